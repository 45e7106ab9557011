"""Word vectors learnt from the corpus itself, and documents as weighted means of them.

Terms that occur in the same documents get similar vectors: the leading eigenvectors of the positive
pointwise mutual information max(0, log(n_ij n / (n_i n_j))), documents as windows (O. Levy,
Y. Goldberg 2014). A document is the mean of the vectors of its terms, each weighted by a / (a + p),
p its share of all occurrences; the direction that all documents share is taken out (S. Arora,
Y. Liang, T. Ma 2017). A linear SVM learns from these documents. Nothing is pretrained.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import check_not_negative, occurrences
from workbench.methods.algebra.eigenvectors import fixed_signs
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.parameters import parameter

_LEAST_PAIRS = 2
_TERMS_AT_ONCE = 400
_DENSE = 400  # terms up to which all eigenvectors are computed


@dataclass(frozen=True)
class DocumentMeans:
    """Weighted term vectors, and the direction that is taken out of their means."""

    vectors: Floats  # terms × dimensions, times the weights
    common: Floats

    @classmethod
    def learn(cls, X: Any, vectors: Floats, rarity: float) -> "DocumentMeans":
        """Weigh the vectors, and find the direction that the documents share."""
        totals = np.asarray(X.sum(axis=0), dtype=np.float64).ravel()
        weights = rarity / (rarity + totals / max(float(totals.sum()), 1e-300))
        weighted = weights[:, None] * vectors
        means = _means(X, weighted)
        _, _, directions = np.linalg.svd(means.T @ means)
        return cls(weighted, directions[0])

    def coordinates(self, X: Any) -> Floats:
        """Unit vectors of documents; a document without known terms is 0."""
        means = _means(X, self.vectors)
        rest = means - np.outer(means @ self.common, self.common)
        lengths = np.linalg.norm(rest, axis=1, keepdims=True)
        return np.asarray(rest / np.where(lengths > 1e-12, lengths, 1.0))


@dataclass(eq=False, repr=False)
class WordVectorSVM(TransductiveClassifier):
    """A linear SVM on documents as means of word vectors that come from all texts."""

    n_components: int = parameter(200, "Dimensions", low=1, high=2000)
    n_terms: int = parameter(
        8_000, "Most frequent terms", low=1, high=30_000, help="Only these have vectors"
    )
    rarity: float = parameter(
        1e-3, "Smoothing a", low=1e-8, high=1.0, logarithmic=True, help="Small: rare terms count"
    )
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    seed: int = parameter(0, "Seed", low=0, high=2**32 - 1)

    prepared_by: ClassVar[tuple[str, ...]] = ("n_components", "n_terms")

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Learn the vectors of terms from all texts."""
        check_not_negative(X, "word vectors")
        return {"vectors": term_vectors(X, self.n_terms, self.n_components)}

    def _transduce(self, X: Any, class_index: Indices, prepared: Prepared) -> Indices:
        self._means = DocumentMeans.learn(X, prepared["vectors"], self.rarity)
        self.coordinates_ = self._means.coordinates(X)
        known = class_index >= 0
        self._machine = LinearMachine.learn(
            self.coordinates_[known],
            class_index[known],
            len(self.classes_),
            self.cost,
            self.seed,
        )
        self.transduction_scores_ = self._machine.scores(self.coordinates_)
        return self.transduction_scores_.argmax(axis=1)

    def _classify(self, X: Any) -> Indices:
        return self._machine.scores(self._means.coordinates(X)).argmax(axis=1)


def term_vectors(X: Any, n_terms: int, n_components: int) -> Floats:
    """U |Λ|^½ of the leading eigenvectors of the mutual information; 0 for infrequent terms."""
    present = sp.csr_array(occurrences(X), dtype=np.float64)
    frequencies = np.asarray(present.sum(axis=0), dtype=np.float64).ravel()
    chosen = np.sort(np.argsort(-frequencies, kind="stable")[:n_terms])
    chosen = chosen[frequencies[chosen] > 0]
    vectors = np.zeros((X.shape[1], n_components))
    if len(chosen):
        information = positive_information(present[:, chosen], frequencies[chosen])
        values, directions = _leading(information, min(n_components, len(chosen)))
        vectors[chosen, : len(values)] = directions * np.sqrt(np.abs(values))
    return vectors


def positive_information(present: Any, frequencies: Floats) -> sp.csr_array:
    """max(0, log(n_ij n / (n_i n_j))) of terms that share two documents or more."""
    by_term, parts = sp.csr_array(present.T), []
    for first in range(0, len(frequencies), _TERMS_AT_ONCE):
        together = sp.coo_array(by_term[first : first + _TERMS_AT_ONCE] @ present)
        rows, columns, counts = together.row + first, together.col, together.data
        expected = frequencies[rows] * frequencies[columns] / present.shape[0]
        values = np.log(counts / expected)
        kept = (values > 0) & (counts >= _LEAST_PAIRS) & (rows != columns)
        parts.append((rows[kept], columns[kept], values[kept]))
    rows, columns, values = (np.concatenate(part) for part in zip(*parts, strict=True))
    size = len(frequencies)
    return sp.csr_array(sp.coo_array((values, (rows, columns)), shape=(size, size)))


def _leading(matrix: sp.csr_array, count: int) -> tuple[Floats, Floats]:
    """The eigenvalues of largest size and their vectors, in a fixed order with fixed signs."""
    size = matrix.shape[0]
    if size <= _DENSE or count >= size // 2:
        values, vectors = np.linalg.eigh(matrix.toarray())
    else:
        start = np.random.default_rng(0).standard_normal(size)
        values, vectors = sp.linalg.eigsh(matrix, count, which="LM", v0=start, tol=1e-6)
    order = np.argsort(-np.abs(values), kind="stable")[:count]
    chosen = vectors[:, order]
    return values[order], chosen * fixed_signs(chosen)


def _means(X: Any, weighted: Floats) -> Floats:
    totals = np.asarray(X.sum(axis=1), dtype=np.float64).ravel()
    return np.asarray(X @ weighted) / np.where(totals > 0, totals, 1.0)[:, None]
