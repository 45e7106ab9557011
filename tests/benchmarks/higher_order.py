"""Cost of the higher-order semantic kernel on 20 Newsgroups, with its growth.

    python tests/benchmarks/higher_order.py [--data FOLDER] [--json FILE]

Every measurement runs in a fresh process with one thread. "Work" is the CPU time of the kernel or
the fit alone; the peak memory is that of the whole process. Both are compared with a single product
of two dense documents × documents matrices, the least that the paper's S = F F needs.
"""

import argparse
import json
import math
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from measure import Measurement, markdown_table, measure

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "data"
_SIZES = (2000, 4000, 8000, 16000)


def kernel(X: Any, y: Any) -> Any:
    """The paper's kernel of all documents, by the program."""
    from workbench.methods.higher_order import higher_order_kernel

    return higher_order_kernel(X)


def literal(X: Any, y: Any) -> Any:
    """The same with the equations written out, with dense matrices after F = D D'."""
    D = X.multiply(1 / X.max(axis=1).toarray().reshape(-1, 1).clip(1)).tocsr()
    F = (D @ D.T).toarray()
    S = F @ F.copy()  # a copy, because the library would use the symmetry
    return 0.95 * S / S.max() + 0.05 * F / F.max()


def product(X: Any, y: Any) -> Any:
    """A dense product of the same size, for comparison."""
    import numpy as np

    random = np.random.default_rng(0)
    left, right = (random.random((X.shape[0], X.shape[0])) for _ in range(2))
    started = time.process_time()
    left @ right
    return time.process_time() - started


def transduction(X: Any, y: Any) -> Any:
    """A whole fit of the improved variant with 5 % labelled: kernel, machines, predictions."""
    import numpy as np

    from workbench.methods.registry import METHODS

    partly = np.where(np.arange(len(y)) % 20 == 0, y, -1)
    return METHODS["higher-order-kernel-improved"].build().fit(X, partly)


_TITLES = {
    "kernel": "Kernel",
    "literal": "Kernel, equations written out",
    "product": "One dense product",
    "transduction": "Transduction",
}
WORK = {step.__name__: step for step in (kernel, literal, product, transduction)}


def count_corpus(data: Path, target: Path) -> None:
    """Count the stemmed terms of all newsgroups once and write them, shuffled, to a file."""
    import numpy as np
    import scipy.sparse as sp

    from workbench.corpora.readers.reading import read_corpus
    from workbench.corpora.terms.counting import count_terms
    from workbench.corpora.terms.tokens import TokenSettings

    corpus = read_corpus(data / "20news-18828.tar.gz")
    matrix = count_terms(corpus, TokenSettings(language="english"), workers=1)
    counts = matrix.counts[:, matrix.document_frequencies() >= 3].astype(np.float64)
    order = np.random.default_rng(0).permutation(len(corpus))
    sp.save_npz(target / "counts.npz", sp.csr_array(counts[order]))
    np.save(target / "classes.npy", corpus.class_index[order])


def work(name: str, size: int, folder: Path) -> None:
    """Run a step in this process and print its CPU seconds."""
    import numpy as np
    import scipy.sparse as sp

    X = sp.csr_array(sp.load_npz(folder / "counts.npz"))[:size]
    y = np.load(folder / "classes.npy")[:size]
    WORK[name](X[:400], y[:400])  # imports
    started = time.process_time()
    result = WORK[name](X, y)
    seconds = result if name == "product" else time.process_time() - started
    print(json.dumps(seconds))


def rows_of(folder: Path) -> list[dict[str, Any]]:
    """Measure every step at every size that it can take."""
    rows = []
    for size in _SIZES:
        for name in WORK:
            if size > 4000 and name in ("literal", "product"):
                continue  # cubic growth, which need not be measured
            command = [sys.executable, __file__, "--one", name, str(size), str(folder)]
            cost: Measurement = measure(command)
            seconds = float(cost.output.splitlines()[-1])
            rows.append({"work": name, "n": size, "cpu": seconds, "peak_mb": cost.peak_mb})
            print(rows[-1], file=sys.stderr, flush=True)
    return rows


def table(rows: list[dict[str, Any]]) -> str:
    """Show the measurements, each with its growth from half the size and its ratio."""
    seconds_of = {(row["work"], row["n"]): row["cpu"] for row in rows}
    lines = []
    for row in sorted(rows, key=lambda row: (row["work"], row["n"])):
        half = seconds_of.get((row["work"], row["n"] // 2))
        product_seconds = seconds_of.get(("product", row["n"]))
        growth = f"{math.log2(row['cpu'] / half):.2f}" if half else "–"
        ratio = f"{row['cpu'] / product_seconds:.2f}" if product_seconds else "–"
        seconds, memory = f"{row['cpu']:.2f}", f"{row['peak_mb']:.0f}"
        lines.append([_TITLES[row["work"]], row["n"], seconds, growth, ratio, memory])
    header = ("work", "documents", "CPU s", "exponent", "× one dense product", "peak MB")
    return markdown_table(header, lines)


def main() -> None:
    """Measure everything, or run a single step in a child process."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    data = os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT)
    parser.add_argument("--data", type=Path, default=data)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--one", nargs=3, metavar=("WORK", "SIZE", "FOLDER"))
    parser.add_argument("--count", nargs=2, metavar=("DATA", "FOLDER"))
    chosen = parser.parse_args()
    if chosen.count:
        count_corpus(Path(chosen.count[0]), Path(chosen.count[1]))
        return
    if chosen.one:
        work(chosen.one[0], int(chosen.one[1]), Path(chosen.one[2]))
        return
    with tempfile.TemporaryDirectory() as folder:
        # in its own process: the memory of this one would count for its child processes
        measure([sys.executable, __file__, "--count", str(chosen.data), folder])
        rows = rows_of(Path(folder))
    print(table(rows))
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
