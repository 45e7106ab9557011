"""Stored corpora: identical when opened again, read again when a file has changed."""

import os

import numpy as np
import pytest

from workbench.corpora import storage
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import load_corpus, open_cached, save_corpus, stored_folder


def are_same(first, second):
    assert list(first.texts) == list(second.texts)
    assert list(first.document_ids) == list(second.document_ids)
    assert first.class_names == second.class_names
    assert np.array_equal(first.class_index, second.class_index)
    assert first.label_sets == second.label_sets
    assert first.notes == second.notes
    assert first.encoding == second.encoding
    assert first.classes_are_ordered == second.classes_are_ordered
    assert first.fingerprint() == second.fingerprint()
    return True


@pytest.fixture
def lines(tmp_path):
    file = tmp_path / "mail.jsonl"
    file.write_text(
        '{"text": "an apple", "label": ["fruit", "food"]}\n'
        '{"text": "", "label": ["food"]}\n'
        '{"text": "caf\\u00e9 \\ud83d\\ude00", "label": []}\n'
    )
    return file


@pytest.mark.parametrize(
    "name",
    ["texts.bin", "offsets.npy", "ids.bin", "id_offsets.npy", "class_index.npy", "corpus.json"],
)
def test_a_stored_corpus_that_was_damaged_is_read_again(tmp_path, lines, name):
    expected = open_cached(str(lines), None, tmp_path / "cache")
    file = stored_folder(str(lines), None, tmp_path / "cache") / name
    whole = file.read_bytes()
    for damaged in (whole[:-1], whole[:-1] + b"\xff", b"[" * 200_000, b""):
        file.write_bytes(damaged)
        assert are_same(open_cached(str(lines), None, tmp_path / "cache"), expected)
        assert file.read_bytes() == whole


@pytest.mark.parametrize("name", ["tour", "ratings"])
def test_a_stored_corpus_is_the_same_corpus(tmp_path, name):
    corpus = open_corpus(name)
    save_corpus(corpus, tmp_path / "stored")
    assert are_same(corpus, load_corpus(tmp_path / "stored"))


def test_label_sets_empty_texts_and_emoji_are_stored(tmp_path, lines):
    corpus = open_corpus(lines)
    save_corpus(corpus, tmp_path / "stored")
    stored = load_corpus(tmp_path / "stored")
    assert are_same(corpus, stored)
    assert stored.texts[-1] == "café 😀"
    assert stored.texts[1:] == ["", "café 😀"]


@pytest.mark.data
def test_counts_and_splits_are_stored_too(tmp_path, real_data):
    for name in ("cluto/tr31.mat.gz",):
        corpus = open_corpus(real_data / name)
        save_corpus(corpus, tmp_path / "stored")
        stored = load_corpus(tmp_path / "stored")
        assert (stored.counts.counts != corpus.counts.counts).nnz == 0
        assert stored.fingerprint() == corpus.fingerprint()


def test_the_second_opening_reads_no_file(tmp_path, lines, monkeypatch):
    first = open_cached(str(lines), None, tmp_path / "cache")
    monkeypatch.setattr("workbench.corpora.storage.open_corpus", None)
    assert are_same(first, open_cached(str(lines), None, tmp_path / "cache"))


def test_a_changed_file_is_read_again(tmp_path, lines):
    open_cached(str(lines), None, tmp_path / "cache")
    lines.write_text('{"text": "new", "label": "a"}\n{"text": "newer", "label": "b"}\n')
    assert list(open_cached(str(lines), None, tmp_path / "cache").texts) == ["new", "newer"]


def test_other_settings_are_stored_separately(tmp_path, lines):
    default = stored_folder(str(lines), None, tmp_path)
    other = stored_folder(str(lines), ReadingSettings(html_to_text=True), tmp_path)
    assert default != other


def test_a_damaged_stored_corpus_is_replaced(tmp_path, lines):
    first = open_cached(str(lines), None, tmp_path / "cache")
    folder = stored_folder(str(lines), None, tmp_path / "cache")
    (folder / "corpus.json").write_text("{")
    assert are_same(first, open_cached(str(lines), None, tmp_path / "cache"))


@pytest.mark.parametrize("name", ["offsets.npy", "class_index.npy", "corpus.json", "texts.bin"])
def test_a_file_that_a_power_cut_emptied_is_rewritten(tmp_path, lines, name):
    first = open_cached(str(lines), None, tmp_path / "cache")
    file = stored_folder(str(lines), None, tmp_path / "cache") / name
    file.write_bytes(b"")
    assert are_same(first, open_cached(str(lines), None, tmp_path / "cache"))
    assert file.stat().st_size > 0


def test_truncated_texts_are_detected(tmp_path, lines):
    first = open_cached(str(lines), None, tmp_path / "cache")
    folder = stored_folder(str(lines), None, tmp_path / "cache")
    (folder / "texts.bin").write_bytes(b"an")
    assert are_same(first, open_cached(str(lines), None, tmp_path / "cache"))


def test_a_corpus_opens_without_a_writable_cache(tmp_path, lines):
    (tmp_path / "cache").write_text("a file where a folder should be")
    assert len(open_cached(str(lines), None, tmp_path / "cache")) == 3
    assert os.path.isfile(tmp_path / "cache")  # noqa: PTH113


def test_dangling_links_and_loops_are_skipped(tmp_path):
    root = tmp_path / "corpus"
    for name in ("a/1.txt", "b/2.txt"):
        (root / name).parent.mkdir(parents=True)
        (root / name).write_text(f"words of {name}")
    (root / "a" / "nowhere.txt").symlink_to("missing")
    (root / "b" / "back").symlink_to("..")
    assert open_cached(str(root), None, tmp_path / "cache").class_sizes() == {"a": 1, "b": 1}


def test_a_change_behind_a_link_is_detected(tmp_path):
    for name in ("a", "b"):
        (tmp_path / "far" / name).mkdir(parents=True)
        (tmp_path / "far" / name / "1.txt").write_text(f"words of {name}")
    root = tmp_path / "corpus"
    root.mkdir()
    for name in ("a", "b"):
        (root / name).symlink_to(tmp_path / "far" / name)
    assert len(open_cached(str(root), None, tmp_path / "cache")) == 2
    (tmp_path / "far" / "a" / "2.txt").write_text("more words")
    assert len(open_cached(str(root), None, tmp_path / "cache")) == 3


def test_a_change_of_a_file_with_brackets_in_its_name_is_detected(tmp_path):
    file = tmp_path / "reviews[1].csv"
    file.write_text("label,text\na,one\nb,two\n")
    assert len(open_cached(str(file), None, tmp_path / "cache")) == 2
    file.write_text("label,text\na,one\nb,two\na,three\n")
    assert len(open_cached(str(file), None, tmp_path / "cache")) == 3


def test_many_texts_are_those_of_the_disk_from_the_first_opening_on(tmp_path, lines, monkeypatch):
    few = open_cached(str(lines), None, tmp_path / "few")
    monkeypatch.setattr(storage, "MOST_TEXTS_IN_MEMORY", 2)
    many = open_cached(str(lines), None, tmp_path / "many")
    assert isinstance(few.texts, list)
    # Processes of this or another machine read portions of them.
    assert many.texts.folder == stored_folder(str(lines), None, tmp_path / "many")
    assert are_same(few, many)


def test_many_texts_stay_in_memory_where_they_cannot_be_stored(tmp_path, lines, monkeypatch):
    monkeypatch.setattr(storage, "MOST_TEXTS_IN_MEMORY", 2)
    (tmp_path / "cache").write_text("a file")
    assert next(iter(open_cached(str(lines), None, tmp_path / "cache").texts)) == "an apple"


def test_what_a_killed_program_left_in_the_cache_is_removed_after_a_day(tmp_path, lines):
    left = tmp_path / "cache" / "stored" / ".0123456789abcdef.abcd"
    left.mkdir(parents=True)
    os.utime(left, (0, 0))
    open_cached(str(lines), None, tmp_path / "cache")
    assert not left.exists()
