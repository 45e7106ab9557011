"""Plans: read strictly, written and read back, checked in sentences."""

import json
import math

import pytest

from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.plans import trials
from workbench.experiments.plans.checks import check_plan
from workbench.experiments.plans.estimates import estimate, estimate_of
from workbench.experiments.plans.files import load_plan, save_plan
from workbench.experiments.plans.grids import grid
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.protocols import PROTOCOLS
from workbench.experiments.plans.recipes import recipe_plan, recipes

LEAST = {"name": "least", "corpus": "tour", "methods": ["linear-svm"]}


def plan_with(**changes):
    return Plan.from_dict({**LEAST, **changes})


FULL = {
    **LEAST,
    "name": 'quoted "name" \\ with\nlines and ünicode',
    "seed": 5,
    "metrics": ["f1_micro"],
    "tokens": {"stemmer": "none", "ngrams": 2},
    "features": {"weighting": "counts", "maximum_share": 0.5},
    "reading": {"encoding": "UTF-8", "strip_headers": True},
    "protocol": {"kind": "repeated k-fold", "folds": 3, "repeats": 2, "transductive": True},
    "methods": [
        {
            "method": "higher-order-kernel",
            "label": "HOSK",
            "values": {"scaling": "cosine"},
            "sweeps": {"second_order_weight": [0.0, 0.5], "order": {"from": 1, "to": 3, "step": 1}},
            "tune": {"cost": {"from": 0.1, "to": 100, "factor": 10}},
            "features": {"length": "none"},
        },
        "linear-svm",
    ],
}


@pytest.mark.parametrize("ending", ["toml", "json"])
def test_a_plan_is_read_back_unchanged_from_its_file(tmp_path, ending):
    plan = Plan.from_dict(FULL)
    path = tmp_path / f"plan.{ending}"
    save_plan(plan, path)
    assert load_plan(path) == plan
    assert Plan.from_dict(plan.to_dict()) == plan
    assert Plan.from_dict(json.loads(json.dumps(plan.to_dict()))) == plan


def test_ranges_add_or_multiply_up_to_their_end():
    assert grid("s", {"a": {"from": 1, "to": 9, "step": 4}})["a"] == (1, 5, 9)
    assert grid("s", {"a": {"from": 0.1, "to": 0.5, "step": 0.1}})["a"] == (0.1, 0.2, 0.3, 0.4, 0.5)
    assert grid("s", {"a": {"from": 0.01, "to": 10, "factor": 10}})["a"] == (0.01, 0.1, 1, 10)
    assert grid("s", {"a": {"from": 2, "to": 20, "factor": 3}})["a"] == (2, 6, 18)
    assert grid("s", {"a": ["x", "y"]})["a"] == ("x", "y")


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        "text",
        3,
        {"from": 1, "to": 2},
        {"from": 1, "to": 2, "step": 0},
        {"from": 0, "to": 2, "factor": 2},
        {"from": 1, "to": 2, "factor": 1},
        {"from": 3, "to": 2, "step": 1},
        {"from": 1, "to": 1e9, "step": 1},
        {"from": "a", "to": 2, "step": 1},
        {"from": 1, "to": math.inf, "step": 1},
        {"from": 1, "to": math.inf, "factor": 2},
        {"from": math.nan, "to": 2, "step": 1},
        {"from": 1, "to": 10**400, "factor": 2},
        [1, 1],
    ],
)
def test_a_wrong_range_is_refused(wrong):
    with pytest.raises(ParameterError, match=r"methods\.sweeps\.cost"):
        grid("methods.sweeps", {"cost": wrong})


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"corpus": 3}, "corpus = 3"),
        ({"seed": "x"}, "seed = 'x'"),
        ({"seed": True}, "seed = True"),
        ({"speed": 1}, "'speed'"),
        ({"format": 3}, "format = 3 is newer"),
        ({"methods": []}, "methods"),
        ({"methods": [{"label": "x"}]}, "must name method"),
        ({"methods": [{"method": "linear-svm", "sweep": {}}]}, "'sweep'"),
        ({"tokens": {"stemmer": "axe"}}, "tokens: stemmer = 'axe'"),
        ({"features": {"weight": 1}}, "features: There is no setting named 'weight'"),
        ({"protocol": {"kind": "k-fold", "folds": 1}}, "protocol: folds = 1"),
        ({"format": 0}, "format = 0 must be"),
        ({"protocol": {"kind": "none"}}, "The protocol 'none' must be one of"),
        ({"protocol": {"kind": "learning curve", "sizes": "1e999"}}, "Training size '1e999'"),
        ({"protocol": {"kind": "constrained clustering", "constraints": "²"}}, "constraints = '²'"),
        (
            {"protocol": {"kind": "repeated k-fold", "folds": 1000, "repeats": 10_000}},
            "10000000 splits",
        ),
        ({"metrics": [1]}, "metrics = 1"),
    ],
)
def test_what_is_not_understood_is_refused(changes, words):
    with pytest.raises(ParameterError, match=words):
        plan_with(**changes)


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(WorkbenchError, match=r"nothing\.toml"):
        load_plan(tmp_path / "nothing.toml")
    (tmp_path / "bad.toml").write_text("name = ", "utf-8")
    with pytest.raises(WorkbenchError, match=r"bad\.toml"):
        load_plan(tmp_path / "bad.toml")
    (tmp_path / "wrong.toml").write_text('name = "x"\ncorpus = "tour"\nmethods = [1]\n', "utf-8")
    with pytest.raises(ParameterError, match=r"wrong\.toml: methods = 1"):
        load_plan(tmp_path / "wrong.toml")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"methods": ["no-such"]}, "'no-such' must be one of"),
        ({"methods": ["k-means"]}, "cannot be used with the protocol 'learning curve'"),
        ({"metrics": ["fame"]}, "The metric 'fame'"),
        ({"metrics": ["purity"]}, "is for clusters"),
        ({"methods": ["linear-svm", "linear-svm"]}, "used 2 times"),
        ({"methods": [{"method": "linear-svm", "values": {"cost": -1}}]}, "cost = -1"),
        ({"methods": [{"method": "linear-svm", "sweeps": {"cost": [1, -2]}}]}, "cost = -2"),
        ({"methods": [{"method": "linear-svm", "tune": {"size": [1]}}]}, "no setting 'size'"),
        (
            {"methods": [{"method": "linear-svm", "values": {"cost": 1.0}, "tune": {"cost": [1]}}]},
            "not several",
        ),
        ({"methods": [{"method": "linear-svm", "features": {"length": "L3"}}]}, "length = 'L3'"),
        ({"protocol": {"kind": "learning curve", "sizes": "5%, 5%"}}, "list no training size"),
        ({"seed": -1}, "The seed -1"),
        ({"name": " "}, "has no name"),
    ],
)
def test_check_names_field_value_and_what_is_allowed(changes, words):
    problems = check_plan(plan_with(**changes))
    assert any(words in problem for problem in problems), problems
    assert all(problem.endswith(".") for problem in problems)


def test_a_problem_that_quotes_a_very_long_value_stays_readable():
    (problem,) = check_plan(plan_with(methods=["knn" * 2000]))
    assert len(problem) < 3000
    assert "'knnknn" in problem
    assert problem.endswith(".")


def test_more_trials_than_fit_are_counted_and_not_made():
    step = {"from": 0.001, "to": 9.0, "step": 0.001}
    swept = {"method": "rbf-svm", "sweeps": {"cost": step, "gamma": step}}
    assert "trials; at most" in " ".join(check_plan(plan_with(methods=[swept])))
    few = {"from": 0.1, "to": 20.0, "step": 0.1}
    swept = {"method": "rbf-svm", "sweeps": {"cost": few, "gamma": few}}
    once = {"kind": "random splits", "repeats": 1}
    (problem,) = check_plan(plan_with(methods=[swept], protocol=once))
    assert "40000 configurations; at most 10000" in problem


def test_a_metric_listed_twice_is_reported():
    assert "listed 2 times" in " ".join(check_plan(plan_with(metrics=["accuracy", "accuracy"])))


def test_a_metric_may_be_called_by_a_name_that_people_use():
    plan = plan_with(metrics=["MCC", "auc", "accuracy"])
    assert plan.metrics == ("matthews", "roc_auc", "accuracy")
    assert not any("metric" in problem for problem in check_plan(plan))


def test_clustering_does_not_use_classes():
    plan = plan_with(
        methods=[{"method": "k-means"}],
        protocol={"kind": "clustering"},
        metrics=["purity"],
        features={"selection": "information gain"},
    )
    assert any("needs classes" in problem for problem in check_plan(plan))


def test_a_sound_plan_has_no_problems():
    assert check_plan(Plan.from_dict({**FULL, "name": "full"})) == ()


@pytest.mark.parametrize("kind", PROTOCOLS)
def test_every_protocol_makes_a_sound_plan(kind):
    clusters = PROTOCOLS[kind].clusters
    plan = plan_with(
        protocol={"kind": kind},
        methods=["k-means" if clusters else "linear-svm"],
        metrics=["purity" if clusters else "accuracy"],
    )
    assert check_plan(plan) == ()
    assert Plan.from_dict(plan.to_dict()) == plan


def test_estimates_grow_with_the_corpus():
    plan = plan_with(methods=["linear-svm", "rbf-svm"])
    small, large = estimate(plan, 500, 3000), estimate(plan, 20_000, 60_000)
    assert small.trials == large.trials == 160
    assert large.seconds > 10 * small.seconds
    assert large.bytes > 4 * small.bytes
    assert large.sentence.startswith("160 trials, about ")


def test_recipes_are_sound_plans():
    assert "tour" in recipes()
    for name in recipes():
        assert check_plan(recipe_plan(name)) == (), name
    with pytest.raises(ParameterError, match="no recipe 'x'"):
        recipe_plan("x")


def test_a_corpus_is_looked_for_in_the_folder_of_its_plan(tmp_path):
    (tmp_path / "mine.csv").write_text("text,label\na,b\n", "utf-8")
    save_plan(plan_with(corpus="mine.csv"), tmp_path / "plan.toml")
    assert load_plan(tmp_path / "plan.toml").corpus == str(tmp_path / "mine.csv")
    save_plan(plan_with(corpus="tour"), tmp_path / "plan.toml")
    assert load_plan(tmp_path / "plan.toml").corpus == "tour"


def test_a_file_that_is_not_text_is_refused_with_advice(tmp_path):
    (tmp_path / "run.zip").write_bytes(b"PK\x03\x04\xff\xfe")
    with pytest.raises(WorkbenchError, match=r"is not text.*workbench export FILE\.zip --to store"):
        load_plan(tmp_path / "run.zip")


def test_long_documents_and_one_fit_per_class_take_longer():
    plan = plan_with(methods=["rbf-svm"])
    usual = estimate(plan, 2000, 30_000).seconds
    assert estimate(plan, 2000, 30_000, entries=2000 * 400).seconds > 3 * usual
    assert estimate(plan, 2000, 30_000, fits_per_trial=20).seconds > 10 * usual


def test_documents_with_several_classes_need_a_fit_for_each_class(tmp_path):
    texts = [("cocoa and sugar trade", ["cocoa", "sugar"]), ("a tin mine", ["tin"])] * 20
    seconds = []
    for name, several in (("one", False), ("several", True)):
        lines = [
            json.dumps({"text": text, "label": labels if several else labels[0]})
            for text, labels in texts
        ]
        (tmp_path / f"{name}.jsonl").write_text("\n".join(lines), "utf-8")
        plan = plan_with(corpus=str(tmp_path / f"{name}.jsonl"))
        seconds.append(estimate_of(plan).seconds)
    assert seconds[1] > 1.5 * seconds[0]


def test_a_plan_is_checked_without_making_its_trials(monkeypatch):
    monkeypatch.setattr(trials, "Trial", None)
    swept = {"method": "lsi", "sweeps": {"n_components": list(range(2, 101))}}
    protocol = {"kind": "random splits", "repeats": 10_000}
    assert check_plan(plan_with(methods=[swept], protocol=protocol)) == ()
    unknown = {"method": "lsi", "sweeps": {"unknown": list(range(1000))}}
    many, setting = check_plan(plan_with(methods=[unknown], protocol=protocol))
    assert "10000000 trials" in many and "there is no setting 'unknown'" in setting
