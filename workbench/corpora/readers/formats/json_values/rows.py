"""Rows of a table in a JSON value, whose names and cells stand apart, as lists of objects."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.corpora.readers.columns.header_rows import column_names, is_header

_DEEPEST = 4
_NAMES = ("name", "Name", "label", "id")


def is_list_of_rows(value: Any) -> bool:
    """Whether a value is a list of lists, each of them a row with at least two fields."""
    return isinstance(value, list) and len(value) > 1 and all(_is_row(item) for item in value)


def objects_of_rows(rows: Sequence[Sequence[Any]]) -> list[dict[str, Any]]:
    """Convert a list of lists to objects; the first list may hold the names."""
    first = rows[0]
    width = max(map(len, rows))
    if all(isinstance(cell, str) for cell in first) and is_header(first, rows[1:500]):
        names, rows = column_names([*first, *[""] * (width - len(first))]), rows[1:]
    else:
        names = column_names([""] * width)
    return [dict(zip(names, row, strict=False)) for row in rows]


def rows_below_columns(value: Mapping[str, Any]) -> list[Any]:
    """Documents in {"columns": ["text", "label"], "data": [["…", "…"], …]}, as pandas writes."""
    names, rows = value.get("columns"), value.get("data")
    if not (isinstance(names, list) and isinstance(rows, list)):
        return []
    if not all(isinstance(row, list) and len(row) == len(names) for row in rows):
        return []
    return _objects(names, rows)


def rows_with_names(
    value: Mapping[str, Any], lists: Sequence[Sequence[Mapping[str, Any]]]
) -> list[Any]:
    """Documents in {"meta": {… "columns": [{"name": …}, …]}, "data": [[…], …]}."""
    rows: list[Any] = max(
        (part for part in value.values() if is_list_of_rows(part)), key=len, default=[]
    )
    if not rows or any(len(found) > len(rows) for found in lists):
        return []
    for found in lists:
        names = [str(item.get("name", "")) for item in found]
        if len(names) == len(rows[0]) and all(names):
            return _objects(names, rows)
    return objects_of_rows(rows)


def rows_of_cells(value: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Documents in {"schema": {"fields": [{"name": …}, …]}, "rows": [{"f": [{"v": …}, …]}, …]}.

    Services of databases answer so, under several names; some of them repeat the names in the first
    row. Lists of cells without names beside them are no rows, but parts of a document.
    """
    lists = list(_lists_of_parts(value, _DEEPEST))
    for found in lists:
        rows = _plain_rows(found)
        names = next(filter(None, (_names(part, rows) for part in lists)), []) if rows else []
        if names:
            return _objects(names, rows[1:] if rows[0] == names else rows)
    return []


def _lists_of_parts(value: Mapping[str, Any], depth: int) -> Iterator[list[Any]]:
    for part in value.values():
        if (
            isinstance(part, list)
            and len(part) > 1
            and all(isinstance(x, dict | list) for x in part)
        ):
            yield part
        elif isinstance(part, dict) and depth:
            yield from _lists_of_parts(part, depth - 1)


def _plain_rows(rows: Sequence[Any]) -> list[list[Any]]:
    """The values in rows whose cells are objects; nothing if one is not such a row."""
    found = []
    for row in rows:
        cells = next(iter(row.values())) if isinstance(row, dict) and len(row) == 1 else row
        if not isinstance(cells, list) or not all(map(_is_cell, cells)):
            return []
        found.append([_content(cell) for cell in cells])
    return found


def _is_cell(cell: Any) -> bool:
    return cell is None or (isinstance(cell, dict) and ("v" in cell or len(cell) < 2))


def _content(cell: Mapping[str, Any] | None) -> Any:
    if not cell or cell.get("isNull") is True:
        return None
    return cell["v"] if "v" in cell else next(iter(cell.values()))


def _names(columns: Sequence[Any], rows: Sequence[Sequence[Any]]) -> list[str]:
    """The names that a list of described columns gives, if there is one for each cell."""
    if len(columns) != len(rows[0]) or not all(isinstance(column, dict) for column in columns):
        return []
    names = [next((column[key] for key in _NAMES if column.get(key)), "") for column in columns]
    return list(map(str, names)) if all(names) else []


def _objects(names: Sequence[Any], rows: Sequence[Sequence[Any]]) -> list[dict[str, Any]]:
    unique = column_names(names)
    return [dict(zip(unique, row, strict=False)) for row in rows]


def _is_row(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) > 1
        and not any(isinstance(cell, dict) for cell in value)
    )
