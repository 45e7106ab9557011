"""Lines of a table that are not rows: explanations below the header, comments, lines below it."""

import re
from collections import Counter, deque
from collections.abc import Iterator, Sequence

from workbench.corpora.readers.columns.header_rows import clean_cell, is_header
from workbench.corpora.readers.columns.irregular_rows import IrregularRows
from workbench.corpora.readers.columns.profiles import is_empty_cell, looks_numeric
from workbench.corpora.readers.columns.rows import TableRow

_MOST_EXPLANATIONS = 2
_MOST_BELOW = 10
_LONGEST_FOOTER = 80  # characters of a line
_WIDE, _WIDE_IF_PADDED = 4, 3
_SURVEY = re.compile(r'\{"ImportId":|(open-ended )?response$', re.IGNORECASE)
_RULE = re.compile(r":?-{2,}:?")
_UNIT = re.compile(r"[(\[<].*[)\]>]|string|text|integer|float|number|category", re.IGNORECASE)
_SUM = re.compile(
    r"^(?:(?:grand |sub)?total|sum|summe|gesamt|toplam|somme|suma)\b|\b(?:total|ergebnis|toplam)$",
    re.IGNORECASE,
)
_BELOW = re.compile(
    r"(grand |sub)?total\b|sum\b|summe\b|gesamt|insgesamt|toplam\b|somme\b|suma\b|source\b|quelle\b"
    r"|kaynak\b|note[s:]|©|# |\(?\d+ rows",
    re.IGNORECASE,
)


def explanations_below(cells: Sequence[object], rows: Sequence[TableRow]) -> int:
    """Count the rows below the header that explain its columns, as survey programs write them."""
    count = 0
    for at, row in enumerate(rows[:_MOST_EXPLANATIONS], 1):
        if len(row.values) == len(cells) and _explains(cells, row.values, rows[at:]):
            count = at
    return count


def with_second_level(
    names: tuple[str, ...], cells: Sequence[object], below: Sequence[object]
) -> tuple[str, ...]:
    """Add the names of a second row, as pandas writes two levels, where that tells names apart."""
    first = [clean_cell(cell) for cell in cells]
    repeated = {name for name, count in Counter(first).items() if name and count > 1}
    if not repeated or len(below) != len(names):
        return names
    pairs = zip(names, first, map(clean_cell, below), strict=True)
    joined = [
        f"{cell} {second}" if cell in repeated and second else name for name, cell, second in pairs
    ]
    return tuple(joined) if len(set(joined)) == len(joined) else names


def _explains(cells: Sequence[object], values: Sequence[object], below: Sequence[TableRow]) -> bool:
    texts = [clean_cell(value) for value in values]
    filled = [text for text in texts if text]
    if not filled or len(below) < _MOST_EXPLANATIONS:
        return False
    if any(text.startswith('{"ImportId"') for text in filled):
        return True
    if all(map(_RULE.fullmatch, filled)):
        return True  # the line below the names of a Markdown table
    if all(
        _SURVEY.match(text) or text == clean_cell(cell)
        for text, cell in zip(texts, cells, strict=True)
        if text
    ):
        return True
    are_names = all(map(_UNIT.fullmatch, filled)) or is_header(texts, [row.values for row in below])
    return are_names and _differs_in_numbers(texts, below)


def _differs_in_numbers(texts: Sequence[str], below: Sequence[TableRow]) -> bool:
    """Whether a word stands above a column of numbers."""
    for at, text in enumerate(texts):
        column = [clean_cell(row.values[at]) for row in below if at < len(row.values)]
        numbers = [cell for cell in column if not is_empty_cell(cell)]
        if text and not looks_numeric(text) and numbers and all(map(looks_numeric, numbers)):
            return True
    return False


def without_other_lines(rows: Iterator[TableRow], irregular: IrregularRows) -> Iterator[TableRow]:
    """Leave out comments between the rows, and what stands below the last row."""
    if any(line.startswith("#") for line in irregular.above):
        rows = _without_comments(rows, irregular)
    held: deque[TableRow] = deque()
    for row in _without_sums(rows, irregular):
        held.append(row)
        if len(held) > _MOST_BELOW:
            yield held.popleft()
    below = []
    for _ in range(_rows_of_footer(held, irregular.width)):
        below.append(" ".join(filter(None, map(clean_cell, held.pop().values)))[:60])
    while held and (
        _may_be_below(held[-1], irregular.width)
        or _is_remark(held, irregular.width)
        or _is_count(held)
    ):
        below.append(" ".join(filter(None, map(clean_cell, held.pop().values)))[:60])
    yield from held
    irregular.below = below[::-1]


def _without_sums(rows: Iterator[TableRow], irregular: IrregularRows) -> Iterator[TableRow]:
    """Leave out sums between the rows, as in tables with groups; those at the end are held back."""
    sums: list[TableRow] = []
    for row in rows:
        if irregular.width > _MOST_EXPLANATIONS and _is_sum(row):
            sums = [*sums, row][-_MOST_BELOW:]
            irregular.sums += 1
            continue
        sums = []
        yield row
    irregular.sums -= len(sums)
    yield from sums


def _is_sum(row: TableRow) -> bool:
    """Whether a row holds a name such as “Total sport”, and numbers beside it, but no text."""
    first, *others = [cell for cell in map(clean_cell, row.values) if cell] or [""]
    is_short = len(row.values) - len(others) > 1 and len(first) < _LONGEST_FOOTER
    return (
        bool(others) and is_short and bool(_SUM.search(first)) and all(map(looks_numeric, others))
    )


def _rows_of_footer(rows: Sequence[TableRow], width: int) -> int:
    """Count the last rows of one field each, if a blank line parts them from complete rows.

    Workbooks fill such rows with empty fields.
    """
    count = 0
    while count < len(rows) and _is_short_line(rows[-1 - count]):
        count += 1
    is_padded = count > 0 and all(len(row.values) == width for row in list(rows)[-count:])
    if not 0 < count < len(rows) or width < (_WIDE_IF_PADDED if is_padded else _WIDE):
        return 0
    before, first = rows[-1 - count], rows[-count]
    lines_of_row = 1 + sum(str(value).count("\n") for value in before.values)
    is_apart = first.line > before.line + lines_of_row
    return count if is_apart and len(before.values) == width else 0


def _is_short_line(row: TableRow) -> bool:
    first, *others = map(clean_cell, row.values)
    return len(first) < _LONGEST_FOOTER and not any(others)


def _without_comments(rows: Iterator[TableRow], irregular: IrregularRows) -> Iterator[TableRow]:
    for row in rows:
        if len(row.values) == 1 and clean_cell(row.values[0]).startswith("#"):
            irregular.comments += 1
        else:
            yield row


def _is_remark(rows: Sequence[TableRow], width: int) -> bool:
    """Whether the last row is words below a column of numbers, with nothing beside them."""
    if width < _WIDE or len(rows) < 2:
        return False
    *others, last = ([clean_cell(value) for value in row.values] for row in rows)
    has_words = bool(last and last[0]) and not looks_numeric(last[0]) and not any(last[1:])
    return has_words and all(row and looks_numeric(row[0]) for row in others)


def _is_count(rows: Sequence[TableRow]) -> bool:
    """Whether the last row is such as “Total:” and a number, below a column without numbers."""
    if len(rows) < _MOST_EXPLANATIONS:
        return False
    (first, *others), before = (list(map(clean_cell, row.values)) for row in (rows[-1], rows[-2]))
    numbers = [at for at, cell in enumerate(others, 1) if looks_numeric(cell)]
    is_named = bool(_BELOW.match(first)) and len(first.split()) == 1
    above = [before[at] for at in numbers if at < len(before) and before[at]]
    return is_named and bool(above) and not any(map(looks_numeric, above))


def _may_be_below(row: TableRow, width: int) -> bool:
    """Whether a row is a sum or a source: such a word first, and few fields."""
    first = clean_cell(row.values[0]) if row.values else ""
    filled = sum(bool(clean_cell(value)) for value in row.values)
    return width > 1 and filled < width and _BELOW.match(first) is not None and len(first) < 80
