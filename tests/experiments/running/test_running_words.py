"""Running words in a run: counted for a method that reads them, without effect on any other."""

import json

import numpy as np
import pytest

from workbench.experiments.figures.characteristic_terms import CharacteristicTermsFigure
from workbench.experiments.models.files import load_model, save_model
from workbench.experiments.models.model import classify, model_from_run
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore

TOPICS = ("ships", "trade", "grain", "metal", "money", "river")


@pytest.fixture(scope="module")
def corpus(tmp_path_factory):
    """Opinions about topics: only "not" and its neighbours tell the classes apart."""
    random = np.random.default_rng(0)
    lines = []
    for number in range(160):
        topics = " ".join(random.choice(TOPICS, 5))
        opinion = "it was not what we had" if number % 2 else "it was what we had"
        label = "against" if number % 2 else "for"
        lines.append(json.dumps({"label": label, "text": f"{topics} {opinion} {number}"}))
    file = tmp_path_factory.mktemp("opinions") / "opinions.jsonl"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return str(file)


def _run(corpus, folder, *methods):
    plan = Plan(
        "Opinions",
        corpus,
        tuple(MethodChoice(name) for name in methods),
        protocol=LearningCurve(sizes="30%", repeats=2),
        metrics=("accuracy",),
    )
    run = run_plan(plan, RunStore(folder), "thread", 1)
    scores: dict[str, list[float]] = {}
    for result in run.results():
        assert result.error is None
        scores.setdefault(result.method, []).append(result.scores["accuracy"])
    return run, scores


def test_running_words_change_the_scores_of_their_method_alone(corpus, tmp_path):
    run, scores = _run(corpus, tmp_path / "both", "linear-svm", "few-labels")
    assert any(term == "·not" for term in run.corpus.terms)
    assert min(scores["few-labels"]) > 0.95
    alone, plain = _run(corpus, tmp_path / "alone", "linear-svm")
    assert not any(term.startswith("·") for term in alone.corpus.terms)
    assert scores["linear-svm"] == plain["linear-svm"]
    assert max(plain["linear-svm"]) < 0.75
    figure = CharacteristicTermsFigure.from_run(run, "few-labels")
    assert not any(term.startswith("·") for group in figure.classes for term in group.terms)


def test_a_model_reads_the_running_words_of_new_texts(corpus, tmp_path):
    run, _ = _run(corpus, tmp_path / "both", "few-labels")
    texts = ["Trade by river, it was not what we had", "Grain and metal: it was what we had"]
    model = model_from_run(run)
    assert classify(model, texts) == ["against", "for"]
    stored = load_model(save_model(model, tmp_path / "model.zip"))
    assert classify(stored, texts) == ["against", "for"]
