"""Every score against numbers computed by hand or by literal enumeration."""

import itertools
import math

import numpy as np
import pytest
import scipy.sparse as sp
import sklearn.metrics

from workbench.errors import ParameterError
from workbench.experiments.scoring import classification_metrics
from workbench.experiments.scoring.classification_metrics import confusion
from workbench.experiments.scoring.clustering_metrics import (
    Constraints,
    constrained_rand,
    contingency,
    point_scatters,
    scatter_ratio,
)
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.experiments.scoring.metrics import metric_named, score_trial

ACTUAL = np.array([0, 0, 0, 0, 1, 1, 1, 2, 2, 2])
PREDICTED = np.array([0, 0, 0, 1, 1, 1, 0, 2, 1, 1])
# confusion:  3 1 0 / 1 2 0 / 0 2 1; precision 3/4, 2/5, 1; recall 3/4, 2/3, 1/3


def score(name, actual=ACTUAL, predicted=PREDICTED, n_classes=3, **more):
    return score_trial([name], actual=actual, predicted=predicted, n_classes=n_classes, **more)[
        name
    ]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("accuracy", 6 / 10),
        ("precision_macro", (3 / 4 + 2 / 5 + 1) / 3),
        ("recall_macro", (3 / 4 + 2 / 3 + 1 / 3) / 3),
        ("f1_macro", (3 / 4 + 1 / 2 + 1 / 2) / 3),
        ("f1_weighted", (4 * 3 / 4 + 3 / 2 + 3 / 2) / 10),
        ("precision_weighted", (4 * 3 / 4 + 3 * 2 / 5 + 3) / 10),
        ("recall_weighted", 6 / 10),
        ("f1_micro", 6 / 10),
        ("balanced_accuracy", (3 / 4 + 2 / 3 + 1 / 3) / 3),
        ("cohen_kappa", (0.6 - 0.34) / (1 - 0.34)),  # chance: .4*.4 + .3*.5 + .3*.1
        ("mean_absolute_rank_error", 4 / 10),
    ],
)
def test_scores_of_classes_by_hand(name, expected):
    assert score(name) == pytest.approx(expected, abs=1e-12)


def test_quadratic_kappa_weighs_errors_by_squared_distance():
    # observed cost: four errors of distance 1; chance cost: Σ rows_i columns_j (i-j)² / n
    chance = 0
    for i, j in itertools.product(range(3), repeat=2):
        rows, columns = np.sum(i == ACTUAL), np.sum(j == PREDICTED)
        chance += rows * columns * (i - j) ** 2 / 10
    assert score("quadratic_kappa") == pytest.approx(1 - 4 / chance)


def test_per_class_scores_carry_the_class_name():
    scores = score_trial(
        ["f1_per_class"], actual=ACTUAL, predicted=PREDICTED, n_classes=3, class_names="abc"
    )
    assert scores == pytest.approx({"f1:a": 0.75, "f1:b": 0.5, "f1:c": 0.5})
    assert metric_named("f1:a").higher_is_better


def test_a_class_that_is_absent_and_never_predicted_is_left_out_of_means():
    assert score("f1_macro", n_classes=4) == pytest.approx((3 / 4 + 1 / 2 + 1 / 2) / 3)


def test_a_class_that_is_only_predicted_or_never_predicted_counts_as_zero():
    actual, predicted = np.array([0, 0, 1]), np.array([0, 3, 0])
    assert score("recall_macro", actual, predicted, 5) == pytest.approx((1 / 2 + 0 + 0) / 3)
    assert score("precision_macro", actual, predicted, 5) == pytest.approx((1 / 2 + 0 + 0) / 3)


def test_means_over_classes_are_those_of_scikit_learn():
    from sklearn.metrics import f1_score, precision_score, recall_score

    chance = np.random.default_rng(2)
    actual, predicted = chance.choice([0, 2, 3, 7], 40), chance.choice([0, 2, 5, 7], 40)
    for kind, theirs in (
        ("f1", f1_score),
        ("precision", precision_score),
        ("recall", recall_score),
    ):
        for average in ("micro", "macro", "weighted"):
            expected = theirs(actual, predicted, average=average, zero_division=0)
            assert score(f"{kind}_{average}", actual, predicted, 9) == pytest.approx(expected)


def test_undecided_is_wrong_and_an_unlabelled_document_is_not_scored():
    actual, predicted = np.array([0, 1, 1, -1]), np.array([0, -1, 1, 0])
    assert score("accuracy", actual, predicted, 2) == pytest.approx(2 / 3)
    assert score("f1_micro", actual, predicted, 2) == pytest.approx(2 / 3)
    assert score("recall_macro", actual, predicted, 2) == pytest.approx(0.75)
    assert score("mean_absolute_rank_error", actual, predicted, 2) == pytest.approx(1 / 3)
    # agreement 2/3; chance 1/3*1/3 + 2/3*1/3
    assert score("cohen_kappa", actual, predicted, 2) == pytest.approx((2 / 3 - 1 / 3) / (2 / 3))


def test_one_class_always_right_is_full_agreement():
    ones = np.ones(4, dtype=int)
    assert score("cohen_kappa", ones, ones, 3) == 1.0
    assert score("quadratic_kappa", ones, ones, 3) == 1.0


def test_scores_of_documents_with_several_classes_by_hand():
    actual = np.array([[1, 1, 0], [0, 1, 0], [1, 0, 0], [0, 0, 0]])
    predicted = np.array([[1, 0, 0], [0, 1, 0], [1, 1, 0], [0, 0, 0]])
    names = ["accuracy", "f1_micro", "f1_macro", "cohen_kappa"]
    scores = score_trial(names, actual=actual, predicted=predicted, n_classes=3)
    # class 0: TP 2; class 1: TP 1 FP 1 FN 1; class 2: nothing
    assert scores == pytest.approx(
        {"accuracy": 2 / 4, "f1_micro": 6 / 8, "f1_macro": (1 + 0.5) / 2}
    )


def test_roc_auc_counts_ordered_pairs():
    actual, decision = np.array([0, 0, 1, 1]), np.array([-1.0, 0.5, 0.5, 2.0])
    assert score("roc_auc", actual, actual, 2, decision=decision) == pytest.approx(3.5 / 4)


def test_roc_auc_uses_probabilities_where_there_are_some():
    from sklearn.metrics import roc_auc_score

    generator = np.random.default_rng(3)
    logits, actual = generator.normal(size=(60, 3)), generator.integers(0, 3, 60)
    probabilities = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    usual = roc_auc_score(actual, probabilities, multi_class="ovr")
    found = score("roc_auc", actual, actual, 3, decision=logits, probabilities=probabilities)
    assert found == pytest.approx(usual)


def test_roc_auc_leaves_out_classes_without_documents():
    columns = np.array([[2.0, 0, np.nan], [1, 3, np.nan], [0, 1, np.nan]])
    actual = np.array([0, 1, 1])
    # class 0: 2 above 1 and 0: 1.0; class 1: 3 and 1 above 0: 1.0; class 2: no document
    assert score("roc_auc", actual, actual, 3, decision=columns) == 1.0


def test_log_loss_by_hand_and_only_with_probabilities():
    probabilities = np.array([[0.5, 0.5], [0.25, 0.75]])
    actual = np.array([0, 1])
    expected = -(math.log(0.5) + math.log(0.75)) / 2
    found = score("log_loss", actual, actual, 2, probabilities=probabilities)
    assert found == pytest.approx(expected)
    assert score_trial(["log_loss"], actual=actual, predicted=actual, n_classes=2) == {}


def test_without_labelled_documents_there_is_no_score():
    unlabelled = np.array([-1, -1])
    names = list(METRICS)
    assert score_trial(names, actual=unlabelled, predicted=unlabelled, n_classes=2) == {}
    empty = np.array([], dtype=int)
    assert score_trial(names, actual=empty, predicted=empty, n_classes=2) == {}


def test_an_unknown_metric_is_named():
    with pytest.raises(ParameterError, match=r"'acuracy'.*accuracy"):
        metric_named("acuracy")


def test_confusion_counts_by_actual_and_predicted():
    assert confusion(ACTUAL, PREDICTED, 3).tolist() == [[3, 1, 0], [1, 2, 0], [0, 2, 1]]


CLASSES = np.array([0, 0, 0, 1, 1, 1, 1, 2])
CLUSTERS = np.array([5, 5, 7, 7, 7, 7, 9, 9])
# n_ij: class 0: 2 1 0; class 1: 0 3 1; class 2: 0 0 1


def test_contingency_of_classes_and_clusters():
    assert contingency(CLASSES, CLUSTERS).tolist() == [[2, 1, 0], [0, 3, 1], [0, 0, 1]]


def _entropy(*counts):
    return -sum(c / sum(counts) * math.log(c / sum(counts)) for c in counts)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("f_measure", (3 * 4 / 5 + 4 * 6 / 8 + 1 * 2 / 3) / 8),
        ("entropy", (2 * 0 + 4 * _entropy(1, 3) + 2 * _entropy(1, 1)) / 8),
        ("purity", (2 + 3 + 1) / 8),
        ("clustering_accuracy", (2 + 3 + 1) / 8),
        # pairs together in both 1+3=4 of 28; classes 3+6=9, clusters 1+6+1=8
        ("adjusted_rand", (4 - 9 * 8 / 28) / ((9 + 8) / 2 - 9 * 8 / 28)),
    ],
)
def test_scores_of_clusters_by_hand(name, expected):
    assert score(name, CLASSES, CLUSTERS) == pytest.approx(expected, abs=1e-12)


def test_mutual_information_and_v_measure_by_hand():
    joint = contingency(CLASSES, CLUSTERS) / 8
    rows, columns = joint.sum(axis=1), joint.sum(axis=0)
    information = sum(
        joint[i, j] * math.log(joint[i, j] / (rows[i] * columns[j]))
        for i, j in zip(*np.nonzero(joint), strict=True)
    )
    expected = information / ((_entropy(*rows) + _entropy(*columns)) / 2)
    assert score("nmi", CLASSES, CLUSTERS) == pytest.approx(expected)
    assert score("v_measure", CLASSES, CLUSTERS) == pytest.approx(expected)


def _free_pairs_one_by_one(n, must, cannot):
    together = np.eye(n, dtype=bool)
    for i, j in must:
        together[i, j] = together[j, i] = True
    for k, i, j in itertools.product(range(n), repeat=3):
        together[i, j] |= together[i, k] & together[k, j]
    apart = np.zeros((n, n), dtype=bool)
    for i, j in cannot:
        for a, b in itertools.product(np.flatnonzero(together[i]), np.flatnonzero(together[j])):
            apart[a, b] = apart[b, a] = True
    return [p for p in itertools.combinations(range(n), 2) if not together[p] and not apart[p]]


@pytest.mark.parametrize("seed", range(20))
def test_constrained_rand_against_every_pair(seed):
    random = np.random.default_rng(seed)
    actual, found = random.integers(0, 3, 14), random.integers(0, 4, 14)
    pairs = np.array([p for p in itertools.combinations(range(14), 2) if random.random() < 0.12])
    same = actual[pairs[:, 0]] == actual[pairs[:, 1]]
    constraints = Constraints(pairs[same], pairs[~same])
    free = _free_pairs_one_by_one(14, pairs[same], pairs[~same])
    right = [(actual[i] == actual[j]) == (found[i] == found[j]) for i, j in free]
    assert constrained_rand(actual, found, constraints) == pytest.approx(np.mean(right))


def test_constrained_rand_without_constraints_is_the_rand_index():
    # together in both 4, apart in both 28 - 9 - 8 + 4 = 15
    assert constrained_rand(CLASSES, CLUSTERS) == pytest.approx(19 / 28)


def test_constrained_rand_with_no_free_pair_gives_no_score():
    pair = Constraints(must_link=np.array([[0, 1]]))
    two = np.array([0, 0])
    assert score_trial(
        ["constrained_rand"], actual=two, predicted=two, n_classes=1, constraints=pair
    ) == ({})


def test_point_scatters_against_every_pair():
    random = np.random.default_rng(3)
    points, actual = random.normal(size=(12, 3)), random.integers(0, 3, 12)
    within = between = 0.0
    for i, j in itertools.combinations(range(12), 2):
        distance = float(((points[i] - points[j]) ** 2).sum())
        within, between = (
            (within + distance, between) if actual[i] == actual[j] else (within, between + distance)
        )
    assert point_scatters(points, actual) == pytest.approx((within, between))
    assert point_scatters(sp.csr_array(points), actual) == pytest.approx((within, between))
    assert score("scatter_ratio", actual, actual, coordinates=points) == pytest.approx(
        within / between
    )


def test_scatter_ratio_of_one_point_or_one_class_is_defined():
    assert scatter_ratio(np.zeros((3, 2)), np.array([0, 1, 1])) == 0.0
    assert scatter_ratio(np.array([[0.0], [1.0]]), np.array([0, 0])) == math.inf


def test_matthews_correlation_by_hand_and_as_scikit_learn():
    actual, predicted = np.array([1, 1, 1, 0, 0, 0]), np.array([1, 1, 0, 0, 0, 1])
    # (TP TN − FP FN) / √((TP+FP)(TP+FN)(TN+FP)(TN+FN)) = (4 − 1) / 9
    assert classification_metrics.matthews_correlation(actual, predicted, 2) == pytest.approx(1 / 3)
    random = np.random.default_rng(0)
    actual, predicted = random.integers(0, 4, 300), random.integers(0, 4, 300)
    assert classification_metrics.matthews_correlation(actual, predicted, 4) == pytest.approx(
        sklearn.metrics.matthews_corrcoef(actual, predicted)
    )
    assert classification_metrics.matthews_correlation(actual, np.zeros(300, int), 4) == 0.0
    undecided = np.where(np.arange(300) < 50, -1, actual)
    assert classification_metrics.matthews_correlation(actual, undecided, 4) < 1.0


def test_probabilities_are_judged_by_hand():
    actual = np.array([0, 1, 1])
    probabilities = np.array([[0.8, 0.2], [0.4, 0.6], [0.9, 0.1]])
    # (0.04 + 0.04 + 0.16 + 0.16 + 0.81 + 0.81) / 3
    assert classification_metrics.brier_score(actual, probabilities, 2) == pytest.approx(2.02 / 3)
    # bins of 0.8, 0.6 and 0.9: right, right, wrong
    assert classification_metrics.calibration_error(actual, probabilities) == pytest.approx(
        (0.2 + 0.4 + 0.9) / 3
    )
    assert classification_metrics.brier_score(actual, probabilities[:, 1], 2) == pytest.approx(
        2.02 / 3
    )
