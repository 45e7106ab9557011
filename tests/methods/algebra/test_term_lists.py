"""Inner products by lists of terms, against dense products."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra import kernels
from workbench.methods.algebra.kernels import order_diagonals
from workbench.methods.algebra.term_lists import TermLists, path_counts


def documents(n=60, m=25):
    counts = np.random.default_rng(3).poisson(0.3, (n, m)) * np.linspace(0.5, 2, m)
    counts[7] = 0
    return counts


def test_term_lists_give_a_row_of_inner_products():
    X = documents()
    rows = sp.csr_matrix(X)
    lists = TermLists(rows, 25)
    terms = np.flatnonzero(X[11])
    assert lists.similarities(terms, X[11, terms]) == pytest.approx(X @ X[11])


def test_path_counts_are_the_diagonal_of_the_squared_products():
    X = documents()
    expected = np.diagonal((X @ X.T) @ (X @ X.T))
    assert path_counts(sp.csr_array(X)) == pytest.approx(expected, rel=1e-12)


def test_terms_in_any_order_give_the_same_paths_and_stay_as_they_are():
    X = sp.csr_array(documents())
    mixed = X.copy()
    for start, end in zip(mixed.indptr[:-1], mixed.indptr[1:], strict=True):
        mixed.indices[start:end] = mixed.indices[start:end][::-1]
        mixed.data[start:end] = mixed.data[start:end][::-1]
    mixed.has_sorted_indices = False
    before = mixed.indices.copy()
    assert np.array_equal(path_counts(mixed), path_counts(X))
    assert np.array_equal(mixed.indices, before)


def test_many_documents_have_the_diagonals_of_few(monkeypatch):
    X, used = sp.csr_array(documents()), []
    by_blocks = order_diagonals(X, X, 2)
    monkeypatch.setattr(kernels, "DENSE_DOCUMENTS", 10)
    monkeypatch.setattr(kernels, "path_counts", lambda X: used.append(X) or path_counts(X))
    assert order_diagonals(X, X, 2) == pytest.approx(by_blocks, rel=1e-12)
    assert used
