"""Tuning: ties between values, and documents with several classes."""

import json

import numpy as np
import pytest
from sklearn.metrics import f1_score

from workbench.corpora.terms.features import TermFeatures
from workbench.experiments.plans.trials import unfold
from workbench.experiments.running import tuning
from workbench.experiments.running.run_context import RunContext, prepare_corpus
from workbench.experiments.running.trial_execution import run_trial
from workbench.methods.registry import method_named

COSTS = (0.01, 0.1, 1.0, 10.0, 100.0)
ACTUAL = np.array([0, 1, 0, 1])
FOLDS = [(np.array([0, 1]), np.array([2, 3]))]


def chosen(right, default=None, grid=None, folds=FOLDS):
    """Tune with a classifier that is right for the given costs alone."""

    def inner(values, _train, test):
        return ACTUAL[test] if values["cost"] in right else 1 - ACTUAL[test]

    grid = grid or {"cost": COSTS}
    return tuning.choose(grid, default or {}, folds, ACTUAL, ("accuracy",), inner)[0]


@pytest.mark.parametrize(
    ("right", "default", "expected"),
    [
        ({10.0}, 1.0, 10.0),  # the best wins
        (set(COSTS), 0.1, 0.1),  # a tie: the default value
        (set(COSTS), 7.0, 1.0),  # not in the grid: the middle
        ({0.01, 0.1, 100.0}, 7.0, 0.1),  # nearest to the middle
        (set(), 1.0, 1.0),  # all equally wrong
    ],
)
def test_ties_take_the_default_value_then_the_middle(right, default, expected):
    assert chosen(right, {"cost": default}) == {"cost": expected}


def test_each_setting_counts_for_itself():
    grid = {"cost": COSTS, "order": (1, 2, 3)}
    assert chosen(set(COSTS), {"cost": 100.0, "order": 9}, grid) == {"cost": 100.0, "order": 2}


def test_too_few_documents_take_the_default_value_with_a_note():
    grid = {"cost": COSTS}
    found, notes = tuning.choose(grid, {"cost": 1.0}, [], ACTUAL, ("accuracy",), lambda *_: ACTUAL)
    assert found == {"cost": 1.0}
    assert notes == ["Too few training documents to tune; took {'cost': 1.0}."]


@pytest.fixture
def several(tmp_path, store, small_plan):
    """A prepared run on documents with up to three of four topics; the first is always there."""
    chance = np.random.default_rng(0)
    lines = []
    for number in range(120):
        topics = ["all", *(name for name in ("red", "blue", "green") if chance.random() < 0.4)]
        words = [f"{topic}{chance.integers(30)}" for topic in topics for _ in range(3)]
        lines.append(json.dumps({"id": number, "label": topics, "text": " ".join(words)}))
    path = tmp_path / "several.jsonl"
    path.write_text("\n".join(lines), "utf-8")

    def make(*methods, metrics):
        plan = small_plan(
            corpus=str(path),
            methods=list(methods),
            metrics=list(metrics),
            protocol={"kind": "random splits", "repeats": 1},
        )
        run = store.create(plan)
        prepare_corpus(str(run.folder))
        return run

    return make


def best_by_hand(run, trial, values, average):
    """The value with the best F1 over the whole matrix of classes, on training documents alone."""
    context = RunContext(run.folder)
    counts, actual_classes = context.counted.counts, context.counted.indicators
    train = context.rows(trial.split).train
    totals = np.zeros(len(values))
    for inner, held_out in tuning.inner_folds(
        train, context.facts, trial.split.name, actual_classes
    ):
        features = TermFeatures(context.plan.features).fit(counts[inner])
        X, X_out = features.transform(counts[inner]), features.transform(counts[held_out])
        for position, value in enumerate(values):
            method = method_named(trial.method).build(n_neighbors=value)
            predicted = np.zeros_like(actual_classes[held_out])
            for column, actual in enumerate(actual_classes[inner].T):
                if actual.min() == actual.max():
                    predicted[:, column] = actual[0]
                else:
                    predicted[:, column] = method.fit(X, actual.astype(int)).predict(X_out)
            occurring = np.flatnonzero((actual_classes[held_out] | predicted).any(axis=0))
            totals[position] += f1_score(
                actual_classes[held_out],
                predicted,
                labels=occurring,
                average=average,
                zero_division=0,
            )
    assert len(set(totals.round(9))) == len(totals)
    return values[int(totals.argmax())]


@pytest.mark.parametrize(
    ("metrics", "average"), [(("accuracy", "f1_macro"), "macro"), (("accuracy",), "micro")]
)
def test_all_classes_of_a_document_count_in_tuning(several, metrics, average):
    neighbours = [60, 3, 9]
    tuned = {"method": "knn-euclidean", "tune": {"n_neighbors": neighbours}}
    run = several(tuned, metrics=metrics)
    (trial,) = unfold(run.plan)
    result = run_trial(str(run.folder), trial)
    assert result.error is None
    assert result.chosen == {"n_neighbors": best_by_hand(run, trial, neighbours, average)}


def test_transductive_methods_are_tuned_on_all_classes_too(several):
    run = several(
        {"method": "label-spreading", "tune": {"spread": [0.2, 0.9]}}, metrics=["f1_micro"]
    )
    result = run_trial(str(run.folder), unfold(run.plan)[0])
    assert result.error is None
    assert result.warnings == ()
    assert result.chosen["spread"] in (0.2, 0.9)
