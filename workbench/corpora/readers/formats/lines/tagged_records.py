"""Records whose fields begin with a short tag: SMART (.I, .T, .W), EndNote, Web of Science."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

Fields = dict[str, Any]
_SMART_START = re.compile(r"\.I[ \t]+\S{1,40}\s*")
_SMART_FIELD = re.compile(r"\.([A-Z])(?:[ \t]+(.*))?")
_SMART_NAMES = {"I": "id", "T": "title", "W": "text", "A": "author", "B": "source", "M": "topics"}
_SCIENCE_FIELD = re.compile(r"([A-Z][A-Z0-9])(?: (.*))?")
_SCIENCE_NAMES = {"TI": "title", "AB": "abstract", "WC": "categories", "UT": "id", "AU": "author"}
_END_NOTE_FIELD = re.compile(r"%([A-Z0-9@!?(<>+*~#$&\[\]^=])(?: (.*))?")
_END_NOTE_NAMES = {"T": "title", "X": "abstract", "K": "keywords", "A": "author", "D": "year"}
_END_NOTE_START = "%0 "
_FEWEST = 3


def is_tagged_record(lines: Sequence[str]) -> bool:
    """Whether lines are records of one of the three notations."""
    bare = [line.strip("\ufeff\r\n") for line in lines]
    starts = [line for line in bare if _SMART_START.fullmatch(line)]
    if bare and bare[0] in starts and len(starts) >= _FEWEST:
        return True
    if bare and bare[0].startswith(_END_NOTE_START):
        return sum(line.startswith(_END_NOTE_START) for line in bare) >= _FEWEST
    return bool(bare) and bare[0].startswith("FN ") and "ER" in bare


def tagged_records(lines: Iterator[str]) -> Iterator[tuple[int, Fields]]:
    """Yield the line and the fields of every record."""
    first = next(lines, "")
    lines = chain([first], lines)
    is_end_note = first.lstrip("\ufeff").startswith(_END_NOTE_START)
    yield from _end_note_records(lines) if is_end_note else _other_records(lines)


def _end_note_records(lines: Iterator[str]) -> Iterator[tuple[int, Fields]]:
    record: Fields = {}
    last, start = "", 1
    for number, line in enumerate(lines, 1):
        content = line.strip("\ufeff\r\n")
        field = _END_NOTE_FIELD.fullmatch(content)
        if content.startswith(_END_NOTE_START) and record:
            yield start, record
            record = {}
        start = start if record else number
        if field:
            last = _END_NOTE_NAMES.get(field[1], field[1])
            separator = "; " if last in record else ""
            _extend(record, last, separator + (field[2] or ""))
        elif last:
            _extend(record, last, content.strip())
    if record:
        yield start, record


def _other_records(lines: Iterator[str]) -> Iterator[tuple[int, Fields]]:
    record: Fields = {}
    last, start = "", 1
    for number, line in enumerate(lines, 1):
        content = line.strip("\ufeff\r\n")
        smart = _SMART_FIELD.fullmatch(content)
        science = None if smart or last.startswith(".") else _SCIENCE_FIELD.fullmatch(content)
        is_end = bool(science and science[1] in ("ER", "EF"))
        if (_SMART_START.fullmatch(content) or is_end) and record:
            yield start, record
            record = {}
        if is_end or (science and science[1] in ("FN", "VR")):
            last = ""
            continue
        start = start if record else number
        if smart:
            last = f".{smart[1]}"
            _extend(record, _SMART_NAMES.get(smart[1], smart[1]), smart[2] or "")
        elif science:
            last = science[1]
            _extend(record, _SCIENCE_NAMES.get(last, last), science[2] or "")
        elif last:
            name = _SMART_NAMES.get(last[1:], last[1:]) if last[0] == "." else last
            _extend(record, _SCIENCE_NAMES.get(name, name), content.strip())
    if record:
        yield start, record


def _extend(record: Fields, name: str, part: str) -> None:
    record[name] = f"{record.get(name, '')} {part}".strip()
