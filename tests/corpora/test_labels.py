"""A labelling: appended, synced, read back, put on top of a corpus."""

import errno
import json
import os

import pytest

from workbench import files
from workbench.corpora.labels import KEEP, LABEL, NOTE, UNDO, Decision, Labelling, labelled
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import open_cached
from workbench.errors import CorpusError
from workbench.labelling.exchange import read_decisions, write_decisions


@pytest.fixture
def table(tmp_path):
    file = tmp_path / "notes.csv"
    rows = [f"n{number},text number {number},{'ab'[number % 2]}" for number in range(6)]
    file.write_text("\n".join(["id,text,label", *rows]), "utf-8")
    return file


def test_the_latest_decision_about_a_document_holds(tmp_path):
    labelling = Labelling(tmp_path / "new" / "mine.jsonl", "notes")
    labelling.append([Decision("n0", LABEL, "b"), Decision("n1", KEEP)])
    labelling.append([Decision("n0", LABEL, "c"), Decision("n2", LABEL, "b")])
    labelling.append([Decision("n2", UNDO)])
    held = Labelling(labelling.path).decisions()
    assert {name: (made.action, made.label) for name, made in held.items()} == {
        "n0": (LABEL, "c"),
        "n1": (KEEP, ""),
    }
    assert len(labelling.history()) == 5
    first = json.loads(labelling.path.read_text("utf-8").splitlines()[0])
    assert first == {"format": 1, "corpus": "notes"}


def test_a_corpus_with_a_labelling_is_a_corpus_and_the_file_stays_as_it_is(table, tmp_path):
    before = table.read_bytes()
    path = tmp_path / "mine.jsonl"
    Labelling(path).append([Decision("n0", LABEL, "new"), Decision("gone", LABEL, "a")])
    settings = ReadingSettings(labelling=str(path))
    corpus = open_cached(str(table), settings, tmp_path / "cache")
    assert corpus.class_names == ("a", "b", "new")
    assert corpus.class_index.tolist() == [2, 1, 0, 1, 0, 1]
    assert corpus.notes[-2:] == (
        "1 labels come from a labelling.",
        "1 labels of the labelling name documents that are not in this corpus.",
    )
    Labelling(path).append([Decision("n1", LABEL, "a")])
    again = open_cached(str(table), settings, tmp_path / "cache")
    assert again.class_index.tolist() == [2, 0, 0, 1, 0, 1]
    assert table.read_bytes() == before


def test_what_a_crash_left_of_a_line_is_cut_by_the_next_decision(tmp_path):
    labelling = Labelling(tmp_path / "mine.jsonl")
    labelling.append([Decision("n0", LABEL, "b")])
    with labelling.path.open("ab") as file:
        file.write(b'{"document": "n1", "act')
    assert list(labelling.decisions()) == ["n0"]
    labelling.append([Decision("n2", LABEL, "a")])
    assert list(labelling.decisions()) == ["n0", "n2"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("id,text\n", "line 1"),
        ('{"rows": 3}\n', "names no format"),
        ('{"format": 9}\n', "newer version"),
        ('{"format": 1}\n{"document": "n1", "action": "dance"}\n', "line 2: action"),
        ('{"format": 1}\n{"document": "n1", "action": "label"}\n', "names a document"),
        ('{"format": 1}\n{"document": 7, "action": "keep"}\n', "texts only"),
        ('{"format": 1}\nnull\n', "damaged in line 2"),
    ],
)
def test_other_files_are_refused_in_a_sentence(tmp_path, content, reason):
    path = tmp_path / "mine.jsonl"
    path.write_text(content, "utf-8")
    with pytest.raises(CorpusError, match=reason):
        Labelling(path).decisions()


@pytest.mark.parametrize(
    "content",
    [
        "notes without an end of line",
        '{"format": 1, "name": "a plan"}',
        "id,text\nn1,some text\n",
        '{"format": 9, "corpus": "of a newer version"}\n',
        '{"format": 1, "corpus": "' + "x" * 2**20,
        '{"format": 1, "corpus": ""}\n{"document": "' + "x" * 2**20,
    ],
)
def test_a_file_that_is_not_a_labelling_stays_as_it_is(tmp_path, content):
    path = tmp_path / "notes"
    path.write_text(content, "utf-8")
    with pytest.raises(CorpusError):
        Labelling(path).append([Decision("n1", LABEL, "a")])
    assert path.read_text("utf-8") == content


@pytest.mark.parametrize("left", ["", '{"for', '{"format": 1, "corpus": "no', "\0" * 30])
def test_what_a_crash_left_of_the_first_line_is_replaced(tmp_path, left):
    labelling = Labelling(tmp_path / "mine.jsonl")
    labelling.path.write_text(left, "utf-8")
    assert labelling.decisions() == {}
    labelling.append([Decision("n1", LABEL, "a")])
    assert list(labelling.decisions()) == ["n1"]


def test_a_decision_that_could_not_be_read_back_is_not_written(tmp_path):
    labelling = Labelling(tmp_path / "mine.jsonl")
    labelling.append([Decision("n1", LABEL, "a")])
    with pytest.raises(CorpusError, match="too long; nothing was added"):
        labelling.append([Decision("n2", LABEL, "b"), Decision("", NOTE, "a", value="é" * 2**19)])
    assert list(labelling.decisions()) == ["n1"]


@pytest.mark.skipif(os.name == "nt", reason="locks of Unix")
def test_two_programs_never_write_at_once(tmp_path, monkeypatch):
    import fcntl

    labelling = Labelling(tmp_path / "mine.jsonl", "letters")
    labelling.append([Decision("n1", LABEL, "a")])
    monkeypatch.setattr(files, "LONGEST_WAIT", 0.0)
    with labelling.path.open("ab") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(CorpusError, match="another program is writing to it"):
            labelling.append([Decision("n2", LABEL, "a")])
    labelling.append([Decision("n3", LABEL, "a")])
    assert list(labelling.decisions()) == ["n1", "n3"]


@pytest.mark.skipif(os.name == "nt", reason="locks of Unix")
def test_a_disk_without_locks_is_written_all_the_same(tmp_path, monkeypatch):
    def refuse(*_arguments):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", refuse)
    labelling = Labelling(tmp_path / "mine.jsonl", "letters")
    labelling.append([Decision("n1", LABEL, "a")])
    assert list(labelling.decisions()) == ["n1"]


def test_a_labelling_that_is_not_there_is_named(table, tmp_path):
    settings = ReadingSettings(labelling=str(tmp_path / "none.jsonl"))
    with pytest.raises(CorpusError, match="cannot be read"):
        open_cached(str(table), settings, tmp_path / "cache")


def test_several_labels_of_a_document_are_replaced_by_the_one_given(table):
    corpus = read_corpus(table)
    several = type(corpus)(
        **{**vars(corpus), "label_sets": tuple((label, 1) for label in corpus.class_index.tolist())}
    )
    changed = labelled(several, {"n1": Decision("n1", LABEL, "a")})
    assert changed.label_sets[:2] == ((0, 1), (0,))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_no_labelling_and_no_table_of_decisions(tmp_path):
    for name in ("pipe.jsonl", "pipe.csv"):
        os.mkfifo(tmp_path / name)
        with pytest.raises(CorpusError, match="not an ordinary file"):
            read_decisions(tmp_path / name)
        with pytest.raises(CorpusError, match="not an ordinary file"):
            Labelling(tmp_path / name).history()


@pytest.mark.parametrize("name", ["table.csv", "lines.jsonl"])
def test_decisions_are_read_back_as_they_were_written(tmp_path, name):
    names = ["=1+1", "'=1+1", "-a", "@b", "plain", "＝1", 'a,b\n"c', "\t"]
    decisions = [Decision(document, LABEL, f"+{document}", "=Ada") for document in names]
    write_decisions(decisions, tmp_path / name)
    assert read_decisions(tmp_path / name) == decisions
