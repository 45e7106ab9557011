"""Work in blocks gives the numbers of work as a whole."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra import divided_work
from workbench.methods.algebra.approximate.sketching import sketched_factors
from workbench.methods.algebra.divided_work import helped_by
from workbench.methods.algebra.factorisation import leading_factors
from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.algebra.nearest import nearest_neighbours
from workbench.methods.spectral.constraints import unlinked
from workbench.methods.spectral.space import spectral_space


@dataclass
class Recorder:
    """Helpers that do every job at once and count them."""

    folder: Path
    done: int = 0

    def results(self, function, jobs):
        for job in jobs:
            self.done += 1
            yield function(*job)


@pytest.fixture
def helpers(tmp_path, monkeypatch):
    monkeypatch.setattr(divided_work, "DIVIDED_FROM", 100)
    monkeypatch.setattr(divided_work, "BLOCK", 130)
    return Recorder(tmp_path)


def documents(seed=0):
    """600 documents; many are copies of others, and one is empty."""
    random = np.random.default_rng(seed)
    X = random.poisson(0.2, (600, 90)).astype(float)
    X[50:90] = X[3]
    X[7] = 0
    return sp.csr_array(X)


def test_neighbours_are_the_same_to_the_last_bit(helpers):
    X = documents()
    expected = nearest_neighbours(X, 12)
    with helped_by(helpers):
        found = nearest_neighbours(X, 12)
    assert helpers.done == 5
    assert np.array_equal(found.indices, expected.indices)
    assert np.array_equal(found.similarities, expected.similarities)
    assert found.indices.dtype == expected.indices.dtype
    assert not list(helpers.folder.iterdir())  # nothing is left behind


def test_singular_values_agree_to_many_digits(helpers):
    X = documents()
    expected = leading_factors(X, 6)
    with helped_by(helpers):
        found = leading_factors(X, 6)
    assert helpers.done == 3 * 5  # A, then A', then A again
    assert found.values == pytest.approx(expected.values, rel=1e-10)
    assert found.left == pytest.approx(expected.left, abs=1e-8)


def test_sketched_values_agree_to_many_digits(helpers):
    X = documents()
    expected = sketched_factors(X, 6)
    with helped_by(helpers):
        found = sketched_factors(X, 6)
    assert helpers.done > 50
    assert found.factors.values == pytest.approx(expected.factors.values, rel=1e-10)
    assert found.error == pytest.approx(expected.error, rel=1e-6)


@pytest.mark.parametrize("normalization", ["additive", "symmetric", "divisive"])
def test_eigenvalues_of_a_graph_agree_to_eight_digits(helpers, normalization):
    graph = unlinked(neighbour_affinity(documents()[np.r_[:7, 8:600]], 15))
    expected = spectral_space(graph, 5, normalization)
    with helped_by(helpers):
        found = spectral_space(graph, 5, normalization)
    assert helpers.done > 20
    assert found.eigenvalues == pytest.approx(expected.eigenvalues, abs=1e-8)


def test_few_documents_are_not_divided(helpers):
    with helped_by(helpers):
        nearest_neighbours(documents()[:99], 5)
    assert helpers.done == 0


def test_there_are_no_helpers_afterwards(helpers):
    with helped_by(helpers):
        pass
    nearest_neighbours(documents(), 5)
    assert helpers.done == 0
