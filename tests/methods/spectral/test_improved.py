"""Our variant of spectral classification, against its equations written out with dense matrices."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.feature_extraction.text import TfidfTransformer

from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.algebra.least_squares import least_squares, stacking_weights
from workbench.methods.spectral.improved import ImprovedSpectralClassification

from .conftest import reveal, topics


def written_out(points, classes, n_classes, penalty, weights):
    """B of the weighted ridge regression by a least-squares solver on stacked rows."""
    rows = np.column_stack([points, np.ones(len(points))])
    roots = np.sqrt(weights)[:, None]
    stacked = np.vstack([roots * rows, np.sqrt(penalty) * np.eye(rows.shape[1])])
    targets = np.vstack([roots * np.eye(n_classes)[classes], np.zeros((rows.shape[1], n_classes))])
    return np.linalg.lstsq(stacked, targets, rcond=None)[0]


def class_weights(classes, n_classes):
    sizes = np.array([np.sum(classes == label) for label in range(n_classes)])
    return np.sqrt(len(classes) / n_classes / sizes[classes])


def sample(seed=0, n=40, n_classes=3):
    random = np.random.default_rng(seed)
    classes = np.arange(n) % n_classes
    points = random.standard_normal((n, 5)) + classes[:, None]
    return points / np.linalg.norm(points, axis=1, keepdims=True), classes


def test_least_squares_are_those_of_a_solver():
    points, classes = sample()
    model, _ = least_squares(points, classes, 3, 0.1)
    expected = written_out(points, classes, 3, 0.1, class_weights(classes, 3))
    np.testing.assert_allclose(model.coefficients, expected, atol=1e-10)
    np.testing.assert_allclose(
        model.scores(points), np.column_stack([points, np.ones(40)]) @ expected, atol=1e-10
    )


def test_scores_left_out_are_those_of_learning_again_without_the_document():
    points, classes = sample()
    _, left_out = least_squares(points, classes, 3, 0.1)
    weights = class_weights(classes, 3)  # the weight of a class is that of all its documents
    for document in range(len(points)):
        others = np.arange(len(points)) != document
        fitted = written_out(points[others], classes[others], 3, 0.1, weights[others])
        expected = np.append(points[document], 1.0) @ fitted
        np.testing.assert_allclose(left_out[document], expected, atol=1e-9)


def test_stacking_finds_the_part_that_predicts_the_classes():
    random, classes = np.random.default_rng(1), np.arange(60) % 3
    good = np.eye(3)[classes] * 0.8 + 0.2 / 3
    noise = random.dirichlet(np.ones(3), size=60)
    weights = stacking_weights([noise, good], classes)
    assert weights.sum() == pytest.approx(1.0)
    assert weights[1] > 0.9
    # No step along or between the weights comes nearer to the classes.
    columns, targets = np.stack([noise.ravel(), good.ravel()], axis=1), np.eye(3)[classes].ravel()
    scale = (columns @ weights) @ targets / np.sum((columns @ weights) ** 2)
    least = np.sum((scale * columns @ weights - targets) ** 2)
    for step in ([1e-3, 0], [0, 1e-3], [0, -1e-3], [1e-3, -1e-3]):
        moved = scale * weights + step
        assert np.sum((columns @ moved - targets) ** 2) >= least - 1e-12


def test_what_cannot_be_judged_gets_equal_weights():
    classes = np.arange(3)  # one document of each class
    parts = [np.full((3, 3), 1 / 3), np.eye(3)]
    assert stacking_weights(parts, classes).tolist() == [0.5, 0.5]


def dense_scores(X, labels, n_neighbors, n_components, n_voters, penalty):
    """Scores of all documents: dense graph, dense eigenvectors, a refit for each left-out label."""
    n_classes = labels.max() + 1
    affinity = neighbour_affinity(X, n_neighbors).toarray()
    roots = 1 / np.sqrt(affinity.sum(axis=1))
    values, vectors = np.linalg.eigh(roots[:, None] * affinity * roots)
    vectors = vectors[:, np.argsort(-values)][:, :n_components]
    labelled = np.flatnonzero(labels >= 0)
    classes, unit = labels[labelled], X / np.linalg.norm(X, axis=1, keepdims=True)
    weights = class_weights(classes, n_classes)

    def votes(document, known):
        cosines = np.round(unit[known] @ unit[document], 12)
        nearest = np.argsort(-cosines, kind="stable")[:n_voters]
        total = np.bincount(labels[known][nearest], cosines[nearest], n_classes)
        return total / total.sum()

    parts, left_out = [], []
    for count in sorted({min(times * n_classes, n_components) for times in (1, 3, 10)}):
        if count > max(n_classes, len(labelled) // 2):
            continue
        points = vectors[:, :count] / np.linalg.norm(vectors[:, :count], axis=1, keepdims=True)
        rows = np.column_stack([points, np.ones(len(points))])
        parts.append(rows @ written_out(points[labelled], classes, n_classes, penalty, weights))
        kept = [np.arange(len(labelled)) != row for row in range(len(labelled))]
        left_out.append(
            np.array(
                [
                    rows[labelled[row]]
                    @ written_out(
                        points[labelled[keep]], classes[keep], n_classes, penalty, weights[keep]
                    )
                    for row, keep in enumerate(kept)
                ]
            )
        )
    parts.append(np.array([votes(document, labelled) for document in range(len(X))]))
    left_out.append(
        np.array([votes(document, labelled[labelled != document]) for document in labelled])
    )
    shares = stacking_weights(left_out, classes)
    return sum(share * part for share, part in zip(shares, parts, strict=True)), shares


@pytest.mark.parametrize("per_class", [2, 8])
def test_scores_are_those_of_the_equations(per_class):
    X, y = topics(per_class=30, own=0.35, common=0.15)
    X[:, 0] += 1  # no document is empty
    labels = reveal(y, per_class)
    model = ImprovedSpectralClassification(n_neighbors=8, n_components=12, n_voters=4)
    model.fit(X, labels)
    expected, shares = dense_scores(X, labels, 8, 12, 4, model.penalty)
    np.testing.assert_allclose(model.transduction_scores_, expected, atol=1e-4)
    assert model.notes_[-1].endswith(f"neighbours {100 * shares[-1]:.0f} %.")


def test_new_documents_and_documents_without_neighbours_get_a_class():
    X, y = topics()
    labels = reveal(y, 3)
    X[[0, 50]] = 0
    labels[[0, 50]] = -1
    model = ImprovedSpectralClassification(n_neighbors=10).fit(sp.csr_array(X), labels)
    new, expected = topics(seed=1)
    assert (model.predict(new) == expected).mean() > 0.9
    assert any("no neighbour" in note for note in model.notes_)
    assert model.predict(np.zeros((1, X.shape[1]))).shape == (1,)


def test_preparing_once_serves_all_labels():
    X, y = topics()
    prepared = ImprovedSpectralClassification().prepare(X)
    for per_class in (1, 2, 10):
        alone = ImprovedSpectralClassification().fit(X, reveal(y, per_class))
        shared = ImprovedSpectralClassification().fit(X, reveal(y, per_class), prepared=prepared)
        np.testing.assert_array_equal(alone.transduction_, shared.transduction_)


def test_nine_labels_find_96_percent_of_three_newsgroups(three_newsgroups):
    counts, y = three_newsgroups
    X = TfidfTransformer(sublinear_tf=True).fit_transform(counts)
    prepared = ImprovedSpectralClassification().prepare(X)
    found = []
    for seed in range(5):
        labels = reveal(y, 3, seed)
        model = ImprovedSpectralClassification().fit(X, labels, prepared=prepared)
        found.append(np.mean(model.transduction_[labels < 0] == y[labels < 0]))
    assert np.mean(found) > 0.96
