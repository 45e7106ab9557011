"""The neighbours of a term before and after a method: what the method learnt about terms."""

from dataclasses import dataclass, field, replace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.terms.word_forms import WordForms
from workbench.experiments.figures.term_clusters import TermLink, neighbours_before
from workbench.experiments.figures.term_weights import words_of
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.models.model import Model
from workbench.experiments.runs.run import Run


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
        position = terms.index(term)
        similar = _term_similarities(model.estimator, len(terms), position)
        before = neighbours_before(model.training.counts[:, columns], terms, term, count)
        return cls(model.name, term, before, _nearest(similar, terms, position, count))

    @classmethod
    def from_run(cls, run: Run, model: Model, typed: str, count: int = 20) -> Self:
        """The neighbours of a word as a person types it, with whole words for all terms."""
        words = words_of(run)
        known = set(run.corpus.terms)
        stems = (stem for stem, word in words.words.items() if word == typed and stem in known)
        figure = cls.from_model(model, typed if typed in known else next(stems, typed), count)
        shown = {link.second for link in (*figure.before, *figure.after)} | {figure.term}
        forms = WordForms({name: words.word(name) for name in shown})
        return replace(figure, searched=typed, words=forms)

    def rows(self) -> TableRows:
        """One row per neighbour."""
        table: TableRows = [("when", "rank", "word", "cosine", "term")]
        for when, links in (("before", self.before), ("after", self.after)):
            table += [
                (when, rank, self.word(link.second), link.strength, link.second)
                for rank, link in enumerate(links, start=1)
            ]
        return table


def _term_similarities(estimator: Any, n_terms: int, position: int) -> NDArray[np.float64]:
    """The cosine of a term with every term, in the space of a method."""
    from workbench.experiments.running.term_points import (
        term_coordinates,  # late: 1.4 s, with scikit-learn to import
    )

    if hasattr(estimator, "term_similarities"):
        similar = estimator.term_similarities(position)
        if similar is not None:
            return np.asarray(similar, dtype=np.float64)
    coordinates = term_coordinates(estimator, n_terms)
    if coordinates is None:
        raise MissingResultError(
            "This method has no space of its own, so it gives terms no neighbours. Latent "
            "semantic indexing and term-cluster kernels do."
        )
    lengths = np.linalg.norm(coordinates, axis=1)
    unit = coordinates / np.where(lengths > 0, lengths, 1.0)[:, None]
    return np.asarray(unit @ unit[position])


def _nearest(
    similarities: NDArray[np.float64], terms: tuple[str, ...], position: int, count: int
) -> tuple[TermLink, ...]:
    others = similarities.copy()
    others[position] = -np.inf
    nearest = np.argsort(-others, kind="stable")[:count]
    return tuple(
        TermLink(terms[position], terms[neighbour], float(others[neighbour]))
        for neighbour in nearest
        if others[neighbour] > 0
    )
