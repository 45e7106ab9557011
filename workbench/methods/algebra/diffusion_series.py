"""exp(tH) of a large cluster of terms, applied to documents without being formed.

A few frequent terms have degrees hundreds of times the median, and the length of a Chebyshev series
grows with the largest eigenvalue of −H. So the strongest eigenvectors V of −H are taken out first:
exp(tH) x = V exp(tΛ) V'x + Σ c_k T_k(I + 2R/ρ) (x − V V'x) with the rest R = H − V Λ V', whose
spectrum is in [−ρ, 0]. What is left needs a short series, exact to rounding.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.special import ive

from workbench.array_types import Floats
from workbench.methods.algebra.document_rows import dense
from workbench.methods.algebra.eigenvectors import EigenPairs, largest_eigenpairs

DOCUMENTS_AT_A_TIME = 64  # their columns stay in a cache
_STRONGEST, _SHARE = 96, 16  # eigenvectors taken out: at most 96, and one for 16 terms
_SAFETY, _ROUGH = 1.02, 1e-3
_NEGLIGIBLE = 1e-17
_SINGLE = 1e-10  # coefficients below this have terms in single precision


@dataclass(frozen=True)
class Spectrum:
    """The strongest eigenvectors V of −H with the eigenvalues Λ of H, and ρ of the rest."""

    values: Floats
    vectors: Floats
    radius: float

    @classmethod
    def of(cls, generator: sp.csr_array) -> "Spectrum":
        """Find V; ρ is measured again on the rest, so that a missed eigenvalue does no harm."""
        size = generator.shape[0]
        strongest = _strongest(lambda block: -(generator @ block), size)
        values, vectors = -strongest.values, np.ascontiguousarray(strongest.vectors)

        def rest(block: Floats) -> Floats:
            return (vectors * values) @ (vectors.T @ block) - generator @ block

        largest = largest_eigenpairs(rest, size, 1, seed=1, tolerance=_ROUGH).values[0]
        rounding = size * np.finfo(np.float64).eps * float(-values.min(initial=0.0))
        return cls(values, vectors, max(_SAFETY * float(largest), rounding, 1e-300))


@dataclass(frozen=True)
class SeriesBlock:
    """exp(tH) of one cluster of terms."""

    terms: NDArray[np.integer[Any]]
    generator: sp.csr_array
    time: float
    spectrum: Spectrum

    def multiply(self, X: Any) -> Floats:
        """Multiply rows of documents over the terms of the cluster."""
        mapped = np.empty(X.shape)
        for start in range(0, X.shape[0], DOCUMENTS_AT_A_TIME):
            rows = slice(start, start + DOCUMENTS_AT_A_TIME)
            mapped[rows] = self._mapped(dense(X[rows]).T.astype(np.float64)).T
        return mapped

    def _mapped(self, columns: Floats) -> Floats:
        values, vectors = self.spectrum.values, self.spectrum.vectors
        inside = vectors.T @ columns
        total = self._series(columns - vectors @ inside)
        total += vectors @ (np.exp(self.time * values)[:, None] * inside)
        return total

    def _series(self, previous: Floats) -> Floats:
        coefficients = chebyshev_coefficients(self.time * self.spectrum.radius / 2)
        step = self._step(np.float64)
        current = step(previous)
        total = coefficients[0] * previous + coefficients[1] * current
        for coefficient in coefficients[2:]:
            if coefficient < _SINGLE and current.dtype == np.float64:
                # From here on the terms are so small that seven digits of each are enough.
                step = self._step(np.float32)
                previous, current = previous.astype(np.float32), current.astype(np.float32)
            following = step(current)
            following *= 2
            following -= previous
            previous, current = current, following
            total += coefficient * current
        return total

    def _step(self, kind: Any) -> Callable[[Any], Any]:
        """Multiplication by I + 2R/ρ."""
        factor = 2 / self.spectrum.radius
        scaled = (self.generator * factor).astype(kind)
        vectors = self.spectrum.vectors.astype(kind)
        removed = (self.spectrum.vectors * (self.spectrum.values * factor)).astype(kind)

        def shifted(block: Any) -> Any:
            product = scaled @ block
            product -= removed @ (vectors.T @ block)
            product += block
            return product

        return shifted


def chebyshev_coefficients(width: float) -> Floats:
    """Chebyshev coefficients of exp(width (x − 1)) on [−1, 1] that are not negligible."""
    count = 2 + int(np.ceil(10 + 9 * np.sqrt(width) + 4 * np.log1p(width)))
    coefficients = 2 * np.asarray(ive(np.arange(count), width), dtype=np.float64)
    coefficients[0] /= 2
    needed = np.flatnonzero(coefficients > _NEGLIGIBLE)
    return coefficients[: max(2, needed.max(initial=0) + 1)]


def _strongest(product: Any, size: int) -> EigenPairs:
    count = min(_STRONGEST, size // _SHARE)
    if not count:
        return EigenPairs(np.zeros(0), np.zeros((size, 0)))
    return largest_eigenpairs(product, size, count)
