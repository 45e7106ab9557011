"""The spectral space of a graph: the k leading eigenvectors of its normalised affinity N.

With degrees D and largest degree d_max, N is (A + d_max I - D) / d_max (additive), D^-1 A
(divisive), D^-1/2 A D^-1/2 (symmetric) or A (none). Additive N equals I - L / d_max, so its leading
eigenvectors are the bottom ones of the Laplacian L = D - A. Every connected part of a graph has one
leading eigenvector that is known in advance; only the others are computed.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.errors import ParameterError
from workbench.methods.algebra.divided_work import divided_operator, helpers_for, shared_matrix
from workbench.methods.algebra.eigenvectors import (
    EigenPairs,
    fixed_signs,
    largest_eigenpairs,
    smallest_laplacian_eigenpairs,
)
from workbench.methods.algebra.graph_settings import ADDITIVE, NONE, NORMALIZATIONS, SYMMETRIC
from workbench.methods.algebra.input_checks import require_whole_number
from workbench.methods.spectral.constraints import LinkedAffinity, override

_GUARD_VECTORS = 8
EXACT = 1e-12  # residuals relative to the scale of the matrix; eigenvalues have twice the digits
_ROUGH = 1e-3  # the symmetric eigenvectors only start the additive ones

Solver = Callable[[LinkedAffinity, int], EigenPairs]


@dataclass(frozen=True)
class SpectralSpace:
    """Documents as rows of unit length, and the eigenvalues of N, largest first."""

    coordinates: Floats
    eigenvalues: Floats
    vectors: Floats


def spectral_coordinates(
    affinity: Any,
    n_components: int,
    normalization: str = ADDITIVE,
    labels: Any = None,
    must_link: Any = (),
    cannot_link: Any = (),
    *,
    seed: int = 0,
    tolerance: float = EXACT,
) -> Floats:
    """Embed documents in the spectral space of their affinity, overridden by labels and links.

    A label of -1 marks an unlabelled document. Only the given pairs are overridden: two documents
    with must-links to the same third document keep their own affinity, whereas
    `ConstrainedSpectralClustering` closes the must-links first. A document outside all chosen
    eigenvectors has a row of zeros.
    """
    linked = override(affinity, labels, must_link, cannot_link)
    return spectral_space(linked, n_components, normalization, seed, tolerance).coordinates


def spectral_space(
    linked: LinkedAffinity,
    n_components: int,
    normalization: str = ADDITIVE,
    seed: int = 0,
    tolerance: float = EXACT,
) -> SpectralSpace:
    """Find the leading eigenvectors of N and scale every row to unit length."""
    size = len(linked.groups)
    require_whole_number("n_components", n_components, 1, size, "the number of documents")
    if normalization not in NORMALIZATIONS:
        raise ParameterError(
            f"normalization = {normalization!r} must be one of {', '.join(NORMALIZATIONS)}."
        )
    helpers = helpers_for(linked.sparse)
    if helpers is None:
        pairs = _leading(linked, n_components, normalization, seed, tolerance)
    else:
        with shared_matrix(linked.sparse, helpers) as folder:
            divided = divided_operator(folder, linked.sparse.shape, helpers)
            helped = replace(linked, divided=divided)
            pairs = _leading(helped, n_components, normalization, seed, tolerance)
    vectors = pairs.vectors * fixed_signs(pairs.vectors)
    return SpectralSpace(unit_length(vectors), pairs.values, vectors)


def unit_length(vectors: Floats) -> Floats:
    """Scale rows to unit length; rows that are zero up to rounding become zero."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    is_filled = lengths > 1e-12
    return np.where(is_filled, vectors / np.where(is_filled, lengths, 1.0), 0.0)


def _leading(
    linked: LinkedAffinity, count: int, normalization: str, seed: int, tolerance: float
) -> EigenPairs:
    if normalization == NONE:
        return _by_parts(linked, count, partial(_plain, seed=seed, tolerance=tolerance))
    if normalization == ADDITIVE:
        return _additive(linked, count, seed, tolerance)
    pairs = _symmetric(linked, count, seed, tolerance)
    if normalization == SYMMETRIC:
        return pairs
    # D^-1 A x = λ x has the right eigenvectors x = D^-1/2 z; rows with D = 0 are not scaled
    roots = _inverse_roots(linked.degrees)[:, None]
    scaled = np.where(roots > 0, roots, 1.0) * pairs.vectors
    return EigenPairs(pairs.values, scaled / np.linalg.norm(scaled, axis=0))


def _additive(linked: LinkedAffinity, count: int, seed: int, tolerance: float) -> EigenPairs:
    degrees = linked.degrees
    known = _part_indicators(linked.parts(), count)
    largest = max(float(degrees.max()), np.finfo(np.float64).tiny)
    if known.shape[1] == count:
        return EigenPairs(np.ones(count), known)
    width = min(count + _GUARD_VECTORS, len(degrees) - 1)
    rough = _symmetric(linked, max(width, 1), seed, _ROUGH)
    start = np.hstack([known, _inverse_roots(degrees)[:, None] * rough.vectors])
    start = _independent(start)
    pairs = smallest_laplacian_eigenpairs(linked.product, degrees, start, count, tolerance)
    return EigenPairs(1 - pairs.values / largest, pairs.vectors)


def _symmetric(linked: LinkedAffinity, count: int, seed: int, tolerance: float) -> EigenPairs:
    known = _part_indicators(np.where(linked.degrees > 0, linked.parts(), -1), count)
    if known.shape[1] == count:
        known = known * np.sqrt(linked.degrees)[:, None]
        return EigenPairs(np.ones(count), known / np.linalg.norm(known, axis=0))
    return _by_parts(linked, count, partial(_symmetric_part, seed=seed, tolerance=tolerance))


def _by_parts(linked: LinkedAffinity, count: int, solve: Solver) -> EigenPairs:
    """Solve each connected part separately and keep the largest eigenvalues of all.

    Identical parts have equal eigenvalues; Lanczos on the whole graph would find one of each and
    miss the others.
    """
    parts = linked.parts()
    if not parts.any():
        return solve(linked, count)
    pieces = _pieces(parts, linked.sparse.diagonal(), count)
    solved = [solve(linked.among(rows), min(count, len(rows))) for rows in pieces]
    values = np.concatenate([pairs.values for pairs in solved])
    columns = [
        (rows, vector)
        for rows, pairs in zip(pieces, solved, strict=True)
        for vector in pairs.vectors.T
    ]
    chosen = np.argsort(-values, kind="stable")[:count]
    vectors = np.zeros((len(parts), count))
    for position, (rows, vector) in enumerate(columns[number] for number in chosen):
        vectors[rows, position] = vector
    return EigenPairs(values[chosen], vectors)


def _pieces(parts: Indices, diagonal: Floats, limit: int) -> list[Indices]:
    """The documents of each part, and at most `limit` documents without neighbours."""
    sizes = np.bincount(parts)
    isolated = np.flatnonzero(sizes[parts] == 1)
    isolated = isolated[np.argsort(-diagonal[isolated], kind="stable")][:limit]
    members = np.split(np.argsort(parts, kind="stable"), np.cumsum(sizes)[:-1])
    return [rows for rows in members if len(rows) > 1] + list(isolated[:, None])


def _plain(linked: LinkedAffinity, count: int, seed: int, tolerance: float) -> EigenPairs:
    return largest_eigenpairs(linked.product, len(linked.groups), count, seed, tolerance)


def _symmetric_part(linked: LinkedAffinity, count: int, seed: int, tolerance: float) -> EigenPairs:
    """Solve a connected part, whose first eigenvector D^1/2 e with eigenvalue 1 is known."""
    known = np.sqrt(linked.degrees)[:, None]
    if not known.any():
        return EigenPairs(np.zeros(1), np.ones((1, 1)))  # a document without neighbours
    known = known / np.linalg.norm(known)
    if count == 1:
        return EigenPairs(np.ones(1), known)
    roots = _inverse_roots(linked.degrees)[:, None]

    def without_known(block: Floats) -> Floats:
        # Eigenvalues of N lie in [-1, 1]; the known one becomes -2, below all others.
        return roots * linked.product(roots * block) - 3 * (known @ (known.T @ block))

    others = largest_eigenpairs(without_known, len(known), count - 1, seed, tolerance)
    return EigenPairs(
        np.concatenate([np.ones(1), others.values]), np.hstack([known, others.vectors])
    )


def _part_indicators(parts: Indices, limit: int) -> Floats:
    """One unit vector for each of the largest parts; documents of part -1 are in none."""
    sizes = np.bincount(parts[parts >= 0], minlength=1)
    chosen = np.argsort(-sizes, kind="stable")[: min(limit, int(np.count_nonzero(sizes)))]
    return (parts[:, None] == chosen) / np.sqrt(sizes[chosen])


def _independent(block: Floats) -> Floats:
    """Drop columns in the span of earlier ones; the known eigenvectors come first and stay."""
    unit = block / np.maximum(np.linalg.norm(block, axis=0), np.finfo(np.float64).tiny)
    orthonormal, triangle = np.linalg.qr(unit)
    return orthonormal[:, np.abs(np.diag(triangle)) > 1e-8]


def _inverse_roots(degrees: Floats) -> Floats:
    positive = degrees > 0
    return np.where(positive, 1 / np.sqrt(np.where(positive, degrees, 1.0)), 0.0)
