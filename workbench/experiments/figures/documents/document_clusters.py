"""Clusters of documents with a name: their typical words, their documents, their class."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.documents.selection_words import TypicalWord, typical_words
from workbench.experiments.figures.term_weights import counts_of, words_of
from workbench.experiments.figures.trial_choice import MissingResultError, Wanted, choose_trials
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run

_WORDS, _NAMED_BY = 15, 3
_NEEDS = (
    "These trials stored no clusters of documents. This view needs a clustering, such as "
    "k-means, NMF topics or hierarchical clustering."
)


@dataclass(frozen=True)
class DocumentCluster:
    """One cluster: its documents, its typical words, and the class most of them have."""

    number: int
    documents: NDArray[np.int64]
    words: tuple[TypicalWord, ...]
    class_index: int  # -1 where no document has a class
    class_share: float

    @property
    def name(self) -> str:
        """The first words, by which a person recognises the cluster."""
        listed = ", ".join(word.word for word in self.words[:_NAMED_BY])
        return listed or f"cluster {self.number + 1}"


@dataclass(frozen=True)
class DocumentClustersFigure:
    """The clusters of a clustering, the largest first."""

    configuration: str
    class_names: tuple[str, ...]
    clusters: tuple[DocumentCluster, ...]
    assigned: NDArray[np.int64]  # the cluster of each document of the corpus; -1: none

    @classmethod
    def from_run(cls, run: Run, configuration: Wanted = None, training: Wanted = None) -> Self:
        """Read the clusters of one trial."""
        trial = _clustering_trial(run, configuration, training)
        return cls.from_assignment(run, trial.configuration, _assigned(run, trial))

    @classmethod
    def from_assignment(
        cls,
        run: Run,
        configuration: str,
        assigned: Sequence[int] | NDArray[np.int64],
        counts: Any | None = None,
    ) -> Self:
        """Describe any division of the documents into clusters, such as the cut of a tree."""
        numbers = np.asarray(assigned, dtype=np.int64)
        counted = counts_of(run) if counts is None else counts
        found = [_cluster(run, counted, number, numbers) for number in np.unique(numbers).tolist()]
        known = [cluster for cluster in found if cluster.number >= 0]
        largest_first = sorted(known, key=lambda each: (-len(each.documents), each.number))
        return cls(configuration, run.class_names, tuple(largest_first), numbers)

    def class_name(self, cluster: DocumentCluster) -> str:
        """The class that most documents of a cluster have."""
        return self.class_names[cluster.class_index] if cluster.class_index >= 0 else ""

    def rows(self) -> TableRows:
        """One row per cluster."""
        table: TableRows = [("cluster", "documents", "class", "share of the class", "words")]
        return table + [
            (
                *(cluster.number + 1, len(cluster.documents), self.class_name(cluster)),
                *(cluster.class_share, ", ".join(word.word for word in cluster.words)),
            )
            for cluster in self.clusters
        ]


def has_clusters(results: Sequence[TrialResult]) -> bool:
    """Whether some trial divided documents into clusters."""
    return any(trial.mode == "clustering" and trial.error is None for trial in results)


def _clustering_trial(run: Run, configuration: Wanted, training: Wanted) -> TrialResult:
    results = run.results()
    clusterings = [trial for trial in results if trial.mode == "clustering"]
    if not clusterings and any(trial.error is None for trial in results):
        raise MissingResultError(_NEEDS)
    return choose_trials(run, clusterings or results, configuration, training)[0]


def _assigned(run: Run, trial: TrialResult) -> NDArray[np.int64]:
    arrays = run.arrays(trial.key)
    if "labels" in arrays:
        return arrays["labels"].astype(np.int64)
    assigned = np.full(len(run.corpus.class_index), -1, dtype=np.int64)
    if "predicted" not in arrays:
        raise MissingResultError(_NEEDS)
    assigned[arrays["test_rows"].astype(np.int64)] = arrays["predicted"]
    return assigned


def _cluster(run: Run, counts: Any, number: int, assigned: NDArray[np.int64]) -> DocumentCluster:
    documents = np.flatnonzero(assigned == number)
    words: tuple[TypicalWord, ...] = ()
    if len(documents) < counts.shape[0]:
        words = typical_words(counts, documents, run.corpus.terms, words_of(run), _WORDS)
    classes = run.corpus.class_index[documents]
    known = classes[classes >= 0]
    if not len(known):
        return DocumentCluster(number, documents, words, -1, 0.0)
    sizes = np.bincount(known)
    share = float(sizes.max() / len(known))
    return DocumentCluster(number, documents, words, int(sizes.argmax()), share)
