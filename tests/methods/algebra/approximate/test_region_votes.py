"""Votes of documents in regions: exact if all are compared, nearly so with a few."""

import numpy as np
import pytest

from workbench.methods.algebra.approximate import region_votes
from workbench.methods.algebra.approximate.region_votes import RegionVotes, region_count
from workbench.methods.algebra.neighbour_votes import NeighbourVotes

CLASSES = 4


def topics(n, dimensions=6, n_topics=30, seed=0):
    """Points around the centres of topics, some of them copies, one of them empty."""
    centres = np.random.default_rng(99).normal(size=(n_topics, dimensions))
    random = np.random.default_rng(seed)
    points = centres[random.integers(0, n_topics, n)] + 0.4 * random.normal(size=(n, dimensions))
    points[: n // 10] = points[n // 2 : n // 2 + n // 10]
    points[-1] = 0
    return points


def voters(vectors, metric, n_neighbors=5):
    classes = np.random.default_rng(7).integers(0, CLASSES, len(vectors))
    return NeighbourVotes(vectors, classes, CLASSES, n_neighbors, metric)


@pytest.mark.parametrize("metric", ["cosine", "euclidean"])
@pytest.mark.parametrize("n_neighbors", [1, 5, 400])
def test_all_cells_give_the_exact_votes(metric, n_neighbors, monkeypatch):
    monkeypatch.setattr(region_votes, "REGION", 50)
    monkeypatch.setattr(region_votes, "QUERIES_AT_A_TIME", 70)
    exact, queries = voters(topics(300), metric, n_neighbors), topics(160, seed=1)
    found = RegionVotes.of(exact)
    assert len(found.centres) == region_count(300) == 6
    # Queries may have a part outside the space of their coordinates.
    squares = (queries**2).sum(axis=1) + np.arange(len(queries)) % 3
    squares[-1] = 0
    expected = exact.votes(queries, squares)
    assert found.votes(queries, squares) == pytest.approx(expected, rel=1e-9)
    assert found.votes(queries[:0], squares[:0]).shape == (0, CLASSES)


@pytest.mark.parametrize("metric", ["cosine", "euclidean"])
def test_a_few_cells_give_nearly_the_exact_classes(metric, monkeypatch):
    monkeypatch.setattr(region_votes, "REGION", 50)
    exact, queries = voters(topics(3000), metric), topics(500, seed=1)
    squares = (queries**2).sum(axis=1)
    found = RegionVotes.of(exact).votes(queries, squares).argmax(axis=1)
    assert (found == exact.votes(queries, squares).argmax(axis=1)).mean() > 0.97


def test_a_query_is_compared_with_the_documents_of_its_cells_alone():
    vectors = np.array([[1.0, 0.0], [0.9, 0.1], [0.0, 1.0], [0.1, 0.9]])
    exact = NeighbourVotes(vectors, np.array([0, 0, 1, 1]), 2, 3, "euclidean")
    both = RegionVotes(
        exact, np.array([[0.95, 0.05], [0.05, 0.95]]), np.arange(4), np.array([0, 2, 4])
    )
    query, squares = np.array([[1.0, 0.0]]), np.ones(1)
    assert both.votes(query, squares)[0, 1] > 0
    one = RegionVotes(exact, np.array([[0.95, 0.05]]), np.array([0, 1]), np.array([0, 2]))
    assert one.votes(query, squares)[0, 1] == 0
