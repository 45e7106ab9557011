"""Linear SVMs on words that are present or not, without idf.

Idf makes rare words heavy and frequent ones light. That suits topics; opinions and kinds of text
(a student's page or a lecturer's) are told apart by frequent words such as "my", "not" or "we" and
by their pairs. Columns of running words, where they were counted, hold these; otherwise the terms
are taken as they are. NB-SVM multiplies each word by the log ratio of its shares inside and outside
a class (Wang and Manning 2012).
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import dense, occurrences, with_int32_indices
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.few_labels.teachers import label_matrix

_COST, _RATIO_COST = 3.0, 1.0
_SMOOTHING = 1.0


@dataclass(frozen=True)
class Columns:
    """The columns of documents: terms first, then so many running words."""

    n_running: int

    def terms(self, X: Any) -> Any:
        """The weighted terms alone."""
        return X[:, : X.shape[1] - self.n_running] if self.n_running else X

    def words(self, X: Any) -> Any:
        """1 where a document has a running word or, where none were counted, a term."""
        wanted = X[:, X.shape[1] - self.n_running :] if self.n_running else X
        return with_int32_indices(sp.csr_array(occurrences(wanted), dtype=np.float64))


@dataclass(frozen=True)
class Words:
    """The present words of documents, made for those that are asked for."""

    X: Any
    columns: Columns

    def of(self, rows: Indices) -> Any:
        """1 where one of these documents has a word."""
        return self.columns.words(self.X[rows])


@dataclass(frozen=True)
class WordMachine:
    """A linear SVM whose documents are present words, at unit length or as they are."""

    machine: LinearMachine
    has_unit_length: bool

    def scores(self, words: Any) -> Floats:
        """The margin of each class for each document."""
        products = np.asarray(words @ self.machine.weights.T)
        if self.has_unit_length:
            products = products * _unit_factors(words)[:, None]
        return products + self.machine.intercepts


def learn_words(words: Any, class_index: Indices, n_classes: int, seed: int) -> WordMachine:
    """A linear SVM on present words, documents at unit length."""
    unit = _scaled(words, np.repeat(_unit_factors(words), np.diff(words.indptr)))
    machine = LinearMachine.learn(unit, class_index, n_classes, _COST, seed, is_rough=True)
    return WordMachine(machine, has_unit_length=True)


def learn_ratios(words: Any, class_index: Indices, n_classes: int, seed: int) -> WordMachine:
    """NB-SVM: each class against the rest, words scaled by the log ratio of their shares."""
    inside = dense(np.asarray(words.T @ label_matrix(class_index, n_classes))).T + _SMOOTHING
    outside = inside.sum(axis=0) - inside - (n_classes - 2) * _SMOOTHING
    weights = np.zeros((n_classes, words.shape[1]))
    intercepts = np.full(n_classes, -1e6)  # a class without labels never wins
    for number in np.unique(class_index):
        ratio = _log_shares(inside[number]) - _log_shares(outside[number])
        is_inside = (class_index == number).astype(np.int64)
        scaled = _scaled(words, ratio[words.indices])
        learnt = LinearMachine.learn(scaled, is_inside, 2, _RATIO_COST, seed, is_rough=True)
        weights[number], intercepts[number] = ratio * learnt.weights[1], learnt.intercepts[1]
    return WordMachine(LinearMachine(weights, intercepts), has_unit_length=False)


def _log_shares(counts: Floats) -> Floats:
    return np.asarray(np.log(counts / counts.sum()))


def _unit_factors(words: Any) -> Floats:
    return np.asarray(1 / np.sqrt(np.maximum(np.diff(words.indptr), 1)))


def _scaled(words: Any, values: Floats) -> Any:
    return sp.csr_array((values, words.indices, words.indptr), shape=words.shape)
