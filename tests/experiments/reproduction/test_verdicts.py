"""Verdicts, rows and sizes of paper recipes, with numbers made by hand."""

import numpy as np
import pytest
from scipy.stats import ttest_1samp

from tests.experiments.reproduction.conftest import recipe_values
from workbench.errors import ParameterError
from workbench.experiments.reproduction.claim_rows import judge_rank
from workbench.experiments.reproduction.claim_verdicts import case_of, judge_claim
from workbench.experiments.reproduction.recipe import Claim
from workbench.experiments.reproduction.recipe_files import fill, recipe_from_values
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


def cases(*lists, allow=0.0):
    """Places with these differences, as starts of a clustering: nothing is shared."""
    noise = np.array([0.01, -0.01, 0.02, 0.0, -0.02])  # common to both methods
    return [
        case_of(
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
    assert judge_claim("printed", cases(CERTAIN, CERTAIN))[0] == "reproduced"
    assert judge_claim("printed", cases(NOISE))[0] == "not reproduced"  # above, by chance
    assert judge_claim("printed", cases(CERTAIN, NOISE))[0] == "same direction"
    below = [difference - 0.02 for difference in NOISE]  # by chance, and still the other direction
    assert judge_claim("printed", cases(CERTAIN, below))[0] == "not reproduced"
    against = [-difference / 10 for difference in CERTAIN]
    assert judge_claim("printed", cases(CERTAIN, against))[0] == "not reproduced"
    assert judge_claim("from memory", cases(CERTAIN))[0] == "cannot be checked"
    assert judge_claim("printed", [])[0] == "cannot be checked"


def test_several_cases_are_corrected_by_holm():
    weak = [0.02, 0.05, -0.005, 0.04, 0.03]
    (alone,) = cases(weak)
    assert 0.01 < alone.p_value < 0.05
    assert alone.p_value == pytest.approx(ttest_1samp(weak, 0.0).pvalue)
    assert judge_claim("printed", [alone])[0] == "reproduced"
    verdict, note = judge_claim("printed", cases(weak, weak, weak))
    assert verdict == "not reproduced"
    assert note.endswith(f"p = {3 * alone.p_value:.2g} (the largest of 3, Holm), 5 draws")


def test_fewer_than_five_draws_are_not_tested():
    verdict, note = judge_claim("printed", cases([0.1, 0.11, 0.1, 0.12]))
    assert verdict == "cannot be checked"
    assert note == "holds in 1 of 1 cases, 4 draws are too few for a test"
    assert judge_claim("printed", cases([-0.1, -0.1]))[0] == "not reproduced"
    # five starts that all give the same are one
    verdict, note = judge_claim(
        "printed", [case_of("", np.full(5, 0.6), np.full(5, 0.5), Draws(0.0))]
    )
    assert verdict == "cannot be checked"
    assert note.endswith("1 draw is too few for a test")


def test_equal_scores_have_no_effect_whatever_is_claimed():
    equal = cases([0.0] * 5, [0.0] * 5, allow=0.005)
    verdict, note = judge_claim("printed", equal, allow=0.005)
    assert verdict == "no effect"
    assert note.endswith("both have the same score at every draw")
    assert judge_claim("printed", cases([0.0] * 5))[0] == "no effect"
    assert judge_claim("lost", equal)[0] == "cannot be checked"


def test_not_below_must_exclude_a_loss_beyond_the_margin():
    slightly = [-0.002, -0.003, -0.001, -0.002, -0.002]
    assert judge_claim("printed", cases(slightly, allow=0.005), allow=0.005)[0] == "reproduced"
    assert judge_claim("printed", cases(slightly))[0] == "not reproduced"
    varying = [-0.05, 0.04, 0.01, -0.03, 0.02]
    assert judge_claim("printed", cases(varying, allow=0.005), allow=0.005)[0] == "not reproduced"


def test_half_of_a_claimed_gain_has_the_same_direction():
    small = [0.016, 0.017, 0.018, 0.016, 0.017]
    assert judge_claim("printed", cases(small), at_least=0.03)[0] == "same direction"
    assert judge_claim("printed", cases(small[:2]), at_least=0.03)[0] == "same direction"
    assert judge_claim("printed", cases(small[:2]), at_least=0.04)[0] == "not reproduced"


def test_a_claim_about_all_corpora_is_tested_over_corpora():
    means = [[0.02], [0.03], [0.01], [0.02], [0.04]]
    verdict, note = judge_claim("printed", cases(*means), together=True)
    assert verdict == "reproduced"
    expected = ttest_1samp([0.02, 0.03, 0.01, 0.02, 0.04], 0.0).pvalue
    assert note == f"holds in 5 of 5 cases, p = {expected:.2g}, 5 draws"
    assert judge_claim("printed", cases(*means[:4]), together=True)[0] == "cannot be checked"


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


@pytest.mark.parametrize(
    ("lead", "n_corpora", "verdict"),
    [(0.1, 8, "reproduced"), (0.001, 8, "not reproduced"), (0.1, 3, "cannot be checked")],
)
def test_a_rank_needs_a_lead_that_a_test_supports(lead, n_corpora, verdict):
    noise = np.random.default_rng(5).normal(0.0, 0.02, (3, n_corpora))
    relative = np.array([[0.9], [0.9 - lead], [0.5]]) + noise
    relative[0] += max(0.0, float((relative[1] - relative[0]).mean()) + 0.001)
    claim = Claim("the first is first", "rank", method="a", columns=("a", "b", "c"))
    assert judge_rank(claim, relative)[:2] == ("rank 1", verdict)
    last = Claim("the last is first", "rank", method="c", columns=("a", "b", "c"))
    assert judge_rank(last, relative)[:2] == ("rank 3", "not reproduced")
