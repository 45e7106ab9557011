"""Labels that a labelling by hand needs, against random choice with a linear SVM.

    python tests/benchmarks/labelling.py [--corpus NAME ...] [--budget 40] [--seeds 3]
                                         [--teacher poisson] [--coverage] [--json FILE]
    python tests/benchmarks/labelling.py --stored FILE ...    the tables of earlier runs

A simulated person answers the questions of the strategy `useful`; every tenth is a random check,
which counts as a label. Accuracy is measured on the third of the documents that is held out of the
pool. The linear SVM (C = 1) learns from growing random draws of the same pool; the labels it needs
for the same accuracy are interpolated on its mean curve. What wrong answers cost differs by some
three points from draw to draw, so ten draws tell it to about a point: more are stored. `--coverage`
simulates 100 people on 600 documents of each corpus and counts how often the interval of the checks
contains the accuracy on held-out documents; its table is stored in results/labelling_coverage.md.
"""

import argparse
import json
import sys
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import numpy as np
from few_labels import load as load_few
from measure import markdown_table

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.tokens import TokenSettings
from workbench.labelling.learning.results import taught_documents
from workbench.labelling.learning.session import SessionSettings
from workbench.labelling.learning.simulation import SimulationSettings, simulate
from workbench.methods.algebra.linear_machine import LinearMachine

_KNOWN = {"3news": "3news", "science": "20news-science", "r8": "reuters-R8"}
_CORPORA = ("science", "3news", "r8", "20news-headers", "1150haber", "webkb5")
_SIZES = (6, 12, 20, 40, 60, 80, 120, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560, 3840, 5120)
_MARKS = (4, 8, 12, 20, 30, 40)
_PERSONS = 100
_COVERED = (60, 200)  # labels after which the interval is compared


def load(name: str) -> tuple[Any, Any]:
    """Weighted documents and classes of a corpus."""
    if name not in _KNOWN:
        return load_few(name)
    corpus = open_corpus(_KNOWN[name])
    counts = count_terms(corpus, TokenSettings(language="english"), workers=1).counts
    return taught_documents(counts), np.asarray(corpus.class_index)


def played(X: Any, classes: Any, budget: int, teacher: str, wrong: float, seed: int) -> Any:
    """One simulated labelling; a method that learns slowly is measured at the marks alone."""
    every = 1 if teacher in ("poisson", "spreading", "spectral") else budget
    session = SessionSettings(teacher=teacher, seed=seed)
    settings = SimulationSettings(budget, wrong, measure_every=every, seed=seed, session=session)
    return simulate(X, classes, settings)


def svm_curve(X: Any, classes: Any, seed: int) -> dict[int, float]:
    """Held-out accuracy of the linear SVM with random labels, on the same division."""
    random = np.random.default_rng(seed)
    order = random.permutation(len(classes))
    held, pool = order[: round(len(order) / 3)], order[round(len(order) / 3) :]
    sizes = [*(size for size in _SIZES if size < len(pool)), len(pool)]
    found = {}
    for size in sizes:
        rows = pool[:size]
        if len(np.unique(classes[rows])) > 1:
            machine = LinearMachine.learn(X[rows], classes[rows], int(classes.max()) + 1, 1.0)
            found[size] = float(np.mean(machine.scores(X[held]).argmax(axis=1) == classes[held]))
    return found


def labels_needed(curve: dict[int, float], accuracy: float) -> float:
    """Where the curve reaches an accuracy, interpolated in log(labels); infinite if never."""
    before: tuple[int, float] | None = None
    for size, value in sorted(curve.items()):
        if value >= accuracy:
            if before is None or value == before[1]:
                return float(size)
            share = (accuracy - before[1]) / (value - before[1])
            return float(before[0] * (size / before[0]) ** share)
        before = size, value
    return float("inf")


def measure_corpus(name: str, budget: int, seeds: int, teacher: str) -> dict[str, Any]:
    """Mean accuracies of the person, also with 5 % wrong answers, and the labels saved."""
    X, classes = load(name)
    exact = [played(X, classes, budget, teacher, 0.0, seed) for seed in range(seeds)]
    noisy = [played(X, classes, budget, teacher, 0.05, seed) for seed in range(seeds)]
    curves = [svm_curve(X, classes, seed) for seed in range(seeds)]
    sizes = set.intersection(*(set(curve) for curve in curves))
    curve = {size: mean(found[size] for found in curves) for size in sizes}
    reached = mean(found.accuracy for found in exact)
    lost = [right.accuracy - wrong.accuracy for right, wrong in zip(exact, noisy, strict=True)]
    needed = labels_needed(curve, reached)
    marks = {
        mark: float(np.nanmean([found.steps[mark - 1].accuracy for found in exact]))
        for mark in _MARKS
        if mark <= budget
        and not np.isnan([found.steps[mark - 1].accuracy for found in exact]).all()
    }
    row = {
        "corpus": name,
        "draws": seeds,
        "labels": budget,
        "accuracy": reached,
        "lowest": min(found.accuracy for found in exact),
        "wrong": mean(found.accuracy for found in noisy),
        "lost_error": stdev(lost) / len(lost) ** 0.5 if len(lost) > 1 else float("nan"),
        "svm": curve.get(budget, float("nan")),
        "needed": needed,
        "ratio": budget / needed,
        "seconds": mean(found.seconds for found in exact) / budget,
        "marks": marks,
    }
    print(row, file=sys.stderr, flush=True)
    return row


def coverage(name: str, budget: int) -> tuple[str, ...]:
    """How often the interval contains the accuracy on held-out documents, as cells of a table."""
    X, classes = load(name)
    kept = np.sort(np.random.default_rng(0).permutation(len(classes))[:600])
    X, classes = X[kept], np.unique(classes[kept], return_inverse=True)[1]
    found = [
        simulate(
            X,
            classes,
            SimulationSettings(
                budget, measure_every=budget, seed=seed, session=SessionSettings(seed=seed)
            ),
        )
        for seed in range(_PERSONS)
    ]
    ends = [person.estimate.interval for person in found]
    return (
        name,
        str(_PERSONS),
        str(budget),
        f"{mean(person.estimate.count for person in found):.1f}",
        f"{100 * mean(person.accuracy for person in found):.1f}",
        f"{100 * mean(person.estimate.accuracy for person in found):.1f}",
        f"{100 * mean(high - low for low, high in ends):.0f}",
        str(sum(person.to_dict()["covered"] for person in found)),
    )


def table(rows: list[dict[str, Any]]) -> str:
    """The table of the page of benchmarks."""
    heading = [
        "corpus",
        "labels",
        "right",
        "lowest draw",
        "5 % wrong answers",
        "SVM, random labels",
        "labels the SVM needs",
        "share",
        "CPU s per label",
        "lost by wrong answers",
        "draws",
    ]
    cells = [
        [
            row["corpus"],
            str(row["labels"]),
            *(f"{100 * row[key]:.1f}" for key in ("accuracy", "lowest", "wrong", "svm")),
            f"{row['needed']:.0f}",
            f"{row['ratio']:.2f}",
            f"{row['seconds']:.2f}",
            f"{100 * (row['accuracy'] - row['wrong']):.1f} ± {100 * row['lost_error']:.1f}",
            str(row["draws"]),
        ]
        for row in rows
    ]
    return str(markdown_table(heading, cells))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--corpus", nargs="+", default=list(_CORPORA))
    parser.add_argument("--budget", type=int, default=40)
    parser.add_argument("--seeds", type=int, default=3, help="draws; wrong answers need forty")
    parser.add_argument("--teacher", default="poisson")
    parser.add_argument("--coverage", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--stored", type=Path, nargs="+", help="print what --json has written")
    arguments = parser.parse_args()
    if arguments.coverage:
        heading = [
            "corpus",
            "labellings",
            "labels",
            "checks",
            "right",
            "estimated",
            "width",
            "covered",
        ]
        cells = [coverage(name, size) for name in arguments.corpus for size in _COVERED]
        print(markdown_table(heading, cells))
        return
    stored = [json.loads(file.read_text("utf-8")) for file in arguments.stored or []]
    rows = [row for file in stored for row in file] or [
        measure_corpus(name, arguments.budget, arguments.seeds, arguments.teacher)
        for name in arguments.corpus
    ]
    print(table(rows))
    print(f"\nMean share of the labels: {mean(row['ratio'] for row in rows):.2f} (bar: 0.33).")
    lost = {row["corpus"]: 100 * (row["accuracy"] - row["wrong"]) for row in rows}
    most = max(lost, key=lambda name: lost[name])
    error = 100 * next(row["lost_error"] for row in rows if row["corpus"] == most)
    print(
        f"Lost by 5 % wrong answers: {mean(lost.values()):.1f} points on average, at most "
        f"{lost[most]:.1f} ({most}, standard error {error:.1f}; bar: 2)."
    )
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1), "utf-8")


if __name__ == "__main__":
    main()
