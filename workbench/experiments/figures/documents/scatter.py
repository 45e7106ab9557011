"""Documents as points: coordinates, classes, predictions and which documents were labelled."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.mapped_texts import packed
from workbench.experiments.figures.trial_choice import (
    MissingResultError,
    Wanted,
    choose_trials,
    trial_with,
)
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run

_NEEDS = (
    "These trials stored no coordinates. This view needs a method that places documents in a "
    "space: latent semantic indexing, spectral learning or covariance spaces."
)


@dataclass(frozen=True)
class ScatterFigure:
    """One row of coordinates per document; -1 means an unknown class or prediction."""

    configuration: str
    training: str
    coordinates: NDArray[np.float64]  # documents × dimensions
    class_names: tuple[str, ...]
    actual: NDArray[np.int64]
    predicted: NDArray[np.int64]
    is_labelled: NDArray[np.bool_]
    documents: NDArray[np.int64]
    document_ids: Sequence[str]
    titles: Sequence[str]
    has_clusters: bool = False  # predictions are numbers of clusters, not of classes

    @classmethod
    def from_run(
        cls, run: Run, configuration: Wanted = None, training: Wanted = None, key: Wanted = None
    ) -> Self:
        """Read the coordinates of one trial."""
        trial, arrays = trial_with(run, "coordinates", _NEEDS, configuration, training, key)
        facts = run.corpus
        documents = arrays["coordinate_rows"].astype(np.int64)
        coordinates = np.asarray(arrays["coordinates"], dtype=np.float64)
        if coordinates.shape[1] < 2:  # a single dimension is drawn on a line
            coordinates = np.pad(coordinates, ((0, 0), (0, 2 - coordinates.shape[1])))
        ids, titles = facts.document_ids, facts.titles
        return cls(
            trial.configuration,
            trial.training,
            coordinates,
            facts.class_names,
            facts.class_index[documents],
            _predictions(arrays, documents, len(facts.class_index)),
            np.isin(documents, arrays.get("train_rows", np.empty(0, dtype=np.int64))),
            documents,
            tuple(ids[document] for document in documents),
            tuple(titles[document] for document in documents) if len(titles) else (),
            trial.mode == "clustering",
        )

    @classmethod
    def frames(cls, run: Run, configuration: Wanted = None) -> tuple[Self, ...]:
        """One figure per training size (or number of constraints), to be shown one after the other.

        The sign of an axis is arbitrary, so each axis is aligned with the previous figure.
        """
        results = run.results()
        trials = [trial for trial in results if "coordinates" in trial.arrays and not trial.error]
        if not trials:
            raise MissingResultError(_NEEDS)
        wanted = configuration or choose_trials(run, trials).pop(0).configuration
        first: dict[str, str] = {}
        for trial in sorted(trials, key=_by_size):
            if trial.configuration == wanted:
                first.setdefault(trial.training, trial.key)
        if not first:
            return (
                cls.from_run(run, configuration),
            )  # its error names the configurations with coordinates
        frames = [cls.from_run(run, key=key) for key in first.values()]
        for position in range(1, len(frames)):
            frames[position] = frames[position].aligned_with(frames[position - 1])
        return tuple(frames)

    def aligned_with(self, other: Self) -> Self:
        """Mirror the axes along which the shared documents are in the opposite order."""
        _, ours, theirs = np.intersect1d(self.documents, other.documents, return_indices=True)
        if not len(ours):
            return self
        size = min(self.coordinates.shape[1], other.coordinates.shape[1])
        here, there = self.coordinates[ours, :size], other.coordinates[theirs, :size]
        alike = ((here - here.mean(axis=0)) * (there - there.mean(axis=0))).sum(axis=0)
        signs = np.ones(self.coordinates.shape[1])
        signs[:size][alike < 0] = -1.0
        return replace(self, coordinates=self.coordinates * signs)

    @property
    def is_error(self) -> NDArray[np.bool_]:
        """Where the prediction is known and wrong; a cluster is never wrong."""
        known = (self.predicted >= 0) & (self.actual >= 0) & (not self.has_clusters)
        wrong: NDArray[np.bool_] = known & (self.predicted != self.actual)
        return wrong

    def plane(self, first: int = 0, second: int = 1) -> NDArray[np.float64]:
        """Two of the dimensions."""
        return self.coordinates[:, [first, second]]

    @cached_property
    def clearest_plane(self) -> tuple[int, int]:
        """The two dimensions that separate the classes best, in their order."""
        known = self.actual >= 0
        if known.sum() < 2:
            return 0, 1
        shares = [_between_share(axis, self.actual[known]) for axis in self.coordinates[known].T]
        first, second = sorted(np.argsort(-np.array(shares), kind="stable")[:2].tolist())
        return first, second

    def for_window(self) -> Self:
        """The same figure, quick to send and with what a window would have to wait for."""
        figure = replace(
            self,
            coordinates=np.asfortranarray(self.coordinates),  # two of its axes are wanted
            document_ids=packed(self.document_ids),
            titles=packed(self.titles),
        )
        _ = figure.clearest_plane  # computed here, kept in the figure and sent along
        return figure

    def thinned(self, limit: int) -> Self:
        """At most `limit` points, spread evenly over the documents and always the same ones."""
        if len(self.documents) <= limit:
            return self
        return self.only(np.linspace(0, len(self.documents) - 1, limit).astype(np.int64))

    def only(self, points: Sequence[int] | NDArray[np.int64]) -> Self:
        """Keep some points."""
        kept = np.asarray(points, dtype=np.int64)
        return replace(
            self,
            coordinates=self.coordinates[kept],
            actual=self.actual[kept],
            predicted=self.predicted[kept],
            is_labelled=self.is_labelled[kept],
            documents=self.documents[kept],
            document_ids=tuple(self.document_ids[point] for point in kept),
            titles=tuple(self.titles[point] for point in kept) if self.titles else (),
        )

    def rows(self) -> TableRows:
        """One row per document with all its coordinates."""
        dimensions = [f"dimension {number + 1}" for number in range(self.coordinates.shape[1])]
        table: TableRows = [("document", "actual", "predicted", "labelled", *dimensions)]
        for position, name in enumerate(self.document_ids):
            table.append(
                (
                    name,
                    _name(self.class_names, int(self.actual[position])),
                    _name(self.class_names, int(self.predicted[position])),
                    "yes" if self.is_labelled[position] else "no",
                    *map(float, self.coordinates[position]),
                )
            )
        return table


def _by_size(trial: TrialResult) -> tuple[int, int, int]:
    return trial.training_size, trial.repeat, trial.fold


def _between_share(values: NDArray[np.float64], classes: NDArray[np.int64]) -> float:
    """The share of the variance that lies between classes."""
    sizes = np.bincount(classes)
    means = np.bincount(classes, values) / np.maximum(sizes, 1)
    variance = float(values.var())
    between = float(sizes @ (means - values.mean()) ** 2) / len(values)
    return between / variance if variance > 0 else 0.0


def _predictions(
    arrays: dict[str, NDArray[np.int64]], documents: NDArray[np.int64], size: int
) -> NDArray[np.int64]:
    predictions = np.full(size, -1, dtype=np.int64)
    if "labels" in arrays and len(arrays["labels"]) == size:  # clusters of all documents
        return arrays["labels"].astype(np.int64)[documents]
    predicted = arrays.get("predicted")
    if predicted is not None and predicted.ndim == 1:
        predictions[arrays["test_rows"]] = predicted
    return predictions[documents]


def _name(names: tuple[str, ...], index: int) -> str:
    if index < 0:
        return ""
    return names[index] if index < len(names) else f"cluster {index + 1}"
