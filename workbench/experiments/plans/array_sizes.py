"""How large the largest arrays of each method are, from the size of a corpus.

Estimates, warnings and the limits on the help pages all use these formulas; a test holds them to
measured peaks. What is left out is the program itself and the term matrix with its copies.
"""

from collections.abc import Mapping
from dataclasses import dataclass

_NUMBER = 8  # bytes
_ENTRY = 12  # bytes of a non-zero value and its position
MOST_SHARED = 12_000  # documents of which HOSK keeps all pairs
PROCESS_BYTES = 140_000_000
# Half of what the first run of a corpus needs beyond it, to find the words of the terms.
RUN_BYTES = PROCESS_BYTES + 50_000_000
MATRIX_COPIES = 3  # counts, features, and what a split takes of them


@dataclass(frozen=True)
class CorpusSize:
    """What the size of arrays depends on.

    `training` documents have a label; `terms` are those that the method sees.
    """

    documents: int
    training: int
    terms: int
    entries: int
    classes: int = 2


@dataclass(frozen=True)
class Arrays:
    """How many numbers a method keeps at the same time, by what they stand for.

    `kernels`: two training documents; `pairs`: two documents; `rows`: one document; `labelled`: a
    training document; `weights`: a term and a class; `vectors`: one term or one document; `links`:
    two terms, in bytes; `copies`: copies of the term matrix; `blocks`: blocks of a fixed size.
    `shared_kernels` and `shared_pairs` are what a run also keeps for all trials, the latter for
    no more than `MOST_SHARED` documents.
    """

    kernels: float = 0.0
    pairs: float = 0.0
    rows: float = 0.0
    labelled: float = 0.0
    weights: float = 0.0
    vectors: float = 0.0
    links: float = 0.0
    copies: float = 1.0
    blocks: float = 0.0
    shared_kernels: float = 0.0
    shared_pairs: float = 0.0

    def bytes(self, size: CorpusSize) -> float:
        """The size of all arrays."""
        numbers = (
            self.kernels * float(size.training) ** 2
            + self.pairs * float(size.documents) ** 2
            + self.rows * size.documents
            + self.labelled * size.training
            + self.weights * size.terms * size.classes
            + self.vectors * (size.terms + size.documents)
            + self.blocks
        )
        links = self.links * float(size.terms) ** 2
        return _NUMBER * numbers + links + self.copies * _ENTRY * size.entries

    def shared_bytes(self, size: CorpusSize) -> float:
        """The size of what is prepared once for all trials of a run."""
        pairs = self.shared_pairs if size.documents <= MOST_SHARED else 0.0
        return _NUMBER * (
            self.shared_kernels * float(size.training) ** 2 + pairs * float(size.documents) ** 2
        )


_HIGHER_ORDER = Arrays(kernels=2.2, weights=4.0, copies=3.0, shared_kernels=2.0)
_TRANSDUCTIVE = Arrays(kernels=2.2, weights=4.0, copies=3.0, shared_pairs=2.2)
_NEIGHBOURS = Arrays(rows=550.0, copies=1.0)
_LATENT = Arrays(vectors=110.0)
_TERM_CLUSTERS = Arrays(links=4.6, copies=2.0)
ARRAYS: Mapping[str, Arrays] = {
    "higher-order-kernel": _HIGHER_ORDER,
    "higher-order-kernel-transductive": _TRANSDUCTIVE,
    "higher-order-kernel-improved": _TRANSDUCTIVE,
    "linear-svm": Arrays(weights=2.0),
    "polynomial-svm": Arrays(kernels=2.1, shared_kernels=1.0),
    "rbf-svm": Arrays(kernels=4.1, shared_kernels=1.0),
    "document-kernel-svm": Arrays(kernels=2.0, pairs=1.1, shared_pairs=1.0),
    "logistic-regression": Arrays(weights=40.0),
    "multinomial-naive-bayes": Arrays(weights=4.5),
    "complement-naive-bayes": Arrays(weights=4.5),
    "nb-svm": Arrays(weights=1.0, copies=3.0),
    "calibrated-svm": Arrays(weights=3.0, copies=2.0),
    "random-forest": Arrays(labelled=12_000.0, vectors=130.0),
    "boosted-trees": Arrays(rows=1500.0),
    "topic-svm": Arrays(vectors=220.0),
    "hdbscan": Arrays(rows=200.0, vectors=60.0),
    "knn-cosine": Arrays(weights=3.0, copies=2.5),
    "knn-euclidean": Arrays(weights=3.0, copies=1.5),
    "nearest-centroid": Arrays(weights=4.0, copies=1.0),
    "label-spreading": _NEIGHBOURS,
    "spectral-classification": Arrays(rows=900.0, copies=1.0),
    "spectral-classification-improved": Arrays(rows=1000.0, copies=3.0),
    "grouping-with-bias": Arrays(rows=900.0, copies=1.0),
    "spectral-clustering": _NEIGHBOURS,
    "constrained-spectral-clustering": _NEIGHBOURS,
    "lsi": _LATENT,
    "sprinkled-lsi": _LATENT,
    "adaptive-sprinkled-lsi": _LATENT,
    "k-means": Arrays(weights=6.0),
    "nmf-topics": Arrays(weights=5.0),
    "lda-topics": Arrays(weights=6.0),
    "spherical-k-means": Arrays(weights=4.0, copies=1.5),
    "hierarchical-clustering": Arrays(pairs=1.05),
    "term-cluster-kernel": _TERM_CLUSTERS,
    "supervised-term-cluster-kernel": _TERM_CLUSTERS,
    "term-cluster-kernel-improved": Arrays(weights=8.0, copies=8.0, vectors=250.0, blocks=6e6),
    "few-labels": Arrays(rows=900.0, weights=30.0, copies=4.0),
    "teacher-student": Arrays(rows=600.0, weights=4.0, copies=2.0),
    "poisson-learning": _NEIGHBOURS,
    "em-naive-bayes": Arrays(weights=5.0, copies=1.0),
    "self-training": Arrays(weights=3.0, copies=2.0),
    "word-vector-svm": Arrays(vectors=1150.0),
    "pairwise-k-means": Arrays(weights=6.0),
    "flexible-constrained-clustering": Arrays(pairs=7.0),
    "class-meanings-kernel": Arrays(weights=6.0),
    "term-diffused-svm": Arrays(weights=4.0, copies=6.0, blocks=16e6),
}


# Documents up to which a method is exact by itself, and its arrays beyond.
_LANDMARKS = Arrays(rows=80.0, copies=2.0, blocks=18e6)
_DIRECTIONS = Arrays(weights=4.0, vectors=350.0, labelled=900.0, copies=3.0)
_NYSTROM = Arrays(labelled=3000.0, copies=1.0)
_SKETCH = Arrays(vectors=160.0, copies=1.5)
_SPECTRAL = Arrays(rows=300.0, copies=2.0, blocks=18e6)
_FEW_LABELS = Arrays(rows=150.0, weights=12.0, copies=4.0)
APPROXIMATE: Mapping[str, tuple[int, Arrays]] = {
    "higher-order-kernel": (100_000, _DIRECTIONS),
    "higher-order-kernel-transductive": (100_000, _DIRECTIONS),
    "higher-order-kernel-improved": (100_000, _DIRECTIONS),
    "polynomial-svm": (20_000, _NYSTROM),
    "rbf-svm": (20_000, _NYSTROM),
    "spectral-classification": (60_000, _SPECTRAL),
    "spectral-classification-improved": (60_000, Arrays(rows=300.0, copies=3.0, blocks=18e6)),
    "spectral-clustering": (60_000, _LANDMARKS),
    "hierarchical-clustering": (25_000, _SKETCH),
    "linear-svm": (200_000, ARRAYS["linear-svm"]),
    "k-means": (100_000, ARRAYS["k-means"]),
    "spherical-k-means": (100_000, ARRAYS["spherical-k-means"]),
    "lsi": (100_000, _LATENT),
    "sprinkled-lsi": (100_000, _LATENT),
    "adaptive-sprinkled-lsi": (100_000, _LATENT),
    "few-labels": (150_000, _FEW_LABELS),
}


# Kernels of paths are also limited by the labelled documents, alone and times all documents.
MOST_LABELLED, MOST_LABELLED_PAIRS = 15_000, 500_000_000


def exact_documents(method: str, scale: str, labelled: int = 0) -> int | None:
    """Up to how many documents a method is exact; None: always."""
    if method not in APPROXIMATE or scale == "exact":
        return None
    limit, arrays = APPROXIMATE[method]
    if scale == "approximate" or (arrays is _DIRECTIONS and labelled > MOST_LABELLED):
        return 0
    if arrays is _DIRECTIONS:
        return min(limit, MOST_LABELLED_PAIRS // max(labelled, 1))
    return limit


def peak_bytes(method: str, size: CorpusSize) -> float:
    """The program, the term matrix once, and the arrays of a method."""
    return PROCESS_BYTES + _ENTRY * size.entries + method_bytes(method, size)


def method_bytes(method: str, size: CorpusSize) -> float:
    """The arrays of a method alone."""
    return ARRAYS.get(method, Arrays()).bytes(size)


def matrix_bytes(entries: int) -> int:
    """The term matrix of a run with its copies."""
    return MATRIX_COPIES * _ENTRY * entries
