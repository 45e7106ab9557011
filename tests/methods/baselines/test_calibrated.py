"""Calibrated probabilities, tuned thresholds, topics as features, dense regions."""

import numpy as np
import pytest

from workbench.experiments.scoring.classification_metrics import calibration_error
from workbench.methods.registry import METHODS


def noisy(seed, n, share=0.5, distance=1.2):
    """Two classes that overlap."""
    random = np.random.default_rng(seed)
    y = (random.random(n) < share).astype(int)
    X = random.normal(size=(n, 6)) + distance * y[:, None] * (np.arange(6) < 2)
    return X, y


def test_probabilities_are_those_of_platts_sigmoid():
    X, y = noisy(0, 400)
    model = METHODS["calibrated-svm"].build().fit(X, y)
    new, actual = noisy(1, 4000)
    probabilities = model.predict_proba(new)
    assert probabilities.sum(axis=1) == pytest.approx(np.ones(len(new)))
    assert calibration_error(actual, probabilities) < 0.05
    for low in (0.2, 0.5, 0.8):  # what is said to happen in a share of cases happens in it
        inside = np.abs(probabilities[:, 1] - low) < 0.1
        assert actual[inside].mean() == pytest.approx(probabilities[inside, 1].mean(), abs=0.08)


def test_tuned_thresholds_find_the_small_class():
    X, y = noisy(2, 800, share=0.06)
    new, actual = noisy(3, 4000, share=0.06)
    found = {
        choice: METHODS["calibrated-svm"].build(thresholds=choice).fit(X, y)
        for choice in ("none", "balanced accuracy")
    }
    recall = {name: (model.predict(new)[actual == 1] == 1).mean() for name, model in found.items()}
    assert recall["balanced accuracy"] > recall["none"] + 0.3
    plain, tuned = (model.predict_proba(new) for model in found.values())
    assert np.array_equal(plain, tuned)  # thresholds change decisions, not probabilities
    assert found["none"].offsets_.tolist() == [0, 0]


def test_a_class_with_one_document_is_noted():
    X, y = noisy(4, 40)
    y[:] = 0
    y[0] = 1
    model = METHODS["calibrated-svm"].build().fit(X, y)
    assert "single training document" in model.notes_[0]


@pytest.mark.parametrize("topics", ["NMF", "LDA"])
def test_topics_separate_classes_of_different_words(topics):
    random = np.random.default_rng(6)
    y = np.arange(90) % 3
    X = random.poisson(0.1 + 2.0 * (np.arange(30) // 10 == y[:, None])).astype(float)
    values = {"topics": topics, "n_components": 3}
    model = METHODS["topic-svm"].build(**values).fit(X[:60], y[:60])
    assert (model.predict(X[60:]) == y[60:]).mean() > 0.9
    assert model.coordinates(X).shape == (90, 3)
    beside = METHODS["topic-svm"].build(**values, with_terms=True).fit(X[:60], y[:60])
    assert (beside.predict(X[60:]) == y[60:]).mean() > 0.9


def test_dense_regions_are_counted_and_noise_is_treated_as_set():
    random = np.random.default_rng(7)
    centres = np.repeat(np.eye(3) * 9, 40, axis=0)
    between = [[9.0, 9, 0], [0, 9, 9], [9, 0, 9]]
    X = np.abs(np.vstack([centres + random.normal(0, 0.3, (120, 3)), between]))
    values = {"n_components": 0, "min_size": 10, "min_neighbours": 5}
    model = METHODS["hdbscan"].build(**values).fit(X)
    assert [len(set(model.labels_[start : start + 40])) for start in (0, 40, 80)] == [1, 1, 1]
    assert len(set(model.labels_)) == 3
    assert model.notes_[0].startswith("3 dense clusters; ")
    assert not model.notes_[0].startswith("3 dense clusters; 0 ")
    apart = METHODS["hdbscan"].build(**values, noise="one cluster of its own").fit(X)
    assert set(apart.labels_) == {0, 1, 2, 3}
