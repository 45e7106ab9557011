"""ARFF files: documents as a string attribute, or counted terms as numeric attributes."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from, counted_corpus
from workbench.corpora.readers.columns import (
    Row,
    Table,
    as_labels,
    choose_columns,
    records_of,
    with_sample,
)
from workbench.corpora.readers.counted import CountedRows
from workbench.corpora.readers.encodings import EncodingChoice
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.texts import open_text
from workbench.errors import CorpusError

# A quoted text with escapes, or anything up to the next separator. Possessive quantifiers (*+)
# never go back, so that hostile rows cost linear time and no memory.
_SINGLE = r"'([^'\\]*+(?:\\.[^'\\]*+)*+)'\s*+"
_DOUBLE = r'"([^"\\]*+(?:\\.[^"\\]*+)*+)"\s*+'
_BARE = r"""([^,\s{}'"][^,{}]*+)"""
_TOKEN = re.compile(rf"\s*+(?:{_SINGLE}|{_DOUBLE}|{_BARE}|)(,|$)", re.DOTALL)
_SPARSE = re.compile(rf"\s*+(\d{{1,9}})\s++(?:{_SINGLE}|{_DOUBLE}|{_BARE})(,|$)", re.DOTALL)
_NAME = re.compile(rf"(?:{_SINGLE}|{_DOUBLE}|([^\s{{]++))\s*+(.*)", re.DOTALL)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_CONTROL_ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}
_CLASS_NAMES = ("class", "label", "category", "@@class@@", "topic", "target")


class Attribute(NamedTuple):
    """One declared attribute: kind is numeric, nominal, string or date."""

    name: str
    kind: str
    values: tuple[str, ...] = ()


def read_arff(meter: Meter) -> Corpus:
    """Read texts where an attribute holds texts, and counts otherwise."""
    with open_text(meter.path, meter) as (lines, encoding):
        numbered = enumerate(lines, 1)
        attributes = read_header(numbered, meter)
        if any(one.kind == "string" for one in attributes):
            return _texts(attributes, numbered, encoding, meter)
        return _counts(attributes, numbered, encoding, meter)


def read_header(lines: Iterator[tuple[int, str]], meter: Meter) -> list[Attribute]:
    """Read the declarations up to the line @data."""
    attributes: list[Attribute] = []
    for number, line in lines:
        content = line.strip().lstrip("\ufeff")
        word = content.split(None, 1)[0].lower() if content else ""
        if word == "@data":
            if attributes:
                return attributes
            break
        if word == "@attribute":
            attributes.append(_attribute(content, number, meter))
    raise CorpusError(
        f"{meter.path.name} has no attributes before a line @data; check that it is an ARFF file."
    )


def rows_of(
    attributes: Sequence[Attribute], lines: Iterator[tuple[int, str]], meter: Meter
) -> Iterator[Row]:
    """Read the rows, dense or sparse, as one value for each attribute."""
    for number, line in lines:
        content = line.strip()
        if not content or content.startswith("%"):
            continue
        if content.startswith("{"):
            values = [_absent(one) for one in attributes]
            for index, value in sparse_pairs(content, len(attributes), number, meter):
                values[index] = value
        else:
            values = _dense(content, len(attributes), number, meter)
        yield Row(number, values)


def sparse_pairs(
    content: str, width: int, number: int, meter: Meter
) -> Iterator[tuple[int, str | None]]:
    """Read the pairs of a sparse row."""
    inside = content[1:].rstrip().removesuffix("}").strip()
    position = 0
    while position < len(inside):
        found = _SPARSE.match(inside, position)
        if found is None or int(found[1]) >= width or not content.rstrip().endswith("}"):
            raise _wrong_row(number, meter)
        yield int(found[1]), _value(found[2], found[3], found[4])
        position = found.end()


def _texts(
    attributes: Sequence[Attribute],
    lines: Iterator[tuple[int, str]],
    encoding: EncodingChoice,
    meter: Meter,
) -> Corpus:
    table = text_table(attributes, lines, meter)
    sample, table = with_sample(table)
    choice = choose_columns(table.names, sample, meter)
    notes = (encoding.note,) if encoding.note else ()
    origin = Origin(meter.path, meter.settings, encoding.label, notes)
    return corpus_from(records_of(table, choice, meter), origin)


def text_table(
    attributes: Sequence[Attribute], lines: Iterator[tuple[int, str]], meter: Meter
) -> Table:
    """Give the rows as a table."""
    return Table(tuple(one.name for one in attributes), rows_of(attributes, lines, meter))


def _counts(
    attributes: Sequence[Attribute],
    lines: Iterator[tuple[int, str]],
    encoding: EncodingChoice,
    meter: Meter,
) -> Corpus:
    label_at = _class_position(attributes, meter)
    numeric = [at for at, one in enumerate(attributes) if one.kind == "numeric" and at != label_at]
    if not numeric:
        raise CorpusError(
            f"{meter.path.name} has neither a string attribute with texts nor numeric attributes "
            "with counts; choose another file."
        )
    column = np.full(len(attributes), -1)
    column[numeric] = np.arange(len(numeric))
    counted = CountedRows(meter)
    records: list[Record] = []
    for number, line in lines:
        content = line.strip()
        if content and not content.startswith("%"):
            cells = _cells(content, attributes, label_at, number, meter)
            _add_counts(counted, cells, column, number, meter)
            label = as_labels(cells.get(label_at))
            records.append(Record(str(len(records) + 1), "", label))
    if not records:
        raise CorpusError(f"{meter.path.name} holds no documents after @data.")
    terms = [attributes[at].name for at in numeric]
    matrix = counted.matrix(0, len(numeric), terms, [])
    notes = (*counted.notes(), *([encoding.note] if encoding.note else []))
    return counted_corpus(records, matrix, Origin(meter.path, meter.settings, notes=notes))


def _cells(
    content: str, attributes: Sequence[Attribute], label_at: int, number: int, meter: Meter
) -> dict[int, str | None]:
    if not content.startswith("{"):
        return dict(enumerate(_dense(content, len(attributes), number, meter)))
    cells = dict(sparse_pairs(content, len(attributes), number, meter))
    # A sparse row leaves out the first value of a nominal attribute, as it leaves out zeros.
    if label_at >= 0:
        cells.setdefault(label_at, _absent(attributes[label_at]))
    return cells


def _add_counts(
    counted: CountedRows,
    cells: dict[int, str | None],
    column: np.ndarray[tuple[int], np.dtype[np.int64]],
    number: int,
    meter: Meter,
) -> None:
    used = [(at, value) for at, value in cells.items() if column[at] >= 0 and value is not None]
    try:
        values = np.array([float(value) for _, value in used])
    except ValueError:
        raise _wrong_row(number, meter) from None
    counted.add(column[[at for at, _ in used]] if used else np.zeros(0, int), values, number)


def _class_position(attributes: Sequence[Attribute], meter: Meter) -> int:
    names = [one.name for one in attributes]
    wanted = meter.settings.class_column
    if wanted:
        if wanted not in names:
            raise CorpusError(
                f"{meter.path.name} has no attribute {wanted!r} (class_column); it has "
                f"{', '.join(name[:60] for name in names[:20])}."
            )
        return names.index(wanted)
    nominal = [at for at, one in enumerate(attributes) if one.kind == "nominal"]
    named = [at for at in nominal if names[at].lower() in _CLASS_NAMES]
    return (named or nominal or [-1])[-1]


def _attribute(content: str, number: int, meter: Meter) -> Attribute:
    words = content.split(None, 1)
    found = _NAME.match(words[1]) if len(words) == 2 else None
    if found is None or not found[4]:
        raise CorpusError(
            f"{meter.path.name}, line {number}: an attribute needs a name and a kind, such as "
            "@attribute text string; mend the line."
        )
    name, kind = _value(found[1], found[2], found[3]) or "", found[4].strip()
    if kind.startswith("{"):
        values = _dense(kind[1:].removesuffix("}").strip(), None, number, meter)
        return Attribute(name, "nominal", tuple(one or "" for one in values))
    kind = kind.split()[0].lower()
    return Attribute(name, "numeric" if kind in ("numeric", "real", "integer") else kind)


def _dense(content: str, width: int | None, number: int, meter: Meter) -> list[str | None]:
    values: list[str | None] = []
    position, separator = 0, ","
    while separator == ",":
        found = _TOKEN.match(content, position)
        if found is None:
            raise _wrong_row(number, meter)
        values.append(_value(found[1], found[2], found[3]))
        position, separator = found.end(), found[4]
    if width is not None and len(values) != width:
        raise CorpusError(
            f"{meter.path.name}, line {number}: {len(values)} values where {width} attributes are "
            "declared; mend the line."
        )
    return values


def _value(single: str | None, double: str | None, bare: str | None) -> str | None:
    quoted = single if single is not None else double
    if quoted is not None:
        return _ESCAPE.sub(lambda found: _CONTROL_ESCAPES.get(found[1], found[1]), quoted)
    bare = (bare or "").strip()
    return None if bare == "?" else bare


def _absent(attribute: Attribute) -> str | None:
    if attribute.kind == "nominal" and attribute.values:
        return attribute.values[0]
    return "0" if attribute.kind == "numeric" else ""


def _wrong_row(number: int, meter: Meter) -> CorpusError:
    return CorpusError(
        f"{meter.path.name}, line {number}: the row cannot be read; quote texts with ' or \" and "
        "separate values with commas."
    )
