"""The stored columns of a table, and the names that other tables give to them and their values."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

_COLUMNS = "SELECT name, hidden FROM pragma_table_xinfo(?)"
_COMPUTED = 2  # in `hidden`: computed when it is read
_CONTENT = "_content"  # ends the name of the table in which a search table stores its texts
_ORDINARY = (
    "AND name IN (SELECT name FROM pragma_table_list WHERE type IN ('table', 'shadow'))"
    if sqlite3.sqlite_version_info >= (3, 37)
    else "AND sql NOT LIKE '%virtual%'"
)
_MOST_TABLES = 1000
_MOST_NAMES = 1000
_LONGEST_NAME = 80
_ENDINGS = ("_id", "id", "_code", "_key", "")
_PLURALS = ("", "s", "es")


def stored_tables(database: sqlite3.Connection) -> dict[str, str]:
    """The tables with stored rows, by the names under which they are shown.

    The texts of a table for full-text search are stored in another, shown under its name.
    """
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    every = {str(row[0]) for row in database.execute(query).fetchmany(_MOST_TABLES)}
    stored = [str(row[0]) for row in database.execute(f"{query} {_ORDINARY}")]
    tables = {}
    for name in (name for name in stored if name in every):
        owner = name.removesuffix(_CONTENT)
        tables[owner if owner in every.difference(stored) else name] = name
    return tables


def selection(database: sqlite3.Connection, name: str) -> str:
    """The query for the stored columns of a table; empty where it has none."""
    columns = database.execute(_COLUMNS, (name,)).fetchall()
    names = _search_columns(database, name)
    stored = ", ".join(
        f"{_quoted(column)} AS {_quoted(names.get(column, column))}"
        for column, hidden in columns
        if hidden != _COMPUTED
    )
    return f"SELECT {stored} FROM {_quoted(name)}" if stored else ""  # noqa: S608


def _search_columns(database: sqlite3.Connection, name: str) -> dict[str, str]:
    """The columns of a table for full-text search by those that store them: c0, c1, …"""
    if not name.endswith(_CONTENT):
        return {}
    try:
        columns = database.execute(_COLUMNS, (name.removesuffix(_CONTENT),)).fetchall()
    except sqlite3.Error:  # SQLite was built without full-text search
        return {}
    shown = [column for column, hidden in columns if not hidden]
    # FTS4 adds the name to the number: c0body.
    return {
        stored: column
        for number, column in enumerate(shown)
        for stored in (f"c{number}", f"c{number}{column}")
    }


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def named_values(
    database: sqlite3.Connection, table: str, columns: Sequence[str], others: Mapping[str, str]
) -> dict[int, dict[Any, str]]:
    """The names of the numbers in columns that refer to a small table of names, by position.

    `others` are the tables with stored rows, by the names under which they are shown.
    """
    found = {}
    for column, other, key in _references(database, table, columns, others):
        names = _names(database, others[other], key)
        if names:
            found[list(columns).index(column)] = names
    return found


def _references(
    database: sqlite3.Connection, table: str, columns: Sequence[str], others: Iterable[str]
) -> Iterator[tuple[str, str, str]]:
    """The references that a table states, or else those that names such as topic_id suggest."""
    stated = database.execute(f"PRAGMA foreign_key_list({_quoted(table)})").fetchmany(_MOST_NAMES)
    for row in stated:
        if row[3] in columns and row[2] in others:
            yield row[3], row[2], row[4] or "id"
    tables = {other.lower(): other for other in others}
    for column in columns:
        for stem in (column.lower().removesuffix(ending) for ending in _ENDINGS):
            plural = stem.removesuffix("y") + "ies"
            for name in (*(stem + ending for ending in _PLURALS), plural):
                if name in tables and column not in {row[3] for row in stated}:
                    yield column, tables[name], "id"


def _names(database: sqlite3.Connection, table: str, key: str) -> dict[Any, str]:
    """The only short text of each row by its key; nothing if the table is no list of names."""
    cursor = database.execute(selection(database, table))
    columns = [column[0].lower() for column in cursor.description]
    rows = cursor.fetchmany(_MOST_NAMES + 1)
    at = columns.index(key.lower()) if key.lower() in columns else 0
    texts = [
        index
        for index in range(len(columns))
        if index != at and all(isinstance(row[index], str) for row in rows)
    ]
    if not texts or not 1 < len(rows) <= _MOST_NAMES:
        return {}
    names = {row[at]: row[texts[0]] for row in rows}
    is_list = len(names) == len(set(names.values())) == len(rows)
    return names if is_list and max(map(len, names.values())) <= _LONGEST_NAME else {}
