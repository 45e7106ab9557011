"""How often each test sees a difference that is not there, and one of five points that is.

Documents have two classes and twenty normal features. Each of two nearest-centroid classifiers sees
some of them, so that both are equally good on average, or the first is five points better.
"""

import functools

import numpy as np
import pytest

from workbench.experiments.scoring.comparisons import Draws
from workbench.experiments.scoring.document_tests import mcnemar, paired_bootstrap
from workbench.experiments.scoring.significance import compare

SIMULATIONS = 300
FEW = {"documents": 600, "training": 12, "repeats": 10}
HALF = {"documents": 200, "training": 100, "repeats": 10}
EQUAL, BETTER = 0.0, 0.16  # shift of the first classifier's features: five points of accuracy


def centroid_hits(features, classes, training, test):
    """Which test documents are nearer to the mean of their class."""
    means = [features[training][classes[training] == label].mean(axis=0) for label in (0, 1)]
    first, second = (((features[test] - mean) ** 2).sum(axis=1) for mean in means)
    return (second < first) == (classes[test] == 1)


def training_sets(generator, classes, training, repeats, disjoint):
    """Stratified draws, disjoint or each on its own."""
    half = training // 2
    orders = [generator.permutation(np.flatnonzero(classes == label)) for label in (0, 1)]
    for repeat in range(repeats):
        if not disjoint:
            orders = [generator.permutation(order) for order in orders]
        start = repeat * half if disjoint else 0
        yield np.concatenate([order[start : start + half] for order in orders])


@functools.cache
def simulations(documents, training, repeats, disjoint, gap):
    """Scores of both classifiers per simulation and split, and hits on the first split."""
    generator = np.random.default_rng(20261116)
    scores, hits = [], []
    for _ in range(SIMULATIONS):
        classes = np.arange(documents) % 2
        features = generator.normal(size=(documents, 20))
        features += (classes[:, None] - 0.5) * (0.8 + gap * (np.arange(20) < 10))
        pairs = []
        for chosen in training_sets(generator, classes, training, repeats, disjoint):
            rest = np.setdiff1d(np.arange(documents), chosen)
            split = (
                centroid_hits(part, classes, chosen, rest) for part in np.split(features, 2, 1)
            )
            pairs.append(tuple(split))
        scores.append([[hit.mean() for hit in pair] for pair in pairs])
        hits.append(pairs[0])
    return np.array(scores), hits


def share_of_alarms(test, setting, gap, disjoint=False):
    scores, _ = simulations(**setting, disjoint=disjoint, gap=gap)
    tested = setting["documents"] - setting["training"]
    draws = Draws(tested / setting["training"], tested, disjoint)
    found = [compare(*world.T, test, draws).p_value < 0.05 for world in scores]
    return float(np.mean(found))


CASES = {
    # test and setting: how often a gap of five points is found, at least
    ("shared_t", "few, disjoint"): (FEW, True, 0.60),
    ("shared_t", "few"): (FEW, False, 0.60),
    ("shared_t", "half"): (HALF, False, 0.12),
    ("corrected_t", "half"): (HALF, False, 0.12),
    ("bayesian_t", "few, disjoint"): (FEW, True, 0.40),
    ("bayesian_t", "half"): (HALF, False, 0.05),
}


def test_the_true_gap_is_five_points():
    for setting in (FEW, HALF):
        scores, _ = simulations(**setting, disjoint=False, gap=BETTER)
        first, second = scores.mean(axis=(0, 1))
        assert first - second == pytest.approx(0.05, abs=0.012)
        none, _ = simulations(**setting, disjoint=False, gap=EQUAL)
        assert np.diff(none.mean(axis=(0, 1))) == pytest.approx(0.0, abs=0.004)


@pytest.mark.parametrize("case", CASES, ids=" ".join)
def test_false_alarms_are_rare_and_a_gap_is_found(case):
    setting, disjoint, power = CASES[case]
    assert share_of_alarms(case[0], setting, EQUAL, disjoint) <= 0.06
    assert share_of_alarms(case[0], setting, BETTER, disjoint) >= power


def test_the_plain_tests_raise_false_alarms_or_miss_the_gap():
    """Even with disjoint training sets the shared test documents mislead a paired t-test."""
    assert share_of_alarms("paired_t", FEW, EQUAL, disjoint=True) > 0.1
    assert (
        share_of_alarms("corrected_t", FEW, BETTER) < 0.05
    )  # finds hardly anything with few labels


@pytest.mark.parametrize("test", [mcnemar, paired_bootstrap])
def test_tests_over_documents_keep_their_level_for_two_fitted_models(test):
    """Documents are drawn for two models that do not change; a new training set is not in it."""
    generator = np.random.default_rng(7)
    equal, better = (
        np.mean(
            [
                test(*(generator.random(1000) < right for right in shares)).p_value < 0.05
                for _ in range(400)
            ]
        )
        for shares in ((0.85, 0.85), (0.90, 0.85))
    )
    assert equal <= 0.06
    assert better >= 0.85
