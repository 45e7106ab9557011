"""JSON files with documents in various layouts."""

import json

import pytest

from workbench.corpora.corpus import UNUSED
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.reading import read_corpus
from workbench.errors import CorpusError

RECORDS = [
    {"text": "the cat sat", "label": "animals"},
    {"text": "an oak grew", "label": "plants"},
    {"text": "the dog ran", "label": "animals"},
]
SHAPES = {
    "wrapped": {"version": 1, "documents": RECORDS},
    "by identifier": {f"d{number}": record for number, record in enumerate(RECORDS)},
    "columns": {name: [record[name] for record in RECORDS] for name in ("text", "label")},
    "columns with index": {
        name: {str(number): record[name] for number, record in enumerate(RECORDS)}
        for name in ("text", "label")
    },
    "nested": [
        {"post": {"text": record["text"], "about": {"label": record["label"]}}}
        for record in RECORDS
    ],
    "classes of texts": {
        "animals": [RECORDS[0]["text"], RECORDS[2]["text"]],
        "plants": [RECORDS[1]["text"]],
    },
}


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("shape", SHAPES)
def test_documents_are_read_from_every_layout(tmp_path, shape, indent):
    file = tmp_path / "corpus.json"
    file.write_text(json.dumps(SHAPES[shape], indent=indent), encoding="utf-8")
    corpus = read_corpus(file)
    assert sorted(corpus.texts) == sorted(record["text"] for record in RECORDS)
    assert corpus.class_sizes() == {"animals": 2, "plants": 1}


def test_a_list_inside_an_object_is_read_from_one_long_line(tmp_path):
    file = tmp_path / "corpus.json"
    records = [{**record, "text": record["text"] * 2000} for record in RECORDS]
    file.write_text(json.dumps({"version": 1, "documents": records}), encoding="utf-8")
    assert len(read_corpus(file)) == 3


def test_json_lines_are_recognised_under_the_name_json(tmp_path):
    file = tmp_path / "corpus.json"
    records = [{**record, "text": record["text"] * 8000} for record in RECORDS]
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    assert list(read_corpus(file).texts) == [record["text"] for record in records]


def test_identifiers_are_the_names_of_the_objects(tmp_path):
    file = tmp_path / "corpus.json"
    file.write_text(json.dumps(SHAPES["by identifier"]), encoding="utf-8")
    assert list(read_corpus(file).document_ids) == ["d0", "d1", "d2"]


def test_an_object_with_a_text_is_one_document(tmp_path):
    file = tmp_path / "one.json"
    file.write_text(json.dumps({"text": "alone", "label": ["a", "b"]}), encoding="utf-8")
    corpus = read_corpus(file)
    assert list(corpus.texts) == ["alone"]
    assert corpus.class_sizes() == {"a": 1, "b": 1}


def test_lists_of_different_lengths_are_rejected(tmp_path):
    file = tmp_path / "odd.json"
    file.write_text(json.dumps({"text": ["a", "b"], "stars": [1]}), encoding="utf-8")
    with pytest.raises(CorpusError, match=r"odd\.json.*differ in length"):
        read_corpus(file)


def test_a_class_of_nan_is_not_a_class(tmp_path):
    file = tmp_path / "holes.jsonl"
    file.write_text('{"text": "one", "label": NaN}\n{"text": "two", "label": "b"}\n')
    assert read_corpus(file).class_sizes() == {"b": 1}


def test_bare_strings_are_documents_without_a_class(tmp_path):
    file = tmp_path / "texts.json"
    texts = ["the first text has words", "the second has others", "and a third"]
    file.write_text(json.dumps(texts), encoding="utf-8")
    assert list(read_corpus(file).texts) == texts


def test_an_object_of_lists_gives_documents_with_several_classes(tmp_path):
    path = tmp_path / "lists.json"
    path.write_text(json.dumps({"text": ["a b", "c d"], "topics": [["x", "y"], []]}))
    corpus = read_corpus(path)
    assert corpus.label_sets == ((0, 1), ())
    assert corpus.class_index.tolist() == [0, UNUSED]


def write(tmp_path, content, name="table.csv"):
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_long_one_line_json_is_distinguished_from_json_lines(tmp_path):
    texts = ["word " * 40] * 1000
    columns = {
        "text": [f"{number} {text}" for number, text in enumerate(texts)],
        "label": [1, 2] * 500,
    }
    path = write(tmp_path, json.dumps(columns), "columns")
    assert detect_format(path) == "json"
    assert len(read_corpus(path)) == 1000
    path = write(tmp_path, json.dumps({"text": "word " * 40_000, "label": 1}) + "\n", "long")
    assert detect_format(path) == "json-lines"


def test_deeply_nested_json_is_refused_with_its_name(tmp_path):
    path = write(tmp_path, "[" * 200_000, "deep.json")
    with pytest.raises(CorpusError, match=r"deep\.json"):
        read_corpus(path)
