"""Why documents of one class were assigned to another: the terms that favour either class.

For a cell of the confusion matrix each term has a horizontal difference (its share in the cell's
documents minus its share in the correctly classified documents of the same class), a vertical
difference (the same, minus its share in the correctly classified documents of the predicted class)
and an influence: how much it moved the cell's documents towards the predicted class. A term with a
large horizontal difference, a small vertical difference and a large influence caused the error.
On the diagonal the class is compared with the mean of all others: its terms explain why the
documents were classified correctly.
"""

from dataclasses import dataclass, replace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.confusion import ConfusionFigure
from workbench.experiments.figures.term_weights import (
    TermWeights,
    counts_of,
    term_weights,
    words_of,
)
from workbench.experiments.figures.trial_choice import MissingResultError, Wanted
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.runs.run import Run


@dataclass(frozen=True)
class TermReason:
    """One term of a confusion cell and how far it explains the error."""

    term: str
    influence: float
    horizontal: float
    vertical: float
    n_documents: int  # of the cell
    word: str = ""  # what a person reads in place of the term

    def __post_init__(self) -> None:
        object.__setattr__(self, "word", self.word or self.term)


@dataclass(frozen=True)
class ErrorTermsFigure:
    """The terms of one cell; the strongest for the predicted class first."""

    configuration: str
    actual: str
    predicted: str
    source: str
    documents: NDArray[np.int64]
    reasons: tuple[TermReason, ...]
    _contributions: Any  # sparse: documents of the cell × vocabulary
    _terms: tuple[str, ...]  # the vocabulary

    @classmethod
    def from_run(
        cls,
        run: Run,
        actual: int,
        predicted: int,
        *,
        configuration: Wanted = None,
        training: Wanted = None,
        key: Wanted = None,
        counts: Any | None = None,
    ) -> Self:
        """Explain one cell of the confusion matrix of a configuration (or of one trial)."""
        if not (0 <= actual < len(run.class_names) and 0 <= predicted < len(run.class_names)):
            raise MissingResultError(
                "Terms can only explain cells of two classes; choose another cell."
            )
        keys = None if key is None else [key]
        matrix = ConfusionFigure.from_run(run, configuration, training, keys)
        if counts is None:
            counts = counts_of(run)
        trial, weights = term_weights(run, counts, configuration, training, key)
        cell = matrix.documents_of(actual, predicted)
        terms = tuple(run.corpus.terms)
        contributions = _contributions(counts, cell, weights, actual, predicted)
        reasons = _reasons(counts, terms, matrix, (actual, predicted), contributions)
        words = words_of(run)
        reasons = tuple(replace(reason, word=words.word(reason.term)) for reason in reasons)
        names = run.class_names
        return cls(
            trial.configuration,
            names[actual],
            names[predicted],
            weights.source,
            cell,
            reasons,
            contributions,
            terms,
        )

    def for_predicted(self, count: int = 20) -> tuple[TermReason, ...]:
        """The terms that favour the predicted class most."""
        return tuple(reason for reason in self.reasons[:count] if reason.influence > 0)

    def for_actual(self, count: int = 20) -> tuple[TermReason, ...]:
        """The terms that favour the actual class most."""
        return tuple(reason for reason in self.reasons[::-1][:count] if reason.influence < 0)

    def contributions(self, document: int) -> dict[str, float]:
        """The contribution of each term: above 0 for the predicted class, below 0 against it."""
        position = int(np.searchsorted(self.documents, document))
        if position >= len(self.documents) or self.documents[position] != document:
            raise MissingResultError(f"Document {document} is not in this cell.")
        row = self._contributions[[position]]
        pairs = zip(row.indices, row.data, strict=True)
        contributions = {self._terms[column]: float(value) for column, value in pairs}
        return dict(sorted(contributions.items(), key=lambda pair: -pair[1]))

    def rows(self) -> TableRows:
        """One row per term of the cell."""
        table: TableRows = [
            (
                *("word", "influence", "horizontal difference", "vertical difference"),
                *("documents", "term"),
            )
        ]
        return table + [
            (
                *(reason.word, reason.influence, reason.horizontal, reason.vertical),
                *(reason.n_documents, reason.term),
            )
            for reason in self.reasons
        ]


def _contributions(
    counts: Any, cell: NDArray[np.int64], weights: TermWeights, actual: int, predicted: int
) -> Any:
    """Tf-idf of unit length times the difference of the two classes' weights, term by term."""
    from scipy.sparse import csr_array, diags_array  # late: 0.4 s to import

    differences = np.zeros(counts.shape[1])
    differences[weights.columns] = _weight_differences(weights.weights, actual, predicted)
    frequencies = np.bincount(counts.indices, minlength=counts.shape[1])
    idf = np.log((1 + counts.shape[0]) / (1 + frequencies)) + 1
    values = csr_array(counts[cell], dtype=np.float64) @ diags_array(idf)
    lengths = np.sqrt(np.asarray(values.power(2).sum(axis=1))).ravel()
    unit = diags_array(1 / np.where(lengths > 0, lengths, 1)) @ values
    contributions = csr_array(unit @ diags_array(differences))
    contributions.eliminate_zeros()
    return contributions


def _weight_differences(
    weights: NDArray[np.float64], actual: int, predicted: int
) -> NDArray[np.float64]:
    """Two classes against each other; a class against the mean of all others on the diagonal."""
    others = weights[actual]
    if actual == predicted and len(weights) > 1:
        others = np.delete(weights, actual, axis=0).mean(axis=0)
    difference: NDArray[np.float64] = weights[predicted] - others
    return difference


def _reasons(
    counts: Any,
    terms: tuple[str, ...],
    matrix: ConfusionFigure,
    cell: tuple[int, int],
    contributions: Any,
) -> tuple[TermReason, ...]:
    actual, predicted = cell
    inside = _document_counts(counts, matrix.documents_of(actual, predicted))
    shares = _shares(counts, matrix.documents_of(actual, predicted))
    horizontal = shares - _shares(counts, matrix.documents_of(actual, actual))
    vertical = shares - _shares(counts, matrix.documents_of(predicted, predicted))
    influence = np.asarray(contributions.sum(axis=0)).ravel() / max(contributions.shape[0], 1)
    present = np.flatnonzero(inside)
    order = present[np.argsort(-influence[present], kind="stable")]
    return tuple(
        TermReason(
            terms[column],
            float(influence[column]),
            float(horizontal[column]),
            float(vertical[column]),
            int(inside[column]),
        )
        for column in order
    )


def _document_counts(counts: Any, documents: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.bincount(counts[documents].indices, minlength=counts.shape[1])


def _shares(counts: Any, documents: NDArray[np.int64]) -> NDArray[np.float64]:
    return _document_counts(counts, documents) / max(len(documents), 1)
