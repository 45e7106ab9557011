"""Partitioned corpora: one corpus, whatever the number of its files."""

import gzip
import json

import numpy as np
import pytest

from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.formats.tables import partitions
from workbench.corpora.readers.formats.tables.partitions import hold_partitions
from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import open_cached
from workbench.errors import CorpusError

ROWS = [
    {"id": f"n{number}", "label": ["fruit", "tool"][number % 2], "text": f"text {number} é"}
    for number in range(30)
]


def write_parts(folder, rows=ROWS, size=7, name="part-{:04}.jsonl.gz"):
    folder.mkdir(parents=True, exist_ok=True)
    for number, start in enumerate(range(0, len(rows), size)):
        content = "".join(json.dumps(row) + "\n" for row in rows[start : start + size]).encode()
        file = folder / name.format(number)
        file.write_bytes(gzip.compress(content) if file.suffix == ".gz" else content)
    return folder


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["part-0000.jsonl.gz", "part-0001.jsonl.gz", "_SUCCESS", ".part-0000.crc"], True),
        (["train-00000-of-00002.parquet", "train-00001-of-00002.parquet"], True),
        (["part-0000.jsonl.gz"], False),
        (["reviews1.csv", "reviews2.csv"], False),  # two tables
        ([f"block_{number}.csv" for number in range(41)], True),
        ([f"letter{number}.json" for number in range(41)], False),  # documents
        ([f"{number}.csv" for number in range(41)] + ["notes.txt"], False),
    ],
)
def test_partitions_are_known_by_their_names(names, expected):
    assert hold_partitions(names) is expected


def test_partitions_are_read_as_one_corpus(tmp_path):
    corpus = read_corpus(write_parts(tmp_path / "parts"))
    assert detect_format(tmp_path / "parts") == "partitions"
    assert list(corpus.texts) == [row["text"] for row in ROWS]
    assert corpus.document_ids[0] == "part-0000.jsonl.gz:n0"
    assert corpus.class_names == ("fruit", "tool")
    assert corpus.class_index.tolist() == [number % 2 for number in range(30)]
    assert corpus.notes[0] == "5 partitions were joined."


def test_processes_give_the_same_corpus(tmp_path, monkeypatch):
    folder = write_parts(tmp_path / "parts")
    alone = read_corpus(folder)
    monkeypatch.setattr(partitions, "PARALLEL_BYTES", 0)
    assert read_corpus(folder).fingerprint() == alone.fingerprint()


def test_a_stored_partitioned_corpus_is_the_same(tmp_path):
    folder = write_parts(tmp_path / "parts")
    first = open_cached(str(folder), None, tmp_path / "cache")
    again = open_cached(str(folder), None, tmp_path / "cache")
    assert type(again.texts).__name__ == "StoredTexts"
    assert again.fingerprint() == first.fingerprint()
    assert list(again.texts) == list(first.texts)


def test_classes_missing_from_some_partitions_have_the_same_numbers_in_all(tmp_path):
    rows = [{"text": f"a {number}", "label": "zbca"[number // 2]} for number in range(8)]
    corpus = read_corpus(write_parts(tmp_path / "parts", rows, 2))
    assert corpus.class_names == ("a", "b", "c", "z")
    assert [corpus.class_names[number] for number in corpus.class_index] == list("zzbbccaa")


def test_documents_of_partitions_may_have_several_classes(tmp_path):
    rows = [
        {"text": f"a {number}", "label": ["x", "y"] if number == 5 else ["x"]}
        for number in range(6)
    ]
    corpus = read_corpus(write_parts(tmp_path / "parts", rows, 2))
    assert corpus.label_sets == ((0,), (0,), (0,), (0,), (0,), (0, 1))


def test_names_of_partitions_give_the_split(tmp_path):
    folder = write_parts(tmp_path / "parts", ROWS[:10], 5, "train-{:05}-of-00002.jsonl")
    write_parts(folder, ROWS[10:14], 5, "test-{:05}-of-00001.jsonl")
    split = read_corpus(folder).given_split
    assert split.tolist() == [TEST] * 4 + [TRAINING] * 10


def test_settings_that_leave_documents_out_see_all_partitions(tmp_path):
    rows = [*ROWS, *ROWS[:9]]
    settings = ReadingSettings(duplicates="first")
    corpus = read_corpus(write_parts(tmp_path / "parts", rows), settings)
    assert len(corpus) == 30


def test_the_limit_counts_all_partitions(tmp_path):
    with pytest.raises(CorpusError, match="more than 20 documents"):
        read_corpus(write_parts(tmp_path / "parts"), ReadingSettings(max_files=20))


def test_progress_counts_partitions_and_the_preview_counts_all_documents(tmp_path):
    folder, seen = write_parts(tmp_path / "parts"), []
    read_corpus(folder, None, lambda done, total: seen.append((done, total)))
    assert seen[-1] == (5, 5)
    preview = preview_corpus(folder)
    assert (preview.format, preview.text_column) == ("partitions", "text")
    assert preview.result.documents == len(read_corpus(folder))
    assert "5 partitions" in preview.result.notes[0]


def test_a_damaged_partition_is_named(tmp_path):
    folder = write_parts(tmp_path / "parts")
    (folder / "part-0003.jsonl.gz").write_bytes(b"\x1f\x8bdamage")
    with pytest.raises(CorpusError, match="part-0003"):
        read_corpus(folder)


def test_partitions_of_parquet_are_one_corpus(tmp_path):
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    for number in range(2):
        table = arrow.Table.from_pylist(ROWS[number * 10 : number * 10 + 10])
        parquet.write_table(table, tmp_path / f"part-{number}.parquet")
    corpus = read_corpus(tmp_path)
    assert len(corpus) == 20
    assert np.array_equal(corpus.class_index, np.arange(20) % 2)


def test_documents_of_files_with_the_same_name_in_several_folders_have_names_of_their_own(tmp_path):
    for year in (2025, 2026):
        write_parts(tmp_path / f"year={year}")
    corpus = read_corpus(tmp_path, ReadingSettings(format="partitions"))
    assert len(set(corpus.document_ids)) == len(corpus) == 2 * len(ROWS)
    assert corpus.document_ids[0] == "year=2025/part-0000.jsonl.gz:n0"
