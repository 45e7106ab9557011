"""Damaged, empty and unreadable files are reported in a sentence."""

import gzip
import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import numpy as np
import pytest

from workbench.corpora.readers.files.file_errors import explaining_errors
from workbench.corpora.readers.reading import read_corpus
from workbench.errors import CorpusError

from .conftest import SAMPLES, write_folder


def test_binary_files_are_skipped_and_named(pets):
    (pets / "animals" / "picture.txt").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(500))
    corpus = read_corpus(pets)
    assert len(corpus) == 4
    assert any("animals/picture.txt" in note and "without text" in note for note in corpus.notes)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is empty"),
        (b"\x7fELF" + bytes(range(256)) * 8, "binary file"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "old Excel file"),
        (bytes(5000), "binary file"),
        (gzip.compress(b"", mtime=0), "is empty"),
    ],
)
def test_a_file_without_documents_is_refused_with_a_reason(tmp_path, content, message):
    path = tmp_path / "strange.dat"
    path.write_bytes(content)
    with pytest.raises(CorpusError, match=rf"strange\.dat.*{message}"):
        read_corpus(path)


def test_a_missing_file_and_an_empty_folder_are_refused(tmp_path):
    with pytest.raises(CorpusError, match="no file or folder"):
        read_corpus(tmp_path / "nowhere")
    (tmp_path / "empty").mkdir()
    with pytest.raises(CorpusError, match="no text file"):
        read_corpus(tmp_path / "empty")


@pytest.mark.parametrize("ending", ["tar.gz", "tar", "zip", "jsonl.gz", "csv.gz", "xlsx", "tar.xz"])
def test_truncated_files_are_reported(tmp_path, ending):
    content = SAMPLES[ending][1]
    if ending == "tar":
        content = content[:3000]  # in the middle of an entry
    path = tmp_path / f"cut.{ending}"
    path.write_bytes(content[: len(content) - 30] if ending != "tar" else content)
    with pytest.raises(CorpusError, match="cut"):
        read_corpus(path)


def test_a_wrong_checksum_in_tar_is_reported(tmp_path):
    content = bytearray(SAMPLES["tar"][1])
    content[1024 + 150] ^= 1
    path = tmp_path / "damaged.tar"
    path.write_bytes(content)
    with pytest.raises(CorpusError, match="not a valid archive"):
        read_corpus(path)


@pytest.mark.parametrize(
    ("ending", "content", "message"),
    [
        ("mat", b"2 3 2\n1 1\n4 1\n", r"line 3.*1 to 3"),
        ("mat", b"2 3 2\n1 1\n", "ends after 1 of 2 rows"),
        ("mat", b"1 3 2\n1 1\n2 1\n", "line 3.*states 1 rows"),
        ("mat", b"1 3 1\n1 nan\n", "line 2.*finite"),
        ("svm", b"1 1:2\n1 x:2\n", "line 2"),
        ("svm", b"1 1:2\n1 3:inf\n", "line 2.*finite"),
        ("arff", b"@relation x\n@attribute t string\n@data\n'a','b'\n", "line 4.*2 values"),
        ("arff", b"@relation x\n@attribute t string\n", "no attributes before"),
        ("sgm", b'<REUTERS TOPICS="YES"><TEXT>no end', "document 1 is not complete"),
    ],
)
def test_invalid_lines_are_reported_with_their_number(tmp_path, ending, content, message):
    path = tmp_path / f"wrong.{ending}"
    path.write_bytes(content)
    with pytest.raises(CorpusError, match=message):
        read_corpus(path)


def test_the_class_file_of_another_corpus_is_rejected(tmp_path):
    path = tmp_path / "x.mat"
    path.write_bytes(SAMPLES["mat"][1])
    path.with_name("x.mat.rclass").write_text("a\nb\n")
    with pytest.raises(
        CorpusError, match=r"x\.mat\.rclass has 2 lines and the matrix has 3 documents"
    ):
        read_corpus(path)


def test_a_password_is_reported(tmp_path):
    content = bytearray(SAMPLES["zip"][1])
    start = content.index(b"PK\x01\x02")
    content[start + 8] |= 1
    path = tmp_path / "locked.zip"
    path.write_bytes(content)
    with pytest.raises(CorpusError, match="password"):
        read_corpus(path)


def test_unreadable_files_are_reported(pets, monkeypatch):
    opened = os.open

    def refuse(path, *options, **more):
        if Path(path).name == "dog.txt":
            raise PermissionError(13, "no")
        return opened(path, *options, **more)

    monkeypatch.setattr("os.open", refuse)  # root may read files that forbid it
    corpus = read_corpus(pets)
    monkeypatch.undo()
    assert len(corpus) == 3
    assert any("animals/dog.txt" in note for note in corpus.notes)


def test_empty_documents_are_kept(tmp_path):
    corpus = read_corpus(write_folder(tmp_path, {"a/1": "", "b/2": "text"}))
    assert list(corpus.texts) == ["", "text"]


def test_random_bytes_are_not_text(tmp_path):
    content = np.random.default_rng(0).bytes(5000)
    for name in ("noise", "noise.csv", "noise.txt"):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(CorpusError, match=rf"{name} is a binary file"):
            read_corpus(tmp_path / name)


def test_a_gzip_file_with_a_wrong_checksum_is_damaged(tmp_path):
    file = tmp_path / "bad.csv.gz"
    file.write_bytes(gzip.compress(b"label,text\na,one two\nb,three\n")[:-8] + bytes(8))
    with pytest.raises(CorpusError, match=r"bad\.csv\.gz is truncated or damaged"):
        read_corpus(file)


def test_an_empty_folder_is_reported(tmp_path):
    (tmp_path / "nothing").mkdir()
    with pytest.raises(CorpusError, match="nothing"):
        read_corpus(tmp_path / "nothing")


def test_a_post_that_quotes_binary_content_is_text(tmp_path):
    letter = "The file began with these bytes, what are they?\n" * 3
    content = letter.encode() + bytes(range(1, 32)) + letter.encode()
    write_folder(tmp_path / "posts")
    (tmp_path / "posts" / "animals" / "post.txt").write_bytes(content)
    assert "animals/post.txt" in read_corpus(tmp_path / "posts").document_ids


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("big.json", '[{"text": "a b", "label": NUMBER}]', "more than 4,300 digits; write it as"),
        ("big.jsonl", '{"text": "a b", "label": NUMBER}', "more than 4,300 digits; write it as"),
        ("big.toml", '[[d]]\ntext = "a b"\nlabel = NUMBER', "more than 4,300 digits"),
        (
            "odd.xml",
            '<?xml version="1.0" encoding="klingon-8"?><d><e><text>a b</text></e></d>',
            "states an unknown encoding: klingon-8; correct the name",
        ),
    ],
)
def test_what_a_library_says_unclearly_is_said_again(name, content, sentence, tmp_path):
    path = tmp_path / name
    path.write_text(content.replace("NUMBER", "9" * 5000), "utf-8")
    with pytest.raises(CorpusError, match=sentence):
        read_corpus(path)


def test_a_process_that_cannot_start_is_no_damage_of_the_file(tmp_path):
    with (
        pytest.raises(CorpusError, match="__main__"),
        explaining_errors(tmp_path / "parts"),
    ):
        raise BrokenProcessPool("A process in the process pool was terminated abruptly")
