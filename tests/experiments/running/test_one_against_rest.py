"""Classes learnt one against the rest: what has no labels is computed once, with equal numbers."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.experiments.running.one_against_rest import OneAgainstRest
from workbench.methods.registry import METHODS


def documents(seed=0):
    random = np.random.default_rng(seed)
    indicators = (random.random((60, 4)) < 0.4).astype(np.uint8)
    indicators[:, 3] = 1  # every document has this class
    means = 0.1 + 0.9 * np.repeat(indicators[:, :3], 8, axis=1)
    return sp.csr_array(random.poisson(means).astype(float)), indicators


SETTINGS = {
    "fixed": {"decay_choice": "fixed", "decay": 0.3, "n_clusters": 4},
    "fixed, SVM": {"decay_choice": "fixed", "classifier": "linear-svm", "n_clusters": 4},
    "chosen": {"n_clusters": 4},
}


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
@pytest.mark.parametrize("method", ["term-cluster-kernel", "supervised-term-cluster-kernel"])
def test_each_class_is_what_a_classifier_alone_gives(method, settings):
    X, indicators = documents()
    together = OneAgainstRest(lambda: METHODS[method].build(**settings), lambda *_: None)
    together.fit(X[:40], indicators[:40])
    predicted, scores = together.predict_with_scores(X[40:])
    assert (predicted[:, 3] == 1).all()
    for column in range(3):
        alone = METHODS[method].build(**settings).fit(X[:40], indicators[:40, column])
        assert np.array_equal(scores[:, column], alone.decision_function(X[40:]))
        assert np.array_equal(predicted[:, column], alone.predict(X[40:]))
    assert np.array_equal(predicted, together.predict(X[40:]))


def test_what_has_no_labels_is_prepared_once(monkeypatch):
    X, indicators = documents()
    kind = type(METHODS["term-cluster-kernel"].build())
    prepared = []
    prepare = kind.prepare

    def counting(self, *arguments):
        prepared.append(self)
        return prepare(self, *arguments)

    monkeypatch.setattr(kind, "prepare", counting)
    OneAgainstRest(kind, lambda *_: None).fit(X, indicators)
    assert len(prepared) == 1


@pytest.mark.parametrize("method", ["linear-svm", "higher-order-kernel", "multinomial-naive-bayes"])
def test_other_methods_predict_as_before(method):
    X, indicators = documents()
    together = OneAgainstRest(METHODS[method].build, lambda *_: None).fit(X[:40], indicators[:40])
    predicted, _ = together.predict_with_scores(X[40:])
    assert np.array_equal(predicted, together.predict(X[40:]))
