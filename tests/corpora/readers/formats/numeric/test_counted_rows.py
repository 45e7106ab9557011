"""Rows of counts: one long number must not lengthen all others."""

import tracemalloc

import numpy as np
import pytest

from workbench.corpora.readers.formats.numeric import counted_rows
from workbench.corpora.readers.formats.numeric.counted_rows import numbers_of, whole_numbers_of
from workbench.corpora.readers.reading import read_corpus
from workbench.errors import CorpusError


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("long.svm", "1 {pairs} 40001:{long}\n"),
        ("long.mat", "1 50000 40001\n{pairs} 40001 {long}\n"),
    ],
)
@pytest.mark.parametrize("length", [40, 390, 20_000])
def test_a_long_number_does_not_lengthen_the_others(tmp_path, name, row, length):
    separator = ":" if name.endswith("svm") else " "
    pairs = " ".join(f"{column}{separator}1" for column in range(1, 40_001))
    path = tmp_path / name
    path.write_text(row.format(pairs=pairs, long="1." + "0" * (length - 2)))
    tracemalloc.start()
    try:
        corpus = read_corpus(path)
        assert corpus.counts.counts.sum() == 40_001
        assert length <= 390
    except CorpusError as problem:
        assert length > 390
        assert f"{name}, line" in str(problem)
    finally:
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert peak < 25 << 20  # 40,001 numbers of 390 characters would be 15 MB twice


def test_long_numbers_are_read_exactly():
    tenth = b"0.1000000000000000055511151231257827021181583404541015625"
    assert numbers_of([tenth, b"2"]).tolist() == [0.1, 2.0]
    assert whole_numbers_of([b"0" * 40 + b"7", b"2"]).tolist() == [7, 2]
    with pytest.raises(ValueError, match="characters"):
        numbers_of([b"1_0" + b"0" * 40])
    with pytest.raises(OverflowError):
        whole_numbers_of([b"9" * 40])
    assert whole_numbers_of([]).dtype == np.int64


def test_an_endless_line_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(counted_rows, "COUNTED_LINE_BYTES", 1 << 16)
    path = tmp_path / "line.svm"
    path.write_bytes(b"1 1:1\n1 " + b"1:1 " * 20_000 + b"\n")
    with pytest.raises(CorpusError, match="line 2: the line has more than"):
        read_corpus(path)
