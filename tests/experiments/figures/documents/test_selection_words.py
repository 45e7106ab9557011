"""Words of a selection and similar documents, against numbers computed by hand."""

import math

import numpy as np
import pytest

from workbench.experiments.figures import SelectionWordsFigure
from workbench.experiments.figures.documents.selection_words import similar_documents, unit_tf_idf
from workbench.experiments.figures.trial_choice import MissingResultError


def test_the_log_odds_are_those_of_the_counts(fruit_run, fruit_counts):
    plums = list(range(2, 30, 3))  # all ten have "blue" and "stone", no other document has
    figure = SelectionWordsFigure.from_run(fruit_run, plums, counts=fruit_counts)
    assert {word.word for word in figure.words} == {"blue", "stone"}
    # Odds with a half added: 10.5 : 0.5 inside, 0.5 : 20.5 outside.
    expected = math.log(10.5 / 0.5) - math.log(0.5 / 20.5)
    assert figure.words[0].log_odds == pytest.approx(expected)
    assert (figure.words[0].n_inside, figure.words[0].n_outside) == (10, 0)
    assert (figure.n_documents, figure.n_others) == (10, 20)


def test_rare_words_come_after_sure_ones(fruit_run, fruit_counts):
    figure = SelectionWordsFigure.from_run(fruit_run, [0, 3, 6, 9], counts=fruit_counts)
    # "red" is in all four and in six others; "green" in one of them and in ten others.
    assert figure.words[0].word == "red"
    assert "green" not in {word.word for word in figure.words[:1]}
    assert figure.rows()[0][0] == "word"


def test_the_order_is_that_of_the_likelihood_ratio(fruit_run, fruit_counts):
    chosen = list(range(0, 30, 3))
    figure = SelectionWordsFigure.from_run(fruit_run, chosen, counts=fruit_counts)
    dense = fruit_counts.toarray() > 0
    is_chosen = np.isin(np.arange(30), chosen)
    ratios = []
    for word in figure.words:
        column = dense[:, fruit_run.corpus.terms.index(word.term)]
        ratio = 0.0
        for group in (is_chosen, ~is_chosen):
            for present in (column, ~column):
                seen = (group & present).sum()
                meant = group.sum() * present.sum() / 30
                ratio += 2 * seen * math.log(seen / meant) if seen else 0.0
        ratios.append(ratio)
    assert figure.words[0].word == "red", "all ten apples are red, nothing else is"
    assert ratios == sorted(ratios, reverse=True)


@pytest.mark.parametrize("documents", [[], list(range(30))])
def test_nothing_and_everything_have_no_words(fruit_run, fruit_counts, documents):
    with pytest.raises(MissingResultError, match="Select some documents"):
        SelectionWordsFigure.from_run(fruit_run, documents, counts=fruit_counts)


def test_similar_documents_are_the_nearest_by_cosine(fruit_run, fruit_counts):
    chosen = [2, 5]
    found = similar_documents(fruit_run, chosen, 8, fruit_counts)
    assert set(found.tolist()) == set(range(8, 30, 3)), "all other plums, nothing else"
    dense = unit_tf_idf(fruit_counts).toarray()
    cosine = dense @ dense[chosen].sum(axis=0)
    assert np.all(np.diff(cosine[found]) <= 1e-12)
