"""The test for two lists of scores: over splits, or McNemar's on the documents of one split."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_scores import ScoreList, SplitName
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.significance import (
    FEWEST_PAIRS,
    TESTS,
    Comparison,
    compare,
    mcnemar,
)

MCNEMAR = "mcnemar"
_PER_DOCUMENT = ("accuracy", "f1_micro", "precision_micro", "recall_micro")


@dataclass(frozen=True)
class RunScores:
    """A list of scores and the run that stores the predictions."""

    run: Run
    scores: ScoreList


@dataclass(frozen=True)
class TestedPair:
    """What a test found, and the name of the test."""

    comparison: Comparison
    test: str


def compare_scores(
    first: RunScores, second: RunScores, metric: str, test: str, paired: bool
) -> TestedPair | None:
    """Compare two lists by the named test; None where no test applies.

    One split, or a given split that is repeated with other seeds, says nothing about other splits.
    McNemar's test is used there, for metrics that count correctly classified documents.
    """
    splits = _shared_splits(first.scores, second.scores)
    is_single = len(first.scores.values) == len(second.scores.values) == 1
    if splits and (is_single or first.scores.training == "given"):
        comparison = _by_documents(first, second, splits[0], metric)
        return None if comparison is None else TestedPair(comparison, MCNEMAR)
    ratio = (first.scores.test_to_training + second.scores.test_to_training) / 2
    if test == "corrected_t" and ratio == 0:
        test = "paired_t"  # clustering has no training set to correct for
    order = sorted({*first.scores.values, *second.scores.values}) if paired else None
    comparison = compare(first.scores.array(order), second.scores.array(order), test, ratio)
    return TestedPair(comparison, test) if comparison.has_enough_pairs else None


def describe_tests(applied: set[str], alpha: float, how: str) -> str:
    """Name the tests that were applied, or say why there was none."""
    names = [
        "McNemar's test on the documents of the one split, for accuracy"
        if test == MCNEMAR
        else TESTS[test].title
        for test in sorted(applied)
    ]
    if not names:
        return (
            f"not tested: a test needs {FEWEST_PAIRS} splits shared by both, "
            "or accuracy on one split"
        )
    return f"{' and '.join(names)}, p < {alpha:g}, {how}"


def _shared_splits(first: ScoreList, second: ScoreList) -> list[SplitName]:
    return sorted(
        split
        for split in first.values.keys() & second.values.keys()
        if not np.isnan([first.values[split], second.values[split]]).any()
    )


def _by_documents(
    first: RunScores, second: RunScores, split: SplitName, metric: str
) -> Comparison | None:
    if metric not in _PER_DOCUMENT:
        return None
    if first.run.corpus.fingerprint != second.run.corpus.fingerprint:
        return None
    ours, theirs = _right(first, split, metric), _right(second, split, metric)
    if ours is None or theirs is None or not np.array_equal(ours[0], theirs[0]):
        return None
    return mcnemar(ours[1], theirs[1])


def _right(
    scored: RunScores, split: SplitName, metric: str
) -> tuple[NDArray[np.int64], NDArray[np.bool_]] | None:
    """The test documents, and which of them were given exactly their actual classes."""
    arrays = scored.run.arrays(scored.scores.keys[split])
    if "predicted" not in arrays:
        return None
    right: NDArray[np.bool_] = np.asarray(arrays["predicted"] == arrays["actual"])
    if right.ndim == 2:
        if metric != "accuracy":
            return None
        right = np.asarray(right.all(axis=1))
    return arrays["test_rows"].astype(np.int64), right
