"""Rough estimates of the trials, memory and time of a plan from the size of the corpus.

Limits and selection of terms are taken into account, and what a method will refuse is reported.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from workbench import paths
from workbench.corpora.storage import open_cached
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.array_sizes import (
    APPROXIMATE,
    ARRAYS,
    RUN_BYTES,
    Arrays,
    CorpusSize,
    exact_documents,
    matrix_bytes,
)
from workbench.experiments.plans.draws import training_documents
from workbench.experiments.plans.method_costs import COSTS, TERMS_PER_DOCUMENT, Cost, is_exact
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.trials import Trial, each_trial, trial_count
from workbench.methods.registry import METHODS

if TYPE_CHECKING:
    from workbench.corpora.corpus import Corpus
    from workbench.corpora.term_matrix import TermMatrix


@dataclass(frozen=True)
class CostEstimate:
    """The rough cost of a plan."""

    trials: int
    bytes: int
    seconds: float
    refusals: tuple[str, ...] = ()  # what will not run, as sentences
    shared: float = 0.0  # the seconds that are spent once, whatever the number of workers
    longest: float = 0.0  # the seconds of the longest trial

    @property
    def sentence(self) -> str:
        """The estimate as a sentence."""
        cost = (
            f"{self.trials} trials, about {duration_text(self.seconds)} on one worker "
            f"and {size_text(self.bytes)} of memory per worker."
        )
        return " ".join((cost, *self.refusals))


_TERM_GROWTH = 0.6  # vocabularies grow more slowly than corpora
START_SECONDS, _READING_SECONDS = 2.0, 2e-4  # the latter per document
_INNER_FITS = 5
SeenTerms = Callable[[FeatureSettings, float], tuple[int, int]]


def estimate(
    plan: Plan,
    documents: int,
    terms: int,
    entries: int = 0,
    classes: int = 2,
    fits_per_trial: int = 1,
    seen_terms: SeenTerms | None = None,
) -> CostEstimate:
    """Estimate the trials, and the memory and seconds of one worker, from the corpus size.

    `entries` is the number of non-zero counts; 0 assumes documents of usual length.
    `fits_per_trial` is the number of classes where each class needs a classifier of its own.
    `seen_terms` gives the terms and entries that some features leave where a share of the
    documents is learnt from.
    """
    entries = entries or documents * min(terms, TERMS_PER_DOCUMENT)
    seen_terms = seen_terms or _usual_terms(terms, entries)
    refusals = _refusals(plan, documents)
    shared, largest, longest, prepared = START_SECONDS + reading_seconds(entries), 0.0, 0.0, {}
    total = 0.0
    for trial in each_trial(plan):
        choice = plan.methods[trial.choice]
        if choice.method in refusals:
            continue
        size = _trial_size(plan, trial, documents, classes, seen_terms)
        cost = COSTS.get(choice.method, Cost())
        fits = fits_per_trial * (1 + _INNER_FITS * _grid_size(choice))
        limit = _exact_limit(choice, size)
        seconds = fits * cost.fit_seconds(size, limit) + 0.004 + size.entries * 3e-8
        total, longest = total + seconds, max(longest, seconds)
        prepared[trial.choice] = cost.prepared_seconds(size, limit)
        arrays = ARRAYS.get(choice.method, Arrays())
        if not is_exact(size, limit):
            arrays = APPROXIMATE[choice.method][1]
        largest = max(largest, arrays.bytes(size) + arrays.shared_bytes(size))
    memory = int(RUN_BYTES + matrix_bytes(entries) + largest)
    shared += sum(prepared.values())
    sentences = tuple(refusals.values())
    return CostEstimate(trial_count(plan), memory, shared + total, sentences, shared, longest)


def _exact_limit(choice: MethodChoice, size: CorpusSize) -> int | None:
    """The documents up to which the method is exact; an inductive one sees the training alone."""
    scale = str(choice.values.get("scale", "automatic"))
    limit = exact_documents(choice.method, scale, size.training)
    is_inductive = choice.method in METHODS and METHODS[choice.method].task == "classify"
    return limit * size.documents // max(size.training, 1) if limit and is_inductive else limit


def reading_seconds(entries: int) -> float:
    """How long reading and counting takes, by the non-zero counts."""
    return _READING_SECONDS * entries / TERMS_PER_DOCUMENT


def _refusals(plan: Plan, documents: int) -> dict[str, str]:
    """A sentence for each method that does not accept this many documents."""
    methods = (METHODS[choice.method] for choice in plan.methods if choice.method in METHODS)
    return {
        method.name: f"{method.title} will be refused: it accepts at most "
        f"{method.most_documents:,} documents, not {documents:,}."
        for method in methods
        if method.most_documents is not None and documents > method.most_documents
    }


def _trial_size(
    plan: Plan, trial: Trial, documents: int, classes: int, seen_terms: SeenTerms
) -> CorpusSize:
    choice = plan.methods[trial.choice]
    training = _training_size(trial, documents)
    learns_from_all = choice.method in METHODS and METHODS[choice.method].task != "classify"
    share = 1.0 if learns_from_all else training / max(documents, 1)
    terms, entries = seen_terms(plan.features_of(choice), share)
    return CorpusSize(documents, training, terms, entries, classes)


def _usual_terms(terms: int, entries: int) -> SeenTerms:
    def seen(features: FeatureSettings, share: float) -> tuple[int, int]:
        found = round(terms * share**_TERM_GROWTH)
        return (min(found, features.n_terms) if features.selection != "none" else found), entries

    return seen


def terms_within_limits(counted: NDArray[np.int64], documents: int) -> SeenTerms:
    """The terms within the limits, and of those the selected ones, by document frequencies."""
    frequencies = np.sort(counted)[::-1]

    @functools.cache
    def seen(features: FeatureSettings, share: float) -> tuple[int, int]:
        is_frequent = frequencies * share >= features.minimum_documents
        kept = frequencies[is_frequent & (frequencies <= features.maximum_share * documents)]
        if features.selection != "none":
            kept = kept[: features.n_terms]  # frequent terms are selected first by most measures
        return len(kept), int(kept.sum())

    return seen


def _training_size(trial: Trial, documents: int) -> int:
    size = trial.split.training
    if size.endswith("%") or size.isdigit():
        return min(documents, training_documents(size, documents))
    return documents


def estimate_of(plan: Plan) -> CostEstimate:
    """Estimate the cost of a plan, opening and counting its corpus."""
    corpus = open_cached(plan.corpus, plan.reading, paths.cache())
    return estimate_on(
        plan, corpus, cached_term_matrix(corpus, plan.counted_tokens, cache=paths.cache())
    )


def estimate_on(plan: Plan, corpus: "Corpus", matrix: "TermMatrix") -> CostEstimate:
    """Estimate the cost of a plan on a corpus and its counts."""
    has_several_classes = corpus.label_sets is not None and not plan.protocol.clusters
    fits = len(corpus.class_names) if has_several_classes else 1
    documents, terms = matrix.counts.shape
    classes = max(2, len(corpus.class_names))
    seen = terms_within_limits(np.bincount(matrix.counts.indices, minlength=terms), documents)
    return estimate(plan, documents, terms, matrix.counts.nnz, classes, fits, seen)


def _grid_size(choice: MethodChoice) -> int:
    return prod(len(values) for values in choice.tune.values()) if choice.tune else 0


def duration_text(seconds: float) -> str:
    """A duration in seconds, minutes or hours."""
    if seconds < 90:
        return f"{max(1, round(seconds))} seconds"
    if seconds < 5400:
        return f"{round(seconds / 60)} minutes"
    return f"{seconds / 3600:.1f} hours"


def size_text(size: int) -> str:
    """A size in megabytes or gigabytes."""
    return f"{size / (1 << 30):.1f} GB" if size >= 1 << 30 else f"{max(1, size >> 20)} MB"
