"""How long a method takes, from the size of a corpus; measured on small and large ones."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from workbench.experiments.plans.array_sizes import MOST_SHARED, CorpusSize

TERMS_PER_DOCUMENT = 80
_CACHED_THOUSANDS, _UNCACHED_GROWTH = 20.0, 0.4  # measured with 5,000 to 80,000 documents
_GRAPH_GROWTH = 1.6  # measured with 4,000 to 98,000 documents
_DIAGONALS = 0.07  # of the seconds of all pairs, where HOSK no longer keeps them
_LEAST_LANDMARKS = 20_000  # an approximation is not faster with fewer documents


@dataclass(frozen=True)
class Cost:
    """The seconds of one trial of a method.

    Counted in thousands of documents and of terms: `training` per training document, `pairs` per
    training document and any document, `squares` per two training documents, `terms` per two
    terms that the training documents have. `machines` is per training document and class, short
    or long, and more where the documents no longer fit into a cache. `shared` is per two
    documents of the corpus and `graph` that of their neighbours, both once per run. Beyond the
    limit of the exact method, `approximate` is per document and `batches` per training document
    and class; without them, landmarks stand for the documents.
    """

    fixed: float = 0.01
    training: float = 0.0
    pairs: float = 0.0
    squares: float = 0.0
    terms: float = 0.0
    machines: float = 0.0
    shared: float = 0.0
    graph: float = 0.0
    approximate: float = 0.0
    batches: float = 0.0

    def prepared_seconds(self, size: CorpusSize, limit: int | None) -> float:
        """What is computed once for all trials of a run."""
        if not is_exact(size, limit):
            return 0.0
        thousands = size.documents / 1000
        pairs = self.shared * (_DIAGONALS if size.documents > MOST_SHARED else 1.0)
        graph: float = self.graph * thousands**_GRAPH_GROWTH
        return _length(size) * (pairs * thousands**2 + graph)

    def fit_seconds(self, size: CorpusSize, limit: int | None) -> float:
        """One fit and its predictions."""
        if is_exact(size, limit):
            growing = _length(size) * self._exact_seconds(size) + self._machine_seconds(size)
        elif self.approximate or self.batches:
            growing = _length(size) * self.approximate * size.documents / 1000
            growing += self.batches * size.classes * size.training / 1000
        else:
            growing = self._landmark_seconds(size, limit or 0) + self._machine_seconds(size)
        return self.fixed + growing

    def _exact_seconds(self, size: CorpusSize) -> float:
        thousands, all_thousands = size.training / 1000, size.documents / 1000
        return (
            self.training * thousands
            + self.pairs * thousands * all_thousands
            + self.squares * thousands**2
            + self.terms * (size.terms / 1000) ** 2
        )

    def _landmark_seconds(self, size: CorpusSize, limit: int) -> float:
        """Seconds that grow with the documents beyond the limit."""
        least = max(limit, _LEAST_LANDMARKS)
        share = min(1.0, least / size.documents)
        inner = replace(
            size, documents=min(least, size.documents), training=int(size.training * share)
        )
        return _length(size) * self._exact_seconds(inner) / share

    def _machine_seconds(self, size: CorpusSize) -> float:
        """One machine per class (one is enough for two), with documents visited in any order."""
        thousands, machines = size.training / 1000, size.classes if size.classes > 2 else 1
        slower: float = max(1.0, thousands / _CACHED_THOUSANDS) ** _UNCACHED_GROWTH
        return self.machines * machines * thousands * (0.7 + 0.3 * _length(size)) * slower


def is_exact(size: CorpusSize, limit: int | None) -> bool:
    """Whether the limit of the exact method is not exceeded; None: it has none."""
    return limit is None or size.documents <= limit


def _length(size: CorpusSize) -> float:
    """How long documents are, in usual ones; short ones cost hardly less."""
    return max(0.3, size.entries / max(1, size.documents) / TERMS_PER_DOCUMENT)


# Measured on 1,600 short and 3,949 ordinary documents and, where there is an approximation, on
# 50,000 to a million short ones; right within a factor of about three.
COSTS: Mapping[str, Cost] = {
    "higher-order-kernel": Cost(0.03, squares=0.25),
    "higher-order-kernel-transductive": Cost(0.02, pairs=0.04, shared=0.22, approximate=0.3),
    "higher-order-kernel-improved": Cost(0.02, pairs=0.04, shared=0.22, approximate=0.3),
    "linear-svm": Cost(machines=0.003, batches=0.0004),
    "polynomial-svm": Cost(0.05, pairs=0.06),
    "rbf-svm": Cost(0.05, pairs=0.08),
    "document-kernel-svm": Cost(0.05, pairs=0.06, shared=0.2),
    "logistic-regression": Cost(0.03, training=0.08),
    "nb-svm": Cost(0.02, machines=0.009),
    "calibrated-svm": Cost(0.05, machines=0.035),
    "random-forest": Cost(0.5, training=1.5),
    "boosted-trees": Cost(0.5, training=5.0),
    "topic-svm": Cost(0.1, training=1.5),
    "hdbscan": Cost(0.1, training=0.1, squares=0.06),
    "knn-cosine": Cost(pairs=0.03),
    "knn-euclidean": Cost(pairs=0.03),
    "label-spreading": Cost(0.03, graph=0.05),
    "spectral-classification": Cost(0.03, pairs=0.005, graph=0.05, approximate=0.15),
    "spectral-classification-improved": Cost(0.1, graph=0.08, approximate=0.5),
    "grouping-with-bias": Cost(0.03, pairs=0.02, graph=0.05),
    "lsi": Cost(training=0.07, pairs=0.008, approximate=0.17),
    "sprinkled-lsi": Cost(training=0.07, pairs=0.008, approximate=0.17),
    "adaptive-sprinkled-lsi": Cost(0.05, training=0.15, pairs=0.01, approximate=0.17),
    "term-cluster-kernel": Cost(0.5, training=0.5, terms=0.06),
    "supervised-term-cluster-kernel": Cost(0.5, training=0.5, terms=0.06),
    "k-means": Cost(training=0.1, machines=0.02, batches=0.0008),
    "nmf-topics": Cost(training=0.06),
    "lda-topics": Cost(training=6.0),
    "spectral-clustering": Cost(0.03, graph=0.07, approximate=0.15),
    "constrained-spectral-clustering": Cost(0.03, graph=0.07),
    "spherical-k-means": Cost(training=0.15, machines=0.01, approximate=0.15),
    "few-labels": Cost(0.7, pairs=0.1, graph=0.17, approximate=2.8),
    "teacher-student": Cost(0.1, graph=0.1),
    "poisson-learning": Cost(0.05, graph=0.05),
    "em-naive-bayes": Cost(0.1),
    "self-training": Cost(0.2, training=0.05),
    "term-diffused-svm": Cost(2.0, training=0.5),
    "flexible-constrained-clustering": Cost(0.05, squares=1.0),
    "hierarchical-clustering": Cost(0.05, squares=0.05),
}
