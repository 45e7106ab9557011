"""Kernels of any order against their definition, and kernel machines against scikit-learn."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.svm import SVC

from workbench.methods.algebra import kernels
from workbench.methods.algebra.document_rows import dense
from workbench.methods.algebra.kernel_machine import (
    ONE_VS_ONE,
    ONE_VS_REST,
    choose_kernel_cost,
    train_machine,
)
from workbench.methods.algebra.kernels import (
    combined_orders,
    inverse_document_frequencies,
    order_diagonals,
    order_directions,
    order_parts,
    products,
    weigh_terms,
)
from workbench.methods.baselines.kernel_svm import LinearSVM, PolynomialSVM, RadialSVM


@pytest.fixture(params=[np.asarray, sp.csr_array], ids=["dense", "sparse"])
def as_matrix(request):
    return request.param


@pytest.fixture(autouse=True)
def several_blocks(monkeypatch):
    monkeypatch.setattr(kernels, "BLOCK_BYTES", 1)  # blocks of sixteen columns


def documents(n=50, m=30, seed=0):
    return np.random.default_rng(seed).poisson(0.4, (n, m)).astype(float)


def powers(D, order):
    """(D Dᵀ)ʳ for r = 1 … order, by repeated multiplication."""
    first = D @ D.T
    found = [first]
    for _ in range(order - 1):
        found.append(found[-1] @ first)
    return found


@pytest.mark.parametrize("largest_dense", [0, 100])
@pytest.mark.parametrize("order", [1, 2, 4])
def test_parts_are_powers_of_the_linear_kernel(as_matrix, order, largest_dense, monkeypatch):
    monkeypatch.setattr(kernels, "DENSE_DOCUMENTS", largest_dense)
    D = documents()
    whole = order_parts(as_matrix(D), slice(None), order)
    for found, expected in zip(whole, powers(D, order), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-12)
    rows = np.array([3, 0, 44, 17, 30, 31, 9, 8, 20, 21, 22, 23, 25, 26, 27, 28, 29, 33])
    some = order_parts(as_matrix(D), rows, order)
    for found, expected in zip(some, powers(D, order), strict=True):
        np.testing.assert_allclose(found, expected[np.ix_(rows, rows)], rtol=1e-12)


def test_diagonals_use_paths_through_seen_documents(as_matrix):
    D, new = documents(), documents(20, seed=1)
    found = order_diagonals(as_matrix(new), as_matrix(D), 4)
    gram = D.T @ D
    for r in range(4):
        middle = np.linalg.matrix_power(gram, r)
        np.testing.assert_allclose(found[r], np.diag(new @ middle @ new.T), rtol=1e-12)


def test_combination_keeps_symmetry_exactly(as_matrix):
    D, random = documents(), np.random.default_rng(2)
    factors = [random.uniform(0.5, 1.5, 50) for _ in range(3)]
    kernel = combined_orders(as_matrix(D), slice(None), (0.2, 0.3, 0.5), factors)
    expected = sum(
        share * g[:, None] * part * g
        for share, g, part in zip((0.2, 0.3, 0.5), factors, powers(D, 3), strict=True)
    )
    np.testing.assert_allclose(kernel, expected, rtol=1e-12)
    assert (kernel == kernel.T).all()


def test_directions_replace_the_kernel_of_new_documents(as_matrix):
    D, new = documents(), documents(20, seed=1)
    coefficients = np.random.default_rng(3).normal(size=(50, 4))
    directions = order_directions(as_matrix(D), [coefficients] * 3)
    gram = D.T @ D
    for r, direction in enumerate(directions):
        expected = new @ np.linalg.matrix_power(gram, r) @ D.T @ coefficients
        np.testing.assert_allclose(new @ direction, expected, rtol=1e-9)


def test_products_in_blocks_equal_the_dense_product(as_matrix):
    D, new = documents(), documents(40, seed=1)
    np.testing.assert_allclose(products(as_matrix(new), as_matrix(D)), new @ D.T)


def test_tfidf_is_that_computed_by_hand(as_matrix):
    counts = np.array([[2.0, 0.0], [1.0, 1.0], [0.0, 0.0]])
    idf = inverse_document_frequencies(as_matrix(counts))
    np.testing.assert_allclose(idf, [np.log(4 / 3) + 1, np.log(2) + 1])
    weighted = dense(weigh_terms(as_matrix(counts), idf))
    np.testing.assert_allclose(weighted[0], [1, 0])
    np.testing.assert_allclose(weighted[1], idf / np.hypot(*idf))
    assert (weighted[2] == 0).all()


def four_classes(seed=0):
    random = np.random.default_rng(seed)
    y = np.repeat(np.arange(4), 20)
    X = random.normal(size=(4, 6))[y] + random.normal(size=(80, 6))
    return X, y


@pytest.mark.parametrize("cost", [0.1, 10.0])
def test_one_against_one_votes_like_scikit_learn(cost):
    X, y = four_classes()
    kernel, new = X @ X.T, four_classes(1)[0] @ X.T
    machine = train_machine(kernel, y, cost, ONE_VS_ONE)
    found = machine.class_scores(new @ machine.coefficients + machine.intercepts).argmax(axis=1)
    theirs = SVC(C=cost, kernel="precomputed", break_ties=True, decision_function_shape="ovr")
    assert found.tolist() == theirs.fit(kernel, y).predict(new).tolist()


def test_one_against_the_rest_is_a_machine_per_class():
    X, y = four_classes()
    kernel = X @ X.T
    machine = train_machine(kernel, y, 1.0, ONE_VS_REST)
    values = kernel @ machine.coefficients + machine.intercepts
    for label in range(4):
        theirs = SVC(C=1.0, kernel="precomputed").fit(kernel, y == label)
        np.testing.assert_allclose(values[:, label], theirs.decision_function(kernel))
    np.testing.assert_allclose(machine.class_scores(values), values)


def test_cost_is_chosen_where_the_kernel_is_tiny():
    X, y = four_classes()
    tiny = 1e-3 * X @ X.T
    assert choose_kernel_cost(tiny, y, ONE_VS_REST, seed=0, default=0.01) >= 10


def test_cost_stays_where_a_class_has_one_document():
    assert choose_kernel_cost(np.eye(3), np.array([0, 0, 1]), ONE_VS_REST, 0, 7.0) == 7.0


@pytest.mark.parametrize("multiclass", [ONE_VS_ONE, ONE_VS_REST])
def test_kernels_of_the_baselines_are_scikit_learns(as_matrix, multiclass):
    X, y = four_classes()
    new = four_classes(1)[0]
    ours = {
        "poly": PolynomialSVM(degree=3, offset=0.5, gamma=0.2, multiclass=multiclass),
        "rbf": RadialSVM(gamma=0.2, multiclass=multiclass),
        "linear": LinearSVM(multiclass=multiclass, solver="kernel matrix"),
    }
    for name, model in ours.items():
        theirs = SVC(kernel=name, degree=3, coef0=0.5, gamma=0.2, break_ties=True)
        found = model.fit(as_matrix(X), y).predict(as_matrix(new))
        if multiclass == ONE_VS_ONE:
            assert found.tolist() == theirs.fit(X, y).predict(new).tolist()
        else:
            scores = np.array(
                [
                    SVC(**theirs.get_params()).fit(X, y == label).decision_function(new)
                    for label in range(4)
                ]
            )
            assert found.tolist() == scores.argmax(axis=0).tolist()


def test_automatic_gamma_does_not_depend_on_scale():
    X, y = four_classes()
    small, large = PolynomialSVM().fit(X, y), PolynomialSVM().fit(100 * X, y)
    np.testing.assert_allclose(
        small.decision_function(X), large.decision_function(100 * X), rtol=1e-6, atol=1e-6
    )


def test_linear_solvers_agree_on_the_signs_of_term_weights():
    X = np.array([[3.0, 0, 1], [2, 0, 1], [0, 3, 1], [0, 2, 1]])
    y = np.array(["a", "a", "b", "b"])
    for solver in ("primal or dual", "kernel matrix"):
        weights = LinearSVM(solver=solver).fit(X, y).term_weights_
        assert weights.shape == (2, 3)
        assert weights[0, 0] > 0 > weights[0, 1]
        assert weights[1, 1] > 0 > weights[1, 0]


def test_tuning_the_linear_svm_chooses_a_cost_of_the_grid():
    X, y = four_classes()
    tuned = LinearSVM(tune_cost=True, cost=1e-4).fit(X, y)
    assert tuned.cost_ > 1e-4
    assert tuned.score(X, y) > LinearSVM(cost=1e-4).fit(X, y).score(X, y)
