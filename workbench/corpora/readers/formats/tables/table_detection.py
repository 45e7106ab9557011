"""Whether the lines of a file without a telling name are the rows of a table."""

from collections.abc import Sequence

from workbench.corpora.readers.columns.header_rows import clean_cell, is_header
from workbench.corpora.readers.columns.names import is_known_name
from workbench.corpora.readers.formats.tables.dialects import (
    ALMOST_ALL,
    CONTROL_DELIMITERS,
    DELIMITERS,
    RARE_DELIMITERS,
    WHITE_SPACE,
    Dialect,
    best_dialect,
    first_rows,
    has_spaced_fields,
    is_fixed_width,
    names_columns,
)
from workbench.corpora.readers.formats.tables.fixed_width import gaps_of
from workbench.corpora.readers.formats.tables.line_layouts import (
    is_ruled,
    is_wrapped,
    long_delimiter,
)

_MOST_COLUMNS = 20
_FEW_COLUMNS = 4
_FEW_ROWS = 6
_LONGEST_CLASS = 40


def looks_like_table(text: str, is_named_text: bool) -> bool:
    """Whether the lines of a file without a telling name are the rows of a table."""
    if has_spaced_fields(text) or is_ruled(text) or is_wrapped(text):
        return True
    if long_delimiter(text):
        return True
    if is_fixed_width(text) and _has_columns(text):
        return True
    for delimiter in (*DELIMITERS, *RARE_DELIMITERS):
        dialect, rating = best_dialect(text, (delimiter,))
        if rating.share < ALMOST_ALL or rating.width > _MOST_COLUMNS:
            continue
        rows = first_rows(text, dialect)
        if delimiter in ("\t", *CONTROL_DELIMITERS) and rating.share == 1:
            return True
        known = sum(map(is_known_name, map(clean_cell, rows[0])))
        may_have_names = not is_named_text or delimiter == "|"  # prose has no bars
        if known == len(rows[0]) or (may_have_names and is_header(rows[0], rows[1:200])):
            return True
        if len(rows) >= _FEW_ROWS and _has_classes(rows, rating.width):
            return True
    return False


def is_regular_table(text: str) -> bool:
    """Whether rows have three fields, or two with line breaks in quotes, as prose never has."""
    for delimiter in ("\t", ";", "|", ","):
        dialect, rating = best_dialect(text, (delimiter,))
        if rating.share < ALMOST_ALL or not 2 <= rating.width <= _MOST_COLUMNS:
            continue
        rows = [row for row in first_rows(text, dialect) if len(row) == rating.width]
        is_wide = rating.width > 2 or any("\n" in cell for row in rows for cell in row)
        if is_wide and len(rows) >= _FEW_ROWS and not _has_spaces_after(rows):
            return True
    return False


def class_field_of(text: str) -> frozenset[str]:
    """The values of a first or last field that holds classes; nothing if lines have none."""
    for delimiter in ("\t", ";", "|", ","):
        dialect, rating = best_dialect(text, (delimiter,))
        if rating.share < ALMOST_ALL or not 2 <= rating.width <= _FEW_COLUMNS:
            continue
        rows = [row for row in first_rows(text, dialect) if len(row) == rating.width]
        if len(rows) < _FEW_ROWS or not _has_classes(rows, rating.width):
            continue
        fields = [frozenset(row[at].strip() for row in rows) for at in (0, -1)]
        return min(fields, key=len)
    return frozenset()


def _has_columns(text: str) -> bool:
    """Whether the columns of fixed width have names or classes; aligned prose has neither."""
    rows = first_rows(text, Dialect(WHITE_SPACE, "", gaps=gaps_of(text)))
    width = len(gaps_of(text)) + 1
    named = is_header(rows[0], rows[1:200]) or names_columns(rows[0])
    return named or any(
        1 < len({row[at] for row in rows if len(row) == width}) <= len(rows) / 3
        for at in range(width)
    )


def _has_spaces_after(rows: Sequence[Sequence[str]]) -> bool:
    """Whether a field begins with a space; prose has one after each comma."""
    return any(cell[:1] == " " for row in rows for cell in row[1:])


def _has_classes(rows: Sequence[Sequence[str]], width: int) -> bool:
    """Whether the first or the last field recurs and is short, as classes are."""
    regular = [row for row in rows if len(row) == width]
    if width > _FEW_COLUMNS or _has_spaces_after(regular):
        return False
    return any(
        max(len(row[at]) for row in regular) <= _LONGEST_CLASS
        and 1 < len({row[at] for row in regular}) <= len(regular) / 3
        for at in (0, -1)
    )
