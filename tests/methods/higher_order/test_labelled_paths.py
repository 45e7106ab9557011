"""Products with the kernel, some machines at a time, against all machines at once."""

import tracemalloc

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.higher_order import labelled_paths
from workbench.methods.higher_order.labelled_paths import (
    LabelledPaths,
    add_products,
    class_directions,
)

SHARES = (0.05, 0.95)


@pytest.fixture
def paths():
    random = np.random.default_rng(0)
    documents = sp.csr_array(random.poisson(0.1, (60, 2000)).astype(float))
    factors = [random.uniform(0.5, 1.0, 60) for _ in SHARES]
    return LabelledPaths(documents, np.arange(0, 60, 2), SHARES, factors)


@pytest.fixture
def coefficients():
    return np.random.default_rng(1).standard_normal((30, 190))


def test_portions_of_machines_give_the_same_bits(paths, coefficients, monkeypatch):
    in_portions = paths.kernel_product(coefficients)
    monkeypatch.setattr(labelled_paths, "MACHINES_AT_A_TIME", 1000)
    assert in_portions.tobytes() == paths.kernel_product(coefficients).tobytes()


def test_the_product_is_that_of_the_equations(paths, coefficients):
    D, rows = paths.documents.toarray(), paths.labelled
    F = D @ D.T
    kernel = sum(
        share * g[:, None] * power * g
        for share, g, power in zip(SHARES, paths.factors, (F, F @ F), strict=True)
    )
    expected = kernel[np.ix_(rows, rows)] @ coefficients
    assert np.allclose(paths.kernel_product(coefficients), expected, rtol=1e-10)


def test_packed_directions_are_those_of_all_machines_to_seven_digits(paths, coefficients):
    whole, packed = paths.directions(coefficients), paths.packed_directions(coefficients)
    assert {part.dtype for part in packed} == {np.dtype(np.float32)}
    for part, expected in zip(packed, whole, strict=True):
        assert np.array_equal(part, expected.astype(np.float32))
    values = [np.zeros((60, 190)) for _ in range(2)]
    for total, directions in zip(values, (packed, whole), strict=True):
        add_products(total, paths.documents, paths.factors, directions)
    assert np.allclose(*values, rtol=1e-5, atol=1e-6 * np.abs(values[1]).max())
    signs = np.random.default_rng(2).choice([-1.0, 0.0, 1.0], (190, 20))
    weights = class_directions(paths.factors, packed, signs)
    expected = class_directions(paths.factors, whole, signs)
    assert np.allclose(weights, expected, rtol=1e-5, atol=1e-6 * np.abs(expected).max())


def test_many_machines_never_have_their_weights_in_memory_together(paths, coefficients):
    tracemalloc.start()
    paths.kernel_product(coefficients)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 2000 * 190 * 8  # terms × machines of a single order
