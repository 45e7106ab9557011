"""Two plans compared in words."""

from dataclasses import replace

from workbench.experiments.plans.differences import plan_differences
from workbench.experiments.plans.first_plan import first_plan, renamed_for
from workbench.experiments.plans.plan import MethodChoice
from workbench.experiments.plans.protocols import RandomSplits


def test_every_difference_is_named_in_words():
    first = first_plan("tour")
    changed = MethodChoice("linear-svm", values={"cost": 2.0})
    second = replace(
        first,
        corpus="ratings",
        methods=(replace(changed, label=first.methods[0].label), MethodChoice("lsi")),
        protocol=replace(first.protocol, repeats=9),
        metrics=("accuracy",),
        seed=7,
    )
    lines = plan_differences(first, second)
    assert "Corpus: tour → ratings" in lines
    assert "Linear SVM: C: usual → 2" in lines
    assert "Method added: LSI" in lines
    assert "Method removed: Spectral classification" in lines
    assert any(line.startswith("Protocol: Repeats") and line.endswith("5 → 9") for line in lines)
    assert "Seed: 1 → 7" in lines
    assert not any("_" in line or "'" in line for line in lines)


def test_choices_have_the_names_that_the_forms_give_them():
    first = replace(first_plan("tour"), methods=(MethodChoice("lsi"),))
    second = replace(
        first,
        methods=(MethodChoice("lsi", values={"classifier": "knn-cosine"}),),
        tokens=replace(first.tokens, language="german"),
    )
    assert plan_differences(first, replace(second, methods=first.methods)) == (
        "Terms: Language: automatic → German",
    )
    labelled = replace(second.methods[0], label=first.methods[0].label)
    assert "LSI: classifier: usual → nearest neighbours (cosine)" in plan_differences(
        first, replace(second, methods=(labelled,))
    )


def test_another_protocol_is_named_and_equal_plans_have_no_difference():
    first = first_plan("tour")
    assert plan_differences(first, replace(first, name="Other name")) == ()
    second = replace(first, protocol=RandomSplits())
    assert plan_differences(first, second) == ("Protocol: learning curve → random splits",)


def test_a_plan_for_another_corpus_is_named_after_it():
    assert renamed_for("First look at tour", "tour", "/data/mail.csv") == "First look at mail.csv"
    assert renamed_for("Costs on tour", "tour", "ratings") == "Costs on ratings"
    assert renamed_for("Costs", "tour", "ratings") == "Costs on ratings"
    assert renamed_for("Costs on ratings", "tour", "ratings") == "Costs on ratings"
