"""SQLite databases: one of their tables, opened for reading only."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.context import ReadingContext
from workbench.errors import CorpusError

SQLITE = b"SQLite format 3\0"
_MEGABYTE = 1 << 20
_LARGEST_VALUE = 256 * _MEGABYTE
STEPS_BETWEEN_LOOKS = 1_000_000  # between two checks of the limit
MOST_LOOKS = 20_000
_TABLES = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
# Columns that are computed when they are read; printf takes seconds for each, and no limit ends it.
_COMPUTED = re.compile(r"\bAS\s*\(.*\b(?:printf|format)\s*\(", re.I | re.S)
_SHOWN = 20
_SAMPLE = 100
_LONG_TEXT = 500


def read_sqlite(context: ReadingContext) -> Corpus:
    """Read the chosen table, or the one with the longest texts."""
    with open_sqlite(context) as (table, name, others):
        notes = [] if context.settings.sheet else [_note(name, others)]
        return table_corpus(table, context, notes=notes)


def _note(name: str, others: Sequence[str]) -> str:
    if not others:
        return f"The table {name!r} was read."
    shown = ", ".join(other[:60] for other in others[:_SHOWN])
    return f"The table {name!r} was read; set the sheet to read another: {shown}."


@contextmanager
def open_sqlite(context: ReadingContext) -> Iterator[tuple[SourceTable, str, list[str]]]:
    """Open the chosen table of a database; yield it with its name and those of the others."""
    with context.path.open("rb") as file:
        if file.read(len(SQLITE)) != SQLITE:
            raise CorpusError(
                f"{context.path.name} is not an SQLite database; unpack it if it is compressed."
            )
    try:
        with closing(_connection(context)) as database:
            name, others = _chosen_table(database, context)
            found = database.execute(f"SELECT * FROM {_quoted(name)}")  # noqa: S608
            names = tuple(column[0] for column in found.description)
            yield SourceTable(names, _rows(found, context)), name, others
    except sqlite3.Error as problem:
        raise CorpusError(
            f"{context.path.name} cannot be read as an SQLite database ({str(problem)[:150]}); "
            "copy it again."
        ) from None


def _connection(context: ReadingContext) -> sqlite3.Connection:
    # Immutable: no lock, no journal and no other file beside the database is touched.
    address = f"{context.path.resolve().as_uri()}?mode=ro&immutable=1"
    database = sqlite3.connect(address, uri=True)
    largest = min(_LARGEST_VALUE, context.settings.max_megabytes * _MEGABYTE)
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, largest)
    database.execute("PRAGMA trusted_schema = OFF")  # no functions hidden in the schema
    database.execute("PRAGMA cell_size_check = ON")
    database.text_factory = lambda content: content.decode("utf-8", "replace")
    looks = iter(range(MOST_LOOKS))
    database.set_progress_handler(lambda: int(next(looks, None) is None), STEPS_BETWEEN_LOOKS)
    return database


def _chosen_table(database: sqlite3.Connection, context: ReadingContext) -> tuple[str, list[str]]:
    tables = {str(row[0]): str(row[1]) for row in database.execute(_TABLES).fetchmany(1000)}
    names = [name for name, sql in tables.items() if not _COMPUTED.search(sql)]
    wanted = context.settings.sheet
    if tables and (not names or wanted in tables.keys() - set(names)):
        raise CorpusError(
            f"{context.path.name} computes its texts with printf whenever they are read, which may "
            "take hours; copy them into a table without computed columns."
        )
    if wanted and wanted not in names:
        shown = ", ".join(name[:60] for name in names[:_SHOWN])
        raise CorpusError(f"{context.path.name} has no table {wanted!r}; its tables are {shown}.")
    lengths = {name: _text_length(database, name) for name in ([wanted] if wanted else names)}
    best = max(lengths, key=lambda name: lengths[name], default="")
    if not best or lengths[best] < 0:
        raise CorpusError(f"{context.path.name} has no table with rows; choose another file.")
    return best, [name for name in lengths if name != best and lengths[name] > 0]


def _text_length(database: sqlite3.Connection, name: str) -> int:
    # Long values count up to a limit, so that a single long one does not win over many texts.
    query = f"SELECT * FROM {_quoted(name)} LIMIT {_SAMPLE}"  # noqa: S608
    rows = database.execute(query).fetchall()
    if not rows:
        return -1
    return sum(min(len(cell), _LONG_TEXT) for row in rows for cell in row if isinstance(cell, str))


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _rows(found: sqlite3.Cursor, context: ReadingContext) -> Iterator[TableRow]:
    for number, values in enumerate(found, 1):
        cells = [_plain(value) for value in values]
        context.count_bytes(sum(len(cell) for cell in cells if isinstance(cell, str)), 0)
        yield TableRow(number, cells)


def _plain(value: Any) -> Any:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value
