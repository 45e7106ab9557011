"""Our variant of the term-cluster kernel, against its equations written out."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.svm import LinearSVC

from workbench.methods.algebra.term_graphs import term_graph
from workbench.methods.term_clusters.improved import InformationClusterKernel
from workbench.methods.term_clusters.information_clusters import (
    information_clusters,
    term_strengths,
)


def documents(seed=0, per_class=30, n_terms=36):
    """Three topics of twelve terms; every document uses a few terms of its topic."""
    random = np.random.default_rng(seed)
    y = np.repeat(np.arange(3), per_class)
    means = np.full((3, n_terms), 0.04)
    for label in range(3):
        means[label, label * 12 : (label + 1) * 12] = 0.35
    X = random.poisson(means[y]).astype(float)
    X[np.arange(len(y)), 12 * y] += 1  # no document is empty
    return X, y


def written_out(X, n_neighbors, least_pairs=3):
    """W of the normalised pointwise mutual information, pair by pair."""
    present = X > 0
    n_documents, n_terms = X.shape
    shared = np.zeros((n_terms, n_terms))
    for first in range(n_terms):
        for second in range(n_terms):
            both = np.sum(present[:, first] & present[:, second])
            if first != second and both >= least_pairs:
                joint = both / n_documents
                apart = present[:, first].mean() * present[:, second].mean()
                shared[first, second] = np.log(joint / apart) / -np.log(joint)
    kept = np.zeros_like(shared)
    for term in range(n_terms):
        for other in np.argsort(-shared[term], kind="stable")[:n_neighbors]:
            if shared[term, other] > 0:
                kept[term, other] = shared[term, other]
    return np.maximum(kept, kept.T)


def unit(rows):
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def test_the_graph_is_that_of_the_formula():
    X, _ = documents()
    np.testing.assert_allclose(term_graph(X, 100, 5).toarray(), written_out(X, 5), atol=1e-12)


@pytest.mark.parametrize("few_labels_cost", [0.0, 3.0])
@pytest.mark.parametrize("make", [np.asarray, sp.csr_array])
def test_scores_are_those_of_the_sum_of_both_kernels(make, few_labels_cost):
    X, y = documents()
    labels = np.where(np.arange(len(y)) % 3 == 0, y, -1)
    model = InformationClusterKernel(
        n_neighbors=5, n_clusters=3, strength=4.0, few_labels_cost=few_labels_cost
    )
    model.fit(make(X), labels)
    graph = written_out(X, 5)
    roots = 1 / np.sqrt(graph.sum(axis=1))
    plain = unit(X)
    diffused = unit(plain + 4.0 * plain @ (roots[:, None] * graph * roots))
    share = 10 / (10 + 30)  # ten labels a class
    both = np.hstack([np.sqrt(2 * share) * plain, np.sqrt(2 * (1 - share)) * diffused])
    cost = 1 + few_labels_cost * (1 - share)
    svm = LinearSVC(C=cost, random_state=0, max_iter=5000).fit(both[labels >= 0], y[labels >= 0])
    np.testing.assert_allclose(model.transduction_scores_, svm.decision_function(both), atol=2e-3)
    np.testing.assert_array_equal(model.predict(make(X)), svm.predict(both))


def test_topics_are_clusters_and_their_strongest_terms_have_the_largest_degree():
    X, _ = documents(per_class=200)
    graph = term_graph(X, 100, 8)
    clusters = information_clusters(graph, 3)
    assert all(len(set(clusters[start : start + 12])) == 1 for start in (0, 12, 24))
    assert len(set(clusters)) == 3
    inside = graph.toarray() * (clusters[:, None] == clusters)
    np.testing.assert_allclose(term_strengths(graph, clusters), inside.sum(axis=1))


def test_terms_without_links_are_in_no_cluster():
    X, _ = documents(per_class=200)
    X = np.column_stack([X, np.zeros(600)])
    assert information_clusters(term_graph(X, 100, 8), 3)[-1] == -1
    assert (information_clusters(sp.csr_array((4, 4)), 3) == -1).all()


def test_terms_of_unlabelled_documents_are_classified_by_the_terms_beside_them():
    X, y = documents(per_class=100)
    # Labelled documents have only the first three terms of their topic, the others all but those.
    labelled = np.arange(len(y)) % 50 == 0
    shown = np.isin(np.arange(36) % 12, [0, 1, 2])
    X[np.ix_(labelled, ~shown)] = 0
    test = ~labelled & (X[:, ~shown].sum(axis=1) > 0)
    hidden = X.copy()
    fit = InformationClusterKernel(n_neighbors=8, n_clusters=3).fit(X, np.where(labelled, y, -1))
    hidden[:, shown] = 0
    assert np.mean(fit.predict(hidden[test]) == y[test]) > 0.9


def test_the_weights_of_terms_explain_the_scores():
    X, y = documents()
    model = InformationClusterKernel(n_neighbors=5, strength=0.0).fit(X, np.where(y % 2, -1, y))
    explained = unit(X) @ model.term_weights_.T
    differences = model.transduction_scores_ - explained
    np.testing.assert_allclose(differences, np.broadcast_to(differences[0], differences.shape))


def test_preparing_once_serves_all_labels():
    X, y = documents()
    prepared = InformationClusterKernel(n_clusters=3).prepare(X)
    for step in (2, 5):
        labels = np.where(np.arange(len(y)) % step == 0, y, -1)
        alone = InformationClusterKernel(n_clusters=3).fit(X, labels)
        shared = InformationClusterKernel(n_clusters=3).fit(X, labels, prepared=prepared)
        np.testing.assert_array_equal(alone.transduction_scores_, shared.transduction_scores_)
        np.testing.assert_array_equal(alone.term_clusters_, shared.term_clusters_)
