"""Previewing how a file or folder would be read, before it is imported."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import Any

from workbench.corpora.readers.assembly import Record
from workbench.corpora.readers.columns.cells import as_text
from workbench.corpora.readers.columns.choice import ColumnChoice, choose_columns
from workbench.corpora.readers.columns.header_rows import column_names
from workbench.corpora.readers.columns.result import (
    COUNTED_ROWS,
    ColumnResult,
    column_result,
    counted_result,
)
from workbench.corpora.readers.columns.rows import SourceTable, TableRow, with_sample
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.files.file_errors import explaining_errors
from workbench.corpora.readers.files.sources import SkippedFiles
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.formats.folders import first_documents
from workbench.corpora.readers.formats.json_values.records import open_json, open_json_lines
from workbench.corpora.readers.formats.lines.field_blocks import open_field_blocks
from workbench.corpora.readers.formats.lines.tagged_tokens import tagged_documents
from workbench.corpora.readers.formats.lines.text_lines import line_documents, note_on
from workbench.corpora.readers.formats.mailboxes import mailbox_records
from workbench.corpora.readers.formats.numeric.arff import (
    arff_text_table,
    class_attribute,
    read_header,
)
from workbench.corpora.readers.formats.numeric.numeric_tables import (
    find_columns,
    with_plain_numbers,
)
from workbench.corpora.readers.formats.parallel_files import parallel_documents
from workbench.corpora.readers.formats.single_document import document_of
from workbench.corpora.readers.formats.tables.arrow_tables import open_arrow
from workbench.corpora.readers.formats.tables.delimited import open_table
from workbench.corpora.readers.formats.tables.page_tables import open_page_table
from workbench.corpora.readers.formats.tables.partitions import partition_files
from workbench.corpora.readers.formats.tables.spreadsheets import open_excel
from workbench.corpora.readers.formats.tables.sqlite_tables import open_sqlite
from workbench.corpora.readers.formats.tables.table_folders import (
    settings_of_files,
    unpacked_tables,
)
from workbench.corpora.readers.formats.tables.table_names import with_columns_first
from workbench.corpora.readers.formats.xml_records import open_xml_records
from workbench.corpora.readers.formats.yaml_records import open_yaml
from workbench.corpora.readers.settings import ReadingSettings

_RECORDS = {
    "json": open_json,
    "json-lines": open_json_lines,
    "field-blocks": open_field_blocks,
    "yaml": open_yaml,
}
_PLAIN_TABLES = {"arrow": open_arrow, "xml": open_xml_records, "page-table": open_page_table}
_ROWS_SHOWN = 20
_LINES_COUNTED = 20_000
_CHARACTERS_SHOWN = 300


@dataclass(frozen=True)
class CorpusPreview:
    """The detected format, columns and first rows of a file.

    A format without columns has no names. A folder or an archive has some `documents` instead:
    class, file and the beginning of the text. The result says what the columns would give.
    """

    format: str
    names: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    text_column: str = ""
    class_column: str = ""
    id_column: str = ""
    split_column: str = ""
    delimiter: str = ""
    quote: str = ""
    encoding: str = ""
    sheet: str = ""
    documents: tuple[tuple[str, str, str], ...] = ()
    is_numeric: bool = False
    result: ColumnResult = field(default_factory=ColumnResult)


def preview_of_file(path: Path, settings: ReadingSettings) -> CorpusPreview:
    """Preview a file or folder; of several tables, the first."""
    settings.check()
    with explaining_errors(path):
        file_format = (
            settings.format if settings.format != "auto" else detect_format(path, settings)
        )
        context = ReadingContext(path, settings, is_preview=True, most_records=COUNTED_ROWS)
        if file_format == "tables":
            return preview_of_tables(context)
        if file_format == "partitions":
            return _preview_of_partitions(context)
        with _opened(file_format, context) as (table, details):
            if table is None:
                return _preview_of_documents(file_format, context)
            return _preview(file_format, table, details, context)


def columns_of(path: Path, settings: ReadingSettings) -> dict[str, Any]:
    """The columns that would be read, as settings; empty for numbers and texts without columns."""
    preview = preview_of_file(path, settings)
    if not preview.names or preview.is_numeric:
        return {}
    columns = {"text_column": preview.text_column, "class_column": preview.class_column}
    has_names = preview.names != column_names([""] * len(preview.names))
    if preview.format != "table" or has_names or not preview.delimiter:
        return columns
    # Without names, files that are too short for detection are divided like the first.
    return {**columns, "format": "table", "header": "document", "delimiter": preview.delimiter}


@contextmanager
def open_rows(path: Path, settings: ReadingSettings) -> Iterator[SourceTable | None]:
    """Open a file as the table that it holds; nothing if it holds none."""
    with explaining_errors(path):
        found = detect_format(path, settings)
        with _opened(found, ReadingContext(path, settings, is_preview=True)) as (table, _):
            yield table


def preview_of_tables(context: ReadingContext, name: str = "") -> CorpusPreview:
    """Preview the table with this name, or else the first that has the columns of the settings."""
    skipped = SkippedFiles()
    with unpacked_tables(context, skipped) as files:
        chosen = [file for file in files if file.name == name] or files
        settings = settings_of_files(context.settings)
        first, shown = with_columns_first(chosen, settings, preview_of_file)
        others = ", ".join(file.name for file in files if file is not first[0])
        notes = [f"The table {first[0].name}"]
        notes[0] += f"; with the same columns, {others} will be added." if others else "."
        is_complete = shown.result.is_complete and not others
        notes += shown.result.notes
        result = replace(shown.result, is_complete=is_complete, notes=tuple(notes))
        return replace(shown, format="tables", result=result)


def _preview_of_partitions(context: ReadingContext) -> CorpusPreview:
    files = partition_files(context)
    shown = preview_of_file(files[0], settings_of_files(context.settings))
    note = f"The first of {len(files):,} partitions, {files[0].name}."
    result = replace(shown.result, is_complete=False, notes=(note, *shown.result.notes))
    return replace(shown, format="partitions", result=result)


def _preview_of_documents(file_format: str, context: ReadingContext) -> CorpusPreview:
    notes: list[str] = []
    if file_format == "document":
        records = [document_of(context)[0]]
    elif file_format == "text-lines":
        with open_text(context.path, context) as (lines, _):
            notation, found = line_documents(lines, context)
            records = list(islice(found, _LINES_COUNTED))
        notes = list(filter(None, [note_on(notation)]))
    elif file_format == "mailbox":
        records = mailbox_records(context, SkippedFiles())
    elif file_format == "conll":
        with open_text(context.path, context) as (lines, _):
            records = tagged_documents(lines, context)[1]
    elif file_format == "parallel-files":
        records = parallel_documents(context)[0]
    elif file_format in ("folder", "archive", "text-folder", "class-files"):
        by_file = {"text-folder": False, "class-files": True}.get(file_format)
        records, result = first_documents(
            context, file_format != "text-folder", _ROWS_SHOWN, by_file
        )
        return CorpusPreview(file_format, documents=_shown(records), result=result)
    else:
        return CorpusPreview(file_format)
    is_complete = file_format != "text-lines" or len(records) < _LINES_COUNTED
    result = counted_result((record.labels for record in records), is_complete, notes)
    return CorpusPreview(file_format, documents=_shown(records[:_ROWS_SHOWN]), result=result)


def _shown(records: Sequence[Record]) -> tuple[tuple[str, str, str], ...]:
    return tuple(
        (
            ", ".join(record.labels),
            record.document_id,
            " ".join(record.text[:_CHARACTERS_SHOWN].split()),
        )
        for record in records
    )


def _preview(
    file_format: str, table: SourceTable, details: dict[str, Any], context: ReadingContext
) -> CorpusPreview:
    sample, table = with_sample(table)
    choice = _choice(file_format, table, sample, details, context)
    result = column_result(table, sample, choice)
    rows = tuple(
        tuple(as_text(value)[:_CHARACTERS_SHOWN] for value in row.values)
        for row in sample[:_ROWS_SHOWN]
    )
    return CorpusPreview(
        file_format,
        table.names,
        rows,
        text_column=",".join(choice.text),
        class_column=choice.label,
        id_column=choice.identity,
        split_column=choice.split,
        result=result,
        **details,
    )


def _choice(
    file_format: str,
    table: SourceTable,
    sample: Sequence[TableRow],
    details: dict[str, Any],
    context: ReadingContext,
) -> ColumnChoice:
    if "is_numeric" not in details:
        return choose_columns(table.names, sample, context, table.stated_class)
    if file_format == "arff":
        return ColumnChoice((), details.pop("class_column"))
    found = find_columns(table.names, sample, context)
    return ColumnChoice((), found.name(found.label), found.name(found.identity))


@contextmanager
def _opened(
    file_format: str, context: ReadingContext
) -> Iterator[tuple[SourceTable | None, dict[str, Any]]]:
    if file_format in ("table", "numbers"):
        with open_table(context) as (table, dialect, encoding):
            details: dict[str, Any] = {
                "delimiter": dialect.delimiter,
                "quote": dialect.quote,
                "encoding": encoding.label,
            }
            if file_format == "numbers":
                table = with_plain_numbers(table, dialect)
                details["is_numeric"] = True
            yield table, details
    elif file_format == "excel":
        with open_excel(context) as (table, sheet):
            yield table, {"sheet": sheet}
    elif file_format in _RECORDS:
        with _RECORDS[file_format](context) as (table, encoding):
            yield table, {"encoding": encoding.label}
    elif file_format == "sqlite":
        with open_sqlite(context) as (table, name, _):
            yield table, {"sheet": name}
    elif file_format in _PLAIN_TABLES:
        with _PLAIN_TABLES[file_format](context) as table:
            yield table, {}
    elif file_format == "arff":
        with open_text(context.path, context) as (lines, encoding):
            numbered = enumerate(lines, 1)
            attributes = read_header(numbered, context)
            details = {"encoding": encoding.label}
            if not any(attribute.kind == "string" for attribute in attributes):
                label = class_attribute(attributes, context)
                name = attributes[label].name if label >= 0 else ""
                details |= {"is_numeric": True, "class_column": name}
            yield arff_text_table(attributes, numbered, context), details
    else:
        yield None, {}
