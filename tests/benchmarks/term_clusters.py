"""Cost of the term-cluster kernels: 5,000 terms in 200 clusters, and growth with the terms.

    python tests/benchmarks/term_clusters.py [--data FOLDER] [--all-links]

Counts of 20 Newsgroups (18,828 documents), most frequent terms. Every row runs in a fresh process
with one thread. The graph, the cuts and the map are made of all documents; the estimator with its
default settings (β chosen by leaving training documents out) learns from 2,000 of them and
classifies the others. Seconds are CPU time of each step; the peak is that of the whole process,
libraries and matrix included. With --all-links one more row keeps every link, far slower because
the graph then holds most pairs of terms. The load is that of the machine, per core, when the row
began.
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

import numpy as np
import scipy.sparse as sp
from measure import markdown_table, measure

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "data"
_MAIN_SIZE = 5000
_SIZES = (1000, 2000, 4000, 8000)
_CLUSTERS = 200
_TRAINING = 2000
_LINKS = {"TCB": 50, "STCB": 50, "TCB, all links": 0}
_STEPS = ("graph", "cuts", "map", "fit", "predict")


def _documents(file: Path, n_terms: int) -> tuple[Any, Any]:
    X, y = sp.csr_array(sp.load_npz(file)), np.load(file.with_suffix(".classes.npy"))
    frequencies = np.bincount(X.indices, minlength=X.shape[1])
    return X[:, np.sort(np.argsort(-frequencies, kind="stable")[:n_terms])], y


def _run(file: Path, n_terms: int, variant: str) -> None:
    """Print the CPU seconds of each step."""
    from workbench.methods.term_clusters import diffuse, normalized_cut, term_affinity
    from workbench.methods.term_clusters.classifiers import TermClusterKernel
    from workbench.methods.term_clusters.supervised import SupervisedTermClusterKernel

    X, y = _documents(file, n_terms)
    supervised, links = variant == "STCB", _LINKS[variant]
    clock = [time.process_time()]
    affinity = term_affinity(X, y, float(supervised), n_links=links, max_document_share=0.5)
    clock.append(time.process_time())
    clusters = normalized_cut(affinity, _CLUSTERS)
    clock.append(time.process_time())
    diffuse(X, affinity, clusters, 0.1 / float(np.median(affinity.sum(axis=1))))
    clock.append(time.process_time())
    kind = SupervisedTermClusterKernel if supervised else TermClusterKernel
    model = kind(n_clusters=_CLUSTERS, n_links=links, weighting="tf-idf")
    model.fit(X[:_TRAINING], y[:_TRAINING])
    clock.append(time.process_time())
    model.predict(X[_TRAINING:])
    clock.append(time.process_time())
    print(json.dumps(np.diff(clock).tolist()))


def _count(data: Path, file: Path) -> None:
    from sklearn.feature_extraction.text import CountVectorizer

    from workbench.corpora.readers.reading import read_corpus

    corpus = read_corpus(data / "20news-18828.tar.gz")
    counts = CountVectorizer(stop_words="english", min_df=5).fit_transform(corpus.texts)
    order = np.random.default_rng(0).permutation(counts.shape[0])
    sp.save_npz(file, sp.csr_array(counts, dtype=np.float64)[order])
    np.save(file.with_suffix(".classes.npy"), corpus.class_index[order])


def _row(file: Path, n_terms: int, variant: str) -> list[float]:
    """Seconds of the steps, their sum, the peak and the load."""
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    command = [sys.executable, __file__, "--variant", variant, "--counts", str(file)]
    measured = measure([*command, "--terms", str(n_terms)])
    seconds = json.loads(measured.output.splitlines()[-1])
    shown = " ".join(f"{value:.1f}" for value in seconds)
    print(f"{variant}, {n_terms} terms: {shown}, {measured.peak_mb:.0f} MB", file=sys.stderr)
    return [*seconds, sum(seconds), measured.peak_mb, load]


def _cells(row: list[float]) -> list[str]:
    *seconds, peak, load = row
    return [*(f"{value:.1f}" for value in seconds), f"{peak:.0f}", f"{load:.1f}"]


def _exponents(rows: list[list[float]]) -> list[str]:
    reach = math.log(_SIZES[-1] / _SIZES[0])
    costs = zip(rows[0][:-1], rows[-1][:-1], strict=True)
    return [*(f"{math.log(last / first) / reach:.2f}" for first, last in costs), ""]


def _report(file: Path, all_links: bool) -> None:
    header = [*_STEPS, "all", "peak MB", "load"]
    print(f"{_MAIN_SIZE:,} terms, {_CLUSTERS} clusters (CPU s)\n", flush=True)
    variants = [name for name, links in _LINKS.items() if links or all_links]
    rows = [[name, *_cells(_row(file, _MAIN_SIZE, name))] for name in variants]
    print(markdown_table(["variant", *header], rows), flush=True)
    costs = [_row(file, size, "TCB") for size in _SIZES]
    rows = [[f"{size:,}", *_cells(row)] for size, row in zip(_SIZES, costs, strict=True)]
    print(f"\nTCB: growth with the terms, {_CLUSTERS} clusters (CPU s)\n")
    print(markdown_table(["terms", *header], [*rows, ["exponent", *_exponents(costs)]]), flush=True)


def main() -> None:
    """Measure everything, or run a single variant in a child process."""
    parser = argparse.ArgumentParser(description=__doc__)
    folder = Path(os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT))
    parser.add_argument("--data", type=Path, default=folder)
    parser.add_argument("--all-links", action="store_true")
    parser.add_argument("--variant", choices=_LINKS)
    parser.add_argument("--counts", type=Path)
    parser.add_argument("--terms", type=int)
    options = parser.parse_args()
    if options.variant:
        _run(options.counts, options.terms, options.variant)
        return
    with tempfile.TemporaryDirectory() as beside:
        file = Path(beside) / "counts.npz"
        _count(options.data, file)
        _report(file, options.all_links)


if __name__ == "__main__":
    main()
