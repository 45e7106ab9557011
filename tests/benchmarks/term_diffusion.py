"""What diffusion over terms adds to a linear SVM, and whether it costs anything with many labels.

    python tests/benchmarks/term_diffusion.py [--corpus NAME ...] [--sizes 1%,5%] [--draws N]
                                              [--again]

Accuracy on the draws and features of few_labels.py; differences from the linear SVM in points with
the t-test corrected for the documents that draws share. The kernel of our variant is the sum of two
kernels of unit length, so the linear SVM with twice its cost, which has the same scale, is its
matched baseline. What was measured is stored in results/term_diffusion.json.
"""

import argparse
import json
import sys
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
from few_labels import draws, load
from measure import markdown_table

from workbench.experiments.scoring.comparisons import Draws
from workbench.experiments.scoring.shared_documents import shared_t
from workbench.methods.base import UNLABELLED
from workbench.methods.registry import METHODS

_KEPT = Path(__file__).resolve().parent / "results" / "term_diffusion.json"
_CORPORA = ("1150haber", "science", "r8", "webkb5", "20news")
_OURS = "term-cluster-kernel-improved"
MATCHED = "linear SVM, same cost"
_LINES: dict[str, tuple[str, dict[str, Any]]] = {
    "linear SVM": ("linear-svm", {}),
    MATCHED: ("linear-svm", {}),
    "diffused alone": ("term-diffused-svm", {}),
    "our variant": (_OURS, {}),
}
_BARS = {"1%": 7.0, "5%": 2.0, "10%": -0.5, "50%": -0.5}  # points over the linear SVM
Cells = dict[str, dict[str, list[float]]]  # line, size, draw
Facts = dict[str, dict[str, Any]]  # of the draws of a size, as Draws wants them


def accuracy(line: str, X: Any, classes: Any, sides: Any, prepared: Any) -> float:
    """The share of test documents whose class a line finds."""
    name, values = _LINES[line]
    (train, test), method = sides, METHODS[name]
    if line == MATCHED:
        values = {"cost": matched_cost(len(train) / len(np.unique(classes)))}
    if method.task == "classify":
        found = method.build(**values).fit(X[train], classes[train]).predict(X[test])
    else:
        shown = np.full(len(classes), UNLABELLED)
        shown[train] = classes[train]
        found = method.build(**values).fit(X, shown, prepared=prepared[name]).transduction_[test]
    return float(np.mean(found == classes[test]))


def matched_cost(labels_per_class: float) -> float:
    """The cost of our variant times the scale of its kernel, with its default settings."""
    ours = METHODS[_OURS].build()
    plain = labels_per_class / (labels_per_class + ours.half_labels)
    return 2 * ours.cost * (1 + ours.few_labels_cost * (1 - plain))


def measure_sizes(name: str, sizes: list[str], repeats: int, found: dict[str, Any]) -> None:
    """Add the accuracies of all lines by training size, one per draw."""
    X, classes = load(name)
    prepared = {
        method: METHODS[method].build().prepare(X)
        for method, _ in _LINES.values()
        if METHODS[method].task == "transduce"
    }
    for size in sizes:
        chosen = list(draws(classes, size, repeats))
        found["draws"][size] = facts_of(chosen)
        for line in _LINES:
            found["accuracy"].setdefault(line, {})[size] = [
                accuracy(line, X, classes, sides, prepared) for sides in chosen
            ]
        row = {line: round(100 * mean(of[size]), 1) for line, of in found["accuracy"].items()}
        print(name, size, row, file=sys.stderr, flush=True)


def facts_of(chosen: list[tuple[Any, Any]]) -> dict[str, Any]:
    """What a test has to know of draws: their sizes, and whether training sets overlap."""
    training, tested = (len(side) for side in chosen[0])
    every = np.concatenate([train for train, _ in chosen])
    return {
        "test_to_training": tested / training,
        "test_size": tested,
        "are_disjoint": len(np.unique(every)) == len(every),
    }


def table(cells: Cells, facts: Facts) -> str:
    """Mean accuracies in percent and, below, differences from the linear SVM with p-values."""
    sizes = list(cells["our variant"])
    rows = [
        [line, *(f"{100 * mean(found[size]):.1f}" for size in sizes)]
        for line, found in cells.items()
    ]
    for other in ("linear SVM", MATCHED):
        shown = (_difference(cells, other, size, Draws(**facts[size])) for size in sizes)
        rows.append([f"our variant − {other}", *shown])
    return markdown_table(["", *sizes], rows)


def _difference(cells: Cells, baseline: str, size: str, drawn: Draws) -> str:
    own, other = (np.array(cells[line][size]) for line in ("our variant", baseline))
    tested = shared_t(own, other, drawn)
    gain = f"{100 * tested.difference:+.1f}".replace("-", "−")
    return f"{gain} (p = {tested.p_value:.2g})" if tested.has_enough_pairs else gain


def verdicts(results: dict[str, Cells]) -> list[str]:
    """Which of the wanted gains were reached."""
    sentences = []
    for size, bar in _BARS.items():
        gains = {
            name: 100 * (mean(cells["our variant"][size]) - mean(cells["linear SVM"][size]))
            for name, cells in results.items()
            if size in cells["our variant"]
        }
        if gains:
            worst = min(gains, key=lambda name: gains[name])
            sentences.append(f"{size}: least gain {gains[worst]:+.1f}, {worst} (at least {bar:+}).")
    return [sentence.replace("-", "−") for sentence in sentences]


def page(kept: dict[str, Any]) -> str:
    """The tables of all corpora and the verdicts."""
    parts = []
    for name in _CORPORA:
        cells = kept[name]["accuracy"]
        n_draws = len(next(iter(cells["our variant"].values())))
        title = f"**{name}**, {n_draws} draw{'s' if n_draws > 1 else ''}"
        parts += [title, table(cells, kept[name]["draws"])]
    return "\n\n".join(parts + verdicts({name: kept[name]["accuracy"] for name in _CORPORA}))


def main() -> None:
    """Measure what is missing and print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--corpus", nargs="+", choices=_CORPORA, default=list(_CORPORA))
    parser.add_argument("--sizes", default="1%,5%,10%,50%")
    parser.add_argument("--draws", type=int, default=10)
    parser.add_argument("--again", action="store_true", help="measure what is kept once more")
    chosen = parser.parse_args()
    kept = json.loads(_KEPT.read_text("utf-8")) if _KEPT.exists() else {}
    for name in chosen.corpus:
        found = kept.setdefault(name, {"draws": {}, "accuracy": {}})
        missing = [
            size for size in chosen.sizes.split(",") if chosen.again or size not in found["draws"]
        ]
        if missing:
            measure_sizes(name, missing, chosen.draws, found)
            _KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(page(kept))


if __name__ == "__main__":
    main()
