"""How many of the labels changed at random stand first in the list of suspects, and at what cost.

    python tests/benchmarks/suspects.py [--corpus NAME ...] [--draws N] [--cost]

Five per cent of the labels are changed; N is half their number. The peer `cleanlab`, where it is
installed, ranks by the out-of-fold probabilities of the same linear SVM. `--cost` measures
20 Newsgroups by date with its headers, from the term matrix to the list, in a process of its own.
"""

import argparse
import importlib.util
import json
import sys
import time
from collections.abc import Iterator
from statistics import mean
from typing import Any

import numpy as np
from few_labels import load
from measure import markdown_table, measure

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import FeatureSettings, TermFeatures
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.suspects.opinions import machine_opinion
from workbench.experiments.suspects.suspects import judge_labels

_CORPORA = ("science", "r8", "1150haber")
_SHARE, _BAR, _MOST_SECONDS = 0.05, 90.0, 60.0


def changed(classes: Any, seed: int) -> tuple[Any, Any]:
    """Labels of which five per cent were changed to another class, and which ones."""
    random, n_classes = np.random.default_rng(seed), int(classes.max()) + 1
    rows = random.choice(len(classes), round(_SHARE * len(classes)), replace=False)
    labels, is_wrong = classes.copy(), np.zeros(len(classes), dtype=bool)
    labels[rows] = (classes[rows] + random.integers(1, n_classes, len(rows))) % n_classes
    is_wrong[rows] = True
    return labels, is_wrong


def rankings(X: Any, labels: Any) -> Iterator[tuple[str, Any]]:
    """Documents in the order of each method, the most suspect first."""
    n_classes = int(labels.max()) + 1
    yield "workbench suspects", np.argsort(-judge_labels(X, labels, n_classes).doubts.scores)
    probabilities = machine_opinion(X, labels, n_classes, np.ones(len(labels), dtype=bool))
    rows = np.arange(len(labels))
    yield "one linear SVM", np.argsort(probabilities[rows, labels])
    if importlib.util.find_spec("cleanlab") is not None:
        from cleanlab.rank import get_label_quality_scores  # late: a peer that may be missing

        for score in ("self_confidence", "normalized_margin", "confidence_weighted_entropy"):
            quality = get_label_quality_scores(labels, probabilities, method=score)
            yield f"cleanlab, {score.replace('_', ' ')}", np.argsort(quality)


def shares(name: str, draws: int) -> dict[str, list[float]]:
    """The percentage of wrong labels among the first N of each ranking, one per draw."""
    X, classes = load(name)
    found: dict[str, list[float]] = {}
    for seed in range(draws):
        labels, is_wrong = changed(classes, seed)
        first = int(is_wrong.sum()) // 2
        for method, order in rankings(X, labels):
            found.setdefault(method, []).append(100 * float(is_wrong[order[:first]].mean()))
    return found


def work() -> None:
    """Judge 20 Newsgroups by date once and print the CPU seconds."""
    corpus = open_corpus("20news-bydate")
    counts = count_terms(corpus, TokenSettings(language="english"), workers=1).counts
    started = time.process_time()
    X = TermFeatures(FeatureSettings(weighting="sublinear tf-idf (smooth)")).fit(counts)
    found = judge_labels(
        X.transform(counts), np.asarray(corpus.class_index), len(corpus.class_names)
    )
    seconds = time.process_time() - started
    print(json.dumps({"seconds": seconds, "suspects": int(found.is_beaten.sum())}))


def cost() -> str:
    """CPU seconds and peak memory in a process of its own."""
    measured = measure([sys.executable, __file__, "--work"])
    values = json.loads(measured.output.strip().splitlines()[-1])
    return (
        f"20 Newsgroups by date: {values['seconds']:.1f} s of one core (at most "
        f"{_MOST_SECONDS:.0f}), {measured.peak_mb:.0f} MB, {values['suspects']} suspects."
    )


def main() -> None:
    """Measure the chosen corpora and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--corpus", nargs="+", choices=_CORPORA, default=list(_CORPORA))
    parser.add_argument("--draws", type=int, default=5)
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work or chosen.cost:
        work() if chosen.work else print(cost())
        return
    columns = {name: shares(name, chosen.draws) for name in chosen.corpus}
    methods = list(columns[chosen.corpus[0]])
    rows = [
        [method, *(f"{mean(columns[name][method]):.1f}" for name in chosen.corpus)]
        for method in methods
    ]
    print(f"Wrong labels among the first N, in percent (bar: {_BAR:.0f}); {chosen.draws} draws\n")
    print(markdown_table(["", *chosen.corpus], rows))


if __name__ == "__main__":
    main()
