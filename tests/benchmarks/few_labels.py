"""Accuracy and cost of `few-labels` against methods it chooses from, the linear SVM and peers.

    python tests/benchmarks/few_labels.py [--corpus NAME ...] [--sizes 1%,5%] [--draws N]
                                          [--method NAME ...] [--cost] [--json FILE]
    python tests/benchmarks/few_labels.py --stored FILE ...   the tables of earlier measurements

Stratified draws; every method of the program sees the same sublinear tf-idf of stems (vocabulary
and idf from all texts; no label of a test document), `few-labels` also the running words that a run
counts for it. Peers of scikit-learn count the texts in their own ways; `--peer-draws` limits the
draws of the tuned SVM, the slowest. `--cost` measures 20 Newsgroups, 1 % labelled, in a process of
its own with one thread: CPU seconds from the term matrix to the classes, and peak memory; and the
time beside label spreading once the graphs are there.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
from measure import markdown_table, measure
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
_TUNED = "tuned linear SVM, word pairs"
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
_MOST_SECONDS, _MOST_MB = 30.0, 600.0
Cells = dict[str, dict[str, list[float]]]


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


def measure_corpus(
    name: str, methods: list[str], sizes: list[str], repeats: int, tuned: int
) -> Cells:
    """Accuracies of all methods by training size, one per draw."""
    documents = load_documents(name)
    classes = documents.classes
    shared = {method: prepared_for(documents, method) for method in methods}
    counted = CountedTexts(documents.texts) if PEERS.keys() & set(methods) else None
    cells: Cells = {}
    for size in sizes:
        for number, sides in enumerate(draws(classes, size, repeats)):
            for method in methods:
                if method in PEERS and counted is not None:
                    if method == _TUNED and number >= tuned:
                        continue
                    predicted = PEERS[method](counted, classes, *sides)
                    found = float(np.mean(predicted == classes[sides[1]]))
                else:
                    X, values = documents.seen_by(method)
                    found = accuracy(method, X, classes, sides, shared[method], **values)
                cells.setdefault(method, {}).setdefault(size, []).append(found)
        row = {method: round(100 * mean(found[size]), 1) for method, found in cells.items()}
        print(name, size, row, file=sys.stderr, flush=True)
    return cells


def table(cells: Cells, sizes: list[str]) -> str:
    """Mean accuracies in percent, the best of each column in bold."""
    means = {
        method: [mean(found[size]) if size in found else -1.0 for size in sizes]
        for method, found in cells.items()
    }
    best = [max(values) for values in zip(*means.values(), strict=True)]
    rows = [
        [method]
        + [
            "–" if value < 0 else f"**{100 * value:.1f}**" if value == top else f"{100 * value:.1f}"
            for value, top in zip(values, best, strict=True)
        ]
        for method, values in means.items()
    ]
    return markdown_table(["", *sizes], rows)


def verdicts(results: dict[str, Cells]) -> list[str]:
    """Each target with the worst case found."""
    behind, below, ahead = [], [], []
    for name, cells in results.items():
        for size in cells["few-labels"]:
            means = {
                method: 100 * mean(found[size]) for method, found in cells.items() if size in found
            }
            own, svm = means["few-labels"], means["linear-svm"]
            behind.append((max(means.values()) - own, f"{name} {size}"))
            below.append((svm - own, f"{name} {size}"))
            ahead += [own - svm] if size == "1%" else []
    (most_behind, where), (most_below, below_where) = max(behind), max(below)
    gain = [f"Lead over the linear SVM at 1 %: {mean(ahead):.1f} (at least 10)."] if ahead else []
    return [
        f"Furthest behind the best: {most_behind:.1f} points, {where} (at most 0.7).",
        f"Furthest below the linear SVM: {most_below:.1f} points, {below_where} (at most 0.5).",
        *gain,
    ]


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
    graph = METHODS[_SPREADING].build().prepare(terms)
    began = time.process_time()
    accuracy(_SPREADING, terms, classes, sides, graph)
    spreading = time.process_time() - began
    seconds = {"all": ended - started, "fit": ended - before, "spreading": spreading}
    print(json.dumps({**seconds, "accuracy": found}))


def cost() -> str:
    """CPU seconds and peak memory in a process of its own."""
    measured = measure([sys.executable, __file__, "--work"])
    values = json.loads(measured.output.strip().splitlines()[-1])
    return (
        f"20 Newsgroups, 1 % labelled: {values['all']:.1f} s of one core (at most "
        f"{_MOST_SECONDS:.0f}), {measured.peak_mb:.0f} MB (at most {_MOST_MB:.0f}), reading and "
        f"counting included in the memory; accuracy {100 * values['accuracy']:.1f} %. Once the "
        f"graphs are there {values['fit']:.2f} s against {values['spreading']:.2f} s of label "
        f"spreading ({values['fit'] / values['spreading']:.1f} ×; at most 3)."
    )


def stored_results(files: list[Path]) -> dict[str, Cells]:
    """Measurements of several files; a corpus may be divided among them by training size."""
    results: dict[str, Cells] = {}
    for file in files:
        for name, cells in json.loads(file.read_text("utf-8")).items():
            merged = results.setdefault(name, {})
            for method, found in cells.items():
                merged.setdefault(method, {}).update(found)
    return results


def print_stored(files: list[Path]) -> None:
    """Print the tables and verdicts of measurements that were stored."""
    results = stored_results(files)
    for name, cells in results.items():
        sizes = sorted(cells["few-labels"], key=lambda size: float(size.rstrip("%")))
        counted = ", ".join(f"{size} {len(cells['few-labels'][size])}" for size in sizes)
        print(f"**{name}** (draws: {counted})\n\n{table(cells, sizes)}\n")
    print("\n\n".join(verdicts(results)))


def main() -> None:
    """Measure the chosen corpora and print the tables and verdicts."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--corpus", nargs="+", choices=tuple(_CORPORA), default=list(_CORPORA))
    known = (*METHODS, *PEERS)
    parser.add_argument("--method", nargs="+", choices=known, default=list(_METHODS))
    parser.add_argument("--sizes", default="1%,5%,10%,50%")
    parser.add_argument("--draws", type=int, default=10)
    parser.add_argument("--peer-draws", type=int, default=10)
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--stored", type=Path, nargs="+", help="print what --json has written")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work or chosen.cost:
        work() if chosen.work else print(cost())
        return
    if chosen.stored:
        print_stored(chosen.stored)
        return
    sizes, results = chosen.sizes.split(","), {}
    for name in chosen.corpus:
        results[name] = measure_corpus(name, chosen.method, sizes, chosen.draws, chosen.peer_draws)
        print(f"\n**{name}**, {chosen.draws} draws\n\n{table(results[name], sizes)}", flush=True)
        if chosen.json:
            chosen.json.write_text(json.dumps(results, indent=1), "utf-8")
    print("\n" + "\n".join(verdicts(results)))


if __name__ == "__main__":
    main()
