"""The neighbours of a term before and after a method: what the method learnt about words."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.term_clusters import TermLink, neighbours_before
from workbench.experiments.figures.trial_scores import Rows
from workbench.experiments.models.model import model_from_run
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import MissingResultError

if TYPE_CHECKING:
    from workbench.experiments.models.model import Model

_BLOCK = 4096


@dataclass(frozen=True)
class TermNeighboursFigure:
    """Two lists of neighbours, nearest first, by the cosine."""

    configuration: str
    term: str
    before: tuple[TermLink, ...]
    after: tuple[TermLink, ...]

    @classmethod
    def from_run(
        cls, run: Run, term: str, configuration: str | None = None, count: int = 20
    ) -> Self:
        """Fit a configuration on the whole corpus and compare the neighbours of a term."""
        return cls.from_model(model_from_run(run, configuration, for_new_texts=False), term, count)

    @classmethod
    def from_model(cls, model: "Model", term: str, count: int = 20) -> Self:
        """Compare the neighbours of a term among the terms that the method uses."""
        columns = model.weighting.selected_
        terms = tuple(model.terms[one] for one in columns)
        if term not in terms:
            raise MissingResultError(f"The term {term!r} is not used; the corpus has other words.")
        places = _places_of_terms(model.estimator, len(terms))
        before = neighbours_before(model.counts[:, columns], terms, term, count)
        return cls(model.name, term, before, _nearest(places, terms, terms.index(term), count))

    def rows(self) -> Rows:
        """One row per neighbour."""
        table: Rows = [("when", "rank", "term", "cosine")]
        for when, links in (("before", self.before), ("after", self.after)):
            table += [
                (when, rank, one.second, one.strength) for rank, one in enumerate(links, start=1)
            ]
        return table


def _places_of_terms(estimator: Any, n_terms: int) -> NDArray[np.float64]:
    """Where a method places documents that hold a single term."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    if not hasattr(estimator, "coordinates"):
        raise MissingResultError(
            "This method has no space of its own, so terms have no neighbours after it. Latent "
            "semantic indexing and term-cluster kernels have one."
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
    places: NDArray[np.float64], terms: tuple[str, ...], place: int, count: int
) -> tuple[TermLink, ...]:
    lengths = np.linalg.norm(places, axis=1)
    unit = places / np.where(lengths > 0, lengths, 1.0)[:, None]
    cosine = unit @ unit[place]
    cosine[place] = -np.inf
    nearest = np.argsort(-cosine, kind="stable")[:count]
    return tuple(
        TermLink(terms[place], terms[one], float(cosine[one])) for one in nearest if cosine[one] > 0
    )
