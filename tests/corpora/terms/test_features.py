"""Features compared with dense formulas: weights, limits, information gain, chi-square."""

import math

import numpy as np
import pytest
from scipy.sparse import csr_array

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import WEIGHTINGS, FeatureSettings, TermFeatures, pairs_for
from workbench.corpora.terms.selection import chi_square, information_gain
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError
from workbench.parameters import check_parameters


def random_counts(seed, n=30, m=12):
    random = np.random.default_rng(seed)
    dense = random.poisson(0.6, (n, m))
    dense[3] = 0  # an empty document
    dense[:, 5] = 0  # a term in no document
    dense[:, 6] = 1  # a term in every document
    return dense


def entropy(sizes):
    total = sum(sizes)
    return -sum(size / total * math.log2(size / total) for size in sizes if size)


def gain_of(present, classes):
    """H(C) minus its conditional entropy given the presence of the term."""
    names = sorted(set(classes))
    remaining = 0.0
    for value in (True, False):
        inside = [
            name for name, is_present in zip(classes, present, strict=True) if is_present == value
        ]
        remaining += (
            len(inside) / len(classes) * entropy([inside.count(n) for n in names]) if inside else 0
        )
    return entropy([list(classes).count(name) for name in names]) - remaining


def chi_square_of(present, is_member):
    """The sum of (observed - expected)² / expected over the four cells."""
    n, statistic = len(present), 0.0
    for is_present in (True, False):
        for member in (True, False):
            observed = sum((present == is_present) & (is_member == member))
            expected = sum(present == is_present) * sum(is_member == member) / n
            if expected == 0:
                return 0.0
            statistic += (observed - expected) ** 2 / expected
    return statistic


def literal_weights(dense, kept, fitted_on, weighting, length):
    n = len(fitted_on)
    rows = []
    for document in dense:
        row = []
        for term in kept:
            count, frequency = document[term], sum(fitted_on[:, term] > 0)
            largest = max((document[other] for other in kept), default=0)
            row.append(literal_weight(weighting, count, frequency, n, largest) if count else 0.0)
        norm = math.sqrt(sum(value**2 for value in row))
        rows.append([value / norm for value in row] if length == "L2" and norm else row)
    return np.array(rows)


def literal_weight(weighting, tf, df, n, largest):
    return {
        "tf-idf": tf * math.log(n / df),
        "tf-idf (smooth)": tf * (math.log((1 + n) / (1 + df)) + 1),
        "tf-idf (plus one)": tf * (math.log(n / df) + 1),
        "sublinear tf-idf": (1 + math.log(tf)) * math.log(n / df),
        "sublinear tf-idf (smooth)": (1 + math.log(tf)) * (math.log((1 + n) / (1 + df)) + 1),
        "augmented tf-idf": (0.5 + 0.5 * tf / largest) * math.log(n / df),
        "idf": math.log(n / df),
        "counts": tf,
        "log counts": 1 + math.log(tf),
        "binary": 1,
        "row maximum": tf / largest,
    }[weighting]


def test_default_settings_are_valid():
    check_parameters(FeatureSettings())


@pytest.mark.parametrize("length", ["L2", "none"])
@pytest.mark.parametrize("weighting", WEIGHTINGS)
def test_weights_equal_the_formulas(weighting, length):
    dense = random_counts(1)
    training, test = dense[:20], dense[20:]
    settings = FeatureSettings(weighting=weighting, length=length, minimum_documents=2)
    features = TermFeatures(settings).fit(csr_array(training))
    kept = [term for term in range(12) if sum(training[:, term] > 0) >= 2]
    assert features.selected_.tolist() == kept
    for rows in (training, test):
        found = features.transform(csr_array(rows))
        assert found.dtype == np.float64
        expected = literal_weights(rows, kept, training, weighting, length)
        np.testing.assert_allclose(found.toarray(), expected, atol=1e-12)


def test_scikit_learn_s_tf_idf_is_the_smooth_one():
    from sklearn.feature_extraction.text import TfidfTransformer

    dense = random_counts(2)
    settings = FeatureSettings(weighting="tf-idf (smooth)", minimum_documents=1)
    features = TermFeatures(settings).fit(csr_array(dense))
    theirs = TfidfTransformer().fit_transform(csr_array(dense[:, features.selected_]))
    np.testing.assert_allclose(features.transform(csr_array(dense)).toarray(), theirs.toarray())


@pytest.mark.parametrize("seed", range(5))
def test_information_gain_equals_its_definition(seed):
    dense = random_counts(seed)
    classes = np.random.default_rng(seed + 50).integers(0, 4, len(dense))
    expected = [gain_of(dense[:, term] > 0, classes.tolist()) for term in range(12)]
    np.testing.assert_allclose(information_gain(csr_array(dense), classes), expected, atol=1e-12)


@pytest.mark.parametrize("seed", range(5))
def test_chi_square_equals_its_definition(seed):
    dense = random_counts(seed)
    classes = np.random.default_rng(seed + 50).integers(0, 4, len(dense))
    expected = [
        max(chi_square_of(dense[:, term] > 0, classes == index) for index in range(4))
        for term in range(12)
    ]
    np.testing.assert_allclose(chi_square(csr_array(dense), classes), expected, atol=1e-9)


@pytest.mark.parametrize("seed", range(3))
def test_each_of_several_classes_per_document_is_a_binary_problem(seed):
    dense = random_counts(seed)
    indicator = np.random.default_rng(seed).random((len(dense), 3)) < 0.4
    indicator[:, 2] = False  # a class without documents has no information
    gains = [
        sum(gain_of(dense[:, term] > 0, column.tolist()) for column in indicator.T)
        for term in range(12)
    ]
    statistics = [
        max(chi_square_of(dense[:, term] > 0, column) for column in indicator.T)
        for term in range(12)
    ]
    counts = csr_array(dense)
    np.testing.assert_allclose(information_gain(counts, indicator), gains, atol=1e-12)
    np.testing.assert_allclose(chi_square(counts, indicator), statistics, atol=1e-9)


@pytest.mark.parametrize("score", [information_gain, chi_square])
def test_documents_without_a_class_are_ignored(score):
    dense = random_counts(4)
    classes = np.random.default_rng(4).integers(-1, 3, len(dense))
    labelled = classes >= 0
    scores = score(csr_array(dense), classes)
    np.testing.assert_allclose(scores, score(csr_array(dense[labelled]), classes[labelled]))


@pytest.mark.parametrize("selection", ["information gain", "chi-square", "document frequency"])
def test_selection_keeps_the_highest_scores_in_term_order(selection):
    dense = random_counts(6)
    classes = np.arange(len(dense)) % 3
    settings = FeatureSettings(selection=selection, n_terms=4, minimum_documents=1)
    features = TermFeatures(settings).fit(csr_array(dense), classes)
    assert features.selected_.tolist() == sorted(features.selected_)
    assert len(features.selected_) == 4
    scores = features.term_scores_
    others = np.setdiff1d(np.flatnonzero(dense.any(axis=0)), features.selected_)
    assert scores[features.selected_].min() >= scores[others].max() - 1e-9
    assert (np.diff(scores[features.ranking()]) <= 1e-9).all()
    assert sorted(features.ranking()) == features.selected_.tolist()


def test_ties_at_the_limit_are_broken_by_term_order():
    dense = np.array([[1, 1, 1, 0], [1, 1, 1, 0], [0, 0, 0, 1], [0, 0, 0, 1]])
    settings = FeatureSettings(selection="information gain", n_terms=2, minimum_documents=1)
    features = TermFeatures(settings).fit(csr_array(dense), np.array([0, 0, 1, 1]))
    assert features.selected_.tolist() == [0, 1]


def test_equal_gains_with_different_rounding_are_ties():
    random = np.random.default_rng(0)
    column = random.random(900) < 0.3
    dense = np.stack([~column, column, ~column, column], axis=1).astype(int)
    classes = random.integers(0, 7, 900)
    settings = FeatureSettings(selection="information gain", n_terms=3, minimum_documents=1)
    features = TermFeatures(settings).fit(csr_array(dense), classes)
    assert features.selected_.tolist() == [0, 1, 2]


def test_document_frequency_limits_use_only_the_fitted_rows():
    dense = random_counts(8)
    training = dense[:10]
    settings = FeatureSettings(minimum_documents=3, maximum_share=0.6)
    features = TermFeatures(settings).fit(csr_array(training))
    frequencies = (training > 0).sum(axis=0)
    assert (
        features.selected_.tolist()
        == np.flatnonzero((frequencies >= 3) & (frequencies <= 6)).tolist()
    )


def test_limits_apply_before_the_ranking():
    dense = np.array([[1, 0, 1], [1, 0, 0], [0, 1, 1], [0, 0, 0]])
    settings = FeatureSettings(selection="chi-square", n_terms=1, minimum_documents=2)
    features = TermFeatures(settings).fit(csr_array(dense), np.array([0, 0, 1, 0]))
    assert features.term_scores_.argmax() == 1  # in one document only
    assert features.selected_.tolist() != [1]


def test_an_explicit_zero_is_not_an_occurrence():
    counts = csr_array(
        (np.array([1, 0, 1]), np.array([0, 1, 1]), np.array([0, 2, 3])), shape=(2, 2)
    )
    features = TermFeatures(FeatureSettings(weighting="binary", minimum_documents=1)).fit(counts)
    assert features.term_scores_.tolist() == [1, 1]
    assert features.transform(counts).toarray().tolist() == [[1, 0], [0, 1]]


def test_read_only_counts_are_accepted():
    counts = csr_array(random_counts(9).astype(float))
    counts.data.flags.writeable = False
    features = TermFeatures(FeatureSettings(minimum_documents=1)).fit(counts)
    assert np.isfinite(features.transform(counts).toarray()).all()


def test_no_term_within_the_limits_gives_an_error_message():
    with pytest.raises(ParameterError, match=r"at least 999 .*minimum document frequency"):
        TermFeatures(FeatureSettings(minimum_documents=999)).fit(csr_array(random_counts(1)))


def test_selection_by_class_needs_classes():
    with pytest.raises(ParameterError, match="needs classes"):
        TermFeatures(FeatureSettings(selection="chi-square")).fit(csr_array(random_counts(1)))


def test_learning_on_all_documents_gives_a_warning():
    assert TermFeatures(FeatureSettings()).warnings() == ()
    (sentence,) = TermFeatures(FeatureSettings(fit_on="all")).warnings()
    assert "all documents" in sentence


@pytest.mark.parametrize("score", [information_gain, chi_square])
def test_one_class_or_no_documents_give_scores_of_zero(score):
    dense = random_counts(1)
    assert score(csr_array(dense), np.zeros(len(dense), dtype=int)).max() == pytest.approx(0)
    assert score(csr_array((0, 3)), np.zeros(0, dtype=int)).tolist() == [0, 0, 0]


def test_64_bit_indices_are_shortened_for_linear_models():
    from sklearn.svm import LinearSVC

    counts = csr_array(random_counts(3))
    counts.indices, counts.indptr = counts.indices.astype(np.int64), counts.indptr.astype(np.int64)
    found = TermFeatures().fit(counts).transform(counts)
    assert found.indices.dtype == found.indptr.dtype == np.int32
    short = csr_array(random_counts(3))
    expected = TermFeatures().fit(short).transform(short)
    np.testing.assert_array_equal(found.toarray(), expected.toarray())
    LinearSVC().fit(found, np.arange(30) % 2)  # rejects 64-bit indices


def test_kinds_of_terms_are_chosen_among_those_counted():
    texts = ["red cat ran", "red cat sat", "the dog ran far"]
    corpus = Corpus("pets", texts, ["a", "b", "c"], np.array([0, 0, 1]), ("cat", "dog"))
    settings = TokenSettings(
        language="unknown", stop_words="none", stemmer="none", ngrams=2, also_characters=3
    )
    matrix = count_terms(corpus, settings, workers=1)
    single = {"cat", "dog", "far", "ran", "red", "sat", "the"}
    pairs = {"red cat", "cat ran", "cat sat", "the dog", "dog ran", "ran far"}
    characters = {name for name in matrix.terms if name.startswith("~")}
    assert set(matrix.terms) == single | pairs | characters and "~cat" in characters
    assert matrix.counts.toarray()[:, list(matrix.terms).index("~red")].tolist() == [1, 1, 0]
    expected = {
        "all": single | pairs | characters,
        "single terms": single,
        "terms and n-grams": single | pairs,
        "characters": characters,
        "single terms and characters": single | characters,
    }
    for kinds, names in expected.items():
        chosen = FeatureSettings(kinds=kinds, minimum_documents=1)
        fitted = TermFeatures(chosen, pairs_for(chosen, matrix.terms)).fit(matrix.counts)
        assert {matrix.terms[column] for column in fitted.selected_} == names
    words = count_terms(corpus, TokenSettings(language="unknown"), workers=1)
    chosen = FeatureSettings(kinds="characters")
    with pytest.raises(ParameterError, match="keeps nothing"):
        TermFeatures(chosen, pairs_for(chosen, words.terms)).fit(words.counts)
