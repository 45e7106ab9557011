"""Which test fits two lists of scores: one over splits, or McNemar's on the documents of one."""

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
class Judged:
    """A list of scores and the run that has the predictions behind them."""

    run: Run
    scores: ScoreList


@dataclass(frozen=True)
class Tested:
    """The outcome of a test and the name of the test that gave it."""

    outcome: Comparison
    test: str


def tested(first: Judged, second: Judged, metric: str, test: str, paired: bool) -> Tested | None:
    """Compare two lists by the named test; None where nothing can be said.

    One split, or a given split that is repeated with other seeds, holds no evidence about other
    splits. There right and wrong documents are compared, for the scores that count documents.
    """
    splits = _shared_splits(first.scores, second.scores)
    is_single = len(first.scores.values) == len(second.scores.values) == 1
    if splits and (is_single or first.scores.training == "given"):
        found = _by_documents(first, second, splits[0], metric)
        return None if found is None else Tested(found, MCNEMAR)
    ratio = (first.scores.test_to_training + second.scores.test_to_training) / 2
    if test == "corrected_t" and ratio == 0:
        test = "paired_t"  # clustering has no training set to correct for
    order = sorted({*first.scores.values, *second.scores.values}) if paired else None
    outcome = compare(first.scores.array(order), second.scores.array(order), test, ratio)
    return Tested(outcome, test) if outcome.is_enough else None


def words_of_tests(used: set[str], alpha: float, how: str) -> str:
    """Name the tests that were really used, or say why there was none."""
    names = [
        "McNemar's test on the documents of the one split, for accuracy"
        if one == MCNEMAR
        else TESTS[one].title
        for one in sorted(used)
    ]
    if not names:
        return (
            f"nothing is tested: a test needs {FEWEST_PAIRS} splits that both have, "
            "or accuracy on one split"
        )
    return f"{' and '.join(names)}, p < {alpha:g}, {how}"


def _shared_splits(first: ScoreList, second: ScoreList) -> list[SplitName]:
    return sorted(
        one
        for one in first.values.keys() & second.values.keys()
        if not np.isnan([first.values[one], second.values[one]]).any()
    )


def _by_documents(
    first: Judged, second: Judged, split: SplitName, metric: str
) -> Comparison | None:
    if metric not in _PER_DOCUMENT:
        return None
    if first.run.corpus.fingerprint != second.run.corpus.fingerprint:
        return None
    one, two = _right(first, split, metric), _right(second, split, metric)
    if one is None or two is None or not np.array_equal(one[0], two[0]):
        return None
    return mcnemar(one[1], two[1])


def _right(
    judged: Judged, split: SplitName, metric: str
) -> tuple[NDArray[np.int64], NDArray[np.bool_]] | None:
    """The documents judged, and which of them have exactly the right class or classes."""
    arrays = judged.run.arrays(judged.scores.keys[split])
    if "predicted" not in arrays:
        return None
    right: NDArray[np.bool_] = np.asarray(arrays["predicted"] == arrays["actual"])
    if right.ndim == 2:
        if metric != "accuracy":
            return None
        right = np.asarray(right.all(axis=1))
    return arrays["test_rows"].astype(np.int64), right
