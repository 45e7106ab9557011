"""EM naive Bayes against loops over documents, classes and terms."""

import numpy as np
import pytest
import scipy.sparse as sp
from numpy.testing import assert_allclose

from workbench.errors import ParameterError
from workbench.methods.few_labels.naive_bayes import EMNaiveBayes
from workbench.methods.registry import METHODS


def literal(X, labels, weight, smoothing, rounds):
    """Nigam et al. written out."""
    n, m = X.shape
    shares = np.array([[float(label == c) for c in range(3)] for label in labels])
    for step in range(rounds + 1):
        P = np.array([[smoothing + shares[:, c] @ X[:, t] for t in range(m)] for c in range(3)])
        P = P / P.sum(axis=1, keepdims=True)
        prior = (1 + shares.sum(axis=0)) / (3 + shares.sum())
        logs = np.array(
            [[np.log(prior[c]) + X[d] @ np.log(P[c]) for c in range(3)] for d in range(n)]
        )
        if step == rounds:
            return logs
        for d in range(n):
            if labels[d] < 0:
                values = np.exp(logs[d] - logs[d].max())
                shares[d] = weight * values / values.sum()
    raise AssertionError


@pytest.mark.parametrize(("weight", "rounds"), [(0.1, 4), (1.0, 3), (0.1, 0)])
def test_scores_are_those_of_the_loops(small, weight, rounds):
    expected = literal(small.X, small.labels, weight, 0.2, rounds)
    model = EMNaiveBayes(weight=weight, smoothing=0.2, rounds=rounds)
    model.fit(sp.csr_array(small.X), small.labels)
    assert_allclose(model.transduction_scores_, expected, rtol=1e-9)


def test_weight_zero_is_naive_bayes(small):
    known = small.labels >= 0
    plain = METHODS["multinomial-naive-bayes"].build(smoothing=0.01, use_shares=False)
    plain.fit(small.X[known], small.labels[known])
    model = EMNaiveBayes(weight=0.0).fit(small.X, small.labels)
    # Three labels of each class: both priors are equal.
    assert model.predict(small.new).tolist() == plain.predict(small.new).tolist()


def test_negative_weights_are_refused(small):
    with pytest.raises(ParameterError, match="Negative values"):
        EMNaiveBayes().fit(-small.X, small.labels)
