"""Checks of what functions are given from outside: each refusal is one sentence."""

import math
import numbers
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import as_numbers, is_sparse, without_duplicates

_SAME = 1e-10  # of the largest weight


def require_whole_number(
    name: str, value: Any, low: int, high: int | None = None, most: str = ""
) -> None:
    """Refuse what is no whole number within the limits; `most` says what the upper one is."""
    whole = isinstance(value, numbers.Integral) and not isinstance(value, bool)
    if whole and low <= value and (high is None or value <= high):
        return
    limits = f"of at least {low}" if high is None else f"from {low} to {high}"
    reason = f", {most}" if most else ""
    raise ParameterError(f"{name} = {value!r} must be a whole number {limits}{reason}.")


def require_number(name: str, value: Any, low: float, high: float = math.inf) -> None:
    """Refuse what is no finite number within the limits."""
    real = isinstance(value, numbers.Real) and not isinstance(value, bool)
    if real and math.isfinite(value) and low <= value <= high:
        return
    limits = f"of at least {low:g}" if high == math.inf else f"from {low:g} to {high:g}"
    raise ParameterError(f"{name} = {value!r} must be a number {limits}.")


def whole_numbers(values: Any, name: str) -> NDArray[np.int64]:
    """A list of whole numbers, such as one cluster per term."""
    given = as_numbers(values, name)
    if is_sparse(given) or given.ndim != 1:
        raise ParameterError(f"{name} must be a list of whole numbers; its shape is {given.shape}.")
    wrong = given[~(np.isfinite(given) & (given == np.rint(given)))]
    if len(wrong):
        raise ParameterError(f"{name} holds {wrong[0]:g}; it must hold whole numbers.")
    return np.asarray(given, dtype=np.int64)


def keep_kinds(labels: Any) -> Any:
    """A list of names and numbers as objects: an array would make text of the number −1."""
    named = {isinstance(one, str) for one in labels} if isinstance(labels, list | tuple) else {}
    return np.array(labels, dtype=object) if len(named) > 1 else labels


def refuse_unknown_as_text(labels: NDArray[Any], name: str) -> None:
    """Refuse −1 as text, which would be a class of its own and not an unknown one."""
    if labels.dtype.kind in "OSU" and any(isinstance(one, str) and one == "-1" for one in labels):
        raise ParameterError(
            f"{name} holds -1 as text; the number -1 marks an unknown class: "
            "give names and -1 in a list or an array of objects."
        )


def checked_affinity(affinity: Any) -> sp.csr_array:
    """Check that an affinity is square, symmetric and nowhere negative; it is never changed."""
    given = as_numbers(affinity, "The affinity")
    if given.ndim != 2 or given.shape[0] != given.shape[1]:
        raise ParameterError(f"The affinity has shape {given.shape}; it must be square.")
    graph = without_duplicates(sp.csr_array(given))
    if not np.isfinite(graph.data).all():
        raise ParameterError("The affinity holds values that are not finite numbers.")
    if graph.nnz and graph.data.min() < 0:
        raise ParameterError(
            f"The affinity holds the negative value {graph.data.min():g}; "
            "set negative similarities to 0."
        )
    difference = abs(graph - graph.T)
    if difference.nnz and difference.max() > _SAME * graph.data.max():
        raise ParameterError("The affinity is not symmetric; use (A + A.T) / 2.")
    return graph
