"""Checks of arguments that callers pass to public functions; each error is one sentence."""

import math
import numbers
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import as_numbers, is_sparse, without_duplicates

_TOLERANCE = 1e-10  # relative to the largest weight


def require_whole_number(
    name: str, value: Any, low: int, high: int | None = None, high_meaning: str = ""
) -> None:
    """Require a whole number within the limits; `high_meaning` explains the upper limit."""
    is_whole = isinstance(value, numbers.Integral) and not isinstance(value, bool)
    if is_whole and low <= value and (high is None or value <= high):
        return
    limits = f"of at least {low}" if high is None else f"from {low} to {high}"
    meaning = f", {high_meaning}" if high_meaning else ""
    raise ParameterError(f"{name} = {value!r} must be a whole number {limits}{meaning}.")


def require_number(name: str, value: Any, low: float, high: float = math.inf) -> None:
    """Require a finite number within the limits."""
    is_real = isinstance(value, numbers.Real) and not isinstance(value, bool)
    if is_real and math.isfinite(value) and low <= value <= high:
        return
    limits = f"of at least {low:g}" if high == math.inf else f"from {low:g} to {high:g}"
    raise ParameterError(f"{name} = {value!r} must be a number {limits}.")


def whole_numbers(values: Any, name: str) -> NDArray[np.int64]:
    """Convert a list to whole numbers, such as one cluster per term."""
    array = as_numbers(values, name)
    if is_sparse(array) or array.ndim != 1:
        raise ParameterError(f"{name} must be a list of whole numbers; its shape is {array.shape}.")
    wrong = array[~(np.isfinite(array) & (array == np.rint(array)))]
    if len(wrong):
        raise ParameterError(f"{name} holds {wrong[0]:g}; it must hold whole numbers.")
    return np.asarray(array, dtype=np.int64)


def keep_types(labels: Any) -> Any:
    """Keep a list of names and numbers as objects: numpy would convert the number −1 to text."""
    if not isinstance(labels, list | tuple):
        return labels
    is_mixed = len({isinstance(label, str) for label in labels}) > 1
    return np.array(labels, dtype=object) if is_mixed else labels


def refuse_minus_one_as_text(labels: NDArray[Any], name: str) -> None:
    """Refuse −1 as text, which would be the name of a class and not an unknown class."""
    has_text = labels.dtype.kind in "OSU"
    if has_text and any(isinstance(label, str) and label == "-1" for label in labels):
        raise ParameterError(
            f"{name} holds -1 as text; the number -1 marks an unknown class: "
            "give names and -1 in a list or an array of objects."
        )


def checked_affinity(affinity: Any) -> sp.csr_array:
    """Check that an affinity is square, symmetric and nowhere negative, without changing it."""
    matrix = as_numbers(affinity, "The affinity")
    if matrix.ndim != 2 or matrix.shape[0] != matrix.shape[1]:
        raise ParameterError(f"The affinity has shape {matrix.shape}; it must be square.")
    graph = without_duplicates(sp.csr_array(matrix))
    if not np.isfinite(graph.data).all():
        raise ParameterError("The affinity holds values that are not finite numbers.")
    if graph.nnz and graph.data.min() < 0:
        raise ParameterError(
            f"The affinity holds the negative value {graph.data.min():g}; "
            "set negative similarities to 0."
        )
    difference = abs(graph - graph.T)
    if difference.nnz and difference.max() > _TOLERANCE * graph.data.max():
        raise ParameterError("The affinity is not symmetric; use (A + A.T) / 2.")
    return graph
