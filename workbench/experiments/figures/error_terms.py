"""Why documents of one class were taken for another: the terms that spoke for either.

For a cell of the confusion matrix each term has a horizontal difference (its share in the cell's
documents minus its share in documents of the same class that were recognised), a vertical
difference (minus its share in documents that rightly have the predicted class) and an influence:
how much it moved the cell's documents towards the predicted class. A large horizontal and a small
vertical difference with a large influence marks the term that caused the error.
"""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.confusion import ConfusionFigure
from workbench.experiments.figures.term_weights import TermWeights, counts_of, term_weights
from workbench.experiments.figures.trial_scores import Rows
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import MissingResultError


@dataclass(frozen=True)
class TermReason:
    """One term of an error."""

    term: str
    influence: float
    horizontal: float
    vertical: float
    n_documents: int  # of the cell


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
        configuration: str | None = None,
        training: str | None = None,
        key: str | None = None,
        counts: Any | None = None,
    ) -> Self:
        """Explain one cell of the confusion matrix of a configuration (or of one trial)."""
        if not (0 <= actual < len(run.class_names) and 0 <= predicted < len(run.class_names)):
            raise MissingResultError("Only cells between two classes can be explained by terms.")
        keys = None if key is None else [key]
        matrix = ConfusionFigure.from_run(run, configuration, training, keys)
        if counts is None:
            counts = counts_of(run)
        trial, _, evidence = term_weights(run, counts, configuration, training, key)
        cell = matrix.documents_of(actual, predicted)
        terms = tuple(run.corpus.terms)
        contributions = _contributions(counts, cell, evidence, actual, predicted)
        reasons = _reasons(counts, terms, matrix, (actual, predicted), contributions)
        names = run.class_names
        return cls(
            trial.configuration,
            names[actual],
            names[predicted],
            evidence.source,
            cell,
            reasons,
            contributions,
            terms,
        )

    def for_predicted(self, count: int = 20) -> tuple[TermReason, ...]:
        """The terms that spoke most for the predicted class."""
        return tuple(one for one in self.reasons[:count] if one.influence > 0)

    def for_actual(self, count: int = 20) -> tuple[TermReason, ...]:
        """The terms that spoke most for the actual class."""
        return tuple(one for one in self.reasons[::-1][:count] if one.influence < 0)

    def contributions(self, document: int) -> dict[str, float]:
        """What each term of a document said: above 0 for the predicted class, below 0 against."""
        place = int(np.searchsorted(self.documents, document))
        if place >= len(self.documents) or self.documents[place] != document:
            raise MissingResultError(f"Document {document} is not in this cell.")
        row = self._contributions[[place]]
        found = {self._terms[c]: float(v) for c, v in zip(row.indices, row.data, strict=True)}
        return dict(sorted(found.items(), key=lambda pair: -pair[1]))

    def rows(self) -> Rows:
        """One row per term of the cell."""
        table: Rows = [
            ("term", "influence", "horizontal difference", "vertical difference", "documents")
        ]
        return table + [
            (one.term, one.influence, one.horizontal, one.vertical, one.n_documents)
            for one in self.reasons
        ]


def _contributions(
    counts: Any, cell: NDArray[np.int64], evidence: TermWeights, actual: int, predicted: int
) -> Any:
    """Tf-idf of unit length times the difference of the two classes' weights, term by term."""
    from scipy.sparse import csr_array, diags_array  # late: 0.4 s to import

    lead = np.zeros(counts.shape[1])
    lead[evidence.columns] = evidence.weights[predicted] - evidence.weights[actual]
    frequencies = np.bincount(counts.indices, minlength=counts.shape[1])
    rarity = np.log((1 + counts.shape[0]) / (1 + frequencies)) + 1
    values = csr_array(counts[cell], dtype=np.float64) @ diags_array(rarity)
    lengths = np.sqrt(np.asarray(values.power(2).sum(axis=1))).ravel()
    unit = diags_array(1 / np.where(lengths > 0, lengths, 1)) @ values
    found = csr_array(unit @ diags_array(lead))
    found.eliminate_zeros()
    return found


def _reasons(
    counts: Any,
    terms: tuple[str, ...],
    matrix: ConfusionFigure,
    place: tuple[int, int],
    contributions: Any,
) -> tuple[TermReason, ...]:
    actual, predicted = place
    inside = _document_counts(counts, matrix.documents_of(actual, predicted))
    cell = _shares(counts, matrix.documents_of(actual, predicted))
    horizontal = cell - _shares(counts, matrix.documents_of(actual, actual))
    vertical = cell - _shares(counts, matrix.documents_of(predicted, predicted))
    influence = np.asarray(contributions.sum(axis=0)).ravel() / max(contributions.shape[0], 1)
    spoken = np.flatnonzero(inside)
    order = spoken[np.argsort(-influence[spoken], kind="stable")]
    return tuple(
        TermReason(
            terms[one],
            float(influence[one]),
            float(horizontal[one]),
            float(vertical[one]),
            int(inside[one]),
        )
        for one in order
    )


def _document_counts(counts: Any, documents: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.bincount(counts[documents].indices, minlength=counts.shape[1])


def _shares(counts: Any, documents: NDArray[np.int64]) -> NDArray[np.float64]:
    return _document_counts(counts, documents) / max(len(documents), 1)
