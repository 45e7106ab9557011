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


def begins_with_names(cells: Sequence[object], others: Sequence[TableRow]) -> bool:
    """Whether the first row of a table holds names."""
    # Where rows have one field more than names, R has written row names without a name.
    shifted = bool(others) and all(len(row.values) == len(cells) + 1 for row in others)
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
        is_ending = not any(str(row.values[-1]).strip() for row in others)
        return cells if is_ending else ["", *cells]
    return cells


def common_width(rows: Sequence[TableRow]) -> int:
    """Return the width of most rows."""
    widths = Counter(len(row.values) for row in rows)
    return max(widths, key=lambda width: (widths[width], width), default=0)


def lines_above(rows: Sequence[TableRow]) -> int:
    """Count the lines above the header, such as a title or comments."""
    width = common_width(rows)
    for count, row in enumerate(rows[:_MOST_LINES_ABOVE]):
        filled = sum(bool(clean_cell(value)) for value in row.values)
        if width > 1 and (_is_comment(row) or (filled == 1 and len(rows) > count + 2)):
            continue
        later = [other.values for other in rows[count + 1 :]]
        has_names = len(row.values) == width and is_header(row.values, later)
        are_comments = all(
            _is_comment(above) and len(above.values) != width for above in rows[:count]
        )
        return count if has_names or are_comments else 0
    return 0


def _is_comment(row: TableRow) -> bool:
    return clean_cell(row.values[0]).startswith("#")


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
    text_at = names.index(choose_columns(names, regular, context).text[-1])
    joiner = RowJoiner(len(names), text_at, irregular.delimiter)
    for line, values in joiner.joined(_noted(chain(buffered, rows), irregular)):
        yield TableRow(line, values)


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
    """Leave out the rows that repeat the header, as in tables that were put together."""
    repeated = list(names)
    for row in rows:
        if row.values == repeated:
            irregular.repeated_names += 1
        else:
            yield row
