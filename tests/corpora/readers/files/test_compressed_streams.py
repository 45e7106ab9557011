"""Compressed files of several streams, and with endless headers."""

import gzip
import lzma
import sys

import pytest

from workbench.corpora.readers.reading import read_corpus
from workbench.errors import CorpusError

ROWS = [b"text,label\na cat,pet\n", b"a pine,tree\n"]

pytestmark = pytest.mark.timeout(60)  # byte by byte, the headers would take minutes


@pytest.mark.parametrize(
    ("ending", "compress"), [("gz", gzip.compress), ("xz", lzma.compress)], ids=["gzip", "xz"]
)
@pytest.mark.parametrize("between", [b"", b"\0" * 40_000])
def test_all_streams_of_a_file_are_read(tmp_path, ending, compress, between):
    file = tmp_path / f"table.csv.{ending}"
    empty = compress(b"")
    file.write_bytes(empty + between.join(map(compress, ROWS)) + between)
    assert read_corpus(file).texts == ["a cat", "a pine"]


def test_a_long_text_is_unpacked_in_portions(tmp_path):
    file = tmp_path / "table.csv.gz"
    text = " ".join(f"word{number}" for number in range(100_000))
    file.write_bytes(gzip.compress(f"text,label\n{text},a\nshort,b\n".encode()))
    assert read_corpus(file).texts == [text, "short"]


def test_an_endless_name_in_a_header_is_skipped_at_once(tmp_path):
    file = tmp_path / "table.csv.gz"
    header = b"\x1f\x8b\x08\x08" + bytes(6) + b"n" * 100_000_000 + b"\0"
    file.write_bytes(header + gzip.compress(b"".join(ROWS))[10:])
    assert read_corpus(file).texts == ["a cat", "a pine"]


@pytest.mark.parametrize("compress", [gzip.compress, lzma.compress])
@pytest.mark.parametrize("damage", [lambda packed: packed[:-9], lambda packed: packed + b"more"])
def test_a_shortened_file_and_other_content_behind_it_are_damage(tmp_path, compress, damage):
    file = tmp_path / "table.csv"
    file.write_bytes(damage(compress(b"".join(ROWS))))
    with pytest.raises(CorpusError, match="truncated or damaged"):
        read_corpus(file)


def zstandard(content):
    pyarrow = pytest.importorskip("pyarrow")
    sink = pyarrow.BufferOutputStream()
    with pyarrow.CompressedOutputStream(sink, "zstd") as stream:
        stream.write(content)
    return sink.getvalue().to_pybytes()


def test_zstandard_is_unpacked_and_damage_is_a_sentence(tmp_path):
    file = tmp_path / "table.csv.zst"
    packed = zstandard(b"".join(ROWS) * 50)
    file.write_bytes(packed)
    assert read_corpus(file).texts[:2] == ["a cat", "a pine"]
    file.write_bytes(packed[:4] + b"damage" + packed[10:])
    with pytest.raises(CorpusError, match=r"table\.csv\.zst"):
        read_corpus(file)


def test_zstandard_without_its_library_names_the_line_to_install_it(tmp_path, monkeypatch):
    file = tmp_path / "table.csv.zst"
    file.write_bytes(zstandard(ROWS[0]))
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(CorpusError, match="pip install"):
        read_corpus(file)


def test_an_endless_zstandard_file_stays_within_the_limits(tmp_path):
    file = tmp_path / "table.csv.zst"
    file.write_bytes(zstandard(b"text,label\n" + b"a" * (64 << 20)))
    with pytest.raises(CorpusError, match="200 times its size"):
        read_corpus(file)
