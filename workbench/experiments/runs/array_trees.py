"""Nested collections of arrays as a folder: memory-mapped when read, never pickled."""

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

_SPARSE = ("csr_array", "csc_array", "csr_matrix", "csc_matrix")


class NotStorableError(TypeError):
    """A value that is not an array, sparse array, number, text or collection of these."""


def size_of(value: Any) -> int:
    """The size of the arrays of a value in bytes; raises NotStorableError like `save_tree`."""
    arrays: list[np.ndarray] = []
    _describe(value, arrays)
    return sum(array.nbytes for array in arrays)


def save_tree(value: Any, folder: Path) -> None:
    """Write a value into a new folder that appears completely or not at all."""
    arrays: list[np.ndarray] = []
    tree = _describe(value, arrays)
    partial = folder.with_name(f"{folder.name}.{os.getpid()}.part")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    try:
        for number, array in enumerate(arrays):
            np.save(partial / f"{number}.npy", array, allow_pickle=False)
        (partial / "tree.json").write_text(json.dumps(tree), "utf-8")
        partial.rename(folder)
    finally:
        shutil.rmtree(partial, ignore_errors=True)


def load_tree(folder: Path) -> Any:
    """Read a value back; its arrays stay on disk until they are used."""
    tree = json.loads((folder / "tree.json").read_text("utf-8"))
    return _value(tree, folder)


def _describe(value: Any, arrays: list[np.ndarray]) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, np.generic):
        return _stored("number", np.asarray(value), arrays)
    if isinstance(value, np.ndarray) and not value.dtype.hasobject:
        return _stored("array", value, arrays)
    if isinstance(value, Mapping):
        entries = [[name, _describe(entry, arrays)] for name, entry in value.items()]
        if all(isinstance(name, str) for name, _ in entries):
            return {"kind": "mapping", "entries": entries}
    if isinstance(value, list | tuple):
        kind = "list" if isinstance(value, list) else "tuple"
        return {"kind": kind, "entries": [_describe(entry, arrays) for entry in value]}
    if getattr(value, "format", None) in ("csr", "csc"):
        parts = [_describe(part, arrays) for part in (value.data, value.indices, value.indptr)]
        return {"kind": type(value).__name__, "parts": parts, "shape": list(value.shape)}
    raise NotStorableError(f"{type(value).__name__} is not stored")


def _stored(kind: str, array: np.ndarray, arrays: list[np.ndarray]) -> dict[str, Any]:
    arrays.append(array)
    return {"kind": kind, "file": len(arrays) - 1}


def _value(tree: Any, folder: Path) -> Any:
    if not isinstance(tree, dict):
        return tree
    kind = tree["kind"]
    if kind == "number":
        return np.load(folder / f"{int(tree['file'])}.npy", allow_pickle=False)[()]
    if kind == "array":
        return _mapped(folder / f"{int(tree['file'])}.npy")
    if kind == "mapping":
        return {name: _value(entry, folder) for name, entry in tree["entries"]}
    if kind in ("list", "tuple"):
        entries = [_value(entry, folder) for entry in tree["entries"]]
        return entries if kind == "list" else tuple(entries)
    import scipy.sparse  # late: 0.4 s to import

    if kind not in _SPARSE:
        raise ValueError(f"{str(kind)[:40]!r} is not a kind of stored array")
    parts = tuple(_value(part, folder) for part in tree["parts"])
    matrix = getattr(scipy.sparse, kind)(parts, shape=tuple(tree["shape"]), copy=False)
    matrix.check_format(full_check=True)  # positions outside the shape crash compiled code
    return matrix


def _mapped(path: Path) -> Any:
    try:
        return np.asarray(np.load(path, mmap_mode="r", allow_pickle=False))
    except ValueError:  # an array without elements cannot be mapped
        return np.load(path, allow_pickle=False)
