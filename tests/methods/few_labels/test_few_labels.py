"""The method that chooses: folds, weights, the vote, what it reports, and new documents."""

import numpy as np
import pytest
import scipy.sparse as sp
from numpy.testing import assert_allclose

from workbench.methods.few_labels.choosing import (
    is_ahead,
    learnable_share,
    plain_weights,
    shrunk,
    usual_leads,
)
from workbench.methods.few_labels.few_labels import FewLabels, usable_candidates, wilson
from workbench.methods.few_labels.held_out import folds, leads, parts_for
from workbench.methods.few_labels.voting import combined, scales_of, vote_weights


def test_every_label_is_held_out_once_per_repeat_except_the_only_one_of_a_class():
    class_index = np.array([0, 0, 0, -1, 1, 1, 1, 2, -1, 0, 1])
    drawn = folds(class_index, 5, repeats=2, seed=3)
    counts = np.bincount(np.concatenate(drawn), minlength=11)
    assert counts.tolist() == [2, 2, 2, 0, 2, 2, 2, 0, 0, 2, 2]
    assert folds(np.array([0, 1, 2, -1]), 5, repeats=2, seed=3) == []


def test_classes_with_two_labels_keep_one_each_when_the_other_is_held_out():
    class_index = np.array([0, 0, -1, 1, 1, 2, 2])
    n_parts = parts_for(6, 3)
    drawn = folds(class_index, n_parts, repeats=2, seed=3)
    assert [np.bincount(class_index[rows]).tolist() for rows in drawn] == [[1, 1, 1]] * 10
    # No fewer than two parts, as many as a class has labels, five at most.
    assert [parts_for(n_labels, 3) for n_labels in (3, 9, 12, 300)] == [2, 3, 4, 5]


def test_vote_weights_are_those_computed_by_hand():
    # exp(3 √4 (0.5 − 0.6)) = exp(−0.6)
    weights = vote_weights(np.array([0.6, 0.5]), 4)
    assert_allclose(weights, np.array([1, np.exp(-0.6)]) / (1 + np.exp(-0.6)))
    # Of two thousand labels five hundred count: a lead of a point leaves the other exp(−0.67).
    ahead, behind = vote_weights(np.array([0.61, 0.60]), 2000)
    assert behind / ahead == pytest.approx(np.exp(-0.03 * np.sqrt(500)))
    # Mean 0.7, leads ± 0.1: priors 0.6 and 0.8; six labels against 3 · 2 · exp(−3 / 20).
    prior = 6 * np.exp(-0.15)
    expected = (6 * np.array([0.8, 0.6]) + prior * np.array([0.6, 0.8])) / (6 + prior)
    assert_allclose(shrunk(np.array([0.8, 0.6]), np.array([0.0, 0.2]), 6, 2), expected)


def test_the_vote_adds_centred_scores_in_units_of_their_deviation():
    scores = np.array([[[3.0, 1.0], [0.0, 4.0]], [[0.0, 0.2], [0.2, 0.0]]])
    scales = scales_of(scores)
    # Centred: ±1 and ±2 deviate by √2.5, ±0.1 by 0.1.
    assert_allclose(scales, [np.sqrt(2.5), 0.1])
    voted = combined(scores, scales, np.array([0.75, 0.25]))
    first, second = 0.75 / np.sqrt(2.5), 0.25
    assert_allclose(voted[0], [first - second, second - first])
    assert_allclose(voted[1], [second - 2 * first, 2 * first - second])


def test_few_labels_reports_what_it_chose_and_how_sure_it_is(small):
    model = FewLabels(n_neighbors=6).fit(sp.csr_array(small.X), small.labels)
    usable = usable_candidates(small.X, 9, has_running=False, has_vectors=True)
    assert model.candidates_ == tuple(candidate.name for candidate in usable)
    assert model.weights_.sum() == pytest.approx(1)
    low, high = model.accuracy_interval_
    assert 0 <= low <= model.accuracy_ <= high <= 1
    assert model.notes_[0].startswith("9 labels, 3.0 a class: cross-validation")
    best = model.candidates_[int(model.weights_.argmax())]
    assert model.notes_[1].startswith(f"{best}: ")
    assert "95 % interval" in model.notes_[-1]
    assert len(model.notes_) == 2 + np.count_nonzero(model.weights_ >= 0.02)


def test_new_documents_get_the_same_vote(small):
    model = FewLabels(n_neighbors=6).fit(small.X, small.labels)
    assert np.mean(model.predict(small.new) == small.actual) > 0.85
    # A student stands in for the graph, which new documents are not in.
    assert np.mean(model.predict(small.X) == model.transduction_) > 0.9
    alone = [model.predict(document[None, :])[0] for document in small.new[:5]]
    assert alone == model.predict(small.new)[:5].tolist()


def test_one_label_a_class_is_left_to_the_prior(small):
    labels = np.full_like(small.labels, -1)
    labels[[0, 12, 24]] = [0, 1, 2]
    model = FewLabels(n_neighbors=6).fit(small.X, labels)
    assert "what is usual with few labels decided alone" in model.notes_[0]
    assert np.isnan(model.cross_validated_).all()
    assert "cannot be estimated" in model.notes_[-1]
    assert np.mean(model.transduction_ == small.y) > 0.8


def test_naive_bayes_is_left_out_where_weights_are_negative(small):
    names = [candidate.name for candidate in usable_candidates(small.X - 1, 9, False, True)]
    assert not any("naive Bayes" in name or "words" in name for name in names) and len(names) == 6
    # Running words are counts whatever the weights beside them are.
    names = [candidate.name for candidate in usable_candidates(small.X - 1, 9, True, True)]
    assert sum("words" in name for name in names) == 2 and len(names) == 8


def test_eigenvectors_are_not_needed_where_the_graph_is_too_large_for_them(small):
    X = sp.csr_array(small.X)
    method = FewLabels(n_neighbors=6)
    prepared = {name: values for name, values in method.prepare(X).items() if name != "vectors"}
    model = method.fit(X, small.labels, prepared=prepared)
    assert len(model.candidates_) == 9
    assert not any("eigenvectors" in name for name in model.candidates_)
    assert np.mean(model.transduction_ == small.y) > 0.85


def test_wilson_by_hand():
    # 8 of 10: centre (0.8 + 3.8415/20) / 1.38415
    low, high = wilson(0.8, 10)
    assert (low + high) / 2 == pytest.approx((0.8 + 3.8415 / 20) / 1.38415, abs=1e-4)
    assert low == pytest.approx(0.4902, abs=1e-4) and wilson(0.5, 0) == (0.0, 1.0)


def test_the_linear_svm_is_used_alone_where_unlabelled_text_does_not_help():
    random = np.random.default_rng(1)
    y = np.arange(240) % 2
    # One term in a hundred tells the class; the others make neighbours that mislead.
    X = random.poisson(0.2, (240, 100)).astype(float)
    X[:, 0] = np.where(y == 1, 3, 0)
    labels = np.where(np.arange(240) < 120, y, -1)
    model = FewLabels(n_neighbors=5).fit(sp.csr_array(X), labels)
    usable = usable_candidates(X, 120, has_running=False, has_vectors=True)
    stands_in = np.array([candidate.stands_in for candidate in usable])
    assert not model.weights_[~stands_in].any() and model.weights_[0] >= 0.2
    assert "were no better than the SVM" in model.notes_[0]
    assert len(model.notes_) == 2 + np.count_nonzero(model.weights_ >= 0.02) < len(usable)
    assert np.mean(model.transduction_ == y) > 0.95


def test_a_lead_counts_in_standard_deviations_of_the_documents_that_differ():
    better = np.arange(40) < 30
    worse = np.arange(40) < 10
    # 20 documents differ and all of them favour the first: 20 > 3 √20, but not 20 > 5 √20.
    assert leads(better, worse, 3.0) and not leads(better, worse, 5.0)
    assert not leads(worse, better, 0.0)
    assert not leads(np.arange(11) < 11, np.zeros(11, dtype=bool), 0.0)  # too few to say
    vote, plain = np.array([True, True, True, False]), np.array([True, False, False, False])
    assert is_ahead(vote, plain, 1.0) and not is_ahead(vote, plain, 3.0)
    assert not is_ahead(np.array([True, False]), np.array([False, False]), 1.0)


def test_usual_leads_shrink_where_the_best_candidate_hardly_beats_the_largest_class():
    held = np.array([0, 0, 0, 0, 0, 0, 1, 1, 1, 1])
    # The largest class has 0.6 of the labels; 0.7 goes a quarter of the way to 1.
    assert learnable_share(np.array([0.5, 0.7, np.nan]), held) == pytest.approx(0.25)
    assert learnable_share(np.array([0.5]), held) == 0.0
    assert learnable_share(np.array([1.0]), np.zeros(3, dtype=np.int64)) == 0.0


def test_usual_leads_lie_between_those_on_topics_and_on_opinions(small):
    usable = usable_candidates(small.X, 9, has_running=False, has_vectors=True)
    topics, opinions = usual_leads(usable, 1.0), usual_leads(usable, 0.0)
    assert_allclose(usual_leads(usable, 0.25), 0.25 * topics + 0.75 * opinions)
    teachers = [number for number, one in enumerate(usable) if "student" in one.name]
    assert (topics[teachers] > 0.1).all() and (opinions[teachers] < 0).all()


def test_the_linear_svm_has_at_least_a_fifth_of_the_vote():
    weights = plain_weights(np.array([0.1, 0.3, 0.6]), np.array([True, True, False]), 0)
    # 0.1 and 0.3 share four fifths: 0.2 and 0.6.
    assert_allclose(weights, [0.4, 0.6, 0.0])
