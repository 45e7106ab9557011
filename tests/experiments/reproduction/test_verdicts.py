"""Verdicts, rows and sizes of paper recipes, with numbers made by hand."""

import json
from types import SimpleNamespace

import numpy as np
import pytest
from scipy.stats import t as student
from scipy.stats import ttest_1samp

from workbench.errors import ParameterError
from workbench.experiments.reproduction import result as result_module
from workbench.experiments.reproduction.claim_verdicts import judge_claim, place_of
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.pages import write_pages
from workbench.experiments.reproduction.recipe_files import fill, recipe_from_values
from workbench.experiments.reproduction.result import result_of
from workbench.experiments.reproduction.verdicts import Direction, judge_number, judge_sign
from workbench.experiments.scoring.comparisons import Draws


def number(published, ours, status="printed", deviation=0.0, direction=None):
    return judge_number(status, published, deviation, ours, 1.0, direction)


def test_a_number_is_reproduced_within_the_tolerance_or_the_published_deviation():
    assert number(50.0, 50.9) == "reproduced"
    assert number(50.0, 51.1) == "not reproduced"
    assert number(50.0, 54.0, deviation=4.5) == "reproduced"
    assert number(50.0, 60.0, direction=Direction(10.0, 8.0)) == "same direction"
    assert number(50.0, 60.0, direction=Direction(10.0, -8.0)) == "not reproduced"


def test_a_direction_needs_half_the_published_size_or_a_test():
    assert Direction(10.0, 5.0).is_supported
    assert not Direction(10.0, 4.9).is_supported
    assert Direction(10.0, 4.9, p_value=0.04).is_supported
    assert not Direction(10.0, 4.9, p_value=0.06).is_supported
    assert Direction(-10.0, -6.0).is_supported
    assert not Direction(10.0, -20.0, p_value=0.001).is_supported
    assert not Direction(0.0, 3.0, p_value=0.001).is_supported


def test_what_is_quoted_from_memory_lost_or_not_run_is_never_judged():
    assert number(50.0, 50.0, status="from memory") == "cannot be checked"
    assert number(50.0, 99.0, status="from memory") == "cannot be checked"
    assert number(None, 50.0, status="lost") == "cannot be checked"
    assert number(50.0, None) == "cannot be checked"


@pytest.mark.parametrize(
    ("sign", "sets", "p_value", "adjusted", "ours", "expected"),
    [
        (">", 13, 0.001, 0.01, 0.1, "reproduced"),
        (">", 13, 0.03, 0.2, 0.1, "same direction"),  # not after the correction
        (">", 13, 0.3, 1.0, 0.06, "same direction"),  # half of the published 0.1
        (">", 13, 0.3, 1.0, 0.04, "not reproduced"),
        (">", 13, 0.001, 0.01, -0.1, "not reproduced"),
        (".", 13, 0.2, 1.0, 0.1, "reproduced"),
        (".", 13, 0.04, 0.5, 0.1, "not reproduced"),  # equal must survive without a correction
        (".", 9, 0.2, 1.0, 0.1, "cannot be checked"),
        (">", 4, float("nan"), float("nan"), 0.1, "cannot be checked"),
    ],
)
def test_signs_are_corrected_for_the_number_of_pairs(sign, sets, p_value, adjusted, ours, expected):
    direction = Direction(0.1, ours)
    assert judge_sign("printed", sign, sets, p_value, adjusted, direction) == expected
    assert judge_sign("lost", sign, sets, p_value, adjusted, direction) == "cannot be checked"


def places(*lists, allow=0.0):
    """Places with these differences, as starts of a clustering: nothing is shared."""
    noise = np.array([0.01, -0.01, 0.02, 0.0, -0.02])  # common to both methods
    return [
        place_of(
            str(n),
            0.5 + noise[: len(differences)] + np.array(differences),
            0.5 + noise[: len(differences)],
            Draws(0.0),
            allow=allow,
        )
        for n, differences in enumerate(lists)
    ]


CERTAIN = [0.10, 0.11, 0.12, 0.10, 0.11]
NOISE = [0.1, -0.05, 0.02, -0.04, 0.03]


def test_a_claim_must_hold_and_be_significant_everywhere():
    assert judge_claim("printed", places(CERTAIN, CERTAIN))[0] == "reproduced"
    assert judge_claim("printed", places(NOISE))[0] == "not reproduced"  # above, by chance
    assert judge_claim("printed", places(CERTAIN, NOISE))[0] == "same direction"
    against = [-difference / 10 for difference in CERTAIN]
    assert judge_claim("printed", places(CERTAIN, against))[0] == "not reproduced"
    assert judge_claim("from memory", places(CERTAIN))[0] == "cannot be checked"
    assert judge_claim("printed", [])[0] == "cannot be checked"


def test_several_places_are_corrected_by_holm():
    weak = [0.02, 0.05, -0.005, 0.04, 0.03]
    (alone,) = places(weak)
    assert 0.01 < alone.p_value < 0.05
    assert alone.p_value == pytest.approx(ttest_1samp(weak, 0.0).pvalue)
    assert judge_claim("printed", [alone])[0] == "reproduced"
    verdict, note = judge_claim("printed", places(weak, weak, weak))
    assert verdict == "not reproduced"
    assert note.endswith(f"p = {3 * alone.p_value:.2g} (the largest of 3, Holm), 5 draws")


def test_fewer_than_five_draws_are_no_test():
    verdict, note = judge_claim("printed", places([0.1, 0.11, 0.1, 0.12]))
    assert verdict == "cannot be checked"
    assert note == "holds at 1 of 1 places, 4 draws are too few for a test"
    assert judge_claim("printed", places([-0.1, -0.1]))[0] == "not reproduced"
    # five starts that all give the same are one
    verdict, note = judge_claim(
        "printed", [place_of("", np.full(5, 0.6), np.full(5, 0.5), Draws(0.0))]
    )
    assert verdict == "cannot be checked"
    assert note.endswith("1 draw is too few for a test")


def test_equal_scores_are_no_effect_whatever_is_claimed():
    equal = places([0.0] * 5, [0.0] * 5, allow=0.005)
    verdict, note = judge_claim("printed", equal, allow=0.005)
    assert verdict == "no effect"
    assert note.endswith("both have the same score at every draw")
    assert judge_claim("printed", places([0.0] * 5))[0] == "no effect"
    assert judge_claim("lost", equal)[0] == "cannot be checked"


def test_not_below_must_exclude_a_loss_beyond_the_margin():
    slightly = [-0.002, -0.003, -0.001, -0.002, -0.002]
    assert judge_claim("printed", places(slightly, allow=0.005), allow=0.005)[0] == "reproduced"
    assert judge_claim("printed", places(slightly))[0] == "not reproduced"
    varying = [-0.05, 0.04, 0.01, -0.03, 0.02]
    assert judge_claim("printed", places(varying, allow=0.005), allow=0.005)[0] == "not reproduced"


def test_half_of_a_claimed_gain_has_the_same_direction():
    small = [0.016, 0.017, 0.018, 0.016, 0.017]
    assert judge_claim("printed", places(small), at_least=0.03)[0] == "same direction"
    assert judge_claim("printed", places(small[:2]), at_least=0.03)[0] == "same direction"
    assert judge_claim("printed", places(small[:2]), at_least=0.04)[0] == "not reproduced"


def test_a_claim_about_all_corpora_is_tested_over_corpora():
    means = [[0.02], [0.03], [0.01], [0.02], [0.04]]
    verdict, note = judge_claim("printed", places(*means), together=True)
    assert verdict == "reproduced"
    expected = ttest_1samp([0.02, 0.03, 0.01, 0.02, 0.04], 0.0).pvalue
    assert note == f"holds at 5 of 5 places, p = {expected:.2g}, 5 draws"
    assert judge_claim("printed", places(*means[:4]), together=True)[0] == "cannot be checked"


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
    assert row.note == "holds at 4 of 4 places, 2 draws are too few for a test"
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
    assert row.note.startswith("holds at 1 of 2 places")
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
    assert first.verdict == "same direction"  # first, but two sets are too few for a test
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
