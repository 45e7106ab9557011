"""The kernel against the paper's equations written out."""

import numpy as np
import pytest
import scipy.sparse as sp

from tests.methods.higher_order.samples import counts, literal_kernel
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.tokens import TokenSettings
from workbench.methods.algebra import kernels
from workbench.methods.higher_order import higher_order_kernel, kernel
from workbench.methods.higher_order.kernel import order_shares


@pytest.mark.parametrize("weight", [0.0, 0.5, 0.95, 1.0])
@pytest.mark.parametrize("as_matrix", [np.asarray, sp.csr_array, sp.csc_matrix])
def test_kernel_is_the_papers(weight, as_matrix):
    X = counts()
    np.testing.assert_allclose(
        higher_order_kernel(as_matrix(X), weight), literal_kernel(X, weight), rtol=1e-10
    )


@pytest.mark.data
@pytest.mark.parametrize("name", ["cluto/tr31.mat.gz", "mini_newsgroups.tar.gz"])
def test_kernel_is_the_papers_on_real_documents(real_data, name):
    corpus = read_corpus(real_data / name)
    counted = count_terms(corpus, TokenSettings(language="english"), workers=1)
    X = counted.counts[::7].astype(float)  # every seventh document, so from every class
    np.testing.assert_allclose(higher_order_kernel(X), literal_kernel(X.toarray(), 0.95), rtol=1e-8)


def test_kernel_of_many_documents_is_the_same(monkeypatch):
    X = sp.csr_array(counts())
    dense = higher_order_kernel(X)
    monkeypatch.setattr(kernel, "DENSE_DOCUMENTS", 10)
    monkeypatch.setattr(kernels, "DENSE_DOCUMENTS", 10)
    np.testing.assert_allclose(higher_order_kernel(X), dense, rtol=1e-12)


def test_kernel_by_hand():
    # D = [[1, 0], [.5, 1]], F = [[1, .5], [.5, 1.25]], S = [[1.25, 1.125], [1.125, 1.8125]]
    found = higher_order_kernel([[3, 0], [2, 4]], second_order_weight=0.5)
    expected = np.array(
        [
            [0.5 * 1.25 / 1.8125 + 0.5 / 1.25, 0.5 * 1.125 / 1.8125 + 0.25 / 1.25],
            [0.5 * 1.125 / 1.8125 + 0.25 / 1.25, 1.0],
        ]
    )
    np.testing.assert_allclose(found, expected)


def test_documents_without_a_common_term_are_linked_through_a_third():
    kernel = higher_order_kernel([[1, 1, 0], [0, 0, 1], [0, 1, 1]])
    assert kernel[0, 1] > 0
    assert higher_order_kernel([[1, 1, 0], [0, 0, 1], [0, 1, 1]], 0.0)[0, 1] == 0


def test_kernel_is_positive_and_its_maximum_is_one():
    kernel = higher_order_kernel(counts())
    assert np.linalg.eigvalsh(kernel).min() > -1e-12
    assert kernel.max() <= 1 + 1e-12
    assert kernel.argmax() % (len(kernel) + 1) == 0  # on the diagonal


def test_empty_documents_have_zero_similarity():
    X = counts()
    X[5] = 0
    kernel = higher_order_kernel(X)
    assert (kernel[5] == 0).all() and (kernel[:, 5] == 0).all()
    assert (higher_order_kernel(np.zeros((3, 2))) == 0).all()


def test_order_shares_follow_the_recursion():
    assert order_shares(1, 0.95) == [1.0]
    assert order_shares(2, 0.75) == [0.25, 0.75]
    assert order_shares(3, 0.75) == [0.0625, 0.1875, 0.75]
