"""Hostile and damaged files give an error message: no traceback, no hang, no full memory."""

import gzip
import io
import lzma
import os
import tarfile
import tracemalloc
import zipfile
from pathlib import Path

import pytest

import workbench.corpora.readers
from workbench.corpora.readers import document_choice
from workbench.corpora.readers.formats import single_document
from workbench.corpora.readers.formats.tables import delimited
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import open_cached
from workbench.errors import CorpusError
from workbench.files import open_ordinary

from .conftest import SAMPLES, tar_bytes

_MEGABYTE = b"a" * (1 << 20)


def tar_of(entries, path):
    with tarfile.open(path, "w:gz") as archive:
        for entry, content in entries:
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return path


def special_entry(entry_type):
    entry = tarfile.TarInfo("pets/animals/link")
    entry.type, entry.linkname = entry_type, "/etc/passwd"
    return entry


@pytest.mark.parametrize(
    "name", ["../outside.txt", "/etc/passwd", "pets/../../x", "C:\\boot.ini", "..\\x", "C:/x"]
)
def test_paths_outside_the_archive_are_rejected(tmp_path, name):
    packed = tar_of([(tarfile.TarInfo(name), b"x")], tmp_path / "evil.tar.gz")
    with pytest.raises(CorpusError, match=r"evil\.tar\.gz.*outside the archive"):
        read_corpus(packed)
    zipped = tmp_path / "evil.zip"
    with zipfile.ZipFile(zipped, "w") as archive:
        archive.writestr("a/1.txt", "one")
        archive.writestr(zipfile.ZipInfo(name), "x")
    with pytest.raises(CorpusError, match="outside the archive"):
        read_corpus(zipped)


@pytest.mark.parametrize("entry_type", [tarfile.SYMTYPE, tarfile.LNKTYPE])
def test_links_in_tar_are_rejected(tmp_path, entry_type):
    with pytest.raises(CorpusError, match="is a link"):
        read_corpus(tar_of([(special_entry(entry_type), b"")], tmp_path / "links.tar.gz"))


@pytest.mark.parametrize("entry_type", [tarfile.CHRTYPE, tarfile.BLKTYPE, tarfile.FIFOTYPE])
def test_devices_in_tar_are_rejected(tmp_path, entry_type):
    with pytest.raises(CorpusError, match="device"):
        read_corpus(tar_of([(special_entry(entry_type), b"")], tmp_path / "devices.tar.gz"))


def test_links_in_zip_are_rejected(tmp_path):
    path = tmp_path / "links.zip"
    entry = zipfile.ZipInfo("a/link")
    entry.external_attr = 0o120777 << 16
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a/1", "text")
        archive.writestr(entry, "/etc/passwd")
    with pytest.raises(CorpusError, match="is a link"):
        read_corpus(path)


def test_a_zip_bomb_is_rejected_before_it_is_unpacked(tmp_path):
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(60):
            archive.writestr(f"class/{number}.txt", _MEGABYTE)
    tracemalloc.start()
    with pytest.raises(CorpusError, match=r"bomb\.zip.*maximum compression ratio"):
        read_corpus(path)
    assert tracemalloc.get_traced_memory()[1] < 60 << 20
    tracemalloc.stop()
    generous = read_corpus(path, ReadingSettings(max_ratio=2000))
    assert len(generous) == 60


@pytest.mark.parametrize("compress", [gzip.compress, lzma.compress])
@pytest.mark.parametrize("ending", ["jsonl", "csv", "txt", "tar", "mat"])
def test_compressed_bombs_are_rejected_in_limited_memory(tmp_path, compress, ending):
    path = tmp_path / f"bomb.{ending}.gz"
    content = SAMPLES[ending][1] + _MEGABYTE * 20
    if ending == "tar":
        content = tar_bytes({"a/1": "a" * (20 << 20)}, "w")
    path.write_bytes(compress(content))
    tracemalloc.start()
    with pytest.raises(CorpusError, match=r"bomb"):
        read_corpus(path)
    assert tracemalloc.get_traced_memory()[1] < 200 << 20
    tracemalloc.stop()


def test_size_and_number_are_limited(tmp_path, pets):
    with pytest.raises(CorpusError, match=r"more than 3 documents.*maximum number of documents"):
        read_corpus(pets, ReadingSettings(max_files=3))
    path = tmp_path / "large.csv"
    path.write_bytes(b"text,label\n" + b"some words to read,a\n" * 100_000)
    with pytest.raises(CorpusError, match="maximum unpacked size"):
        read_corpus(path, ReadingSettings(max_megabytes=1))
    with pytest.raises(CorpusError, match="maximum number of documents"):
        read_corpus(path, ReadingSettings(max_files=1000))


def test_a_twice_compressed_file_is_rejected(tmp_path):
    path = tmp_path / "twice.jsonl.gz"
    path.write_bytes(gzip.compress(SAMPLES["jsonl.gz"][1]))
    with pytest.raises(CorpusError, match="compressed twice"):
        read_corpus(path)


def test_loops_of_links_in_folders_end(pets):
    (pets / "animals" / "loop").symlink_to(pets, target_is_directory=True)
    (pets / "animals" / "self").symlink_to("self")
    corpus = read_corpus(pets)
    assert corpus.class_sizes() == {"animals": 2, "plants": 2}
    assert any("already read" in note for note in corpus.notes)


def test_a_link_to_a_folder_around_the_corpus_is_not_followed(tmp_path):
    for name in ("a", "b"):
        (tmp_path / "corpus" / name).mkdir(parents=True)
        (tmp_path / "corpus" / name / "one.txt").write_text(f"words of {name}")
    (tmp_path / "private.txt").write_text("not in the corpus")
    (tmp_path / "corpus" / "a" / "out").symlink_to(tmp_path)
    corpus = open_cached(str(tmp_path / "corpus"), None, tmp_path / "cache")
    assert sorted(corpus.texts) == ["words of a", "words of b"]
    assert any("in a folder that contains this one" in note for note in corpus.notes)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="files that claim to be empty")
def test_a_file_that_claims_to_be_empty_is_not_read(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "one.txt").write_text("some words")
    (tmp_path / "a" / "two.txt").symlink_to("/proc/self/status")
    assert sorted(read_corpus(tmp_path).texts) == ["", "some words"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_pipes_are_not_waited_for(pets):
    os.mkfifo(pets / "animals" / "pipe")
    corpus = read_corpus(pets)
    assert len(corpus) == 4
    assert any("not ordinary files" in note for note in corpus.notes)
    with pytest.raises(CorpusError, match="not an ordinary file"):
        read_corpus(pets / "animals" / "pipe")


def test_a_line_of_ten_megabytes_is_read_or_refused_in_a_short_message(tmp_path):
    long = b"word " * 2_000_000
    for ending in ("txt", "svm", "mat", "arff", "jsonl", "sgm"):
        path = tmp_path / f"long.{ending}"
        path.write_bytes(SAMPLES[ending][1] + long)
        try:
            read_corpus(path)
        except CorpusError as problem:
            assert len(str(problem)) < 1000


def test_very_large_column_numbers_do_not_fill_the_memory(tmp_path):
    far = tmp_path / "far.svm"
    far.write_text("1 999999999999:1\n2 1:1\n")
    with pytest.raises(CorpusError, match="columns of terms"):
        read_corpus(far)
    wide = tmp_path / "wide.mat"
    wide.write_text("1 999999999999 1\n1 1\n")
    with pytest.raises(CorpusError, match="columns of terms"):
        read_corpus(wide)


@pytest.mark.parametrize(
    "row",
    [
        "a" + " " * 1_000_000 + "{",
        "{0 a" + " " * 1_000_000 + "{}",
        "'" + "word " * 200_000,
        "'" + r"\n" * 200_000 + "',a",
    ],
    ids=["spaces", "sparse", "unclosed", "escapes"],
)
def test_hostile_rows_of_arff_take_linear_time(tmp_path, row):
    # Backtracking over a million spaces would exceed the time limit of the test by far.
    path = tmp_path / "rows.arff"
    path.write_text(f"@relation x\n@attribute t string\n@attribute class {{a,b}}\n@data\n{row}\n")
    tracemalloc.start()
    try:
        assert len(read_corpus(path)) == 1
    except CorpusError as problem:
        assert "line 5" in str(problem)
    assert tracemalloc.get_traced_memory()[1] < 60 << 20
    tracemalloc.stop()


@pytest.mark.parametrize(
    ("limit", "message"),
    [
        ("CELL_CHARACTERS", "after line 2: a cell has more than 1,000 characters. If a quotation"),
        ("ROW_CHARACTERS", "has a line of more than 1,000 characters, too long for a table"),
    ],
)
def test_a_cell_or_line_that_is_too_long_for_a_table_is_refused(
    tmp_path, monkeypatch, limit, message
):
    monkeypatch.setattr(delimited, limit, 1000)
    rows = [f'"text number {number} of the table",a' for number in range(10_000)]
    rows[8000] = f'"{"word " * 250}",b'  # beyond what is read to recognise the format
    (tmp_path / "t.csv").write_text("\n".join(["text,class", *rows]))
    with pytest.raises(CorpusError) as caught:
        read_corpus(tmp_path / "t.csv", ReadingSettings())
    assert message.replace("line 2", "line 8001") in str(caught.value)


def test_a_document_that_is_too_long_to_count_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(document_choice, "DOCUMENT_CHARACTERS", 1000)
    (tmp_path / "t.jsonl").write_text('{"text": "' + "word " * 300 + '"}\n{"text": "short"}\n')
    with pytest.raises(CorpusError, match="1,500 characters; at most 1,000 are allowed, so divide"):
        read_corpus(tmp_path / "t.jsonl", ReadingSettings())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_that_took_the_place_of_a_file_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not an ordinary file"):
        open_ordinary(tmp_path / "pipe")
    with pytest.raises(OSError, match="not an ordinary file"):
        open_ordinary(Path("/dev/zero"))


def test_readers_open_files_without_waiting():
    """A path that is looked at and then opened may be a pipe by then."""
    readers = Path(workbench.corpora.readers.__file__).parent
    waiting = [path.name for path in readers.rglob("*.py") if '.open("rb")' in path.read_text()]
    assert waiting == []


def test_a_file_too_large_for_one_document_is_refused_before_it_is_read(tmp_path):
    path = tmp_path / "large.pdf"
    path.write_bytes(b"%PDF-1.4\n")
    os.truncate(path, single_document.DOCUMENT_BYTES * 4)
    tracemalloc.start()
    try:
        with pytest.raises(CorpusError, match=r"more than 400 megabytes.*divide it"):
            read_corpus(path)
        assert tracemalloc.get_traced_memory()[1] < 3 * single_document.DOCUMENT_BYTES
    finally:
        tracemalloc.stop()
