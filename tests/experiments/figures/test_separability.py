"""W/B and squared error of a run equal those of dense matrices."""

import itertools

import numpy as np
import pytest

from workbench.experiments.plans.trials import unfold
from workbench.experiments.running.feature_matrices import feature_matrix
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.running.runner import run_plan

DIMENSIONS = (2, 5)
LENGTH = 4  # sprinkled terms per class


@pytest.fixture
def run(small_plan, store):
    sprinkled = {"max_length": LENGTH, "scaled_terms": False}
    plan = small_plan(
        protocol={"kind": "random splits", "repeats": 2, "share": 0.4},
        metrics=["scatter_ratio", "term_scatter_ratio", "squared_error"],
        methods=[
            {"method": "lsi", "sweeps": {"n_components": list(DIMENSIONS)}},
            {
                "method": "sprinkled-lsi",
                "label": "sprinkled",
                "values": sprinkled,
                "sweeps": {"n_components": list(DIMENSIONS)},
            },
            "linear-svm",
        ],
    )
    return run_plan(plan, store, "thread", 1)


def approximated(X, y, size, n_sprinkled):
    """The documents and directions of the strongest dimensions, with sprinkled class terms."""
    sprinkles = np.repeat((y[:, None] == np.unique(y)).astype(float), n_sprinkled, axis=1)
    left, values, right = np.linalg.svd(np.hstack([X, sprinkles]), full_matrices=False)
    whole = left[:, :size] * values[:size] @ right[:size]
    return whole[:, : X.shape[1]], right[:size, : X.shape[1]].T


def scatters(points, y):
    """Squared distances of all pairs, pair by pair."""
    within = between = 0.0
    for i, j in itertools.combinations(range(len(points)), 2):
        distance = float(((points[i] - points[j]) ** 2).sum())
        within += distance if y[i] == y[j] else 0.0
        between += distance if y[i] != y[j] else 0.0
    return within, between


def test_measures_of_spaces_equal_dense_ones(run):
    assert not [result.error for result in run.results() if result.error]
    context, results = RunContext(run.folder), {result.key: result for result in run.results()}
    y = context.counted.class_index
    for trial in unfold(run.plan):
        scores = results[trial.key].scores
        if trial.method == "linear-svm":
            assert dict(scores) == {}  # it has no space to measure
            continue
        X, rows = (
            feature_matrix(context, trial).value["matrix"].toarray(),
            context.rows(trial.split),
        )
        n_sprinkled = LENGTH if trial.label == "sprinkled" else 0
        train, size = rows.train, trial.values["n_components"]
        approximation, directions = approximated(X[train], y[train], size, n_sprinkled)
        expected = np.mean((X[train] - approximation) ** 2)
        assert scores["squared_error"] == pytest.approx(expected, rel=1e-6), trial.key
        if n_sprinkled == 0:  # without sprinkled terms the directions are orthogonal
            within, between = scatters(X[rows.test] @ directions, y[rows.test])
            assert scores["scatter_ratio"] == pytest.approx(within / between, rel=1e-6), trial.key
            # A term is its row of directions, of the class whose documents contain it most often.
            shares = [(X[train][y[train] == c] > 0).mean(axis=0) for c in np.unique(y[train])]
            occurs = np.max(shares, axis=0) > 0
            term_classes = np.argmax(shares, axis=0)[occurs]
            within, between = scatters(directions[occurs], term_classes)
            assert scores["term_scatter_ratio"] == pytest.approx(within / between, rel=1e-6)


def test_sprinkled_terms_separate_classes_and_cost_fidelity(run):
    means = {
        (label, size, name): np.mean(
            [
                result.scores[name]
                for result in run.results()
                if result.label == label and result.swept["n_components"] == size
            ]
        )
        for label in ("lsi", "sprinkled")
        for size in DIMENSIONS
        for name in ("scatter_ratio", "squared_error")
    }
    for size in DIMENSIONS:
        assert means["sprinkled", size, "scatter_ratio"] < means["lsi", size, "scatter_ratio"]
        assert means["sprinkled", size, "squared_error"] > means["lsi", size, "squared_error"]


def test_a_method_without_a_space_says_what_is_missing(run):
    warnings = {result.label: result.warnings for result in run.results()}
    assert warnings["lsi"] == warnings["sprinkled"] == ()
    assert warnings["linear-svm"] == (
        "W/B is missing: Linear SVM has no space for documents.",
        "W/B of terms is missing: Linear SVM has no space for terms.",
        "Squared error is missing: Linear SVM has no reconstruction error.",
    )
