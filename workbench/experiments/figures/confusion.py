"""Actual against predicted classes: counts, shares, differences and the documents of each cell."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.class_order import similarity_order
from workbench.experiments.figures.trial_choice import (
    MissingResultError,
    Wanted,
    choose_trials,
    trial_with,
)
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.runs.run import Run

UNDECIDED = "undecided"
_FAINTEST = 0.06  # the shade of a cell with hardly any documents
_STRONGEST_ERROR = 0.7
_NEEDS_BEFORE = "These trials stored no earlier confusion matrix. Adaptive sprinkling stores one."


@dataclass(frozen=True)
class ConfusionFigure:
    """Actual classes in rows, predicted classes (or clusters) in columns.

    `row_order` and `column_order` are the order of display; the counts keep the order of the
    corpus. `actual`, `predicted` and `documents` hold one entry per test document and trial.
    """

    configuration: str
    row_names: tuple[str, ...]
    column_names: tuple[str, ...]
    counts: NDArray[np.int64]
    actual: NDArray[np.int64]
    predicted: NDArray[np.int64]
    documents: NDArray[np.int64]
    row_order: NDArray[np.int64]
    column_order: NDArray[np.int64]
    n_trials: int

    @classmethod
    def from_run(
        cls,
        run: Run,
        configuration: Wanted = None,
        training: Wanted = None,
        keys: Sequence[str] | None = None,
    ) -> Self:
        """Sum over the splits of one configuration, or over the trials with the given keys."""
        trials = (
            choose_trials(run, run.results(), configuration, training)
            if keys is None
            else [trial for trial in run.results() if trial.key in set(keys)]
        )
        stored = [run.arrays(trial.key) for trial in trials if "predicted" in trial.arrays]
        single = [arrays for arrays in stored if _has_single_classes(arrays)]
        if not single:
            raise MissingResultError(
                "These trials stored no predictions of single classes. Run the plan again; where "
                "documents have several classes there is no confusion matrix, only the table."
            )
        is_given = trials[0].training == "given"
        if trials[0].mode == "clustering" or (is_given and _are_equal(single)):
            single = single[:1]  # another start numbers its clusters otherwise
        documents = np.concatenate([arrays["test_rows"] for arrays in single]).astype(np.int64)
        predicted = np.concatenate([arrays["predicted"] for arrays in single]).astype(np.int64)
        actual = run.corpus.class_index[documents]
        known = actual >= 0
        clusters = trials[0].mode == "clustering"
        return cls.from_predictions(
            trials[0].configuration,
            run.class_names,
            actual[known],
            predicted[known],
            documents[known],
            clusters=clusters,
            n_trials=len(single),
        )

    @classmethod
    def from_predictions(
        cls,
        configuration: str,
        class_names: Sequence[str],
        actual: NDArray[np.int64],
        predicted: NDArray[np.int64],
        documents: NDArray[np.int64],
        *,
        clusters: bool = False,
        n_trials: int = 1,
    ) -> Self:
        """Count predictions; undecided documents get a column of their own, if there are any."""
        names = tuple(class_names)
        columns = names
        if clusters:
            size = int(predicted.max(initial=-1)) + 1
            columns = tuple(f"cluster {number + 1}" for number in range(size))
        if (predicted < 0).any():
            predicted = np.where(predicted < 0, len(columns), predicted)
            columns = (*columns, UNDECIDED)
        cells = actual * max(len(columns), 1) + predicted
        counts = np.bincount(cells, minlength=len(names) * len(columns))
        return cls(
            configuration,
            names,
            columns,
            counts.reshape(len(names), len(columns)),
            actual,
            predicted,
            documents,
            np.arange(len(names)),
            np.arange(len(columns)),
            n_trials,
        )

    @classmethod
    def before(cls, run: Run, configuration: Wanted = None, training: Wanted = None) -> Self:
        """The confusion matrix adaptive sprinkling started from, counted on training documents."""
        trial, arrays = trial_with(run, "confusion_before", _NEEDS_BEFORE, configuration, training)
        counts = arrays["confusion_before"].astype(np.int64)
        names, order = run.class_names, np.arange(len(counts))
        if counts.shape != (len(names), len(names)):
            raise MissingResultError(
                "Some classes had no training document, so the rows cannot be named."
            )
        none = np.empty(0, dtype=np.int64)
        return cls(
            f"before {configuration_title(trial.configuration)}",
            *(names, names, counts, none, none, none, order, order, 1),
        )

    def shares(self) -> NDArray[np.float64]:
        """Each count as a share of its row; rows without documents are 0."""
        sums = self.counts.sum(axis=1, keepdims=True)
        shares: NDArray[np.float64] = self.counts / np.maximum(sums, 1)
        return shares

    @property
    def column_title(self) -> str:
        """What the columns are."""
        return "Predicted class" if self._has_class_columns else "Cluster"

    def shades(self) -> NDArray[np.float64]:
        """The colour of each cell, from -1 (only errors) over 0 (no document) to 1 (only correct).

        Errors are few: measured against the largest of them, groups show as blocks.
        """
        shares = self.shares()
        if not self._has_class_columns:
            return np.where(self.counts > 0, _FAINTEST + (1 - _FAINTEST) * shares, 0.0)
        is_right = np.eye(*self.counts.shape, dtype=np.bool_)
        largest_error = float(np.where(is_right, 0.0, shares).max(initial=0.0)) or 1.0
        strength = np.where(is_right, shares, _STRONGEST_ERROR * shares / largest_error)
        shades = np.where(is_right, 1.0, -1.0) * (_FAINTEST + (1 - _FAINTEST) * strength)
        return np.where(self.counts > 0, shades, 0.0)

    def ordered(self, values: NDArray[Any]) -> NDArray[Any]:
        """Put counts, shares or differences into the order in which they are shown."""
        return values[np.ix_(self.row_order, self.column_order)]

    def by_similarity(self, class_order: NDArray[np.int64] | None = None) -> Self:
        """Order the classes so that those confused with each other are neighbours.

        With `class_order`, matrices of several methods have the same order.
        """
        if not self._has_class_columns:
            return replace(self, column_order=_matching_columns(self.counts))
        size = len(self.row_names)
        order = class_order
        if order is None or len(order) != size:
            order = similarity_order(self.shares()[:, :size])
        rest = np.arange(size, len(self.column_names))
        return replace(self, row_order=order, column_order=np.concatenate([order, rest]))

    def in_order_of(self, other: "ConfusionFigure") -> Self:
        """Use the order of another figure, so that the two can be compared by eye."""
        return replace(self, row_order=other.row_order, column_order=other.column_order)

    def difference(self, before: "ConfusionFigure") -> NDArray[np.float64]:
        """The change of each cell's share from an earlier figure of the same classes."""
        if (self.row_names, self.column_names) != (before.row_names, before.column_names):
            raise MissingResultError(
                "The two confusion matrices have different classes and cannot be compared."
            )
        return self.shares() - before.shares()

    def documents_of(self, actual: int, predicted: int) -> NDArray[np.int64]:
        """The documents behind one cell, each once, in the order of the corpus."""
        inside = (self.actual == actual) & (self.predicted == predicted)
        return np.unique(self.documents[inside])

    def rows(self) -> TableRows:
        """One row per cell, in the order shown."""
        shares = self.shares()
        table: TableRows = [("actual", "predicted", "documents", "share of actual")]
        table += [
            (
                self.row_names[i],
                self.column_names[j],
                int(self.counts[i, j]),
                float(shares[i, j]),
            )
            for i in self.row_order
            for j in self.column_order
        ]
        return table

    @property
    def _has_class_columns(self) -> bool:
        return self.column_names[: len(self.row_names)] == self.row_names


@dataclass(frozen=True)
class ConfusionChange:
    """One matrix beside another of the same classes."""

    figure: ConfusionFigure
    before: ConfusionFigure

    def rows(self) -> TableRows:
        """One row per cell, in the order of the later matrix."""
        shares = (self.before.shares(), self.figure.shares(), self.figure.difference(self.before))
        table: TableRows = [("actual", "predicted", "share before", "share after", "change")]
        for i in self.figure.row_order:
            for j in self.figure.column_order:
                names = self.figure.row_names[i], self.figure.column_names[j]
                table.append((*names, *(float(matrix[i, j]) for matrix in shares)))
        return table


def _has_single_classes(arrays: dict[str, NDArray[Any]]) -> bool:
    return "predicted" in arrays and arrays["predicted"].ndim == 1


def _are_equal(stored: Sequence[dict[str, NDArray[Any]]]) -> bool:
    """Whether repeats of a given split all gave the same predictions: one result, not many."""
    return all(np.array_equal(stored[0]["predicted"], each["predicted"]) for each in stored[1:])


def _matching_columns(counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Clusters in the order of the most frequent class of their documents."""
    if not counts.size:
        return np.arange(counts.shape[1])
    return np.lexsort((-counts.max(axis=0), counts.argmax(axis=0)))
