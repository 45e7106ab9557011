"""What diffusion over terms adds to a linear SVM, and whether it costs anything with many labels.

    python tests/benchmarks/term_diffusion.py [--corpus NAME ...] [--sizes 1%,5%] [--draws N]
                                              [--json FILE]
    python tests/benchmarks/term_diffusion.py --stored FILE ...   the tables of earlier runs

Accuracy on the draws and features of few_labels.py; differences from the linear SVM in points with
a paired t-test over the draws. The kernel of our variant is the sum of two kernels of unit length
and its cost is higher with few labels, so the linear SVM with the same cost and scale is its
matched baseline.
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
from scipy.stats import ttest_rel

from workbench.methods.base import UNLABELLED
from workbench.methods.registry import METHODS

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
Cells = dict[str, dict[str, list[float]]]


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


def measure_corpus(name: str, sizes: list[str], repeats: int) -> Cells:
    """Accuracies of all lines by training size, one per draw."""
    X, classes = load(name)
    prepared = {
        method: METHODS[method].build().prepare(X)
        for method, _ in _LINES.values()
        if METHODS[method].task == "transduce"
    }
    cells: Cells = {}
    for size in sizes:
        for sides in draws(classes, size, repeats):
            for line in _LINES:
                found = accuracy(line, X, classes, sides, prepared)
                cells.setdefault(line, {}).setdefault(size, []).append(found)
        row = {line: round(100 * mean(found[size]), 1) for line, found in cells.items()}
        print(name, size, row, file=sys.stderr, flush=True)
    return cells


def table(cells: Cells) -> str:
    """Mean accuracies in percent and, below, differences from the linear SVM with p-values."""
    sizes = list(cells["our variant"])
    rows = [
        [line, *(f"{100 * mean(found[size]):.1f}" for size in sizes)]
        for line, found in cells.items()
    ]
    for twin in ("linear SVM", MATCHED):
        rows.append([f"our variant − {twin}", *(_difference(cells, twin, size) for size in sizes)])
    return markdown_table(["", *sizes], rows)


def _difference(cells: Cells, twin: str, size: str) -> str:
    own, other = (np.array(cells[line][size]) for line in ("our variant", twin))
    gain = f"{100 * np.mean(own - other):+.1f}".replace("-", "−")
    if len(own) < 5 or np.ptp(own - other) == 0:
        return gain
    return f"{gain} (p = {ttest_rel(own, other).pvalue:.2g})"


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


def print_all(results: dict[str, Cells]) -> None:
    """Print the tables and the verdicts."""
    for name, cells in results.items():
        n_draws = len(next(iter(cells["our variant"].values())))
        print(f"**{name}**, {n_draws} draw{'s' if n_draws > 1 else ''}\n\n{table(cells)}\n")
    print("\n\n".join(verdicts(results)))


def main() -> None:
    """Measure the chosen corpora, or print stored measurements."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--corpus", nargs="+", choices=_CORPORA, default=list(_CORPORA))
    parser.add_argument("--sizes", default="1%,5%,10%,50%")
    parser.add_argument("--draws", type=int, default=10)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--stored", type=Path, nargs="+", help="print what --json has written")
    chosen = parser.parse_args()
    results: dict[str, Cells] = {}
    for file in chosen.stored or []:
        results |= json.loads(file.read_text("utf-8"))
    for name in [] if chosen.stored else chosen.corpus:
        results[name] = measure_corpus(name, chosen.sizes.split(","), chosen.draws)
        if chosen.json:
            chosen.json.write_text(json.dumps(results, indent=1), "utf-8")
    print_all(results)


if __name__ == "__main__":
    main()
