"""Affinity of terms: documents in common, classes in common, edge weights.

Rows of terms are computed in blocks. If only the strongest links of a term are kept, the others are
discarded immediately, so memory grows with terms times links.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import check_not_negative, finite_documents
from workbench.methods.algebra.input_checks import (
    require_number,
    require_whole_number,
    whole_numbers,
)
from workbench.methods.term_clusters.links import link_strengths
from workbench.methods.term_clusters.pairs import (
    INTERPRETATIONS,
    SUPPORTS,
    supervised_pairs,
    term_pairs,
)

_SHAPES: dict[str, Callable[[Floats, float], Floats]] = {  # (3), of r = g / g_m
    "power": lambda r, sigma: r**sigma,
    "gauss": lambda r, sigma: np.exp(-(((1 - r) / sigma) ** 2)),
    "exp": lambda r, sigma: np.exp(-(1 - r) / sigma),
    "cosine": lambda r, _: r,
}
SHAPES = tuple(_SHAPES)
_MOST_UNMASKED = 8_000  # terms with a weight for every pair: 0.8 GB


def term_affinity(
    X: Any,
    class_index: Any = None,
    supervision: float = 0.0,
    *,
    reading: str = "inverse",
    support: str = "class",
    shape: str = "power",
    sigma: float = 1.0,
    mask_zero: bool = True,
    n_links: int = 0,
    max_document_share: float = 1.0,
) -> sp.csr_array:
    """Weigh the edges W between terms (equations 1 to 3): symmetric, with an empty diagonal.

    `class_index` (numbers, with −1 for unlabelled documents, or names) and `supervision` α > 0 make
    it supervised. `n_links` keeps the strongest links of each term (0: all). Terms in more than
    `max_document_share` of the documents get no links.
    """
    _check_options(reading, support, shape)
    _check_numbers(supervision, reading, sigma, n_links, max_document_share)
    X = finite_documents(X)
    check_not_negative(X, "term_affinity")
    members = _class_members(class_index, X.shape[0], supervision)
    pairs = term_pairs(X, max_document_share)
    if supervision > 0:
        pairs = supervised_pairs(pairs, members, supervision, reading, support)
    background = shape in ("gauss", "exp") and not mask_zero
    if background and X.shape[1] > _MOST_UNMASKED:
        raise ParameterError(
            f"mask_zero = False (Only terms that co-occur) links every pair of {X.shape[1]} terms; "
            f"at most {_MOST_UNMASKED} are possible. Switch it on, or select fewer terms."
        )
    return _edges(link_strengths(pairs, shape == "cosine", n_links, background), shape, sigma)


def _class_members(class_index: Any, n_documents: int, supervision: float) -> sp.csr_array:
    """Mark the documents of each class (classes × documents)."""
    if class_index is None:
        if supervision > 0:
            raise ParameterError(
                f"supervision = {supervision} needs the class of each of the {n_documents} "
                "documents in class_index."
            )
        return sp.csr_array(np.zeros((0, n_documents), dtype=np.int32))
    is_array = isinstance(class_index, np.ndarray)  # a list may mix what an array would convert
    labels = class_index if is_array else np.array(class_index, dtype=object)
    if labels.shape != (n_documents,):
        raise ParameterError(
            f"class_index must name the class of each of the {n_documents} documents; its shape "
            f"is {labels.shape}."
        )
    classes, position = np.unique(_comparable(labels), return_inverse=True)
    labelled = classes >= 0 if classes.dtype.kind == "i" else np.ones(len(classes), dtype=bool)
    members = np.equal.outer(np.flatnonzero(labelled), position)
    return sp.csr_array(members.astype(np.int32))


def _comparable(class_index: NDArray[Any]) -> NDArray[Any]:
    """Convert classes to whole numbers or, if they are names, to text."""
    is_name = [isinstance(label, str) for label in class_index]
    if all(is_name):
        return class_index.astype(str)
    if any(is_name):
        raise ParameterError("class_index mixes numbers and names; a class is one or the other.")
    return whole_numbers(class_index, "class_index")


def _edges(links: sp.csr_array, shape: str, sigma: float) -> sp.csr_array:
    """Turn strengths into weights (3) and keep a link if either term keeps it."""
    largest = links.data.max(initial=0.0)  # g_m: every term keeps its strongest link
    if shape != "cosine" and largest > 0:
        links.data = links.data / largest
    links.data = _SHAPES[shape](links.data, sigma)
    edges = sp.csr_array(links.maximum(links.T.tocsr()))
    edges.eliminate_zeros()
    edges.sort_indices()
    return edges


def _check_options(reading: str, support: str, shape: str) -> None:
    for name, value, allowed in (
        ("reading", reading, INTERPRETATIONS),
        ("support", support, SUPPORTS),
        ("shape", shape, SHAPES),
    ):
        if value not in allowed:
            raise ParameterError(f"{name} = {value!r} must be one of {', '.join(allowed)}.")


def _check_numbers(
    supervision: float, reading: str, sigma: float, n_links: int, max_document_share: float
) -> None:
    require_number("supervision", supervision, 0.0)
    if reading == "balanced" and supervision > 1:
        raise ParameterError(
            f"supervision = {supervision} is a share if reading = 'balanced'; use at most 1."
        )
    require_number("sigma", sigma, 0.0)
    if sigma == 0:
        raise ParameterError("sigma = 0 must be above 0.")
    require_whole_number("n_links", n_links, 0)
    require_number("max_document_share", max_document_share, 0.0, 1.0)
