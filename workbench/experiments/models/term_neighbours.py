"""The neighbours of a term before and after a method: what the method learnt about terms."""

from dataclasses import dataclass, field
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.terms.word_forms import WordForms
from workbench.experiments.figures.term_clusters import TermLink, neighbours_before
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.models.model import Model

_BLOCK = 4096


@dataclass(frozen=True)
class TermNeighboursFigure:
    """Two lists of neighbours, nearest first, by the cosine."""

    configuration: str
    term: str
    before: tuple[TermLink, ...]
    after: tuple[TermLink, ...]
    searched: str = ""  # what a person typed
    words: WordForms = field(default_factory=WordForms)

    def word(self, term: str) -> str:
        """What a person reads in place of a term."""
        return self.words.word(term)

    @classmethod
    def from_model(cls, model: Model, term: str, count: int = 20) -> Self:
        """Compare the neighbours of a term among the terms that the method uses."""
        columns = model.weighting.selected_
        terms = tuple(model.terms[column] for column in columns)
        if term not in terms:
            raise MissingResultError(f"The method uses no term {term!r}; choose one of its terms.")
        if model.training is None:
            raise MissingResultError(
                "A stored model has no training documents; ask the run it was made from."
            )
        coordinates = _term_coordinates(model.estimator, len(terms))
        before = neighbours_before(model.training.counts[:, columns], terms, term, count)
        return cls(model.name, term, before, _nearest(coordinates, terms, terms.index(term), count))

    def rows(self) -> TableRows:
        """One row per neighbour."""
        table: TableRows = [("when", "rank", "word", "cosine", "term")]
        for when, links in (("before", self.before), ("after", self.after)):
            table += [
                (when, rank, self.word(link.second), link.strength, link.second)
                for rank, link in enumerate(links, start=1)
            ]
        return table


def _term_coordinates(estimator: Any, n_terms: int) -> NDArray[np.float64]:
    """The coordinates a method gives to documents of a single term."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    if not hasattr(estimator, "coordinates"):
        raise MissingResultError(
            "This method has no space of its own, so it gives terms no neighbours. Latent "
            "semantic indexing and term-cluster kernels do."
        )
    parts = []
    for start in range(0, n_terms, _BLOCK):
        rows = np.arange(start, min(start + _BLOCK, n_terms))
        alone = csr_array(
            (np.ones(len(rows)), (np.arange(len(rows)), rows)), shape=(len(rows), n_terms)
        )
        parts.append(np.asarray(estimator.coordinates(alone), dtype=np.float64))
    return np.concatenate(parts)


def _nearest(
    coordinates: NDArray[np.float64], terms: tuple[str, ...], position: int, count: int
) -> tuple[TermLink, ...]:
    lengths = np.linalg.norm(coordinates, axis=1)
    unit = coordinates / np.where(lengths > 0, lengths, 1.0)[:, None]
    cosine = unit @ unit[position]
    cosine[position] = -np.inf
    nearest = np.argsort(-cosine, kind="stable")[:count]
    return tuple(
        TermLink(terms[position], terms[neighbour], float(cosine[neighbour]))
        for neighbour in nearest
        if cosine[neighbour] > 0
    )
