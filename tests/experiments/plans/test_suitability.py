"""Features that suit the method: automatic weighting, and plans written before it existed."""

import tomllib

import pytest

from workbench.corpora.terms.features import AUTOMATIC, WEIGHTINGS, FeatureSettings
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.plans.recipes import recipe_plan, recipes
from workbench.experiments.plans.suitability import unsuited_features
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore
from workbench.methods.registry import METHODS

NAIVE_BAYES = ("multinomial-naive-bayes", "complement-naive-bayes")
OLD = {"format": 1, "name": "old", "corpus": "tour", "methods": ["multinomial-naive-bayes"]}


def plan_of(*choices, **features):
    return Plan("p", "tour", choices, features=FeatureSettings(**features))


@pytest.mark.parametrize("name", list(METHODS))
def test_every_method_expects_existing_features(name):
    method = METHODS[name]
    assert set(method.weightings) <= set(WEIGHTINGS)
    assert set(method.lengths) <= {"L2", "none"}
    assert method.unsuited(method.weightings[0], method.lengths[0]) == {}


def test_an_untouched_plan_gives_each_method_what_it_expects():
    plan = plan_of(*map(MethodChoice, (*NAIVE_BAYES, "linear-svm", "lda-topics")))
    assert plan.features.weighting == AUTOMATIC
    given = {choice.method: plan.features_of(choice) for choice in plan.methods}
    for name in (*NAIVE_BAYES, "lda-topics"):
        assert (given[name].weighting, given[name].length) == ("counts", "none")
    assert (given["linear-svm"].weighting, given["linear-svm"].length) == ("tf-idf", "L2")
    assert unsuited_features(plan) == ()


def test_an_explicit_choice_is_kept_and_reported_if_it_does_not_suit():
    own = MethodChoice("linear-svm", features={"weighting": "counts"})
    plan = plan_of(MethodChoice("multinomial-naive-bayes"), own, weighting="tf-idf", length="L2")
    assert [plan.features_of(choice).weighting for choice in plan.methods] == ["tf-idf", "counts"]
    sentences = unsuited_features(plan)
    assert any("Multinomial naive Bayes expects 'counts'; 'tf-idf'" in s for s in sentences)
    assert any("Multinomial naive Bayes expects 'none'; 'L2'" in s for s in sentences)
    assert any("Linear SVM expects 'tf-idf'; 'counts'" in s for s in sentences)
    assert len(sentences) == 3


def test_a_plan_of_format_1_keeps_the_features_that_it_had():
    plan = Plan.from_dict(OLD)
    assert plan.tokens.tokeniser == "words"
    features = plan.features_of(plan.methods[0])
    assert (features.weighting, features.length) == ("tf-idf", "L2")
    named = Plan.from_dict({**OLD, "features": {"weighting": "binary"}})
    assert (named.features.weighting, named.features.length) == ("binary", "L2")


def test_a_plan_of_format_1_is_written_as_what_it_means():
    values = Plan.from_dict(OLD).to_dict()
    assert values["format"] == 2
    assert values["features"]["weighting"] == "tf-idf"
    assert values["tokens"]["tokeniser"] == "words"
    assert Plan.from_dict(values) == Plan.from_dict(OLD)


def test_recipes_of_format_1_do_not_become_automatic():
    for name, file in recipes().items():
        if tomllib.loads(file.read_text("utf-8"))["format"] == 1:
            assert recipe_plan(name).features.weighting != AUTOMATIC, name


def scores_of(tmp_path, name, plan):
    run = run_plan(plan, RunStore(tmp_path / name), "thread", workers=1)
    return [result.scores["accuracy"] for result in run.results()]


def test_a_run_counts_for_naive_bayes_and_weights_for_an_svm(tmp_path):
    def plan(**features):
        return Plan(
            "p",
            "tour",
            tuple(map(MethodChoice, ("multinomial-naive-bayes", "linear-svm"))),
            protocol=LearningCurve(sizes="10%", repeats=1),
            metrics=("accuracy",),
            features=FeatureSettings(**features),
            seed=2,
        )

    automatic = scores_of(tmp_path, "automatic", plan())
    counts = scores_of(tmp_path, "counts", plan(weighting="counts", length="none"))
    weighted = scores_of(tmp_path, "weighted", plan(weighting="tf-idf", length="L2"))
    assert automatic == [counts[0], weighted[1]]
    assert counts[0] != weighted[0]
