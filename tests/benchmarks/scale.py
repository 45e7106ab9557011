"""Cost of every method by corpus size, its growth, and the documents that fit into memory.

    python tests/benchmarks/scale.py [--data FOLDER] [--method NAME ...] [--again] [--help-pages]

2,000, 4,000, 8,000 and 16,000 documents of 20 Newsgroups (tf-idf, terms in three documents or
more) are given to every method with its default settings: classifiers learn from half of them and
classify the other half, transductive methods see all texts and one label in ten, clusterers group
all. One size is measured again with the other share of labels (a tenth, or half). Each measurement
is a process of its own with one thread. Sizes expected to take more than a minute are left out;
a method too slow for 4,000 gets 250, 500 and 1,000. The results are stored in results/scale.json;
`--help-pages` writes the limits that follow from them into the help pages of the methods.
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

from growth import Growth, extrapolation_note, growth_of, growth_words, largest, rounded
from measure import MeasurementError, markdown_table, measure
from spectral import weigh_corpus

from workbench.experiments.plans.array_sizes import CorpusSize, peak_bytes
from workbench.methods.registry import METHODS

_HERE = Path(__file__).resolve().parent
_BESIDE_THE_PROJECT = _HERE.parents[2] / "shared" / "data"
_KEPT = _HERE / "results" / "scale.json"
_PAGES = _HERE.parents[1] / "resources" / "help" / "methods"
_SIZES = (2000, 4000, 8000, 16000)
_FEW = (250, 500, 1000)  # for methods that are too slow for two of these
_OTHER_SIZE = 4000  # measured with the other share of labels too
OTHER_SHARE = ", other share"
_NOTHING = "nothing"  # the process with the matrix alone
_AFFORDABLE, _LIMIT = 60.0, 150
_HEADING = "## Limits"
_SECTION = re.compile(rf"{_HEADING}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
_MEMORIES = (8, 64)
SHARES = {0.1: "with a tenth labelled", 0.5: "with half labelled"}
_REFERENCE = {"documents": 16000, "terms": 49_000, "entries": 1_400_000}  # terms in 2 or more


def work(name: str, folder: Path, size: int, other_share: bool = False) -> None:
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
        _fit(method.task, estimator, X, y, share_of(method.task, other_share))
        seconds = time.process_time() - started
    print(json.dumps({"seconds": seconds, "terms": X.shape[1]}))


def share_of(task: str, other: bool = False) -> float:
    """The share of labelled documents, as it is usual for the task or the other one."""
    return (0.5 if other else 0.1) if task == "transduce" else (0.1 if other else 0.5)


def _fit(task: str, estimator: Any, X: Any, y: Any, share: float) -> None:
    labelled = round(share * len(y))
    if task == "classify":
        estimator.fit(X[:labelled], y[:labelled]).predict(X[labelled:])
    elif task == "transduce":
        labels = y.copy()
        labels[labelled:] = -1
        estimator.fit(X, labels)
    else:
        estimator.fit(X)


def measure_all(
    data: Path, names: Sequence[str], again: bool, kept: dict[str, Any], most: int = _SIZES[-1]
) -> None:
    """Measure what is not stored yet, the smallest size first."""
    sizes = [size for size in _SIZES if size <= most]
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for name in (_NOTHING, *names):
            if again and name != _NOTHING:  # the other methods are compared with it as well
                for key in (name, f"{name}{OTHER_SHARE}"):
                    kept.pop(key, None)
            _measure_sizes(name, sizes, data, folder, kept)
            if found_growth(kept, name) is None:
                _measure_sizes(_NOTHING, _FEW, data, folder, kept)
                _measure_sizes(name, _FEW, data, folder, kept)
            if name != _NOTHING and METHODS[name].task != "cluster":
                size = _OTHER_SIZE if str(_OTHER_SIZE) in kept[name] else _FEW[-1]
                _measure_sizes(f"{name}{OTHER_SHARE}", (size,), data, folder, kept)


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
                *(
                    f"{rounded(documents_in_memory(name, memory, share_of(METHODS[name].task))):,}"
                    for memory in _MEMORIES
                ),
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


def reference_size(documents: float, share: float, classes: int = 20) -> CorpusSize:
    """The size of a corpus like 20 Newsgroups with more or fewer documents."""
    # Vocabularies grow more slowly than corpora, and labelled documents have a part of the terms.
    terms = _REFERENCE["terms"] * (share * documents / _REFERENCE["documents"]) ** 0.5
    entries = _REFERENCE["entries"] * documents / _REFERENCE["documents"]
    return CorpusSize(
        round(documents), round(share * documents), round(terms), round(entries), classes
    )


def documents_in_memory(name: str, gigabytes: float, share: float) -> float:
    """The largest corpus whose arrays fit, by the formula of the method."""
    return largest(lambda n: peak_bytes(name, reference_size(n, share)) <= gigabytes * 1e9)


def limits_text(name: str, growth: Growth, kept: Mapping[str, Any], most: int | None = None) -> str:
    """The limits of a method, for its help page; `most` is the limit that it enforces."""
    minute = growth.documents_in(60)
    refuses = f" The method accepts at most {most:,} documents." if most else ""
    return (
        f"{growth.largest:,} documents needed {growth.peak_mb / 1000:.2f} GB of memory and "
        f"{growth.seconds:.1f} seconds on one core{_other_share(name, kept)}. By the size of its "
        f"largest arrays, {_memory_words(name)}. {growth_words(growth.time)} a "
        f"minute is enough for about {rounded(minute):,} documents."
        f"{extrapolation_note(minute / growth.largest)}{refuses}{measurement_notes(kept[name])}"
        "\n\nMeasured by `tests/benchmarks/scale.py` on 20 Newsgroups with the default settings; "
        "classifiers learn from half of the documents, transductive methods from a tenth. Memory "
        "is computed for documents and vocabularies like those of 20 Newsgroups by formulas that "
        "a test compares with measured peaks; times beyond the largest measured size are "
        "extrapolated. See also [a million documents](million.md).\n"
    )


def _memory_words(name: str) -> str:
    if METHODS[name].task == "cluster":
        return " and ".join(
            f"{memory} GB hold about {rounded(documents_in_memory(name, memory, 1.0)):,} documents"
            for memory in _MEMORIES
        )
    words = [
        f"{memory} GB hold about {rounded(documents_in_memory(name, memory, share)):,} documents "
        f"{labels}"
        for memory in _MEMORIES
        for share, labels in SHARES.items()
    ]
    return ", ".join(words[:-1]) + f" and {words[-1]}"


def _other_share(name: str, kept: Mapping[str, Any]) -> str:
    found = kept.get(f"{name}{OTHER_SHARE}", {})
    measured = [(size, result) for size, result in found.items() if "seconds" in result]
    if not measured:
        return ""
    size, result = measured[-1]
    labels = SHARES[share_of(METHODS[name].task, other=True)]
    return (
        f" ({int(size):,} documents {labels}: {result['peak_mb'] / 1000:.2f} GB and "
        f"{result['seconds']:.1f} seconds)"
    )


def write_help_pages(kept: Mapping[str, Any]) -> None:
    """Put the limits of every measured method into its help page, in place of older ones."""
    for name in METHODS:
        growth = found_growth(kept, name)
        if growth is None:
            continue
        page = _PAGES / f"{name}.md"
        text = _SECTION.sub("", page.read_text("utf-8"))
        section = f"{_HEADING}\n\n{limits_text(name, growth, kept, METHODS[name].most_documents)}\n"
        start = text.find("## Paper")
        text = (
            text[:start] + section + text[start:] if start >= 0 else f"{text.rstrip()}\n\n{section}"
        )
        page.write_text(text.rstrip() + "\n", "utf-8")


def main() -> None:
    """Measure what is missing and print the table, or run a single measurement."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    default_folder = Path(os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT))
    parser.add_argument("--data", type=Path, default=default_folder)
    parser.add_argument("--method", nargs="+", choices=tuple(METHODS), default=list(METHODS))
    parser.add_argument("--most", type=int, default=_SIZES[-1], help="the largest size")
    parser.add_argument("--again", action="store_true", help="repeat stored measurements")
    parser.add_argument("--help-pages", action="store_true", help="write limits into the help")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work:
        name = chosen.work.removesuffix(OTHER_SHARE)
        work(name, chosen.folder, chosen.size, name != chosen.work)
        return
    kept = json.loads(_KEPT.read_text("utf-8")) if _KEPT.exists() else {}
    measure_all(chosen.data, chosen.method, chosen.again, kept, chosen.most)
    if chosen.help_pages:
        write_help_pages(kept)
    print(table(kept))


if __name__ == "__main__":
    main()
