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
_HEADER = re.compile(r"[A-Za-z][A-Za-z-]{1,40}:[ \t]|[ \t]")  # of a message; a line that goes on
_SUBJECT = re.compile(
    r"^(?:Subject|Asunto|Betreff|Konu|Objet|Oggetto):[ \t]+(.+)$", re.MULTILINE | re.IGNORECASE
)
LONGEST_HEAD = 8_000  # characters of the headers of a message
_FORMULA_STARTS = (*"=+-@|%", "\t", "\r", "\n", *"＝＋－＠")  # the last four as in East Asia


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


def per_cent(share: float, digits: int = 0) -> str:
    """A share as every page and report writes it: "92.0 %", with a space before the sign."""
    return f"{100 * share:.{digits}f} %"


def size_words(training: str, everything: str = "") -> str:
    """A training size as it is shown: with a space before the sign, as in all other numbers."""
    return training.replace("%", " %") or everything


def opening_words(text: str, length: int) -> str:
    """The beginning of a document in one line; of a message its subject and what follows."""
    beginning = text[: 4 * length]
    if _HEADER.match(beginning):
        head, _, body = text[:LONGEST_HEAD].replace("\r\n", "\n").partition("\n\n")
        lines, subject = head.split("\n"), _SUBJECT.search(head)
        if body and subject and all(map(_HEADER.match, lines)):
            beginning = f"{subject[1]} – {body[: 4 * length]}"
    return " ".join(beginning.split())[:length]


def shortened(name: str, longest: int = _LONGEST_NAME) -> str:
    """A name or term whose middle is replaced by an ellipsis if it is too long."""
    if len(name) <= longest:
        return name
    half = (longest - 1) // 2
    return f"{name[:half]}…{name[-half:]}"


def begun(text: str, longest: int) -> str:
    """The whole words of a text that fit, and an ellipsis if more follow."""
    if len(text) <= longest:
        return text
    fits = text[: longest - 1]  # one character more than there is room for beside the ellipsis
    return f"{fits.rpartition(' ')[0] or fits[:-1]} …"
