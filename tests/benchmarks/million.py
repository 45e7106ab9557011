"""Cost of a million documents: methods that never compare all pairs, measured at growing sizes.

    python tests/benchmarks/million.py [--data FOLDER] [--again | --kept] [--help-page]

Documents are 20 Newsgroups (18,828) and, for the larger sizes, new ones drawn from them: a message
is drawn with replacement and each of its words kept with a chance of 70 %, so that no two are the
same but topics are easier than in 75,000 different messages; qualities compare within a size. Every
measurement is a process of its own with one thread. The results are stored in
results/million.json; `--help-page` puts the table and the measured sentences into the help.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import scipy.sparse as sp
from growth import power
from measure import MeasurementError, measure
from million_page import SIZES, page, table

_HERE = Path(__file__).resolve().parent
_BESIDE_THE_PROJECT = _HERE.parents[2] / "shared" / "data"
_KEPT = _HERE / "results" / "million.json"
_PAGE = _HERE.parents[1] / "resources" / "help" / "million.md"
_LIMIT = 120  # CPU seconds of one measurement
_BATCH, _LANDMARKS, _NEAREST, _PROJECTED, _LABELLED = 2000, 1000, 5, 500, 0.05
_SAMPLE, _DIRECTIONS = 4000, 200
Matrix, Classes = Any, Any


def exact_svm(X: Matrix, y: Classes) -> float:
    """Reference: a linear SVM that sees all training documents at once."""
    from workbench.methods.registry import METHODS

    half = len(y) // 2
    machine = METHODS["linear-svm"].build().fit(X[:half], y[:half])
    return float((machine.predict(X[half:]) == y[half:]).mean())


def batch_svm(X: Matrix, y: Classes) -> float:
    """The same loss by stochastic gradients, 2,000 documents at a time, each seen five times."""
    from sklearn.linear_model import SGDClassifier

    half, classes = len(y) // 2, np.unique(y)
    machine = SGDClassifier(random_state=0, alpha=1e-5, average=True)
    for _ in range(5):
        for start in range(0, half, _BATCH):
            rows = slice(start, min(start + _BATCH, half))
            machine.partial_fit(X[rows], y[rows], classes)
    return float((machine.predict(X[half:]) == y[half:]).mean())


def projected_svm(X: Matrix, y: Classes) -> float:
    """A random projection to 500 dimensions, kept in single precision, then a linear SVM."""
    from sklearn.random_projection import SparseRandomProjection
    from sklearn.svm import LinearSVC

    project = SparseRandomProjection(_PROJECTED, random_state=0, dense_output=True).fit(X[:2])
    reduced = np.empty((len(y), _PROJECTED), dtype=np.float32)
    for start in range(0, len(y), _BATCH):
        reduced[start : start + _BATCH] = project.transform(X[start : start + _BATCH])
    half = len(y) // 2
    machine = LinearSVC(dual=False, C=1.0, tol=1e-2).fit(reduced[:half], y[:half])
    return float((machine.predict(reduced[half:]) == y[half:]).mean())


def sampled_lsi_svm(X: Matrix, y: Classes) -> float:
    """The 200 directions of largest variance of 4,000 documents, then a linear SVM for all."""
    from sklearn.decomposition import TruncatedSVD
    from sklearn.svm import LinearSVC

    directions = TruncatedSVD(_DIRECTIONS, random_state=0).fit(X[:_SAMPLE]).components_.T
    reduced = np.empty((len(y), _DIRECTIONS), dtype=np.float32)
    for start in range(0, len(y), _BATCH):
        reduced[start : start + _BATCH] = X[start : start + _BATCH] @ directions
    half = len(y) // 2
    machine = LinearSVC(dual=False, C=1.0, tol=1e-2).fit(reduced[:half], y[:half])
    return float((machine.predict(reduced[half:]) == y[half:]).mean())


def exact_kmeans(X: Matrix, y: Classes) -> float:
    """Reference: k-means on all documents, one start."""
    from sklearn.cluster import KMeans

    return _agreement(y, KMeans(20, n_init=1, random_state=0).fit_predict(X))


def batch_kmeans(X: Matrix, y: Classes) -> float:
    """k-means from batches of 2,000 documents."""
    from sklearn.cluster import MiniBatchKMeans

    machine = MiniBatchKMeans(20, batch_size=_BATCH, n_init=3, random_state=0)
    return _agreement(y, machine.fit_predict(X))


def exact_spectral(X: Matrix, y: Classes) -> float:
    """Reference: spectral clustering over the graph of the 20 nearest neighbours."""
    from workbench.methods.registry import METHODS

    return _agreement(y, METHODS["spectral-clustering"].build(n_clusters=20).fit(X).labels_)


def landmark_spectral(X: Matrix, y: Classes) -> float:
    """Spectral clustering through 1,000 landmarks: documents are linked with the nearest five."""
    from sklearn.cluster import KMeans

    Z = _nearest_landmarks(X)
    degrees = np.sqrt(np.asarray(Z.sum(axis=0)).ravel())
    scaled = Z @ sp.diags_array(1 / np.where(degrees > 0, degrees, 1.0))
    values, vectors = np.linalg.eigh((scaled.T @ scaled).toarray())
    positions = scaled @ (vectors[:, -20:] / np.sqrt(np.maximum(values[-20:], 1e-12)))
    lengths = np.linalg.norm(positions, axis=1, keepdims=True)
    positions /= np.where(lengths > 0, lengths, 1.0)
    return _agreement(y, KMeans(20, n_init=5, random_state=0).fit_predict(positions))


def exact_higher_order(X: Matrix, y: Classes) -> float:
    """Reference: the higher-order semantic kernel over all pairs, 5 % of the classes known."""
    from workbench.methods.registry import METHODS

    known = np.full(len(y), -1)
    shown = int(_LABELLED * len(y))
    known[:shown] = y[:shown]
    machine = METHODS["higher-order-kernel-transductive"].build(scaling="cosine", cost=10.0)
    return float((machine.fit(X, known).transduction_[shown:] == y[shown:]).mean())


def nystrom_higher_order(X: Matrix, y: Classes) -> float:
    """Nyström: paths go over 1,000 landmark documents only, so XX'XX' becomes ZZ' with Z = XL'."""
    from sklearn.svm import LinearSVC

    landmarks = X[:_LANDMARKS]
    shown = int(_LABELLED * len(y))
    machine = LinearSVC(C=10.0, dual=False).fit(_paths(X[:shown], landmarks), y[:shown])
    right = 0
    for start in range(shown, len(y), _BATCH):
        rows = slice(start, min(start + _BATCH, len(y)))
        right += int((machine.predict(_paths(X[rows], landmarks)) == y[rows]).sum())
    return right / (len(y) - shown)


STEPS: dict[str, Callable[[Matrix, Classes], float]] = {
    "exact_svm": exact_svm,
    "batch_svm": batch_svm,
    "projected_svm": projected_svm,
    "sampled_lsi_svm": sampled_lsi_svm,
    "exact_kmeans": exact_kmeans,
    "batch_kmeans": batch_kmeans,
    "exact_spectral": exact_spectral,
    "landmark_spectral": landmark_spectral,
    "exact_higher_order": exact_higher_order,
    "nystrom_higher_order": nystrom_higher_order,
}


def _paths(rows: Matrix, landmarks: Matrix) -> Any:
    reached = (rows @ landmarks.T).toarray()
    lengths = np.linalg.norm(reached, axis=1, keepdims=True)
    return reached / np.where(lengths > 0, lengths, 1.0)


def _nearest_landmarks(X: Matrix) -> sp.csr_array:
    """Cosines with the nearest landmarks, each row summing to one; landmarks are documents."""
    landmarks = X[np.random.default_rng(0).choice(X.shape[0], _LANDMARKS, replace=False)]
    columns, weights = [], []
    for start in range(0, X.shape[0], _BATCH):
        near = (X[start : start + _BATCH] @ landmarks.T).toarray()
        best = np.argpartition(-near, _NEAREST, axis=1)[:, :_NEAREST]
        columns.append(best)
        weights.append(np.take_along_axis(near, best, axis=1))
    values, nearest = np.vstack(weights), np.vstack(columns)
    values /= np.maximum(values.sum(axis=1, keepdims=True), 1e-12)
    starts = np.arange(0, values.size + 1, _NEAREST)
    return sp.csr_array((values.ravel(), nearest.ravel(), starts), shape=(X.shape[0], _LANDMARKS))


def _agreement(y: Classes, labels: Any) -> float:
    from sklearn.metrics import adjusted_rand_score

    return float(adjusted_rand_score(y, labels))


def write_documents(data: Path, folder: Path) -> None:
    """Write tf-idf weights and classes for every size; larger sizes are drawn from the messages."""
    from sklearn.feature_extraction.text import TfidfTransformer

    from workbench.corpora.readers.reading import read_corpus
    from workbench.corpora.terms.counting import count_terms
    from workbench.corpora.terms.tokens import TokenSettings

    corpus = read_corpus(data / "20news-18828.tar.gz")
    matrix = count_terms(corpus, TokenSettings(language="english"), workers=1)
    counts = sp.csr_array(matrix.counts[:, matrix.document_frequencies() >= 3], dtype=np.float64)
    random = np.random.default_rng(0)
    for size in SIZES:
        own = size <= len(corpus)
        rows = random.permutation(len(corpus))[:size] if own else random.choice(len(corpus), size)
        drawn = counts[rows]
        if not own:
            drawn.data = random.binomial(drawn.data.astype(np.int64), 0.7).astype(np.float64)
            drawn.eliminate_zeros()
        sp.save_npz(folder / f"{size}.npz", TfidfTransformer().fit_transform(drawn))
        np.save(folder / f"{size}.npy", np.asarray(corpus.class_index)[rows])


def work(step: str, folder: Path, size: int) -> None:
    """Run a step in this process and print its CPU time and quality."""
    X, y = sp.csr_array(sp.load_npz(folder / f"{size}.npz")), np.load(folder / f"{size}.npy")
    started = time.process_time()
    quality = STEPS[step](X, y)
    print(json.dumps({"seconds": time.process_time() - started, "quality": quality}))


def measure_all(data: Path, again: bool, kept: dict[str, Any]) -> None:
    """Measure what is not stored; after a failure or a time-out no larger size is measured."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for step in STEPS:
            found = {} if again else kept.get(step, {})
            kept[step] = found
            for size in SIZES:
                if str(size) in found or any("failed" in result for result in found.values()):
                    continue
                if not (folder / f"{SIZES[0]}.npz").exists():
                    write_documents(data, folder)
                expected = _expected(found, size)
                late = {"failed": f"expected to take {expected:.0f} s"}
                found[str(size)] = late if expected > _LIMIT else _measured(step, folder, size)
                _KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def _expected(found: Mapping[str, Any], size: int) -> float:
    """The expected seconds by the growth so far; 0 before two sizes are measured."""
    done = {int(key): result["seconds"] for key, result in found.items()}
    if len(done) < 2:
        return 0.0
    sizes = sorted(done)
    slope = power(sizes, [done[size] for size in sizes], 0.0, 1.0)
    return float(done[sizes[-1]] * (size / sizes[-1]) ** slope)


def _measured(step: str, folder: Path, size: int) -> dict[str, Any]:
    command = ["prlimit", f"--cpu={_LIMIT}", "--as=16000000000", sys.executable, __file__]
    command += ["--work", step, "--folder", str(folder), "--size", str(size)]
    print(f"{step} {size} …", file=sys.stderr, flush=True)
    try:
        measured = measure(command)
    except MeasurementError as problem:
        print(problem, file=sys.stderr)
        return {"failed": f"no result within {_LIMIT} s and 16 GB"}
    values = json.loads(measured.output.strip().splitlines()[-1])
    return {**values, "peak_mb": measured.peak_mb}


def main() -> None:
    """Measure what is missing and print the table, or run a single measurement."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    default_folder = Path(os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT))
    parser.add_argument("--data", type=Path, default=default_folder)
    parser.add_argument("--again", action="store_true", help="repeat stored measurements")
    parser.add_argument("--kept", action="store_true", help="measure nothing")
    parser.add_argument("--help-page", action="store_true", help="put the table into the help")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work:
        work(chosen.work, chosen.folder, chosen.size)
        return
    kept = json.loads(_KEPT.read_text("utf-8")) if _KEPT.exists() else {}
    if not chosen.kept:
        measure_all(chosen.data, chosen.again, kept)
    if chosen.help_page:
        _PAGE.write_text(page(_PAGE.read_text("utf-8"), kept), "utf-8")
    print(table(kept))


if __name__ == "__main__":
    main()
