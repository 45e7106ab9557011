"""JSON lines and JSON: objects with a text and a class, plain or compressed."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import chain, islice
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, corpus_from
from workbench.corpora.readers.columns import (
    MISSING,
    SAMPLE_ROWS,
    Row,
    Table,
    choose_columns,
    records_of,
    with_sample,
)
from workbench.corpora.readers.encodings import EncodingChoice
from workbench.corpora.readers.json_shapes import documents_in, flat
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.texts import open_text
from workbench.errors import CorpusError


def read_json_lines(meter: Meter) -> Corpus:
    """Read a file with one JSON object on each line."""
    with open_json_lines(meter) as (table, encoding):
        return _corpus(table, encoding, meter)


def read_json(meter: Meter) -> Corpus:
    """Read a JSON file: a list of objects, or an object of equally long lists."""
    with open_json(meter) as (table, encoding):
        return _corpus(table, encoding, meter)


@contextmanager
def open_json_lines(meter: Meter) -> Iterator[tuple[Table, EncodingChoice]]:
    """Open a file of JSON lines as a table."""
    with open_text(meter.path, meter) as (text, encoding):
        yield _as_table(_objects_of_lines(text, meter), meter), encoding


@contextmanager
def open_json(meter: Meter) -> Iterator[tuple[Table, EncodingChoice]]:
    """Open a JSON file as a table."""
    with open_text(meter.path, meter) as (text, encoding):
        content = text.read()
    if not content.strip():
        raise CorpusError(f"{meter.path.name} is empty; choose a file with documents.")
    try:
        value = json.loads(content.lstrip("\ufeff"))
    except json.JSONDecodeError as problem:
        if problem.msg == "Extra data" and content.lstrip("\ufeff \r\n").startswith("{"):
            lines = _objects_of_lines(iter(content.splitlines()), meter)
            yield _as_table(lines, meter), encoding  # JSON lines under another name
            return
        raise CorpusError(
            f"{meter.path.name}, line {problem.lineno}: not valid JSON ({problem.msg}, column "
            f"{problem.colno}); mend the line."
        ) from None
    del content
    yield _as_table(_objects_of(value, meter), meter), encoding


def _corpus(table: Table, encoding: EncodingChoice, meter: Meter) -> Corpus:
    sample, table = with_sample(table)
    choice = choose_columns(table.names, sample, meter)
    notes = [encoding.note] if encoding.note else []
    if not choice.label:
        notes.append("No field of classes was found; set class_column if there is one.")
    origin = Origin(meter.path, meter.settings, encoding.label, tuple(notes))
    return corpus_from(records_of(table, choice, meter), origin)


def _objects_of_lines(
    lines: Iterator[str], meter: Meter
) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            value = json.loads(line.lstrip("\ufeff"))
        except json.JSONDecodeError as problem:
            raise CorpusError(
                f"{meter.path.name}, line {number}: not valid JSON ({problem.msg}, column "
                f"{problem.colno}); mend or remove the line."
            ) from None
        yield number, flat(_checked_object(value, number, meter))


def _checked_object(value: Any, number: int, meter: Meter) -> dict[str, Any]:
    if isinstance(value, str):
        return {"text": value}  # documents without a class, as new ones often come
    if not isinstance(value, dict):
        raise CorpusError(
            f"{meter.path.name}, document {number}: a JSON object with fields is needed, such as "
            f'{{"text": "…", "label": "…"}}, and not {json.dumps(value)[:60]}.'
        )
    return value


def _objects_of(value: Any, meter: Meter) -> Iterator[tuple[int, Mapping[str, Any]]]:
    if isinstance(value, dict):
        value = documents_in(value, meter.path.name)
    if not isinstance(value, list):
        _checked_object(value, 1, meter)
    for number, one in enumerate(value, 1):
        yield number, flat(_checked_object(one, number, meter))


def _as_table(objects: Iterator[tuple[int, Mapping[str, Any]]], meter: Meter) -> Table:
    first = list(islice(objects, SAMPLE_ROWS))
    if not first:
        raise CorpusError(f"{meter.path.name} holds no documents; choose another file.")
    names = tuple(dict.fromkeys(name for _, one in first for name in one))
    rows = (
        Row(number, [one.get(name, MISSING) for name in names])
        for number, one in chain(first, objects)
    )
    return Table(names, rows)
