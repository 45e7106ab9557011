"""svmlight and libsvm files: a class, then pairs of column and value."""

import re

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, counted_corpus
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.streams import open_stream
from workbench.corpora.readers.formats.numeric.counted_rows import (
    CountedRows,
    bounded_lines,
    check_width,
    numbers_of,
    whole_numbers_of,
)
from workbench.errors import CorpusError

_QUERY = re.compile(rb"\bqid:\S+")
_ROW = re.compile(r"[-+]?[\w.,+-]{1,100}(\s+qid:\d+)?(\s+\d+:[-+.\deE]+)+\s*(#.*)?")
_CLASS = re.compile(r"[-+]?([\d.]+([eE][-+]?\d+)?|nan|inf)", re.IGNORECASE)


def is_svmlight(rows: list[str]) -> bool:
    """Whether the first row is a class with pairs, and a second one has pairs or is a class."""
    if not rows:
        return False
    # Only the beginning is matched: long lines would take time and add no evidence.
    start = rows[0].strip()
    start = start[:2000].rsplit(None, 1)[0] if len(start) > 2000 else start
    return bool(_ROW.fullmatch(start)) and all(
        ":" in row or _CLASS.fullmatch(row.strip()) for row in rows[1:2]
    )


def read_svmlight(context: ReadingContext) -> Corpus:
    """Read classes and counts; commas separate several classes of a document."""
    counted = CountedRows(context)
    records: list[Record] = []
    with open_stream(context.path, context) as stream:
        for number, line in enumerate(bounded_lines(stream, context), 1):
            content, _, _ = line.partition(b"#")
            if content.strip():
                labels = _add_row(counted, content, number, context)
                records.append(Record(str(len(records) + 1), "", labels))
    if not records:
        raise CorpusError(f"{context.path.name} contains no documents; choose another file.")
    smallest, largest = counted.smallest_and_largest_column()
    first = 0 if smallest == 0 and largest >= 0 else 1
    check_width(largest + 1 - first, context)
    matrix = counted.matrix(first, max(largest + 1 - first, 1), (), [])
    notes = (*counted.notes(), "The names of the terms are unknown; the columns are numbered.")
    return counted_corpus(records, matrix, Origin(context.path, context.settings, notes=notes))


def _add_row(
    counted: CountedRows, content: bytes, number: int, context: ReadingContext
) -> tuple[str, ...]:
    words = content.split(None, 1)
    has_classes = b":" not in words[0]
    pairs = (words[1] if len(words) > 1 else b"") if has_classes else content
    pairs = _QUERY.sub(b" ", pairs) if b"qid:" in pairs else pairs
    tokens = pairs.replace(b":", b" ").split()
    try:
        if 2 * pairs.count(b":") != len(tokens) or 2 * len(pairs.split()) != len(tokens):
            raise ValueError
        columns = whole_numbers_of(tokens[::2])
        values = numbers_of(tokens[1::2])
        if len(columns) and columns.min() < 0:
            raise ValueError
    except (ValueError, OverflowError):
        raise CorpusError(
            f"{context.path.name}, line {number}: a class and pairs such as 17:2 are expected; "
            "correct the line or choose another format."
        ) from None
    counted.add(columns, values, number)
    return _classes(words[0].decode("utf-8", "replace")) if has_classes else ()


def _classes(word: str) -> tuple[str, ...]:
    labels = (part.strip().removeprefix("+") for part in word.split(","))
    return tuple(dict.fromkeys(_without_zero_decimals(label) for label in labels if label))


def _without_zero_decimals(label: str) -> str:
    # Some programs write integer classes as 1.0.
    return re.sub(r"\.0+$", "", label)
