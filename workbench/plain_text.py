"""Text from files as data: what a terminal or a spreadsheet would obey is made harmless."""

import math
import re

# Control characters but for tab and line end; marks that change the direction of text.
_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]"
)
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")


def terminal_text(text: str) -> str:
    """A text in which control and direction characters are visible escapes, valid in JSON too."""
    return _HIDDEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


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
