"""Clusters of terms, the most coherent first: weights, strongest terms and links between those.

The coherence of a cluster is the mean normalised pointwise mutual information of its ten strongest
terms with documents as windows; pairs that a smaller cluster lacks count as 0.
"""

from dataclasses import dataclass, replace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.term_weights import counts_of, words_of
from workbench.experiments.figures.trial_choice import MissingResultError, Wanted, trial_with
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.runs.run import Run

_NEEDS = (
    "These trials stored no clusters of terms. This view needs a method that clusters terms, such "
    "as the term-cluster kernels (TCB and STCB)."
)
_MOST_CLUSTERS, _LINKED_TERMS, _MOST_LINKS = 100, 12, 5000
_STRONGEST, _PAIRS = 10, 45


@dataclass(frozen=True)
class TermCluster:
    """One cluster: its number, its weight in documents and all its terms, the strongest first.

    `words` are what a person reads in place of the terms.
    """

    number: int
    weight: float
    terms: tuple[str, ...]
    strengths: tuple[float, ...]
    words: tuple[str, ...] = ()
    coherence: float = 0.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", self.words or self.terms)


@dataclass(frozen=True)
class TermLink:
    """How similar two terms are: the cosine of their counts over documents."""

    first: str
    second: str
    strength: float


@dataclass(frozen=True)
class TermClusterFigure:
    """Clusters in order of coherence and links in order of strength, both descending."""

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
        """Read the clusters of one trial; terms are ordered by strength or number of documents."""
        trial, arrays = trial_with(run, "term_clusters", _NEEDS, configuration, training, key)
        labels = arrays["term_clusters"].astype(np.int64)
        columns = arrays["columns"].astype(np.int64)
        terms = tuple(run.corpus.terms[column] for column in columns)
        counted = (counts_of(run) if counts is None else counts)[:, columns]
        frequencies = np.bincount(counted.indices, minlength=len(columns)).astype(np.float64)
        strengths = arrays.get("term_strengths", frequencies).astype(np.float64)
        clusters = _clusters(labels, terms, strengths, frequencies, counted)
        links = _links(counted, terms, clusters)
        words = words_of(run)
        shown = tuple(replace(cluster, words=words.of(cluster.terms)) for cluster in clusters)
        return cls(trial.configuration, trial.training, shown, links)

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
        names = ("cluster", "coherence", "weight", "rank", "word", "strength", "term")
        table: TableRows = [names]
        for cluster in self.clusters:
            pairs = zip(cluster.words, cluster.strengths, cluster.terms, strict=True)
            table += [
                (cluster.number, cluster.coherence, cluster.weight, rank, *pair)
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
    position = terms.index(term)
    columns = csc_array(counts, dtype=np.float64)
    lengths = np.sqrt(np.asarray(columns.power(2).sum(axis=0))).ravel()
    together = np.asarray((columns.T @ columns[:, [position]]).toarray()).ravel()
    cosine = together / np.where(lengths > 0, lengths, 1) / max(lengths[position], 1e-300)
    cosine[position] = -1.0
    nearest = np.argsort(-cosine, kind="stable")[:count]
    return tuple(
        TermLink(term, terms[position], float(cosine[position]))
        for position in nearest
        if cosine[position] > 0
    )


def _clusters(
    labels: NDArray[np.int64],
    terms: tuple[str, ...],
    strengths: NDArray[np.float64],
    frequencies: NDArray[np.float64],
    counted: Any,
) -> tuple[TermCluster, ...]:
    order = np.lexsort((-strengths, labels))  # by cluster, the strongest first
    borders = np.flatnonzero(np.diff(labels[order])) + 1
    groups = [group for group in np.split(order, borders) if len(group) and labels[group[0]] >= 0]
    coherences = _coherences(counted, [group[:_STRONGEST] for group in groups])
    clusters = [
        TermCluster(
            int(labels[group[0]]),
            float(frequencies[group].sum()),
            tuple(terms[index] for index in group),
            tuple(float(strengths[index]) for index in group),
            coherence=coherence,
        )
        for group, coherence in zip(groups, coherences, strict=True)
    ]
    key = lambda cluster: (-cluster.coherence, -cluster.weight, cluster.number)  # noqa: E731
    return tuple(sorted(clusters, key=key))


def _coherences(counted: Any, groups: list[NDArray[np.int64]]) -> list[float]:
    """The mean mutual information of the pairs of each group."""
    from scipy.sparse import csc_array  # late: 0.4 s to import

    present = csc_array(counted, dtype=np.float64, copy=True)
    present.data[:] = 1.0
    found = []
    for group in groups:
        columns = present[:, group]
        together = np.asarray((columns.T @ columns).toarray())
        found.append(_mutual_information(together, present.shape[0]) / _PAIRS)
    return found


def _mutual_information(together: NDArray[np.float64], n_documents: int) -> float:
    """The sum over all pairs, 0 for pairs that never or always occur together."""
    own, (rows, columns) = together.diagonal(), np.triu_indices(len(together), 1)
    counts = together[rows, columns]
    counted = (counts > 0) & (counts < n_documents)
    counts, expected = counts[counted], (own[rows] * own[columns])[counted] / n_documents
    return float((np.log(counts / expected) / np.log(n_documents / counts)).sum())


def _links(
    counted: Any, terms: tuple[str, ...], clusters: tuple[TermCluster, ...]
) -> tuple[TermLink, ...]:
    """Cosines between the strongest terms of each cluster, strongest first."""
    from scipy.sparse import csc_array  # late: 0.4 s to import

    position = {term: number for number, term in enumerate(terms)}
    shown = [
        position[term]
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
