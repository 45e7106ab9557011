"""Protocols: training and test documents follow from the protocol, the classes and the seed."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.errors import ParameterError
from workbench.experiments.plans.draws import class_order
from workbench.experiments.plans.protocols import (
    PROTOCOLS,
    has_disjoint_training,
    make_protocol,
    protocol_values,
)
from workbench.experiments.plans.splits import Split, SplitFacts
from workbench.parameters import parameters_of

CLASSES = np.array([0] * 60 + [1] * 30 + [2] * 8 + [-1] * 2)


def facts(seed=0, classes=CLASSES):
    given_split = np.where(np.arange(len(classes)) % 4 == 3, 1, 0).astype(np.int8)
    return SplitFacts(np.asarray(classes), given_split, seed)


@pytest.mark.parametrize("kind", PROTOCOLS)
def test_splits_follow_from_protocol_classes_and_seed_alone(kind):
    protocol = make_protocol(kind)
    for split in protocol.splits()[:12]:
        first, again = protocol.rows(split, facts()), protocol.rows(split, facts())
        assert np.array_equal(first.train, again.train)
        assert np.array_equal(first.test, again.test)
        assert np.array_equal(first.pairs, again.pairs)
        assert not set(first.train) & set(first.test)
        assert (CLASSES[first.test] >= 0).all()
        assert (CLASSES[first.train] >= 0).all()


@pytest.mark.parametrize("kind", ["random splits", "learning curve", "equal pairs"])
def test_another_seed_draws_other_documents(kind):
    protocol = make_protocol(kind)
    split = protocol.splits()[-1]
    draws = {protocol.rows(split, facts(seed)).train.tobytes() for seed in range(5)}
    assert len(draws) == 5


@pytest.mark.parametrize("kind", PROTOCOLS)
def test_every_protocol_describes_its_settings(kind):
    assert all(parameter.label for parameter in parameters_of(PROTOCOLS[kind]))


@settings(max_examples=60, deadline=None)
@given(
    sizes=st.lists(st.integers(1, 40), min_size=2, max_size=6),
    share=st.floats(0.5, 99),
    seed=st.integers(0, 1000),
)
def test_a_stratified_draw_has_every_class_and_keeps_the_shares(sizes, share, seed):
    classes = np.repeat(np.arange(len(sizes)), sizes)
    protocol = make_protocol("random splits", repeats=1, share=share / 100)
    number = max(len(sizes), round(share / 100 * len(classes)))
    if number >= len(classes):
        return
    (split,) = protocol.splits()
    train = protocol.rows(split, facts(seed, classes)).train
    drawn = np.bincount(classes[train], minlength=len(sizes))
    assert drawn.sum() == len(train) == number
    assert (drawn >= 1).all()
    expected = len(train) * np.array(sizes) / len(classes)
    assert np.abs(drawn - expected).max() <= len(sizes) + 1


def test_sizes_of_a_learning_curve_are_exact_and_nested():
    protocol = make_protocol("learning curve", sizes="10%, 30, 50%", repeats=2)
    rows = {split.name: protocol.rows(split, facts()) for split in protocol.splits()}
    assert [len(split_rows.train) for split_rows in rows.values()] == [10, 10, 30, 30, 49, 49]
    small, middle, large = (set(rows[f"{size}.r1.f0"].train) for size in ("10%", "30", "50%"))
    assert small < middle < large
    assert all(len(split_rows.train) + len(split_rows.test) == 98 for split_rows in rows.values())


def test_folds_test_each_document_once_and_keep_class_shares():
    protocol = make_protocol("repeated k-fold", folds=4, repeats=2)
    for repeat in range(2):
        tests = [protocol.rows(Split("", repeat, fold), facts()).test for fold in range(4)]
        assert np.array_equal(np.sort(np.concatenate(tests)), np.arange(98))
        assert all(np.bincount(CLASSES[test])[2] == 2 for test in tests)


def test_equal_pairs_have_equal_sizes_and_no_common_document():
    protocol = make_protocol("equal pairs", pairs=3, size=20)
    for split in protocol.splits():
        rows = protocol.rows(split, facts())
        assert len(rows.train) == len(rows.test) == 20
        assert not set(rows.train) & set(rows.test)
        assert set(CLASSES[rows.test]) == {0, 1, 2}


def test_the_given_split_is_the_one_of_the_corpus():
    protocol = make_protocol("given split")
    rows = protocol.rows(protocol.splits()[0], facts())
    assert (rows.test % 4 == 3).all()
    assert len(rows.train) + len(rows.test) == 98
    with pytest.raises(ParameterError, match="given split"):
        protocol.rows(protocol.splits()[0], SplitFacts(CLASSES))


def test_constraints_are_true_distinct_and_nested():
    protocol = make_protocol("constrained clustering", constraints="0, 20, 300", repeats=1)
    none, few, many = (protocol.rows(split, facts()).pairs for split in protocol.splits())
    assert none.shape == (0, 3)
    assert few.shape == (20, 3)
    assert many.shape == (300, 3)
    assert np.array_equal(many[:20], few)
    assert len({tuple(sorted(pair)) for pair in many[:, :2].tolist()}) == 300
    same = CLASSES[many[:, 0]] == CLASSES[many[:, 1]]
    assert np.array_equal(same, many[:, 2] == 1)


@pytest.mark.parametrize(
    ("kind", "values", "words"),
    [
        ("learning curve", {"sizes": "0%"}, "share between"),
        ("learning curve", {"sizes": "5%, many"}, "'many'"),
        ("learning curve", {"sizes": "2.5"}, "'2.5'"),
        ("k-fold", {"folds": 1}, "folds = 1"),
        ("random splits", {"shares": 0.1}, "'shares'"),
        ("sideways", {}, "must be one of"),
        ("constrained clustering", {"constraints": "-1"}, "'-1'"),
    ],
)
def test_a_wrong_setting_is_refused_with_a_sentence(kind, values, words):
    with pytest.raises(ParameterError, match=words):
        make_protocol(kind, **values)


def test_impossible_sizes_name_the_corpus_size():
    protocol = make_protocol("learning curve", sizes="98", repeats=1)
    with pytest.raises(ParameterError, match="98 of 98"):
        protocol.rows(protocol.splits()[0], facts())
    with pytest.raises(ParameterError, match="at most 98"):
        make_protocol("k-fold", folds=99).rows(Split(), facts())
    with pytest.raises(ParameterError, match="at most 60, the documents of the largest class"):
        make_protocol("k-fold", folds=61).rows(Split(), facts())
    pairs = make_protocol("equal pairs", size=50)
    with pytest.raises(ParameterError, match="at most 49, half of the documents"):
        pairs.rows(pairs.splits()[0], facts())


def order_class_by_class(rows, class_index, generator):
    """The stratified order written out: the positions of each class in turn."""
    shuffled = generator.permutation(rows)
    classes = class_index[shuffled]
    position = np.empty(len(rows))
    for label in np.unique(classes):
        members = np.flatnonzero(classes == label)
        position[members] = (np.arange(len(members)) + generator.random()) / len(members)
        position[members[0]] -= 1.0
    return shuffled[np.argsort(position, kind="stable")]


@pytest.mark.parametrize("classes", [CLASSES, np.zeros(9, int), np.arange(7), np.arange(1500) % 11])
def test_the_stratified_order_equals_the_one_written_out(classes):
    split_facts = facts(classes=classes)
    for repeat in range(20):
        first, second = split_facts.generator("draw", repeat), split_facts.generator("draw", repeat)
        order = class_order(split_facts.labelled(), split_facts, True, first)
        assert np.array_equal(order, order_class_by_class(split_facts.labelled(), classes, second))


def test_training_sets_are_disjoint_where_the_documents_allow_it():
    protocol = make_protocol("learning curve", sizes="9, 18, 50", repeats=5, disjoint=True)
    sets = {split: set(protocol.rows(split, facts()).train) for split in protocol.splits()}
    for size, are_apart in (("9", True), ("18", True), ("50", False)):
        drawn = [rows for split, rows in sets.items() if split.training == size]
        assert (len(set.union(*drawn)) == sum(map(len, drawn))) == are_apart
        assert all(set(CLASSES[list(rows)]) == {0, 1, 2} for rows in drawn)
        assert has_disjoint_training(protocol, CLASSES, int(size)) == are_apart
    for repeat in range(5):  # and still nested within a repeat
        assert sets[Split("9", repeat)] < sets[Split("18", repeat)] < sets[Split("50", repeat)]


def test_too_many_repeats_for_the_smallest_class_draw_as_before():
    apart = make_protocol("random splits", share=0.05, repeats=9, disjoint=True)
    before = make_protocol("random splits", share=0.05, repeats=9)
    for split in apart.splits():
        assert np.array_equal(apart.rows(split, facts()).train, before.rows(split, facts()).train)
    assert not has_disjoint_training(apart, CLASSES, 5)


def test_a_plan_without_the_setting_stays_as_it_was():
    before = make_protocol("learning curve", sizes="9", repeats=5)
    assert not before.disjoint
    assert "disjoint" not in protocol_values(before)
    order = class_order(facts().labelled(), facts(), True, facts().generator("draw", 3))
    assert before.rows(Split("9", 3), facts()).train.tolist() == sorted(order[:9].tolist())
