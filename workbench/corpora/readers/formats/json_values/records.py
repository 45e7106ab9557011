"""JSON lines and JSON: objects with a text and a class, plain or compressed."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import chain, islice
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.cells import MISSING
from workbench.corpora.readers.columns.header_rows import column_names
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SAMPLE_ROWS, SourceTable, TableRow
from workbench.corpora.readers.columns.sparse_rows import SparseValues
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.formats.json_values.classes import (
    examples_of_classes,
    is_list_of_objects,
    with_joined_pieces,
)
from workbench.corpora.readers.formats.json_values.conversations import messages_of_conversations
from workbench.corpora.readers.formats.json_values.rows import is_list_of_rows, objects_of_rows
from workbench.corpora.readers.formats.json_values.shapes import (
    documents_below_heads,
    documents_in,
    flat,
)
from workbench.corpora.readers.formats.json_values.syntax import (
    is_bulk_action,
    python_list,
    value_of_line,
    values_in_a_row,
    without_comments,
    without_script,
)
from workbench.corpora.readers.limits import TABLE_COLUMNS
from workbench.errors import CorpusError

_FEWEST_EXAMPLES = 2
_COMMENTS = ("//", "#")
_Objects = Iterator[tuple[int, Mapping[str, Any]]]


def read_json_lines(context: ReadingContext) -> Corpus:
    """Read a file with one JSON object on each line."""
    with open_json_lines(context) as (table, encoding):
        return table_corpus(table, context, encoding.label, _notes(encoding))


def read_json_documents(context: ReadingContext) -> Corpus:
    """Read a JSON file: a list of objects, or an object of equally long lists."""
    with open_json(context) as (table, encoding):
        return table_corpus(table, context, encoding.label, _notes(encoding))


@contextmanager
def open_json_lines(context: ReadingContext) -> Iterator[tuple[SourceTable, EncodingChoice]]:
    """Open a file of JSON lines as a table."""
    with open_text(context.path, context) as (text, encoding):
        yield table_of_objects(_objects_of_lines(text, context), context), encoding


@contextmanager
def open_json(context: ReadingContext) -> Iterator[tuple[SourceTable, EncodingChoice]]:
    """Open a JSON file as a table."""
    with open_text(context.path, context) as (text, encoding):
        content = without_script(text.read())
    if not content.strip():
        raise CorpusError(f"{context.path.name} is empty; choose a file with documents.")
    yield table_of_objects(_objects_of_text(content, context), context), encoding


def _objects_of_text(content: str, context: ReadingContext, is_bare: bool = False) -> _Objects:
    try:
        return objects_of(json.loads(content.lstrip("\ufeff")), context)
    except json.JSONDecodeError as problem:
        records = values_in_a_row(content)
        if records is not None:
            return objects_of(records, context)
        if tuples := python_list(content):
            return objects_of(tuples, context)
        bare = content if is_bare else without_script(without_comments(content))
        if bare != content:
            return _objects_of_text(bare, context, is_bare=True)
        if problem.msg == "Extra data" and content.lstrip("\ufeff \r\n").startswith(("{", "[")):
            lines = iter(content.splitlines())
            return _objects_of_lines(lines, context)  # JSON lines under another name
        raise CorpusError(
            f"{context.path.name}, line {problem.lineno}: not valid JSON ({problem.msg}, "
            f"column {problem.colno}); correct the line."
        ) from None


def _notes(encoding: EncodingChoice) -> list[str]:
    return [encoding.note] if encoding.note else []


def _objects_of_lines(lines: Iterator[str], context: ReadingContext) -> _Objects:
    for number, line in enumerate(lines, 1):
        content = line.strip().lstrip("\ufeff")
        if not content or content.startswith(_COMMENTS):
            continue
        if content.rstrip(",") in ("[", "]"):
            continue  # a list with one object on each line
        try:
            value = value_of_line(content)
        except json.JSONDecodeError as problem:
            raise CorpusError(
                f"{context.path.name}, line {number}: not valid JSON ({problem.msg}, "
                f"column {problem.colno}); correct or remove the line."
            ) from None
        if not is_bulk_action(value):
            yield number, flat(_checked_object(value, number, context))


def _checked_object(value: Any, number: int, context: ReadingContext) -> dict[str, Any]:
    if isinstance(value, str):
        return {"text": value}  # a document without a class
    if (
        isinstance(value, list)
        and len(value) > 1
        and not any(isinstance(cell, dict) for cell in value)
    ):
        return dict(zip(column_names([""] * len(value)), value, strict=True))
    if isinstance(value, list) and [type(part) for part in value] in ([str, dict], [dict, str]):
        text, fields = sorted(value, key=lambda part: isinstance(part, dict))
        return {"text": text, **fields}  # ["…", {"cats": {…}}]
    if not isinstance(value, dict):
        raise CorpusError(
            f"{context.path.name}, document {number}: a JSON object is needed, such as "
            f'{{"text": "…", "label": "…"}}, not {json.dumps(value)[:60]}.'
        )
    return value


def objects_of(value: Any, context: ReadingContext) -> _Objects:
    """Yield the documents in a JSON value as numbered objects."""
    if isinstance(value, dict):
        value = class_with_examples(value) or documents_in(value, context.path.name)
    if is_list_of_rows(value):
        value = objects_of_rows(value)
    if is_list_of_objects(value):
        messages = messages_of_conversations(value)
        value = messages or examples_of_classes(with_joined_pieces(documents_below_heads(value)))
    if not isinstance(value, list):
        _checked_object(value, 1, context)
    for number, document in enumerate(value, 1):
        yield number, flat(_checked_object(document, number, context))


def class_with_examples(value: Any) -> list[Any]:
    """The examples of the class that an object is, each as an object; empty for other values."""
    if not isinstance(value, dict):
        return []
    fields = flat(value)
    lists = [part for part in fields.values() if isinstance(part, list) and part]
    texts = [part for part in lists if all(isinstance(item, str) for item in part)]
    if len(texts) != len(lists) or max(map(len, texts), default=0) < _FEWEST_EXAMPLES:
        return []
    divided = examples_of_classes([fields])
    return list(divided) if len(divided) >= _FEWEST_EXAMPLES else []


def table_of_objects(objects: _Objects, context: ReadingContext) -> SourceTable:
    """Make a table of numbered objects; every name that occurs at the beginning is a column."""
    first = list(islice(objects, SAMPLE_ROWS))
    if not first:
        raise CorpusError(f"{context.path.name} contains no documents; choose another file.")
    # Each row keeps its own fields: with many names, a list of all would be quadratic.
    frequent = Counter(name for _, document in first for name in document)
    kept = {name for name, _ in frequent.most_common(TABLE_COLUMNS)}
    names = tuple(name for name in frequent if name in kept)
    missing = [MISSING] * len(names)
    rows = (
        TableRow(number, SparseValues(names, document, missing))
        for number, document in chain(first, objects)
    )
    return SourceTable(names, rows)
