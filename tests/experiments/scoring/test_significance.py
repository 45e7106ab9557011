"""Tests of significance against tables, hand computation, enumeration and scipy."""

import itertools
import math

import numpy as np
import pytest
import scipy.stats

from workbench.errors import ParameterError
from workbench.experiments.scoring.comparisons import Draws
from workbench.experiments.scoring.document_tests import mcnemar, paired_bootstrap
from workbench.experiments.scoring.pairwise import holm, pairwise
from workbench.experiments.scoring.ranking import critical_difference, rank_methods
from workbench.experiments.scoring.shared_documents import bayesian_t, posterior
from workbench.experiments.scoring.significance import (
    TESTS,
    compare,
    corrected_t,
    paired_t,
    student_t,
    welch_t,
    wilcoxon,
)
from workbench.experiments.scoring.summaries import (
    bootstrap_interval,
    mean_of_best,
    percentage_gain,
    relative_measures,
    t_interval,
)

FIRST = [0.80, 0.82, 0.79, 0.85, 0.83]
SECOND = [0.78, 0.80, 0.80, 0.81, 0.80]
# differences .02 .02 -.01 .04 .03: mean .02, squares 0 0 9 4 1 (1e-4), variance 3.5e-4


def test_paired_t_by_hand():
    found = paired_t(FIRST, SECOND)
    assert found.difference == pytest.approx(0.02)
    assert found.statistic == pytest.approx(0.02 / math.sqrt(3.5e-4 / 5))
    assert found.p_value == pytest.approx(scipy.stats.ttest_rel(FIRST, SECOND).pvalue)


def test_corrected_t_widens_the_variance():
    found = corrected_t(FIRST, SECOND, test_to_training=1 / 9)
    statistic = 0.02 / math.sqrt((1 / 5 + 1 / 9) * 3.5e-4)
    assert found.statistic == pytest.approx(statistic)
    assert found.p_value == pytest.approx(2 * scipy.stats.t.sf(statistic, 4))


def test_few_training_documents_are_corrected_for_what_they_share():
    draws = Draws(test_to_training=9.0, test_size=900)
    found = compare(FIRST, SECOND, "shared_t", draws)
    estimated = (1 / 5 + 1 / 9) * 3.5e-4
    known = (0.818 * 0.182 + 0.798 * 0.202) / 900
    freedom = 4 * (1 + known / estimated) ** 2
    statistic = 0.02 / math.sqrt(estimated + known)
    assert found.statistic == pytest.approx(statistic)
    assert found.p_value == pytest.approx(2 * scipy.stats.t.sf(statistic, freedom))
    apart = compare(FIRST, SECOND, "shared_t", Draws(9.0, 900, are_disjoint=True))
    assert apart.statistic == pytest.approx(0.02 / math.sqrt(3.5e-4 / 5 + known))
    # with as many test as training documents or fewer it is the corrected resampled test
    assert compare(FIRST, SECOND, "shared_t", Draws(1 / 9, 900)) == corrected_t(
        FIRST, SECOND, 1 / 9
    )


def test_the_bayesian_test_gives_three_probabilities():
    draws = Draws(test_to_training=1 / 9)
    worse, equal, better = posterior(FIRST, SECOND, draws)
    scale = math.sqrt((1 / 5 + 1 / 9) * 3.5e-4)
    assert better == pytest.approx(scipy.stats.t.sf((0.01 - 0.02) / scale, 4))
    assert worse == pytest.approx(scipy.stats.t.cdf((-0.01 - 0.02) / scale, 4))
    assert worse + equal + better == pytest.approx(1.0)
    assert bayesian_t(FIRST, SECOND, draws).p_value == pytest.approx(2 * (1 - better))
    assert posterior([0.5], [0.4], draws) == (0.0, 1.0, 0.0)
    assert posterior([0.5] * 3, [0.4] * 3, draws) == (0.0, 0.0, 1.0)


def test_the_bootstrap_of_documents_agrees_with_the_normal_distribution():
    first = [True] * 700 + [False] * 300
    second = [True] * 640 + [False] * 60 + [True] * 30 + [False] * 270
    found = paired_bootstrap(first, second)
    error = math.sqrt((0.09 - 0.03**2) / 1000)
    assert found.difference == pytest.approx(0.03)
    assert found.low == pytest.approx(0.03 - 1.96 * error, abs=0.002)
    assert found.p_value == pytest.approx(2 * scipy.stats.norm.sf(0.03 / error), abs=0.001)
    assert paired_bootstrap([True], [True]).p_value == 1.0


def test_unpaired_tests_agree_with_scipy():
    shorter = SECOND[:4]
    expected = scipy.stats.ttest_ind(FIRST, shorter, equal_var=False)
    assert welch_t(FIRST, shorter).statistic == pytest.approx(expected.statistic)
    assert welch_t(FIRST, shorter).p_value == pytest.approx(expected.pvalue)
    assert student_t(FIRST, shorter).p_value == pytest.approx(
        scipy.stats.ttest_ind(FIRST, shorter).pvalue
    )


@pytest.mark.parametrize("n", [6, 20, 49])
def test_wilcoxon_agrees_with_scipy_where_nothing_ties(n):
    random = np.random.default_rng(n)
    first, second = random.normal(size=n), random.normal(0.3, 1, size=n)
    expected = scipy.stats.wilcoxon(first, second, method="exact").pvalue
    assert wilcoxon(first, second).p_value == pytest.approx(expected)


def test_wilcoxon_of_many_pairs_uses_the_normal_distribution():
    random = np.random.default_rng(1)
    first, second = random.normal(size=200), random.normal(0.2, 1, size=200)
    expected = scipy.stats.wilcoxon(first, second, method="approx").pvalue
    assert wilcoxon(first, second).p_value == pytest.approx(expected)


def test_wilcoxon_with_ties_against_every_sign_pattern():
    differences = np.array([1.0, 1, -1, 2, 2, 3, 0])
    ranks = np.array([2.0, 2, 2, 4.5, 4.5, 6])
    observed = 2.0  # the only negative difference
    sums = [ranks[list(signs)].sum() for signs in _subsets(6)]
    expected = 2 * np.mean(np.array(sums) <= observed)
    assert wilcoxon(differences, np.zeros(7)).p_value == pytest.approx(expected)


def _subsets(n):
    return itertools.chain.from_iterable(itertools.combinations(range(n), k) for k in range(n + 1))


def test_mcnemar_is_exact_for_few_disagreements():
    first, second = [True] * 6 + [False] + [True] * 3, [False] * 6 + [True] * 4
    # 6 against 1: 2 (C(7,0) + C(7,1)) / 2^7
    assert mcnemar(first, second).p_value == pytest.approx(2 * 8 / 128)


def test_mcnemar_with_continuity_correction_for_many():
    first, second = [True] * 30 + [False] * 10, [False] * 30 + [True] * 10
    found = mcnemar(first, second)
    assert found.statistic == pytest.approx(19**2 / 40)
    assert found.p_value == pytest.approx(scipy.stats.chi2.sf(19**2 / 40, 1))


@pytest.mark.parametrize("name", [name for name, test in TESTS.items() if test.run])
def test_degenerate_lists_have_defined_answers(name):
    assert compare([], [], name).p_value == 1.0
    assert compare([0.5], [0.9], name).p_value == 1.0
    assert compare([0.5, 0.5, 0.5], [0.5, 0.5, 0.5], name).p_value == 1.0
    assert compare([math.nan, 0.5], [0.1, 0.5], name).p_value == 1.0
    identical = compare([0.1, 0.7, 0.3], [0.1, 0.7, 0.3], name)
    assert (identical.p_value, identical.conclusion()) == (1.0, "equivalent")


@pytest.mark.parametrize("name", ["corrected_t", "paired_t", "welch_t", "student_t"])
def test_a_difference_that_never_varies_is_certain(name):
    found = compare([0.3, 0.3, 0.3], [0.2, 0.2, 0.2], name)
    assert found.p_value == 0.0
    assert found.statistic == math.inf
    assert found.conclusion() == "superior"
    assert found.conclusion(higher_is_better=False) == "inferior"


def test_rounding_noise_is_not_variance():
    first = np.array([0.1 + 0.2, 0.5 + 0.1, 0.7 + 0.1])
    assert paired_t(first, first - 0.1).p_value == 0.0


def test_mcnemar_without_disagreements_or_documents_has_p_one():
    assert mcnemar([True, False], [True, False]).p_value == 1.0
    assert mcnemar([], []).p_value == 1.0


def test_lists_of_different_length_are_refused():
    with pytest.raises(ParameterError, match="3 and 2"):
        paired_t([1, 2, 3], [1, 2])
    with pytest.raises(ParameterError, match="'t'"):
        compare([1], [1], "t")


def test_holm_by_hand():
    assert holm([0.01, 0.04, 0.03]).tolist() == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]).tolist() == [1.0, 1.0]
    assert holm([]).tolist() == []


def test_pairwise_table_is_antisymmetric():
    high, low = [0.9, 0.91, 0.9, 0.91, 0.9], [0.5, 0.52, 0.5, 0.5, 0.5]
    scores = {"a": high, "b": low, "c": high}
    table = pairwise(scores, test="paired_t")
    assert table.conclusions == (
        ("equivalent", "superior", "equivalent"),
        ("inferior", "equivalent", "inferior"),
        ("equivalent", "superior", "equivalent"),
    )
    assert table.wins() == {"a": (1, 1, 0), "b": (0, 0, 2), "c": (1, 1, 0)}
    assert pairwise({"only": [1.0, 2.0]}).conclusions == (("equivalent",),)
    assert table.differences[0, 1] == pytest.approx(0.4) == -table.differences[1, 0]
    assert table.lows[0, 1] == -table.highs[1, 0] < table.differences[0, 1] < table.highs[0, 1]
    assert table.effect(0, 1).startswith("+0.400 [0.3")
    assert table.effect(0, 0) == ""


def test_four_pairs_allow_no_conclusion():
    scores = {"a": [0.9, 0.91, 0.9, 0.91], "b": [0.5] * 4, "c": [math.nan, 0.1, 0.1, 0.1]}
    table = pairwise(scores, test="paired_t")
    assert table.conclusions[0] == ("equivalent", "untested", "untested")
    assert np.isnan(table.p_values[0, 1:]).all()
    assert table.wins()["a"] == (0, 0, 0)


def test_what_was_not_tested_does_not_count_in_the_correction():
    assert holm([0.01, math.nan, 0.04]).tolist() == pytest.approx(
        [0.02, math.nan, 0.04], nan_ok=True
    )


@pytest.mark.parametrize(("k", "quantile"), [(2, 1.960), (3, 2.343), (5, 2.728), (10, 3.164)])
def test_critical_difference_against_the_printed_table(k, quantile):
    assert critical_difference(k, 1) / math.sqrt(k * (k + 1) / 6) == pytest.approx(
        quantile, abs=1e-3
    )


def test_friedman_agrees_with_scipy_also_with_ties():
    random = np.random.default_rng(0)
    table = np.round(random.random((4, 9)), 1)
    expected = scipy.stats.friedmanchisquare(*table)
    found = rank_methods(("a", "b", "c", "d"), table)
    assert found.statistic == pytest.approx(expected.statistic)
    assert found.p_value == pytest.approx(expected.pvalue)


def test_ranks_leave_out_corpora_with_missing_scores():
    table = np.array([[0.9] * 12, [0.8] * 12, [0.1] * 12])
    table[1, 0] = math.nan
    found = rank_methods(("good", "near", "poor"), table)
    assert found.n_corpora == 11
    assert found.average_ranks.tolist() == [1, 2, 3]
    assert found.critical_difference == pytest.approx(2.3437 * math.sqrt(12 / 66), abs=1e-3)
    assert found.groups() == []
    closer = rank_methods(("good", "near", "poor"), table[:, :7])
    assert closer.groups() == [("good", "near"), ("near", "poor")]
    lower = rank_methods(("good", "near", "poor"), table, higher_is_better=False)
    assert lower.average_ranks.tolist() == [3, 2, 1]


def test_a_ranking_without_a_common_corpus_or_with_ties_everywhere_has_p_one():
    empty = rank_methods(("a", "b"), np.full((2, 3), math.nan))
    assert (empty.n_corpora, empty.p_value, empty.critical_difference) == (0, 1.0, math.inf)
    tied = rank_methods(("a", "b"), np.ones((2, 4)))
    assert (tied.statistic, tied.p_value, tied.groups()) == (0.0, 1.0, [("a", "b")])
    with pytest.raises(ParameterError, match="3 methods"):
        rank_methods(("a", "b", "c"), np.ones((2, 4)))


def test_intervals_equal_hand_computation_and_need_enough_values():
    values = [1.0, 2.0, 3.0, math.nan]
    half = scipy.stats.t.ppf(0.975, 2) * 1.0 / math.sqrt(3)
    assert t_interval(values) == pytest.approx((2 - half, 2 + half))
    for too_few in (t_interval([4.0]), t_interval([]), bootstrap_interval([0.1, 0.2, 0.3, 0.4])):
        assert all(math.isnan(bound) for bound in too_few)
    low, high = bootstrap_interval(np.arange(100.0), seed=1)
    assert 42 < low < 46 < 53 < high < 57  # mean 49.5, standard error 2.9
    assert bootstrap_interval([5.0] * 5) == (5.0, 5.0)
    assert bootstrap_interval([1.0, 1.0, 1.0, 1.0, 0.9])[1] == 1.0


def test_relative_measures_by_hand():
    table = [[0.5, 0.8], [1.0, 0.4], [math.nan, 0.8]]
    assert relative_measures(table) == pytest.approx(
        np.array([[0.5, 1], [1, 0.5], [math.nan, 1]]), nan_ok=True
    )
    assert relative_measures([[0.5, 0.0], [1.0, 2.0]], higher_is_better=False).tolist() == [
        [1.0, 1.0],
        [0.5, 0.0],
    ]
    assert relative_measures([[0.0], [0.0]]).tolist() == [[1.0], [1.0]]


def test_mean_of_best_and_percentage_gain_by_hand():
    assert mean_of_best([0.1, 0.9, 0.5, 0.7], count=2) == pytest.approx(0.8)
    assert mean_of_best([0.1, 0.9, 0.5], count=2, higher_is_better=False) == pytest.approx(0.3)
    assert math.isnan(mean_of_best([]))
    assert percentage_gain(72.6, 66.0) == pytest.approx(10.0)
    assert percentage_gain(0.0, 0.0) == 0.0
    assert percentage_gain(1.0, 0.0) == math.inf
