"""The most frequent confusions with the words behind them, and labels that every method doubts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.confusion import ConfusionFigure
from workbench.experiments.figures.error_terms import ErrorTermsFigure
from workbench.experiments.figures.term_weights import counts_of
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run

_MOST, _WORDS = 3, 3
_FEWEST_OPINIONS = 3


@dataclass(frozen=True)
class FrequentConfusion:
    """A cell of the confusion matrix: its classes, its documents and its decisive words."""

    actual: int
    predicted: int
    actual_name: str
    predicted_name: str
    n_documents: int
    share_of_errors: float
    words: tuple[str, ...]

    def sentence(self) -> str:
        """The confusion in one line."""
        documents = f"{self.n_documents:,} document{'s' if self.n_documents != 1 else ''}"
        words = ", ".join(f"“{word}”" for word in self.words)
        parts = (f"{self.actual_name} → {self.predicted_name}", documents, words)
        return " · ".join(part for part in parts if part)


def frequent_confusions(
    run: Run, configuration: str, training: str, most: int = _MOST
) -> tuple[FrequentConfusion, ...]:
    """The cells with the most documents; none where there are clusters instead of classes."""
    try:
        matrix = ConfusionFigure.from_run(run, configuration, training)
    except MissingResultError:
        return ()
    size = len(matrix.row_names)
    if matrix.column_names[:size] != matrix.row_names:
        return ()
    errors = matrix.counts[:, :size] * ~np.eye(size, dtype=bool)
    total = max(int(errors.sum()), 1)
    order = np.argsort(-errors, axis=None, kind="stable")[:most]
    cells = [divmod(int(position), size) for position in order if errors.flat[position]]
    counts = _counts(run) if cells else None
    return tuple(
        _confusion(matrix, cell, total, _words(run, matrix.configuration, cell, training, counts))
        for cell in cells
    )


def _confusion(
    matrix: ConfusionFigure, cell: tuple[int, int], errors: int, words: tuple[str, ...]
) -> FrequentConfusion:
    actual, predicted = cell
    return FrequentConfusion(
        actual,
        predicted,
        matrix.row_names[actual],
        matrix.column_names[predicted],
        len(matrix.documents_of(actual, predicted)),
        float(matrix.counts[actual, predicted] / errors),
        words,
    )


def _counts(run: Run) -> Any | None:
    """The counts of the run, or None where it was stored without them."""
    try:
        return counts_of(run)
    except (MissingResultError, StoreError):
        return None


def _words(
    run: Run, configuration: str, cell: tuple[int, int], training: str, counts: Any | None
) -> tuple[str, ...]:
    if counts is None:
        return ()
    explained = ErrorTermsFigure.from_run(
        run, *cell, configuration=configuration, training=training, counts=counts
    )
    return tuple(reason.word for reason in explained.for_predicted(_WORDS))


def doubtful_documents(
    run: Run, results: Sequence[TrialResult], training: str
) -> NDArray[np.int64]:
    """Documents that all trials at one training size gave one and the same other class.

    A document counts where at least three trials of at least two methods tested it.
    """
    trials = [
        trial
        for trial in results
        if trial.training == training and trial.error is None and trial.mode != "clustering"
    ]
    if len({trial.configuration for trial in trials}) < 2:
        return np.empty(0, dtype=np.int64)
    size = len(run.corpus.class_index)
    lowest, highest = np.full(size, np.iinfo(np.int64).max), np.full(size, -1)
    opinions = np.zeros(size, dtype=np.int64)
    for trial in trials:
        arrays = run.arrays(trial.key) if "predicted" in trial.arrays else {}
        predicted = arrays.get("predicted")
        if predicted is None or predicted.ndim != 1:
            continue
        rows = arrays["test_rows"].astype(np.int64)
        lowest[rows] = np.minimum(lowest[rows], predicted)
        highest[rows] = np.maximum(highest[rows], predicted)
        opinions[rows] += 1
    actual = run.corpus.class_index
    agree = (opinions >= _FEWEST_OPINIONS) & (lowest == highest) & (lowest >= 0)
    return np.flatnonzero(agree & (actual >= 0) & (lowest != actual))
