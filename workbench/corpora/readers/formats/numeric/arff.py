"""ARFF files: documents as a string attribute, or counted terms as numeric attributes."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import numpy as np

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, counted_corpus
from workbench.corpora.readers.columns.cells import as_labels
from workbench.corpora.readers.columns.names import is_class_name
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.columns.sparse_rows import SparseValues
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.formats.numeric.arff_values import value_of
from workbench.corpora.readers.formats.numeric.counted_rows import CountedRows
from workbench.corpora.readers.formats.numeric.numbers import Feature, NumericRows
from workbench.errors import CorpusError

# A quoted text with escapes, or anything up to the next separator. Possessive quantifiers (*+)
# never backtrack, so that hostile rows take linear time and no memory.
_SINGLE = r"'([^'\\]*+(?:\\.[^'\\]*+)*+)'\s*+"
_DOUBLE = r'"([^"\\]*+(?:\\.[^"\\]*+)*+)"\s*+'
_BARE = r"""([^,\s{}'"][^,{}]*+)"""
_TOKEN = re.compile(rf"\s*+(?:{_SINGLE}|{_DOUBLE}|{_BARE}|)(,|$)", re.DOTALL)
_SPARSE = re.compile(rf"\s*+(\d{{1,9}})\s++(?:{_SINGLE}|{_DOUBLE}|{_BARE})(,|$)", re.DOTALL)
_NAME = re.compile(rf"(?:{_SINGLE}|{_DOUBLE}|([^\s{{]++))\s*+(.*)", re.DOTALL)


class Attribute(NamedTuple):
    """A declared attribute; its kind is numeric, nominal, string or date."""

    name: str
    kind: str
    values: tuple[str, ...] = ()


def read_arff(context: ReadingContext) -> Corpus:
    """Read texts if there is a string attribute, and counts otherwise."""
    with open_text(context.path, context) as (lines, encoding):
        numbered = enumerate(lines, 1)
        attributes = read_header(numbered, context)
        if any(attribute.kind == "string" for attribute in attributes):
            return _text_corpus(attributes, numbered, encoding, context)
        return _count_corpus(attributes, numbered, encoding, context)


def read_header(lines: Iterator[tuple[int, str]], context: ReadingContext) -> list[Attribute]:
    """Read the attribute declarations up to the line @data."""
    attributes: list[Attribute] = []
    for number, line in lines:
        content = line.strip().lstrip("\ufeff")
        keyword = content.split(None, 1)[0].lower() if content else ""
        if keyword == "@data":
            if attributes:
                return attributes
            break
        if keyword == "@attribute":
            attributes.append(_attribute(content, number, context))
    raise CorpusError(
        f"{context.path.name} has no attributes before a line @data; check that it is an ARFF file."
    )


def rows_of(
    attributes: Sequence[Attribute], lines: Iterator[tuple[int, str]], context: ReadingContext
) -> Iterator[TableRow]:
    """Read dense or sparse rows with one value per attribute."""
    defaults = [_default_value(attribute) for attribute in attributes]
    width = len(attributes)
    for number, line in lines:
        content = line.strip()
        if not content or content.startswith("%"):
            continue
        if content.startswith("{"):
            pairs = dict(sparse_pairs(content, width, number, context))
            yield TableRow(number, SparseValues(range(width), pairs, defaults))
        else:
            yield TableRow(number, _dense_values(content, width, number, context))


def sparse_pairs(
    content: str, width: int, number: int, context: ReadingContext
) -> Iterator[tuple[int, str | None]]:
    """Read the pairs of attribute number and value of a sparse row."""
    inside = content[1:].rstrip().removesuffix("}").strip()
    position = 0
    while position < len(inside):
        match = _SPARSE.match(inside, position)
        if match is None or int(match[1]) >= width or not content.rstrip().endswith("}"):
            raise _row_error(number, context)
        yield int(match[1]), value_of(match[2], match[3], match[4])
        position = match.end()


def _text_corpus(
    attributes: Sequence[Attribute],
    lines: Iterator[tuple[int, str]],
    encoding: EncodingChoice,
    context: ReadingContext,
) -> Corpus:
    notes = [encoding.note] if encoding.note else []
    return table_corpus(arff_text_table(attributes, lines, context), context, encoding.label, notes)


def arff_text_table(
    attributes: Sequence[Attribute], lines: Iterator[tuple[int, str]], context: ReadingContext
) -> SourceTable:
    """Return the rows as a table with the attributes as columns."""
    return SourceTable(
        tuple(attribute.name for attribute in attributes), rows_of(attributes, lines, context)
    )


def _count_corpus(
    attributes: Sequence[Attribute],
    lines: Iterator[tuple[int, str]],
    encoding: EncodingChoice,
    context: ReadingContext,
) -> Corpus:
    label_at = class_attribute(attributes, context)
    numbered = chain([first], lines) if (first := _first_row(lines)) else iter(())
    if first and not first[1].lstrip().startswith("{"):
        return _numeric_corpus(attributes, numbered, label_at, encoding, context)
    numeric = [
        index
        for index, attribute in enumerate(attributes)
        if attribute.kind == "numeric" and index != label_at
    ]
    if not numeric:
        raise _no_features(context)
    column = np.full(len(attributes), -1)
    column[numeric] = np.arange(len(numeric))
    counted = CountedRows(context)
    records: list[Record] = []
    for number, line in numbered:
        content = line.strip()
        if content and not content.startswith("%"):
            cells = _cells(content, attributes, label_at, number, context)
            _add_counts(counted, cells, column, number, context)
            label = as_labels(cells.get(label_at))
            records.append(Record(str(len(records) + 1), "", label))
    if not records:
        raise CorpusError(f"{context.path.name} has no documents after @data; choose another file.")
    terms = [attributes[index].name for index in numeric]
    matrix = counted.matrix(0, len(numeric), terms, [])
    notes = (*counted.notes(), *([encoding.note] if encoding.note else []))
    return counted_corpus(records, matrix, Origin(context.path, context.settings, notes=notes))


def _first_row(lines: Iterator[tuple[int, str]]) -> tuple[int, str] | None:
    return next((row for row in lines if row[1].strip() and not row[1].startswith("%")), None)


def _numeric_corpus(
    attributes: Sequence[Attribute],
    lines: Iterator[tuple[int, str]],
    label_at: int,
    encoding: EncodingChoice,
    context: ReadingContext,
) -> Corpus:
    """Read dense rows as numbers; nominal attributes other than the class are features too."""
    kept = [
        index
        for index, attribute in enumerate(attributes)
        if attribute.kind in ("numeric", "nominal") and index != label_at
    ]
    if not kept:
        raise _no_features(context)
    rows = NumericRows([_feature(attributes[index]) for index in kept], context)
    records: list[Record] = []
    for row in rows_of(attributes, lines, context):
        rows.add([row.values[index] for index in kept], row.line)
        label = as_labels(row.values[label_at]) if label_at >= 0 else ()
        records.append(Record(str(len(records) + 1), "", label))
    matrix, records, notes = rows.matrix(records)
    notes += [encoding.note] if encoding.note else []
    origin = Origin(context.path, context.settings, notes=tuple(notes))
    return counted_corpus(records, matrix, origin)


def _feature(attribute: Attribute) -> Feature:
    codes = {value: code for code, value in enumerate(dict.fromkeys(attribute.values))}
    return Feature(attribute.name, attribute.kind == "nominal", codes, is_declared=True)


def _no_features(context: ReadingContext) -> CorpusError:
    return CorpusError(
        f"{context.path.name} has neither a string attribute with texts nor numeric attributes "
        "with counts; choose another file."
    )


def _cells(
    content: str,
    attributes: Sequence[Attribute],
    label_at: int,
    number: int,
    context: ReadingContext,
) -> dict[int, str | None]:
    if not content.startswith("{"):
        return dict(enumerate(_dense_values(content, len(attributes), number, context)))
    cells = dict(sparse_pairs(content, len(attributes), number, context))
    # A sparse row omits the first value of a nominal attribute as it omits zeros.
    if label_at >= 0:
        cells.setdefault(label_at, _default_value(attributes[label_at]))
    return cells


def _add_counts(
    counted: CountedRows,
    cells: dict[int, str | None],
    column: np.ndarray[tuple[int], np.dtype[np.int64]],
    number: int,
    context: ReadingContext,
) -> None:
    used = [
        (index, value) for index, value in cells.items() if column[index] >= 0 and value is not None
    ]
    try:
        values = np.array([float(value) for _, value in used])
    except ValueError:
        raise _row_error(number, context) from None
    counted.add(column[[index for index, _ in used]] if used else np.zeros(0, int), values, number)


def class_attribute(attributes: Sequence[Attribute], context: ReadingContext) -> int:
    """Return the position of the class among the attributes; -1 if there is none."""
    names = [attribute.name for attribute in attributes]
    wanted = context.settings.class_column
    if wanted:
        if wanted not in names:
            raise CorpusError(
                f"{context.path.name} has no attribute {wanted!r} for the class; its attributes "
                f"are {', '.join(name[:60] for name in names[:20])}."
            )
        return names.index(wanted)
    nominal = [index for index, attribute in enumerate(attributes) if attribute.kind == "nominal"]
    named = [index for index in nominal if is_class_name(names[index])]
    return (named or nominal or [-1])[-1]


def _attribute(content: str, number: int, context: ReadingContext) -> Attribute:
    words = content.split(None, 1)
    match = _NAME.match(words[1]) if len(words) == 2 else None
    if match is None or not match[4]:
        raise CorpusError(
            f"{context.path.name}, line {number}: an attribute needs a name and a type, such as "
            "@attribute text string; correct the line."
        )
    name, kind = value_of(match[1], match[2], match[3]) or "", match[4].strip()
    if kind.startswith("{"):
        values = _dense_values(kind[1:].removesuffix("}").strip(), None, number, context)
        return Attribute(name, "nominal", tuple(value or "" for value in values))
    kind = kind.split()[0].lower()
    return Attribute(name, "numeric" if kind in ("numeric", "real", "integer") else kind)


def _dense_values(
    content: str, width: int | None, number: int, context: ReadingContext
) -> list[str | None]:
    values: list[str | None] = []
    position, separator = 0, ","
    while separator == ",":
        match = _TOKEN.match(content, position)
        if match is None:
            raise _row_error(number, context)
        values.append(value_of(match[1], match[2], match[3]))
        position, separator = match.end(), match[4]
    if width is not None and len(values) != width:
        raise CorpusError(
            f"{context.path.name}, line {number}: {len(values)} values, but {width} attributes "
            "are declared; correct the line."
        )
    return values


def _default_value(attribute: Attribute) -> str | None:
    if attribute.kind == "nominal" and attribute.values:
        return attribute.values[0]
    return "0" if attribute.kind == "numeric" else ""


def _row_error(number: int, context: ReadingContext) -> CorpusError:
    return CorpusError(
        f"{context.path.name}, line {number}: the row cannot be read; quote texts with ' or \" and "
        "separate values with commas."
    )
