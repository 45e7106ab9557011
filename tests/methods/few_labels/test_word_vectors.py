"""Word vectors against the equations written out."""

import numpy as np
import pytest
import scipy.sparse as sp
from numpy.testing import assert_allclose

from workbench.methods.few_labels.word_vectors import (
    WordVectorSVM,
    positive_information,
    term_vectors,
)


def literal_information(X):
    present = X > 0
    n, m = present.shape
    information = np.zeros((m, m))
    for i in range(m):
        for j in range(m):
            both = np.sum(present[:, i] & present[:, j])
            if i != j and both >= 2:
                ratio = both * n / (present[:, i].sum() * present[:, j].sum())
                information[i, j] = max(0.0, np.log(ratio))
    return information


def test_information_is_that_of_the_loops(small):
    present = sp.csr_array((small.X > 0).astype(float))
    frequencies = np.asarray(present.sum(axis=0)).ravel()
    found = positive_information(present, frequencies).toarray()
    assert_allclose(found, literal_information(small.X), atol=1e-12)


def test_vectors_give_back_the_strongest_part_of_the_information(small):
    vectors = term_vectors(sp.csr_array(small.X), 100, 4)
    values, directions = np.linalg.eigh(literal_information(small.X))
    order = np.argsort(-np.abs(values))[:4]
    expected = (directions[:, order] * np.abs(values[order])) @ directions[:, order].T
    assert_allclose(vectors @ vectors.T, expected, atol=1e-9)


def test_documents_are_weighted_means_without_their_common_direction(small):
    model = WordVectorSVM(n_components=5, rarity=0.01).fit(sp.csr_array(small.X), small.labels)
    vectors = term_vectors(small.X, 100, 5)
    shares = small.X.sum(axis=0) / small.X.sum()
    means = np.array(
        [
            sum(row[t] * 0.01 / (0.01 + shares[t]) * vectors[t] for t in range(len(row)))
            / row.sum()
            for row in small.X
        ]
    )
    common = np.linalg.svd(means, full_matrices=False)[2][0]
    rest = means - np.outer(means @ common, common)
    rest /= np.linalg.norm(rest, axis=1, keepdims=True)
    assert_allclose(model.coordinates_ @ model.coordinates_.T, rest @ rest.T, atol=1e-8)


def test_word_vectors_classify_documents_seen_and_new(small):
    model = WordVectorSVM(n_components=6).fit(small.X, small.labels)
    assert np.mean(model.transduction_ == small.y) > 0.85
    assert np.mean(model.predict(small.new) == small.actual) > 0.8
    assert model.predict(np.zeros((1, small.X.shape[1]))).shape == (1,)


@pytest.mark.parametrize("n_terms", [1, 5])
def test_few_terms_are_enough_for_predictions(small, n_terms):
    model = WordVectorSVM(n_terms=n_terms, n_components=3).fit(small.X, small.labels)
    assert len(model.transduction_) == len(small.y)
