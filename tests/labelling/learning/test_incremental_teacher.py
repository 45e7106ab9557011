"""A label at a time gives the same answers as a full solve with all labels."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.labelling.learning.incremental_teacher import GraphAnswers, IncrementalTeacher
from workbench.labelling.settings import POISSON, SPREADING
from workbench.methods.few_labels.teachers import RESTART, SPREAD

N_DOCUMENTS, N_CLASSES = 40, 3
LABELS = {3: 0, 7: 1, 11: 2, 19: 0, 30: 1, 38: 1}


@pytest.fixture
def graph():
    random = np.random.default_rng(5)
    weights = random.random((N_DOCUMENTS, N_DOCUMENTS))
    weights[weights < 0.7] = 0
    weights = np.triu(weights, 1)
    weights[:, -1] = 0  # a document without neighbours
    return weights + weights.T


def dense_scores(weights, teacher, labels):
    """The equations of METHODS, solved with all labels at once."""
    degrees = weights.sum(axis=1)
    shares, masses = labels.sum(axis=0) / labels.sum(), labels.sum(axis=0)
    if teacher == POISSON:
        sources = labels - labels.sum(axis=1, keepdims=True) * shares
        laplacian = np.diag(degrees) - weights + RESTART * np.diag(degrees)
        return np.linalg.pinv(laplacian) @ sources
    roots = np.where(degrees > 0, 1 / np.sqrt(np.where(degrees > 0, degrees, 1)), 0)
    walk = roots[:, None] * weights * roots
    spread = np.linalg.solve(np.eye(len(walk)) - SPREAD * walk, labels / np.maximum(masses, 1))
    spread *= 1 - SPREAD
    sums = spread.sum(axis=1, keepdims=True)
    return np.divide(spread, sums, out=np.zeros_like(spread), where=sums > 0)


def matrix(labels):
    values = np.zeros((N_DOCUMENTS, N_CLASSES))
    for row, class_number in labels.items():
        values[row, class_number] = 1
    return values


@pytest.mark.parametrize("teacher", [SPREADING, POISSON])
def test_labels_given_and_taken_back_one_at_a_time_equal_a_full_solve(graph, teacher):
    taught = IncrementalTeacher(GraphAnswers(sp.csr_array(graph), teacher, 1e-12), N_CLASSES)
    assert not taught.scores().any()
    for row, class_number in LABELS.items():
        taught.teach(row, class_number)
    taught.teach(22, 2)
    taught.teach(22, 2, -1.0)
    expected = dense_scores(graph, teacher, matrix(LABELS))
    assert taught.scores() == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("teacher", [SPREADING, POISSON])
def test_weak_labels_and_merged_classes_equal_a_full_solve(graph, teacher):
    taught = IncrementalTeacher(GraphAnswers(sp.csr_array(graph), teacher, 1e-12), N_CLASSES - 1)
    taught.add_class()
    for row, class_number in LABELS.items():
        taught.teach(row, class_number)
    weak = np.zeros((N_DOCUMENTS, N_CLASSES))
    weak[[1, 2, 5], [0, 1, 1]] = 0.1
    taught.set_weak_labels(weak)
    expected = dense_scores(graph, teacher, matrix(LABELS) + weak)
    assert taught.scores() == pytest.approx(expected, abs=1e-9)
    taught.merge(2, 0)
    merged = {row: 0 if class_number == 2 else class_number for row, class_number in LABELS.items()}
    expected = dense_scores(graph, teacher, matrix(merged) + weak)
    assert taught.scores() == pytest.approx(expected, abs=1e-9)


def test_an_unknown_teacher_is_refused(graph):
    with pytest.raises(ParameterError, match="one of spreading, poisson"):
        GraphAnswers(sp.csr_array(graph), "parrot")
