"""The corpus and the methods on which the contract is tested."""

import numpy as np
import pytest

from workbench.errors import WorkbenchError
from workbench.methods.registry import METHODS

CLASSIFIERS = [method for method in METHODS.values() if method.task == "classify"]


EVERY = list(METHODS.values())


N_CLASSES = 3


# A solver that stops early warns; on these tiny matrices that is acceptable.


def name_of(method):
    return method.name


every_method = pytest.mark.parametrize("method", EVERY, ids=name_of)


def corpus(seed=0, per_class=12, n_terms=40):
    """Three classes with terms of their own and terms in common."""
    random = np.random.default_rng(seed)
    means = np.full((N_CLASSES, n_terms), 0.25)
    for label in range(N_CLASSES):
        means[label, label * 8 : (label + 1) * 8] = 1.6
    y = np.repeat(np.arange(N_CLASSES), per_class)
    X = random.poisson(means[y]).astype(float)
    X[:, -1] += 1  # no document is empty unless a test makes it so
    order = random.permutation(len(y))
    return X[order], y[order]


def small(method, **values):
    """Build a method whose size suits a few dozen documents."""
    wanted = {"n_clusters": N_CLASSES, "n_components": 5, "n_neighbors": 5, "n_starts": 3}
    wanted |= {"n_trees": 20, "n_rounds": 10, "min_size": 5} | values
    if method.task == "cluster":
        wanted = {"max_iter": 20} | wanted
    names = {setting.name for setting in method.parameters}
    return method.build(**{name: value for name, value in wanted.items() if name in names})


def answer(method, X, y, **values):
    """Fit on all documents, some labelled, and predict the class or cluster of each."""
    model = small(method, **values)
    if method.task == "cluster":
        return model.fit(X).labels_
    if method.task == "transduce":
        return model.fit(X, some_labels(y)).transduction_
    return model.fit(X, y).predict(X)


def some_labels(y):
    """Keep every second label, and at least two of each class."""
    labels = y.copy()
    for label in np.unique(y):
        labels[np.flatnonzero(y == label)[1::2]] = -1
    return labels


def answers_or_explains(work, n_documents):
    """Accept an answer for each document or an error message of one sentence."""
    try:
        predicted = work()
    except WorkbenchError as error:
        sentence = str(error)
        assert len(sentence) > 20 and sentence.endswith((".", "!"))
        assert "\n" not in sentence
        return None
    assert len(predicted) == n_documents
    return predicted
