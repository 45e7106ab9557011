"""Texts for people: counts, short names, and no control characters or formulas from files."""

import html
import math
import re

# Control characters but for tab and line end; marks that change the direction of text.
_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]"
)
_MOST_DIGITS = 15  # a float holds such numbers exactly; Python refuses to convert endless ones
_LONGEST_NAME = 200  # characters; a window takes seconds to lay out longer ones
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")


def terminal_text(text: str) -> str:
    """A text in which control and direction characters are visible escapes, valid in JSON too."""
    return _HIDDEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def html_text(text: str) -> str:
    """A text for a web page, in which nothing is markup and nothing is hidden."""
    return html.escape(terminal_text(text))


def spreadsheet_text(text: str) -> str:
    """A text that a spreadsheet shows and never evaluates: an apostrophe is put before it."""
    return f"'{text}" if _is_evaluated(text.lstrip("'")) else text


def original_text(cell: str) -> str:
    """What `spreadsheet_text` was given."""
    return cell[1:] if cell[:1] == "'" and _is_evaluated(cell.lstrip("'")) else cell


def _is_evaluated(text: str) -> bool:
    return text.startswith(_FORMULA_STARTS) and not is_number(text)


def is_number(text: str) -> bool:
    """Whether a text is a finite number and nothing else."""
    try:
        return math.isfinite(float(text)) and text.isascii() and text == text.strip()
    except ValueError:
        return False


def whole_number(text: str) -> int | None:
    """The number that a text of digits stands for; None for any other text and for huge numbers."""
    is_number = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return int(text) if is_number else None


def counted(number: int, singular: str, plural: str = "") -> str:
    """The number with the right form of the noun: 1 row, 2 rows."""
    return f"{number:,} {singular if number == 1 else plural or singular + 's'}"


def shortened(name: str, longest: int = _LONGEST_NAME) -> str:
    """A name or term whose middle is replaced by an ellipsis if it is too long."""
    if len(name) <= longest:
        return name
    half = (longest - 1) // 2
    return f"{name[:half]}…{name[-half:]}"
