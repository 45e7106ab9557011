"""Accuracy and cost of `few-labels` against methods it chooses from, the linear SVM and peers.

    python tests/benchmarks/few_labels.py [--corpus NAME ...] [--size 1% ...] [--method NAME ...]
                                          [--draws N] [--minutes X] [--json FILE] [--cost] [--show]

Measures what is missing in results/few_labels.json, adds it there and prints tables and verdicts;
`--show` only prints. Ten stratified draws, of which `--draws` takes the first; every method of the
program sees the same sublinear tf-idf of stems (vocabulary and idf from all texts; no label of a
test document), `few-labels` also the running words that a run counts for it. Peers of scikit-learn
count the texts in their own ways. After `--minutes` it ends; started again, it goes on.
`--cost` measures 20 Newsgroups, 1 % labelled, in a process of its own with one thread: CPU seconds
from the term matrix to the classes, and peak memory; and the time beside label spreading once the
graphs are there.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from few_labels_results import DRAWS, KEPT, Results, page
from measure import measure
from word_pair_peers import PEERS, CountedTexts

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import FeatureSettings, TermFeatures, pairs_for
from workbench.corpora.terms.kinds import LEAST_RUNNING, WITH_RUNNING
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.plans.splits import SplitFacts
from workbench.methods.base import UNLABELLED
from workbench.methods.registry import METHODS

_SEED, _PER_SCIENCE_GROUP = 1, 500
_FEATURES = FeatureSettings(weighting="sublinear tf-idf (smooth)", fit_on="all", kinds=WITH_RUNNING)
_CORPORA: dict[str, tuple[str, str, ReadingSettings | None]] = {
    "science": ("20news-science", "english", None),
    "webkb5": ("webkb5", "english", ReadingSettings(html_to_text=True)),
    "1150haber": ("1150haber", "turkish", None),
    "r8": ("reuters-R8", "english", None),
    "film": ("scaledata", "english", None),
    "20news": ("20news-18828", "english", ReadingSettings(strip_headers=True)),
    "20news-headers": ("20news-18828", "english", None),
}
_METHODS = (
    "linear-svm",
    "few-labels",
    "teacher-student",
    "poisson-learning",
    "label-spreading",
    "em-naive-bayes",
    "term-diffused-svm",
    "self-training",
    "nb-svm",
    "complement-naive-bayes",
    "spectral-classification-improved",
    "higher-order-kernel-improved",
    "term-cluster-kernel-improved",
    *PEERS,
)
_SPREADING = "label-spreading"


@dataclass(frozen=True)
class Documents:
    """A corpus as methods and peers see it."""

    X: Any  # weighted terms, then running words
    n_running: int
    classes: Any
    texts: list[str]

    @cached_property
    def terms(self) -> Any:
        """The weighted terms alone."""
        return self.X[:, : self.X.shape[1] - self.n_running]

    def seen_by(self, method: str) -> tuple[Any, dict[str, int]]:
        """Terms, or terms and running words for a method that reads both, with its setting."""
        if METHODS[method].reads_running_words:
            return self.X, METHODS[method].values_for(self.n_running)
        return self.terms, {}


def load(name: str) -> tuple[Any, Any]:
    """Weighted terms and classes of a corpus."""
    documents = load_documents(name)
    return documents.terms, documents.classes


def load_documents(name: str) -> Documents:
    """The documents of a corpus; of the science groups 500 messages each."""
    known, language, reading = _CORPORA[name]
    corpus = open_corpus(known, reading) if reading else open_corpus(known)
    settings = TokenSettings(language=language, also_running=True)
    matrix = count_terms(corpus, settings, workers=1, least=LEAST_RUNNING)
    classes, counts = np.asarray(corpus.class_index), matrix.counts
    kept = np.arange(len(classes))
    if name == "science":
        order = np.random.default_rng(_SEED).permutation(len(classes))
        groups = [order[classes[order] == label] for label in np.unique(classes)]
        kept = np.sort(np.concatenate([rows[:_PER_SCIENCE_GROUP] for rows in groups]))
        counts, classes = counts[kept], classes[kept]
    features = TermFeatures(_FEATURES, pairs_for(_FEATURES, matrix.terms)).fit(counts)
    texts = [corpus.texts[row] for row in kept]
    return Documents(features.transform(counts), features.n_running_, classes, texts)


def draws(classes: Any, size: str, repeats: int) -> Iterator[tuple[Any, Any]]:
    """Labelled and test documents of each draw."""
    protocol, facts = LearningCurve(sizes=size, repeats=repeats), SplitFacts(classes, seed=_SEED)
    for split in protocol.splits():
        rows = protocol.rows(split, facts)
        yield np.asarray(rows.train), np.asarray(rows.test)


def accuracy(
    name: str, X: Any, classes: Any, sides: tuple[Any, Any], prepared: Any, **values: Any
) -> float:
    """The share of test documents whose class a method finds."""
    (train, test), method = sides, METHODS[name].build(**values)
    if METHODS[name].task == "classify":
        predicted = method.fit(X[train], classes[train]).predict(X[test])
    else:
        shown = np.full(len(classes), UNLABELLED)
        shown[train] = classes[train]
        predicted = method.fit(X, shown, prepared=prepared).transduction_[test]
    return float(np.mean(predicted == classes[test]))


def prepared_for(documents: Documents, method: str) -> Any:
    """What a method needs beside labels; nothing for one that sees no unlabelled text."""
    if method in PEERS or METHODS[method].task != "transduce":
        return None
    X, values = documents.seen_by(method)
    return METHODS[method].build(**values).prepare(X)


@dataclass
class Measuring:
    """Measures what is missing of one corpus, draw by draw, for as long as there is time."""

    name: str
    results: Results
    until: float  # of the clock

    def measure(self, methods: list[str], sizes: list[str], repeats: int) -> None:
        """Add the missing draws of all methods."""
        wanted = [
            (number, size, method)
            for number in range(repeats)
            for size in sizes
            for method in methods
            if len(self.results.measured(self.name, method, size)) <= number
        ]
        for number, size, method in wanted:
            if time.monotonic() > self.until:
                return
            self._add(number, size, method)

    def _add(self, number: int, size: str, method: str) -> None:
        before = time.process_time()
        sides = next(islice(draws(self._documents.classes, size, DRAWS), number, None))
        found = self._peer(method, sides) if method in PEERS else self._own(method, sides)
        self.results.measured(self.name, method, size).append(round(found, 5))
        self.results.keep()
        seconds = time.process_time() - before
        line = f"{self.name} {size} draw {number} {method}: {100 * found:.1f}, {seconds:.1f} s"
        print(line, file=sys.stderr, flush=True)

    @cached_property
    def _documents(self) -> Documents:
        return load_documents(self.name)

    @cached_property
    def _counted(self) -> CountedTexts:
        return CountedTexts(self._documents.texts)

    @cached_property
    def _prepared(self) -> dict[str, Any]:
        return {}

    def _peer(self, method: str, sides: tuple[Any, Any]) -> float:
        classes = self._documents.classes
        predicted = PEERS[method](self._counted, classes, *sides)
        return float(np.mean(predicted == classes[sides[1]]))

    def _own(self, method: str, sides: tuple[Any, Any]) -> float:
        if method not in self._prepared:
            self._prepared[method] = prepared_for(self._documents, method)
        X, values = self._documents.seen_by(method)
        prepared = self._prepared[method]
        return accuracy(method, X, self._documents.classes, sides, prepared, **values)


def work() -> None:
    """Fit on 20 Newsgroups with 1 % labelled and print CPU seconds, with and without graphs."""
    documents, name = load_documents("20news"), "few-labels"
    sides = next(draws(documents.classes, "1%", 1))
    (X, values), terms, classes = documents.seen_by(name), documents.terms, documents.classes
    del documents  # the texts
    started = time.process_time()
    prepared = METHODS[name].build(**values).prepare(X)
    before = time.process_time()
    found = accuracy(name, X, classes, sides, prepared, **values)
    ended = time.process_time()
    del X, prepared  # the peer makes a graph of its own
    graph = METHODS[_SPREADING].build().prepare(terms)
    began = time.process_time()
    accuracy(_SPREADING, terms, classes, sides, graph)
    spreading = time.process_time() - began
    seconds = {"all": ended - started, "fit": ended - before, "spreading": spreading}
    print(json.dumps({**seconds, "accuracy": found}))


def cost() -> dict[str, float]:
    """CPU seconds and peak memory in a process of its own."""
    measured = measure([sys.executable, __file__, "--work"])
    found = json.loads(measured.output.strip().splitlines()[-1])
    return {"peak": round(measured.peak_mb), **{name: round(found[name], 4) for name in found}}


def main() -> None:
    """Measure what is missing of the chosen corpora and print the tables and verdicts."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--corpus", nargs="+", choices=tuple(_CORPORA), default=list(_CORPORA))
    known = (*METHODS, *PEERS)
    parser.add_argument("--method", nargs="+", choices=known, default=list(_METHODS))
    parser.add_argument("--size", nargs="+", default=["1%", "5%", "10%", "50%"])
    parser.add_argument("--draws", type=int, default=DRAWS)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--json", type=Path, default=KEPT)
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work:
        work()
        return
    results, until = Results(chosen.json), time.monotonic() + 60 * chosen.minutes
    if chosen.cost:
        results.cost = cost()
        results.keep()
    for name in [] if chosen.show or chosen.cost else chosen.corpus:
        Measuring(name, results, until).measure(chosen.method, chosen.size, chosen.draws)
    print(page(results, tuple(_CORPORA), _METHODS))


if __name__ == "__main__":
    main()
