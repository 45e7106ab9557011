"""A run as a worker sees it: the plan, the classes, the counts, the shared preparations."""

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.portion_workers import PortionWorker, read_by
from workbench.corpora.storage import open_cached
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.collocations import Collocations, pairs_of
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings
from workbench.corpora.terms.word_forms import cached_word_forms
from workbench.experiments.plans.checks import check_splits
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.splits import Split, SplitFacts, SplitRows
from workbench.experiments.running.sharing import Sharing
from workbench.experiments.runs.array_checks import check_corpus_facts
from workbench.experiments.runs.corpus_facts import CorpusFacts
from workbench.experiments.runs.damage import reporting_damage
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.preparations import CORPUS, Preparations
from workbench.experiments.runs.run import Run
from workbench.plain_text import begun, opening_words

_ROWS_OF_NUMBERS, _DENSE = 10, 0.3
_REMEMBERED_SPLITS = 64  # trials of one split are neighbours; a plan may have 100,000 splits


@dataclass(frozen=True)
class CountedCorpus:
    """The counts and classes of a corpus as arrays."""

    counts: Any  # scipy.sparse.csr_array
    class_index: NDArray[np.int64]
    given_split: NDArray[np.int8] | None
    indicators: NDArray[np.uint8] | None  # documents by classes where documents have several
    fingerprint: str


class RunContext:
    """One run as a worker sees it; reads the run folder and adds preparations to it."""

    def __init__(self, folder: Path) -> None:
        self.run = Run(folder)
        self.plan: Plan = self.run.plan
        self.preparations = Preparations(folder)
        self.class_names = self.run.class_names
        with reporting_damage(folder / "preparations" / CORPUS):
            self.counted = _counted_corpus(self.preparations)
            _check_counted(self.counted, self.run.corpus)
        self.facts = SplitFacts(self.counted.class_index, self.counted.given_split, self.plan.seed)
        self.of_numbers = not any(self.run.corpus.titles) and _is_dense(self.counted.counts)
        self.sharing = Sharing(self.plan, self.counted.fingerprint, self.of_numbers)
        self._rows: dict[str, SplitRows] = {}

    @cached_property
    def pairs(self) -> Collocations:
        """The pairs among the terms of the corpus."""
        return pairs_of(self.run.corpus.terms)

    def rows(self, split: Split) -> SplitRows:
        """The documents of a split; the latest splits are remembered."""
        rows = self._rows.get(split.name)
        if rows is None:
            rows = self._rows[split.name] = self.plan.protocol.rows(split, self.facts)
            for oldest in list(self._rows)[:-_REMEMBERED_SPLITS]:
                self._rows.pop(oldest, None)
        return rows

    def class_indicators(self) -> NDArray[np.uint8]:
        """Documents by classes, where documents have several."""
        if self.counted.indicators is None:
            raise RuntimeError("The corpus has one class per document.")
        return self.counted.indicators


def _is_dense(counts: Any) -> bool:
    """Whether values are measured rather than counted: few cells of counted terms are filled."""
    rows, columns = counts.shape
    return rows >= _ROWS_OF_NUMBERS and bool(counts.nnz > _DENSE * rows * columns)


def prepare_corpus(folder: str, cluster: Sequence[PortionWorker] = ()) -> None:
    """Open and count the corpus of a run, and store both in the run folder.

    The workers of a `cluster` read and count a large corpus, where there is one.
    """
    run = Run(Path(folder))
    if run.has_corpus() and Preparations(run.folder).has(CORPUS):
        return
    with read_by(cluster):
        corpus = open_cached(run.plan.corpus, run.plan.reading, paths.cache())
    check_splits(run.plan, corpus)
    tokens = run.plan.counted_tokens
    counts = cached_term_matrix(corpus, tokens, paths.cache(), cluster=cluster)
    if run.has_corpus() and run.corpus.fingerprint != corpus.fingerprint():
        raise StoreError(
            f"The corpus {run.plan.corpus} has changed since run {run.id} began; "
            "start a new run, so that all its numbers are about the same documents."
        )
    facts = _facts_of(corpus, counts, run.plan.tokens)
    check_corpus_facts(facts)
    run.store_corpus(facts)
    Preparations(run.folder).put(
        CORPUS,
        {
            "counts": counts.counts,
            "class_index": corpus.class_index,
            "given_split": corpus.given_split,
            "indicators": _indicators(corpus.label_sets, len(corpus.class_names)),
            "fingerprint": counts.fingerprint(),
        },
    )


def _facts_of(corpus: Corpus, counts: TermMatrix, tokens: TokenSettings) -> CorpusFacts:
    return CorpusFacts(
        name=corpus.name,
        class_names=corpus.class_names,
        class_index=corpus.class_index,
        document_ids=corpus.document_ids,
        titles=_titles(corpus.texts),
        terms=counts.terms,
        given_split=corpus.given_split,
        label_sets=corpus.label_sets,
        classes_are_ordered=corpus.classes_are_ordered,
        fingerprint=corpus.fingerprint(),
        notes=corpus.notes,
        words=cached_word_forms(corpus, tokens, paths.cache()).words,
    )


def _counted_corpus(preparations: Preparations) -> CountedCorpus:
    stored = preparations.get(CORPUS, _raise_missing).value
    return CountedCorpus(
        stored["counts"],
        np.asarray(stored["class_index"], dtype=np.int64),
        stored["given_split"],
        stored["indicators"],
        stored["fingerprint"],
    )


def _check_counted(counted: CountedCorpus, facts: CorpusFacts) -> None:
    """Raise ValueError where counts, classes and names are not those of the same corpus."""
    documents = len(facts.document_ids)
    if counted.counts.shape != (documents, len(facts.terms)):
        raise ValueError(f"the counts have the shape {counted.counts.shape}")
    if not np.array_equal(counted.class_index, facts.class_index):
        raise ValueError("its classes are not those of the corpus")
    for part in (counted.given_split, counted.indicators):
        if part is not None and len(part) != documents:
            raise ValueError(f"a part has {len(part)} documents instead of {documents}")


def _raise_missing() -> Any:
    raise FileNotFoundError("the counts of the corpus")


def _indicators(
    label_sets: tuple[tuple[int, ...], ...] | None, n_classes: int
) -> NDArray[np.uint8] | None:
    if label_sets is None:
        return None
    indicators = np.zeros((len(label_sets), n_classes), dtype=np.uint8)
    for row, labels in enumerate(label_sets):
        indicators[row, list(labels)] = 1
    return indicators


def _titles(texts: Any, length: int = 80) -> list[str]:
    """The beginning of each document, shown in lists."""
    return [begun(opening_words(text, 2 * length), length) for text in texts]


_contexts: dict[tuple[str, int], RunContext] = {}
_guard = threading.Lock()


def open_run_context(folder: str) -> RunContext:
    """The context of a run, opened once per process; only the latest run stays open."""
    modified = (Path(folder) / "plan.json").stat().st_mtime_ns
    with _guard:
        if (folder, modified) not in _contexts:
            opened = RunContext(Path(folder))
            _contexts.clear()
            _contexts[folder, modified] = opened
        return _contexts[folder, modified]
