"""TCB and STCB: the three functions and the two estimators against the equations as written."""

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.neighbors import KNeighborsClassifier

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.readers import ReadingSettings, read_corpus
from workbench.errors import ParameterError
from workbench.methods.term_affinity import SHAPES
from workbench.methods.term_clusters import (
    SupervisedTermClusterKernel,
    TermClusterKernel,
    diffuse,
    normalized_cut,
    term_affinity,
)
from workbench.methods.term_pairs import READINGS

FIXED = {"decay_choice": "fixed"}


def random_counts(n_documents=40, n_terms=30, seed=0):
    random = np.random.default_rng(seed)
    X = random.poisson(0.35, (n_documents, n_terms)).astype(float)
    return X, random.integers(0, 4, n_documents)


def literal_affinity(
    X, classes=None, alpha=0.0, reading="inverse", shape="power", sigma=1.0, support="class"
):
    """Equations 1 to 3 pair by pair; returns W with pairs of g' = 0 masked."""
    B = (X != 0).astype(float).T  # terms × documents
    G = B @ B.T
    m = len(G)
    original_top = max(G[i, j] for i in range(m) for j in range(m) if i != j)
    modified = np.zeros_like(G)
    for i in range(m):
        for j in range(m):
            g = modified[i, j] = G[i, j]
            if alpha == 0 or i == j:
                continue
            huge = [B[:, classes == one].max(axis=1) for one in np.unique(classes)]
            k = sum(one[i] * one[j] for one in huge)
            present = k > 0 and (support == "class" or g > 0)
            if reading == "balanced":
                gain = original_top / k if present else 0.0
                modified[i, j] = (1 - alpha) * g + alpha * gain
            elif present:
                gain = {"inverse": 1 / k, "logarithmic": np.log(len(huge) / k)}
                gain["proportional"] = g / k
                modified[i, j] = g + alpha * gain[reading]
    np.fill_diagonal(modified, 0.0)
    r = modified / modified.max()
    W = {
        "power": r**sigma,
        "gauss": np.exp(-(((1 - r) / sigma) ** 2)),
        "exp": np.exp(-(1 - r) / sigma),
        "cosine": modified / np.sqrt(np.outer(np.diag(G), np.diag(G))),
    }[shape]
    return np.where(modified > 0, W, 0.0)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("sigma", [1.0, 0.4])
def test_unsupervised_edges(shape, sigma):
    X, _ = random_counts()
    expected = literal_affinity(X, shape=shape, sigma=sigma)
    for kind in (X, sp.csr_array(X), sp.csr_matrix(X)):
        found = term_affinity(kind, shape=shape, sigma=sigma)
        assert sp.issparse(found)
        np.testing.assert_allclose(found.toarray(), expected, rtol=1e-12)


@pytest.mark.parametrize("support", ["class", "document"])
@pytest.mark.parametrize("reading", READINGS)
def test_supervised_edges(reading, support):
    X, y = random_counts(n_documents=20)
    expected = literal_affinity(X, y, 0.7, reading, support=support)
    found = term_affinity(X, y, 0.7, reading=reading, support=support)
    np.testing.assert_allclose(found.toarray(), expected, rtol=1e-12, atol=1e-15)
    assert np.array_equal(found.toarray(), found.toarray().T)
    assert not found.diagonal().any()


def test_without_supervision_classes_change_nothing():
    X, y = random_counts()
    assert (term_affinity(X, y, 0.0) != term_affinity(X)).nnz == 0


def test_class_bridge_links_terms_that_never_meet():
    X = np.eye(4)
    assert term_affinity(X).nnz == 0
    bridged = term_affinity(X, np.array([0, 0, 1, 1]), 1.0).toarray()
    assert bridged.tolist() == scipy.linalg.block_diag([[0, 1], [1, 0]], [[0, 1], [1, 0]]).tolist()
    assert term_affinity(X, np.array([0, 0, -1, -1]), 1.0).nnz == 2


def test_unmasked_shapes_give_weight_to_every_pair_of_known_terms():
    X, _ = random_counts()
    X[:, 3] = 0
    found = term_affinity(X, shape="gauss", sigma=0.5, mask_zero=False).toarray()
    known = np.delete(np.arange(30), 3)
    inside = found[np.ix_(known, known)] + np.eye(29)
    assert (inside > 0).all()
    assert inside.min() == pytest.approx(np.exp(-4))
    assert not found[3].any()


def test_strongest_links_are_kept_from_either_side():
    X, _ = random_counts()
    whole = term_affinity(X).toarray()
    found = term_affinity(X, n_links=3).toarray()
    assert np.array_equal(found, found.T)
    assert np.array_equal(found[found > 0], whole[found > 0])
    for term in range(30):
        assert (found[term] > 0).sum() >= min(3, (whole[term] > 0).sum())
        strongest = np.sort(whole[term])[::-1][:3]
        assert np.array_equal(np.sort(found[term])[::-1][:3], strongest)


def test_frequent_terms_get_no_links():
    X, _ = random_counts()
    X[:, 0] = 1
    found = term_affinity(X, max_document_share=0.5)
    assert not found[[0]].nnz
    expected = literal_affinity(X[:, 1:])
    np.testing.assert_allclose(found.toarray()[1:, 1:], expected, rtol=1e-12)


@pytest.mark.parametrize(
    ("values", "word"),
    [
        ({"reading": "other"}, "reading"),
        ({"shape": "other"}, "shape"),
        ({"support": "other"}, "support"),
        ({"sigma": 0.0}, "sigma"),
        ({"sigma": np.nan}, "sigma = nan"),
        ({"n_links": 1.5}, "n_links = 1.5 must be a whole number"),
        ({"n_links": -1}, "n_links = -1"),
        ({"max_document_share": np.nan}, "max_document_share = nan"),
        ({"max_document_share": 50}, "from 0 to 1"),
        ({"supervision": -1.0}, "supervision = -1.0 must be a number of at least 0"),
        ({"supervision": np.nan}, "supervision = nan"),
        ({"supervision": np.inf}, "supervision = inf"),
        ({"supervision": "much"}, "supervision = 'much'"),
        ({"supervision": 1.0}, "class of each"),
        ({"supervision": 2.0, "reading": "balanced"}, "at most 1"),
    ],
)
def test_wrong_options_are_named(values, word):
    with pytest.raises(ParameterError, match=word):
        term_affinity(random_counts()[0], **values)


@pytest.mark.parametrize(
    ("X", "words"),
    [
        (np.array([[1.0, np.nan]]), "NaN or infinite"),
        (sp.csr_array(np.array([[1.0, np.nan]])), "NaN or infinite"),
        (np.array([[1.0, -2.0]]), "the smallest is -2"),
        (sp.coo_matrix(np.array([[1.0, -2.0]])), "the smallest is -2"),
        (np.ones(3), r"its shape is \(3,\)"),
        (np.ones((0, 3)), r"its shape is \(0, 3\)"),
        (None, r"its shape is \(\)"),
        ([["a", "b"]], "X must hold numbers"),
        (np.array([[1j, 0]]), "X must hold numbers"),
    ],
)
def test_what_are_no_documents_is_refused(X, words):
    with pytest.raises(ParameterError, match=words):
        term_affinity(X)


@pytest.mark.parametrize("supervision", [0.0, 1.0])
@pytest.mark.parametrize(
    ("class_index", "words"),
    [
        ([0, 1], r"each of the 3 documents; its shape is \(2,\)"),
        ([[0, 1, 0]], r"its shape is \(1, 3\)"),
        (5, r"its shape is \(\)"),
        ("abc", r"its shape is \(\)"),
        ([0, "a", 1], "mixes numbers and names"),
        ([0, 0.5, 1], "class_index holds 0.5"),
        ([0, None, 1], "class_index holds nan"),
        (np.array([0, np.nan, 1]), "class_index holds nan"),
        (np.array([0, 1j, 1]), "class_index must hold numbers"),
    ],
)
def test_what_are_no_classes_is_refused(class_index, words, supervision):
    with pytest.raises(ParameterError, match=words):
        term_affinity(np.eye(3), class_index, supervision)


def test_classes_may_have_names():
    X, y = random_counts(n_documents=20)
    expected = term_affinity(X, y, 0.7).toarray()
    names = np.array(["sci", "rec", "talk", "comp"])[y]
    for given in (names, names.astype(object), names.tolist(), y.astype(float), y.tolist()):
        assert np.array_equal(term_affinity(X, given, 0.7).toarray(), expected)


def in_several_parts(kind):
    """Two documents; an entry in two halves, one that cancels out, and one that is zero."""
    data = np.array([0.5, 0.5, 1, -1, 0, 2, 1])
    indices, starts = np.array([2, 2, 3, 3, 1, 1, 0]), np.array([0, 5, 7])
    return kind((data, indices, starts), shape=(2, 4))


@pytest.mark.parametrize("kind", [sp.csr_array, sp.csr_matrix])
@pytest.mark.parametrize("link", [term_affinity, lambda X: TermClusterKernel().prepare(X)])
def test_the_given_documents_stay_as_they_are(kind, link):
    X, untouched = in_several_parts(kind), in_several_parts(kind)
    link(X)
    for name in ("data", "indices", "indptr"):
        assert np.array_equal(getattr(X, name), getattr(untouched, name))


def test_entries_in_several_parts_are_those_of_the_dense_matrix():
    X = in_several_parts(sp.csr_array)
    found = term_affinity(X, [0, 1], 1.0).toarray()
    assert np.array_equal(found, term_affinity(X.toarray(), [0, 1], 1.0).toarray())
    assert found[0, 1] > 0 and not found[3].any()


@pytest.mark.parametrize("dtype", [np.int64, np.int32, np.float32, bool])
@pytest.mark.parametrize(
    "kind", [np.asarray, sp.csc_array, sp.csc_matrix, sp.coo_array, sp.coo_matrix, sp.csr_matrix]
)
def test_any_kind_of_matrix_gives_the_same_edges(kind, dtype):
    X, _ = random_counts()
    found = term_affinity(kind(X.astype(dtype)))
    assert np.array_equal(found.toarray(), term_affinity(X).toarray())


def test_estimators_link_terms_of_any_weight():
    X, y = random_counts(60, 30)
    signs = np.where(np.arange(30) % 2, 1, -1)
    for method in (TermClusterKernel, SupervisedTermClusterKernel):
        plain, signed = (method(n_clusters=4).fit(given, y) for given in (X, X * signs))
        assert (plain.term_affinity_ != signed.term_affinity_).nnz == 0


def literal_similarities(model, X, new, W, clusters, beta):
    """x'Ky of the definition, divided by the lengths in the space of the kernel."""
    W = np.where(np.equal.outer(clusters, clusters), W, 0.0)
    K = scipy.linalg.expm(beta * (W - np.diag(W.sum(axis=1))))
    products = new @ K @ X.T
    if not model.unit_length:
        return products
    own = np.sqrt(np.einsum("ij,jk,ik->i", X, K, X))
    theirs = np.sqrt(np.einsum("ij,jk,ik->i", new, K, new))
    return products / np.where(theirs > 0, theirs, 1)[:, None] / np.where(own > 0, own, 1)


@pytest.mark.parametrize("unit_length", [True, False])
@pytest.mark.parametrize("kind", [TermClusterKernel, SupervisedTermClusterKernel])
def test_nearest_neighbour_is_the_one_of_the_kernel(kind, unit_length):
    X, y = random_counts(80, 40)
    new, _ = random_counts(50, 40, seed=9)
    model = kind(n_clusters=4, decay=3.0, n_links=0, unit_length=unit_length, **FIXED)
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


@pytest.mark.parametrize("kind", [TermClusterKernel, SupervisedTermClusterKernel])
def test_one_preparation_serves_a_sweep(kind):
    X, y = random_counts(60, 40)
    prepared = kind(n_clusters=30).prepare(X, y)
    for n_clusters in (1, 3, 12, 30):
        for values in ({}, {"decay": 2.0, **FIXED}, {"classifier": "linear-svm", "cost": 0.3}):
            model = kind(n_clusters=n_clusters, **values)
            shared = model.fit(X, y, prepared).decision_function(X)
            assert np.array_equal(shared, kind(**model.get_params()).fit(X, y).decision_function(X))


def test_what_is_told_about_the_clusters():
    X, y = random_counts(60, 20)
    X[:, 7] = 0
    model = TermClusterKernel(n_clusters=200).fit(X, y)
    assert model.stopped_by_ == "nothing left to cut"
    assert "20 clusters" in model.notes_[0] and "19 of 20 terms" in model.notes_[0]
    assert "200 clusters were wanted" in model.notes_[1]
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


@pytest.mark.data
def test_literal_on_real_documents(real_data):
    corpus = read_corpus(real_data / "mini_newsgroups.tar.gz")
    rows = np.flatnonzero(corpus.class_index < 4)[::2]
    words = TfidfVectorizer(max_features=150, stop_words="english")
    X = words.fit_transform([corpus.texts[row] for row in rows]).toarray()
    y = corpus.class_index[rows]
    for alpha in (0.0, 2.0):
        W = term_affinity(X, y, alpha)
        np.testing.assert_allclose(W.toarray(), literal_affinity(X, y, alpha), rtol=1e-8)
    clusters = normalized_cut(W, 12)
    inside = np.where(np.equal.outer(clusters, clusters), W.toarray(), 0.0)
    K = scipy.linalg.expm(0.5 * (inside - np.diag(inside.sum(axis=1))))
    Y = diffuse(sp.csr_array(X), W, clusters, 0.5)
    np.testing.assert_allclose((Y @ Y.T).toarray(), X @ K @ X.T, rtol=1e-8, atol=1e-12)


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
def test_not_below_the_plain_inner_product_on_real_text(gains):
    assert np.mean(gains) >= 0, f"gains by split: {gains}"
