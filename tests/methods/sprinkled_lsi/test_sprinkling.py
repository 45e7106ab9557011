"""Sprinkled terms: their numbers, their weights and what is refused."""

import math
from fractions import Fraction

import numpy as np
import pytest
import scipy.sparse as sp

from tests.methods.sprinkled_lsi.samples import documents, literal_approximation
from workbench.errors import ParameterError
from workbench.methods.sprinkled_lsi import sprinkle_counts, sprinkled_approximation
from workbench.methods.sprinkled_lsi.classifiers import SprinkledLSI
from workbench.methods.sprinkled_lsi.confusion import drawn_rows

CONFUSION = np.array([[40, 8, 2, 0], [4, 44, 1, 1], [0, 5, 45, 0], [0, 0, 0, 50]])


def literal_counts(Q, max_length):
    """Computed with fractions: floats would round sixteen times one half up to nine terms."""
    n = len(Q)
    shares = [[Fraction(int(Q[i][j]), int(sum(Q[i]))) for j in range(n)] for i in range(n)]
    complexity = [
        [(shares[i][j] + shares[j][i]) / 2 if i != j else Fraction(0) for j in range(n)]
        for i in range(n)
    ]
    greatest = max(max(row) for row in complexity)
    return [[math.ceil(max_length * value / greatest) for value in row] for row in complexity]


def test_counts_by_hand():
    # p(0|1) = 8/50, p(1|0) = 4/50: MCC 0.12, the largest; p(1|2) = 1/50, p(2|1) = 5/50: 0.06
    expected = [[0, 8, 2, 0], [8, 0, 4, 1], [2, 4, 0, 0], [0, 1, 0, 0]]
    assert sprinkle_counts(CONFUSION).tolist() == expected


@pytest.mark.parametrize("seed", range(20))
def test_counts_of_random_confusions(seed):
    random = np.random.default_rng(seed)
    Q = random.integers(0, 12, (5, 5)) + 10 * np.eye(5, dtype=int)
    max_length = int(random.integers(1, 20))
    assert sprinkle_counts(Q, max_length).tolist() == literal_counts(Q, max_length)


def test_roundings_and_readings_of_complexity_by_hand():
    assert sprinkle_counts(CONFUSION, 8, "floor")[0].tolist() == [0, 8, 1, 0]
    assert sprinkle_counts(CONFUSION, 8, "round")[0].tolist() == [0, 8, 1, 0]
    # (8/48 + 4/48) / 2 = 0.125 and (1/45 + 5/50) / 2 = 0.0611: 8 · 0.489 = 3.9
    assert sprinkle_counts(CONFUSION, 8, complexity="pairwise")[1].tolist() == [8, 0, 4, 1]
    # of the errors: (8/10 + 4/6) / 2 = 0.733 and (1/6 + 5/5) / 2 = 0.583: 8 · 0.795 = 6.4
    assert sprinkle_counts(CONFUSION, 8, complexity="share of errors")[1, :3].tolist() == [8, 0, 7]


def test_no_confusion_and_absent_classes_sprinkle_nothing():
    assert not sprinkle_counts(np.diag([5, 6, 7])).any()
    counts = sprinkle_counts([[3, 2, 0], [1, 4, 0], [0, 0, 0]])
    assert counts.tolist() == [[0, 8, 0], [8, 0, 0], [0, 0, 0]]


def test_the_confusion_reflects_the_order_of_classes():
    distance = np.abs(np.subtract.outer(np.arange(5), np.arange(5)))
    counts = sprinkle_counts(np.round(100 * 0.4**distance))
    assert (counts[distance == 1] == 8).sum() >= 2
    for row in range(5):
        beyond = counts[row, row + 1 :]
        assert (np.diff(beyond) <= 0).all()


@pytest.mark.parametrize("bad", [np.ones(3), np.ones((2, 3)), [[1, -1], [0, 1]], [[np.nan, 0]] * 2])
def test_anything_but_a_confusion_matrix_is_refused(bad):
    with pytest.raises(ParameterError, match="confusion matrix"):
        sprinkle_counts(bad)


@pytest.mark.parametrize("size", [1, 4, 12])
@pytest.mark.parametrize("seed", range(3))
def test_one_scaled_column_replaces_equal_terms(size, seed):
    X, class_index = documents(seed=seed)
    S = np.array([[0, 3, 8], [3, 0, 1], [8, 1, 0]])
    expected = literal_approximation(X, class_index, S, size)
    for given in (X, sp.csr_array(X), sp.csr_matrix(X)):
        for sprinkles in (S, S.sum(axis=1)):
            found = sprinkled_approximation(given, class_index, sprinkles, size)
            assert np.abs(found - expected).max() <= 1e-8 * np.abs(expected).max()


@pytest.mark.data
def test_the_approximation_of_a_real_matrix_equals_the_literal_one(cluto):
    counts, class_index = cluto("tr31")
    frequent = np.bincount(counts.indices, minlength=counts.shape[1]) >= 60
    X = (counts[::2][:, frequent].toarray() > 0).astype(float)
    class_index = class_index[::2]
    S = sprinkle_counts(np.random.default_rng(0).integers(0, 20, (7, 7)) + 50 * np.eye(7))
    expected = literal_approximation(X, class_index, S, 20)
    found = sprinkled_approximation(sp.csr_array(X), class_index, S, 20)
    assert np.abs(found - expected).max() <= 1e-8 * np.abs(expected).max()


def test_no_sprinkling_is_plain_lsi():
    X, class_index = documents()
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    found = sprinkled_approximation(X, class_index, np.zeros(3), 6)
    assert np.allclose(found, U[:, :6] * s[:6] @ Vt[:6])


def test_documents_with_no_or_several_classes_are_sprinkled_by_membership():
    X, class_index = documents()
    memberships = np.eye(3)[class_index]
    memberships[0] = 1
    memberships[1] = 0
    columns = np.hstack([X, *[memberships] * 4])
    U, s, Vt = np.linalg.svd(columns, full_matrices=False)
    expected = (U[:, :5] * s[:5] @ Vt[:5])[:, :25]
    assert np.allclose(sprinkled_approximation(X, memberships, [4, 4, 4], 5), expected)
    unknown = np.where(np.arange(36) == 1, -1, class_index)
    memberships[0] = np.eye(3)[class_index[0]]
    with_matrix = sprinkled_approximation(X, memberships, [4, 4, 4], 5)
    assert np.allclose(sprinkled_approximation(X, unknown, [4, 4, 4], 5), with_matrix)


def test_negative_numbers_are_not_counts():
    X, class_index = documents()
    X[0, 0] = -1
    with pytest.raises(ParameterError, match="negative"):
        SprinkledLSI(weighting="log").fit(X, class_index)


@pytest.mark.parametrize(
    ("class_index", "sprinkles", "message"),
    [
        (np.zeros(35, dtype=int), [1, 1], "36 documents but 35"),
        (np.full(36, 2), [1, 1], "2 classes"),
        (np.zeros(36, dtype=int), [1, -1], "numbers of terms"),
    ],
)
def test_sprinkles_that_do_not_fit_are_explained(class_index, sprinkles, message):
    with pytest.raises(ParameterError, match=message):
        sprinkled_approximation(documents()[0], class_index, sprinkles, 3)


@pytest.mark.parametrize("wrong", [{"max_length": -1}, {"rounding": "upwards"}])
def test_lengths_and_roundings_that_do_not_exist_are_named(wrong):
    with pytest.raises(ParameterError, match=next(iter(wrong))):
        sprinkle_counts([[3, 1], [0, 4]], **wrong)


def test_sprinkles_and_classes_of_the_wrong_kind_are_explained():
    with pytest.raises(ParameterError, match="per pair of classes"):
        sprinkled_approximation(np.eye(3), [0, 1, 0], np.ones((2, 3)), 1)
    with pytest.raises(ParameterError, match="names"):
        sprinkled_approximation(np.eye(3), ["a", "b", "a"], np.ones((2, 2)), 1)


def test_confusions_are_counted_on_documents_of_every_class():
    classes = np.repeat([0, 1, 2, 3], [5000, 3000, 40, 1])
    rows = drawn_rows(classes, 500)
    assert 500 <= len(rows) <= 506
    assert (np.diff(rows) > 0).all()
    assert np.bincount(classes[rows]).tolist()[3] == 1
    assert np.bincount(classes[rows])[2] >= 2
    assert np.array_equal(drawn_rows(classes, 10_000), np.arange(len(classes)))
