"""Collocations: scores of NLTK, learnt from the given documents only."""

from dataclasses import replace

import numpy as np
import pytest
from nltk.collocations import BigramCollocationFinder
from nltk.metrics.association import BigramAssocMeasures

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.collocations import pairs_of
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import FeatureSettings, TermFeatures, pairs_for
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError

TEXTS = [
    "new york has a new bridge",
    "the old bridge in new york",
    "york is old",
    "a new old house",
    "house bridge house bridge",
]
MEASURES = {
    "PMI": BigramAssocMeasures.pmi,
    "log-likelihood": BigramAssocMeasures.likelihood_ratio,
    "chi-square": BigramAssocMeasures.chi_sq,
}
SETTINGS = TokenSettings(
    language="english", stop_words="none", stemmer="none", minimum_length=1, ngrams=2
)


def counted(texts=TEXTS, **changes):
    ids = [str(number) for number in range(len(texts))]
    corpus = Corpus("test", texts, ids, np.zeros(len(texts), dtype=int), ("all",))
    return count_terms(corpus, replace(SETTINGS, **changes))


@pytest.mark.parametrize("association", MEASURES)
def test_scores_are_those_of_nltk(association):
    matrix = counted()
    pairs = pairs_of(matrix.terms)
    finder = BigramCollocationFinder.from_documents([text.split() for text in TEXTS])
    expected = {
        " ".join(pair): score
        for pair, score in finder.score_ngrams(MEASURES[association])
        if None not in pair
    }
    found = pairs.scores(matrix.counts, association)
    assert len(found) == len(expected) == 15
    for column, score in zip(pairs.columns, found, strict=True):
        assert score == pytest.approx(expected[matrix.terms[column]], abs=1e-9)


@pytest.mark.parametrize("association", MEASURES)
def test_the_best_pairs_and_all_single_terms_are_kept(association):
    matrix = counted(ngrams=3)
    settings = FeatureSettings(collocations=association, n_collocations=3, minimum_documents=1)
    features = TermFeatures(settings, pairs_for(settings, matrix.terms)).fit(matrix.counts)
    kept = [matrix.terms[column] for column in features.selected_]
    single = [term for term in matrix.terms if " " not in term]
    assert [term for term in kept if " " not in term] == single
    longer = [term for term in kept if " " in term]
    assert len(longer) == 3 and all(len(term.split()) == 2 for term in longer)
    scores = list(features.collocation_scores_.values())
    assert scores == sorted(scores, reverse=True) and len(scores) == 3


def test_only_the_documents_learnt_from_decide():
    matrix = counted()
    settings = FeatureSettings(collocations="log-likelihood", n_collocations=1, minimum_documents=1)
    pairs = pairs_for(settings, matrix.terms)
    first = TermFeatures(settings, pairs).fit(matrix.counts[:2])
    last = TermFeatures(settings, pairs).fit(matrix.counts[4:])
    (in_first,), (in_last,) = first.collocation_scores_, last.collocation_scores_
    assert matrix.terms[in_first] == "new york"
    assert matrix.terms[in_last] == "house bridge"


def test_collocations_need_pairs():
    matrix = counted(ngrams=1)
    settings = FeatureSettings(collocations="PMI")
    features = TermFeatures(settings, pairs_for(settings, matrix.terms))
    with pytest.raises(ParameterError, match="set the longest n-gram to 2"):
        features.fit(matrix.counts)
