"""Trees as arrays against scikit-learn's own predictions, and on documents checked by eye."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.ensemble import HistGradientBoostingClassifier, RandomForestClassifier
from sklearn.tree import DecisionTreeClassifier

from workbench.methods.registry import METHODS


def documents(seed=0, n=120, n_terms=30, n_classes=3):
    random = np.random.default_rng(seed)
    y = np.arange(n) % n_classes
    means = 0.4 + 1.5 * (np.arange(n_terms) % n_classes == y[:, None])
    return random.poisson(means).astype(float), y


@pytest.mark.parametrize("n_classes", [2, 3])
def test_a_forest_answers_as_scikit_learn_does(n_classes):
    X, y = documents(n_classes=n_classes)
    expected = RandomForestClassifier(40, random_state=3).fit(X, y).predict_proba(X)
    found = METHODS["random-forest"].build(n_trees=40, seed=3).fit(X, y)
    assert found.predict_proba(X) == pytest.approx(expected, abs=1e-12)
    assert found.predict_proba(sp.csr_array(X)) == pytest.approx(expected, abs=1e-12)


def test_one_tree_sees_all_documents():
    X, y = documents()
    expected = DecisionTreeClassifier(max_depth=4, random_state=1).fit(X, y).predict(X)
    found = METHODS["random-forest"].build(n_trees=1, max_depth=4, seed=1).fit(X, y)
    assert found.predict(X).tolist() == expected.tolist()


@pytest.mark.parametrize("n_classes", [2, 3])
def test_boosted_trees_answer_as_scikit_learn_does(n_classes):
    X, y = documents(n_classes=n_classes)
    model = HistGradientBoostingClassifier(
        max_iter=15, min_samples_leaf=5, early_stopping=False, random_state=0
    ).fit(X, y)
    found = METHODS["boosted-trees"].build(n_rounds=15, n_terms=30).fit(X, y)
    assert found.predict_proba(X) == pytest.approx(model.predict_proba(X), abs=1e-9)
    assert found.predict(sp.csr_array(X)).tolist() == model.predict(X).tolist()


def test_boosting_uses_the_terms_that_tell_classes_apart():
    random = np.random.default_rng(5)
    y = np.arange(200) % 2
    X = random.poisson(1.0, (200, 40)).astype(float)
    X[:, 7] += 3 * y
    model = METHODS["boosted-trees"].build(n_terms=1, n_rounds=5).fit(X, y)
    other = X.copy()
    other[:, np.arange(40) != 7] = 0
    assert model.predict(other).tolist() == model.predict(X).tolist()
    assert (model.predict(X) == y).mean() > 0.9
