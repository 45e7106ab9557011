"""Rows whose names and cells stand apart in a JSON value."""

import pytest

from workbench.corpora.readers.formats.json_values.rows import rows_of_cells
from workbench.corpora.readers.formats.json_values.shapes import documents_in

NAMES = [{"name": "text", "type": "STRING"}, {"name": "label", "type": "STRING"}]
DOCUMENTS = [{"text": "One", "label": "a"}, {"text": "Two", "label": None}]


BIGQUERY = {
    "schema": {"fields": NAMES},
    "rows": [{"f": [{"v": "One"}, {"v": "a"}]}, {"f": [{"v": "Two"}, {"v": None}]}],
}
CHARTS = {
    "table": {
        "cols": NAMES,
        "rows": [{"c": [{"v": "One", "f": "1"}, {"v": "a"}]}, {"c": [{"v": "Two"}, None]}],
    }
}
REDSHIFT = {
    "Records": [[{"s": "One"}, {"s": "a"}], [{"s": "Two"}, {"isNull": True}]],
    "ColumnMetadata": NAMES,
}
ATHENA = {
    "Rows": [
        {"Data": [{"x": "text"}, {"x": "label"}]},
        {"Data": [{"x": "One"}, {"x": "a"}]},
        {"Data": [{"x": "Two"}, {}]},
    ],
    "Metadata": {"ColumnInfo": NAMES},
}


@pytest.mark.parametrize("value", [BIGQUERY, CHARTS, REDSHIFT, ATHENA])
def test_cells_go_below_the_names_beside_them(value):
    assert rows_of_cells(value) == DOCUMENTS
    assert documents_in(value, "answer.json") == DOCUMENTS


def test_lists_of_cells_without_names_are_parts_of_documents():
    sentences = [{"sentences": [{"text": "One"}, {"text": "Two"}]}] * 3
    assert rows_of_cells({"documents": sentences}) == []
    assert rows_of_cells({"documents": sentences, "labels": [{"name": "a"}] * 3}) == []


def test_documents_with_lists_are_not_heads_before_documents():
    replies = [{"text": "A whole sentence of the first", "replies": [{"text": "Yes"}] * 4}] * 3
    assert documents_in({"posts": replies}, "posts.json") == replies
