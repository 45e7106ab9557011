"""Diffusion of documents over clusters of terms: K = exp(βH), block by block (equations 4 to 8).

Documents are multiplied by the symmetric root exp(βH/2), which gives the inner products of the
paper's map exp(βΛ/2) P and keeps one coordinate per term. For blocks of moderate size the matrix is
computed by an eigendecomposition; larger ones are applied by a series.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.linalg
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.errors import ParameterError
from workbench.methods.algebra.diffusion_series import SeriesBlock, Spectrum
from workbench.methods.algebra.document_rows import documents_in_rows, is_sparse
from workbench.methods.algebra.input_checks import checked_affinity, require_number, whole_numbers

Indices = NDArray[np.integer[Any]]

LARGEST_FORMED = 2_000  # above this a series costs less than all eigenvectors
_LARGEST_SMALL = 500
_NEGLIGIBLE = 1e-14  # rows of exp(βH/2) sum to 1
_BLOCK_ENTRIES = 2_000_000


def diffuse(X: Any, affinity: Any, clusters: Any, decay: float) -> Any:
    """Map documents (rows of X) so that their inner products are x'exp(βH)y; β is `decay`.

    Links across clusters are removed. The result is sparse if X is.
    """
    documents = documents_in_rows(X)
    return diffusion_map(affinity, clusters, decay).apply(documents)


def diffusion_map(
    affinity: Any, clusters: Any, decay: float, largest_formed: int = LARGEST_FORMED
) -> "DiffusionMap":
    """Prepare exp(βH/2) of each cluster."""
    return ClusteredGraph(affinity, clusters, largest_formed).diffusion(decay)


class ClusteredGraph:
    """The links within clusters; each cluster is decomposed once for all values of β."""

    def __init__(self, affinity: Any, clusters: Any, largest_formed: int = LARGEST_FORMED) -> None:
        weights, clusters = checked_affinity(affinity), whole_numbers(clusters, "clusters")
        if weights.shape != (len(clusters), len(clusters)):
            raise ParameterError(
                f"clusters names the cluster of {len(clusters)} terms, but the affinity has "
                f"shape {weights.shape}."
            )
        self._generator = generator_within(weights, clusters)
        self._members = _members(clusters)
        self._largest_formed = largest_formed
        self._spectra: dict[int, tuple[Floats, Floats]] = {}
        self._strongest_of: dict[int, Spectrum] = {}

    def diffusion(self, decay: float) -> "DiffusionMap":
        """Prepare exp(βH/2) for one β."""
        require_number("decay", decay, 0.0)
        small = _BlockDiagonal(self._generator.shape[0])
        large: list[_MatrixBlock | SeriesBlock] = []
        for number, terms in enumerate(self._members):
            inner = self._generator[terms][:, terms] if len(terms) > 1 and decay > 0 else None
            if inner is None or inner.nnz == 0:
                small.add_identity(terms)
            elif len(terms) > self._largest_formed:
                large.append(SeriesBlock(terms, inner, decay / 2, self._strongest(number, inner)))
            elif len(terms) > _LARGEST_SMALL:
                large.append(_MatrixBlock(terms, self._root(number, inner, decay)))
            else:
                small.add(terms, self._root(number, inner, decay))
        return DiffusionMap(small.matrix(), tuple(large))

    def _strongest(self, number: int, generator: sp.csr_array) -> Spectrum:
        if number not in self._strongest_of:
            self._strongest_of[number] = Spectrum.of(generator)
        return self._strongest_of[number]

    def _root(self, number: int, generator: sp.csr_array, decay: float) -> Floats:
        """P' exp(βΛ/2) P of a block H = P'ΛP (7)."""
        if number not in self._spectra:
            self._spectra[number] = scipy.linalg.eigh(generator.toarray())
        values, vectors = self._spectra[number]
        # Eigenvalues within rounding of 0 are 0: a large β would magnify the rounding.
        rounding = len(values) * np.finfo(np.float64).eps * -values[0]
        exact = np.where(values > -rounding, 0.0, values)
        # With half the exponent on each side the result is exactly symmetric.
        half = vectors * np.exp(decay / 4 * exact)
        return half @ half.T


def generator_within(weights: sp.csr_array, clusters: Indices) -> sp.csr_array:
    """H of the graph without the links across clusters: weights, minus degrees on the diagonal."""
    edges = weights.tocoo()
    inside = (clusters[edges.row] == clusters[edges.col]) & (edges.row != edges.col)
    kept = (edges.data[inside], (edges.row[inside], edges.col[inside]))
    within = sp.csr_array(sp.coo_array(kept, shape=weights.shape))
    degrees = np.asarray(within.sum(axis=1)).ravel()
    generator = sp.csr_array(within - sp.diags_array(degrees))
    generator.eliminate_zeros()
    return generator


@dataclass(frozen=True)
class DiffusionMap:
    """exp(βH/2): one sparse matrix for all small blocks, and the large blocks separately."""

    small: sp.csr_array
    large: tuple["_MatrixBlock | SeriesBlock", ...]

    def apply(self, X: Any) -> Any:
        """Multiply documents by exp(βH/2)."""
        if X.shape[1] != self.small.shape[0]:
            raise ParameterError(
                f"The documents have {X.shape[1]} terms, the affinity {self.small.shape[0]}."
            )
        return self._apply_sparse(sp.csr_array(X)) if is_sparse(X) else self._apply(np.asarray(X))

    def _apply(self, X: Floats) -> Floats:
        mapped = np.asarray(X.astype(np.float64) @ self.small)
        for block in self.large:
            for rows in _row_blocks(X.shape[0], len(block.terms)):
                mapped[rows, block.terms] = block.multiply(X[rows, block.terms])
        return mapped

    def _apply_sparse(self, X: sp.csr_array) -> sp.csr_array:
        mapped = sp.csr_array(X @ self.small)
        for block in self.large:
            parts = [
                _map_sparse(block, X[rows]) for rows in _row_blocks(X.shape[0], len(block.terms))
            ]
            mapped = sp.csr_array(mapped + sp.vstack(parts, format="csr"))
        return mapped


@dataclass(frozen=True)
class _MatrixBlock:
    """exp(tH) of a large cluster as a matrix."""

    terms: Indices
    matrix: Floats

    def multiply(self, X: Any) -> Floats:
        """Multiply rows of documents over the terms of the cluster."""
        return np.asarray(X @ self.matrix)


def _row_blocks(n_rows: int, n_columns: int) -> list[slice]:
    step = max(1, _BLOCK_ENTRIES // n_columns)
    return [slice(start, start + step) for start in range(0, n_rows, step)]


def _map_sparse(block: "_MatrixBlock | SeriesBlock", X: sp.csr_array) -> sp.csr_array:
    """Map sparse documents by one large block; the result is in the columns of its terms."""
    mapped = block.multiply(X[:, block.terms])
    mapped[np.abs(mapped) <= _NEGLIGIBLE * np.abs(mapped).max(initial=0.0)] = 0.0
    row, column = np.nonzero(mapped)
    kept = (mapped[row, column], (row.astype(np.int32), block.terms[column]))
    return sp.csr_array(sp.coo_array(kept, shape=X.shape))


class _BlockDiagonal:
    """Collects blocks of a block-diagonal matrix."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._parts: list[tuple[Floats, Indices, Indices]] = []

    def add_identity(self, terms: Indices) -> None:
        self._parts.append((np.ones(len(terms)), terms, terms))

    def add(self, terms: Indices, block: Floats) -> None:
        row, column = np.nonzero(np.abs(block) > _NEGLIGIBLE)
        self._parts.append((block[row, column], terms[row], terms[column]))

    def matrix(self) -> sp.csr_array:
        if not self._parts:
            return sp.csr_array((self._size, self._size))
        data, row, column = (np.concatenate(part) for part in zip(*self._parts, strict=True))
        return sp.csr_array(sp.coo_array((data, (row, column)), shape=(self._size, self._size)))


def _members(clusters: Indices) -> list[Indices]:
    # scikit-learn's linear models refuse sparse matrices with 64-bit indices.
    order = np.argsort(clusters, kind="stable").astype(np.int32)
    starts = np.flatnonzero(np.diff(clusters[order])) + 1
    return np.split(order, starts)
