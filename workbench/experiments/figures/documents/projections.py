"""Maps of all documents of a run by their words, without any method: five projections."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.documents.scatter import ScatterFigure
from workbench.experiments.figures.documents.selection_words import unit_tf_idf
from workbench.experiments.figures.term_weights import counts_of
from workbench.experiments.figures.trial_choice import MissingResultError, Wanted, choose_trials
from workbench.experiments.runs.run import Run
from workbench.progress import ProgressCallback

_DIMENSIONS, _BEFORE_NEIGHBOURS = 10, 50
_MOST_TERMS = 50_000
_PERPLEXITY = 30.0
_SEED = 0


@dataclass(frozen=True)
class Projection:
    """A way to show documents as points of a plane."""

    name: str
    title: str
    explanation: str
    coordinates: Callable[[Any], NDArray[np.float64]]


def place_documents(
    run: Run, name: str, progress: ProgressCallback | None = None, counts: Any | None = None
) -> NDArray[np.float64]:
    """The coordinates of all documents in a projection."""
    if name not in PROJECTIONS:
        raise MissingResultError(f"There is no projection {name!r}; there are {_names()}.")
    report = progress or (lambda _done, _total: None)
    report(0, 2)
    counted = counts_of(run) if counts is None else counts
    if counted.shape[0] < 3 or counted.shape[1] < 3:
        raise MissingResultError("A map needs at least three documents and three terms.")
    rows = unit_tf_idf(_frequent_terms(counted))
    report(1, 2)
    coordinates = PROJECTIONS[name].coordinates(rows)
    report(2, 2)
    return coordinates


def projected(
    run: Run,
    coordinates: NDArray[np.float64],
    configuration: Wanted = None,
    training: Wanted = None,
) -> ScatterFigure:
    """Documents at given coordinates, with the predictions of a configuration."""
    predicted, labelled = _predictions(run, configuration, training)
    facts = run.corpus
    return ScatterFigure(
        configuration or "",
        training or "",
        coordinates,
        facts.class_names,
        facts.class_index,
        predicted,
        labelled,
        np.arange(len(coordinates)),
        tuple(facts.document_ids),
        tuple(facts.titles),
        _is_clustering(run, configuration),
    )


def _is_clustering(run: Run, configuration: Wanted) -> bool:
    trials = (trial for trial in run.results() if configuration in (None, trial.configuration))
    first = next(trials, None)
    return first is not None and first.mode == "clustering"


def _names() -> str:
    return ", ".join(PROJECTIONS)


def _frequent_terms(counts: Any) -> Any:
    """Terms of at least two documents, and not more than can be computed with."""
    frequencies = np.bincount(counts.indices, minlength=counts.shape[1])
    kept = np.flatnonzero(frequencies >= 2)
    kept = kept[np.argsort(-frequencies[kept], kind="stable")[:_MOST_TERMS]]
    return counts[:, np.sort(kept)] if len(kept) >= 3 else counts


def _predictions(
    run: Run, configuration: Wanted, training: Wanted
) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    size = len(run.corpus.class_index)
    predicted, labelled = np.full(size, -1, dtype=np.int64), np.zeros(size, dtype=np.bool_)
    try:
        trials = choose_trials(run, run.results(), configuration, training)
    except MissingResultError:
        return predicted, labelled
    for trial in trials[:1]:
        arrays = run.arrays(trial.key)
        found = arrays.get("predicted")
        if found is not None and found.ndim == 1:
            predicted[arrays["test_rows"]] = found
        labelled[arrays.get("train_rows", np.empty(0, dtype=np.int64)).astype(np.int64)] = True
    return predicted, labelled


def _size(rows: Any, wanted: int) -> int:
    return max(min(wanted, int(min(rows.shape)) - 1), 2)


def latent_semantic(rows: Any, size: int = _DIMENSIONS) -> NDArray[np.float64]:
    """The leading singular vectors of the documents, times the singular values."""
    from scipy.sparse.linalg import svds  # late: 0.4 s to import

    left, values, _ = svds(rows, k=_size(rows, size), rng=np.random.default_rng(_SEED))
    order = np.argsort(-values)
    return _with_fixed_signs(left[:, order] * values[order])


def principal_components(rows: Any) -> NDArray[np.float64]:
    """The directions of the largest variance of the documents."""
    from sklearn.decomposition import PCA  # late: 1 s to import

    size = _size(rows, _DIMENSIONS)
    model = PCA(size, svd_solver="arpack", random_state=_SEED)
    return _with_fixed_signs(np.asarray(model.fit_transform(rows), dtype=np.float64))


def spectral(rows: Any) -> NDArray[np.float64]:
    """Eigenvectors of the normalised cosines D^(-1/2) X X^T D^(-1/2), without the first.

    They are the left singular vectors of D^(-1/2) X, so the cosines are never computed.
    """
    from scipy.sparse import csr_array, diags_array  # late: 0.4 s to import
    from scipy.sparse.linalg import svds  # late: 0.4 s to import

    degrees = np.asarray(rows @ np.asarray(rows.sum(axis=0)).ravel()).ravel()
    roots = 1 / np.sqrt(np.where(degrees > 0, degrees, 1.0))
    scaled = csr_array(diags_array(roots) @ rows)
    left, values, _ = svds(scaled, k=_size(rows, _DIMENSIONS + 1), rng=np.random.default_rng(_SEED))
    order = np.argsort(-values)[1:]
    return _with_fixed_signs(left[:, order] * roots[:, None])


def neighbour_embedding(rows: Any) -> NDArray[np.float64]:
    """t-SNE of the latent semantic space, by cosines."""
    from sklearn.manifold import TSNE  # late: 1 s to import

    space = _unit(latent_semantic(rows, _BEFORE_NEIGHBOURS))
    perplexity = min(_PERPLEXITY, (len(space) - 1) / 3)
    model = TSNE(2, perplexity=perplexity, init="pca", random_state=_SEED, n_jobs=1)
    return np.asarray(model.fit_transform(space), dtype=np.float64)


def uniform_manifold(rows: Any) -> NDArray[np.float64]:
    """UMAP of the latent semantic space, by cosines, where it is installed."""
    try:
        from umap import UMAP  # late: 5 s to import, and an extra
    except ImportError as problem:
        raise MissingResultError(
            "UMAP is not installed. Install it with "
            "'pip install semantic-text-workbench[projections]', or choose t-SNE."
        ) from problem
    space = latent_semantic(rows, _BEFORE_NEIGHBOURS)
    neighbours = min(15, len(space) - 1)
    model = UMAP(n_neighbors=neighbours, metric="cosine", random_state=_SEED, n_jobs=1)
    return np.asarray(model.fit_transform(space), dtype=np.float64)


def _unit(space: NDArray[np.float64]) -> NDArray[np.float64]:
    lengths = np.linalg.norm(space, axis=1, keepdims=True)
    unit: NDArray[np.float64] = space / np.where(lengths > 0, lengths, 1.0)
    return unit


def _with_fixed_signs(space: NDArray[np.float64]) -> NDArray[np.float64]:
    """Make the largest coordinate of each axis positive, as the sign is arbitrary."""
    largest = np.abs(space).argmax(axis=0)
    signs = np.sign(space[largest, np.arange(space.shape[1])])
    return np.asarray(space * np.where(signs == 0, 1.0, signs), dtype=np.float64)


PROJECTIONS: dict[str, Projection] = {
    projection.name: projection
    for projection in (
        Projection("spectral", "Spectral", "by random walks between similar documents", spectral),
        Projection("lsi", "LSI", "by the leading singular vectors", latent_semantic),
        Projection("pca", "PCA", "by the largest variance", principal_components),
        Projection("tsne", "t-SNE", "so that neighbours stay neighbours", neighbour_embedding),
        Projection("umap", "UMAP", "like t-SNE, faster; an extra", uniform_manifold),
    )
}
