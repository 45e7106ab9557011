"""SVMs on the paths that lead from labelled documents through third documents to others.

Two documents are alike if they are like the same third documents: with F = X Xᵀ, the kernel is the
cosine of their rows of F, the second order of HOSK on weighted terms. The kernel of the labelled
documents is computed once; SVMs that learn from parts of them need it alone. Scores of any document
x are (x · w) / |F(x)| + b with w = Xᵀ F α, so the kernel of all documents is never computed. The
length |F(x)| is the same for all classes, so an estimate by random signs r is enough: the mean of
(x Xᵀ r)² is |F(x)|².
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.linalg import cholesky, solve_triangular

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import dense
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.few_labels.graph_space import Single

MOST_LABELLED = 1_000  # documents; the SVM learns from a matrix of their pairs
_MOST_THIRD, _AT_ONCE = 20_000, 2_000
_N_SIGNS = 24
_COST = 10.0
_JITTER = 1e-5  # equal documents have equal rows; single precision rounds to 1e-7


def third_documents(X: Any, most: int = _MOST_THIRD) -> Any:
    """The documents through which paths lead, at equal distances."""
    step = -(-X.shape[0] // most)
    return X[::step] if step > 1 else X  # all rows would be a copy


def signed_sums(X: Any, n_signs: int = _N_SIGNS, seed: int = 0) -> Single:
    """The sums of the third documents with random signs, terms × signs, that give lengths."""
    third, random = third_documents(X), np.random.default_rng(seed)
    sums = np.empty((X.shape[1], n_signs), dtype=np.float32)
    for number in range(n_signs):
        sums[:, number] = third.T @ random.choice((-1.0, 1.0), third.shape[0])
    return np.asarray(sums / np.sqrt(n_signs), dtype=np.float32)


@dataclass(frozen=True)
class PathMachine:
    """Margins of any document."""

    signed: Single
    machine: LinearMachine

    def scores(self, X: Any) -> Floats:
        """Score each class for each document."""
        lengths = np.linalg.norm(dense(X @ self.signed), axis=1)
        products = dense(X @ self.machine.weights.T)
        return products / _above_zero(lengths)[:, None] + self.machine.intercepts


@dataclass(frozen=True)
class PathModel:
    """Margins of labelled documents, by their kernel."""

    documents: "PathKernel"
    shares: Floats  # α: labelled documents × classes
    intercepts: Floats

    def scores(self, positions: Indices) -> Floats:
        """Score each class for labelled documents."""
        return np.asarray(self.documents.kernel[positions] @ self.shares + self.intercepts)

    def machine(self) -> PathMachine:
        """The same margins for documents that have no label."""
        return self.documents.machine(self.shares, self.intercepts)


class PathKernel:
    """The kernel of the labelled documents, from parts of which SVMs learn."""

    def __init__(self, third: Any, signed: Single, X: Any) -> None:
        self._third, self._signed, self._X = third, signed, X
        products = _products(X, third)
        self._lengths = _above_zero(np.sqrt(np.diagonal(products)))
        self.kernel = products / np.outer(self._lengths, self._lengths)
        self._short = cholesky(self.kernel + _JITTER * np.eye(len(products)), lower=True)

    def learn(
        self, positions: Indices, class_index: Indices, n_classes: int, seed: int, is_rough: bool
    ) -> PathModel:
        """Learn from the documents at some positions."""
        rows = self._short[positions]
        machine = LinearMachine.learn(rows, class_index, n_classes, _COST, seed, is_rough)
        shares = solve_triangular(self._short, machine.weights.T, lower=True, trans="T")
        return PathModel(self, shares, machine.intercepts)

    def machine(self, shares: Floats, intercepts: Floats) -> PathMachine:
        """w = Xᵀ F α, with which any document can be scored."""
        paths = self._third @ dense(self._X.T @ (shares / self._lengths[:, None]))
        weights = dense(self._third.T @ paths).T
        return PathMachine(self._signed, LinearMachine(weights, intercepts))


def _products(X: Any, third: Any) -> Floats:
    """F Fᵀ, from some third documents at a time."""
    total, X = np.zeros((X.shape[0], X.shape[0])), X.astype(np.float32)
    for first in range(0, third.shape[0], _AT_ONCE):
        rows = dense(X @ third[first : first + _AT_ONCE].T.astype(np.float32))
        total += rows @ rows.T
    return total


def _above_zero(lengths: Floats) -> Floats:
    return np.maximum(lengths, 1e-12)
