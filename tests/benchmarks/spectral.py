"""Cost of spectral learning on 20 Newsgroups against scikit-learn, with its growth.

    python tests/benchmarks/spectral.py [--data FOLDER] [--full] [--rounds N] [--json FILE]

Every measurement runs in a fresh process with one thread. "Work" is the CPU time of the step alone;
the peak memory is that of the whole process, matrix and libraries included. scikit-learn's default
solver needs many minutes for all documents, so it is compared on 8,000 unless `--full` is given.
"""

import argparse
import json
import math
import os
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from measure import markdown_table, measure
from spectral_steps import N_NEIGHBORS, STEPS, TITLES

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "data"
_SIZES = (2000, 4000, 8000, 16000)
_MOST_FOR_ARPACK = 8000


@dataclass(frozen=True)
class Cost:
    """One step: CPU seconds of the step, peak megabytes of its process, and its quality."""

    step: str
    documents: int
    seconds: float
    peak_mb: float
    quality: float


_GROWING = ("graph", "clusters", "additive_clusters", "classification", "additive_classification")


def weigh_corpus(data: Path, target: Path) -> int:
    """Write tf-idf weights and classes of all newsgroups, shuffled, to files."""
    import numpy as np
    import scipy.sparse as sp
    from sklearn.feature_extraction.text import TfidfTransformer

    from workbench.corpora.readers.reading import read_corpus
    from workbench.corpora.terms.counting import count_terms
    from workbench.corpora.terms.tokens import TokenSettings

    corpus = read_corpus(data / "20news-18828.tar.gz")
    matrix = count_terms(corpus, TokenSettings(language="english"), workers=1)
    counts = matrix.counts[:, matrix.document_frequencies() >= 3]
    order = np.random.default_rng(0).permutation(len(corpus))
    weights = TfidfTransformer().fit_transform(sp.csr_matrix(counts, dtype=np.float64))[order]
    sp.save_npz(target / "weights.npz", weights)
    np.save(target / "classes.npy", np.asarray(corpus.class_index)[order])
    return len(order)


def find_neighbours(target: Path, size: int) -> None:
    """Write the neighbours among the first documents to a file, for the steps that need them."""
    import numpy as np
    import scipy.sparse as sp

    from workbench.methods.spectral.clustering import SpectralClustering

    X = sp.load_npz(target / "weights.npz")[:size]
    prepared = SpectralClustering(n_neighbors=N_NEIGHBORS).prepare(X)
    np.savez(target / f"neighbours-{size}.npz", **prepared)


def work(step: str, target: Path, size: int) -> None:
    """Run a step in this process and print its CPU time and quality."""
    import numpy as np
    import scipy.sparse as sp

    import workbench.methods.spectral  # noqa: F401  imports are not part of the step

    X = sp.load_npz(target / "weights.npz")[:size]
    y = np.load(target / "classes.npy")[:size]
    file = target / f"neighbours-{size}.npz"
    A = dict(np.load(file)) if file.exists() else None
    started = time.process_time()
    quality = STEPS[step](X, A, y)
    print(json.dumps({"seconds": time.process_time() - started, "quality": quality}))


def cheapest(steps: list[tuple[str, int]], target: Path, rounds: int) -> list[Cost]:
    """Measure steps in turns, so that slow minutes affect all of them; keep the cheapest."""
    turns = [[_once(step, target, size) for step, size in steps] for _ in range(rounds)]
    return [min(same_step, key=lambda cost: cost.seconds) for same_step in zip(*turns, strict=True)]


def _once(step: str, target: Path, size: int) -> Cost:
    command = [sys.executable, __file__, "--work", step, "--target", str(target), "--size", size]
    measured = measure([str(part) for part in command])
    values = json.loads(measured.output.strip().splitlines()[-1])
    print(f"{step} {size}: {values['seconds']:.2f} s, {measured.peak_mb:.0f} MB", file=sys.stderr)
    return Cost(step, size, values["seconds"], measured.peak_mb, values["quality"])


def compare(target: Path, n_documents: int, full: bool, rounds: int) -> list[Cost]:
    """Measure every step on all documents, scikit-learn's default solver on fewer."""
    slow, n_slow = "sklearn_arpack", n_documents if full else _MOST_FOR_ARPACK
    steps = [(step, n_documents) for step in STEPS if step != slow]
    steps += [] if full else [("clusters", n_slow)]
    return [*cheapest(steps, target, rounds), *cheapest([(slow, n_slow)], target, 1)]


def ratios(costs: list[Cost]) -> list[tuple[str, str, str]]:
    """The important ratios, each with its goal."""
    by = {(cost.step, cost.documents): cost for cost in costs}
    n = max(cost.documents for cost in costs)
    arpack = next(cost for cost in costs if cost.step == "sklearn_arpack")
    own = by["clusters", arpack.documents]
    graph_cost, rival = by["graph", n], by["sklearn_graph", n]

    def times(over: float, under: float) -> str:
        return f"{over / under:.2f}"

    classify = [by[step, n].seconds for step in ("classification", "additive_classification")]
    lobpcg = by["sklearn_lobpcg", n].seconds
    return [
        ("graph: scikit-learn / ours, time", times(rival.seconds, graph_cost.seconds), "≥ 3"),
        ("graph: scikit-learn / ours, memory", times(rival.peak_mb, graph_cost.peak_mb), "≥ 10"),
        (
            f"clusters: arpack / ours, {arpack.documents} documents",
            times(arpack.seconds, own.seconds),
            "≥ 50",
        ),
        ("clusters: lobpcg / ours", times(lobpcg, by["clusters", n].seconds), "≥ 1"),
        (
            "clusters: lobpcg / ours, additive",
            times(lobpcg, by["additive_clusters", n].seconds),
            "",
        ),
        ("classification / graph", times(classify[0], graph_cost.seconds), "≤ 2"),
        ("classification / graph, additive", times(classify[1], graph_cost.seconds), "≤ 2"),
    ]


def growth(costs: list[Cost]) -> list[list[str]]:
    """Seconds and peak memory by size, and the exponent between the smallest and the largest."""
    rows = []
    for step in _GROWING:
        line = sorted(
            (cost for cost in costs if cost.step == step), key=lambda cost: cost.documents
        )
        factor = math.log(line[-1].documents / line[0].documents)
        exponent = math.log(line[-1].seconds / line[0].seconds) / factor
        cells = [f"{cost.seconds:.2f} s, {cost.peak_mb:.0f} MB" for cost in line]
        rows.append([TITLES[step], *cells, f"{exponent:.2f}"])
    return rows


def report(costs: list[Cost], grown: list[Cost]) -> str:
    """Every table as Markdown."""
    measured = [
        [
            TITLES[cost.step],
            cost.documents,
            f"{cost.seconds:.2f}",
            f"{cost.peak_mb:.0f}",
            f"{cost.quality:.3f}",
        ]
        for cost in costs
    ]
    header = ["step", "documents", "CPU s", "peak MB", "links, adjusted Rand or accuracy"]
    return "\n\n".join(
        [
            markdown_table(header, measured),
            markdown_table(["ratio", "measured", "wanted"], ratios(costs)),
            markdown_table(["growth", *map(str, _SIZES), "exponent"], growth(grown)),
        ]
    )


def main() -> None:
    """Measure everything and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=os.environ.get("WORKBENCH_DATA"))
    parser.add_argument("--full", action="store_true", help="arpack on all documents")
    parser.add_argument("--rounds", type=int, default=3, help="keep the cheapest of this many")
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    parser.add_argument("--prepare", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--work", choices=STEPS, help=argparse.SUPPRESS)
    parser.add_argument("--target", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work(options.work, options.target, options.size)
        return
    if options.prepare:
        prepare(Path(options.data or _BESIDE_THE_PROJECT), options.prepare)
        return
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        # In its own process: the memory of this one would count for every process that it starts.
        output = measure([*_again(options), "--prepare", folder]).output
        n_documents = int(output.strip().splitlines()[-1])
        costs = compare(target, n_documents, options.full, options.rounds)
        grown = cheapest([(step, size) for step in _GROWING for size in _SIZES], target, 1)
    print(report(costs, grown))
    if options.json:
        options.json.write_text(json.dumps([asdict(cost) for cost in [*costs, *grown]], indent=1))


def prepare(data: Path, target: Path) -> None:
    """Write the input of the steps to files, and print the number of documents."""
    n_documents = weigh_corpus(data, target)
    for size in (*_SIZES, n_documents):
        find_neighbours(target, size)
    print(n_documents)


def _again(options: argparse.Namespace) -> list[str]:
    return [sys.executable, __file__, *(["--data", str(options.data)] if options.data else [])]


if __name__ == "__main__":
    main()
