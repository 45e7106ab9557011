"""Machines learnt from parts of half a kernel, against machines learnt from the whole kernel."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra import chunked_machine
from workbench.methods.algebra.chunked_machine import train_in_chunks
from workbench.methods.algebra.kernel_columns import frequent_first
from workbench.methods.algebra.kernel_machine import (
    ONE_VS_ONE,
    ONE_VS_REST,
    train_machine,
    untrained_machine,
)
from workbench.methods.algebra.packed_kernel import PackedKernel
from workbench.methods.higher_order import classifiers
from workbench.methods.higher_order.classifiers import HigherOrderKernelSVM


def documents_of(n_classes, n_documents=700, n_terms=120, seed=0):
    random = np.random.default_rng(seed)
    y = np.arange(n_documents) % n_classes
    rates = np.full((n_classes, n_terms), 0.05)
    for label in range(n_classes):
        rates[label, label * 9 : label * 9 + 12] = 0.35
    return random.poisson(rates[y]).astype(float), y


def dense_kernel(D, shares, factors):
    F = D @ D.T
    powers = [F, F @ F, F @ F @ F]
    parts = zip(shares, factors, powers, strict=False)
    return sum(share * g[:, None] * power * g for share, g, power in parts)


def factors_of(D, rows, order):
    F = D @ D.T
    powers = [F, F @ F, F @ F @ F][:order]
    return [1 / np.sqrt(np.maximum(np.diag(power), 1e-9))[rows] for power in powers]


@pytest.mark.parametrize("order", [1, 2, 3])
def test_half_a_kernel_gives_the_kernel_of_any_documents(order):
    D, _ = documents_of(3, n_documents=301)
    shares = [0.2, 0.5, 0.3][:order]
    factors = factors_of(D, slice(None), order)
    kernel = PackedKernel.of(sp.csr_array(D), np.arange(301), shares, factors)
    expected = dense_kernel(D, shares, factors)
    for rows in (np.arange(301), np.array([0, 5, 127, 128, 129, 255, 256, 300]), np.array([200])):
        assert np.allclose(kernel.inside(rows), expected[np.ix_(rows, rows)], rtol=1e-5, atol=1e-6)


def test_half_a_kernel_of_some_documents_has_paths_through_all():
    D, _ = documents_of(3, n_documents=300)
    rows = np.arange(0, 300, 2)
    kernel = PackedKernel.of(sp.csr_array(D), rows, (0.1, 0.9), factors_of(D, rows, 2))
    expected = dense_kernel(D, (0.1, 0.9), factors_of(D, slice(None), 2))[np.ix_(rows, rows)]
    assert np.allclose(kernel.inside(np.arange(150)), expected, rtol=1e-5, atol=1e-6)


def test_terms_in_order_of_frequency_keep_all_products():
    D, _ = documents_of(3, n_documents=40)
    D[:, 7] = 0.0
    ordered = frequent_first(D)
    frequencies = np.bincount(ordered.indices)
    assert (np.diff(frequencies) <= 0).all()
    assert frequencies.min() > 0
    assert np.allclose((ordered @ ordered.T).toarray(), D @ D.T)


def objectives(kernel, machine, y, multiclass, cost=10.0):
    """What a support vector machine makes as small as it can, for each machine."""
    sides = untrained_machine(y, multiclass)[1].T
    reached = kernel @ machine.coefficients
    losses = np.maximum(1 - sides * (reached + machine.intercepts), 0) * (sides != 0)
    return (machine.coefficients * reached).sum(axis=0) / 2 + cost * losses.sum(axis=0)


@pytest.mark.parametrize("multiclass", [ONE_VS_REST, ONE_VS_ONE])
@pytest.mark.parametrize("n_classes", [2, 5])
def test_chunks_learn_the_machines_of_the_whole_kernel(monkeypatch, n_classes, multiclass):
    monkeypatch.setattr(chunked_machine, "SAMPLE", 60)
    monkeypatch.setattr(chunked_machine, "LEAST_OF_A_SIDE", 5)
    monkeypatch.setattr(chunked_machine, "MOST_ADDED", 40)
    D, y = documents_of(n_classes)
    factors = factors_of(D, slice(None), 2)
    whole = dense_kernel(D, (0.05, 0.95), factors)
    packed = PackedKernel.of(sp.csr_array(D), np.arange(len(y)), (0.05, 0.95), factors)
    found = train_in_chunks(packed, lambda a: whole @ a, y, 10.0, multiclass)
    expected = train_machine(whole, y, 10.0, multiclass)
    values, wanted = (whole @ m.coefficients + m.intercepts for m in (found, expected))
    assert np.allclose(values, wanted, atol=0.02)  # both stop at a violation of 0.001
    reached, least = (objectives(whole, machine, y, multiclass) for machine in (found, expected))
    assert np.allclose(reached, least, rtol=2e-3)


@pytest.mark.parametrize(("multiclass", "n_classes"), [(ONE_VS_REST, 3), (ONE_VS_ONE, 4)])
def test_machines_that_saw_all_their_documents_need_no_product(multiclass, n_classes):
    D, y = documents_of(n_classes)
    packed = PackedKernel.of(sp.csr_array(D), np.arange(len(y)), (1.0,), [np.ones(len(y))])
    found = train_in_chunks(packed, refused, y, 10.0, multiclass)
    whole = packed.inside(np.arange(len(y)))
    expected = train_machine(whole, y, 10.0, multiclass)
    assert np.array_equal(found.coefficients, expected.coefficients)
    assert np.array_equal(found.intercepts, expected.intercepts)


def refused(_coefficients):
    raise AssertionError("The whole kernel was multiplied.")


def test_a_class_that_the_sample_missed_is_learnt(monkeypatch):
    monkeypatch.setattr(chunked_machine, "SAMPLE", 20)
    D, _ = documents_of(2, n_documents=400)
    y = np.zeros(400, dtype=int)
    y[[3, 211]] = 1
    D[[3, 211], -5:] = 2.0
    whole = D @ D.T
    factors = [np.ones(400)]
    packed = PackedKernel.of(sp.csr_array(D), np.arange(400), (1.0,), factors)
    machine = train_in_chunks(packed, lambda a: whole @ a, y, 10.0, ONE_VS_REST)
    assert ((whole @ machine.coefficients + machine.intercepts)[:, 0] > 0).tolist() == (
        y == 1
    ).tolist()


def test_the_method_predicts_the_same_with_half_a_kernel(monkeypatch):
    X, y = documents_of(5)
    train, test = np.arange(0, 700, 2), np.arange(1, 700, 2)
    exact = HigherOrderKernelSVM(scale="exact").fit(sp.csr_array(X[train]), y[train])
    assert not exact.notes_
    monkeypatch.setattr(classifiers, "DENSE_DOCUMENTS", 100)
    packed = HigherOrderKernelSVM().fit(sp.csr_array(X[train]), y[train])
    assert packed.notes_ == (classifiers.PACKED_NOTE,)
    assert packed.predict(X[test]).tolist() == exact.predict(X[test]).tolist()
    assert np.allclose(
        packed.decision_function(X[test]), exact.decision_function(X[test]), atol=5e-3
    )
