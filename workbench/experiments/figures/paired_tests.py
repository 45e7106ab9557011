"""The test for two lists of scores: over splits, or over the documents of one split."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_scores import ScoreList, SplitName
from workbench.experiments.plans.protocols import has_disjoint_training
from workbench.experiments.runs.damage import DamageError
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.comparisons import FEWEST_PAIRS, Comparison, Draws
from workbench.experiments.scoring.document_tests import mcnemar, paired_bootstrap
from workbench.experiments.scoring.significance import (
    AUTOMATIC,
    BOOTSTRAP,
    MCNEMAR,
    PAIRED_T,
    SHARED_T,
    TESTS,
    UNPAIRED,
    compare,
)

_DOCUMENT_TESTS = {MCNEMAR: mcnemar, BOOTSTRAP: paired_bootstrap}
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
    """Compare two lists by the named test; None where it does not apply.

    Scores on different corpora are never tested: ranks over corpora are made for that. One split,
    or a given split that is repeated with other seeds, says nothing about other splits; there
    McNemar's test is the automatic one, for metrics that count correctly classified documents.
    """
    if first.run.corpus.fingerprint != second.run.corpus.fingerprint:
        return None
    chosen = _fitting_test(first.scores, second.scores, paired) if test == AUTOMATIC else test
    if chosen in _DOCUMENT_TESTS:
        comparison = _by_documents(first, second, metric, chosen)
        return None if comparison is None else TestedPair(comparison, chosen)
    if "given" in (first.scores.training, second.scores.training) or _is_one(first, second):
        return None
    order = _common_order(first.scores, second.scores) if paired else None
    ours, theirs = (_in_order(listed.scores, order) for listed in (first, second))
    comparison = compare(ours, theirs, chosen, _draws(first, second))
    return TestedPair(comparison, chosen) if comparison.has_enough_pairs else None


def describe_tests(applied: set[str], alpha: float, how: str, repeated: str) -> str:
    """Name the tests that were applied, `repeated` after those over repeats, or why none was."""
    names = [
        TESTS[test].title if test in _DOCUMENT_TESTS else repeated.format(TESTS[test].title)
        for test in sorted(applied)
    ]
    if not names:
        return (
            f"not tested: a test needs {FEWEST_PAIRS} splits shared by both, "
            "or accuracy on one split"
        )
    return f"{' and '.join(names)}, p < {alpha:g}, {how}"


def what_is_repeated(lists: Iterable[ScoreList]) -> str:
    """What differs from repeat to repeat, as the words after a name: "{} over splits"."""
    kinds = {
        "{} over splits"
        if scores.mode != "clustering"
        else ("{} over draws of constraints" if scores.training else "{} over starts")
        for scores in lists
    }
    return kinds.pop() if len(kinds) == 1 else "{} over repeats"


def _fitting_test(first: ScoreList, second: ScoreList, paired: bool) -> str:
    if first.mode == second.mode == "clustering":
        return PAIRED_T  # starts of the methods, on one and the same set of documents
    if len(first.values) == len(second.values) == 1 or first.training == "given":
        return MCNEMAR
    return SHARED_T if paired else UNPAIRED[0]


def _is_one(first: RunScores, second: RunScores) -> bool:
    """Whether both come out the same at every repeat."""
    return first.scores.is_one_result and second.scores.is_one_result


def _common_order(first: ScoreList, second: ScoreList) -> list[SplitName]:
    return sorted({*first.values, *second.values})


def _in_order(scores: ScoreList, order: list[SplitName] | None) -> NDArray[np.float64]:
    """The scores by split; what never varies is known without repeating it."""
    if order is not None and scores.is_one_result:
        return np.full(len(order), scores.array()[0])
    return scores.array(order)


def _draws(first: RunScores, second: RunScores) -> Draws:
    lists = (first.scores, second.scores)
    return Draws(
        test_to_training=float(np.mean([scores.test_to_training for scores in lists])),
        test_size=float(np.mean([scores.test_size for scores in lists])),
        are_disjoint=_has_disjoint_training(first) and _has_disjoint_training(second),
    )


def _has_disjoint_training(scored: RunScores) -> bool:
    size = round(scored.scores.training_size)
    classes = scored.run.corpus.class_index
    try:
        protocol = scored.run.plan.protocol
    except DamageError:  # without its plan: the test that assumes shared documents is more careful
        return False
    return has_disjoint_training(protocol, classes, size)


def _shared_splits(first: ScoreList, second: ScoreList) -> list[SplitName]:
    return sorted(
        split
        for split in first.values.keys() & second.values.keys()
        if not np.isnan([first.values[split], second.values[split]]).any()
    )


def _by_documents(first: RunScores, second: RunScores, metric: str, test: str) -> Comparison | None:
    """The first split that both have, if the predictions on it are stored."""
    splits = _shared_splits(first.scores, second.scores)
    if metric not in _PER_DOCUMENT or not splits:
        return None
    ours, theirs = (_right(scored, splits[0], metric) for scored in (first, second))
    if ours is None or theirs is None or not np.array_equal(ours[0], theirs[0]):
        return None
    return _DOCUMENT_TESTS[test](ours[1], theirs[1])


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
