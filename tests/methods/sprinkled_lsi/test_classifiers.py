"""Sprinkled LSI against the steps of the paper with dense matrices and repeated terms."""

import numpy as np
import pytest
import scipy.sparse as sp

from tests.methods.sprinkled_lsi.samples import documents, literal_approximation
from workbench.experiments.scoring.clustering_metrics import scatter_ratio
from workbench.methods.algebra.folds import assign_folds
from workbench.methods.sprinkled_lsi import sprinkle_counts
from workbench.methods.sprinkled_lsi.classifiers import SprinkledLSI
from workbench.methods.sprinkled_lsi.confusion import cross_validated_confusion
from workbench.methods.sprinkled_lsi.sprinkling import (
    reconstruction_error,
    sprinkled_factors,
)


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


def test_variants_of_folding_in_equal_their_dense_formulas():
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


def test_with_fewer_documents_than_folds_each_is_tested_once():
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
