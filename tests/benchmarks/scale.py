"""Cost of every method by corpus size, its growth, and the documents that fit into memory.

    python tests/benchmarks/scale.py [--data FOLDER] [--method NAME ...] [--again] [--help-pages]

2,000, 4,000, 8,000 and 16,000 documents of 20 Newsgroups (tf-idf, terms in three documents or
more) are given to every method with its default settings: classifiers learn from half of them and
classify the other half, transductive methods see all texts and one label in ten, clusterers group
all. Each measurement is a process of its own with one thread. A size is left out where it is
expected to take more than a minute; a method too slow for 4,000 gets 250, 500 and 1,000. The
results are stored in results/scale.json; `--help-pages` writes the limits that follow from them
into the help pages of the methods.
"""

import argparse
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from growth import GIGABYTE, Growth, growth_of, rounded
from measure import MeasurementError, markdown_table, measure
from spectral import weigh_corpus

from workbench.methods.registry import METHODS

_HERE = Path(__file__).resolve().parent
_BESIDE_THE_PROJECT = _HERE.parents[2] / "shared" / "data"
_KEPT = _HERE / "results" / "scale.json"
_PAGES = _HERE.parents[1] / "resources" / "help" / "methods"
_SIZES = (2000, 4000, 8000, 16000)
_FEW = (250, 500, 1000)  # for methods that are too slow for two of these
_NOTHING = "nothing"  # the process with the matrix alone
_AFFORDABLE, _LIMIT = 60.0, 150
_HEADING = "## Limits"
_MEMORIES = (8, 64)
TAKES_AT_MOST = {"hierarchical-clustering": 25_000}


def work(name: str, folder: Path, size: int) -> None:
    """Fit and predict once in this process and print the CPU time."""
    import numpy as np
    import scipy.sparse as sp

    X = sp.csr_array(sp.load_npz(folder / "weights.npz")[:size])
    X = sp.csr_array(X[:, np.unique(X.indices)])  # without terms that no document has, as in runs
    y = np.load(folder / "classes.npy")[:size]
    seconds = 0.0
    _ = METHODS["linear-svm"].estimator_class  # what every method imports
    if name != _NOTHING:
        method = METHODS[name]
        names = {parameter.name for parameter in method.parameters}
        values = {"n_clusters": 20} if method.task == "cluster" and "n_clusters" in names else {}
        estimator = method.build(**values)
        started = time.process_time()
        _fit(method.task, estimator, X, y)
        seconds = time.process_time() - started
    print(json.dumps({"seconds": seconds, "terms": X.shape[1]}))


def _fit(task: str, estimator: Any, X: Any, y: Any) -> None:
    if task == "classify":
        half = len(y) // 2
        estimator.fit(X[:half], y[:half]).predict(X[half:])
    elif task == "transduce":
        labels = y.copy()
        labels[len(y) // 10 :] = -1
        estimator.fit(X, labels)
    else:
        estimator.fit(X)


def measure_all(data: Path, names: Sequence[str], again: bool, kept: dict[str, Any]) -> None:
    """Measure what is not stored yet, the smallest size first."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for name in (_NOTHING, *names):
            if again:
                kept.pop(name, None)
            _measure_sizes(name, _SIZES, data, folder, kept)
            if found_growth(kept, name) is None:
                _measure_sizes(_NOTHING, _FEW, data, folder, kept)
                _measure_sizes(name, _FEW, data, folder, kept)


def _measure_sizes(
    name: str, sizes: Sequence[int], data: Path, folder: Path, kept: dict[str, Any]
) -> None:
    for size in sizes:
        if _is_affordable(kept.get(name, {}), size):
            if not (folder / "weights.npz").exists():
                weigh_corpus(data, folder)
            _measure_size(name, folder, size, kept)


def _is_affordable(found: Mapping[str, Any], size: int) -> bool:
    """Not measured, no smaller size failed, and affordable if the last cost grows quadratically."""
    smaller = {int(key): result for key, result in found.items() if int(key) <= size}
    if size in smaller or any("failed" in result for result in smaller.values()):
        return False
    last = max(smaller, default=0)
    return not last or smaller[last]["seconds"] * (size / last) ** 2 <= _AFFORDABLE


def _measure_size(name: str, folder: Path, size: int, kept: dict[str, Any]) -> None:
    command = ["prlimit", f"--cpu={_LIMIT}", sys.executable, __file__, "--work", name]
    try:
        measured = measure([*command, "--folder", str(folder), "--size", str(size)])
        values = json.loads(measured.output.strip().splitlines()[-1])
        result = {**values, "peak_mb": measured.peak_mb}
    except MeasurementError as problem:
        print(problem, file=sys.stderr)
        result = {"failed": f"no result within {_LIMIT} s", "terms": "own"}
    print(f"{name} {size}: {result}", file=sys.stderr, flush=True)
    kept.setdefault(name, {})[str(size)] = result
    _KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def found_growth(kept: Mapping[str, Any], name: str) -> Growth | None:
    """The growth of time and memory of a method, if two sizes were measured."""
    sizes = [int(size) for size, result in kept.get(name, {}).items() if "seconds" in result]
    if len(sizes) < 2:
        return None
    rows = [(size, kept[name][str(size)], kept[_NOTHING][str(size)]) for size in sorted(sizes)]
    return growth_of(
        [size for size, _, _ in rows],
        [result["seconds"] for _, result, _ in rows],
        [result["peak_mb"] for _, result, _ in rows],
        [base["peak_mb"] for _, _, base in rows],
    )


def table(kept: Mapping[str, Any]) -> str:
    """Seconds and megabytes by size, exponents, and the number of documents that fit."""
    header = ["method"]
    header += [f"{size:,} s" for size in _SIZES] + [f"{size:,} MB" for size in _SIZES]
    header += ["time ~ n^", "memory ~ n^", *(f"in {memory} GB" for memory in _MEMORIES)]
    lines = []
    for name in METHODS:
        growth = found_growth(kept, name)
        if growth is None:
            continue
        found = kept[name]
        lines.append(
            [
                name,
                *(_cell(found, size, "seconds", 2) for size in _SIZES),
                *(_cell(found, size, "peak_mb", 0) for size in _SIZES),
                f"{growth.time:.1f}",
                f"{growth.memory:.1f}" if growth.takes_memory else "≈ matrix",
                *(f"{rounded(growth.documents(memory * GIGABYTE)):,}" for memory in _MEMORIES),
            ]
        )
    return markdown_table(header, lines)


def _cell(found: Mapping[str, Any], size: int, what: str, digits: int) -> str:
    value = found.get(str(size), {}).get(what)
    return "–" if value is None else f"{value:.{digits}f}"


def measurement_notes(found: Mapping[str, Any]) -> str:
    """Notes on the measurements: which terms were used, and which sizes gave no result."""
    measured = [result for result in found.values() if "seconds" in result]
    own = all("terms" in result for result in measured)
    words = " Terms: those of the measured documents." if own else " Terms: all of the corpus."
    for size, result in found.items():
        if "failed" in result:
            which = "" if "terms" in result else " with all terms of the corpus"
            words += f" {int(size):,} documents: {result['failed']}{which}."
    return words + (" Only two sizes were measured." if len(measured) == 2 else "")


def limits_text(growth: Growth, found: Mapping[str, Any], most: int | None = None) -> str:
    """The limits of a method, for its help page; `most` is the limit that it enforces."""
    small, large = growth.documents(8 * GIGABYTE), growth.documents(64 * GIGABYTE)
    minute = growth.documents_in(60)
    refuses = f" The method accepts at most {most:,} documents." if most else ""
    grows = (
        f"beyond the matrix, it grows with the power {max(growth.memory, 0.0):.1f} of the number "
        "of documents"
        if growth.takes_memory
        else "hardly more than the term matrix itself"
    )
    return (
        f"{growth.largest:,} documents needed {growth.peak_mb / 1000:.1f} GB of memory and "
        f"{growth.seconds:.1f} seconds on one core. Memory: {grows}; 8 GB are enough for about "
        f"{rounded(small):,} documents, 64 GB for about {rounded(large):,}. Time grows with the "
        f"power {growth.time:.1f}: a minute is enough for about {rounded(minute):,} documents."
        f"{refuses}{measurement_notes(found)}"
        "\n\nMeasured by `tests/benchmarks/scale.py` on 20 Newsgroups with the default settings; "
        "classifiers learn from half of the documents. Values for more than "
        f"{growth.largest:,} documents are extrapolated from the growth, at least in proportion "
        "to the number of documents; costs that grow faster but are negligible at this size are "
        "not included. See also [a million documents](million.md).\n"
    )


def write_help_pages(kept: Mapping[str, Any]) -> None:
    """Put the limits of every measured method into its help page, in place of older ones."""
    for name in METHODS:
        growth = found_growth(kept, name)
        if growth is None:
            continue
        page = _PAGES / f"{name}.md"
        text = re.sub(
            rf"{_HEADING}\n.*?(?=^## |\Z)", "", page.read_text("utf-8"), flags=re.S | re.M
        )
        section = f"{_HEADING}\n\n{limits_text(growth, kept[name], TAKES_AT_MOST.get(name))}\n"
        place = text.find("## Paper")
        text = (
            text[:place] + section + text[place:] if place >= 0 else f"{text.rstrip()}\n\n{section}"
        )
        page.write_text(text.rstrip() + "\n", "utf-8")


def main() -> None:
    """Measure what is missing and print the table, or run a single measurement."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    default_folder = Path(os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT))
    parser.add_argument("--data", type=Path, default=default_folder)
    parser.add_argument("--method", nargs="+", choices=tuple(METHODS), default=list(METHODS))
    parser.add_argument("--again", action="store_true", help="repeat stored measurements")
    parser.add_argument("--help-pages", action="store_true", help="write limits into the help")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work:
        work(chosen.work, chosen.folder, chosen.size)
        return
    kept = json.loads(_KEPT.read_text("utf-8")) if _KEPT.exists() else {}
    measure_all(chosen.data, chosen.method, chosen.again, kept)
    if chosen.help_pages:
        write_help_pages(kept)
    print(table(kept))


if __name__ == "__main__":
    main()
