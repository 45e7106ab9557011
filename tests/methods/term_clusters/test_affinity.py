"""Term affinity against equations 1 to 3 of the paper, pair by pair."""

import numpy as np
import pytest
import scipy.linalg
import scipy.sparse as sp
from sklearn.feature_extraction.text import TfidfVectorizer

from workbench.corpora.readers.reading import read_corpus
from workbench.errors import ParameterError
from workbench.methods.term_clusters import diffuse, normalized_cut, term_affinity
from workbench.methods.term_clusters.affinity import SHAPES
from workbench.methods.term_clusters.classifiers import TermClusterKernel
from workbench.methods.term_clusters.pairs import INTERPRETATIONS
from workbench.methods.term_clusters.supervised import SupervisedTermClusterKernel


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
            class_terms = [B[:, classes == label].max(axis=1) for label in np.unique(classes)]
            k = sum(terms[i] * terms[j] for terms in class_terms)
            present = k > 0 and (support == "class" or g > 0)
            if reading == "balanced":
                gain = original_top / k if present else 0.0
                modified[i, j] = (1 - alpha) * g + alpha * gain
            elif present:
                gain = {"inverse": 1 / k, "logarithmic": np.log(len(class_terms) / k)}
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
def test_unsupervised_edges_are_those_of_the_equations(shape, sigma):
    X, _ = random_counts()
    expected = literal_affinity(X, shape=shape, sigma=sigma)
    for matrix in (X, sp.csr_array(X), sp.csr_matrix(X)):
        found = term_affinity(matrix, shape=shape, sigma=sigma)
        assert sp.issparse(found)
        np.testing.assert_allclose(found.toarray(), expected, rtol=1e-12)


@pytest.mark.parametrize("support", ["class", "document"])
@pytest.mark.parametrize("reading", INTERPRETATIONS)
def test_supervised_edges_are_those_of_the_equations(reading, support):
    X, y = random_counts(n_documents=20)
    expected = literal_affinity(X, y, 0.7, reading, support=support)
    found = term_affinity(X, y, 0.7, reading=reading, support=support)
    np.testing.assert_allclose(found.toarray(), expected, rtol=1e-12, atol=1e-15)
    assert np.array_equal(found.toarray(), found.toarray().T)
    assert not found.diagonal().any()


def test_without_supervision_classes_change_nothing():
    X, y = random_counts()
    assert (term_affinity(X, y, 0.0) != term_affinity(X)).nnz == 0


def test_supervision_links_terms_of_a_class_that_never_co_occur():
    X = np.eye(4)
    assert term_affinity(X).nnz == 0
    bridged = term_affinity(X, np.array([0, 0, 1, 1]), 1.0).toarray()
    assert bridged.tolist() == scipy.linalg.block_diag([[0, 1], [1, 0]], [[0, 1], [1, 0]]).tolist()
    assert term_affinity(X, np.array([0, 0, -1, -1]), 1.0).nnz == 2


def test_unmasked_shapes_give_weight_to_every_pair_of_used_terms():
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
    ("values", "message"),
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
def test_wrong_options_are_named(values, message):
    with pytest.raises(ParameterError, match=message):
        term_affinity(random_counts()[0], **values)


@pytest.mark.parametrize(
    ("X", "message"),
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
def test_anything_but_documents_is_refused(X, message):
    with pytest.raises(ParameterError, match=message):
        term_affinity(X)


@pytest.mark.parametrize("supervision", [0.0, 1.0])
@pytest.mark.parametrize(
    ("class_index", "message"),
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
def test_anything_but_classes_is_refused(class_index, message, supervision):
    with pytest.raises(ParameterError, match=message):
        term_affinity(np.eye(3), class_index, supervision)


def test_classes_may_have_names():
    X, y = random_counts(n_documents=20)
    expected = term_affinity(X, y, 0.7).toarray()
    names = np.array(["sci", "rec", "talk", "comp"])[y]
    for given in (names, names.astype(object), names.tolist(), y.astype(float), y.tolist()):
        assert np.array_equal(term_affinity(X, given, 0.7).toarray(), expected)


def with_duplicate_entries(kind):
    """Two documents; an entry in two halves, entries that cancel, and a zero."""
    data = np.array([0.5, 0.5, 1, -1, 0, 2, 1])
    indices, starts = np.array([2, 2, 3, 3, 1, 1, 0]), np.array([0, 5, 7])
    return kind((data, indices, starts), shape=(2, 4))


@pytest.mark.parametrize("kind", [sp.csr_array, sp.csr_matrix])
@pytest.mark.parametrize("link", [term_affinity, lambda X: TermClusterKernel().prepare(X)])
def test_the_documents_are_not_changed(kind, link):
    X, untouched = with_duplicate_entries(kind), with_duplicate_entries(kind)
    link(X)
    for name in ("data", "indices", "indptr"):
        assert np.array_equal(getattr(X, name), getattr(untouched, name))


def test_duplicate_entries_are_added_up():
    X = with_duplicate_entries(sp.csr_array)
    found = term_affinity(X, [0, 1], 1.0).toarray()
    assert np.array_equal(found, term_affinity(X.toarray(), [0, 1], 1.0).toarray())
    assert found[0, 1] > 0 and not found[3].any()


@pytest.mark.parametrize("dtype", [np.int64, np.int32, np.float32, bool])
@pytest.mark.parametrize(
    "kind", [np.asarray, sp.csc_array, sp.csc_matrix, sp.coo_array, sp.coo_matrix, sp.csr_matrix]
)
def test_any_matrix_type_gives_the_same_edges(kind, dtype):
    X, _ = random_counts()
    found = term_affinity(kind(X.astype(dtype)))
    assert np.array_equal(found.toarray(), term_affinity(X).toarray())


def test_estimators_link_terms_of_any_weight():
    X, y = random_counts(60, 30)
    signs = np.where(np.arange(30) % 2, 1, -1)
    for method in (TermClusterKernel, SupervisedTermClusterKernel):
        plain, signed = (method(n_clusters=4).fit(given, y) for given in (X, X * signs))
        assert (plain.term_affinity_ != signed.term_affinity_).nnz == 0


@pytest.mark.data
def test_affinity_and_diffusion_of_real_documents_equal_the_literal_ones(real_data):
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
