"""The contract that every method of the registry fulfils."""

import dataclasses
import inspect
import re

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.base import clone
from sklearn.utils import get_tags
from sklearn.utils.estimator_checks import parametrize_with_checks

from workbench import paths
from workbench.errors import WorkbenchError
from workbench.methods.registry import METHODS

CLASSIFIERS = [method for method in METHODS.values() if method.task == "classify"]
TRANSDUCTIVE = [method for method in METHODS.values() if method.task == "transduce"]
CLUSTERERS = [method for method in METHODS.values() if method.task == "cluster"]
EVERY = list(METHODS.values())
N_CLASSES = 3

# A solver that stops early warns; on these tiny matrices that is acceptable.
pytestmark = pytest.mark.filterwarnings("ignore::sklearn.exceptions.ConvergenceWarning")


def name_of(method):
    return method.name


every_method = pytest.mark.parametrize("method", EVERY, ids=name_of)
every_transductive = pytest.mark.parametrize("method", TRANSDUCTIVE, ids=name_of)


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


def groups(labels):
    """Describe a partition by the first member of each document's group."""
    _, first, inverse = np.unique(labels, return_index=True, return_inverse=True)
    return first[inverse].tolist()


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


def not_applicable(estimator):
    """scikit-learn's clustering check clusters negative measurements, whatever the tags say."""
    tags = get_tags(estimator)
    if tags.estimator_type == "clusterer" and tags.input_tags.positive_only:
        return {
            "check_clustering": "needs counts",
            "check_clustering(readonly_memmap=True)": "needs counts",
        }
    return {}


@parametrize_with_checks(
    [small(method) for method in CLASSIFIERS + CLUSTERERS], expected_failed_checks=not_applicable
)
def test_scikit_learn_agrees(estimator, check):
    check(estimator)


@every_method
def test_settings_are_the_constructor_arguments(method):
    arguments = inspect.signature(method.estimator_class).parameters
    described = {setting.name for setting in method.parameters} | set(method.fixed)
    assert set(arguments) == described
    assert clone(method.build()).get_params() == method.build().get_params()
    assert dataclasses.is_dataclass(method.estimator_class)


@every_method
def test_every_setting_is_described(method):
    for setting in method.parameters:
        setting.check(setting.default)
        assert setting.label and not setting.label.endswith(".")
        if setting.kind in (int, float):
            assert setting.low is not None
        if setting.kind is str:
            assert setting.choices


@every_method
def test_mode_fits_the_task(method):
    assert method.estimator_class.mode == (
        "inductive" if method.task == "classify" else "transductive"
    )


@every_method
def test_same_seed_gives_the_same_answer(method):
    X, y = corpus()
    assert answer(method, X, y).tolist() == answer(method, X, y).tolist()


@every_method
def test_sparse_and_dense_give_the_same_answer(method):
    X, y = corpus()
    assert groups(answer(method, sp.csr_array(X), y)) == groups(answer(method, X, y))


@every_method
def test_clear_classes_are_found(method):
    X, y = corpus(per_class=20)
    found = answer(method, X, y)
    if method.task == "cluster":
        table = np.zeros((N_CLASSES, found.max() + 1))
        np.add.at(table, (y, found), 1)
        assert table.max(axis=0).sum() >= 0.8 * len(y)
    else:
        assert np.mean(found == y) >= 0.85


@every_method
def test_one_term(method):
    _, y = corpus()
    column = np.where(y == 0, 5.0, 1.0)[:, None]
    answers_or_explains(lambda: answer(method, column, y), len(y))


@every_method
@pytest.mark.parametrize("as_matrix", [np.asarray, sp.csr_array], ids=["dense", "sparse"])
def test_empty_documents_change_little(method, as_matrix):
    X, y = corpus(per_class=20)
    X[[3, 17]] = 0
    found = answers_or_explains(lambda: answer(method, as_matrix(X), y), len(y))
    assert found is not None
    if method.task != "cluster":
        full = np.delete(np.arange(len(y)), [3, 17])
        assert np.mean(found[full] == y[full]) >= 0.8


@every_method
def test_not_a_number_is_refused(method):
    X, y = corpus()
    X[2, 3] = np.nan
    with pytest.raises(ValueError, match="NaN"):
        answer(method, X, y)


@every_method
def test_nan_is_refused_in_one_sentence(method):
    X, y = corpus()
    X[2, 3] = np.nan
    assert answers_or_explains(lambda: answer(method, X, y), len(y)) is None


@every_method
def test_duplicate_entries_are_added_up_without_changing_the_input(method):
    X, y = corpus()
    whole = sp.csr_array(X)
    halves = (np.repeat(whole.data / 2, 2), np.repeat(whole.indices, 2), 2 * whole.indptr)
    given = sp.csr_array(halves, shape=X.shape)
    before = given.data.copy()
    assert answer(method, given, y).tolist() == answer(method, whole, y).tolist()
    assert given.data.tolist() == before.tolist()


@every_method
def test_long_indices_and_read_only_matrices(method):
    X, y = corpus()
    given = sp.csr_matrix(X)
    given.indices, given.indptr = given.indices.astype(np.int64), given.indptr.astype(np.int64)
    for part in (given.data, given.indices, given.indptr):
        part.flags.writeable = False
    assert answer(method, given, y).tolist() == answer(method, sp.csr_matrix(X), y).tolist()


@every_method
@pytest.mark.filterwarnings("error::sklearn.exceptions.ConvergenceWarning")
@pytest.mark.parametrize("value", [0.0, 2.0])
def test_identical_terms_in_all_documents(method, value):
    X, y = corpus()
    answers_or_explains(lambda: answer(method, sp.csr_array(np.full_like(X, value)), y), len(y))


@every_method
def test_negative_values(method):
    X, y = corpus()
    X[2, 3] = -4.0
    answers_or_explains(lambda: answer(method, X, y), len(y))


@every_method
def test_one_class_only(method):
    X, y = corpus()
    found = answers_or_explains(lambda: answer(method, X, np.zeros_like(y)), len(y))
    if found is not None and method.task != "cluster":
        assert set(found) == {0}


@every_method
def test_sizes_larger_than_the_corpus(method):
    X, y = corpus()
    large = {"n_components": 500, "n_neighbors": 500, "n_clusters": 500}
    answers_or_explains(lambda: answer(method, X, y, **large), len(y))


@every_method
def test_all_documents_identical(method):
    X, y = corpus()
    same = np.tile(X[0], (len(y), 1))
    answers_or_explains(lambda: answer(method, same, y), len(y))


@every_method
def test_settings_out_of_range_are_named(method):
    X, y = corpus()
    for setting in method.parameters:
        if setting.low is None or setting.kind is bool:
            continue
        model = small(method).set_params(**{setting.name: setting.kind(setting.low - 1)})
        with pytest.raises(ValueError, match=setting.name):
            model.fit(X, y) if method.task != "cluster" else model.fit(X)


@every_method
def test_prepared_beforehand_gives_the_same_answer(method):
    X, y = corpus()
    X = sp.csr_array(X)
    class_index = some_labels(y) if method.task == "transduce" else y
    prepared = small(method).prepare(X, class_index)
    assert all(isinstance(part, np.ndarray) or sp.issparse(part) for part in prepared.values())
    model = small(method)
    if method.task == "cluster":
        found = model.fit(X, prepared=prepared).labels_
    elif method.task == "transduce":
        found = model.fit(X, class_index, prepared=prepared).transduction_
    else:
        found = model.fit(X, y, prepared=prepared).predict(X)
    assert found.tolist() == answer(method, X, y).tolist()


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
def test_class_names_and_unlabelled_documents(method):
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
def test_everything_labelled(method):
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


@every_method
def test_every_method_has_a_help_page(method):
    page = paths.resources() / "help" / "methods" / f"{method.name}.md"
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# {method.title}\n")
    shown = [f"*{setting.label}*" for setting in method.parameters]
    names = [f"`{setting.name}`" for setting in method.parameters]
    assert [name for name in shown + names if name not in text] == []
    assert f"Mode: **{method.estimator_class.mode}**" in text
    headings = ("Idea", "Formulae", "Settings", "When it helps, and when", "(Paper|Source)")
    missing = [part for part in headings if not re.search(f"^## {part}", text, re.MULTILINE)]
    assert missing == []


@pytest.mark.parametrize("method", CLASSIFIERS, ids=name_of)
def test_names_and_numbers_are_not_mixed(method):
    X, y = corpus()
    mixed = np.array(["a", "b", 3], dtype=object)[y]
    with pytest.raises(WorkbenchError, match="mixes numbers and names"):
        small(method).fit(X, mixed)
