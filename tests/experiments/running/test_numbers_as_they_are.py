"""On numeric data, the automatic weighting leaves the values as they are."""

import random

import pytest

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import make_protocol
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore


def accuracies(path, weighting, folder):
    plan = Plan(
        name="Numbers",
        corpus=str(path),
        methods=(MethodChoice("linear-svm"),),
        protocol=make_protocol("random splits", share=0.5, repeats=2),
        features=FeatureSettings(weighting=weighting),
        metrics=("accuracy",),
        seed=3,
    )
    run = run_plan(plan, RunStore(folder), executor="thread")
    return sorted(result.scores["accuracy"] for result in run.results())


@pytest.fixture
def measured(tmp_path):
    draw = random.Random(5)
    rows = ["a,b,c,d,species"]
    for number in range(60):
        kind = number % 3
        values = [draw.gauss(5 + kind, 0.3), draw.gauss(5 - kind, 0.3), draw.gauss(5, 1), 4]
        rows.append(",".join(f"{value:.2f}" for value in values) + f",{'uvw'[kind]}")
    path = tmp_path / "measured.csv"
    path.write_text("\n".join(rows) + "\n")
    return path


def test_automatic_weighting_of_numbers_is_none(measured, tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path / "cache"))
    automatic = accuracies(measured, "automatic", tmp_path / "automatic")
    assert automatic == accuracies(measured, "counts", tmp_path / "counts")
    # Every column is filled in every row, so that idf makes all of them zero.
    assert min(automatic) > 0.6
    assert max(accuracies(measured, "tf-idf", tmp_path / "weighted")) < 0.6
