"""A person's record: in the file at once, undone without limit, classes renamed and merged."""

import pytest

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.labels import Labelling
from workbench.errors import ParameterError
from workbench.labelling.desk import Answer
from workbench.labelling.record import Record


@pytest.fixture
def corpus(tmp_path):
    folder = tmp_path / "letters"
    folder.mkdir()
    for number in range(5):
        (folder / f"{number}.txt").write_text(f"letter number {number}", "utf-8")
    return open_corpus(folder)


@pytest.fixture
def record(corpus, tmp_path):
    return Record(corpus, tmp_path / "mine.jsonl", "me")


def test_decisions_are_read_back_as_rows_and_classes(record, corpus):
    record.add_class("b")
    record.label(0, "a", "useful")
    record.label(1, "b", "audit")
    record.skip(2)
    record.skip(3, cannot_tell=True)
    assert record.names == ["b", "a"]
    expected = {0: Answer(1), 1: Answer(0, is_audit=True), 2: Answer(-1), 3: Answer(-1)}
    assert record.answers() == expected
    again = Record(corpus, record.path)
    assert again.names == ["a", "b"]
    assert again.counts() == [1, 1]
    assert set(again.answers()) == {0, 1, 2, 3}


def test_undo_goes_back_step_by_step_and_across_sessions(record, corpus):
    record.label(0, "a", "")
    record.label(0, "b", "")
    record.label(1, "b", "")
    again = Record(corpus, record.path)
    assert again.undo() == 1
    assert again.undo() == 0
    assert again.answers() == {0: Answer(again.names.index("a"))}
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
