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
from typing import Any

from measure import markdown_table, measure

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "data"
_SIZES = (2000, 4000, 8000, 16000)
_BEARABLE = 8000
_N_NEIGHBORS, _N_CLASSES, _LABELLED = 20, 20, 0.01


@dataclass(frozen=True)
class Cost:
    """One step: CPU seconds of the step, peak megabytes of its process, and its quality."""

    step: str
    documents: int
    seconds: float
    peak_mb: float
    quality: float


def graph(X: Any, A: Any, y: Any) -> float:
    """The neighbour graph, by the program."""
    from workbench.methods.spectral import neighbour_affinity

    return float(neighbour_affinity(X, _N_NEIGHBORS).nnz)


def sklearn_graph(X: Any, A: Any, y: Any) -> float:
    """The neighbours alone, by scikit-learn's brute force."""
    from sklearn.neighbors import NearestNeighbors

    search = NearestNeighbors(n_neighbors=_N_NEIGHBORS + 1, metric="cosine", algorithm="brute")
    return float(search.fit(X).kneighbors_graph(X).nnz)


def clusters(X: Any, A: Any, y: Any) -> float:
    """Clusters from a given graph, symmetric normalisation."""
    return _clusters(X, A, y, "symmetric")


def additive_clusters(X: Any, A: Any, y: Any) -> float:
    """Clusters from a given graph, additive normalisation."""
    return _clusters(X, A, y, "additive")


def sklearn_arpack(X: Any, A: Any, y: Any) -> float:
    """Clusters from the same graph by scikit-learn's default solver."""
    return _sklearn_clusters(A, y, "arpack")


def sklearn_lobpcg(X: Any, A: Any, y: Any) -> float:
    """Clusters from the same graph by scikit-learn's fastest solver."""
    return _sklearn_clusters(A, y, "lobpcg")


def classification(X: Any, A: Any, y: Any) -> float:
    """From the term matrix to the classes of all documents, 1 % labelled, symmetric."""
    return _classification(X, y, "symmetric")


def additive_classification(X: Any, A: Any, y: Any) -> float:
    """From the term matrix to the classes of all documents, 1 % labelled, additive."""
    return _classification(X, y, "additive")


def bias(X: Any, A: Any, y: Any) -> float:
    """Grouping with bias from the term matrix to the classes of all documents."""
    from workbench.methods.spectral.bias import GroupingWithBias

    shown = _shown(y)
    found = GroupingWithBias(n_neighbors=_N_NEIGHBORS).fit(X, shown).transduction_
    return float((found == y)[shown < 0].mean())


STEPS = {
    one.__name__: one
    for one in (
        graph,
        sklearn_graph,
        clusters,
        additive_clusters,
        sklearn_arpack,
        sklearn_lobpcg,
        classification,
        additive_classification,
        bias,
    )
}
_GROWING = ("graph", "clusters", "additive_clusters", "classification", "additive_classification")


def _clusters(X: Any, A: Any, y: Any, normalization: str) -> float:
    from sklearn.metrics import adjusted_rand_score

    from workbench.methods.spectral.clustering import SpectralClustering

    model = SpectralClustering(n_clusters=_N_CLASSES, normalization=normalization)
    return float(adjusted_rand_score(y, model.fit(X, prepared=A).labels_))


def _sklearn_clusters(A: Any, y: Any, solver: str) -> float:
    import warnings

    from sklearn.cluster import SpectralClustering
    from sklearn.metrics import adjusted_rand_score

    from workbench.methods.algebra.graphs import affinity_of
    from workbench.methods.algebra.nearest import NeighbourLists

    affinity = affinity_of(NeighbourLists(A["neighbours"], A["similarities"]))
    model = SpectralClustering(
        _N_CLASSES, affinity="precomputed", eigen_solver=solver, random_state=0
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of unconnected documents
        return float(adjusted_rand_score(y, model.fit(affinity).labels_))


def _classification(X: Any, y: Any, normalization: str) -> float:
    from workbench.methods.spectral.classification import SpectralClassification

    shown = _shown(y)
    model = SpectralClassification(n_neighbors=_N_NEIGHBORS, normalization=normalization)
    return float((model.fit(X, shown).transduction_ == y)[shown < 0].mean())


def _shown(y: Any) -> Any:
    import numpy as np

    random = np.random.default_rng(0)
    shown = np.full(len(y), -1)
    for one in np.unique(y):
        rows = random.permutation(np.flatnonzero(y == one))
        shown[rows[: max(1, round(_LABELLED * len(rows)))]] = one
    return shown


def weigh_corpus(data: Path, target: Path) -> int:
    """Leave tf-idf weights and classes of all newsgroups, shuffled, in files."""
    import numpy as np
    import scipy.sparse as sp
    from sklearn.feature_extraction.text import TfidfTransformer

    from workbench.corpora.readers import read_corpus
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
    """Leave the neighbours among the first documents in a file, for steps that start there."""
    import numpy as np
    import scipy.sparse as sp

    from workbench.methods.spectral.clustering import SpectralClustering

    X = sp.load_npz(target / "weights.npz")[:size]
    prepared = SpectralClustering(n_neighbors=_N_NEIGHBORS).prepare(X)
    np.savez(target / f"neighbours-{size}.npz", **prepared)


def work(step: str, target: Path, size: int) -> None:
    """Do one step in this process and print its CPU time and quality."""
    import numpy as np
    import scipy.sparse as sp

    import workbench.methods.spectral  # noqa: F401  imports are not part of the step

    X = sp.load_npz(target / "weights.npz")[:size]
    y = np.load(target / "classes.npy")[:size]
    found = target / f"neighbours-{size}.npz"
    A = dict(np.load(found)) if found.exists() else None
    started = time.process_time()
    quality = STEPS[step](X, A, y)
    print(json.dumps({"seconds": time.process_time() - started, "quality": quality}))


def cheapest(steps: list[tuple[str, int]], target: Path, rounds: int) -> list[Cost]:
    """Measure steps in turns, so that slow minutes of the machine meet all; keep the cheapest."""
    turns = [[_once(step, target, size) for step, size in steps] for _ in range(rounds)]
    return [min(one, key=lambda each: each.seconds) for one in zip(*turns, strict=True)]


def _once(step: str, target: Path, size: int) -> Cost:
    command = [sys.executable, __file__, "--work", step, "--target", str(target), "--size", size]
    found = measure([str(part) for part in command])
    told = json.loads(found.output.strip().splitlines()[-1])
    print(f"{step} {size}: {told['seconds']:.2f} s, {found.peak_mb:.0f} MB", file=sys.stderr)
    return Cost(step, size, told["seconds"], found.peak_mb, told["quality"])


def compare(target: Path, n_documents: int, full: bool, rounds: int) -> list[Cost]:
    """Measure every step on all documents, scikit-learn's default solver where it is bearable."""
    slow, bearable = "sklearn_arpack", n_documents if full else _BEARABLE
    steps = [(step, n_documents) for step in STEPS if step != slow]
    steps += [] if full else [("clusters", bearable)]
    return [*cheapest(steps, target, rounds), *cheapest([(slow, bearable)], target, 1)]


def ratios(costs: list[Cost]) -> list[tuple[str, str, str]]:
    """The comparisons that matter, each with what it should be."""
    by = {(one.step, one.documents): one for one in costs}
    n = max(one.documents for one in costs)
    arpack = next(one for one in costs if one.step == "sklearn_arpack")
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
        line = sorted((one for one in costs if one.step == step), key=lambda one: one.documents)
        factor = math.log(line[-1].documents / line[0].documents)
        exponent = math.log(line[-1].seconds / line[0].seconds) / factor
        cells = [f"{one.seconds:.2f} s, {one.peak_mb:.0f} MB" for one in line]
        rows.append([step, *cells, f"{exponent:.2f}"])
    return rows


def report(costs: list[Cost], grown: list[Cost]) -> str:
    """All of it as Markdown."""
    measured = [
        [one.step, one.documents, f"{one.seconds:.2f}", f"{one.peak_mb:.0f}", f"{one.quality:.3f}"]
        for one in costs
    ]
    heads = ["step", "documents", "CPU s", "peak MB", "links, adjusted Rand or accuracy"]
    return "\n\n".join(
        [
            markdown_table(heads, measured),
            markdown_table(["ratio", "measured", "wanted"], ratios(costs)),
            markdown_table(["growth", *map(str, _SIZES), "exponent"], growth(grown)),
        ]
    )


def main() -> None:
    """Measure everything and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=os.environ.get("WORKBENCH_DATA"))
    parser.add_argument("--full", action="store_true", help="arpack on all documents")
    parser.add_argument("--rounds", type=int, default=3, help="keep the cheapest of so many")
    parser.add_argument("--json", type=Path, help="also leave the numbers in this file")
    parser.add_argument("--prepare", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--work", choices=STEPS, help=argparse.SUPPRESS)
    parser.add_argument("--target", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.work, given.target, given.size)
        return
    if given.prepare:
        prepare(Path(given.data or _BESIDE_THE_PROJECT), given.prepare)
        return
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        # A process of its own: what this one holds would count as memory of all it starts.
        told = measure([*_again(given), "--prepare", folder]).output
        n_documents = int(told.strip().splitlines()[-1])
        costs = compare(target, n_documents, given.full, given.rounds)
        grown = cheapest([(step, size) for step in _GROWING for size in _SIZES], target, 1)
    print(report(costs, grown))
    if given.json:
        given.json.write_text(json.dumps([asdict(one) for one in [*costs, *grown]], indent=1))


def prepare(data: Path, target: Path) -> None:
    """Leave in files what the steps start from, and print the number of documents."""
    n_documents = weigh_corpus(data, target)
    for size in (*_SIZES, n_documents):
        find_neighbours(target, size)
    print(n_documents)


def _again(given: argparse.Namespace) -> list[str]:
    return [sys.executable, __file__, *(["--data", str(given.data)] if given.data else [])]


if __name__ == "__main__":
    main()
