"""How a table is written: delimiter, quotation marks and escapes, found by trying them."""

import csv
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from io import StringIO
from itertools import product
from typing import Any, NamedTuple

from workbench.corpora.readers.columns.header_rows import clean_cell
from workbench.corpora.readers.columns.names import is_known_name
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.tables.fixed_width import Gap, fixed_width_rows, gaps_of
from workbench.corpora.readers.formats.tables.line_layouts import (
    is_ruled,
    is_wrapped,
    long_delimiter,
    ruled_rows,
    unwrapped,
)
from workbench.corpora.readers.formats.tables.word_rows import lists_word_counts
from workbench.corpora.readers.settings import NO_DELIMITER
from workbench.errors import CorpusError

DELIMITERS = (",", "\t", ";", "|")
CONTROL_DELIMITERS = ("\x01", "\x1f")  # of databases; no text contains them
RARE_DELIMITERS = ("^", "~", "¦", "¬", "§", "¶", *CONTROL_DELIMITERS)
WHITE_SPACE = " "  # any number of spaces and tabs between quoted texts or numbers
_SPACED_FIELD = r'(?:"[^"]*+"|[-+]?[.\d][\d.eE+-]*+|NA|NaN|\?)'
_SPACED_LINE = re.compile(rf"[ \t]*+{_SPACED_FIELD}(?:[ \t]++{_SPACED_FIELD})++[ \t\r]*+")
_FIELD = re.compile(r'"[^"]*+"|[^\s"]\S*+')
_LINES_COMPARED = 200
_QUOTES = ('"', "'")
_RATED_CHARACTERS = 1 << 17
DELIMITER_LINE = re.compile(r"\ufeff?sep=(.)\r?\n", re.IGNORECASE)  # a first line for Excel
_END_SIGNS = "\0\x1a \t"  # what old systems and full buffers leave after the last line
_BEGINS = "(?:^|{} ?)"
_HALF = 0.5
ALMOST_ALL = 0.9


@dataclass(frozen=True)
class Dialect:
    """How a table is written; no quotation mark means that they are ordinary characters."""

    delimiter: str
    quote: str = '"'
    escapes: bool = False  # a backslash before a quotation mark or a delimiter
    spaced: bool = False  # a space after the delimiter belongs to no field
    layout: str = ""  # ruled: bars and lines of dashes; wrapped: each line is one quoted field
    gaps: tuple[Gap, ...] = ()  # between the fields of a table of fixed width

    def _is_character(self) -> bool:
        return len(self.delimiter) == 1 and self.delimiter != WHITE_SPACE

    def options(self, strict: bool = False) -> dict[str, Any]:
        """The options of the csv module."""
        return {
            "delimiter": self.delimiter if self._is_character() else NO_DELIMITER,
            "quoting": csv.QUOTE_MINIMAL if self.quote else csv.QUOTE_NONE,
            "quotechar": self.quote or '"',
            "escapechar": "\\" if self.escapes else None,
            "skipinitialspace": self.spaced,
            "strict": strict,
        }


class Rating(NamedTuple):
    """How well a dialect divides a text: the share of good rows, and their width."""

    share: float
    width: int
    rows: int = 0


def find_dialect(head: str, context: ReadingContext) -> Dialect:
    """Return the chosen dialect, or the one that divides the first lines most evenly."""
    if not head.strip():
        raise CorpusError(f"{context.path.name} is empty; choose a file with documents.")
    settings = context.settings
    wanted = settings.delimiter_character()
    stated = DELIMITER_LINE.match(head)
    if not wanted and stated:
        wanted = stated[1]
    text = head[stated.end() :] if stated else head
    if not wanted and (has_spaced_fields(text) or lists_word_counts(text, " ")):
        return Dialect(WHITE_SPACE)
    if wanted in ("", "|") and is_ruled(text):
        return Dialect("|", "", layout="ruled")
    if not wanted and is_fixed_width(text):
        return Dialect(WHITE_SPACE, "", gaps=gaps_of(text))
    layout = "wrapped" if is_wrapped(text) else ""
    if layout:
        text = "".join(map(unwrapped, text.splitlines(keepends=True)))
    return replace(_rated_dialect(text, wanted or long_delimiter(text), context), layout=layout)


def _rated_dialect(text: str, wanted: str, context: ReadingContext) -> Dialect:
    settings = context.settings
    n_lines = text.count("\n")
    controls = tuple(sign for sign in CONTROL_DELIMITERS if text.count(sign) > _HALF * n_lines)
    delimiters = (wanted,) if wanted else controls or DELIMITERS
    quote = settings.quote_character()
    best, rating = best_dialect(text, delimiters, quote, settings.escapes)
    if rating.width == 0 and not wanted:
        best, rating = best_dialect(text, RARE_DELIMITERS, quote, settings.escapes)
    if rating.width == 0 and not wanted:
        return replace(best, delimiter=NO_DELIMITER)  # a table of one column
    return best


def is_fixed_width(text: str) -> bool:
    """Whether spaces align the fields of a text, and no other delimiter divides it."""
    gaps = gaps_of(text)
    if not gaps or long_delimiter(text):
        return False
    return best_dialect(text, (*DELIMITERS, *RARE_DELIMITERS))[1].share < ALMOST_ALL


def has_spaced_fields(text: str) -> bool:
    """Whether all lines hold quoted texts or numbers with white space between them."""
    lines = [line for line in text.split("\n", _LINES_COMPARED)[:_LINES_COMPARED] if line.strip()]
    if len(text) > sum(map(len, lines)) + len(lines) or not text.endswith("\n"):
        lines = lines[:-1] or lines  # the last line may be cut
    if len(lines) < 2 or not all(map(_SPACED_LINE.fullmatch, lines)):
        return False
    if not any(" " in _FIELD.sub("", line) for line in lines):
        return False  # an ordinary table with tabs
    widths = {len(_FIELD.findall(line)) for line in lines[1:]}
    # R writes no name above the names of rows.
    return len(widths) == 1 and len(_FIELD.findall(lines[0])) in (*widths, max(widths) - 1)


def best_dialect(
    text: str,
    delimiters: Sequence[str] = DELIMITERS,
    quote: str | None = None,
    escapes: str = "auto",
) -> tuple[Dialect, Rating]:
    """Return the dialect that divides a text most evenly, with its rating."""
    complete, is_cut = _complete_lines(text)
    rated = {}
    for delimiter in delimiters:
        for dialect in _candidates(complete, delimiter, quote, escapes):
            rated[dialect] = rate(complete, dialect, is_cut)

    def preference(dialect: Dialect) -> tuple[float, float, bool, int]:
        rating = rated[dialect]
        prose = 0.1 if _is_punctuation(complete, dialect.delimiter) else 0.0
        has_tabs = dialect.delimiter == "\t"
        # Marks in texts that open one field and close a later one would hide the rows between.
        return rating.share - prose, rating.width, has_tabs, rating.rows if has_tabs else 0

    best = max(rated, key=preference)
    return best, rated[best]


def _is_punctuation(text: str, delimiter: str) -> bool:
    """Whether nearly every delimiter is followed by a space, as commas in prose are."""
    return delimiter in ",;" and text.count(f"{delimiter} ") > 0.9 * text.count(delimiter)


def rows_of_lines(
    lines: Iterator[str], dialect: Dialect, strict: bool = False
) -> Iterator[tuple[int, list[str] | None]]:
    """Yield the line and the fields of every row; None for a row with misplaced marks."""
    if dialect.layout == "ruled" or dialect.gaps:
        yield from fixed_width_rows(lines, dialect.gaps) if dialect.gaps else ruled_rows(lines)
        return
    if dialect.layout == "wrapped":
        lines = map(unwrapped, lines)
    if dialect.delimiter == WHITE_SPACE:
        lines = (NO_DELIMITER.join(_FIELD.findall(line)) + "\n" for line in lines)
    elif len(dialect.delimiter) > 1:  # the csv module knows single characters only
        lines = (line.replace(dialect.delimiter, NO_DELIMITER) for line in lines)
    reader = csv.reader(lines, **dialect.options(strict))
    start = 1
    while True:
        try:
            values: list[str] | None = next(reader)
        except StopIteration:
            return
        except csv.Error:
            if not strict:
                raise
            values = None
        is_end = values is not None and len(values) == 1 and not values[0].strip(_END_SIGNS)
        if values is None or (any(values) and not is_end):
            yield start, values
        start = reader.line_num + 1


def rate(text: str, dialect: Dialect, is_cut: bool = False) -> Rating:
    """Rate a dialect by the share of rows with the most common width above one."""
    rows = [row for _, row in rows_of_lines(_lines(text), dialect, strict=True)]
    if is_cut and len(rows) > 1:
        rows.pop()  # may end inside a quoted field
    widths = Counter(len(row) for row in rows if row is not None)
    common = max(widths, key=lambda width: (widths[width], width), default=0)
    if common < 2:
        common = max((width for width in widths if width > 1), key=widths.__getitem__, default=0)
        if common < 2 or not names_columns(rows[0]):
            return Rating(0.0, 0)
    marks = "".join(mark for mark in _QUOTES if _begins_fields(mark, text, dialect.delimiter))
    unread = _HALF * sum(_has_quoted_cell(row, dialect.quote, marks) for row in rows)
    share = (widths[common] - unread) / len(rows)
    if rows[0] is not None and len(rows[0]) == 1 and not rows[0][0].strip().isdigit():
        share *= 0.7  # the names are not divided
    if names_columns(rows[0]):
        share = max(share, 0.6)
    return Rating(round(share, 3), common, len(rows))


def names_columns(row: Sequence[str] | None) -> bool:
    """Whether at least half of the fields of a row are names of columns that are known."""
    cells = [clean_cell(cell) for cell in row or ()]
    return len(cells) > 1 and sum(map(is_known_name, cells)) >= len(cells) / 2


def _has_quoted_cell(row: list[str] | None, quote: str, marks: str) -> bool:
    """Whether a cell still has marks around it, which another dialect would have removed."""
    return any(_is_quoted(cell, quote, marks) for cell in row or ())


def _is_quoted(cell: str, quote: str, marks: str) -> bool:
    inner = cell.strip()
    is_quoted = len(inner) > 1 and inner[0] == inner[-1] and inner[0] in marks
    return is_quoted and (inner[0] != quote or cell[0] == " ")


def _candidates(text: str, delimiter: str, quote: str | None, escapes: str) -> Iterator[Dialect]:
    quotes = [quote] if quote is not None else _plausible_quotes(text, delimiter)
    for mark in quotes:
        found = [sign for sign in (mark, delimiter, "\n") if sign and f"\\{sign}" in text]
        escaped = {"none": (False,), "backslash": (True,)}.get(
            escapes, (False, True) if found else (False,)
        )
        spaced = (False, True) if mark and f"{delimiter} {mark}" in text else (False,)
        for has_escapes, has_spaces in product(escaped, spaced):
            yield Dialect(delimiter, mark, has_escapes, has_spaces)


def _plausible_quotes(text: str, delimiter: str) -> list[str]:
    """List the marks that begin fields; without any, the usual convention."""
    opened = {mark: _begins_fields(mark, text, delimiter) for mark in _QUOTES}
    marks = [mark for mark in _QUOTES if opened[mark]]
    if delimiter == "\t":
        return [*marks, ""]  # marks are ordinary characters in most of these files
    if '"' not in marks:
        return ['"', *marks]
    begin, end = _BEGINS.format(re.escape(delimiter)), rf"\s*(?:$|{re.escape(delimiter)})"
    closed = re.search(rf'{begin}"[^"\n]*"{end}', text, re.MULTILINE)
    return marks if closed or opened['"'] < 2 else [*marks, ""]


def _begins_fields(mark: str, text: str, delimiter: str) -> int:
    """How many fields a mark begins."""
    pattern = _BEGINS.format(re.escape(delimiter)) + mark
    return len(re.findall(pattern, text, re.MULTILINE)) if mark in text else 0


def _complete_lines(text: str) -> tuple[str, bool]:
    if len(text) <= _RATED_CHARACTERS:
        return text, False
    end = text.rfind("\n", 0, _RATED_CHARACTERS) + 1
    return (text[:end] if end else text), bool(end)


def first_rows(text: str, dialect: Dialect) -> list[list[str]]:
    """The rows at the beginning of a text that can be read; one that may be cut is left out."""
    complete, is_cut = _complete_lines(text)
    rows = [row for _, row in rows_of_lines(_lines(complete), dialect, strict=True) if row]
    return rows[:-1] if is_cut else rows


def _lines(text: str) -> Iterator[str]:
    return StringIO(text, newline="")  # ends lines at \r, \n and both, and keeps their ends
