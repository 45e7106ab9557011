"""The figures and tables on the page of a paper recipe, with numbers made by hand."""

import numpy as np
import pytest

from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.reproduction.our_tables import our_tables
from workbench.experiments.reproduction.page_pictures import pictures_html
from workbench.experiments.reproduction.pages import write_pages
from workbench.experiments.reproduction.paper_curves import curves_of_run, curves_over_plans
from workbench.experiments.reproduction.recipe_files import recipe_from_values
from workbench.experiments.reproduction.result import result_of
from workbench.experiments.reproduction.trade_off import draw_trade_off


def result(runs, **further):
    values = {
        "title": "Fruit",
        "paper": "A paper.",
        "question": "Which?",
        "quick": {"nothing": 0},
        "plans": [{"key": key, "corpus": "tour", "methods": ["linear-svm"]} for key in runs],
        **further,
    }
    return result_of(recipe_from_values("fruit", values, "quick"), runs)


def clustered(fruit, name, values):
    results = [
        fruit.result(label, "", 0, mode="clustering", swept=swept, scores={"accuracy": value})
        for label, swept, value in values
    ]
    return fruit.run(results, name=name, methods=list(dict.fromkeys(value[0] for value in values)))


def test_a_plan_with_training_sizes_has_a_table_of_its_own(fruit_run):
    (table,) = our_tables(result({"fruit": fruit_run}).recipe, {"fruit": fruit_run})
    assert (table.where, table.columns) == ("fruit", ("10%", "50%"))
    rows = dict(table.rows)
    assert rows["svm"][0] == pytest.approx((0.51, 0.01))
    assert rows["knn"][1] == pytest.approx((0.61, np.std([0.60, 0.62], ddof=1)))  # one failed
    assert table.best(0) == rows["svm"][0][0]


def test_plans_of_the_same_methods_share_a_table(fruit):
    sets = {
        "hac tr1": clustered(fruit, "a", [("VSM", {}, 0.5), ("LSI", {"d": 5}, 0.4)]),
        "hac tr2": clustered(fruit, "b", [("VSM", {}, 0.6), ("LSI", {"d": 5}, 0.7)]),
        "other": clustered(fruit, "c", [("k-means", {}, 0.3)]),
    }
    first, second = our_tables(result(sets).recipe, sets)
    assert (first.where, first.columns) == ("hac", ("tr1", "tr2"))
    assert dict(first.rows)["LSI"] == ((0.4, 0.0), (0.7, 0.0))
    assert (second.where, second.columns) == ("other", ("other",))
    stored = result(sets).to_dict()["tables"]
    assert stored[0]["rows"]["VSM"] == [[0.5, 0.0], [0.6, 0.0]]


def test_tables_average_as_many_swept_values_as_the_recipe(fruit):
    values = [("hac LSI", {"d": d}, value) for d, value in ((5, 0.2), (9, 0.6), (20, 0.4))]
    runs = {"set a": clustered(fruit, "a", values)}
    relative = {
        "title": "Table 2",
        "plans": "set ",
        "group": "hac",
        "metric": "accuracy",
        "columns": ["LSI"],
        "values": [1.0],
        "best_of": 2,
    }
    (table,) = our_tables(result(runs, relative=[relative]).recipe, runs)
    assert dict(table.rows)["hac LSI"] == ((0.5, 0.0),)
    assert table.best_of == 2


def test_the_page_has_every_method_even_without_published_numbers(fruit_run, tmp_path):
    text = write_pages(result({"fruit": fruit_run}), tmp_path).read_text("utf-8")
    assert "<h2>All our numbers</h2>" in text
    assert '<td>svm</td><td class="number superior">0.5100 ± 0.0100</td>' in text
    assert '<td>knn</td><td class="number">0.4133 ± 0.0153</td>' in text


def test_the_corpus_of_a_plan_that_was_run_is_not_missing(fruit_run, monkeypatch):
    monkeypatch.delenv("WORKBENCH_DATA", raising=False)
    plans = [
        {"key": "fruit", "corpus": "3news", "methods": ["linear-svm"]},
        {"key": "not run", "corpus": "re0", "methods": ["linear-svm"]},
    ]
    (problem,) = result({"fruit": fruit_run}, plans=plans).to_dict()["missing"]
    assert problem.startswith("re0 is not available.")


def test_methods_without_the_swept_setting_are_horizontal_lines(fruit):
    values = [("TCB", {"q": 1}, 0.3), ("TCB", {"q": 9}, 0.5), ("TIP", {}, 0.4)]
    runs = {"clusters": clustered(fruit, "a", values)}
    figure = curves_of_run(result(runs), "clusters", "accuracy")
    curves = {curve.name: curve for curve in figure.curves}
    assert curves["TCB"].mean == pytest.approx([0.3, 0.5])
    assert curves["TIP"].x == pytest.approx([1, 9])
    assert curves["TIP"].mean == pytest.approx([0.4, 0.4])


def plan_with(fruit, name, unlabelled, score):
    scores = {"accuracy": score}
    results = [fruit.result("svm", "10%", n, scores=scores, test_size=unlabelled) for n in (0, 1)]
    return fruit.run(results, name=name, methods=["svm"])


def test_a_trend_over_plans_is_drawn_against_documents_without_a_class(fruit):
    runs = {
        "with 90": plan_with(fruit, "b", 90, 0.8),
        "with 20": plan_with(fruit, "a", 20, 0.6),
    }
    claim = {"sentence": "more", "kind": "trend", "along": "plans", "method": "svm"}
    drawn = result(runs, claims=[{**claim, "plans": ["with *"]}])
    figure = curves_over_plans(drawn, drawn.recipe.claims[0])
    (curve,) = figure.curves
    assert curve.x == pytest.approx([20, 90])  # in the order of the axis
    assert curve.mean == pytest.approx([0.6, 0.8])
    assert figure.x_title == "Documents without a class"
    assert "tour: Accuracy against documents without a class" in "".join(pictures_html(drawn))
    alone = result({"with 20": runs["with 20"]}, claims=[{**claim, "plans": ["with *"]}])
    with pytest.raises(MissingResultError):
        curves_over_plans(alone, alone.recipe.claims[0])


def sprinkled(fruit):
    results = [
        fruit.result(
            label,
            "10%",
            0,
            swept={"max_length": terms},
            scores={"accuracy": 0.5, "scatter_ratio": ratio, "squared_error": error},
        )
        for label, terms, ratio, error in (
            ("Sprinkled", 0, 0.30, 0.010),
            ("Sprinkled", 8, 0.20, 0.012),
            ("Another", 0, 0.90, 0.900),
        )
    ]
    return fruit.run(results, methods=["Sprinkled", "Another"])


def test_the_trade_off_of_sprinkling_is_one_line_with_the_number_of_terms(fruit):
    run = sprinkled(fruit)
    drawn = draw_trade_off(run, "Sprinkled", "max_length").inline()
    assert drawn.count("<circle") == 2
    assert "Sprinkled, sprinkling length = 8: W/B 0.2000, error 0.0120" in drawn
    assert ">8</text>" in drawn
    with pytest.raises(MissingResultError, match="only one value of sprinkling length"):
        draw_trade_off(run, "Another", "max_length")


def test_trends_of_scatter_and_error_are_drawn_as_a_trade_off(fruit):
    trend = {
        "sentence": "falls",
        "kind": "trend",
        "plans": ["fruit"],
        "method": "Sprinkled",
        "along": "max_length",
        "metric": "scatter_ratio",
        "falls": True,
    }
    both = [trend, {**trend, "metric": "squared_error", "falls": False}]
    reproduced = result({"fruit": sprinkled(fruit)}, claims=both)
    text = "".join(pictures_html(reproduced))
    assert text.count("W/B against squared error, Sprinkled") == 1
    assert [row.published for row in reproduced.rows] == [
        "W/B of Sprinkled falls with sprinkling length",
        "Squared error of Sprinkled rises with sprinkling length",
    ]
