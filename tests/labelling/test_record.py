"""A person's record: in the file at once, undone without limit, classes renamed and merged."""

import time

import pytest

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.labels import Labelling, labelled
from workbench.errors import ParameterError
from workbench.labelling.record import DecisionRecord
from workbench.labelling.rules import Rule
from workbench.labelling.situation import NumberedDecision
from workbench.palette import BLUE, GREEN, ORANGE, PINK, VIOLET, kept_colours


@pytest.fixture
def corpus(tmp_path):
    folder = tmp_path / "letters"
    folder.mkdir()
    for number in range(5):
        (folder / f"{number}.txt").write_text(f"letter number {number}", "utf-8")
    return open_corpus(folder)


@pytest.fixture
def record(corpus, tmp_path):
    return DecisionRecord(corpus, tmp_path / "mine.jsonl", "me")


def test_rows_are_looked_up_only_for_decisions_since_a_million_of_them_take_seconds(record):
    assert record.answers() == {}
    assert record.counts() == []
    assert "_row_of" not in vars(record)
    record.label(3, "a", "useful")
    assert record.answers() == {3: NumberedDecision(0)}


def test_a_random_check_stays_one_when_its_document_is_labelled_among_others(record):
    record.label(0, "a", "audit")
    record.label_all([0, 1], "b", "review")
    record.label(0, "c", "useful")
    assert record.answers() == {
        0: NumberedDecision(2, is_check=True),
        1: NumberedDecision(1),
    }


def test_decisions_are_read_back_as_rows_and_classes(record, corpus):
    record.add_class("b")
    record.label(0, "a", "useful")
    record.label(1, "b", "audit")
    record.skip(2)
    record.skip(3, cannot_tell=True)
    assert record.names == ["b", "a"]
    expected = {
        0: NumberedDecision(1),
        1: NumberedDecision(0, is_check=True),
        2: NumberedDecision(-1),
        3: NumberedDecision(-1),
    }
    assert record.answers() == expected
    again = DecisionRecord(corpus, record.path)
    assert again.names == ["b", "a"]
    assert again.counts() == [1, 1]
    assert set(again.answers()) == {0, 1, 2, 3}


@pytest.mark.parametrize("is_undone", [False, True])
def test_a_change_that_a_crash_cut_short_ends_before_the_next_one(record, corpus, is_undone):
    record.label_all([0, 1, 2], "a", "")
    if is_undone:
        record.undo()
    lines = record.path.read_bytes().splitlines(keepends=True)
    record.path.write_bytes(b"".join(lines[:-1]) + lines[-1][:9])
    again = DecisionRecord(corpus, record.path)
    before = again.labels()
    again.label(3, "b", "useful")
    again.label_all([3, 4], "c", "useful")
    reopened = DecisionRecord(corpus, record.path)
    assert reopened.labels() == {**before, "3.txt": "c", "4.txt": "c"}
    reopened.undo()
    assert reopened.labels() == {**before, "3.txt": "b"}
    reopened.undo()
    assert reopened.labels() == before


def test_what_was_undone_can_be_repeated_until_another_change(record, corpus):
    record.add_class("b")
    record.label_all([0, 1], "b", "")
    record.rename("b", "c")
    record.link([0, 1], is_apart=True)
    made = record.answers(), [*record.names], record.links()
    assert record.steps == (4, 0)
    assert (record.undo(), record.undo(), record.names) == (0, -1, ["b"])
    assert (record.redo(), record.redo(), record.names) == (1, 0, ["c"])
    while record.undo() is not None:
        pass
    assert (record.answers(), record.names, record.links()) == ({}, [], {})
    assert record.steps == (0, 4)
    assert [record.redo() for _ in range(5)][-2:] == [0, None]
    assert (record.answers(), record.names, record.links()) == made
    again = DecisionRecord(corpus, record.path)
    assert (again.answers(), again.names, again.links()) == made
    assert again.steps == (4, 0)
    record.undo()
    record.skip(2)
    assert record.redo() is None  # the link is forgotten


def test_undo_goes_back_step_by_step_and_across_sessions(record, corpus):
    record.label(0, "a", "")
    record.label(0, "b", "")
    record.label(1, "b", "")
    again = DecisionRecord(corpus, record.path)
    assert again.undo() == 1
    assert again.undo() == 0
    assert again.answers() == {0: NumberedDecision(again.names.index("a"))}
    assert again.undo() == 0
    assert again.undo() is None
    assert again.answers() == {}
    assert Labelling(record.path).decisions() == {}


def test_renaming_and_merging_are_one_step(record):
    for row, name in enumerate(("a", "b", "a")):
        record.label(row, name, "")
    record.rename("a", "letters")
    assert (record.names, record.counts()) == (["letters", "b"], [2, 1])
    record.rename("b", "letters")
    assert (record.names, record.counts()) == (["letters"], [3])
    record.undo()
    assert dict(zip(record.names, record.counts(), strict=True)) == {"letters": 2, "b": 1}


def test_impossible_names_are_refused(record):
    record.add_class("a")
    for name in ("", "  ", "a"):
        with pytest.raises(ParameterError):
            record.add_class(name)
    with pytest.raises(ParameterError):
        record.rename("a", "a")


def test_links_colours_notes_and_rules_are_kept_and_undone(record, corpus):
    record.add_class("a")
    record.colour("a", "#CC79A7")
    record.note("a", "letters to friends")
    record.link([3, 1, 2], is_apart=False)
    record.link([0, 4], is_apart=True)
    record.unlink(3, 1)
    record.add_rule(Rule("number 3", "a"))
    again = DecisionRecord(corpus, record.path)
    assert again.links() == {(2, 3): False, (0, 4): True}
    assert (again.colours, again.notes) == ({"a": "#CC79A7"}, {"a": "letters to friends"})
    assert again.rules == (Rule("number 3", "a"),)
    with pytest.raises(ParameterError, match="exists"):
        again.add_rule(Rule("number 3", "a"))
    again.remove_rule(Rule("number 3", "a"))
    again.undo()
    assert len(again.rules) == 1
    again.undo()  # the rule
    again.undo()  # the link taken away
    assert again.links() == {(1, 3): False, (2, 3): False, (0, 4): True}
    again.undo()
    again.undo()  # both links of one change
    assert again.links() == {}
    for _ in range(3):
        assert again.undo() == -1
    assert (again.names, again.colours, again.notes, again.undo()) == ([], {}, {}, None)


def test_many_labels_and_a_merge_are_one_step_after_reopening_too(record, corpus):
    record.label_all([0, 1, 2], "a", "review")
    record.label(3, "b", "", "a")
    record.rename("a", "b")
    again = DecisionRecord(corpus, record.path)
    assert (again.names, again.counts()) == (["b"], [4])
    again.undo()
    assert (again.names, again.counts()) == (["a", "b"], [3, 1])
    third = DecisionRecord(corpus, record.path)
    assert (third.names, third.counts()) == (["a", "b"], [3, 1])
    third.undo()
    third.undo()
    assert third.answers() == {} and third.undo() is None


def test_classes_keep_their_colours_when_others_are_merged(record):
    for name in ("a", "b", "c", "d"):
        record.add_class(name)
    record.colour("b", VIOLET)
    before = kept_colours(record.names, record.colours)
    assert before == {"a": BLUE, "b": VIOLET, "c": GREEN, "d": PINK}
    record.rename("c", "d")
    record.add_class("e")
    after = kept_colours(record.names, record.colours)
    assert after == {"a": BLUE, "b": VIOLET, "d": PINK, "e": ORANGE}
    record.undo()
    record.undo()
    assert kept_colours(record.names, record.colours) == before


def test_very_many_classes_get_their_colours_at_once():
    names = [f"class {number}" for number in range(100_000)]
    started = time.process_time()
    colours = kept_colours(names, {names[1]: BLUE})
    assert time.process_time() - started < 20  # hours, with a look at every other class
    assert [colours[name] for name in names[:3]] == [ORANGE, BLUE, GREEN]


def test_what_was_suggested_is_kept(record):
    record.label(0, "a", "useful", "b")
    made = Labelling(record.path).decisions()
    assert next(iter(made.values())).suggested == "b"


def test_a_document_may_have_several_classes(record, corpus):
    record.label(0, "a", "")
    record.add_label(0, "b")
    record.label(1, "b", "")
    assert record.labels_of(0) == ("a", "b") and record.counts() == [1, 2]
    found = labelled(corpus, Labelling(record.path).decisions())
    assert found.label_sets == ((0, 1), (1,), (), (), ())
    record.add_label(0, "a")
    assert record.labels_of(0) == ("b",)
    record.undo()
    assert record.labels_of(0) == ("a", "b")
