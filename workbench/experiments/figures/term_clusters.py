"""Clusters of terms: their weights, their strongest terms and the links between those terms."""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.term_weights import counts_of
from workbench.experiments.figures.trial_choice import MissingResultError, Wanted, trial_with
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.runs.run import Run

_NEEDS = (
    "These trials stored no clusters of terms. This view needs a method that clusters terms, such "
    "as the term-cluster kernels (TCB and STCB)."
)
_MOST_CLUSTERS, _LINKED_TERMS, _MOST_LINKS = 100, 12, 5000


@dataclass(frozen=True)
class TermCluster:
    """One cluster: its number, its weight and all its terms, the strongest first."""

    number: int
    weight: float
    terms: tuple[str, ...]
    strengths: tuple[float, ...]


@dataclass(frozen=True)
class TermLink:
    """How similar two terms are: the cosine of their counts over documents."""

    first: str
    second: str
    strength: float


@dataclass(frozen=True)
class TermClusterFigure:
    """Clusters in order of weight and links in order of strength, both descending."""

    configuration: str
    training: str
    clusters: tuple[TermCluster, ...]
    links: tuple[TermLink, ...]

    @classmethod
    def from_run(
        cls,
        run: Run,
        configuration: Wanted = None,
        training: Wanted = None,
        key: Wanted = None,
        counts: Any | None = None,
    ) -> Self:
        """Read the clusters of one trial; the strength of a term is its number of documents."""
        trial, arrays = trial_with(run, "term_clusters", _NEEDS, configuration, training, key)
        labels = arrays["term_clusters"].astype(np.int64)
        columns = arrays["columns"].astype(np.int64)
        terms = tuple(run.corpus.terms[column] for column in columns)
        counted = (counts_of(run) if counts is None else counts)[:, columns]
        strengths = np.bincount(counted.indices, minlength=len(columns)).astype(np.float64)
        clusters = _clusters(labels, terms, strengths)
        return cls(trial.configuration, trial.training, clusters, _links(counted, terms, clusters))

    def neighbours(self, term: str, count: int = 20) -> tuple[TermLink, ...]:
        """The strongest links of a term, the term itself named first."""
        links = [
            link if link.first == term else TermLink(link.second, link.first, link.strength)
            for link in self.links
            if term in (link.first, link.second)
        ]
        return tuple(links[:count])

    def rows(self) -> TableRows:
        """One row per term."""
        table: TableRows = [("cluster", "weight", "rank", "term", "strength")]
        for cluster in self.clusters:
            pairs = zip(cluster.terms, cluster.strengths, strict=True)
            table += [
                (cluster.number, cluster.weight, rank, *pair)
                for rank, pair in enumerate(pairs, start=1)
            ]
        return table


def neighbours_before(
    counts: Any, terms: tuple[str, ...], term: str, count: int = 20
) -> tuple[TermLink, ...]:
    """The nearest terms by the cosine of their counts over documents, without any method."""
    from scipy.sparse import csc_array  # late: 0.4 s to import

    if term not in terms:
        raise MissingResultError(f"The vocabulary has no term {term!r}.")
    place = terms.index(term)
    columns = csc_array(counts, dtype=np.float64)
    lengths = np.sqrt(np.asarray(columns.power(2).sum(axis=0))).ravel()
    together = np.asarray((columns.T @ columns[:, [place]]).toarray()).ravel()
    cosine = together / np.where(lengths > 0, lengths, 1) / max(lengths[place], 1e-300)
    cosine[place] = -1.0
    nearest = np.argsort(-cosine, kind="stable")[:count]
    return tuple(
        TermLink(term, terms[place], float(cosine[place])) for place in nearest if cosine[place] > 0
    )


def _clusters(
    labels: NDArray[np.int64], terms: tuple[str, ...], strengths: NDArray[np.float64]
) -> tuple[TermCluster, ...]:
    order = np.lexsort((-strengths, labels))  # by cluster, the strongest first
    borders = np.flatnonzero(np.diff(labels[order])) + 1
    clusters = [
        TermCluster(
            int(labels[group[0]]),
            float(strengths[group].sum()),
            tuple(terms[place] for place in group),
            tuple(float(strengths[place]) for place in group),
        )
        for group in np.split(order, borders)
        if len(group) and labels[group[0]] >= 0
    ]
    return tuple(sorted(clusters, key=lambda cluster: (-cluster.weight, cluster.number)))


def _links(
    counted: Any, terms: tuple[str, ...], clusters: tuple[TermCluster, ...]
) -> tuple[TermLink, ...]:
    """Cosines between the strongest terms of each cluster, strongest first."""
    from scipy.sparse import csc_array  # late: 0.4 s to import

    place = {term: number for number, term in enumerate(terms)}
    shown = [
        place[term]
        for cluster in clusters[:_MOST_CLUSTERS]
        for term in cluster.terms[:_LINKED_TERMS]
    ]
    columns = csc_array(counted, dtype=np.float64)[:, shown]
    lengths = np.sqrt(np.asarray(columns.power(2).sum(axis=0))).ravel()
    products = (columns.T @ columns).tocoo()
    above = products.row < products.col
    rows, others = products.row[above], products.col[above]
    cosines = products.data[above] / (lengths[rows] * lengths[others])
    order = np.argsort(-cosines, kind="stable")[:_MOST_LINKS]
    return tuple(
        TermLink(terms[shown[rows[pair]]], terms[shown[others[pair]]], float(cosines[pair]))
        for pair in order
    )
