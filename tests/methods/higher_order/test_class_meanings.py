"""The class meanings kernel against the paper's formula and its dense kernel."""

from math import comb, log

import numpy as np
import pytest
from numpy.testing import assert_allclose

from workbench.methods.higher_order.class_meanings import ClassMeaningsKernel, class_meanings

X = np.array([[3.0, 0.0, 1.0], [2.0, 1.0, 0.0], [0.0, 4.0, 1.0], [1.0, 2.0, 1.0]])
Y = np.array([0, 0, 1, 1])


def _literal(m, k, n):
    return -(log(comb(k, m)) - (m - 1) * log(n)) / m if m else 0.0


def test_meanings_by_hand():
    # Class 0 has 7 of 16 words, class 1 the other 9.
    counts = [(5, 1), (1, 6), (1, 2)]
    expected = [
        [_literal(first, first + second, 16 / 7), _literal(second, first + second, 16 / 9)]
        for first, second in counts
    ]
    assert_allclose(class_meanings(X, Y, 2), expected)
    assert class_meanings(np.array([[1.0, 0.0], [0.0, 2.0]]), np.array([0, 1]), 2)[1, 0] == 0


def test_inner_products_are_the_kernel_of_the_paper():
    random = np.random.default_rng(0)
    counts = random.poisson(0.8, (20, 12)).astype(float)
    labels = np.arange(20) % 3
    model = ClassMeaningsKernel(has_unit_length=False).fit(counts, labels)
    M = class_meanings(counts, labels, 3)
    S = M @ M.T
    kernel = counts @ S @ S.T @ counts.T
    # A linear SVM on a square root of the kernel has the same margins.
    values, vectors = np.linalg.eigh(kernel / np.mean(np.diag(kernel)))
    root = vectors * np.sqrt(np.maximum(values, 0))
    from sklearn.svm import LinearSVC

    literal = LinearSVC(C=10.0, random_state=0, max_iter=5000, tol=1e-8).fit(root, labels)
    assert_allclose(
        model.decision_function(counts), literal.decision_function(root), rtol=0.02, atol=0.02
    )


def test_class_meanings_learn_topics():
    random = np.random.default_rng(1)
    labels = np.arange(60) % 3
    means = np.full((3, 15), 0.3)
    for label in range(3):
        means[label, 5 * label : 5 * label + 5] = 1.5
    counts = random.poisson(means[labels]).astype(float) + 0.0
    model = ClassMeaningsKernel().fit(counts[:30], labels[:30])
    assert np.mean(model.predict(counts[30:]) == labels[30:]) > 0.9


def test_negative_weights_are_refused():
    with pytest.raises(ValueError, match="Negative values"):
        ClassMeaningsKernel().fit(X - 2, Y)
