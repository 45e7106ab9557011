"""Sprinkled LSI against the steps of the paper with dense matrices and repeated terms."""

import math
from fractions import Fraction

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.experiments.scoring.clustering_metrics import scatter_ratio
from workbench.methods.algebra.folds import assign_folds
from workbench.methods.sprinkled_lsi import sprinkle_counts, sprinkled_approximation
from workbench.methods.sprinkled_lsi.classifiers import SprinkledLSI
from workbench.methods.sprinkled_lsi.confusion import cross_validated_confusion
from workbench.methods.sprinkled_lsi.sprinkling import (
    reconstruction_error,
    sprinkled_factors,
)

CONFUSION = np.array([[40, 8, 2, 0], [4, 44, 1, 1], [0, 5, 45, 0], [0, 0, 0, 50]])


def documents(n=36, m=25, n_classes=3, seed=0):
    random = np.random.default_rng(seed)
    class_index = np.arange(n) % n_classes
    means = np.full((n_classes, m), 0.3)
    for label in range(n_classes):
        means[label, 5 * label : 5 * label + 5] = 1.2
    return (random.poisson(means[class_index]) > 0).astype(float), class_index


def literal_counts(Q, max_length):
    """Computed with fractions: floats would round sixteen times one half up to nine terms."""
    n = len(Q)
    shares = [[Fraction(int(Q[i][j]), int(sum(Q[i]))) for j in range(n)] for i in range(n)]
    complexity = [
        [(shares[i][j] + shares[j][i]) / 2 if i != j else Fraction(0) for j in range(n)]
        for i in range(n)
    ]
    greatest = max(max(row) for row in complexity)
    return [[math.ceil(max_length * value / greatest) for value in row] for row in complexity]


def literal_approximation(X, class_index, S, size):
    """Sprinkle every single term, decompose, truncate, remove the sprinkled terms."""
    columns = [X]
    n_classes = len(S)
    for i in range(n_classes):
        for j in range(i + 1, n_classes):
            for label in (i, j):
                columns += [np.eye(n_classes)[class_index][:, [label]]] * int(S[i, j])
    augmented = np.hstack(columns)
    U, s, Vt = np.linalg.svd(augmented, full_matrices=False)
    return (U[:, :size] * s[:size] @ Vt[:size])[:, : X.shape[1]]


def literal_neighbour_classes(training, class_index, new, count, metric):
    found = []
    for x in new:
        if metric == "cosine":
            lengths = np.linalg.norm(training, axis=1) * np.linalg.norm(x)
            closeness = training @ x / lengths
            weight = np.maximum(closeness, 0)
        else:
            distance = np.linalg.norm(training - x, axis=1)
            closeness, weight = -distance, 1 / np.maximum(distance, 1e-6)
        votes = np.zeros(class_index.max() + 1)
        for neighbour in np.argsort(-closeness, kind="stable")[:count]:
            votes[class_index[neighbour]] += weight[neighbour]
        found.append(votes.argmax())
    return np.array(found)


def test_counts_by_hand():
    # p(0|1) = 8/50, p(1|0) = 4/50: MCC 0.12, the largest; p(1|2) = 1/50, p(2|1) = 5/50: 0.06
    expected = [[0, 8, 2, 0], [8, 0, 4, 1], [2, 4, 0, 0], [0, 1, 0, 0]]
    assert sprinkle_counts(CONFUSION).tolist() == expected


@pytest.mark.parametrize("seed", range(20))
def test_counts_of_random_confusions(seed):
    random = np.random.default_rng(seed)
    Q = random.integers(0, 12, (5, 5)) + 10 * np.eye(5, dtype=int)
    max_length = int(random.integers(1, 20))
    assert sprinkle_counts(Q, max_length).tolist() == literal_counts(Q, max_length)


def test_roundings_and_readings_of_complexity():
    assert sprinkle_counts(CONFUSION, 8, "floor")[0].tolist() == [0, 8, 1, 0]
    assert sprinkle_counts(CONFUSION, 8, "round")[0].tolist() == [0, 8, 1, 0]
    # (8/48 + 4/48) / 2 = 0.125 and (1/45 + 5/50) / 2 = 0.0611: 8 · 0.489 = 3.9
    assert sprinkle_counts(CONFUSION, 8, complexity="pairwise")[1].tolist() == [8, 0, 4, 1]
    # of the errors: (8/10 + 4/6) / 2 = 0.733 and (1/6 + 5/5) / 2 = 0.583: 8 · 0.795 = 6.4
    assert sprinkle_counts(CONFUSION, 8, complexity="share of errors")[1, :3].tolist() == [8, 0, 7]


def test_no_confusion_and_absent_classes_sprinkle_nothing():
    assert not sprinkle_counts(np.diag([5, 6, 7])).any()
    counts = sprinkle_counts([[3, 2, 0], [1, 4, 0], [0, 0, 0]])
    assert counts.tolist() == [[0, 8, 0], [8, 0, 0], [0, 0, 0]]


def test_the_confusion_reflects_the_order_of_classes():
    distance = np.abs(np.subtract.outer(np.arange(5), np.arange(5)))
    counts = sprinkle_counts(np.round(100 * 0.4**distance))
    assert (counts[distance == 1] == 8).sum() >= 2
    for row in range(5):
        beyond = counts[row, row + 1 :]
        assert (np.diff(beyond) <= 0).all()


@pytest.mark.parametrize("bad", [np.ones(3), np.ones((2, 3)), [[1, -1], [0, 1]], [[np.nan, 0]] * 2])
def test_anything_but_a_confusion_matrix_is_refused(bad):
    with pytest.raises(ParameterError, match="confusion matrix"):
        sprinkle_counts(bad)


@pytest.mark.parametrize("size", [1, 4, 12])
@pytest.mark.parametrize("seed", range(3))
def test_one_scaled_column_replaces_equal_terms(size, seed):
    X, class_index = documents(seed=seed)
    S = np.array([[0, 3, 8], [3, 0, 1], [8, 1, 0]])
    expected = literal_approximation(X, class_index, S, size)
    for given in (X, sp.csr_array(X), sp.csr_matrix(X)):
        for sprinkles in (S, S.sum(axis=1)):
            found = sprinkled_approximation(given, class_index, sprinkles, size)
            assert np.abs(found - expected).max() <= 1e-8 * np.abs(expected).max()


@pytest.mark.data
def test_approximation_of_a_real_matrix(cluto):
    counts, class_index = cluto("tr31")
    frequent = np.bincount(counts.indices, minlength=counts.shape[1]) >= 60
    X = (counts[::2][:, frequent].toarray() > 0).astype(float)
    class_index = class_index[::2]
    S = sprinkle_counts(np.random.default_rng(0).integers(0, 20, (7, 7)) + 50 * np.eye(7))
    expected = literal_approximation(X, class_index, S, 20)
    found = sprinkled_approximation(sp.csr_array(X), class_index, S, 20)
    assert np.abs(found - expected).max() <= 1e-8 * np.abs(expected).max()


def test_no_sprinkling_is_plain_lsi():
    X, class_index = documents()
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    found = sprinkled_approximation(X, class_index, np.zeros(3), 6)
    assert np.allclose(found, U[:, :6] * s[:6] @ Vt[:6])


def test_unlabelled_documents_and_documents_of_several_classes():
    X, class_index = documents()
    memberships = np.eye(3)[class_index]
    memberships[0] = 1
    memberships[1] = 0
    columns = np.hstack([X, *[memberships] * 4])
    U, s, Vt = np.linalg.svd(columns, full_matrices=False)
    expected = (U[:, :5] * s[:5] @ Vt[:5])[:, :25]
    assert np.allclose(sprinkled_approximation(X, memberships, [4, 4, 4], 5), expected)
    unknown = np.where(np.arange(36) == 1, -1, class_index)
    memberships[0] = np.eye(3)[class_index[0]]
    with_matrix = sprinkled_approximation(X, memberships, [4, 4, 4], 5)
    assert np.allclose(sprinkled_approximation(X, unknown, [4, 4, 4], 5), with_matrix)


@pytest.mark.parametrize("metric", ["cosine", "euclidean"])
@pytest.mark.parametrize("size", [3, 8])
def test_neighbours_are_those_of_the_dense_approximation_in_term_space(metric, size):
    X, class_index = documents(90, seed=2)
    new = documents(60, seed=3)[0]
    model = SprinkledLSI(n_components=size, classifier=f"knn-{metric}").fit(X, class_index)
    training = literal_approximation(X, class_index, model.sprinkles_, size)
    expected = literal_neighbour_classes(training, class_index, new, 3, metric)
    assert model.predict(new).tolist() == expected.tolist()
    placed, placed_training = model.coordinates(new), model.training_coordinates_
    assert np.allclose(placed @ placed_training.T, new @ training.T, atol=1e-10)
    assert np.allclose(placed_training @ placed_training.T, training @ training.T, atol=1e-10)


def test_variants_of_folding_in():
    X, class_index = documents()
    model = SprinkledLSI(n_components=5, fold_in="projection").fit(X, class_index)
    augmented = np.hstack([X, np.eye(3)[class_index] * np.sqrt(model.sprinkles_.sum(axis=1))])
    U, s, Vt = np.linalg.svd(augmented, full_matrices=False)
    V = Vt[:5, :25].T

    def products(variant, new):
        model.set_params(fold_in=variant).fit(X, class_index)
        return model.coordinates(new) @ model.training_coordinates_.T

    new = documents(seed=8)[0]
    ridge = V @ np.linalg.inv(V.T @ V + 0.1 * np.eye(5))
    assert np.allclose(products("projection", new), new @ V @ V.T @ X.T)
    assert np.allclose(products("latent training", new), new @ V @ (U[:, :5] * s[:5]).T)
    assert np.allclose(products("least squares", new), new @ ridge @ ridge.T @ X.T)


def test_confusion_comes_from_the_same_classifier_on_held_out_raw_documents():
    X, class_index = documents(60)
    model = SprinkledLSI().fit(sp.csr_array(X), class_index)
    fold = assign_folds(class_index, 5)
    expected = np.zeros((3, 3), dtype=int)
    for held_out in range(5):
        kept = fold != held_out
        found = literal_neighbour_classes(X[kept], class_index[kept], X[~kept], 3, "cosine")
        np.add.at(expected, (class_index[~kept], found), 1)
    assert model.confusion_.tolist() == expected.tolist()
    assert model.confusion_.sum() == 60
    assert np.array_equal(model.sprinkles_, sprinkle_counts(expected))


def test_folds_are_even_within_every_class():
    class_index = np.repeat([0, 1, 2], [10, 7, 2])
    fold = assign_folds(class_index, 5)
    assert np.bincount(fold).tolist() == [4, 4, 4, 4, 3]
    for label in range(3):
        sizes = np.bincount(fold[class_index == label], minlength=5)
        assert sizes.max() - sizes.min() <= 1


def test_fewer_documents_than_folds():
    def first_class(known, classes, new):
        return np.full(len(new), classes[0])

    found = cross_validated_confusion(np.eye(3), np.array([0, 1, 1]), 2, 5, first_class)
    assert found.sum() == 3


@pytest.mark.parametrize("sprinkling", ["none", "uniform", "adaptive"])
@pytest.mark.parametrize("classifier", ["knn-cosine", "knn-euclidean", "linear-svm"])
def test_one_factorisation_serves_every_number_of_dimensions(sprinkling, classifier):
    X, class_index = documents(90)
    X = sp.csr_array(X)
    settings = {"sprinkling": sprinkling, "classifier": classifier}
    prepared = SprinkledLSI(n_components=20, **settings).prepare(X, class_index)
    for size in (2, 7, 20):
        shared = SprinkledLSI(n_components=size, **settings).fit(X, class_index, prepared)
        alone = SprinkledLSI(n_components=size, **settings).fit(X, class_index)
        assert np.allclose(shared.decision_function(X), alone.decision_function(X))
        assert len(shared.eigenvalues_) == size


def test_more_sprinkled_terms_separate_classes_and_approximate_documents_worse():
    X, class_index = documents(90)
    ratios, errors = [], []
    for length in (0, 2, 8, 32):
        factors = sprinkled_factors(X, class_index, [length] * 3, 4)
        approximated = factors.scores @ factors.word_directions.T
        ratios.append(scatter_ratio(approximated, class_index))
        errors.append(reconstruction_error(X, factors))
        assert errors[-1] == pytest.approx(np.mean((X - approximated) ** 2))
    assert (np.diff(ratios) < 0).all() and (np.diff(errors) > 0).all()


def test_scatter_ratio_by_hand():
    points = np.array([[0.0], [2.0], [10.0], [12.0]])
    # within: 4 + 4; between: 100 + 144 + 64 + 100
    assert scatter_ratio(points, np.array([0, 0, 1, 1])) == pytest.approx(8 / 408)


def test_the_length_can_be_chosen_on_the_training_documents():
    X, class_index = documents(90, seed=5)
    model = SprinkledLSI(n_components=4, chooses_max_length=True).fit(X, class_index)
    assert model.prepare(X, class_index) == {}
    assert model.sprinkles_.max() in (0, 2, 4, 8, 16, 32)
    again = SprinkledLSI(n_components=4, max_length=int(model.sprinkles_.max()) or 8)
    assert again.fit(X, class_index).predict(X).tolist() == model.predict(X).tolist()


@pytest.mark.parametrize("weighting", ["as given", "binary", "log", "tf-idf"])
def test_weights_are_learnt_from_training_documents_alone(weighting):
    X, class_index = documents(90)
    counts = sp.csr_array(X * 3)
    model = SprinkledLSI(weighting=weighting, n_components=5).fit(counts, class_index)
    assert np.mean(model.predict(counts) == class_index) > 0.8
    alone = model.coordinates(counts[:1])
    assert np.allclose(alone, model.coordinates(counts)[:1])


def test_sprinkled_terms_weigh_what_terms_weigh():
    X, class_index = documents(90)
    model = SprinkledLSI(n_components=6)
    expected = model.fit(X, class_index).predict(X).tolist()
    assert model.fit(X / 50, class_index).predict(X / 50).tolist() == expected
    assert (
        SprinkledLSI(n_components=6, scaled_terms=False).fit(X, class_index).predict(X).tolist()
        == expected
    )


def test_documents_without_known_terms_get_the_commonest_class():
    X, class_index = documents(40)
    class_index = np.where(np.arange(40) < 25, 2, class_index % 2)
    for classifier in ("knn-cosine", "knn-euclidean"):
        model = SprinkledLSI(n_components=5, classifier=classifier).fit(X, class_index)
        assert model.predict(np.zeros((1, 25)))[0] in model.classes_
    model.set_params(classifier="knn-cosine").fit(X, class_index)
    assert model.predict(np.zeros((1, 25))).tolist() == [2]


@pytest.mark.parametrize("n_classes", [2, 3])
def test_term_weights_of_the_svm_are_its_margins(n_classes):
    X, class_index = documents(90, n_classes=n_classes)
    model = SprinkledLSI(classifier="linear-svm", n_components=6).fit(X, class_index)
    margins = X @ model.term_weights_.T
    if n_classes == 2:
        margins = (margins[:, 1] - margins[:, 0]) / 2
    scores = model.decision_function(X)
    assert np.allclose(np.ptp(scores - margins, axis=0), 0, atol=1e-9)  # but for the intercepts
    assert model.term_weights_.shape == (n_classes, 25)


def test_negative_numbers_are_no_counts():
    X, class_index = documents()
    X[0, 0] = -1
    with pytest.raises(ParameterError, match="negative"):
        SprinkledLSI(weighting="log").fit(X, class_index)


@pytest.mark.parametrize(
    ("class_index", "sprinkles", "message"),
    [
        (np.zeros(35, dtype=int), [1, 1], "36 documents but 35"),
        (np.full(36, 2), [1, 1], "2 classes"),
        (np.zeros(36, dtype=int), [1, -1], "numbers of terms"),
    ],
)
def test_sprinkles_that_do_not_fit_are_explained(class_index, sprinkles, message):
    with pytest.raises(ParameterError, match=message):
        sprinkled_approximation(documents()[0], class_index, sprinkles, 3)


@pytest.mark.parametrize("wrong", [{"max_length": -1}, {"rounding": "upwards"}])
def test_lengths_and_roundings_that_do_not_exist_are_named(wrong):
    with pytest.raises(ParameterError, match=next(iter(wrong))):
        sprinkle_counts([[3, 1], [0, 4]], **wrong)


def test_sprinkles_and_classes_of_the_wrong_kind_are_explained():
    with pytest.raises(ParameterError, match="per pair of classes"):
        sprinkled_approximation(np.eye(3), [0, 1, 0], np.ones((2, 3)), 1)
    with pytest.raises(ParameterError, match="names"):
        sprinkled_approximation(np.eye(3), ["a", "b", "a"], np.ones((2, 2)), 1)
