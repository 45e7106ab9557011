"""Starts of spherical k-means against the same steps with everything computed anew each time."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.algebra.document_rows import unit_rows
from workbench.methods.covariance_spaces.spherical_starts import StartSettings, clusters_from_start
from workbench.methods.covariance_spaces.unit_documents import UnitDocuments


def sums_of(unit, labels, n_clusters):
    return np.array([unit[labels == cluster].sum(axis=0) for cluster in range(n_clusters)])


def gains_of(row, own, sums):
    """What the objective gains if a document of cluster `own` joins each other cluster."""
    lengths = np.linalg.norm(sums, axis=1)
    left = np.linalg.norm(sums[own] - row) - lengths[own]
    gains = np.linalg.norm(sums + row, axis=1) - lengths + left
    gains[own] = 0.0
    return gains


def moved(unit, labels, n_clusters):
    """One pass of single moves, largest gain first."""
    sums, labels = sums_of(unit, labels, n_clusters), labels.copy()
    best = np.array([gains_of(*pair, sums).max() for pair in zip(unit, labels, strict=True)])
    for document in np.argsort(-best, kind="stable")[: (best > 1e-10).sum()]:
        gains = gains_of(unit[document], labels[document], sums)
        if gains.max() > 1e-10 and (labels == labels[document]).sum() > 1:
            labels[document] = gains.argmax()
            sums = sums_of(unit, labels, n_clusters)
    return labels


def start_by_hand(unit, n_clusters, chance):
    distance, seeds = np.ones(len(unit)), []
    while len(seeds) < n_clusters:
        distance[seeds] = 0.0
        seeds.append(chance.choice(len(unit), p=distance / distance.sum()))
        distance = np.minimum(distance, np.clip(1 - unit @ unit[seeds[-1]], 0.0, None))
    labels, before = (unit @ unit[seeds].T).argmax(axis=1), None
    while not np.array_equal(labels, before):
        before = labels
        labels = (unit @ unit_rows(sums_of(unit, labels, n_clusters)).T).argmax(axis=1)
    before = None
    while not np.array_equal(labels, before):
        before, labels = labels, moved(unit, labels, n_clusters)
    return labels


@pytest.mark.parametrize("form", [np.asarray, sp.csr_array])
@pytest.mark.parametrize("seed", range(6))
def test_a_start_makes_the_moves_that_the_algorithm_says(form, seed):
    unit = unit_rows(np.random.default_rng(seed).poisson(0.4, (70, 30)) + np.eye(70, 30))
    settings = StartSettings(n_clusters=6, max_iterations=100, refined=True)
    found = clusters_from_start(UnitDocuments(form(unit)), settings, np.random.default_rng(seed))
    assert found.tolist() == start_by_hand(unit, 6, np.random.default_rng(seed)).tolist()


@pytest.mark.parametrize("form", [np.asarray, sp.csr_array])
def test_sums_of_some_clusters_are_those_of_all(form):
    unit = unit_rows(np.random.default_rng(1).poisson(1.0, (40, 12)).astype(float))
    documents, labels = UnitDocuments(form(unit)), np.arange(40) % 5
    everything = sums_of(unit, labels, 6)  # the last one is empty
    assert documents.sums(labels, np.arange(6)) == pytest.approx(everything)
    assert documents.sums(labels, np.array([3, 5])) == pytest.approx(everything[[3, 5]])
    columns, values = documents.entries(7)
    row = np.zeros(12)
    row[columns] = values
    assert row.tolist() == unit[7].tolist()
