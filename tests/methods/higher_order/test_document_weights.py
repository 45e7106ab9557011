"""The weightings that the paper tried, against the formulas written out."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import dense
from workbench.methods.higher_order import document_weights
from workbench.methods.higher_order.classifiers import TransductiveHigherOrderKernelSVM
from workbench.methods.higher_order.document_weights import (
    MIN_MAX,
    Z_SCORE,
    learn_weights,
    weighted_rows,
)


def counts(seed=0):
    random = np.random.default_rng(seed)
    X = random.poisson(0.7, (30, 12)).astype(float)
    X[:, 0] += 2  # a term of every document
    X[:, 1] = 3.0  # the same everywhere
    return X


def literal(X, weighting):
    D = np.zeros_like(X)
    for j, column in enumerate(X.T):
        low, high = column.min(), column.max()
        mean, deviation = column.mean(), np.sqrt(np.mean((column - column.mean()) ** 2))
        if weighting == MIN_MAX and high > low:
            D[:, j] = (column - low) / (high - low)
        if weighting == Z_SCORE and deviation > 0:
            D[:, j] = (column - mean) / deviation
    return D


@pytest.mark.parametrize("as_matrix", [np.asarray, sp.csr_array], ids=["dense", "sparse"])
@pytest.mark.parametrize("weighting", [MIN_MAX, Z_SCORE])
def test_columns_are_scaled_by_the_formula(weighting, as_matrix):
    X = counts()
    matrix = as_matrix(X)
    found = weighted_rows(matrix, weighting, learn_weights(matrix, weighting, 1.0))
    np.testing.assert_allclose(dense(found), literal(X, weighting), atol=1e-12)


@pytest.mark.parametrize("weighting", [MIN_MAX, Z_SCORE])
def test_the_kernel_is_that_of_the_scaled_matrix(weighting):
    X, labels = counts(), np.where(np.arange(30) < 12, np.arange(30) % 3, -1)
    settings = {"scaling": "maximum", "cost": 10.0, "second_order_weight": 0.95}
    found = TransductiveHigherOrderKernelSVM(weighting=weighting, **settings)
    found.fit(sp.csr_array(X), labels)
    given = TransductiveHigherOrderKernelSVM(weighting="as given", **settings)
    given.fit(literal(X, weighting), labels)
    np.testing.assert_allclose(
        found.transduction_scores_, given.transduction_scores_, rtol=1e-6, atol=1e-8
    )


def test_z_scores_of_a_large_corpus_are_refused(monkeypatch):
    monkeypatch.setattr(document_weights, "MOST_FILLED", 100)
    with pytest.raises(ParameterError, match="z-score fills a matrix of 30 documents"):
        weighted_rows(counts(), Z_SCORE, learn_weights(counts(), Z_SCORE, 1.0))
