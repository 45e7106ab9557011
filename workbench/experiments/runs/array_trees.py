"""Nested collections of arrays as a folder: memory-mapped when read, never pickled."""

import json
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from workbench.files import sync_tree, unfinished_name, write_array

Restorer = Callable[[Any], Any]
_SPARSE = ("csr_array", "csc_array", "csr_matrix", "csc_matrix")


class NotStorableError(TypeError):
    """A value that is not an array, sparse array, number, text or collection of these."""


def size_of(value: Any) -> int:
    """The size of the arrays of a value in bytes; raises NotStorableError like `save_tree`."""
    arrays: list[np.ndarray] = []
    describe_value(value, arrays)
    return sum(array.nbytes for array in arrays)


def save_tree(value: Any, folder: Path) -> None:
    """Write a value into a new folder that appears completely or not at all."""
    arrays: list[np.ndarray] = []
    tree = describe_value(value, arrays)
    partial = unfinished_name(folder)
    partial.mkdir(parents=True)
    try:
        for number, array in enumerate(arrays):
            write_array(partial / f"{number}.npy", array)
        (partial / "tree.json").write_text(json.dumps(tree), "utf-8")
        sync_tree(partial)
        partial.rename(folder)
    finally:
        shutil.rmtree(partial, ignore_errors=True)


def load_tree(folder: Path) -> Any:
    """Read a value back; its arrays stay on disk until they are used."""
    tree = json.loads((folder / "tree.json").read_text("utf-8"))
    return restore(tree, lambda number: _mapped(folder / f"{number}.npy"))


def describe_value(
    value: Any,
    arrays: list[np.ndarray],
    describe_other: Callable[[Any, Callable[[Any], Any]], dict[str, Any]] | None = None,
) -> Any:
    """A value as JSON; its arrays are added to the list, and named by their position in it.

    `describe_other` gets any other object, and this function for the parts of it.
    """

    def described(part: Any) -> Any:
        return describe_value(part, arrays, describe_other)

    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, np.generic):
        return {"kind": "number", "file": _position_of(np.asarray(value), arrays)}
    if isinstance(value, np.ndarray) and not value.dtype.hasobject:
        return {"kind": "array", "file": _position_of(value, arrays)}
    if isinstance(value, Mapping) and all(isinstance(name, str | int | float) for name in value):
        entries = [[name, described(entry)] for name, entry in value.items()]
        return {"kind": "mapping", "entries": entries}
    if type(value) in (list, tuple):
        kind = "list" if isinstance(value, list) else "tuple"
        return {"kind": kind, "entries": [described(entry) for entry in value]}
    if getattr(value, "format", None) in ("csr", "csc"):
        parts = [described(part) for part in (value.data, value.indices, value.indptr)]
        return {"kind": type(value).__name__, "parts": parts, "shape": list(value.shape)}
    if describe_other is None:
        raise NotStorableError(f"{type(value).__name__} is not stored")
    return describe_other(value, described)


def _position_of(array: np.ndarray, arrays: list[np.ndarray]) -> int:
    """The position of an array in the list; one that is used twice is stored once."""
    for position, known in enumerate(arrays):
        if known is array:
            return position
    arrays.append(array)
    return len(arrays) - 1


def restore(
    tree: Any,
    array_at: Callable[[int], Any],
    restore_other: Callable[[Mapping[str, Any], Restorer], Any] | None = None,
) -> Any:
    """The value that `describe` described; `array_at` gives an array by its position."""

    def restored(part: Any) -> Any:
        return restore(part, array_at, restore_other)

    if not isinstance(tree, dict):
        return tree
    kind = tree["kind"]
    if kind == "number":
        return np.asarray(array_at(int(tree["file"])))[()]
    if kind == "array":
        return array_at(int(tree["file"]))
    if kind == "mapping":
        return {name: restored(entry) for name, entry in tree["entries"]}
    if kind in ("list", "tuple"):
        entries = [restored(entry) for entry in tree["entries"]]
        return entries if kind == "list" else tuple(entries)
    if kind in _SPARSE:
        parts = tuple(restored(part) for part in tree["parts"])
        return _sparse(kind, parts, tuple(tree["shape"]))
    if restore_other is None:
        raise ValueError(f"{str(kind)[:40]!r} is not a kind of stored array")
    return restore_other(tree, restored)


def _sparse(kind: str, parts: tuple[Any, ...], shape: tuple[int, ...]) -> Any:
    import scipy.sparse  # late: 0.4 s to import

    matrix = getattr(scipy.sparse, kind)(parts, shape=shape, copy=False)
    check_sparse(matrix)
    return matrix


def check_sparse(matrix: Any) -> None:
    """Raise ValueError for positions outside the shape or the parts, which crash compiled code.

    scipy looks at no position of a matrix whose last row ends at 0, and its differences of
    neighbouring positions overflow.
    """
    matrix.check_format(full_check=True)
    ends = matrix.indptr
    if (ends[1:] < ends[:-1]).any():
        raise ValueError("indptr must be a non-decreasing sequence")


def _mapped(path: Path) -> Any:
    try:
        return np.asarray(np.load(path, mmap_mode="r", allow_pickle=False))
    except ValueError:  # an array without elements cannot be mapped
        return np.load(path, allow_pickle=False)
