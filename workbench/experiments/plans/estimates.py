"""Rough estimates of the trials, memory and time of a plan from the size of the corpus."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from workbench import paths
from workbench.corpora.storage import open_cached
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.experiments.plans.draws import training_documents
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.trials import Trial, unfold

if TYPE_CHECKING:
    from workbench.corpora.corpus import Corpus
    from workbench.corpora.term_matrix import TermMatrix


@dataclass(frozen=True)
class Estimate:
    """The rough cost of a plan."""

    trials: int
    bytes: int
    seconds: float

    @property
    def sentence(self) -> str:
        """The estimate as a sentence."""
        return (
            f"{self.trials} trials, about {_duration_text(self.seconds)} on one worker "
            f"and {_size_text(self.bytes)} of memory per worker."
        )


@dataclass(frozen=True)
class _Cost:
    """The cost of one trial of a method, in seconds and in dense matrices of 8 bytes.

    Counted in thousands of documents and of terms: `training` per training document, `pairs` per
    training document and any document, `squares` per two training documents, `terms` per two
    terms that the training documents have. `shared` is per two documents of the corpus, once per
    run. A kernel is kept for pairs of a training document and any, or for any two documents.
    """

    fixed: float = 0.01
    training: float = 0.0
    pairs: float = 0.0
    squares: float = 0.0
    terms: float = 0.0
    shared: float = 0.0
    kernels: float = 0.0
    whole_kernels: float = 0.0


# Measured on 1,600 short and 3,949 ordinary documents, and right within a factor of about three.
_COSTS: Mapping[str, _Cost] = {
    "higher-order-kernel": _Cost(0.03, squares=0.25, kernels=2.5),
    "higher-order-kernel-transductive": _Cost(0.02, pairs=0.04, shared=0.22, whole_kernels=2.5),
    "higher-order-kernel-improved": _Cost(0.02, pairs=0.04, shared=0.22, whole_kernels=2.5),
    "linear-svm": _Cost(training=0.02),
    "polynomial-svm": _Cost(0.05, pairs=0.06, kernels=2.5),
    "rbf-svm": _Cost(0.05, pairs=0.08, kernels=2.5),
    "logistic-regression": _Cost(0.03, training=0.08),
    "nb-svm": _Cost(0.02, training=0.03),
    "knn-cosine": _Cost(pairs=0.03),
    "knn-euclidean": _Cost(pairs=0.03),
    "label-spreading": _Cost(0.03, shared=0.03),
    "spectral-classification": _Cost(0.03, pairs=0.005, shared=0.03),
    "grouping-with-bias": _Cost(0.03, pairs=0.02, shared=0.03),
    "lsi": _Cost(training=0.07),
    "sprinkled-lsi": _Cost(training=0.07),
    "adaptive-sprinkled-lsi": _Cost(0.05, training=0.15),
    "term-cluster-kernel": _Cost(0.5, training=0.5, terms=0.06),
    "supervised-term-cluster-kernel": _Cost(0.5, training=0.5, terms=0.06),
    "k-means": _Cost(training=0.25),
    "nmf-topics": _Cost(training=0.06),
    "lda-topics": _Cost(training=6.0),
    "spectral-clustering": _Cost(0.03, shared=0.04),
    "constrained-spectral-clustering": _Cost(0.03, shared=0.04),
    "spherical-k-means": _Cost(training=0.2),
    "few-labels": _Cost(3.0, pairs=0.1, shared=0.1),
    "teacher-student": _Cost(0.1, shared=0.06),
    "poisson-learning": _Cost(0.05, shared=0.03),
    "em-naive-bayes": _Cost(0.1),
    "self-training": _Cost(0.2, training=0.05),
    "term-diffused-svm": _Cost(2.0, training=0.5),
    "hierarchical-clustering": _Cost(0.05, squares=0.05, whole_kernels=2.0),
}
_TERMS_PER_DOCUMENT, _BYTES_PER_ENTRY, _PROCESS_BYTES = 80, 12, 150 << 20
_START_SECONDS, _READING_SECONDS = 2.0, 2e-4  # the latter per document
_BYTES_PER_TERM_PAIR = 2.5
_INNER_FITS = 5


def estimate(
    plan: Plan, documents: int, terms: int, entries: int = 0, fits_per_trial: int = 1
) -> Estimate:
    """Estimate the trials, and the memory and seconds of one worker, from the corpus size.

    `entries` is the number of non-zero counts; 0 assumes documents of usual length.
    `fits_per_trial` is the number of classes where each class needs a classifier of its own.
    """
    trials = unfold(plan)
    entries = entries or documents * min(terms, _TERMS_PER_DOCUMENT)
    length = max(1.0, entries / max(1, documents) / _TERMS_PER_DOCUMENT)
    seconds, largest = _START_SECONDS + _READING_SECONDS * length * documents, 0.0
    for choice in plan.methods:
        seconds += length * _cost(choice.method).shared * (documents / 1000) ** 2
    for trial in trials:
        cost = _cost(trial.method)
        training = _training_size(trial, documents)
        fits = fits_per_trial * (1 + _INNER_FITS * _grid_size(plan.methods[trial.choice]))
        seconds += fits * length * _fit_seconds(cost, training, documents, terms)
        seconds += 0.004 + entries * 3e-8
        largest = max(largest, _fit_bytes(cost, training, documents, terms))
    size = _PROCESS_BYTES + 3 * entries * _BYTES_PER_ENTRY + int(largest)
    return Estimate(len(trials), size, seconds)


def _cost(method: str) -> _Cost:
    return _COSTS.get(method, _Cost())


def _training_size(trial: Trial, documents: int) -> int:
    size = trial.split.training
    if size.endswith("%") or size.isdigit():
        return min(documents, training_documents(size, documents))
    return documents


def _fit_seconds(cost: _Cost, training: int, documents: int, terms: int) -> float:
    thousands, all_thousands = training / 1000, documents / 1000
    seen = _terms_seen(training, documents, terms) / 1000
    return (
        cost.fixed
        + cost.training * thousands
        + cost.pairs * thousands * all_thousands
        + cost.squares * thousands**2
        + cost.terms * seen**2
    )


def _fit_bytes(cost: _Cost, training: int, documents: int, terms: int) -> float:
    kernels = cost.kernels * training * documents + cost.whole_kernels * documents**2
    seen = _terms_seen(training, documents, terms) if cost.terms else 0.0
    return 8 * kernels + _BYTES_PER_TERM_PAIR * seen**2


def _terms_seen(training: int, documents: int, terms: int) -> float:
    """The terms of the training documents; vocabularies grow more slowly than corpora."""
    return float(terms * (training / max(documents, 1)) ** 0.6)


def estimate_of(plan: Plan) -> Estimate:
    """Estimate the cost of a plan, opening and counting its corpus."""
    corpus = open_cached(plan.corpus, plan.reading, paths.cache())
    return estimate_on(plan, corpus, cached_term_matrix(corpus, plan.tokens, cache=paths.cache()))


def estimate_on(plan: Plan, corpus: "Corpus", matrix: "TermMatrix") -> Estimate:
    """Estimate the cost of a plan on a corpus and its counts."""
    has_several_classes = corpus.label_sets is not None and not plan.protocol.clusters
    fits = len(corpus.class_names) if has_several_classes else 1
    documents, terms = matrix.counts.shape
    return estimate(plan, documents, terms, matrix.counts.nnz, fits)


def _grid_size(choice: MethodChoice) -> int:
    return prod(len(values) for values in choice.tune.values()) if choice.tune else 0


def _duration_text(seconds: float) -> str:
    if seconds < 90:
        return f"{max(1, round(seconds))} seconds"
    if seconds < 5400:
        return f"{round(seconds / 60)} minutes"
    return f"{seconds / 3600:.1f} hours"


def _size_text(size: int) -> str:
    return f"{size / (1 << 30):.1f} GB" if size >= 1 << 30 else f"{max(1, size >> 20)} MB"
