"""SQLite databases: one of their tables, opened for reading only.

Only stored values are read. A column that is computed when it is read, a view and a virtual table
can compute anything, and no limit of SQLite ends a single slow function.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.tables.label_tables import with_labels_of_parts
from workbench.corpora.readers.formats.tables.sqlite_names import (
    named_values,
    selection,
    stored_tables,
)
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError
from workbench.files import open_ordinary

SQLITE = b"SQLite format 3\0"
_MEGABYTE = 1 << 20
_LARGEST_VALUE = 256 * _MEGABYTE
STEPS_BETWEEN_LOOKS = 1_000_000  # between two checks of the limit
MOST_LOOKS = 20_000
_SHOWN = 20
_SAMPLE = 100
_LONG_TEXT = 500


def read_sqlite(context: ReadingContext) -> Corpus:
    """Read the chosen table, or the one with the longest texts."""
    with open_sqlite(context) as (table, name, others):
        notes = [] if context.settings.sheet else [_note(name, others)]
        corpus = table_corpus(table, context, notes=notes)
    return with_labels_of_parts(corpus, context, others, _open_rows)


@contextmanager
def _open_rows(path: Path, settings: ReadingSettings) -> Iterator[SourceTable]:
    with open_sqlite(ReadingContext(path, settings)) as (table, _, _):
        yield table


def _note(name: str, others: Sequence[str]) -> str:
    if not others:
        return f"The table {name!r} was read."
    shown = ", ".join(other[:60] for other in others[:_SHOWN])
    return f"The table {name!r} was read; set the sheet to read another: {shown}."


@contextmanager
def open_sqlite(context: ReadingContext) -> Iterator[tuple[SourceTable, str, list[str]]]:
    """Open the chosen table of a database; yield it with its name and those of the others."""
    with open_ordinary(context.path) as file:
        if file.read(len(SQLITE)) != SQLITE:
            raise CorpusError(
                f"{context.path.name} is not an SQLite database; unpack it if it is compressed."
            )
    try:
        with closing(_connection(context)) as database:
            tables = stored_tables(database)
            name, others = _chosen_table(database, tables, context)
            found = database.execute(selection(database, tables[name]))
            names = tuple(column[0] for column in found.description)
            named = named_values(database, tables[name], names, {at: tables[at] for at in others})
            yield SourceTable(names, _rows(found, context, named)), name, others
    except sqlite3.Error as problem:
        raise CorpusError(
            f"{context.path.name} cannot be read as an SQLite database ({str(problem)[:150]}); "
            "copy it again."
        ) from None


def _connection(context: ReadingContext) -> sqlite3.Connection:
    # Immutable: no lock, no journal and no other file beside the database is touched.
    address = f"{context.path.resolve().as_uri()}?mode=ro&immutable=1"
    database = sqlite3.connect(address, uri=True)
    # No stored value is larger than its file.
    size = max(context.path.stat().st_size, _MEGABYTE)
    largest = min(_LARGEST_VALUE, context.settings.max_megabytes * _MEGABYTE, size)
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, largest)
    database.execute("PRAGMA trusted_schema = OFF")  # no functions hidden in the schema
    database.execute("PRAGMA cell_size_check = ON")
    database.text_factory = lambda content: content.decode("utf-8", "replace")
    looks = iter(range(MOST_LOOKS))
    database.set_progress_handler(lambda: int(next(looks, None) is None), STEPS_BETWEEN_LOOKS)
    return database


def _chosen_table(
    database: sqlite3.Connection, tables: Mapping[str, str], context: ReadingContext
) -> tuple[str, list[str]]:
    wanted = context.settings.sheet
    if wanted and wanted not in tables:
        shown = ", ".join(name[:60] for name in list(tables)[:_SHOWN])
        raise CorpusError(f"{context.path.name} has no table {wanted!r}; its tables are {shown}.")
    lengths = {
        name: _text_length(database, tables[name]) for name in ([wanted] if wanted else tables)
    }
    best = max(lengths, key=lambda name: lengths[name], default="")
    if not best or lengths[best] < 0:
        raise CorpusError(
            f"{context.path.name} has no table with stored rows; copy what views, virtual tables "
            "and computed columns show into a table."
        )
    return best, [name for name in lengths if name != best and lengths[name] > 0]


def _text_length(database: sqlite3.Connection, name: str) -> int:
    # Long values count up to a limit, so that a single long one does not win over many texts.
    query = selection(database, name)
    lengths = [_lengths(row) for row in islice(database.execute(query) if query else (), _SAMPLE)]
    return sum(lengths) if lengths else -1


def _lengths(row: Sequence[Any]) -> int:
    return sum(min(len(cell), _LONG_TEXT) for cell in row if isinstance(cell, str))


def _rows(
    found: sqlite3.Cursor, context: ReadingContext, named: dict[int, dict[Any, str]]
) -> Iterator[TableRow]:
    size = context.path.stat().st_size
    for number, values in enumerate(found, 1):
        cells = [_plain(value) for value in values]
        # A damaged file may refer to the same rows again and again.
        context.count_bytes(sum(len(cell) if isinstance(cell, str) else 1 for cell in cells), size)
        for at, name_of in named.items():
            cells[at] = name_of.get(cells[at], cells[at])
        yield TableRow(number, cells)


def _plain(value: Any) -> Any:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value
