"""Spectral clustering and classification: hand-made graphs, troubled corpora, real newsgroups."""

import tarfile

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.feature_extraction.text import CountVectorizer, TfidfTransformer
from sklearn.metrics import adjusted_rand_score
from sklearn.naive_bayes import MultinomialNB

from workbench.errors import ParameterError
from workbench.methods.registry import METHODS
from workbench.methods.spectral.bias import GroupingWithBias
from workbench.methods.spectral.class_assignment import CENTROID, POINT_CLASSIFIERS, SVM
from workbench.methods.spectral.classification import SpectralClassification
from workbench.methods.spectral.clustering import ConstrainedSpectralClustering, SpectralClustering

THREE = ("sci.crypt", "soc.religion.christian", "talk.politics.mideast")
TRANSDUCTIVE = (SpectralClassification, GroupingWithBias)


def topics(seed=0, per_class=40, n_classes=3, n_terms=90, own=0.5, common=0.08):
    """Documents of a few topics: terms of their own and some of the others."""
    random = np.random.default_rng(seed)
    y = np.repeat(np.arange(n_classes), per_class)
    means = np.full((n_classes, n_terms), common)
    width = n_terms // n_classes
    for one in range(n_classes):
        means[one, one * width : (one + 1) * width] = own
    X = random.poisson(means[y]).astype(float)
    return X, y


def reveal(y, per_class, seed=0):
    """Hide all classes but a few of each."""
    random = np.random.default_rng(seed)
    shown = np.full(len(y), -1)
    for one in np.unique(y):
        rows = random.permutation(np.flatnonzero(y == one))[:per_class]
        shown[rows] = one
    return shown


@pytest.mark.parametrize("normalization", ["additive", "divisive", "symmetric"])
def test_two_unconnected_cliques_are_two_clusters(normalization):
    X = np.kron(np.eye(2), np.ones((30, 4))) + np.kron(np.eye(2), np.eye(30, 4))
    model = SpectralClustering(n_clusters=2, normalization=normalization).fit(X)
    assert adjusted_rand_score(np.repeat([0, 1], 30), model.labels_) == 1
    assert "The graph falls into 2 unconnected parts." in model.notes_


@pytest.mark.parametrize("normalization", ["additive", "divisive", "symmetric"])
def test_topics_are_found(normalization):
    X, y = topics()
    model = SpectralClustering(n_clusters=3, normalization=normalization).fit(X)
    assert adjusted_rand_score(y, model.labels_) > 0.9
    assert model.coordinates_.shape == (120, 3)
    assert model.affinity_.shape == (120, 120)
    assert len(model.eigenvalues_) == 3


@pytest.mark.parametrize("normalization", ["additive", "divisive", "symmetric"])
def test_empty_documents_do_not_ruin_the_clusters(normalization):
    X, _ = topics()
    with_empty = np.vstack([X[:60], np.zeros((2, X.shape[1])), X[60:]])
    settings = {"n_clusters": 3, "normalization": normalization}
    alone = SpectralClustering(**settings).fit(X).labels_
    model = SpectralClustering(**settings).fit(with_empty)
    others = np.delete(model.labels_, [60, 61])
    assert adjusted_rand_score(alone, others) == 1
    assert any("2 documents have no neighbour" in note for note in model.notes_)
    assert model.labels_[60] == np.bincount(others).argmax()
    assert not model.coordinates_[60:62].any()


def test_a_tiny_part_joins_the_most_similar_cluster():
    X, _ = topics(per_class=150)
    pair = np.zeros((2, X.shape[1]))
    pair[:, 5] = 1  # a term of topic 0, held back from its neighbour lists below
    model = SpectralClustering(n_clusters=3, n_neighbors=1)
    prepared = model.prepare(np.vstack([X, pair]))
    prepared["neighbours"] = prepared["neighbours"].copy()
    prepared["neighbours"][np.isin(prepared["neighbours"], [450, 451])] = -1
    prepared["neighbours"][450, 0], prepared["neighbours"][451, 0] = 451, 450
    labels = model.fit(np.vstack([X, pair]), prepared=prepared).labels_
    assert labels[450] == labels[451]
    assert any("parts of the graph that could not be used" in note for note in model.notes_)


def test_outlying_small_clusters_are_reported():
    X, _ = topics(per_class=400)
    chain = np.zeros((4, X.shape[1] + 4))
    chain[[0, 1, 2, 3], [90, 91, 92, 93]] = 9
    chain[[0, 1, 2], [91, 92, 93]] = 4
    chain[0, 0] = 0.5
    X = np.vstack([np.hstack([X, np.zeros((len(X), 4))]), chain])
    model = SpectralClustering(n_clusters=4, normalization="additive").fit(X)
    assert np.bincount(model.labels_).min() == 4
    assert any("smallest cluster has 4 of 1204" in note for note in model.notes_)


def test_only_empty_documents_make_one_cluster():
    model = SpectralClustering(n_clusters=2).fit(np.zeros((6, 3)))
    assert model.labels_.tolist() == [0] * 6
    assert any("Only 1 of 2 clusters" in note for note in model.notes_)


@pytest.mark.parametrize(("n_clusters", "words"), [(0, "number of classes"), (121, "at most 120")])
def test_impossible_numbers_of_clusters_are_named(n_clusters, words):
    with pytest.raises(ParameterError, match=words):
        SpectralClustering(n_clusters=n_clusters).fit(topics()[0])


@pytest.mark.parametrize("kind", [SpectralClustering, ConstrainedSpectralClustering])
def test_shared_neighbours_serve_smaller_numbers(kind):
    X, _ = topics()
    shared = kind(n_neighbors=40).prepare(X)
    alone = kind(n_clusters=3, n_neighbors=10).fit(X)
    served = kind(n_clusters=3, n_neighbors=10).fit(X, prepared=shared)
    np.testing.assert_array_equal(alone.labels_, served.labels_)


def test_the_least_distorted_number_of_neighbours_is_kept():
    X, _ = topics(own=0.3)
    chosen = SpectralClustering(n_clusters=3, n_neighbors=40, choose_neighbors=True).fit(X)

    def distortion(model):
        points = model.coordinates_
        means = [points[model.labels_ == one].mean(axis=0) for one in range(3)]
        return sum(((points[model.labels_ == one] - means[one]) ** 2).sum() for one in range(3))

    tried = [SpectralClustering(n_clusters=3, n_neighbors=n).fit(X) for n in (10, 20, 40)]
    assert distortion(chosen) == pytest.approx(min(map(distortion, tried)))


def test_without_links_constrained_equals_free():
    X, _ = topics()
    free = SpectralClustering(n_clusters=3).fit(X)
    constrained = ConstrainedSpectralClustering(n_clusters=3).fit(X)
    np.testing.assert_array_equal(free.labels_, constrained.labels_)


@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_links_improve_hard_clusters(normalization):
    X, y = topics(seed=3, own=0.22, common=0.12, per_class=60)
    random = np.random.default_rng(0)
    pairs = random.integers(0, len(y), (600, 2))
    pairs = pairs[pairs[:, 0] != pairs[:, 1]]
    same = y[pairs[:, 0]] == y[pairs[:, 1]]
    model = ConstrainedSpectralClustering(n_clusters=3, normalization=normalization)
    free = adjusted_rand_score(y, model.fit(X).labels_)
    told = model.fit(X, must_link=pairs[same], cannot_link=pairs[~same]).labels_
    assert adjusted_rand_score(y, told) > free + 0.1


def test_classes_given_as_y_are_no_constraints():
    X, y = topics(own=0.22, common=0.12)
    model = ConstrainedSpectralClustering(n_clusters=3)
    np.testing.assert_array_equal(model.fit(X).labels_, model.fit(X, y).labels_)


def test_contradicting_links_are_reported():
    model = ConstrainedSpectralClustering(n_clusters=3)
    model.fit(topics()[0], must_link=[(0, 1), (1, 2)], cannot_link=[(0, 2)])
    assert "1 cannot-links contradict" in model.notes_[0]


@pytest.mark.parametrize("judge", POINT_CLASSIFIERS)
@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_a_few_labels_name_all_documents(judge, normalization):
    X, y = topics()
    model = SpectralClassification(classifier=judge, normalization=normalization)
    model.fit(X, reveal(y, 2))
    assert (model.transduction_ == y).mean() > 0.95
    np.testing.assert_array_equal(
        model.transduction_scores_.argmax(axis=1)[reveal(y, 2) < 0],
        model.transduction_[reveal(y, 2) < 0],
    )


@pytest.mark.parametrize("judge", [CENTROID, SVM])
def test_two_classes(judge):
    X, y = topics(n_classes=2)
    model = SpectralClassification(classifier=judge).fit(X, reveal(y, 2))
    assert (model.transduction_ == y).mean() > 0.95
    assert model.transduction_scores_.shape == (80, 2)


@pytest.mark.parametrize("kind", TRANSDUCTIVE)
def test_new_documents_are_named_from_their_neighbours(kind):
    X, y = topics()
    new, expected = topics(seed=1)
    model = kind().fit(X, reveal(y, 3))
    assert (model.predict(new) == expected).mean() > 0.95


@pytest.mark.parametrize("kind", TRANSDUCTIVE)
def test_documents_out_of_reach_get_a_defined_class(kind):
    X, y = topics()
    shown = reveal(y, 3)
    X[[0, 50, 100]] = 0
    shown[[0, 50, 100]] = -1
    model = kind().fit(X, shown)
    assert any("3 documents have no neighbour" in note for note in model.notes_)
    assert len(set(model.transduction_[[0, 50, 100]].tolist())) == 1
    assert model.predict(np.zeros((1, X.shape[1]))) == model.transduction_[0]


def test_a_part_without_labels_follows_its_terms():
    # Two unconnected halves; only the first has labels, the second shares no term with it.
    X = np.kron(np.eye(2), topics(per_class=30, n_classes=2)[0])
    y = np.tile(np.repeat([0, 1], 30), 2)
    shown = np.full(120, -1)
    shown[:60] = reveal(y[:60], 3)
    model = SpectralClassification().fit(X, shown)
    assert (model.transduction_[:60] == y[:60]).mean() > 0.95
    assert len(set(model.transduction_[60:].tolist())) == 1
    assert not model.coordinates_[60:].any()


def test_neighbours_can_be_chosen_for_classification():
    X, y = topics()
    model = SpectralClassification(n_neighbors=40, choose_neighbors=True).fit(X, reveal(y, 2))
    assert (model.transduction_ == y).mean() > 0.95


@pytest.mark.parametrize("kind", TRANSDUCTIVE)
def test_class_names_may_be_anything(kind):
    X, y = topics()
    shown = reveal(y, 3)
    named = np.where(shown < 0, -1, 10 * shown + 7)
    np.testing.assert_array_equal(
        kind().fit(X, named).transduction_, 10 * kind().fit(X, shown).transduction_ + 7
    )


def test_every_method_has_a_help_page():
    from workbench.paths import resources

    for name, method in METHODS.items():
        if method.family == "Spectral learning":
            text = (resources() / "help" / "methods" / f"{name}.md").read_text(encoding="utf-8")
            missing = [one.name for one in method.parameters if f"`{one.name}`" not in text]
            assert not missing, f"{name}.md does not explain {missing}"


@pytest.fixture(scope="session")
def newsgroups(real_data):
    """Read some groups of 20news-18828 without headers: counts and class names."""

    def read(groups=None):
        texts, names = [], []
        with tarfile.open(real_data / "20news-18828.tar.gz") as archive:
            for member in sorted(archive, key=lambda one: one.name):
                group = member.name.split("/")[-2] if member.isfile() else None
                if group and (groups is None or group in groups):
                    text = archive.extractfile(member).read().decode("latin-1")
                    texts.append(text.partition("\n\n")[2])
                    names.append(group)
        counter = CountVectorizer(
            stop_words="english",
            token_pattern=r"[a-z]+",  # noqa: S106
            min_df=2,
            max_df=0.5,
        )
        return counter.fit_transform(texts), np.unique(names, return_inverse=True)[1]

    return read


@pytest.fixture(scope="session")
def three_newsgroups(newsgroups):
    return newsgroups(THREE)


@pytest.mark.data
@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_three_newsgroups_are_found(three_newsgroups, normalization):
    counts, y = three_newsgroups
    X = TfidfTransformer().fit_transform(counts)
    scores = [
        adjusted_rand_score(
            y, SpectralClustering(n_clusters=3, normalization=normalization, seed=s).fit(X).labels_
        )
        for s in range(3)
    ]
    assert np.mean(scores) >= 0.85


@pytest.mark.data
@pytest.mark.parametrize("normalization", ["additive", "symmetric"])
def test_nine_labels_name_three_newsgroups(three_newsgroups, normalization):
    counts, y = three_newsgroups
    X = sp.csr_array(TfidfTransformer().fit_transform(counts))
    shared = SpectralClassification().prepare(X)
    spectral, bayes = [], []
    for seed in range(10):
        shown = reveal(y, 3, seed)
        hidden, known = shown < 0, shown >= 0
        model = SpectralClassification(normalization=normalization).fit(X, shown, prepared=shared)
        spectral.append((model.transduction_ == y)[hidden].mean())
        rival = MultinomialNB().fit(counts[known], y[known]).predict(counts[hidden])
        bayes.append((rival == y[hidden]).mean())
    assert np.mean(spectral) >= 0.94
    assert np.mean(spectral) >= np.mean(bayes) + 0.25


@pytest.mark.data
def test_two_empty_documents_among_three_newsgroups(three_newsgroups):
    counts, y = three_newsgroups
    X = TfidfTransformer().fit_transform(counts)
    X = sp.vstack([X, sp.csr_matrix((2, X.shape[1]))]).tocsr()
    for normalization in ("additive", "symmetric"):
        model = SpectralClustering(n_clusters=3, normalization=normalization).fit(X)
        assert adjusted_rand_score(y, model.labels_[:-2]) >= 0.85


@pytest.mark.data
@pytest.mark.slow
def test_twenty_newsgroups_are_found(newsgroups):
    counts, y = newsgroups()
    X = TfidfTransformer().fit_transform(counts)
    shared = SpectralClustering().prepare(X)
    for normalization in ("additive", "symmetric"):
        scores = [
            adjusted_rand_score(
                y,
                SpectralClustering(n_clusters=20, normalization=normalization, seed=seed)
                .fit(X, prepared=shared)
                .labels_,
            )
            for seed in range(10)
        ]
        assert np.mean(scores) >= 0.38
