"""A spectral space that follows labels and links as they are given, one at a time.

After a label the affinity differs in a few entries, so the eigenvectors before are a good start:
each round multiplies them by a Chebyshev polynomial of N that damps all eigenvalues below the
block's smallest one, and takes the best vectors of what it spans (Rayleigh and Ritz). The additive
normalisation, whose wanted eigenvalues are all close to 1, uses the block Davidson iteration.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.errors import ParameterError
from workbench.methods.algebra.eigenvectors import smallest_laplacian_eigenpairs
from workbench.methods.algebra.graph_settings import (
    ADDITIVE,
    DIVISIVE,
    NONE,
    NORMALIZATIONS,
    Links,
)
from workbench.methods.algebra.graph_walks import inverse_roots
from workbench.methods.algebra.graphs import connected_parts
from workbench.methods.spectral.constraints import UNGROUPED, LinkedAffinity
from workbench.methods.spectral.space import unit_length

_GUARD = 6  # vectors beyond those wanted, which make the wanted ones converge
_BEYOND = 3  # eigenvalues after the wanted ones: whether there is a gap can be seen from them
_DEGREE = 10
_SMALL_PART = 1 / 200  # of the documents; smaller parts would each get an eigenvector
_ADDITIVE_TOLERANCE = 1e-4


@dataclass(frozen=True)
class SpaceSettings:
    """How the affinity is normalised and how many eigenvectors are kept."""

    normalization: str = "symmetric"
    n_components: int = 4

    def __post_init__(self) -> None:
        if self.normalization not in NORMALIZATIONS:
            raise ParameterError(
                f"normalization = {self.normalization!r} must be one of "
                f"{', '.join(NORMALIZATIONS)}."
            )
        if self.n_components < 2:
            raise ParameterError("n_components must be at least 2.")


class UpdatedSpace:
    """The leading eigenvectors of a graph that labels and links change."""

    def __init__(self, affinity: Any, settings: SpaceSettings, seed: int = 0) -> None:
        graph = sp.csr_array(affinity)
        self.rows = _large_parts(graph)  # of the documents that the space holds
        self.n_documents = graph.shape[0]
        self._place = np.full(self.n_documents, -1, dtype=np.int64)
        self._place[self.rows] = np.arange(len(self.rows))
        self._graph = graph[self.rows][:, self.rows].tocsr()
        self.settings = settings
        self._count = min(settings.n_components, max(len(self.rows), 1))
        width = min(self._count + _GUARD, len(self.rows))
        self._block = np.random.default_rng(seed).normal(size=(len(self.rows), width))
        self._values = np.zeros(width)  # of the block, largest first
        self.residual = np.inf  # the largest of the wanted vectors, relative to the scale of N
        self._linked = LinkedAffinity(self._graph, np.full(len(self.rows), UNGROUPED))

    def change(self, labels: Mapping[int, int], links: Links) -> None:
        """Use these labels and links; a label outweighs a link that contradicts it."""
        inner = {int(self._place[row]): label for row, label in labels.items()}
        pairs = {
            (int(self._place[first]), int(self._place[second])): kind
            for (first, second), kind in links.items()
        }
        inner.pop(-1, None)
        known = {pair: kind for pair, kind in pairs.items() if -1 not in pair}
        self._linked = overridden(self._graph, inner, known)
        self.residual = np.inf

    def refine(self, rounds: int = 1) -> None:
        """Bring the eigenvectors nearer to those of the changed graph."""
        if not len(self.rows):
            self.residual = 0.0
            return
        for _ in range(rounds):
            if self.settings.normalization == ADDITIVE:
                self._solve_additive()
            else:
                self._filter()

    @property
    def eigenvalues(self) -> Floats:
        """The eigenvalues of the dimensions, largest first."""
        return self._values[: self._count]

    @property
    def spectrum(self) -> Floats:
        """The eigenvalues and, less exactly, a few of those that follow."""
        return self._values[: self._count + _BEYOND]

    def coordinates(self) -> Floats:
        """All documents as rows of unit length; those outside the space have zeros."""
        vectors = self._block[:, : self._count]
        if self.settings.normalization == DIVISIVE:
            roots = inverse_roots(self._linked.degrees)[:, None]
            scaled = np.where(roots > 0, roots, 1.0) * vectors
            vectors = scaled / np.maximum(np.linalg.norm(scaled, axis=0), 1e-300)
        found = np.zeros((self.n_documents, self._count))
        found[self.rows] = unit_length(vectors)
        return found

    def affinity(self) -> sp.csr_array:
        """The graph without the pairs that labels override; all documents of the space."""
        return self._linked.sparse

    def _filter(self) -> None:
        low, product = self._product()
        block = np.linalg.qr(self._block)[0]
        image = product(block)
        values = np.linalg.eigvalsh(_symmetric(block.T @ image))
        cut = float(min(values[0], values[-1] - 1e-6 * (values[-1] - low)))
        basis = np.linalg.qr(_chebyshev(product, block, image, low, cut))[0]
        image = product(basis)
        values, rotation = np.linalg.eigh(_symmetric(basis.T @ image))
        rotation, values = rotation[:, ::-1], values[::-1]
        self._block = basis @ rotation
        wanted = slice(0, self._count)
        errors = image @ rotation[:, wanted] - self._block[:, wanted] * values[wanted]
        self._values = np.asarray(values, dtype=np.float64)
        self.residual = float(np.linalg.norm(errors, axis=0).max() / max(-low, 1e-300))

    def _product(self) -> tuple[float, Any]:
        """A lower bound of the spectrum, and the product with N."""
        linked, degrees = self._linked, self._linked.degrees
        if self.settings.normalization == NONE:
            return -float(degrees.max(initial=1e-12)), linked.product
        roots = inverse_roots(degrees)[:, None]
        return -1.0, lambda block: roots * linked.product(roots * block)

    def _solve_additive(self) -> None:
        degrees = self._linked.degrees
        start = np.linalg.qr(self._block)[0]
        pairs = smallest_laplacian_eigenpairs(
            self._linked.product, degrees, start, start.shape[1], _ADDITIVE_TOLERANCE
        )
        self._block = pairs.vectors
        largest = max(float(degrees.max()), 1e-300)
        self._values = np.asarray(1.0 - pairs.values / largest)
        self.residual = 0.0


def overridden(graph: sp.csr_array, labels: Mapping[int, int], links: Links) -> LinkedAffinity:
    """Affinity 1 within a class or must-link, 0 across classes or cannot-link; labels first.

    Only the rows that are labelled or linked are looked at, so a label costs little.
    """
    groups = np.full(graph.shape[0], UNGROUPED, dtype=np.int64)
    for row, label in labels.items():
        groups[row] = label
    free = {pair: is_apart for pair, is_apart in links.items() if not (set(pair) <= labels.keys())}
    data = graph.data.copy()
    labelled = groups != UNGROUPED
    for row in labels:
        entries = slice(graph.indptr[row], graph.indptr[row + 1])
        data[entries][labelled[graph.indices[entries]]] = 0.0
    for first, second in free:
        for row, column in ((first, second), (second, first)):
            entries = slice(graph.indptr[row], graph.indptr[row + 1])
            data[entries][graph.indices[entries] == column] = 0.0
    sparse = sp.csr_array((data, graph.indices, graph.indptr), shape=graph.shape)
    must = np.array([pair for pair, is_apart in free.items() if not is_apart], dtype=np.int64)
    if len(must):
        ones = np.ones(2 * len(must))
        positions = (np.append(must[:, 0], must[:, 1]), np.append(must[:, 1], must[:, 0]))
        sparse = sp.csr_array(sparse + sp.csr_array((ones, positions), shape=graph.shape))
    return LinkedAffinity(sparse, groups)


def _chebyshev(product: Any, block: Floats, image: Floats, low: float, cut: float) -> Floats:
    """Multiply by a polynomial that is small from `low` to `cut` and grows beyond it."""
    centre, half = (low + cut) / 2, max((cut - low) / 2, 1e-12)
    before, now = block, (image - centre * block) / half
    for _ in range(_DEGREE - 1):
        before, now = now, 2 / half * (product(now) - centre * now) - before
    return np.asarray(now)


def _symmetric(matrix: Floats) -> Floats:
    return (matrix + matrix.T) / 2


def _large_parts(graph: sp.csr_array) -> Indices:
    """The documents of the parts that are large enough for an eigenvector."""
    parts = connected_parts(graph)
    sizes = np.bincount(parts, minlength=1)
    least = max(2.0, _SMALL_PART * graph.shape[0])
    return np.asarray(np.flatnonzero(sizes[parts] >= least), dtype=np.int64)
