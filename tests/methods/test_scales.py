"""Every method with a scale: exact is what it was, approximate is close, the result says which."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.metrics import adjusted_rand_score

from tests.methods.algebra.approximate.test_streaming import documents
from workbench.methods.algebra.approximate.scale import SCALES, is_approximate
from workbench.methods.registry import METHODS
from workbench.methods.spectral import classification, improved, sampled

N, TOPICS = 600, 10
SETTINGS = {
    "linear-svm": {},
    "k-means": {"n_clusters": TOPICS},
    "spherical-k-means": {"n_clusters": TOPICS, "n_components": 20},
    "hierarchical-clustering": {"n_clusters": TOPICS, "n_components": 20, "linkage": "average"},
    "spectral-clustering": {"n_clusters": TOPICS},
    "spectral-classification": {"n_components": 2 * TOPICS},
    "spectral-classification-improved": {},
    "few-labels": {},
    "higher-order-kernel": {"scaling": "cosine"},
    "higher-order-kernel-transductive": {"scaling": "cosine"},
    "higher-order-kernel-improved": {},
    "rbf-svm": {},
    "polynomial-svm": {},
    "lsi": {},
    "sprinkled-lsi": {},
    "adaptive-sprinkled-lsi": {},
}


@pytest.fixture
def few_landmarks(monkeypatch):
    defaults = (200,)
    monkeypatch.setattr(sampled.landmark_rows, "__defaults__", defaults)
    monkeypatch.setattr(classification, "MOST_LANDMARKS", 200)
    monkeypatch.setattr(improved, "START_LANDMARKS", 200)


def quality(name, scale):
    """The score of a fit, and the fitted method."""
    X, y = sp.csr_array(documents(N)), np.arange(N) % TOPICS
    method = METHODS[name].build(**SETTINGS[name], scale=scale)
    task = METHODS[name].task
    if task == "cluster":
        return adjusted_rand_score(y, method.fit(X).labels_), method
    shown = np.where(np.arange(N) < N // 2, y, -1)
    if task == "transduce":
        predicted = method.fit(X, shown).transduction_[N // 2 :]
    else:
        predicted = method.fit(X[: N // 2], y[: N // 2]).predict(X[N // 2 :])
    return (predicted == y[N // 2 :]).mean(), method


def test_every_method_with_a_scale_is_here():
    with_scale = {
        name
        for name, method in METHODS.items()
        if any(setting.name == "scale" for setting in method.parameters)
    }
    assert with_scale == set(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_approximate_is_close_to_exact_and_says_so(name, few_landmarks):
    exact, _ = quality(name, "exact")
    approximate, method = quality(name, "approximate")
    assert approximate >= exact - 0.08
    assert any(note.startswith("Approximate: ") for note in method.notes_)


@pytest.mark.parametrize("name", SETTINGS)
def test_automatic_is_exact_with_few_documents(name):
    exact, one = quality(name, "exact")
    automatic, other = quality(name, "automatic")
    assert automatic == exact
    assert not any(note.startswith("Approximate: ") for note in getattr(other, "notes_", ()))
    for attribute in ("term_weights_", "coordinates_", "transduction_scores_", "merges_"):
        if hasattr(one, attribute):
            assert np.array_equal(getattr(one, attribute), getattr(other, attribute))


def test_the_limit_decides_what_automatic_means():
    assert [is_approximate(scale, 100, 100) for scale in SCALES] == [False, False, True]
    assert [is_approximate(scale, 101, 100) for scale in SCALES] == [False, True, True]


def test_landmarks_hold_every_class_and_the_share_of_labels():
    labels = np.full(1000, -1)
    labels[:400] = np.arange(400) % 3
    labels[999] = 3
    rows = sampled.labelled_landmarks(labels, 100)
    assert set(labels[rows]) == {-1, 0, 1, 2, 3}
    assert 99 <= len(rows) <= 104
    assert 40 <= (labels[rows] >= 0).sum() <= 44
    assert np.array_equal(sampled.landmark_rows(50, 100), np.arange(50))


def test_all_documents_have_coordinates_and_new_ones_are_classified(few_landmarks):
    _, method = quality("spectral-classification", "approximate")
    assert method.coordinates_.shape[0] == N
    assert method.transduction_scores_.shape == (N, TOPICS)
    X = sp.csr_array(documents(50))
    assert (method.predict(X) == np.arange(50) % TOPICS).mean() > 0.7


def test_documents_similar_to_no_landmark_stay_at_zero():
    X = sp.csr_array(np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]]))
    joined = sampled.joined_coordinates(X, np.array([0]), np.array([[1.0]]), 3)
    assert joined.ravel().tolist() == [1, 1, 0]
