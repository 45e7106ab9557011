"""What a plan would cost on a corpus of another size and with several workers.

The corpus of the plan is grown: documents and counts in proportion, terms by the power with which
its own vocabulary grows. The seconds and the memory are those of `estimates`; disk and network
follow from what is stored and sent.
"""

import math
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from workbench.corpora.corpus import Corpus
from workbench.corpora.mapped_texts import MappedTexts
from workbench.corpora.overview import vocabulary_growth
from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import ParameterError
from workbench.experiments.plans.estimates import (
    duration_text,
    estimate,
    reading_seconds,
    size_text,
    terms_within_limits,
)
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.trials import trial_count

_COUNT = 8  # bytes of a count and its position
_COPIES = 2  # of the counts on disk: in the cache and in the run
_WORDS_PER_TERM = 1.7  # distinct words that are counted, stop words included
_SAMPLE = 2_000  # texts, for the mean length
_MOST_WORKERS = 10_000
_MOST_DOCUMENTS = 10**10


@dataclass(frozen=True)
class LargerEstimate:
    """The time, memory, disk and network of a plan, by documents and workers."""

    documents: int
    terms: int
    workers: int
    trials: int
    seconds: float  # by the clock
    worker_bytes: int
    disk_bytes: int
    network_bytes: int
    refusals: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        return {**asdict(self), "refusals": list(self.refusals)}

    def rows(self) -> list[tuple[str, str]]:
        """What is estimated, and the estimate, as text."""
        return [
            ("documents", f"{self.documents:,}"),
            ("terms", f"{self.terms:,}"),
            ("trials", f"{self.trials:,}"),
            (f"time with {self.workers:,} workers", duration_text(self.seconds)),
            ("memory per worker", size_text(self.worker_bytes)),
            ("disk", size_text(self.disk_bytes)),
            ("network, on a cluster", size_text(self.network_bytes)),
        ]


def estimate_larger(
    plan: Plan, corpus: Corpus, matrix: TermMatrix, documents: int, workers: int
) -> LargerEstimate:
    """Estimate the cost of a plan on a corpus like this one with this many documents."""
    _check(documents, workers)
    measured, n_terms = matrix.counts.shape
    factor = documents / max(measured, 1)
    power = vocabulary_power(matrix)
    terms = max(1, round(n_terms * factor**power))
    entries = round(matrix.counts.nnz * factor)
    frequencies = matrix.document_frequencies()
    seen = terms_within_limits(_grown(frequencies, factor, terms), documents)
    several = corpus.label_sets is not None and not plan.protocol.clusters
    fits = len(corpus.class_names) if several else 1
    classes = max(2, len(corpus.class_names))
    cost = estimate(plan, documents, terms, entries, classes, fits, seen)
    counting, trials = reading_seconds(entries), cost.seconds - cost.shared
    seconds = cost.shared - counting * (1 - 1 / workers) + max(cost.longest, trials / workers)
    disk = _disk_bytes(plan, corpus, documents, entries)
    network = workers * _COUNT * entries + _COUNT * _WORDS_PER_TERM * entries
    return LargerEstimate(
        documents,
        terms,
        workers,
        cost.trials,
        seconds,
        cost.bytes,
        round(disk),
        round(network),
        cost.refusals,
    )


def vocabulary_power(matrix: TermMatrix) -> float:
    """The power of the number of documents with which the terms grow, in the larger half."""
    documents, terms = vocabulary_growth(matrix)
    half = len(documents) // 2
    if documents[-1] <= documents[half] or not terms[half]:
        return 0.6
    return float(math.log(terms[-1] / terms[half]) / math.log(documents[-1] / documents[half]))


def _grown(frequencies: Any, factor: float, terms: int) -> Any:
    """Document frequencies of the grown corpus: more of the known terms, and new rare ones."""
    grown = np.maximum(1, np.rint(frequencies * factor)).astype(np.int64)
    new = np.ones(max(0, terms - len(grown)), dtype=np.int64)
    return np.concatenate([grown[:terms], new])


def _disk_bytes(plan: Plan, corpus: Corpus, documents: int, entries: int) -> float:
    """Stored texts, counts in the cache and in the run, and the predictions of every trial."""
    predictions = 10 + 4 * len(corpus.class_names)  # rows and classes, and a score of each class
    return (
        documents * _text_bytes(corpus)
        + _COPIES * _COUNT * entries
        + trial_count(plan) * documents * predictions
    )


def _text_bytes(corpus: Corpus) -> float:
    """The mean bytes of a text."""
    texts = corpus.texts
    if not len(texts):
        return 0.0
    if isinstance(texts, MappedTexts):
        return float(np.mean(texts.sizes()))
    sample = texts[:: max(1, len(texts) // _SAMPLE)]
    return float(np.mean([len(text.encode("utf-8", "surrogatepass")) for text in sample]))


def _check(documents: int, workers: int) -> None:
    if not 1 <= documents <= _MOST_DOCUMENTS:
        raise ParameterError(f"--documents = {documents} must be from 1 to {_MOST_DOCUMENTS:,}.")
    if not 1 <= workers <= _MOST_WORKERS:
        raise ParameterError(f"--workers = {workers} must be from 1 to {_MOST_WORKERS:,}.")
