"""A space updated by labels and links equals the one computed from the start, by dense algebra."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.spectral.constraints import override
from workbench.methods.spectral.updated_space import SpaceSettings, UpdatedSpace, overridden

SIZE, COUNT = 90, 3
LABELS = {2: 0, 33: 1, 64: 2, 5: 0, 40: 1}
LINKS = {(1, 8): False, (10, 35): True}


@pytest.fixture(scope="module")
def graph():
    """Three groups of documents, linked more within than across."""
    random = np.random.default_rng(4)
    group = np.repeat(np.arange(3), SIZE // 3)
    chance = np.where(group[:, None] == group, 0.5, 0.04)
    weights = np.triu(random.random((SIZE, SIZE)) * (random.random((SIZE, SIZE)) < chance), 1)
    return weights + weights.T


def dense_affinity(graph, labels, links):
    affinity = graph.copy()
    for first in labels:
        for second in labels:
            if first != second:
                affinity[first, second] = float(labels[first] == labels[second])
    for (first, second), is_apart in links.items():
        affinity[first, second] = affinity[second, first] = float(not is_apart)
    return affinity


def dense_normalised(affinity, normalization):
    degrees = affinity.sum(axis=1)
    if normalization == "none":
        return affinity
    if normalization == "additive":
        return (affinity + degrees.max() * np.eye(SIZE) - np.diag(degrees)) / degrees.max()
    roots = 1 / np.sqrt(degrees)
    return roots[:, None] * affinity * roots


@pytest.mark.parametrize("normalization", ["symmetric", "divisive", "additive", "none"])
def test_after_a_label_the_space_is_that_of_the_paper(graph, normalization):
    space = UpdatedSpace(sp.csr_array(graph), SpaceSettings(normalization, COUNT))
    space.refine(20)
    space.change(LABELS, LINKS)
    space.refine(20)
    affinity = dense_affinity(graph, LABELS, LINKS)
    values, vectors = np.linalg.eigh(dense_normalised(affinity, normalization))
    vectors = vectors[:, ::-1][:, :COUNT]
    if normalization == "divisive":
        vectors = vectors / np.sqrt(affinity.sum(axis=1))[:, None]
        vectors = vectors / np.linalg.norm(vectors, axis=0)
    points = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    found = space.coordinates()
    assert space.eigenvalues == pytest.approx(values[::-1][:COUNT], abs=1e-6)
    assert space.spectrum == pytest.approx(values[::-1][: COUNT + 3], abs=1e-3)
    assert found @ found.T == pytest.approx(points @ points.T, abs=1e-3)  # up to signs


def test_a_start_from_the_space_before_is_nearer_than_one_from_nothing(graph):
    warm, cold = (
        UpdatedSpace(sp.csr_array(graph), SpaceSettings("symmetric", COUNT)) for _ in "ab"
    )
    warm.change({2: 0, 33: 1}, {})
    warm.refine(30)
    for space in (warm, cold):
        space.change({2: 0, 33: 1, 64: 2}, {})
        space.refine(1)
    assert warm.residual < cold.residual / 2


def test_overridden_pairs_equal_the_general_override(graph):
    labels = np.full(SIZE, -1)
    labels[list(LABELS)] = list(LABELS.values())
    must = [pair for pair, is_apart in LINKS.items() if not is_apart]
    cannot = [pair for pair, is_apart in LINKS.items() if is_apart]
    wanted = override(sp.csr_array(graph), labels, must, cannot)
    found = overridden(sp.csr_array(graph), LABELS, LINKS)
    eye = np.eye(SIZE)
    assert found.product(eye) == pytest.approx(wanted.product(eye))


def test_a_label_outweighs_a_link(graph):
    found = overridden(sp.csr_array(graph), LABELS, {(2, 5): True, (2, 33): False})
    product = found.product(np.eye(SIZE))
    assert product[2, 5] == 1 and product[2, 33] == 0


def test_documents_without_neighbours_are_outside(graph):
    alone = np.zeros((SIZE + 2, SIZE + 2))
    alone[:SIZE, :SIZE] = graph
    space = UpdatedSpace(sp.csr_array(alone), SpaceSettings("symmetric", COUNT))
    space.change({SIZE: 0, 3: 1}, {(SIZE, 4): False})
    space.refine(5)
    found = space.coordinates()
    assert not found[SIZE:].any() and np.linalg.norm(found[:SIZE], axis=1) == pytest.approx(1)


def test_wrong_settings_are_refused():
    with pytest.raises(ParameterError, match="normalization"):
        SpaceSettings("other")
    with pytest.raises(ParameterError, match="n_components"):
        SpaceSettings(n_components=1)
