"""The higher-order semantic kernel (HOSK) against the equations of its paper."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.base import clone
from sklearn.feature_extraction.text import TfidfTransformer
from sklearn.model_selection import StratifiedShuffleSplit
from sklearn.svm import SVC

from tests.methods.higher_order.samples import literal_kernel
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError
from workbench.methods.baselines.kernel_svm import LinearSVM
from workbench.methods.higher_order import classifiers as higher_order
from workbench.methods.higher_order import higher_order_kernel
from workbench.methods.higher_order.classifiers import (
    HigherOrderKernelSVM,
    TransductiveHigherOrderKernelSVM,
)
from workbench.methods.higher_order.kernel import order_shares
from workbench.methods.higher_order.sampled_paths import is_costly
from workbench.methods.registry import METHODS


def labelled(seed=0, per_class=15, n_terms=30):
    random = np.random.default_rng(seed)
    y = np.repeat(np.arange(3), per_class)
    rates = np.full((3, n_terms), 0.2)
    for label in range(3):
        rates[label, label * 8 : label * 8 + 8] = 1.0
    return random.poisson(rates[y]).astype(float), y


def literal_predictions(kernel, train, test, y, cost):
    machine = SVC(C=cost, kernel="precomputed", break_ties=True)
    machine.fit(kernel[np.ix_(train, train)], y[train])
    return machine.predict(kernel[np.ix_(test, train)])


@pytest.mark.parametrize("cost", [1.0, 100.0])
def test_transduction_is_the_papers_experiment(cost):
    X, y = labelled()
    train, test = np.arange(0, 45, 3), np.setdiff1d(np.arange(45), np.arange(0, 45, 3))
    expected = literal_predictions(literal_kernel(X, 0.95), train, test, y, cost)
    partly = np.full(45, -1)
    partly[train] = y[train]
    model = TransductiveHigherOrderKernelSVM(
        scaling="maximum", cost=cost, multiclass="one-vs-one"
    ).fit(sp.csr_array(X), partly)
    assert model.transduction_[test].tolist() == expected.tolist()


def dense_scores(model, X_seen, X_new, y, rows):
    """The kernel of new documents in full, which the method never computes."""
    D, N = X_seen, X_new
    kernel_seen, kernel_new = 0.0, 0.0
    for share, r in zip(order_shares(model.order, 0.95), range(model.order), strict=True):
        middle = np.linalg.matrix_power(D.T @ D, r)
        seen, new = D @ middle @ D.T, N @ middle @ D.T
        if model.scaling == "cosine":
            g = 1 / np.sqrt(np.diag(seen))
            h = 1 / np.sqrt(np.diag(N @ middle @ N.T))
        else:
            measure = np.max if model.scaling == "maximum" else np.mean
            g = np.full(len(D), 1 / np.sqrt(measure(np.diag(seen))))
            h = np.full(len(N), g[0])
        kernel_seen = kernel_seen + share * g[:, None] * seen * g
        kernel_new = kernel_new + share * h[:, None] * new * g
    inside = kernel_seen[np.ix_(rows, rows)]
    return np.array(
        [
            SVC(C=model.cost, kernel="precomputed")
            .fit(inside, y[rows] == label)
            .decision_function(kernel_new[:, rows])
            for label in range(3)
        ]
    ).T


@pytest.mark.parametrize("scaling", ["maximum", "mean diagonal", "cosine"])
@pytest.mark.parametrize("order", [1, 2, 3, 4])
def test_scores_of_new_documents_follow_from_the_full_kernel(scaling, order):
    X, y = labelled()
    X[:, -1] += 1
    new = labelled(1)[0]
    new[:, -1] += 1
    model = HigherOrderKernelSVM(weighting="as given", scaling=scaling, order=order)
    expected = dense_scores(model, X, new, y, np.arange(45))
    found = model.fit(sp.csr_array(X), y).decision_function(sp.csr_array(new))
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("scaling", ["maximum", "mean diagonal", "cosine"])
def test_transduction_scores_follow_from_the_full_kernel(scaling):
    X, y = labelled()
    X[:, -1] += 1
    rows = np.arange(0, 45, 2)
    partly = np.full(45, -1)
    partly[rows] = y[rows]
    model = TransductiveHigherOrderKernelSVM(weighting="as given", scaling=scaling)
    model.fit(sp.csr_array(X), partly)
    expected = dense_scores(model, X, X, y, rows)
    np.testing.assert_allclose(model.transduction_scores_, expected, rtol=1e-6, atol=1e-8)
    new = labelled(1)[0]
    scores = dense_scores(model, X, new, y, rows)
    assert model.predict(new).tolist() == scores.argmax(axis=1).tolist()


def test_scaling_by_the_maximum_needs_a_larger_cost():
    X, y = labelled(per_class=30)
    X[0] *= np.r_[np.ones(15), np.zeros(15)]
    literal = HigherOrderKernelSVM(scaling="maximum", cost=0.01).fit(X, y)
    scaled = HigherOrderKernelSVM(scaling="mean diagonal", cost=0.01).fit(X, y)
    assert np.abs(scaled.decision_function(X)).std() > np.abs(literal.decision_function(X)).std()


@pytest.mark.parametrize("estimator", [HigherOrderKernelSVM, TransductiveHigherOrderKernelSVM])
@pytest.mark.parametrize("weighting", ["row maximum", "tf-idf", "log tf-idf"])
def test_preparation_serves_every_weight_cost_and_lower_order(estimator, weighting):
    X, y = labelled()
    prepared = estimator(weighting=weighting, order=3).prepare(sp.csr_array(X))
    for settings in ({}, {"second_order_weight": 0.3, "cost": 2.0}, {"order": 3}, {"order": 1}):
        model = estimator(weighting=weighting, **settings)
        shared = clone(model).fit(X, y, prepared=prepared)
        alone = clone(model).fit(X, y)
        assert shared.predict(X).tolist() == alone.predict(X).tolist()
        np.testing.assert_allclose(shared.term_weights_, alone.term_weights_, rtol=1e-5, atol=1e-7)


def test_a_large_corpus_shares_only_its_diagonals(monkeypatch):
    monkeypatch.setattr(higher_order, "LARGEST_PREPARED", 10)
    X, y = labelled()
    model = TransductiveHigherOrderKernelSVM(scaling="cosine")
    prepared = model.prepare(sp.csr_array(X))
    assert sorted(prepared) == ["diagonal_1", "diagonal_2"]
    partly = np.where(np.arange(45) % 3 == 0, y, -1)
    shared = clone(model).fit(X, partly, prepared=prepared)
    assert shared.transduction_.tolist() == clone(model).fit(X, partly).transduction_.tolist()


def test_preparing_does_not_change_the_estimator():
    X, _ = labelled()
    model = HigherOrderKernelSVM(weighting="tf-idf")
    before = dict(vars(model))
    model.prepare(sp.csr_array(X))
    assert vars(model) == before


def test_single_precision_is_close():
    X, y = labelled()
    double = HigherOrderKernelSVM().fit(X, y)
    single = HigherOrderKernelSVM(single_precision=True)
    assert single.prepare(sp.csr_array(X))["part_2"].dtype == np.float32
    np.testing.assert_allclose(
        single.fit(X, y).decision_function(X), double.decision_function(X), rtol=1e-2, atol=1e-3
    )


def test_unlabelled_texts_help_the_transductive_method():
    # Documents 0 and 3 are labelled; only unlabelled text links "wing" to "plane".
    terms = {"plane": 0, "wing": 1, "bread": 2, "oven": 3}
    texts = ["plane", "plane wing", "wing", "bread", "bread oven", "oven"]
    X = np.zeros((6, 4))
    for row, text in enumerate(texts):
        X[row, [terms[word] for word in text.split()]] = 1
    y = np.array([0, -1, -1, 1, -1, -1])
    model = TransductiveHigherOrderKernelSVM().fit(X, y)
    assert model.transduction_.tolist() == [0, 0, 0, 1, 1, 1]
    alone = HigherOrderKernelSVM().fit(X[[0, 3]], [0, 1])
    assert np.ptp(alone.decision_function(X[[2, 5]])) == 0  # these terms did not occur in training


def test_term_weights_name_the_terms_of_a_class():
    X, y = labelled(per_class=30)
    for multiclass in ("one-vs-rest", "one-vs-one"):
        weights = HigherOrderKernelSVM(multiclass=multiclass).fit(X, y).term_weights_
        assert weights.shape == (3, 30)
        for label in range(3):
            strongest = np.argsort(-weights[label])[:5]
            assert np.mean((strongest >= label * 8) & (strongest < label * 8 + 8)) >= 0.8


def test_improved_variant_is_named_as_ours():
    method = METHODS["higher-order-kernel-improved"]
    assert "our improved variant" in method.title
    assert method.paper == ""
    model = method.build()
    assert (model.weighting, model.scaling) == ("log tf-idf", "cosine")
    assert model.mode == "transductive"


def test_one_class_is_explained():
    X, y = labelled()
    with pytest.raises(ParameterError, match="two classes"):
        TransductiveHigherOrderKernelSVM().fit(X, np.where(y == 0, 0, -1))


@pytest.fixture(scope="module")
def science(real_data):
    """The four sci.* groups, From and Subject kept, Porter, terms of three documents or more."""
    settings = ReadingSettings(classes="sci.*", encoding="latin-1")
    corpus = read_corpus(real_data / "20news-18828.tar.gz", settings)
    counted = count_terms(corpus, TokenSettings(language="english", stemmer="porter"), workers=1)
    return counted.counts[:, counted.document_frequencies() >= 3].astype(float), corpus.class_index


@pytest.mark.data
def test_improved_kernel_is_four_points_above_the_linear_svm(science):
    X, y = science
    assert X.shape[0] == 3949
    model = METHODS["higher-order-kernel-improved"].build()
    prepared = model.prepare(X)
    ours, linear = [], []
    for train, test in StratifiedShuffleSplit(10, train_size=0.05, random_state=0).split(X, y):
        partly = np.full(len(y), -1)
        partly[train] = y[train]
        found = clone(model).fit(X, partly, prepared=prepared).transduction_
        ours.append(np.mean(found[test] == y[test]))
        weighting = TfidfTransformer().fit(X[train])
        machine = LinearSVM().fit(weighting.transform(X[train]), y[train])
        linear.append(np.mean(machine.predict(weighting.transform(X[test])) == y[test]))
    print(f"improved {np.mean(ours):.4f}, linear {np.mean(linear):.4f}")
    assert np.mean(ours) >= np.mean(linear) + 0.04


def test_anything_but_counts_is_refused():
    with pytest.raises(ParameterError, match="Negative values"):
        higher_order_kernel([[1, 2], [0, -1]])
    for weight in (-0.1, 1.1, float("nan")):
        with pytest.raises(ParameterError, match="second_order_weight"):
            higher_order_kernel([[1, 2], [0, 1]], weight)


@pytest.mark.parametrize(
    ("documents", "labelled", "costly"),
    [
        (15_000, 15_000, False),
        (15_001, 15_001, True),  # the kernel alone
        (100_000, 5_000, False),
        (100_000, 5_001, True),  # pairs
        (100_001, 1, True),  # the diagonals of all documents
    ],
)
def test_automatic_goes_by_labels_and_documents(documents, labelled, costly):
    assert is_costly(documents, labelled) is costly
