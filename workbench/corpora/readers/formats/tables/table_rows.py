"""The rows of a table: lines above the header, names of columns, rows of another width."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from workbench.corpora.readers.columns.choice import choose_columns
from workbench.corpora.readers.columns.header_rows import clean_cell, is_header
from workbench.corpora.readers.columns.irregular_rows import IrregularRows, RowJoiner
from workbench.corpora.readers.columns.names import is_known_name
from workbench.corpora.readers.columns.rows import TableRow
from workbench.corpora.readers.context import ReadingContext
from workbench.errors import CorpusError

ROWS_COMPARED = 500
_MOST_LINES_ABOVE = 20
_LONGEST_ROW_NAME = 25  # in the mean
_FEW_REGULAR = 0.1
_MOST_TRIED = 50


def begins_with_names(cells: Sequence[object], others: Sequence[TableRow]) -> bool:
    """Whether the first row of a table holds names."""
    # Where rows have one field more than names, R has written row names without a name.
    wider = bool(others) and all(len(row.values) == len(cells) + 1 for row in others)
    shifted = wider and _are_row_names([row.values for row in others])
    compared = [row.values[1:] if shifted else row.values for row in others]
    if any(is_known_name(clean_cell(cell)) for cell in cells):
        # A header that recurs as a whole comes from several tables in one file.
        compared = [values for values in compared if list(values) != list(cells)]
    return is_header(cells, compared)


def fitted_names(cells: list[object], width: int, others: Sequence[TableRow]) -> list[object]:
    """Add a name for the row names of R, and leave out what last delimiters have added."""
    while len(cells) > width > 0 and not clean_cell(cells[-1]):
        cells = cells[:-1]
    if width == len(cells) + 1 and all(len(row.values) == width for row in others):
        if not any(str(row.values[-1]).strip() for row in others):
            return cells
        return ["", *cells] if _are_row_names([row.values for row in others]) else cells
    return cells


def _are_row_names(rows: Sequence[Sequence[object]]) -> bool:
    """Whether the first fields name rows; else a delimiter has divided a text without marks."""
    names = [clean_cell(row[0]) for row in rows]
    are_short = sum(map(len, names)) <= _LONGEST_ROW_NAME * len(names)
    in_prose = sum(str(row[1])[:1] == " " for row in rows) > len(rows) / 2
    return len(set(names)) == len(names) and are_short and not in_prose


def common_width(rows: Sequence[TableRow]) -> int:
    """Return the width of most rows."""
    widths = Counter(len(row.values) for row in rows)
    return max(widths, key=lambda width: (widths[width], width), default=0)


def lines_above(rows: Sequence[TableRow]) -> int:
    """Count the lines above the header, such as a title or comments."""
    width = common_width(rows)
    for count, row in enumerate(rows[:_MOST_LINES_ABOVE]):
        later = [other.values for other in rows[count + 1 :]]
        has_names = len(row.values) == width and is_header(row.values, later)
        filled = sum(bool(clean_cell(value)) for value in row.values)
        is_alone = filled == 1 and len(rows) > count + 2
        # Names may have the sign of a comment before them, unless other names stand below.
        has_no_names = not has_names or is_header(later[0] if later else (), later[1:])
        if width > 1 and ((_is_comment(row) and has_no_names) or is_alone):
            continue
        if _names_groups(row, later, width) or (len(row.values) < width and filled <= width / 2):
            continue
        are_comments = all(
            _is_comment(above) and len(above.values) != width for above in rows[:count]
        )
        return count if has_names or are_comments else 0
    return 0


def _names_groups(row: TableRow, later: Sequence[Sequence[object]], width: int) -> bool:
    """Whether a row names groups of columns, whose own names are in the row below it."""
    filled = [clean_cell(value) for value in row.values if clean_cell(value)]
    if len(later) < 2 or len(row.values) != width or not 0 < len(filled) <= width / 2:
        return False
    below = [clean_cell(value) for value in later[0]]
    return len(below) == width and all(below) and is_header(below, later[1:])


def _is_comment(row: TableRow) -> bool:
    """Whether a line explains the table, or only says how many rows it has."""
    first = clean_cell(row.values[0])
    return first.startswith("#") or (len(row.values) == 1 and first.isdigit())


def shown_row(row: TableRow) -> str:
    """The beginning of a row, for a note."""
    return " ".join(str(value).strip() for value in row.values if str(value).strip())[:60]


def rows_of_width(
    rows: Iterator[TableRow],
    names: tuple[str, ...],
    irregular: IrregularRows,
    context: ReadingContext,
) -> Iterator[TableRow]:
    """Yield the rows that have a field for every column; treat the others as the settings say."""
    choice = context.settings.irregular_rows
    if choice == "join":
        yield from _joined(rows, names, irregular, context)
        return
    width = len(names)
    for row in rows:
        if len(row.values) == width:
            yield row
        elif len(row.values) > width and not any(row.values[width:]):
            yield TableRow(row.line, row.values[:width])  # only delimiters after the last field
        else:
            irregular.add(row.line, row.values)
    if irregular.count and choice == "refuse" and not context.is_preview:
        raise CorpusError(irregular.refusal(context.path.name))


def _joined(
    rows: Iterator[TableRow],
    names: tuple[str, ...],
    irregular: IrregularRows,
    context: ReadingContext,
) -> Iterator[TableRow]:
    buffered = list(islice(rows, ROWS_COMPARED))
    regular = [row for row in buffered if len(row.values) == len(names)]
    if len(regular) > _FEW_REGULAR * len(buffered):
        text_at = names.index(choose_columns(names, regular, context).text[-1])
    else:
        text_at = _divided_column(buffered, len(names), irregular.delimiter)
    joiner = RowJoiner(len(names), text_at, irregular.delimiter)
    for line, values in joiner.joined(_noted(chain(buffered, rows), irregular)):
        yield TableRow(line, values)


def _divided_column(rows: Sequence[TableRow], width: int, delimiter: str) -> int:
    """The column whose joining leaves the fewest different values in the others."""

    def different(text_at: int) -> int:
        joiner = RowJoiner(width, text_at, delimiter)
        joined = [
            values for _, values in joiner.joined((row.line, list(row.values)) for row in rows)
        ]
        others = [{values[at] for values in joined} for at in range(width) if at != text_at]
        return sum(map(len, others))

    return min(range(min(width, _MOST_TRIED)), key=different)


def _noted(
    rows: Iterator[TableRow], irregular: IrregularRows
) -> Iterator[tuple[int, list[object]]]:
    for line, given in rows:
        values = list(given)
        while len(values) > irregular.width and not values[-1]:
            values.pop()
        if len(values) != irregular.width:
            irregular.add(line, values)
        yield line, values


def without_repeated_names(
    rows: Iterator[TableRow], names: Sequence[object], irregular: IrregularRows
) -> Iterator[TableRow]:
    """Leave out the rows that repeat the header, as in tables that were joined."""
    repeated = list(names)
    for row in rows:
        if row.values == repeated:
            irregular.repeated_names += 1
        else:
            yield row
