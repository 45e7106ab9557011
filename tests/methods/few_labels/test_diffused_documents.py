"""SVMs on short vectors have the margins of SVMs on the diffused documents themselves."""

import numpy as np
import scipy.sparse as sp
from numpy.testing import assert_allclose

from workbench.methods.algebra.term_graphs import TermDiffusion, term_walk
from workbench.methods.few_labels.diffused_documents import DiffusedDocuments, inner_products
from workbench.methods.few_labels.term_diffusion import DiffusedMachine


def test_inner_products_are_those_of_the_rows():
    rows = np.random.default_rng(0).normal(size=(6, 9000))
    expected = rows @ rows.T + 1e-5 * np.eye(6)
    assert_allclose(inner_products(sp.csr_array(rows)), expected, rtol=1e-4, atol=1e-2)


def test_margins_are_those_of_the_diffused_documents(small):
    X = sp.csr_array(small.X)
    diffusion = TermDiffusion(term_walk(X, 30, 4, least_pairs=1), 2.0)
    positions = np.arange(0, 36, 2)
    literal = DiffusedMachine.learn(diffusion, X[positions], small.y[positions], 3, 1.0)
    short = DiffusedDocuments(diffusion, X).learn(
        positions, small.y[positions], 3, 0, is_rough=False
    )
    assert_allclose(short.scores(X), literal.scores(X), atol=5e-3)
    known = diffusion.lengths(X)
    assert_allclose(short.scores(X, known), short.scores(X))


def test_lengths_are_those_before_scaling(small):
    diffusion = TermDiffusion(term_walk(small.X, 30, 4, least_pairs=1), 2.0)
    unit = small.X / np.linalg.norm(small.X, axis=1, keepdims=True)
    moved = unit + 2.0 * unit @ diffusion.walk.toarray()
    assert_allclose(diffusion.lengths(unit), np.linalg.norm(moved, axis=1))


def test_inner_products_of_rare_and_frequent_terms_are_added_up():
    rows = np.zeros((200, 3))
    rows[:, 0] = 0.5  # frequent
    rows[0, 1] = rows[1, 1] = 2.0  # in one per cent of the documents
    found = inner_products(sp.csr_array(rows))
    assert_allclose(found, rows @ rows.T + 1e-5 * np.eye(200), rtol=1e-6)
    assert_allclose(inner_products(rows), rows @ rows.T + 1e-5 * np.eye(200), rtol=1e-6)
