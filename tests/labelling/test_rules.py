"""Rules "contains … → class": hits, precision, coverage, conflicts, weak votes."""

import math

import numpy as np
import pytest

from workbench.errors import ParameterError
from workbench.labelling.rules import WEIGHT, Rule, RuleHits, reports, weak_labels

TEXTS = ["The session  key is secret", "Keys open doors", "nine volts", "key volts", "nothing"]
RULES = [Rule("session key", "crypt"), Rule("volts", "electronics"), Rule("key", "crypt")]


def test_whole_words_are_found_regardless_of_capitals_and_spaces():
    hits = [rule.hits(TEXTS).tolist() for rule in RULES]
    assert hits[0] == [True, False, False, False, False]
    assert hits[1] == [False, False, True, True, False]
    assert hits[2] == [True, False, False, True, False]


def test_precision_coverage_and_conflicts_by_hand():
    hits = [rule.hits(TEXTS) for rule in RULES]
    first, second, third = reports(RULES, hits, {2: "electronics", 3: "crypt", 4: "crypt"})
    assert (first.coverage, first.judged, first.conflicts) == (0.2, 0, 0)
    assert math.isnan(first.precision)
    assert (second.coverage, second.precision, second.conflicts) == (0.4, 0.5, 1)
    assert (third.coverage, third.precision, third.conflicts) == (0.4, 1.0, 1)


def test_votes_that_disagree_cancel_and_persons_are_not_outvoted():
    hits = [rule.hits(TEXTS) for rule in RULES]
    votes = weak_labels(RULES, hits, ["crypt", "electronics"], labelled=[2])
    assert votes.tolist() == [[WEIGHT, 0], [0, 0], [0, 0], [0, 0], [0, 0]]
    assert weak_labels([], [], ["a"], []).shape == (0, 1)


def test_an_empty_rule_is_refused_and_signs_are_not_a_pattern():
    with pytest.raises(ParameterError, match="names a word"):
        Rule(" ", "a")
    assert Rule("(a|b", "a").hits(["x (a|b y", "a"]).tolist() == [True, False]
    assert np.array_equal(Rule("a", "a").hits([]), np.zeros(0, dtype=bool))


def test_fast_hits_equal_those_of_the_rule():
    texts = ["Cold  water here", "cold\nWATER", "coldwater", "watery cold", "", "ÉTÉ chaud", "x"]
    hits = RuleHits(texts)
    for phrase in ("cold water", "water", "été", "cold", "x", "nothing"):
        assert hits.of(phrase).tolist() == Rule(phrase, "a").hits(texts).tolist()
    assert hits.known([("water", "a"), ("x", "gone")], ["a"]) == [Rule("water", "a")]
    assert RuleHits(()).known([("water", "a")], ["a"]) == []
