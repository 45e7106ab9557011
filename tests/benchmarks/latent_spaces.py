"""Cost of latent spaces: factorisations of la12, growth with the documents of 20 Newsgroups.

    python tests/benchmarks/latent_spaces.py [--data FOLDER] [--full]

Every measurement runs in a fresh process with one thread. Seconds are CPU time of the step alone;
the peak is that of the whole process, libraries and matrix included. Hierarchical clustering of
16,000 documents takes 1 GB of distances and is measured with `--full` only.
"""

import argparse
import contextlib
import gzip
import io
import math
import os
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import scipy.sparse as sp
from measure import markdown_table, measure

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[3] / "shared" / "data"
_SIZES = (2000, 4000, 8000, 16000)
_D = 100


def _space(model: str) -> Callable[[Any, Any], None]:
    def step(X: Any, y: Any) -> None:
        from workbench.methods.covariance_spaces.spaces import reduced_space

        reduced_space(X, model, _D)

    return step


def _truncated(algorithm: str) -> Callable[[Any, Any], None]:
    def step(X: Any, y: Any) -> None:
        from sklearn.decomposition import TruncatedSVD

        TruncatedSVD(_D, algorithm=algorithm, random_state=0).fit_transform(X)

    return step


def _sprinkled(sprinkling: str) -> Callable[[Any, Any], None]:
    def step(X: Any, y: Any) -> None:
        from workbench.methods.sprinkled_lsi.classifiers import SprinkledLSI

        training = np.arange(len(y)) % 2 == 0
        model = SprinkledLSI(sprinkling, n_components=40).fit(X[training], y[training])
        print("accuracy", round(float(np.mean(model.predict(X[~training]) == y[~training])), 3))

    return step


def _spherical(X: Any, y: Any) -> None:
    from workbench.methods.covariance_spaces.spherical_kmeans import SphericalKMeans

    SphericalKMeans(20, n_components=50).fit(X)


def _hierarchical(X: Any, y: Any) -> None:
    from workbench.methods.covariance_spaces.hierarchical import HierarchicalClustering

    HierarchicalClustering(20, n_components=50).fit(X)


def _dense_covariance(X: Any, y: Any) -> None:
    """W as the paper forms it, then a truncated decomposition of the dense matrix."""
    from scipy.sparse.linalg import svds

    W = (X @ X.T).toarray()
    W -= W.mean(axis=0)
    svds(W / math.sqrt(X.shape[0] - 1), _D, v0=np.ones(X.shape[0]))


STEPS = {
    "LSI": _space("LSI"),
    "PCA": _space("PCA"),
    "LSI-COV": _space("LSI-COV"),
    "PCA-COV": _space("PCA-COV"),
    "LSI-COV, W formed": _dense_covariance,
    "scikit-learn TruncatedSVD, arpack": _truncated("arpack"),
    "scikit-learn TruncatedSVD, randomised (inexact)": _truncated("randomized"),
    "LSI neighbours, fit and predict": _sprinkled("none"),
    "adaptively sprinkled LSI, fit and predict": _sprinkled("adaptive"),
    "spherical k-means, 20 clusters, 10 starts": _spherical,
    "hierarchical clustering, complete": _hierarchical,
}
ON_LA12 = tuple(STEPS)[:7]
GROWING = ("LSI", "LSI-COV", *tuple(STEPS)[7:])


@dataclass(frozen=True)
class Cost:
    """CPU seconds of a step and peak megabytes of its process."""

    seconds: float
    peak_mb: float
    note: str


def measure_step(step: str, matrix: Path, documents: int = 0) -> Cost:
    """Run a step in its own process."""
    command = [sys.executable, __file__, "--step", step, "--matrix", str(matrix)]
    measured = measure([*command, "--documents", str(documents)])
    *notes, seconds = measured.output.strip().splitlines()
    return Cost(float(seconds), measured.peak_mb, " ".join(notes))


def run_step(step: str, matrix: Path, documents: int) -> None:
    """In the child process: run the step and print its CPU seconds."""
    with np.load(matrix) as stored:
        X = sp.csr_array((stored["data"], stored["indices"], stored["indptr"]), stored["shape"])
        y = stored["y"]
    if documents:
        rows = np.sort(np.random.default_rng(0).permutation(X.shape[0])[:documents])
        X, y = X[rows], y[rows]
        X = X[:, np.bincount(X.indices, minlength=X.shape[1]) > 1]
    _warm_up(step)
    started = time.process_time()
    STEPS[step](X, y)
    print(time.process_time() - started)


def _warm_up(step: str) -> None:
    """Run the step on a small matrix first, so that loading libraries is not measured."""
    X = sp.csr_array(np.random.default_rng(0).poisson(0.3, (300, 300)).astype(float))
    with contextlib.redirect_stdout(io.StringIO()):
        STEPS[step](X, np.arange(300) % 3)


def weighted(counts: Any) -> Any:
    """Unit tf-idf documents without terms of a single document."""
    frequencies = np.bincount(counts.indices, minlength=counts.shape[1])
    X = counts[:, frequencies > 1] @ sp.diags_array(
        np.log(counts.shape[0] / frequencies[frequencies > 1])
    )
    lengths = np.sqrt(X.multiply(X).sum(axis=1))
    return sp.csr_array(sp.diags_array(1 / np.where(lengths > 0, lengths, 1)) @ X)


def la12(data: Path) -> tuple[Any, Any]:
    """The matrix of the paper's largest Los Angeles Times set."""
    with gzip.open(data / "cluto" / "la12.mat.gz", "rt") as stream:
        n, m, _ = map(int, stream.readline().split())
        rows = [np.array(line.split(), dtype=float) for line in stream]
    columns = np.concatenate([row[0::2] for row in rows]).astype(int) - 1
    starts = np.cumsum([0] + [len(row) // 2 for row in rows])
    values = np.concatenate([row[1::2] for row in rows])
    names = (data / "cluto" / "la12.mat.rclass").read_text().split()
    counts = sp.csr_array((values, columns, starts), shape=(n, m))
    return weighted(counts), np.unique(names, return_inverse=True)[1]


def newsgroups(data: Path) -> tuple[Any, Any]:
    """All documents of 20news-18828."""
    from sklearn.feature_extraction.text import CountVectorizer

    with tarfile.open(data / "20news-18828.tar.gz") as archive:
        members = [member for member in archive if member.isfile()]
        texts = [archive.extractfile(member).read().decode("latin-1") for member in members]  # type: ignore[union-attr]
    names = [member.name.split("/")[-2] for member in members]
    counts = CountVectorizer(stop_words="english", min_df=2).fit_transform(texts)
    return weighted(sp.csr_array(counts, dtype=float)), np.unique(names, return_inverse=True)[1]


def save(matrix: tuple[Any, Any], path: Path) -> Path:
    """Write a matrix to a file for the child processes."""
    X, y = matrix
    shape = np.array(X.shape)
    np.savez(path, data=X.data, indices=X.indices, indptr=X.indptr, shape=shape, y=y)
    return path


def report_la12(matrix: Path) -> None:
    """Each factorisation, and its time in units of the LSI of the same run."""
    costs = {step: measure_step(step, matrix) for step in ON_LA12}
    plain = costs["LSI"].seconds
    rows = [
        (step, f"{cost.seconds:.2f}", f"{cost.seconds / plain:.2f}", f"{cost.peak_mb:.0f}")
        for step, cost in costs.items()
    ]
    print(f"\n{_D} dimensions of la12 (6,279 documents)\n")
    print(markdown_table(("step", "CPU s", "of LSI", "peak MB"), rows))


def report_growth(matrix: Path, full: bool) -> None:
    """Seconds at doubling sizes and the exponent of the last doubling and of the whole range."""
    rows = []
    for step in GROWING:
        hierarchical = step.startswith("hierarchical")
        sizes = _SIZES if full or not hierarchical else _SIZES[:-1]
        costs = [measure_step(step, matrix, size) for size in sizes]
        seconds = [cost.seconds for cost in costs]
        exponent = math.log(seconds[-1] / seconds[0]) / math.log(sizes[-1] / sizes[0])
        cells = [f"{value:.2f}" for value in seconds] + ["–"] * (len(_SIZES) - len(sizes))
        rows.append((step, *cells, f"{exponent:.2f}", f"{costs[-1].peak_mb:.0f}", costs[-1].note))
    header = ("step", *(f"{size:,}" for size in _SIZES), "exponent", "peak MB", "")
    print("\n20 Newsgroups, CPU seconds by number of documents, peak at the largest\n")
    print(markdown_table(header, rows))


def main() -> None:
    """Measure everything, or run a single step in a child process."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=None)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--step", help=argparse.SUPPRESS)
    parser.add_argument("--matrix", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--documents", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.step:
        run_step(options.step, options.matrix, options.documents)
        return
    data = options.data or Path(os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT))
    with tempfile.TemporaryDirectory() as folder:
        report_la12(save(la12(data), Path(folder) / "la12.npz"))
        report_growth(save(newsgroups(data), Path(folder) / "newsgroups.npz"), options.full)


if __name__ == "__main__":
    main()
