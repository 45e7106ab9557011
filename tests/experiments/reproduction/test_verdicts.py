"""Verdicts, rows and sizes of paper recipes, with numbers made by hand."""

import json
from types import SimpleNamespace

import numpy as np
import pytest
from scipy.stats import ttest_1samp

from workbench.errors import ParameterError
from workbench.experiments.reproduction import result as result_module
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.pages import write_pages
from workbench.experiments.reproduction.recipe_files import fill, recipe_from_values
from workbench.experiments.reproduction.result import result_of
from workbench.experiments.reproduction.verdicts import Place, judge_claim, judge_number


def number(
    published, ours, status="printed", deviation=0.0, ours_deviation=0.0, same_direction=None
):
    return judge_number(status, published, deviation, ours, ours_deviation, 1.0, same_direction)


def test_a_number_is_reproduced_within_the_tolerance_or_a_deviation():
    assert number(50.0, 50.9) == "reproduced"
    assert number(50.0, 51.1) == "not reproduced"
    assert number(50.0, 54.0, deviation=4.5) == "reproduced"
    assert number(50.0, 54.0, ours_deviation=4.5) == "reproduced"
    assert number(50.0, 60.0, same_direction=True) == "same direction"
    assert number(50.0, 60.0, same_direction=False) == "not reproduced"


def test_what_is_quoted_from_memory_lost_or_not_run_is_never_judged():
    assert number(50.0, 50.0, status="from memory") == "cannot be checked"
    assert number(50.0, 99.0, status="from memory", same_direction=False) == "cannot be checked"
    assert number(None, 50.0, status="lost") == "cannot be checked"
    assert number(50.0, None) == "cannot be checked"


def places(*lists):
    return [Place(str(n), np.array(differences), "") for n, differences in enumerate(lists)]


def test_a_claim_must_hold_everywhere_and_significantly():
    certain = places([0.10, 0.11, 0.12], [0.09, 0.10, 0.11])
    assert judge_claim("printed", certain)[0] == "reproduced"
    assert judge_claim("printed", places([0.1, -0.05, 0.02]))[0] == "same direction"
    assert judge_claim("printed", places([0.1, 0.1], [-0.01, -0.02]))[0] == "same direction"
    assert judge_claim("printed", places([-0.1, -0.1], [0.01, 0.02]))[0] == "not reproduced"
    assert judge_claim("from memory", certain)[0] == "cannot be checked"
    assert judge_claim("printed", [])[0] == "cannot be checked"


def test_fewer_than_five_splits_are_not_significant():
    verdict, note = judge_claim("printed", places([0.1, 0.1, 0.1, 0.1]))
    assert verdict == "same direction"
    assert note == "holds at 1 of 1 places, 4 splits are too few for a test"
    assert judge_claim("printed", places([0.1]))[1].endswith(", 1 split is too few for a test")
    assert judge_claim("printed", places([0.1, 0.1, 0.1, 0.1]), at_least=0.2)[0] == "not reproduced"
    verdict, note = judge_claim("printed", places([0.1, 0.1, 0.1, 0.1, 0.1]))
    assert verdict == "reproduced"
    assert note == "holds at 1 of 1 places, the same difference at every split"


def test_not_below_and_at_least_differ_from_above():
    slightly = places([-0.002, -0.003, -0.001])
    assert judge_claim("printed", slightly)[0] == "not reproduced"
    assert judge_claim("printed", slightly, allow=0.005)[0] == "reproduced"
    small = places([0.010, 0.011, 0.012, 0.010, 0.011])
    assert judge_claim("printed", small)[0] == "reproduced"
    assert judge_claim("printed", small, at_least=0.03)[0] == "same direction"
    noise = places([0.001, -0.0005, 0.0004, 0.0002, -0.0003])
    assert judge_claim("printed", noise, at_least=0.03)[0] == "not reproduced"


def recipe_values(**further):
    return {
        "title": "Fruit",
        "paper": "A paper.",
        "question": "Which?",
        "quick": {"repeats": 3, "parts": ["fruit", "fruit2"], "best": 1},
        "full": {"repeats": 9, "parts": ["fruit"], "best": 1},
        "slice": {"repeats": 1, "parts": ["fruit"], "best": 1},
        "common": {
            "methods": [
                {"method": "linear-svm", "label": "svm"},
                {"method": "linear-svm", "label": "knn"},
            ],
            "protocol": {"kind": "learning curve", "sizes": "10%, 50%", "repeats": "$repeats"},
        },
        "plans": [{"key": "{}", "each": "$parts", "corpus": "tour"}],
        **further,
    }


def test_sizes_fill_in_the_values_of_a_recipe():
    quick = recipe_from_values("fruit", recipe_values(), "quick")
    full = recipe_from_values("fruit", recipe_values(), "full")
    assert [plan.key for plan in quick.plans] == ["fruit", "fruit2"]
    assert quick.plans[0].values["protocol"]["repeats"] == 3
    assert [plan.values["protocol"]["repeats"] for plan in full.plans] == [9]
    with pytest.raises(ParameterError, match=r"\$other is not given"):
        fill({"a": ["$other"]}, {"one": 1})


@pytest.mark.parametrize(
    ("field", "message"),
    [
        ({"colour": "red"}, "no field 'colour'"),
        ({"claims": [{"sentence": "x", "knid": "above"}]}, "no field 'knid'"),
        ({"claims": [{"sentence": "x", "kind": "better"}]}, "must be one of above"),
        ({"claims": [{"sentence": "x", "status": "guessed"}]}, "must be one of printed"),
    ],
)
def test_unknown_fields_and_values_are_refused(field, message):
    with pytest.raises(ParameterError, match=message):
        recipe_from_values("fruit", recipe_values(**field), "quick")


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
    assert (svm.verdict, knn.verdict) == ("reproduced", "same direction")
    assert svm.ours == pytest.approx(51.0)
    assert knn.difference == pytest.approx(100 * (0.40 + 0.43 + 0.41) / 3 - 30)
    assert rows["svm", "50%"].verdict == "reproduced"
    assert rows["knn", "50%"].verdict == "not reproduced"  # published above svm, ours below
    assert rows["svm", "90%"].verdict == "cannot be checked"
    gain = rows["gain of svm over knn, %", "10%"]
    assert gain.published == pytest.approx(70.0)
    assert gain.ours == pytest.approx(100 * (0.51 / (1.24 / 3) - 1))
    assert gain.verdict == "same direction"
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
    p_value = ttest_1samp(differences, 0.0).pvalue
    assert gain.note == f"ours: p = {p_value:.2g}, paired t-test over 5 splits"


def test_claims_give_a_row_per_plan_or_one_for_all(fruit_run):
    claim = {"sentence": "svm wins", "plans": ["fruit*"], "method": "svm", "baseline": "knn"}
    runs = {"fruit": fruit_run, "fruit2": fruit_run}
    apart = recipe_from_values("fruit", recipe_values(claims=[claim]), "quick")
    # The splits of one run are too few for a test, those of both together are enough.
    assert [row.verdict for row in result_of(apart, runs).rows] == ["same direction"] * 2
    together = [{**claim, "together": True}]
    joined = recipe_from_values("fruit", recipe_values(claims=together), "quick")
    (row,) = result_of(joined, runs).rows
    assert row.verdict == "reproduced"
    assert row.note.startswith("holds at 4 of 4 places")
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
    assert row.note.startswith("holds at 1 of 2 places")
    assert row.difference == pytest.approx(0.0)


def test_a_trend_is_judged_by_its_steps(fruit_run):
    rises = {"sentence": "more is better", "kind": "trend", "plans": ["fruit"], "method": "svm"}
    claims = [rises, {**rises, "falls": True}]
    recipe = recipe_from_values("fruit", recipe_values(claims=claims), "quick")
    up, down = result_of(recipe, {"fruit": fruit_run}).rows
    assert (up.verdict, down.verdict) == ("reproduced", "not reproduced")
    assert up.difference == pytest.approx(0.30)
    assert (up.note, down.note) == ("1 of 1 steps rise", "0 of 1 steps fall")
    lenient = recipe_values(claims=[{**rises, "falls": True, "allow": 0.4}])
    (row,) = result_of(recipe_from_values("fruit", lenient, "quick"), {"fruit": fruit_run}).rows
    assert row.note == "1 of 1 steps fall or rise by no more than 0.4"
    assert row.verdict == "not reproduced"  # the first and the last value decide


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
    assert first.verdict == "reproduced"
    assert pair.ours == "."  # two sets are too few for a significant difference
    assert pair.verdict == "same direction"
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
    assert result_module._elapsed(runs) == 120 + 30
    assert result_module._elapsed([*runs, SimpleNamespace(record={"created": day})]) is None
