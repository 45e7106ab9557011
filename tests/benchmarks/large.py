"""Exact and approximate methods on up to a million distinct documents of the real corpora.

    python tests/benchmarks/large.py CORPUS [--sizes 50000 100000] [--step NAME] [--again]
    python tests/benchmarks/large.py - --help-page

CORPUS is a folder made by `large_corpus.py`. Classes have at least 200 of the documents used; half
of these, or a twentieth for methods that see all texts, are labelled. Every measurement is a
process of its own with one thread; results are stored in results/large.json, and `--help-page` puts
their table into the help. Windows of one text overlap: qualities compare within a size.
"""

import argparse
import json
import math
import re
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import scipy.sparse as sp
from measure import MeasurementError, markdown_table, measure

_HERE = Path(__file__).resolve().parent
_KEPT = _HERE / "results" / "large.json"
_PAGE = _HERE.parents[1] / "resources" / "help" / "million.md"
_MARKED = re.compile(r"(<!-- large: table -->\n).*?(<!-- end of large -->)", re.DOTALL)
_LEAST_CLASS, _LIMIT, _SHOWN = 200, 1800, 0.05  # documents, CPU seconds, share labelled
_FEWEST, _MOST = "50000", "1000000"  # between which growth is measured
Matrix, Classes, Outcome = Any, Any, tuple[float, str]


def _classified(name: str, X: Matrix, y: Classes, **values: Any) -> Outcome:
    from workbench.methods.registry import METHODS

    half = len(y) // 2
    machine = METHODS[name].build(**values).fit(X[:half], y[:half])
    right = machine.predict(X[half:]) == y[half:]
    return float(right.mean()), " ".join(getattr(machine, "notes_", ()))


def _transduced(name: str, X: Matrix, y: Classes, **values: Any) -> Outcome:
    from workbench.methods.registry import METHODS

    shown = int(_SHOWN * len(y))
    machine = METHODS[name].build(**values)
    machine.fit(X, np.where(np.arange(len(y)) < shown, y, -1))
    right = float((machine.transduction_[shown:] == y[shown:]).mean())
    return right, " ".join(getattr(machine, "notes_", ()))


def _clustered(name: str, X: Matrix, y: Classes, **values: Any) -> Outcome:
    from sklearn.metrics import adjusted_rand_score

    from workbench.methods.registry import METHODS

    machine = METHODS[name].build(n_clusters=int(y.max()) + 1, **values).fit(X)
    notes = " ".join(getattr(machine, "notes_", ()))
    return float(adjusted_rand_score(y, machine.labels_)), notes


def _peer_svm(X: Matrix, y: Classes, scale: str) -> Outcome:
    from sklearn.svm import LinearSVC

    half = len(y) // 2
    predicted = LinearSVC().fit(X[:half], y[:half]).predict(X[half:])
    return float((predicted == y[half:]).mean()), "scikit-learn"


def _peer_k_means(X: Matrix, y: Classes, scale: str) -> Outcome:
    from sklearn.cluster import MiniBatchKMeans
    from sklearn.metrics import adjusted_rand_score

    model = MiniBatchKMeans(int(y.max()) + 1, random_state=0)
    return float(adjusted_rand_score(y, model.fit_predict(X))), "scikit-learn"


def _peer_svd(X: Matrix, y: Classes, scale: str) -> Outcome:
    from sklearn.decomposition import TruncatedSVD

    values = TruncatedSVD(200, random_state=0).fit(X).singular_values_
    return float(values[-1] / values[0]), "scikit-learn"


def _svd(X: Matrix, y: Classes, scale: str) -> Outcome:
    from workbench.methods.algebra.approximate.sketching import sketched_factors
    from workbench.methods.algebra.factorisation import leading_factors

    if scale == "exact":
        values = leading_factors(X, 200).values
        return float(values[-1] / values[0]), "last singular value relative to the first"
    sketched = sketched_factors(X, 200)
    values = sketched.factors.values
    return float(values[-1] / values[0]), f"stated error {sketched.error:.1e}"


STEPS: dict[str, Callable[[Matrix, Classes, str], Outcome]] = {
    "linear SVM": lambda X, y, scale: _classified("linear-svm", X, y, scale=scale),
    "k-means": lambda X, y, scale: _clustered("k-means", X, y, scale=scale),
    "LSI, 200 dimensions": _svd,
    "spectral clustering": lambda X, y, scale: _clustered("spectral-clustering", X, y, scale=scale),
    "spectral classification": lambda X, y, scale: _transduced(
        "spectral-classification", X, y, scale=scale
    ),
    "spectral classification, improved": lambda X, y, scale: _transduced(
        "spectral-classification-improved", X, y, scale=scale
    ),
    "HOSK, transductive": lambda X, y, scale: _transduced(
        "higher-order-kernel-transductive",
        *(X, y),
        scale=scale,
        weighting="as given",
        scaling="cosine",
    ),
    "RBF SVM": lambda X, y, scale: _classified(
        "rbf-svm", X, y, scale=scale, multiclass="one-vs-rest"
    ),
    "spherical k-means, LSI-COV": lambda X, y, scale: _clustered(
        "spherical-k-means", X, y, scale=scale
    ),
    "few labels": lambda X, y, scale: _transduced("few-labels", X, y, scale=scale),
    "LSI, nearest neighbours": lambda X, y, scale: _classified("lsi", X, y, scale=scale),
    "adaptively sprinkled LSI": lambda X, y, scale: _classified(
        "adaptive-sprinkled-lsi", X, y, scale=scale
    ),
}
PEERS = {"linear SVM": _peer_svm, "k-means": _peer_k_means, "LSI, 200 dimensions": _peer_svd}
SCALES = ("exact", "approximate", "scikit-learn")


def write_documents(corpus_folder: Path, sizes: list[int], folder: Path) -> None:
    """Write tf-idf weights and classes of the first documents, for every size."""
    from sklearn.feature_extraction.text import TfidfTransformer

    from workbench import paths
    from workbench.corpora.storage import open_cached
    from workbench.corpora.terms.counting import cached_term_matrix
    from workbench.corpora.terms.tokens import TokenSettings

    corpus = open_cached(str(corpus_folder), None, paths.cache())
    counts = cached_term_matrix(corpus, TokenSettings(), paths.cache()).counts
    for size in sizes:
        rows = np.arange(min(size, len(corpus)))
        frequent = np.bincount(corpus.class_index[rows]) >= _LEAST_CLASS
        rows = rows[frequent[corpus.class_index[rows]]]
        part = sp.csr_array(counts[rows])
        part = part[:, np.bincount(part.indices, minlength=part.shape[1]) >= 2]
        weighted = TfidfTransformer(sublinear_tf=True).fit_transform(part.astype(np.float64))
        sp.save_npz(folder / f"{size}.npz", weighted, compressed=False)
        classes = np.unique(corpus.class_index[rows], return_inverse=True)[1]
        np.save(folder / f"{size}.npy", classes)


def work(step: str, scale: str, folder: Path, size: int) -> None:
    """Run a step in this process and print its CPU time and quality."""
    X, y = sp.csr_array(sp.load_npz(folder / f"{size}.npz")), np.load(folder / f"{size}.npy")
    _import_libraries()
    started = time.process_time()
    quality, note = (PEERS if scale == "scikit-learn" else STEPS)[step](X, y, scale)
    seconds = time.process_time() - started
    print(json.dumps({"seconds": seconds, "quality": quality, "note": note, "n": len(y)}))


def _import_libraries() -> None:
    """Import what methods and peers need, so that the time is that of the work alone."""
    import sklearn.cluster
    import sklearn.decomposition
    import sklearn.metrics
    import sklearn.svm  # noqa: F401

    from workbench.methods.registry import METHODS

    for method in METHODS.values():
        _ = method.estimator_class


def measured(step: str, scale: str, folder: Path, size: int) -> dict[str, Any]:
    """Measure a step in a process of its own."""
    command = ["prlimit", f"--cpu={_LIMIT}", "--as=12000000000", sys.executable, __file__, "-"]
    command += ["--work", step, scale, "--folder", str(folder), "--sizes", str(size)]
    print(f"{step}, {scale}, {size} …", file=sys.stderr, flush=True)
    try:
        cost = measure(command)
    except MeasurementError as problem:
        print(problem, file=sys.stderr)
        return {"failed": f"no result within {_LIMIT} s and 12 GB"}
    return {**json.loads(cost.output.strip().splitlines()[-1]), "peak_mb": cost.peak_mb}


def measure_all(
    folder: Path, sizes: list[int], steps: list[str], scales: list[str], most_exact: int
) -> None:
    """Measure what is not stored; exact methods only up to a size."""
    for size in sizes:
        for step in steps:
            for scale in scales:
                is_too_large = scale == "exact" and size > most_exact
                is_no_peer = scale == "scikit-learn" and step not in PEERS
                if is_too_large or is_no_peer or str(size) in stored().get(f"{step}|{scale}", {}):
                    continue
                result = measured(step, scale, folder, size)
                kept = stored()  # another measurement may have ended meanwhile
                kept.setdefault(f"{step}|{scale}", {})[str(size)] = result
                _KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def stored() -> dict[str, Any]:
    """What was measured so far."""
    return json.loads(_KEPT.read_text("utf-8")) if _KEPT.exists() else {}


def page(text: str, kept: Mapping[str, Any]) -> str:
    """The help page with the current table."""
    return _MARKED.sub(lambda marked: f"{marked[1]}{table(kept)}\n{marked[2]}", text)


def growth_of(found: Mapping[str, Any]) -> str:
    """The exponent of the time between 50,000 documents, or more, and the largest size."""
    timed = {int(size): result for size, result in found.items() if "seconds" in result}
    done = {size: result for size, result in timed.items() if size >= int(_FEWEST)}
    if len(done) < 2:
        return "–"
    first, last = min(done), max(done)
    ratio = done[last]["seconds"] / done[first]["seconds"]
    return f"{math.log(ratio) / math.log(done[last]['n'] / done[first]['n']):.2f}"


def automatic(kept: Mapping[str, Any], step: str) -> dict[str, Any]:
    """What `automatic` does: exact with 50,000 documents, approximate with a million."""
    exact, quick = (kept.get(f"{step}|{scale}", {}) for scale in ("exact", "approximate"))
    found = {_FEWEST: exact.get(_FEWEST), _MOST: quick.get(_MOST)}
    return found if all(found.values()) else {}


def table(kept: Mapping[str, Any]) -> str:
    """Quality, CPU seconds and memory of every step at every size, and growth."""
    sizes = sorted({int(size) for found in kept.values() for size in found})
    header = ["", *(f"{size:,}: quality, CPU s, MB" for size in sizes)]
    rows = []
    for key, found in kept.items():
        if found:
            step, _, scale = key.partition("|")
            cells = [_cell(found.get(str(size))) for size in sizes]
            by_itself = automatic(kept, step) if scale == "approximate" else {}
            rows.append([f"{step}, {scale}", *cells, growth_of(found), growth_of(by_itself)])
    return markdown_table([*header, "time ~ n^", "automatic ~ n^"], rows)


def _cell(result: Mapping[str, Any] | None) -> str:
    if result is None:
        return "–"
    if "failed" in result:
        return str(result["failed"])
    return f"{result['quality']:.3f}, {result['seconds']:.1f}, {result['peak_mb']:.0f}"


def main() -> None:
    """Measure what is missing and print the table, or run a single measurement."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--sizes", type=int, nargs="+", default=[50_000, 100_000])
    parser.add_argument("--step", nargs="+", choices=tuple(STEPS), default=list(STEPS))
    parser.add_argument("--scale", nargs="+", choices=SCALES, default=list(SCALES))
    parser.add_argument("--most-exact", type=int, default=100_000)
    parser.add_argument("--again", action="store_true", help="repeat stored measurements")
    parser.add_argument("--folder", type=Path, help="keep the weighted documents here")
    parser.add_argument("--help-page", action="store_true", help="write the table into the help")
    parser.add_argument("--work", nargs=2, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.work:
        work(*chosen.work, chosen.folder, chosen.sizes[0])
        return
    if chosen.help_page:
        _PAGE.write_text(page(_PAGE.read_text("utf-8"), stored()), "utf-8")
    else:
        _measure(chosen)
    print(table(stored()))


def _measure(chosen: argparse.Namespace) -> None:
    if chosen.again:
        kept = stored()
        for step in chosen.step:
            for scale in chosen.scale:
                for size in chosen.sizes:
                    kept.get(f"{step}|{scale}", {}).pop(str(size), None)
        _KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    with tempfile.TemporaryDirectory() as made:
        folder = chosen.folder or Path(made)
        missing = [size for size in chosen.sizes if not (folder / f"{size}.npy").exists()]
        if missing:
            write_documents(chosen.corpus, missing, folder)
        measure_all(folder, chosen.sizes, chosen.step, chosen.scale, chosen.most_exact)


if __name__ == "__main__":
    main()
