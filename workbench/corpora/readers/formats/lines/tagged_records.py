"""Records whose fields begin with a short tag: SMART (.I, .T, .W), EndNote, Web of Science."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

Fields = dict[str, Any]
_FEWEST = 3


class _Notation(NamedTuple):
    """How records are written: the line that begins one, its fields, and what is no field."""

    start: re.Pattern[str]
    field: re.Pattern[str]
    names: Mapping[str, str]  # of tags whose meaning is known
    ends: tuple[str, ...] = ()  # tags that end a record
    about_file: tuple[str, ...] = ()  # tags that stand outside of records
    between: str = ""  # the values of a repeated tag


_SMART = _Notation(
    re.compile(r"\.I[ \t]+\S{1,40}\s*"),
    re.compile(r"\.([A-Z])(?:[ \t]+(.*))?"),
    {"I": "id", "T": "title", "W": "text", "A": "author", "B": "source", "M": "topics"},
)
_END_NOTE = _Notation(
    re.compile(r"%0 .*"),
    re.compile(r"%([A-Z0-9@!?(<>+*~#$&\[\]^=])(?: (.*))?"),
    {"T": "title", "X": "abstract", "K": "keywords", "A": "author", "D": "year"},
    between="; ",
)
_SCIENCE = _Notation(
    re.compile(r"FN .*"),  # begins the file; records follow each other after their ends
    re.compile(r"([A-Z][A-Z0-9])(?: (.*))?"),
    {"TI": "title", "AB": "abstract", "WC": "categories", "UT": "id", "AU": "author"},
    ends=("ER", "EF"),
    about_file=("FN", "VR"),
)
_NOTATIONS = (_SMART, _END_NOTE, _SCIENCE)


def is_tagged_record(lines: Sequence[str]) -> bool:
    """Whether lines are records of one of the notations."""
    bare = [line.strip("\ufeff\r\n") for line in lines]
    notation = _notation_of(bare[0]) if bare else None
    if notation is None:
        return False
    if notation.ends:
        return notation.ends[0] in bare
    return sum(map(bool, map(notation.start.fullmatch, bare))) >= _FEWEST


def tagged_records(lines: Iterator[str]) -> Iterator[tuple[int, Fields]]:
    """Yield the line and the fields of every record."""
    first = next(lines, "")
    notation = _notation_of(first.strip("\ufeff\r\n"))
    if notation is not None:
        yield from _records(chain([first], lines), notation)


def _notation_of(first: str) -> _Notation | None:
    return next((notation for notation in _NOTATIONS if notation.start.fullmatch(first)), None)


def _records(lines: Iterator[str], notation: _Notation) -> Iterator[tuple[int, Fields]]:
    record: Fields = {}
    last, start = "", 1
    for number, line in enumerate(lines, 1):
        content = line.strip("\ufeff\r\n")
        field = notation.field.fullmatch(content)
        tag = field[1] if field else ""
        if record and (tag in notation.ends or notation.start.fullmatch(content)):
            yield start, record
            record = {}
        if tag in notation.ends or tag in notation.about_file:
            last = ""
            continue
        start = start if record else number
        if field:
            last = notation.names.get(tag, tag)
            between = notation.between if last in record else ""
            _extend(record, last, between + (field[2] or ""))
        elif last:
            _extend(record, last, content.strip())
    if record:
        yield start, record


def _extend(record: Fields, name: str, part: str) -> None:
    record[name] = f"{record.get(name, '')} {part}".strip()
