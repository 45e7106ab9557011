"""A look at the columns of a table before it is imported."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.corpora.readers.arff import read_header, text_table
from workbench.corpora.readers.breakage import sentences_about
from workbench.corpora.readers.columns import Table, as_text, choose_columns, with_sample
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.folders import first_documents
from workbench.corpora.readers.json_records import open_json, open_json_lines
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.readers.spreadsheets import open_excel
from workbench.corpora.readers.tables import open_table
from workbench.corpora.readers.texts import open_text

_ROWS_SHOWN = 20
_CHARACTERS_SHOWN = 300


@dataclass(frozen=True)
class TablePreview:
    """Column names, first rows and what was found out about a table.

    A format without columns has no names; its `format` tells how it would be read. A folder or an
    archive has some `documents` instead: class, file and the beginning of the text.
    """

    format: str
    names: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    text_column: str = ""
    class_column: str = ""
    id_column: str = ""
    split_column: str = ""
    delimiter: str = ""
    encoding: str = ""
    sheet: str = ""
    documents: tuple[tuple[str, str, str], ...] = ()


def columns_of(path: str | Path, settings: ReadingSettings | None = None) -> TablePreview:
    """Show how a table would be read with these settings."""
    settings = settings or ReadingSettings()
    path = Path(path)
    settings.check()
    with sentences_about(path):
        found = settings.format if settings.format != "auto" else detect_format(path, settings)
        meter = Meter(path, settings, is_preview=True)
        with _opened(found, meter) as (table, details):
            if table is None:
                return TablePreview(found, documents=_documents(found, meter))
            return _preview(found, table, details, meter)


def _documents(found: str, meter: Meter) -> tuple[tuple[str, str, str], ...]:
    if found not in ("folder", "archive", "text-folder"):
        return ()
    records = first_documents(meter, found != "text-folder", _ROWS_SHOWN)
    return tuple(
        (", ".join(one.labels), one.document_id, " ".join(one.text[:_CHARACTERS_SHOWN].split()))
        for one in records
    )


def _preview(found: str, table: Table, details: dict[str, Any], meter: Meter) -> TablePreview:
    sample, table = with_sample(table)
    choice = choose_columns(table.names, sample, meter)
    rows = tuple(
        tuple(as_text(value)[:_CHARACTERS_SHOWN] for value in row.values)
        for row in sample[:_ROWS_SHOWN]
    )
    return TablePreview(
        found,
        table.names,
        rows,
        text_column=",".join(choice.text),
        class_column=choice.label,
        id_column=choice.identity,
        split_column=choice.split,
        **details,
    )


@contextmanager
def _opened(found: str, meter: Meter) -> Iterator[tuple[Table | None, dict[str, Any]]]:
    if found == "table":
        with open_table(meter) as (table, dialect, encoding):
            yield table, {"delimiter": dialect.delimiter, "encoding": encoding.label}
    elif found == "excel":
        with open_excel(meter) as (table, sheet):
            yield table, {"sheet": sheet}
    elif found in ("json", "json-lines"):
        opened = open_json if found == "json" else open_json_lines
        with opened(meter) as (table, encoding):
            yield table, {"encoding": encoding.label}
    elif found == "arff":
        with open_text(meter.path, meter) as (lines, encoding):
            numbered = enumerate(lines, 1)
            attributes = read_header(numbered, meter)
            yield text_table(attributes, numbered, meter), {"encoding": encoding.label}
    else:
        yield None, {}
