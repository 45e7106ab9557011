"""Records of named fields, a field on each line: dumps of reviews, bibliographies, flat YAML."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.front_matter import divided_by_front_matter
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.formats.json_values.records import table_of_objects
from workbench.corpora.readers.formats.json_values.shapes import flat
from workbench.corpora.readers.formats.lines.program_records import program_records
from workbench.corpora.readers.formats.lines.tagged_records import is_tagged_record, tagged_records

# “review/text: …”, “TI  - …” or “- text: …”.
_FIELD = re.compile(
    r"(- |  )?([A-Za-z][\w/ .-]{0,40}?)(?: {0,4}:(?: |$)| {1,4}- ?|(?<=\b[A-Z]{4})- )(.*)"
)
_VALUE = r'"(?:[^"\\]|\\.)*"|[^\s"]*'
_PAIR = re.compile(rf"([A-Za-z_][\w.-]{{0,40}})=({_VALUE})(?:\s+|$)")
_RULE = re.compile(r"^([-=*_#])\1{2,500}$")  # between records
_CONTINUED = "      "  # how bibliographies indent the further lines of a field
_FEWEST_RECORDS = 3
_FEWEST_FIELDS = 2
_LINES_COMPARED = 1000
_ALMOST_ALL = 0.9
_LONGEST_RECORD = 20_000  # lines
Fields = dict[str, Any]


def are_field_blocks(lines: Sequence[str]) -> bool:
    """Whether nearly all lines are fields with a few names that recur in every record."""
    filled = [line for line in lines if line.strip()]
    if filled and not _RULE.fullmatch(filled[0].strip()):  # documents of YAML begin with one
        filled = [line for line in filled if not _RULE.fullmatch(line.strip())]
    if is_tagged_record(filled) or program_records(filled) or _are_pairs(filled):
        return True
    named = sum(_FIELD.fullmatch(line.rstrip()) is not None for line in filled)
    named += sum(line.startswith(_CONTINUED) and not line.strip().endswith(":") for line in filled)
    if named < _ALMOST_ALL * len(filled):
        return False
    records = [record for _, record in field_records(iter(lines))]
    if len(records) < _FEWEST_RECORDS:
        return False
    counts = Counter(name for record in records[:-1] for name in record)
    common = [name for name in counts if counts[name] >= _ALMOST_ALL * (len(records) - 1)]
    return len(common) >= _FEWEST_FIELDS and len(counts) <= max(40, len(common) * 4)


def _are_pairs(lines: Sequence[str]) -> bool:
    """Whether nearly each line is a record of its own, as programs log: level=info msg="Done"."""
    records = list(filter(None, map(_pairs, lines)))
    if len(records) < _ALMOST_ALL * len(lines):
        return False
    names = {frozenset(record) for record in records}
    is_same = bool(names) and len(frozenset.intersection(*names)) >= _FEWEST_FIELDS
    has_texts = sum(any(" " in value for value in record.values()) for record in records)
    return is_same and len(records) >= _FEWEST_RECORDS and has_texts >= len(records) / 2


def _pairs(line: str) -> Fields:
    """The names and values of a line; nothing if it holds anything else."""
    content, at, found = line.strip(), 0, {}
    while at < len(content):
        match = _PAIR.match(content, at)
        if match is None:
            return {}
        found[match[1]] = _plain(match[2])
        at = match.end()
    return found


def _pair_records(lines: Iterator[str]) -> Iterator[tuple[int, Fields]]:
    """Yield the line and the pairs of every record; other lines continue its longest value."""
    start, record = 1, Fields()
    for number, line in enumerate(lines, 1):
        found = _pairs(line)
        if found and record:
            yield start, record
        if found:
            start, record = number, found
        elif record and line.strip():
            longest = max(record, key=lambda name: len(record[name]))
            record[longest] += f"\n{line.strip()}"
    if record:
        yield start, record


def read_field_blocks(context: ReadingContext) -> Corpus:
    """Read a file of records with named fields."""
    with open_field_blocks(context) as (table, encoding):
        notes = [encoding.note] if encoding.note else []
        return table_corpus(table, context, encoding.label, notes)


@contextmanager
def open_field_blocks(context: ReadingContext) -> Iterator[tuple[SourceTable, EncodingChoice]]:
    """Open a file of records as a table."""
    with open_text(context.path, context) as (text, encoding):
        first = text.readline()
        if _is_fence(first):
            objects = front_matter_records(first + text.read(), context.most_records)
        else:
            beginning = [first, *islice(text, _LINES_COMPARED)]
            objects = _reader_of(beginning)(chain(beginning, text))
        yield table_of_objects(objects, context), encoding


def _reader_of(lines: Sequence[str]) -> Callable[[Iterator[str]], Iterator[tuple[int, Fields]]]:
    if is_tagged_record(lines):
        return tagged_records
    filled = [line for line in lines if line.strip()]
    other = _pair_records if _are_pairs(filled) else field_records
    return program_records(filled) or other


def has_front_matters(head: str) -> bool:
    """Whether a file holds several documents with front matter of the same fields."""
    if not _is_fence(head.split("\n", 1)[0]):
        return False
    names = [set(fields) for fields, _ in divided_by_front_matter(head)]
    return len(names) >= _FEWEST_RECORDS and bool(set.intersection(*names))


def front_matter_records(content: str, most: int | None = None) -> Iterator[tuple[int, Fields]]:
    """Yield the number, the fields and the text of documents with front matter."""
    for number, (fields, text) in enumerate(divided_by_front_matter(content, most), 1):
        yield number, {"text": text, **flat(fields)}


def _is_fence(line: str) -> bool:
    return line.strip("\ufeff \t\r\n") in ("---", "+++")


def field_records(lines: Iterator[str]) -> Iterator[tuple[int, Fields]]:
    """Yield the line and the fields of every record; a blank line or “- ” begins another."""
    record: Fields = {}
    last, start, size = "", 1, 0
    for number, line in enumerate(lines, 1):
        content = _RULE.sub("", line.strip("\ufeff\r\n").rstrip())
        match = _FIELD.fullmatch(content)
        begins = bool(match and match[1] == "- ") or not content
        if (begins or size > _LONGEST_RECORD) and record:
            yield start, record
            record, last, size = {}, "", 0
        size += 1
        start = number if not record else start
        if match and match[2] == "ER" and not match[3]:
            continue  # the end of a bibliographic record
        if match:
            last = match[2].strip()
            _add(record, last, _plain(match[3].strip()))
        elif content and last:
            record[last] = f"{_text(record[last])} {content.strip()}"
    if record:
        yield start, record


def _add(record: Fields, name: str, value: str) -> None:
    """Keep a field; one that is repeated becomes a list."""
    if name not in record:
        record[name] = value
    elif isinstance(record[name], list):
        record[name].append(value)
    else:
        record[name] = [record[name], value]


def _text(value: Any) -> str:
    return " ".join(value) if isinstance(value, list) else str(value)


def _plain(value: str) -> str:
    """A value without the marks that YAML puts around it."""
    if len(value) < 2 or value[0] != value[-1] or value[0] not in "\"'":
        return value
    if value[0] == "'":
        return value[1:-1].replace("''", "'")
    try:
        return str(json.loads(value))
    except ValueError:
        return value[1:-1]
