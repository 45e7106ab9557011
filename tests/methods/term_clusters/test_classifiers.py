"""TCB and STCB: the estimators against the literal kernel, and on real text."""

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.neighbors import KNeighborsClassifier

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.methods.term_clusters import diffuse, normalized_cut, term_affinity
from workbench.methods.term_clusters.classifiers import TermClusterKernel
from workbench.methods.term_clusters.supervised import SupervisedTermClusterKernel

FIXED = {"decay_choice": "fixed"}


def random_counts(n_documents=40, n_terms=30, seed=0):
    random = np.random.default_rng(seed)
    X = random.poisson(0.35, (n_documents, n_terms)).astype(float)
    return X, random.integers(0, 4, n_documents)


def literal_similarities(model, X, new, W, clusters, beta):
    """x'Ky by definition, divided by the lengths in the space of the kernel."""
    W = np.where(np.equal.outer(clusters, clusters), W, 0.0)
    K = scipy.linalg.expm(beta * (W - np.diag(W.sum(axis=1))))
    products = new @ K @ X.T
    if not model.unit_length:
        return products
    own = np.sqrt(np.einsum("ij,jk,ik->i", X, K, X))
    theirs = np.sqrt(np.einsum("ij,jk,ik->i", new, K, new))
    return products / np.where(theirs > 0, theirs, 1)[:, None] / np.where(own > 0, own, 1)


@pytest.mark.parametrize("unit_length", [True, False])
@pytest.mark.parametrize("estimator", [TermClusterKernel, SupervisedTermClusterKernel])
def test_nearest_neighbour_is_the_one_of_the_kernel(estimator, unit_length):
    X, y = random_counts(80, 40)
    new, _ = random_counts(50, 40, seed=9)
    model = estimator(n_clusters=4, decay=3.0, n_links=0, unit_length=unit_length, **FIXED)
    model.fit(X, y)
    W = term_affinity(X, y, getattr(model, "supervision", 0.0), max_document_share=0.5)
    clusters = normalized_cut(W, 4)
    assert model.term_clusters_.tolist() == clusters.tolist()
    degrees = np.asarray(W.sum(axis=1))
    beta = 3.0 / np.median(degrees[degrees > 0])
    assert model.decay_ == pytest.approx(beta, rel=1e-12)
    similarities = literal_similarities(model, X, new, W.toarray(), clusters, beta)
    nearest = np.round(similarities, 10).argmax(axis=1)
    assert model.predict(new).tolist() == y[nearest].tolist()


@pytest.mark.parametrize("classifier", ["nearest neighbour", "linear-svm"])
def test_as_many_clusters_as_terms_is_the_plain_inner_product(classifier):
    X, y = random_counts(60, 30)
    new, _ = random_counts(30, 30, seed=4)
    one_each = TermClusterKernel(n_clusters=30, classifier=classifier, decay=5.0, **FIXED).fit(X, y)
    plain = TermClusterKernel(decay=0.0, n_clusters=1, classifier=classifier, **FIXED).fit(X, y)
    assert np.array_equal(one_each.decision_function(new), plain.decision_function(new))
    if classifier == "nearest neighbour":
        cosine = KNeighborsClassifier(1, metric="cosine", algorithm="brute").fit(X, y)
        full = new.any(axis=1)
        assert one_each.predict(new[full]).tolist() == cosine.predict(new[full]).tolist()


@pytest.mark.parametrize("classifier", ["nearest neighbour", "linear-svm"])
def test_sparse_and_dense_documents_get_the_same_scores(classifier):
    X, y = random_counts(60, 30)
    model = TermClusterKernel(n_clusters=10, classifier=classifier, decay=1.0, **FIXED)
    expected = model.fit(X, y).decision_function(X)
    found = model.fit(sp.csr_array(X), y).decision_function(sp.csr_array(X))
    np.testing.assert_allclose(found, expected, atol=1e-6)


def test_zero_supervision_is_the_plain_method():
    X, y = random_counts(60, 30)
    plain = TermClusterKernel(n_clusters=5, decay=2.0, **FIXED).fit(X, y)
    supervised = SupervisedTermClusterKernel(n_clusters=5, decay=2.0, supervision=0.0, **FIXED).fit(
        X, y
    )
    assert plain.term_clusters_.tolist() == supervised.term_clusters_.tolist()
    assert np.array_equal(plain.decision_function(X), supervised.decision_function(X))


@pytest.mark.parametrize("estimator", [TermClusterKernel, SupervisedTermClusterKernel])
def test_one_preparation_serves_a_sweep(estimator):
    X, y = random_counts(60, 40)
    prepared = estimator(n_clusters=30).prepare(X, y)
    for n_clusters in (1, 3, 12, 30):
        for values in ({}, {"decay": 2.0, **FIXED}, {"classifier": "linear-svm", "cost": 0.3}):
            model = estimator(n_clusters=n_clusters, **values)
            shared = model.fit(X, y, prepared).decision_function(X)
            assert np.array_equal(
                shared, estimator(**model.get_params()).fit(X, y).decision_function(X)
            )


def test_notes_describe_the_clusters():
    X, y = random_counts(60, 20)
    X[:, 7] = 0
    model = TermClusterKernel(n_clusters=200).fit(X, y)
    assert model.stopped_by_ == "nothing left to cut"
    assert "20 clusters" in model.notes_[0] and "19 of 20 terms" in model.notes_[0]
    assert "200 clusters were requested" in model.notes_[1]
    assert TermClusterKernel(n_clusters=3).fit(X, y).notes_[0].endswith("number of clusters.")


def test_svm_term_weights_are_the_margins_of_single_terms():
    X, y = random_counts(60, 20)
    model = TermClusterKernel(
        n_clusters=3, classifier="linear-svm", unit_length=False, decay=2.0, **FIXED
    )
    margins = model.fit(X, y).decision_function(X)
    offsets = margins - X @ model.term_weights_.T
    np.testing.assert_allclose(offsets, np.tile(offsets[0], (60, 1)), atol=1e-9)


def test_neighbour_term_weights_point_to_the_class():
    X = np.kron(np.eye(2), np.ones((5, 4)))
    weights = TermClusterKernel(n_clusters=2).fit(X, np.repeat([0, 1], 5)).term_weights_
    assert (weights[0, :4] > 0).all() and (weights[0, 4:] < 0).all()
    np.testing.assert_allclose(weights[0], -weights[1], atol=1e-12)


def test_coordinates_keep_the_inner_products():
    X, y = random_counts(15, 40)
    model = TermClusterKernel(n_clusters=3, decay=1.0, **FIXED).fit(X, y)
    placed = model.coordinates(X)
    mapped = diffuse(X, model.term_affinity_, model.term_clusters_, model.decay_)
    mapped /= np.linalg.norm(mapped, axis=1, keepdims=True)
    np.testing.assert_allclose(placed @ placed.T, mapped @ mapped.T, atol=1e-9)


def test_unlinked_and_unseen_terms_stay_as_they_are():
    X, y = random_counts(60, 20)
    X[:, 4] = 0
    model = TermClusterKernel(n_clusters=2, decay=5.0, unit_length=False, **FIXED).fit(X, y)
    new = np.zeros((1, 20))
    new[0, 4] = 2.0
    mapped = diffuse(new, model.term_affinity_, model.term_clusters_, model.decay_)
    assert np.array_equal(mapped, new)


def gains_by_split(name, seeds):
    """Points of micro F1 over cosine, a tenth of the corpus for training."""
    corpus = open_corpus(name, ReadingSettings(strip_headers=name == "comp"))
    for seed in seeds:
        order = np.random.default_rng(seed).permutation(len(corpus.texts))
        n_training = round(0.1 * len(order))
        texts = [corpus.texts[row] for row in order]
        words = TfidfVectorizer(min_df=2, stop_words="english")
        X, new = words.fit_transform(texts[:n_training]), words.transform(texts[n_training:])
        y, actual = np.split(corpus.class_index[order], [n_training])
        plain = TermClusterKernel(decay=0.0, n_clusters=1, **FIXED).fit(X, y).predict(new)
        found = TermClusterKernel().fit(X, y).predict(new)
        yield 100 * (np.mean(found == actual) - np.mean(plain == actual))


@pytest.fixture(scope="module", params=["reuters-top25", "comp"])
def gains(request, real_data):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_DATA", str(real_data))
        return list(gains_by_split(request.param, range(200, 210)))


@pytest.mark.data
@pytest.mark.slow
def test_the_mean_gain_on_real_text_is_not_negative(gains):
    assert np.mean(gains) >= 0, f"gains by split: {gains}"
