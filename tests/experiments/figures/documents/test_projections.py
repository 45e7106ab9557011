"""Projections against literal dense computations."""

import numpy as np
import pytest

from workbench.experiments.figures.documents.projections import (
    PROJECTIONS,
    latent_semantic,
    place_documents,
    principal_components,
    projected,
    spectral,
)
from workbench.experiments.figures.documents.selection_words import unit_tf_idf
from workbench.experiments.figures.trial_choice import MissingResultError


@pytest.fixture
def rows(fruit_counts):
    return unit_tf_idf(fruit_counts)


def same_up_to_sign(found, expected):
    for ours, theirs in zip(found.T, expected.T, strict=True):
        assert ours == pytest.approx(theirs, abs=1e-8) or ours == pytest.approx(-theirs, abs=1e-8)


def test_lsi_is_the_singular_value_decomposition(rows):
    left, values, _ = np.linalg.svd(rows.toarray(), full_matrices=False)
    same_up_to_sign(latent_semantic(rows)[:, :3], (left * values)[:, :3])


def test_pca_is_the_decomposition_of_the_centred_rows(rows):
    dense = rows.toarray()
    left, values, _ = np.linalg.svd(dense - dense.mean(axis=0), full_matrices=False)
    same_up_to_sign(principal_components(rows)[:, :3], (left * values)[:, :3])


def test_spectral_coordinates_are_eigenvectors_of_the_random_walk(rows):
    dense = rows.toarray()
    cosines = dense @ dense.T
    walk = cosines / cosines.sum(axis=1, keepdims=True)  # D^-1 A has the eigenvectors D^-1/2 u
    for axis in spectral(rows)[:, :2].T:
        stepped = walk @ axis
        eigenvalue = stepped @ axis / (axis @ axis)
        assert stepped == pytest.approx(eigenvalue * axis, abs=1e-8)
        assert 0 < eigenvalue < 1 + 1e-9


@pytest.mark.parametrize("name", ["spectral", "lsi", "pca", "tsne"])
def test_every_projection_places_all_documents_and_repeats(fruit_run, fruit_counts, name):
    first, again = (
        projected(fruit_run, place_documents(fruit_run, name, counts=fruit_counts), "svm", "50%")
        for _ in range(2)
    )
    assert first.coordinates.shape[0] == 30
    assert np.isfinite(first.coordinates).all()
    assert first.coordinates == pytest.approx(again.coordinates)
    assert first.is_labelled.sum() == 15
    assert (first.predicted >= 0).sum() == 15


def test_progress_is_reported_and_unknown_names_are_refused(fruit_run, fruit_counts):
    told = []
    place_documents(fruit_run, "lsi", lambda *step: told.append(step), fruit_counts)
    assert told == [(0, 2), (1, 2), (2, 2)]
    with pytest.raises(MissingResultError, match="spectral, lsi, pca, tsne, umap"):
        place_documents(fruit_run, "star map", counts=fruit_counts)


def test_every_projection_is_explained():
    assert all(projection.title and projection.explanation for projection in PROJECTIONS.values())
