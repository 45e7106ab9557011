"""Machines of pairs of classes, against those of the whole kernel, and columns of that kernel."""

import tracemalloc

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra import kernel_columns
from workbench.methods.algebra.kernel_columns import KernelColumns, has_short_lists
from workbench.methods.algebra.kernel_machine import ONE_VS_ONE, train_machine
from workbench.methods.algebra.paired_machines import by_class, has_small_pairs, train_pairs

SHARES = (0.05, 0.35, 0.6)


def documents_of(n_classes, n_documents=400, n_terms=300):
    """Documents of classes in no order, some of them unlabelled (-1)."""
    random = np.random.default_rng(2)
    y = random.integers(-1, n_classes, n_documents)
    rates = np.full((n_classes + 1, n_terms), 0.02)
    for label in range(n_classes):
        rates[label, label * 9 : label * 9 + 12] = 0.4
    return random.poisson(rates[y]).astype(float), y


def whole_kernel(D, rows, factors, order):
    F = D @ D.T
    powers = [F, F @ F, F @ F @ F][:order]
    parts = zip(SHARES, factors, powers, strict=False)
    return sum(share * g[:, None] * power[np.ix_(rows, rows)] * g for share, g, power in parts)


@pytest.fixture(params=["lists", "dense products"])
def first_step(request, monkeypatch):
    share = 1.0 if request.param == "lists" else 0.0
    monkeypatch.setattr(kernel_columns, "MOST_LISTED", share)


@pytest.mark.usefixtures("first_step")
@pytest.mark.parametrize("order", [1, 2, 3])
def test_columns_are_those_of_the_kernel(order):
    D, y = documents_of(3)
    rows = np.flatnonzero(y >= 0)
    factors = [np.random.default_rng(r).uniform(0.1, 1, len(rows)) for r in range(order)]
    kernel = KernelColumns(sp.csr_array(D), rows, SHARES[:order], factors)
    expected = whole_kernel(D, rows, factors, order)
    for columns, others in ((slice(3, 150), slice(0, 201)), (slice(128, 129), slice(7, 7))):
        found = kernel.of(columns, others)
        assert found.dtype == np.float32
        assert np.allclose(found, expected[others, columns], rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("is_sorted", [True, False])
def test_pairs_learn_the_machines_of_the_whole_kernel(is_sorted):
    D, y = documents_of(5)
    if is_sorted:
        order = np.argsort(y, kind="stable")
        D, y = D[order], y[order]
    rows = np.flatnonzero(y >= 0)
    sorted_rows = rows[by_class(y[rows])]
    kernel = KernelColumns(sp.csr_array(D), sorted_rows, SHARES[:2], [np.full(len(rows), 0.1)] * 2)
    found = train_pairs(kernel, y[rows], 10.0)
    whole = whole_kernel(D, rows, [np.full(len(rows), 0.1)] * 2, 2)
    expected = train_machine(whole, y[rows], 10.0, ONE_VS_ONE)
    values, wanted = (whole @ m.coefficients + m.intercepts for m in (found, expected))
    assert np.allclose(values, wanted, atol=0.01)  # both stop at a violation of 0.001
    assert np.array_equal(found.signs, expected.signs)


def test_pairs_never_have_the_whole_kernel_in_memory():
    D, y = documents_of(20, n_documents=2000)
    rows = np.flatnonzero(y >= 0)
    rows = rows[by_class(y[rows])]
    kernel = KernelColumns(sp.csr_array(D), rows, SHARES[:2], [np.full(len(rows), 0.1)] * 2)
    tracemalloc.start()
    train_pairs(kernel, y[y >= 0], 10.0)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    machines = len(rows) * 190 * 8 * 2  # their coefficients and the sides of all documents
    assert peak - machines < len(rows) ** 2 * 4 / 2  # half of the kernel in single precision


def test_long_lists_are_not_read():
    rare = sp.csr_array(np.eye(50))
    frequent = sp.csr_array(np.ones((50, 3)))
    assert has_short_lists(rare)
    assert not has_short_lists(frequent)


def test_pairs_of_large_classes_are_left_to_chunks():
    assert has_small_pairs(np.repeat([0, 1, 2], 1500))
    assert not has_small_pairs(np.repeat([0, 1, 2], [1501, 1500, 3]))
