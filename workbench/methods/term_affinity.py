"""How strongly two terms belong together: documents in common, bridges by class, weights of edges.

Rows of terms are computed in blocks and, where only the strongest links of a term are wanted, the
rest is forgotten at once: memory grows with terms times links.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.methods.document_rows import check_not_negative, finite_documents
from workbench.methods.input_checks import (
    require_number,
    require_whole_number,
    whole_numbers,
)
from workbench.methods.neighbour_votes import first_largest

Floats = NDArray[np.float64]

_SHAPES: dict[str, Callable[[Floats, float], Floats]] = {  # (3), of r = g / g_m
    "power": lambda r, sigma: r**sigma,
    "gauss": lambda r, sigma: np.exp(-(((1 - r) / sigma) ** 2)),
    "exp": lambda r, sigma: np.exp(-(1 - r) / sigma),
    "cosine": lambda r, _: r,
}
SHAPES = tuple(_SHAPES)
# (2): what a pair in k of n classes gains; a factor α stands before it.
_BONUSES: dict[str, Callable[[Floats, Floats, int, float], Floats]] = {
    "inverse": lambda _g, k, _n, _top: 1 / k,
    "logarithmic": lambda _g, k, n, _top: np.log(n / k),
    "proportional": lambda g, k, _n, _top: g / k,
    "balanced": lambda g, k, _n, top: top / k - g,
}
READINGS = tuple(_BONUSES)
SUPPORTS = ("class", "document")

_BLOCK_ENTRIES = 4_000_000
_MOST_UNMASKED = 8_000  # terms whose every pair may get a weight: 0.8 GB
_PREFERENCE = 1e-6  # orders links of equal strength and no others


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

    `class_index` (numbers, −1: unknown; or names) and `supervision` α > 0 make it supervised.
    `n_links` keeps the strongest links of each term (0: all). Terms in a larger share of documents
    get no links.
    """
    _check_options(reading, support, shape)
    _check_numbers(supervision, reading, sigma, n_links, max_document_share)
    X = finite_documents(X)
    check_not_negative(X, "term_affinity")
    members = _class_members(class_index, X.shape[0], supervision)
    pairs = _pairs(X, max_document_share)
    if supervision > 0:
        pairs = _supervised(pairs, members, supervision, reading, support)
    background = shape in ("gauss", "exp") and not mask_zero
    if background and X.shape[1] > _MOST_UNMASKED:
        raise ParameterError(
            f"mask_zero = False links every pair of the {X.shape[1]} terms, which is possible for "
            f"at most {_MOST_UNMASKED}; mask zeros or select fewer terms."
        )
    strengths = _strengths(pairs, shape == "cosine", n_links, background)
    return _edges(strengths, shape, sigma)


@dataclass(frozen=True)
class _Pairs:
    """Everything about pairs of terms that rows are computed from."""

    documents: Any  # Boolean, documents × terms; terms that get no links are empty
    terms: Any  # its transpose
    frequencies: Floats
    classes: Floats | None = None  # Boolean, terms × classes
    supervision: float = 0.0
    reading: str = READINGS[0]
    support: str = SUPPORTS[0]
    largest: float = 0.0  # g_m before supervision, where the reading needs it

    def blocks(self) -> Iterator[NDArray[np.int64]]:
        """Numbers of the terms, a block of rows at a time."""
        size = len(self.frequencies)
        step = max(1, _BLOCK_ENTRIES // max(size, 1))
        return (np.arange(start, min(start + step, size)) for start in range(0, size, step))

    def rows(self, block: NDArray[np.int64]) -> Floats:
        """Rows of G (1), modified where supervised (2), with zeros on the diagonal."""
        together = (self.terms[block] @ self.documents).toarray().astype(np.float64)
        if self.classes is not None:
            together += self.supervision * self._bonus(together, self.classes[block])
        together[np.arange(len(block)), block] = 0.0
        return together

    def _bonus(self, together: Floats, classes_of_rows: Floats) -> Floats:
        assert self.classes is not None  # noqa: S101
        shared = classes_of_rows @ self.classes.T
        present = shared > 0
        if self.support == "document":
            present &= together > 0
        bonus = _BONUSES[self.reading]
        shared[~present] = 1.0
        gained = bonus(together, shared, self.classes.shape[1], self.largest)
        outside = -together if self.reading == "balanced" else 0.0  # (1 − α) g even without bonus
        return np.where(present, gained, outside)


def _pairs(X: Any, max_document_share: float) -> _Pairs:
    documents = sp.csr_array(X != 0, dtype=np.int32)
    frequencies = np.asarray(documents.sum(axis=0)).ravel().astype(np.float64)
    frequencies[frequencies > max_document_share * X.shape[0]] = 0.0
    kept = sp.diags_array((frequencies > 0).astype(np.int32), dtype=np.int32)
    documents = sp.csr_array(documents @ kept)
    documents.eliminate_zeros()
    return _Pairs(documents, sp.csr_array(documents.T), frequencies)


def _class_members(class_index: Any, n_documents: int, supervision: float) -> sp.csr_array:
    """Tell the documents of each known class (classes × documents)."""
    if class_index is None:
        if supervision > 0:
            raise ParameterError(
                f"supervision = {supervision} needs the class of each of the {n_documents} "
                "documents in class_index."
            )
        return sp.csr_array(np.zeros((0, n_documents), dtype=np.int32))
    is_array = isinstance(class_index, np.ndarray)  # a list may mix what an array would convert
    given = class_index if is_array else np.array(class_index, dtype=object)
    if given.shape != (n_documents,):
        raise ParameterError(
            f"class_index must name the class of each of the {n_documents} documents; its shape "
            f"is {given.shape}."
        )
    present, position = np.unique(_comparable(given), return_inverse=True)
    known = present >= 0 if present.dtype.kind == "i" else np.ones(len(present), dtype=bool)
    members = np.equal.outer(np.flatnonzero(known), position)
    return sp.csr_array(members.astype(np.int32))


def _comparable(class_index: NDArray[Any]) -> NDArray[Any]:
    """Classes as whole numbers or, where they are names, as text."""
    named = [isinstance(one, str) for one in class_index]
    if all(named):
        return class_index.astype(str)
    if any(named):
        raise ParameterError("class_index mixes numbers and names; a class is one or the other.")
    return whole_numbers(class_index, "class_index")


def _supervised(
    pairs: _Pairs, members: sp.csr_array, supervision: float, reading: str, support: str
) -> _Pairs:
    classes = (members @ pairs.documents).toarray().T
    largest = 0.0
    if reading == "balanced":
        largest = max((pairs.rows(block).max(initial=0.0) for block in pairs.blocks()), default=0.0)
    return _Pairs(
        pairs.documents,
        pairs.terms,
        pairs.frequencies,
        (classes > 0).astype(np.float64),
        supervision,
        reading,
        support,
        largest,
    )


def _strengths(pairs: _Pairs, as_cosine: bool, n_links: int, background: bool) -> sp.csr_array:
    """Collect g' of the links that a term keeps; a background links even pairs with g' = 0."""
    size = len(pairs.frequencies)
    linkable = pairs.frequencies > 0
    lengths = np.sqrt(np.maximum(pairs.frequencies, 1.0))
    parts = []
    for block in pairs.blocks():
        values = pairs.rows(block)
        cosines = values / (lengths[block, None] * lengths)
        kept = np.outer(linkable[block], linkable) if background else values > 0
        kept[np.arange(len(block)), block] = False
        if as_cosine:
            values = cosines
        if 0 < n_links < size:
            # Among equal numbers of documents the rarer partner says more.
            kept &= _strongest(np.where(kept, values * (1 + _PREFERENCE * cosines), -1.0), n_links)
        row, column = (one.astype(np.int32) for one in np.nonzero(kept))
        found = sp.coo_array((values[row, column], (row, column)), shape=values.shape)
        parts.append(found.tocsr())
    return sp.csr_array(sp.vstack(parts, format="csr"))


def _strongest(values: Floats, count: int) -> NDArray[np.bool_]:
    chosen = np.zeros(values.shape, dtype=bool)
    np.put_along_axis(chosen, first_largest(values, count), True, axis=1)
    return chosen


def _edges(strengths: sp.csr_array, shape: str, sigma: float) -> sp.csr_array:
    """Turn strengths into weights (3) and keep a link if either term keeps it."""
    largest = strengths.data.max(initial=0.0)  # g_m: every term keeps its strongest link
    if shape != "cosine" and largest > 0:
        strengths.data = strengths.data / largest
    strengths.data = _SHAPES[shape](strengths.data, sigma)
    edges = sp.csr_array(strengths.maximum(strengths.T.tocsr()))
    edges.eliminate_zeros()
    edges.sort_indices()
    return edges


def _check_options(reading: str, support: str, shape: str) -> None:
    for name, value, allowed in (
        ("reading", reading, READINGS),
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
            f"supervision = {supervision} is a share when reading = 'balanced'; use at most 1."
        )
    require_number("sigma", sigma, 0.0)
    if sigma == 0:
        raise ParameterError("sigma = 0 must be above 0.")
    require_whole_number("n_links", n_links, 0)
    require_number("max_document_share", max_document_share, 0.0, 1.0)
