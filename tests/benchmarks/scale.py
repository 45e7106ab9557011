"""Cost against corpus size for every method, its growth, and what a gigabyte holds.

    python tests/benchmarks/scale.py [--data FOLDER] [--method NAME ...] [--again] [--help-pages]

2,000, 4,000, 8,000 and 16,000 documents of 20 Newsgroups (tf-idf, terms in three documents or
more) are given to every method with its usual settings: classifiers learn from half of them and
judge the other half, transductive ones see all texts and one class in ten, clusterers group all.
Each measurement is a process of its own with one thread. A size is left out where it is expected
to take more than a minute; a method too slow for 4,000 gets 250, 500 and 1,000. What was measured
is kept in results/scale.json; `--help-pages` writes the limits that follow from it into
the methods' help.
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
_BEARABLE, _LIMIT = 60.0, 150
_HEADING = "## How far it goes"
_MEMORIES = (8, 64)
TAKES_AT_MOST = {"hierarchical-clustering": 25_000}


def work(name: str, folder: Path, size: int) -> None:
    """Fit and judge once in this process and print the CPU time."""
    import numpy as np
    import scipy.sparse as sp

    X = sp.csr_array(sp.load_npz(folder / "weights.npz")[:size])
    X = sp.csr_array(X[:, np.unique(X.indices)])  # as everywhere, no terms that no document has
    y = np.load(folder / "classes.npy")[:size]
    seconds = 0.0
    _ = METHODS["linear-svm"].estimator_class  # what every method imports
    if name != _NOTHING:
        method = METHODS[name]
        named = {one.name for one in method.parameters}
        given = {"n_clusters": 20} if method.task == "cluster" and "n_clusters" in named else {}
        estimator = method.build(**given)
        started = time.process_time()
        _fit(method.task, estimator, X, y)
        seconds = time.process_time() - started
    print(json.dumps({"seconds": seconds, "terms": X.shape[1]}))


def _fit(task: str, estimator: Any, X: Any, y: Any) -> None:
    if task == "classify":
        half = len(y) // 2
        estimator.fit(X[:half], y[:half]).predict(X[half:])
    elif task == "transduce":
        known = y.copy()
        known[len(y) // 10 :] = -1
        estimator.fit(X, known)
    else:
        estimator.fit(X)


def measure_all(data: Path, names: Sequence[str], again: bool, kept: dict[str, Any]) -> None:
    """Measure what is not kept yet, the smallest size first."""
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
        if _is_wanted(kept.get(name, {}), size):
            if not (folder / "weights.npz").exists():
                weigh_corpus(data, folder)
            _measure_one(name, folder, size, kept)


def _is_wanted(found: Mapping[str, Any], size: int) -> bool:
    """Not known, nothing as small failed, and bearable if the last cost grows as a square."""
    smaller = {int(each): one for each, one in found.items() if int(each) <= size}
    if size in smaller or any("failed" in one for one in smaller.values()):
        return False
    last = max(smaller, default=0)
    return not last or smaller[last]["seconds"] * (size / last) ** 2 <= _BEARABLE


def _measure_one(name: str, folder: Path, size: int, kept: dict[str, Any]) -> None:
    command = ["prlimit", f"--cpu={_LIMIT}", sys.executable, __file__, "--work", name]
    try:
        found = measure([*command, "--folder", str(folder), "--size", str(size)])
        told = json.loads(found.output.strip().splitlines()[-1])
        one = {**told, "peak_mb": found.peak_mb}
    except MeasurementError as problem:
        print(problem, file=sys.stderr)
        one = {"failed": f"no result within {_LIMIT} s", "terms": "own"}
    print(f"{name} {size}: {one}", file=sys.stderr, flush=True)
    kept.setdefault(name, {})[str(size)] = one
    _KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def found_growth(kept: Mapping[str, Any], name: str) -> Growth | None:
    """How time and memory beyond the matrix grow for a method, if two sizes were measured."""
    sizes = [int(size) for size, one in kept.get(name, {}).items() if "seconds" in one]
    if len(sizes) < 2:
        return None
    rows = [(size, kept[name][str(size)], kept[_NOTHING][str(size)]) for size in sorted(sizes)]
    return growth_of(
        [size for size, _, _ in rows],
        [one["seconds"] for _, one, _ in rows],
        [one["peak_mb"] for _, one, _ in rows],
        [base["peak_mb"] for _, _, base in rows],
    )


def table(kept: Mapping[str, Any]) -> str:
    """Seconds and megabytes by size, exponents, and the number of documents that fit."""
    heads = ["method"]
    heads += [f"{size:,} s" for size in _SIZES] + [f"{size:,} MB" for size in _SIZES]
    heads += ["time ~ n^", "memory ~ n^", *(f"in {one} GB" for one in _MEMORIES)]
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
                *(f"{rounded(growth.documents(one * GIGABYTE)):,}" for one in _MEMORIES),
            ]
        )
    return markdown_table(heads, lines)


def _cell(found: Mapping[str, Any], size: int, what: str, digits: int) -> str:
    value = found.get(str(size), {}).get(what)
    return "–" if value is None else f"{value:.{digits}f}"


def how_words(found: Mapping[str, Any]) -> str:
    """What a reader must know of the measurements: which terms, and what gave no result."""
    measured = [one for one in found.values() if "seconds" in one]
    own = all("terms" in one for one in measured)
    words = " Terms: those of the documents at hand." if own else " Terms: all of the corpus."
    for size, one in found.items():
        if "failed" in one:
            which = "" if "terms" in one else " with all terms of the corpus"
            words += f" {int(size):,} documents: {one['failed']}{which}."
    return words + (" Two sizes alone were measured." if len(measured) == 2 else "")


def limit_words(growth: Growth, found: Mapping[str, Any], most: int | None = None) -> str:
    """The lines of a help page that say how far a method goes; `most` is its own limit."""
    small, large = growth.documents(8 * GIGABYTE), growth.documents(64 * GIGABYTE)
    minute = growth.documents_in(60)
    refuses = f" It takes {most:,} documents at most, whatever the memory." if most else ""
    grows = (
        f"beyond the matrix it grows with the power {max(growth.memory, 0.0):.1f} of the number of "
        "documents"
        if growth.takes_memory
        else "it takes hardly more than the matrix of terms itself"
    )
    return (
        f"{growth.largest:,} documents needed {growth.peak_mb / 1000:.1f} GB of memory and "
        f"{growth.seconds:.1f} seconds of one core. WindowSettings: {grows}; 8 GB hold about "
        f"{rounded(small):,} documents, 64 GB about {rounded(large):,}. Time grows with the power "
        f"{growth.time:.1f}: a minute is enough for about {rounded(minute):,} documents.{refuses}"
        f"{how_words(found)}"
        "\n\nMeasured by `tests/benchmarks/scale.py` on 20 Newsgroups with the usual settings, "
        "classifiers with half of the documents to learn from; what is beyond "
        f"{growth.largest:,} documents is calculated from the growth, time and memory at "
        "least in proportion to the documents; what grows faster but is still too small to be "
        "noticed there is not in it. See also [a million documents](million.md).\n"
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
        section = f"{_HEADING}\n\n{limit_words(growth, kept[name], TAKES_AT_MOST.get(name))}\n"
        place = text.find("## Paper")
        text = (
            text[:place] + section + text[place:] if place >= 0 else f"{text.rstrip()}\n\n{section}"
        )
        page.write_text(text.rstrip() + "\n", "utf-8")


def main() -> None:
    """Measure what is missing and print the table, or be one of the measurements."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    usual = Path(os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT))
    parser.add_argument("--data", type=Path, default=usual)
    parser.add_argument("--method", nargs="+", choices=tuple(METHODS), default=list(METHODS))
    parser.add_argument("--again", action="store_true", help="measure what is kept once more")
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
