"""Classes that JSON files keep beside their documents."""

import json

from workbench.corpora.readers.formats.json_values.classes import (
    classes_of_texts,
    with_referred_names,
)
from workbench.corpora.readers.reading import read_corpus


def test_keys_can_be_texts_and_values_their_classes(tmp_path):
    labelled = {f"this is text {number}": "ab"[number % 2] for number in range(8)}
    path = tmp_path / "texts.json"
    path.write_text(json.dumps(labelled))
    corpus = read_corpus(path)
    assert list(corpus.texts) == list(labelled)
    assert corpus.class_sizes() == {"a": 4, "b": 4}


def test_one_record_is_not_a_list_of_texts():
    record = {
        "title": "A day",
        "text": "It was long.",
        "author": "B",
        "label": "x",
        "a": "1",
        "b": "1",
    }
    assert classes_of_texts(record) == []
    assert classes_of_texts({f"this is text {number}": str(number) for number in range(9)}) == []


def test_numbered_classes_get_their_declared_names(tmp_path):
    features = [{"name": "text"}, {"name": "label", "type": {"names": ["ham", "spam"]}}]
    rows = [{"row": {"text": f"this is text {at}", "label": at % 2}} for at in range(8)]
    path = tmp_path / "rows.json"
    path.write_text(json.dumps({"features": features, "rows": rows}))
    assert read_corpus(path).class_sizes() == {"ham": 4, "spam": 4}


def test_yes_and_no_are_not_the_identifiers_0_and_1():
    names = [{"id": 0, "name": "sport"}, {"id": 1, "name": "news"}]
    documents = [{"topic": row % 2, "is_long": row > 2} for row in range(6)]
    named = with_referred_names(documents, [documents, names])
    assert [item["topic"] for item in named] == ["sport", "news"] * 3
    assert [item["is_long"] for item in named] == [row > 2 for row in range(6)]
