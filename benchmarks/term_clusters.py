"""Cost of the term-cluster kernels: 5,000 terms in 200 clusters, and growth with the terms.

    python benchmarks/term_clusters.py [--data FOLDER]

Boolean counts of 20 Newsgroups (18,828 documents), most frequent terms. Every measurement runs in
a fresh process with one thread. Seconds are CPU time of the step alone; the peak is that of the
whole process, libraries and matrix included.
"""

import argparse
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

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[2] / "shared" / "data"
_SIZES = (1000, 2000, 4000, 8000)
_CLUSTERS = 200
_TRAINING = 2000  # documents the classifier learns from; the others are classified
_STEPS = ("affinity", "supervised affinity", "cuts", "diffusion", "fit and predict")


def _documents(file: Path, n_terms: int) -> tuple[Any, Any]:
    X, y = sp.csr_array(sp.load_npz(file)), np.load(file.with_suffix(".classes.npy"))
    frequencies = np.bincount(X.indices, minlength=X.shape[1])
    return X[:, np.sort(np.argsort(-frequencies, kind="stable")[:n_terms])], y


def _run(file: Path, n_terms: int, step: str, n_links: int) -> None:
    """One step, with what it needs computed beforehand; prints the CPU seconds of the step."""
    from workbench.methods.term_clusters import (
        TermClusterKernel,
        diffuse,
        normalized_cut,
        term_affinity,
    )

    X, y = _documents(file, n_terms)
    options = {"n_links": n_links, "max_document_share": 0.5}
    started = time.process_time()
    if step == "fit and predict":
        model = TermClusterKernel(n_clusters=_CLUSTERS, n_links=n_links, weighting="tf-idf")
        model.fit(X[:_TRAINING], y[:_TRAINING]).predict(X[_TRAINING:])
    elif step == "supervised affinity":
        term_affinity(X, y, 1.0, **options)
    else:
        affinity = term_affinity(X, **options)
        if step != "affinity":
            started = time.process_time()
            clusters = normalized_cut(affinity, _CLUSTERS)
        if step == "diffusion":
            started = time.process_time()
            diffuse(X, affinity, clusters, 0.1 / float(np.median(affinity.sum(axis=1))))
    print(time.process_time() - started)


def _count(data: Path, file: Path) -> None:
    from sklearn.feature_extraction.text import CountVectorizer

    from workbench.corpora.readers import read_corpus

    corpus = read_corpus(data / "20news-18828.tar.gz")
    counts = CountVectorizer(stop_words="english", min_df=5).fit_transform(corpus.texts)
    order = np.random.default_rng(0).permutation(counts.shape[0])
    sp.save_npz(file, sp.csr_array(counts, dtype=np.float64)[order])
    np.save(file.with_suffix(".classes.npy"), corpus.class_index[order])


def _measured(file: Path, n_terms: int, step: str, n_links: int) -> tuple[float, float]:
    command = [sys.executable, __file__, "--step", step, "--counts", str(file)]
    found = measure([*command, "--terms", str(n_terms), "--links", str(n_links)])
    return float(found.output.split()[-1]), found.peak_mb


def _growth(file: Path, step: str) -> list[object]:
    found = [_measured(file, size, step, 50) for size in _SIZES]
    exponent = math.log(found[-1][0] / found[0][0]) / math.log(_SIZES[-1] / _SIZES[0])
    seconds = [f"{one[0]:.1f}" for one in found]
    return [step, *seconds, f"{exponent:.2f}", f"{found[-1][1]:.0f}"]


def _report(file: Path) -> None:
    rows = []
    for step in _STEPS:
        for n_links in (50, 0) if step == "cuts" else (50,):
            seconds, peak = _measured(file, 5000, step, n_links)
            rows.append([step, n_links or "all", f"{seconds:.1f}", f"{peak:.0f}"])
    print(f"5,000 terms, {_CLUSTERS} clusters\n")
    print(markdown_table(["step", "links per term", "CPU s", "peak MB"], rows))
    print(f"\nGrowth with the terms, 50 links per term, {_CLUSTERS} clusters (CPU s)\n")
    heads = ["step", *[f"{size:,}" for size in _SIZES], "exponent", "peak MB at the largest"]
    print(markdown_table(heads, [_growth(file, step) for step in _STEPS]))


def main() -> None:
    """Measure, or run one step in the process that is measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    folder = Path(os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT))
    parser.add_argument("--data", type=Path, default=folder)
    parser.add_argument("--step", choices=_STEPS)
    parser.add_argument("--counts", type=Path)
    parser.add_argument("--terms", type=int)
    parser.add_argument("--links", type=int)
    options = parser.parse_args()
    if options.step:
        _run(options.counts, options.terms, options.step, options.links)
        return
    with tempfile.TemporaryDirectory() as beside:
        file = Path(beside) / "counts.npz"
        _count(options.data, file)
        _report(file)


if __name__ == "__main__":
    main()
