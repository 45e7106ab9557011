"""The steps of spectral learning that are measured, ours and scikit-learn's."""

from typing import Any

N_NEIGHBORS = 20
_N_CLASSES, _LABELLED = 20, 0.01


def graph(X: Any, A: Any, y: Any) -> float:
    """The neighbour graph, by the program."""
    from workbench.methods.spectral import neighbour_affinity

    return float(neighbour_affinity(X, N_NEIGHBORS).nnz)


def sklearn_graph(X: Any, A: Any, y: Any) -> float:
    """The neighbours alone, by scikit-learn's brute force."""
    from sklearn.neighbors import NearestNeighbors

    search = NearestNeighbors(n_neighbors=N_NEIGHBORS + 1, metric="cosine", algorithm="brute")
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
    from workbench.methods.spectral.grouping_with_bias import GroupingWithBias

    labels = _partial_labels(y)
    predicted = GroupingWithBias(n_neighbors=N_NEIGHBORS).fit(X, labels).transduction_
    return float((predicted == y)[labels < 0].mean())


STEPS = {
    step.__name__: step
    for step in (
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
TITLES = {  # of the rows of the results
    "graph": "Neighbour graph",
    "sklearn_graph": "Neighbours by scikit-learn",
    "clusters": "Clusters, symmetric",
    "additive_clusters": "Clusters, additive",
    "sklearn_arpack": "Clusters by scikit-learn, arpack",
    "sklearn_lobpcg": "Clusters by scikit-learn, lobpcg",
    "classification": "Classification, symmetric",
    "additive_classification": "Classification, additive",
    "bias": "Grouping with bias",
}


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

    labels = _partial_labels(y)
    model = SpectralClassification(n_neighbors=N_NEIGHBORS, normalization=normalization)
    return float((model.fit(X, labels).transduction_ == y)[labels < 0].mean())


def _partial_labels(y: Any) -> Any:
    import numpy as np

    random = np.random.default_rng(0)
    labels = np.full(len(y), -1)
    for label in np.unique(y):
        rows = random.permutation(np.flatnonzero(y == label))
        labels[rows[: max(1, round(_LABELLED * len(rows)))]] = label
    return labels
