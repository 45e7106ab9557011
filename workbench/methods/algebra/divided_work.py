"""Large products and searches in blocks of rows, by helpers where there are any.

What runs a method may offer helpers, such as the workers of a cluster: something that calls a
function for each of many jobs, and a folder that all of them see. Matrices lie in that folder and
are mapped by every helper; blocks are joined in order, so that the numbers do not depend on who did
what.
"""

import contextlib
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextvars import ContextVar
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import scipy.sparse as sp
from scipy.sparse.linalg import LinearOperator

from workbench.array_types import Floats
from workbench.files import write_array
from workbench.methods.algebra.document_rows import is_sparse

DIVIDED_FROM = 50_000  # rows; fewer take less time than sending them
BLOCK = 10_000  # rows of a job
_PARTS = ("data", "indices", "indptr")
Job = tuple[Any, ...]


class Helpers(Protocol):
    """Calls a function for each job, in other processes, and gives the results in order."""

    @property
    def folder(self) -> Path:
        """A folder that all of them see."""

    def results(
        self, function: Callable[..., Any], jobs: Iterable[tuple[Any, ...]]
    ) -> Iterable[Any]:
        """function(*job) for every job, in order."""


_helpers: ContextVar[Helpers | None] = ContextVar("helpers", default=None)


@contextlib.contextmanager
def helped_by(helpers: Helpers | None) -> Iterator[None]:
    """Let methods divide their work among helpers, in this thread."""
    token = _helpers.set(helpers)
    try:
        yield
    finally:
        _helpers.reset(token)


def helpers_for(rows: Any) -> Helpers | None:
    """The helpers, if there are any and the sparse matrix is large enough to be divided."""
    is_large = is_sparse(rows) and rows.shape[0] >= DIVIDED_FROM
    return _helpers.get() if is_large else None


@contextlib.contextmanager
def shared_matrix(rows: Any, helpers: Helpers) -> Iterator[str]:
    """The name of a folder with a sparse matrix, which is removed afterwards."""
    folder = tempfile.mkdtemp(dir=helpers.folder, prefix="divided-")
    try:
        matrix = sp.csr_array(rows)
        for part in _PARTS:
            write_array(Path(folder) / f"{part}.npy", getattr(matrix, part))
        write_array(Path(folder) / "shape.npy", np.array(matrix.shape))
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def mapped_matrix(folder: str) -> sp.csr_array:
    """The matrix of a folder, without reading it."""
    parts = tuple(np.load(Path(folder) / f"{part}.npy", mmap_mode="r") for part in _PARTS)
    return sp.csr_array(parts, shape=tuple(np.load(Path(folder) / "shape.npy")), copy=False)


def row_blocks(n_rows: int) -> list[tuple[int, int]]:
    """The first row of each block and of the next one."""
    return list(pairwise([*range(0, n_rows, BLOCK), n_rows]))


def divided_operator(folder: str, shape: tuple[int, int], helpers: Helpers) -> Any:
    """A sparse matrix in a shared folder whose products are computed in blocks of rows."""

    def results(function: Callable[..., Any], block: Floats) -> Iterator[Any]:
        with _shared_block(block, folder) as file:
            jobs = [(folder, start, end, file) for start, end in row_blocks(shape[0])]
            yield from helpers.results(function, jobs)

    def times(block: Floats) -> Floats:
        return np.concatenate(list(results(rows_times, block)))

    def transposed_times(block: Floats) -> Floats:
        total = np.zeros((shape[1], *block.shape[1:]))
        for part in results(transposed_rows_times, block):
            total += part
        return total

    return LinearOperator(
        shape,
        matvec=times,
        rmatvec=transposed_times,
        matmat=times,
        rmatmat=transposed_times,
        dtype=np.float64,
    )


@contextlib.contextmanager
def _shared_block(block: Floats, folder: str) -> Iterator[str]:
    """The file of a block: unlike a message, it is still there when a worker has died."""
    with tempfile.NamedTemporaryFile(dir=folder, suffix=".npy") as file:
        write_array(Path(file.name), block)
        yield file.name


def rows_times(folder: str, start: int, end: int, file: str) -> Floats:
    """Some rows of a shared matrix times a block."""
    return np.asarray(mapped_matrix(folder)[start:end] @ np.load(file))


def transposed_rows_times(folder: str, start: int, end: int, file: str) -> Floats:
    """The transposed rows of a shared matrix times the block's part for them."""
    part = np.load(file, mmap_mode="r")[start:end]
    return np.asarray(mapped_matrix(folder)[start:end].T @ part)
