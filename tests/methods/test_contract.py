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

from tests.methods.contract_samples import (
    CLASSIFIERS,
    N_CLASSES,
    answer,
    answers_or_explains,
    corpus,
    every_method,
    small,
    some_labels,
)
from workbench import paths
from workbench.methods.registry import METHODS

CLUSTERERS = [method for method in METHODS.values() if method.task == "cluster"]

pytestmark = pytest.mark.filterwarnings("ignore::sklearn.exceptions.ConvergenceWarning")


def groups(labels):
    """Describe a partition by the first member of each document's group."""
    _, first, inverse = np.unique(labels, return_index=True, return_inverse=True)
    return first[inverse].tolist()


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
def test_every_estimator_passes_the_checks_of_scikit_learn(estimator, check):
    check(estimator)


@every_method
def test_settings_are_the_constructor_arguments(method):
    arguments = inspect.signature(method.estimator_class).parameters
    described = {setting.name for setting in method.parameters}
    described |= {*method.fixed, *method.values_for(0)}
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
def test_the_mode_of_the_list_is_that_of_the_estimator(method):
    assert method.estimator_class.mode == method.mode


@every_method
def test_same_seed_gives_the_same_answer(method):
    X, y = corpus()
    assert answer(method, X, y).tolist() == answer(method, X, y).tolist()


@every_method
def test_a_method_with_a_seed_is_not_called_deterministic(method):
    assert not (method.is_deterministic and "seed" in {x.name for x in method.parameters})


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
def test_a_single_term_gives_an_answer_or_a_reason(method):
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
def test_long_indices_and_read_only_matrices_give_the_same_answer(method):
    X, y = corpus()
    given = sp.csr_matrix(X)
    given.indices, given.indptr = given.indices.astype(np.int64), given.indptr.astype(np.int64)
    for part in (given.data, given.indices, given.indptr):
        part.flags.writeable = False
    assert answer(method, given, y).tolist() == answer(method, sp.csr_matrix(X), y).tolist()


@every_method
@pytest.mark.filterwarnings("error::sklearn.exceptions.ConvergenceWarning")
@pytest.mark.parametrize("value", [0.0, 2.0])
def test_equal_values_everywhere_give_an_answer_or_a_reason(method, value):
    X, y = corpus()
    answers_or_explains(lambda: answer(method, sp.csr_array(np.full_like(X, value)), y), len(y))


@every_method
def test_negative_values_give_an_answer_or_a_reason(method):
    X, y = corpus()
    X[2, 3] = -4.0
    answers_or_explains(lambda: answer(method, X, y), len(y))


@every_method
def test_sizes_larger_than_the_corpus_give_an_answer_or_a_reason(method):
    X, y = corpus()
    large = {"n_components": 500, "n_neighbors": 500, "n_clusters": 500}
    answers_or_explains(lambda: answer(method, X, y, **large), len(y))


@every_method
def test_identical_documents_give_an_answer_or_a_reason(method):
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
