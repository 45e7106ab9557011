"""Every method with a scale: exact is what it was, approximate is close, the result says which."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.metrics import adjusted_rand_score

from tests.methods.algebra.approximate.test_streaming import documents
from workbench.methods.algebra.approximate.scale import SCALES, is_approximate
from workbench.methods.algebra.graphs import affinity_of
from workbench.methods.algebra.nearest import nearest_neighbours
from workbench.methods.registry import METHODS
from workbench.methods.spectral import improved, sampled

N, TOPICS = 600, 10
SETTINGS = {
    "linear-svm": {},
    "k-means": {"n_clusters": TOPICS},
    "spherical-k-means": {"n_clusters": TOPICS, "n_components": 20},
    "hierarchical-clustering": {"n_clusters": TOPICS, "n_components": 20, "linkage": "average"},
    "spectral-clustering": {"n_clusters": TOPICS},
    "spectral-classification": {"n_components": 2 * TOPICS},
    "spectral-classification-improved": {},
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
    monkeypatch.setattr(sampled.labelled_landmarks, "__defaults__", defaults)
    monkeypatch.setattr(improved, "START_LANDMARKS", 100)


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


def test_averages_reach_all_connected_documents_and_approach_the_eigenvectors():
    X = sp.csr_array(documents(N))
    graph = affinity_of(nearest_neighbours(X, 15))
    leading = np.linalg.svd(graph.toarray() / graph.sum(axis=1)[:, None])[0][:, :TOPICS]
    landmarks = np.arange(0, N, 7)
    start = np.random.default_rng(0).standard_normal((len(landmarks), TOPICS)) * 0.1
    start[np.arange(len(landmarks)), landmarks % TOPICS] += 1  # landmarks know their topic
    spread = sampled.averaged_coordinates(graph, landmarks, start)
    assert spread.any(axis=1).all()
    assert np.linalg.norm(spread, axis=1) == pytest.approx(1.0)
    assert (spread.argmax(axis=1) == np.arange(N) % TOPICS).mean() > 0.95
    captured = np.linalg.norm(np.linalg.qr(spread)[0].T @ np.linalg.qr(leading)[0], axis=0)
    assert captured.min() > 0.9


def test_documents_without_a_way_to_a_landmark_stay_at_zero():
    graph = sp.csr_array(np.kron(np.eye(2), np.ones((3, 3)) - np.eye(3)))
    spread = sampled.averaged_coordinates(graph, np.array([0]), np.array([[2.0]]))
    assert spread.ravel().tolist() == [1, 1, 1, 0, 0, 0]


def test_few_landmarks_reach_all_documents_of_a_long_chain():
    n = 1000
    links = np.ones(n - 1)
    chain = sp.csr_array(sp.diags_array([links, links], offsets=[-1, 1], shape=(n, n)))
    landmarks = np.arange(0, n, 100)  # one in a hundred
    spread = sampled.averaged_coordinates(chain, landmarks, np.ones((len(landmarks), 1)))
    assert spread[: n - 100].all()  # the last hundred have a landmark on one side alone
