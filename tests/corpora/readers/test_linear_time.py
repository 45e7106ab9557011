"""Wide tables take time in proportion to their size, not to rows times columns."""

import json
import time

import pytest

from workbench.corpora.readers.limits import TABLE_COLUMNS
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError


def wide_json_lines(keys, rows):
    first = {f"field {number}": 1 for number in range(keys)}
    return "\n".join(
        [json.dumps({**first, "text": "first words", "label": "a"})]
        + ['{"text": "more words", "label": "b"}'] * (rows - 1)
    )


def wide_arff(attributes, rows):
    names = "\n".join(f"@attribute a{number} numeric" for number in range(attributes))
    header = f"@relation x\n@attribute text string\n@attribute class {{a,b}}\n{names}\n@data\n"
    return header + "{0 'some words', 1 b}\n" * rows


@pytest.mark.parametrize(
    ("name", "make"), [("wide.jsonl", wide_json_lines), ("wide.arff", wide_arff)]
)
def test_time_does_not_grow_with_rows_times_columns(tmp_path, name, make):
    # Work on each of 30,000 × 6,000 cells takes over 10 s of processor time.
    path = tmp_path / name
    path.write_text(make(30_000, 6_000))
    start = time.process_time()
    corpus = read_corpus(path, ReadingSettings(text_column="text"))
    assert time.process_time() - start < 8
    assert len(corpus) == 6_000
    assert set(corpus.class_names) == {"a", "b"} or corpus.class_names == ("b",)


def test_the_frequent_fields_of_json_are_offered(tmp_path):
    path = tmp_path / "x.jsonl"
    path.write_text(wide_json_lines(TABLE_COLUMNS + 100, 50))
    corpus = read_corpus(path)
    assert list(corpus.texts)[:2] == ["first words", "more words"]
    assert corpus.class_sizes() == {"a": 1, "b": 49}


def test_a_table_with_too_many_columns_is_refused_at_once(tmp_path):
    path = tmp_path / "wide.csv"
    path.write_text(",".join(f"c{number}" for number in range(1_000_000)) + "\n")
    start = time.process_time()
    with pytest.raises(CorpusError, match="1,000,000 columns; at most 16,384"):
        read_corpus(path)
    assert time.process_time() - start < 5
