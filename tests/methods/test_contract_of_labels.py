"""What every method promises about classes and labels."""

import numpy as np
import pytest
import scipy.sparse as sp

from tests.methods.contract_samples import (
    CLASSIFIERS,
    answer,
    answers_or_explains,
    corpus,
    every_method,
    name_of,
    small,
    some_labels,
)
from workbench.errors import WorkbenchError
from workbench.methods.registry import METHODS

TRANSDUCTIVE = [method for method in METHODS.values() if method.task == "transduce"]

pytestmark = pytest.mark.filterwarnings("ignore::sklearn.exceptions.ConvergenceWarning")


every_transductive = pytest.mark.parametrize("method", TRANSDUCTIVE, ids=name_of)


@every_method
def test_a_single_class_is_predicted_or_refused_with_a_reason(method):
    X, y = corpus()
    found = answers_or_explains(lambda: answer(method, X, np.zeros_like(y)), len(y))
    if found is not None and method.task != "cluster":
        assert set(found) == {0}


@every_transductive
def test_known_labels_are_kept(method):
    X, y = corpus()
    labels = some_labels(y)
    wrong = np.flatnonzero(labels == 0)[0]
    labels[wrong] = 1  # a label that contradicts the text is kept
    found = small(method).fit(X, labels).transduction_
    assert found[labels >= 0].tolist() == labels[labels >= 0].tolist()
    assert set(found) <= {0, 1, 2}


@every_transductive
def test_scores_agree_with_the_answer(method):
    X, y = corpus()
    X[[3, 17]] = 0
    labels = some_labels(y)
    labels[[3, 17]] = -1
    model = small(method).fit(sp.csr_array(X), labels)
    best = model.classes_[model.transduction_scores_.argmax(axis=1)]
    assert best[labels < 0].tolist() == model.transduction_[labels < 0].tolist()


@every_transductive
def test_class_names_give_the_answers_of_class_numbers(method):
    X, y = corpus()
    labels = some_labels(y)
    names = np.array(["a", "b", "c", -1], dtype=object)[labels]
    found = small(method).fit(X, names).transduction_
    expected = small(method).fit(X, labels).transduction_
    assert found.tolist() == np.array(["a", "b", "c"])[expected].tolist()


@every_transductive
def test_a_list_may_mix_class_names_and_minus_one(method):
    X, y = corpus()
    labels = some_labels(y)
    names = ["abc"[label] if label >= 0 else -1 for label in labels]
    assert set(small(method).fit(X, names).transduction_) == {"a", "b", "c"}
    with pytest.raises(WorkbenchError, match="-1 as text"):
        small(method).fit(X, np.array(names))


@every_transductive
def test_where_everything_is_labelled_all_labels_are_kept(method):
    X, y = corpus()
    assert small(method).fit(X, y).transduction_.tolist() == y.tolist()


@every_transductive
def test_nothing_labelled_is_explained(method):
    X, y = corpus()
    with pytest.raises(WorkbenchError, match="labelled"):
        small(method).fit(X, np.full_like(y, -1))


@every_transductive
def test_class_numbers_need_not_be_consecutive(method):
    X, y = corpus()
    labels = some_labels(y)
    renamed = np.where(labels >= 0, 10 * labels + 5, -1)
    expected = 10 * small(method).fit(X, labels).transduction_ + 5
    assert small(method).fit(X, renamed).transduction_.tolist() == expected.tolist()


@every_transductive
def test_order_of_documents_does_not_matter(method):
    X, y = corpus(per_class=20)
    labels = some_labels(y)
    order = np.random.default_rng(5).permutation(len(y))
    original = small(method).fit(X, labels).transduction_
    shuffled = small(method).fit(X[order], labels[order]).transduction_
    # ties between equal similarities may be resolved differently
    assert np.mean(shuffled == original[order]) >= 0.95


@pytest.mark.parametrize("method", CLASSIFIERS, ids=name_of)
def test_names_and_numbers_are_not_mixed(method):
    X, y = corpus()
    mixed = np.array(["a", "b", 3], dtype=object)[y]
    with pytest.raises(WorkbenchError, match="mixes numbers and names"):
        small(method).fit(X, mixed)
