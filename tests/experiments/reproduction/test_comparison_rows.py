"""Rows that compare our numbers with those of a paper, and the pages of recipes."""

import json
from types import SimpleNamespace

import numpy as np
import pytest
from scipy.stats import t as student

from tests.experiments.reproduction.conftest import recipe_values
from workbench.experiments.reproduction import result as result_module
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.pages import write_pages
from workbench.experiments.reproduction.recipe_files import recipe_from_values
from workbench.experiments.reproduction.result import result_of


def table(rows, **further):
    base = {"title": "Table", "plan": "fruit", "metric": "accuracy", "unit": 100}
    return {**base, "columns": ["svm", "knn"], "rows": rows, **further}


def test_rows_of_a_table_have_both_numbers_and_the_gain(fruit_run):
    published = table(
        {"10%": ["51.0 ± 1.0", "30.0"], "50%": ["81.5", "90.0"], "90%": ["99", "99"]},
        tolerance=1.0,
        baseline="knn",
        focus="svm",
        gains=[70.0, -9.44, 3.0],
    )
    recipe = recipe_from_values("fruit", recipe_values(tables=[published]), "quick")
    rows = {(row.what, row.at): row for row in result_of(recipe, {"fruit": fruit_run}).rows}
    svm, knn = rows["svm", "10%"], rows["knn", "10%"]
    # 21 points below svm are published, ours are less than half of that
    assert (svm.verdict, knn.verdict) == ("reproduced", "not reproduced")
    assert svm.ours == pytest.approx(51.0)
    assert knn.difference == pytest.approx(100 * (0.40 + 0.43 + 0.41) / 3 - 30)
    assert rows["svm", "50%"].verdict == "reproduced"
    assert rows["knn", "50%"].verdict == "not reproduced"  # published above svm, ours below
    assert rows["svm", "90%"].verdict == "cannot be checked"
    gain = rows["gain of svm over knn, %", "10%"]
    assert gain.published == pytest.approx(70.0)
    assert gain.ours == pytest.approx(100 * (0.51 / (1.24 / 3) - 1))
    assert gain.verdict == "not reproduced"
    assert gain.note == ""  # it follows from the accuracies, and three splits are not tested
    assert rows["gain of svm over knn, %", "50%"].verdict == "not reproduced"
    assert rows["gain of svm over knn, %", "90%"].note == "the printed accuracies give 0.00"


def test_a_gain_has_a_test_over_the_splits(fruit):
    scores = {"svm": (0.50, 0.52, 0.51, 0.53, 0.52), "knn": (0.40, 0.43, 0.41, 0.42, 0.41)}
    run = fruit.run(
        [
            fruit.result(label, "10%", repeat, scores={"accuracy": value})
            for label, values in scores.items()
            for repeat, value in enumerate(values)
        ]
    )
    published = table({"10%": ["51", "41"]}, baseline="knn", focus="svm", gains=[24.39])
    recipe = recipe_from_values("fruit", recipe_values(tables=[published]), "quick")
    *_, gain = result_of(recipe, {"fruit": run}).rows
    differences = 100 * (np.array(scores["svm"]) - np.array(scores["knn"]))
    # three training documents of thirty: the plan draws them disjoint, but the test is shared
    means = [np.mean(values) for values in scores.values()]
    estimated = differences.var(ddof=1) / 5
    known = 100**2 * sum(mean * (1 - mean) for mean in means) / 27
    freedom = 4 * (1 + known / estimated) ** 2
    statistic = differences.mean() / np.sqrt(estimated + known)
    p_value = 2 * student.sf(statistic, freedom)
    assert gain.note == f"ours: p = {p_value:.2g}, t-test over 5 draws"


def test_claims_give_a_row_per_plan_or_one_for_all(fruit_run):
    claim = {"sentence": "svm wins", "plans": ["fruit*"], "method": "svm", "baseline": "knn"}
    runs = {"fruit": fruit_run, "fruit2": fruit_run}
    apart = recipe_from_values("fruit", recipe_values(claims=[claim]), "quick")
    # Three splits are too few for a test, and so are two corpora; five are enough.
    assert [row.verdict for row in result_of(apart, runs).rows] == ["cannot be checked"] * 2
    together = [{**claim, "together": True}]
    joined = recipe_from_values("fruit", recipe_values(claims=together), "quick")
    (row,) = result_of(joined, runs).rows
    assert row.verdict == "cannot be checked"
    assert row.note == "holds in 4 of 4 cases, 2 draws are too few for a test"
    (row,) = result_of(joined, {f"fruit{n}": fruit_run for n in range(5)}).rows
    assert row.verdict == "reproduced"
    reversed_claim = [{**claim, "method": "knn", "baseline": "svm"}]
    other = recipe_from_values("fruit", recipe_values(claims=reversed_claim), "quick")
    assert {row.verdict for row in result_of(other, runs).rows} == {"not reproduced"}


def test_a_claim_for_each_value_uses_the_values_of_both_methods(fruit):
    values = {"AS": {5: 0.9, 20: 0.8, 60: 0.5}, "LSI": {20: 0.7, 60: 0.6, 160: 0.9}}
    results = [
        fruit.result(label, "10%", 0, swept={"d": d}, scores={"accuracy": score})
        for label, scores in values.items()
        for d, score in scores.items()
    ]
    claim = {"sentence": "everywhere", "plans": ["fruit"], "method": "AS", "baseline": "LSI"}
    values = recipe_values(claims=[{**claim, "each": "d"}])
    run = fruit.run(results, methods=["AS", "LSI"])
    (row,) = result_of(recipe_from_values("f", values, "quick"), {"fruit": run}).rows
    assert row.ours == "fruit 10% 20: 0.8000 and 0.7000; fruit 10% 60: 0.5000 and 0.6000"
    assert row.note.startswith("holds in 1 of 2 cases")
    assert row.difference == pytest.approx(0.0)


def trend_rows(fruit, claims, *curves):
    """Rows of trend claims about svm, with five draws at two sizes."""
    results = [
        fruit.result("svm", size, repeat, scores={"accuracy": value})
        for repeat, curve in enumerate(curves)
        for size, value in zip(("10%", "50%"), curve, strict=True)
    ]
    base = {"sentence": "more is better", "kind": "trend", "plans": ["fruit"], "method": "svm"}
    values = recipe_values(claims=[{**base, **claim} for claim in claims])
    recipe = recipe_from_values("fruit", values, "quick")
    return result_of(recipe, {"fruit": fruit.run(results)}).rows


def test_a_trend_is_judged_by_a_test_and_by_its_steps(fruit):
    curves = [(0.50, 0.80), (0.51, 0.82), (0.49, 0.81), (0.52, 0.80), (0.50, 0.82)]
    claims = [{}, {"falls": True}, {"falls": True, "allow": 0.4}]
    up, down, lenient = trend_rows(fruit, claims, *curves)
    assert (up.verdict, down.verdict) == ("reproduced", "not reproduced")
    assert up.difference == pytest.approx(0.306)
    assert up.note.startswith("1 of 1 steps rise; first and last: p = ")
    assert lenient.note.startswith("1 of 1 steps fall or rise by no more than 0.4")
    assert lenient.verdict == "not reproduced"  # the first and the last value decide
    (few,) = trend_rows(fruit, [{}], *curves[:4])
    assert few.verdict == "cannot be checked"
    assert few.note.endswith("4 draws are too few for a test")
    (noise,) = trend_rows(fruit, [{}], (0.5, 0.7), (0.5, 0.4), (0.5, 0.6), (0.5, 0.45), (0.6, 0.5))
    assert noise.difference > 0
    assert noise.verdict == "not reproduced"
    (level,) = trend_rows(fruit, [{}], *[(0.5, 0.5)] * 5)
    assert level.verdict == "no effect"


def swept_run(fruit, name, table_of):
    results = [
        fruit.result(label, "", 0, mode="clustering", swept={"d": d}, scores={"f_measure": value})
        for label, values in table_of.items()
        for d, value in zip((5, 10, 20), values, strict=True)
    ]
    return fruit.run(results, name=name, methods=list(table_of))


def test_relative_measures_average_the_best_of_a_sweep(fruit):
    runs = {
        "set a": swept_run(fruit, "a", {"hac one": (0.2, 0.4, 0.6), "hac two": (0.1, 0.9, 0.7)}),
        "set b": swept_run(fruit, "b", {"hac one": (0.3, 0.3, 0.3), "hac two": (0.4, 0.4, 0.2)}),
    }
    relative = {
        "title": "Table 2",
        "plans": "set ",
        "group": "hac",
        "metric": "f_measure",
        "columns": ["one", "two"],
        "values": [0.7, 1.0],
        "signs": "<",
        "tolerance": 0.02,
        "best_of": 2,
    }
    rank = {
        "sentence": "two is first",
        "kind": "rank",
        "plans": ["set *"],
        "metric": "f_measure",
        "group": "hac",
        "method": "two",
        "columns": ["one", "two"],
        "best_of": 2,
    }
    values = recipe_values(relative=[relative], claims=[rank])
    first, worse, better, pair = result_of(recipe_from_values("f", values, "quick"), runs).rows
    # best two of one: 0.5 and 0.3; of two: 0.8 and 0.4
    assert worse.ours == pytest.approx((0.5 / 0.8 + 0.3 / 0.4) / 2)
    assert better.ours == pytest.approx(1.0)
    assert (worse.verdict, better.verdict) == ("reproduced", "reproduced")
    assert first.verdict == "cannot be checked"  # first, but two corpora are too few for a test
    assert pair.ours is None
    assert pair.verdict == "cannot be checked"
    equal = recipe_values(relative=[{**relative, "signs": "."}])
    *_, pair = result_of(recipe_from_values("f", equal, "quick"), runs).rows
    assert pair.verdict == "cannot be checked"  # and too few to call them equivalent


def test_the_best_of_a_sweep_is_the_lowest_if_less_is_better(fruit):
    run = fruit.run(
        [
            fruit.result("m", "", 0, swept={"d": d}, scores={"entropy": value})
            for d, value in ((5, 0.3), (10, 0.2), (20, 0.9))
        ],
        methods=["m"],
    )
    numbers = OurNumbers({"x": run})
    assert numbers.scores("x", "m", "entropy", None, 1) == pytest.approx([0.2])
    assert numbers.scores("x", "m", "entropy", None, 2) == pytest.approx([0.25])


def test_pages_are_escaped_and_the_index_lists_all_recipes(fruit_run, tmp_path):
    claims = [{"sentence": "<svm> wins", "plans": ["fruit"], "method": "svm", "baseline": "knn"}]
    tables = [table({"10%": ["51.0", "30.0"], "50%": ["81.0", "61.0"]}, focus="svm")]
    values = recipe_values(claims=claims, tables=tables, why=["Because <so>."], silent=["Much."])
    folder = tmp_path / "page"
    folder.mkdir()
    for name, content in (("another", '{"recipe": 1}'), ("list", "[]"), ("broken", "{")):
        (folder / f"{name}.json").write_text(content)  # files of other programs
        (folder / f"{name}.html").write_text("")
    result = result_of(recipe_from_values("fruit", values, "quick"), {"fruit": fruit_run})
    page = write_pages(result, folder)
    text = page.read_text("utf-8")
    assert "&lt;svm&gt; wins" in text
    assert "<svm>" not in text
    assert "Because &lt;so&gt;." in text
    assert "svm, published" in text  # the published points are in the figure
    assert "<svg" in text
    assert 'href="index.html"' in text
    index = (page.parent / "index.html").read_text("utf-8")
    assert 'href="fruit.html"' in index
    assert "another.html" not in index
    stored = json.loads((page.parent / "fruit.json").read_text("utf-8"))
    assert {"published", "ours", "difference", "verdict"} <= set(stored["rows"][0])
    assert sum(stored["verdicts"].values()) == len(stored["rows"])


def test_the_time_of_a_recipe_counts_short_gaps_but_no_long_pauses():
    ends = [("10:00:00", "10:01:00"), ("10:01:20", "10:02:00"), ("19:00:00", "19:00:30")]
    day = "2026-01-02T{}.000+00:00"
    records = [{"created": day.format(a), "finished": day.format(b)} for a, b in ends]
    runs = [SimpleNamespace(record=record) for record in records]
    assert result_module.elapsed_seconds(runs) == 120 + 30
    assert result_module.elapsed_seconds([*runs, SimpleNamespace(record={"created": day})]) is None
