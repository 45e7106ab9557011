"""SQLite, Parquet and Feather: the right table, nothing is run and nothing fills the memory."""

import io
import json
import sqlite3
import time

import pytest

from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError


def database(path, *statements):
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return path


def test_the_table_with_texts_is_chosen_and_another_can_be_set(sample):
    path = sample("sqlite")
    corpus = read_corpus(path)
    assert any("'posts'" in note for note in corpus.notes)
    assert preview_corpus(path).sheet == "posts"
    assert list(read_corpus(path, ReadingSettings(sheet="small")).texts) == ["x"]
    with pytest.raises(CorpusError, match=r"no table 'other'; its tables are small, posts"):
        read_corpus(path, ReadingSettings(sheet="other"))


def test_a_database_is_only_read(sample):
    path = sample("sqlite")
    before, files = path.read_bytes(), sorted(path.parent.iterdir())
    read_corpus(path)
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == files


def test_views_are_ignored_and_table_names_may_have_quotation_marks(tmp_path):
    path = database(
        tmp_path / "odd.db",
        'CREATE TABLE "a "" b" (text TEXT, label TEXT)',
        """INSERT INTO "a "" b" VALUES ('one text', 'x'), ('two texts', 'y')""",
        "CREATE VIEW endless AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c) "
        "SELECT n FROM c",
    )
    assert read_corpus(path).class_sizes() == {"x": 1, "y": 1}


def test_a_table_that_computes_without_end_is_stopped(tmp_path, monkeypatch):
    from workbench.corpora.readers.formats.tables import sqlite_tables

    monkeypatch.setattr(sqlite_tables, "MOST_LOOKS", 3)
    monkeypatch.setattr(sqlite_tables, "STEPS_BETWEEN_LOOKS", 1000)
    rows = ",".join(f"('text {number}')" for number in range(5000))
    path = database(
        tmp_path / "long.db",
        "CREATE TABLE t (text TEXT)",
        f"INSERT INTO t VALUES {rows}",  # noqa: S608
    )
    with pytest.raises(CorpusError, match="interrupted"):
        read_corpus(path)


@pytest.mark.parametrize(
    "expression",
    [
        "hex(zeroblob(400000000))",
        "\"printf\"('%*s', 900000000, 'x')",  # takes seconds, and a name may be quoted
        "replace(hex(zeroblob(500)), '0', hex(zeroblob(4000)))",
        "hex(zeroblob(30000)) LIKE '%0%0%0%0%0%0%1'",  # takes years
    ],
)
def test_computed_columns_are_not_read(expression, tmp_path):
    path = database(
        tmp_path / "bomb.db",
        f"CREATE TABLE t (label TEXT, words TEXT, text TEXT AS/**/({expression}))",
        "INSERT INTO t (label, words) VALUES ('a', 'one text'), ('b', 'two texts')",
    )
    started = time.process_time()
    assert list(read_corpus(path).texts) == ["one text", "two texts"]
    assert preview_corpus(path).text_column == "words"
    assert time.process_time() - started < 10
    only = database(
        tmp_path / "only.db",
        f"CREATE TABLE t (a INTEGER PRIMARY KEY, text TEXT AS ({expression}))",
        f"CREATE VIEW v AS SELECT {expression} AS text",
    )
    with pytest.raises(CorpusError, match="computed columns show into a table"):
        read_corpus(only)


def test_a_virtual_table_over_an_endless_view_is_not_read(tmp_path):
    path = database(
        tmp_path / "search.db",
        "CREATE VIEW v AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c) "
        "SELECT n AS rowid, 'x' AS text FROM c",
        "CREATE VIRTUAL TABLE s USING fts5(text, content='v')",
        "CREATE TABLE t (label TEXT, words TEXT)",
        "INSERT INTO t VALUES ('a', 'one text'), ('b', 'two texts')",
    )
    assert list(read_corpus(path).texts) == ["one text", "two texts"]
    with pytest.raises(CorpusError, match="no table 's'"):
        read_corpus(path, ReadingSettings(sheet="s"))


def test_columns_that_were_computed_when_they_were_written_are_read(tmp_path):
    path = database(
        tmp_path / "stored.db",
        "CREATE TABLE t (label TEXT, words TEXT, text TEXT AS (words || ' again') STORED)",
        "INSERT INTO t (label, words) VALUES ('a', 'one text'), ('b', 'two texts')",
    )
    texts = read_corpus(path, ReadingSettings(text_column="text")).texts
    assert list(texts) == ["one text again", "two texts again"]


def test_a_compressed_database_is_refused_with_advice(tmp_path, sample):
    import gzip

    path = tmp_path / "packed.db.gz"
    path.write_bytes(gzip.compress(sample("sqlite").read_bytes()))
    with pytest.raises(CorpusError, match="unpack"):
        read_corpus(path)


def test_numbered_classes_get_the_names_that_the_file_states(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import parquet

    table = pyarrow.table({"text": ["one", "two", "three"], "label": [1, 0, 1]})
    names = {"info": {"features": {"label": {"names": ["bad", "good"], "_type": "ClassLabel"}}}}
    table = table.replace_schema_metadata({"huggingface": json.dumps(names)})
    path = tmp_path / "hub.parquet"
    parquet.write_table(table, path)
    assert read_corpus(path).class_sizes() == {"bad": 1, "good": 2}


def test_lists_of_classes_and_the_split_column_are_read(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import feather

    table = pyarrow.table(
        {"text": ["a b", "c d"], "topics": [["x", "y"], []], "split": ["train", "test"]}
    )
    path = tmp_path / "lists.feather"
    feather.write_feather(table, path)
    corpus = read_corpus(path, ReadingSettings(class_column="topics"))
    assert corpus.label_sets == ((0, 1), ())
    assert corpus.given_split.tolist() == [0, 1]


def test_a_parquet_bomb_is_refused_before_it_is_read(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import parquet

    target = io.BytesIO()
    table = pyarrow.table({"text": ["a" * (64 << 20)] * 2})
    parquet.write_table(table, target, compression="zstd", use_dictionary=False)
    del table
    assert len(target.getvalue()) < 1_000_000
    path = tmp_path / "bomb.parquet"
    path.write_bytes(target.getvalue())
    with pytest.raises(CorpusError, match="maximum compression ratio"):
        read_corpus(path)
    many = pyarrow.table({"text": ["a"] * 5000})
    parquet.write_table(many, path)
    with pytest.raises(CorpusError, match="more than 1,000 documents"):
        read_corpus(path, ReadingSettings(max_files=1000))


def test_batches_keep_the_order(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import parquet

    texts = [f"text {number}" for number in range(5000)]
    path = tmp_path / "long.parquet"
    parquet.write_table(pyarrow.table({"text": texts, "label": ["a", "b"] * 2500}), path)
    corpus = read_corpus(path)
    assert list(corpus.texts) == texts
    assert corpus.class_sizes() == {"a": 2500, "b": 2500}


def test_names_in_a_search_table_are_read_where_they_are_stored(tmp_path):
    rows = ", ".join(f"('words of text number {row}', {1 + row % 2})" for row in range(12))
    path = database(
        tmp_path / "posts.db",
        "CREATE VIRTUAL TABLE topic USING fts5(name)",
        "INSERT INTO topic (rowid, name) VALUES (1, 'sport'), (2, 'news')",
        "CREATE TABLE posts (text TEXT, topic_id INTEGER)",
        f"INSERT INTO posts VALUES {rows}",  # noqa: S608
    )
    assert read_corpus(path).class_sizes() == {"news": 6, "sport": 6}


def _shared_by_all_rows(pyarrow):
    """Each of 20,000 rows has the same text of 5,500 characters, which the file has once."""
    index = pyarrow.array([0] * 20_000, pyarrow.int8())
    return pyarrow.DictionaryArray.from_arrays(index, pyarrow.array(["some words " * 500]))


def _lists_that_overlap(pyarrow):
    """Each of 10,000 lists has the same 10,000 words."""
    count = 10_000
    starts, lengths = ([number] * count for number in (0, count))
    return pyarrow.ListViewArray.from_arrays(starts, lengths, pyarrow.array(["word"] * count))


@pytest.mark.parametrize("make", [_shared_by_all_rows, _lists_that_overlap])
def test_values_that_rows_share_are_counted_for_each_row(make, tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import feather

    feather.write_feather(pyarrow.table({"text": make(pyarrow)}), tmp_path / "x.feather")
    for use in (read_corpus, preview_corpus):
        with pytest.raises(CorpusError, match="200 times its size and could be an archive bomb"):
            use(tmp_path / "x.feather")


def test_feather_is_measured_before_it_is_unpacked(tmp_path, monkeypatch):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import feather

    from workbench.corpora.readers.formats.tables import arrow_tables

    path, rows = tmp_path / "x.feather", pyarrow.table({"text": ["a " * 1000] * 20_000})
    feather.write_feather(rows, path, compression="zstd", chunksize=20_000)
    with pytest.raises(CorpusError, match="200 times its size"):
        read_corpus(path)
    monkeypatch.setattr(arrow_tables, "ARROW_BATCH_BYTES", 40_000_000)
    with pytest.raises(CorpusError, match="a part of more than 38 megabytes"):
        read_corpus(path, ReadingSettings(max_ratio=100_000))


def test_rows_without_content_are_counted_before_they_are_read(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import feather

    table = pyarrow.table({"text": pyarrow.nulls(2_000_000_000)})
    feather.write_feather(table, tmp_path / "x.feather", chunksize=2_000_000_000)
    start = time.process_time()
    with pytest.raises(CorpusError, match="more than 2,000,000 documents"):
        read_corpus(tmp_path / "x.feather")
    assert time.process_time() - start < 2


def test_every_kind_of_arrow_column_is_read(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import feather

    texts = [f"some words {number}" for number in range(3000)]
    pairs = pyarrow.map_(pyarrow.string(), pyarrow.int8())
    columns = {
        "text": pyarrow.array(texts, pyarrow.string_view()),
        "label": pyarrow.array(["a", "b"] * 1500).dictionary_encode(),
        "pairs": pyarrow.array([[("k", 1)], []] * 1500, pairs),
        "lists": pyarrow.array([["x", "y"], None] * 1500),
        "parts": pyarrow.array([{"n": 1, "m": "x"}] * 3000),
        "bytes": pyarrow.array([b"x"] * 3000, pyarrow.binary(1)),
        "times": pyarrow.array([1] * 3000, pyarrow.timestamp("s")),
    }
    for compression in ("zstd", "lz4", "uncompressed"):
        feather.write_feather(pyarrow.table(columns), tmp_path / "x.feather", compression)
        corpus = read_corpus(tmp_path / "x.feather", ReadingSettings(text_column="text"))
        assert (list(corpus.texts), corpus.class_names) == (texts, ("a", "b"))
    content = (tmp_path / "x.feather").read_bytes()
    (tmp_path / "x.feather").write_bytes(content[: len(content) // 2])
    with pytest.raises(CorpusError, match="not a valid Parquet or Feather file"):
        read_corpus(tmp_path / "x.feather")
