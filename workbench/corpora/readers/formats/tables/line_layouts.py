"""Tables whose lines need a step before the csv module: ruled, wholly quoted, long delimiters."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

_LINES_LOOKED_AT = 60
_RULE = re.compile(r"[ \t]*[|+:]?[ \t]*[:=-]{2,}[-=+|: \t]*")
_BAR = re.compile(r"(?<!\\)\|")
_EMPHASIS = re.compile(r"^(\*\*|__|\*|_|`)([^*_`]+)\1$")  # around a cell, as in Markdown
_CONTROL = re.compile("[\x01\x1f]")
_MANY = 0.95
# With spaces first, so that the spaces belong to the delimiter.
_LONG = (
    *(" ||| ", "|||", " ::: ", ":::", " +++$+++ ", "+++$+++", " || ", " :: ", "::", "[SEP]"),
    *(" ### ", " ==> ", " => ", " --> ", " -> ", " | "),
)
_FEWEST_LINES = 2
_FEWEST_WITH_OTHERS = 6
_CHARACTERS_LOOKED_AT, _MOST_SIGNS = 2000, 10
_SIGNS = re.compile(r"(?:[^\w\s]|_){2,6}")
_PROSE = ".,;:!?'\"()-…“”‘’«»¿¡—–*"  # texts contain pairs of these, too
_MIXED = re.compile(r"_[^\w\s]|[^\w\s]_")  # an underscore beside another sign
_ORDINARY = re.compile(r"[<>|;,]|://|[\[\]{}]|&|@|\\|^[_.,;:!?'\"-]{2}$")


def first_lines(text: str) -> list[str]:
    """The lines at the beginning of a text that are not blank; one that may be cut is left out."""
    lines = text.splitlines()[: _LINES_LOOKED_AT + 1]
    if len(lines) > _LINES_LOOKED_AT:
        lines.pop()
    return [line for line in lines if line.strip()]


def is_ruled(text: str) -> bool:
    """Whether a line of dashes stands below names between bars, as databases print tables."""
    lines = first_lines(text)
    for above, line in pairwise(lines):
        if is_rule(line) and "|" in above and not is_rule(above):
            return len(ruled_cells(above)) > 1 and _columns(line) == len(ruled_cells(above))
    return False


def is_rule(line: str) -> bool:
    """Whether a line only separates names from rows."""
    return "-" in line and _RULE.fullmatch(line.rstrip("\r\n")) is not None


def _columns(rule: str) -> int:
    return len([part for part in re.split(r"[+|]", rule.strip().strip("|+")) if part.strip()])


def ruled_cells(line: str) -> list[str]:
    """The cells of a line between bars."""
    inner = line.strip().removeprefix("|")
    inner = inner[:-1] if inner.endswith("|") and not inner.endswith("\\|") else inner
    cells = (cell.strip().replace("\\|", "|") for cell in _BAR.split(inner))
    return [_EMPHASIS.sub(r"\2", cell) for cell in cells]


def ruled_rows(lines: Iterator[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows of a ruled table; what stands above and below it has one field."""
    for number, line in enumerate(lines, 1):
        if line.strip() and not is_rule(line):
            yield number, ruled_cells(line)


def is_wrapped(text: str) -> bool:
    """Whether each line as a whole is one quoted field, as a second export writes rows."""
    lines = first_lines(text)
    wrapped = sum(unwrapped(line) != line for line in lines)
    inside = [unwrapped(line) for line in lines]
    divided = sum(any(sign in line for sign in ",;\t|") for line in inside)
    has_marks = sum('""' in line for line in lines)
    is_all = wrapped >= _MANY * len(lines) and divided >= _MANY * len(lines)
    return len(lines) >= _FEWEST_LINES and is_all and has_marks > len(lines) / 2


def unwrapped(line: str) -> str:
    """A line without the marks around it and with single marks inside."""
    bare = line.strip("\ufeff\r\n ")
    inner = bare[1:-1]
    if len(bare) < 2 or bare[0] != '"' or bare[-1] != '"' or '"' in inner.replace('""', ""):
        return line
    return inner.replace('""', '"') + "\n"


def long_delimiter(text: str) -> str:
    """The delimiter of several characters that divides nearly all lines evenly, if there is one."""
    lines = first_lines(text)
    if len(lines) < _FEWEST_LINES or any(map(_CONTROL.search, lines)):
        return ""  # the signs of databases divide better
    for delimiter in (*_LONG, *_other_signs(lines)):
        counts = [line.count(delimiter) for line in lines]
        usual = max(set(counts), key=counts.count)
        if usual and counts.count(usual) >= _MANY * len(lines) and _is_sole(lines, delimiter):
            return delimiter
    return ""


def _other_signs(lines: Sequence[str]) -> list[str]:
    """Unusual signs such as “_!_” in the first line, the most frequent first."""
    if len(lines) < _FEWEST_WITH_OTHERS:
        return []
    beginning = lines[0][:_CHARACTERS_LOOKED_AT]
    found = {sign for sign in _SIGNS.findall(beginning) if not _ORDINARY.search(sign)}
    unusual = (sign for sign in found if sign.strip(_PROSE).strip("_ ") or _MIXED.search(sign))
    often = sorted(unusual, key=lambda sign: (beginning.count(sign), len(sign)), reverse=True)
    return often[:_MOST_SIGNS]


def _is_sole(lines: Sequence[str], delimiter: str) -> bool:
    """Whether it stands between words, and not inside text such as 12::30 or C++ names."""
    if delimiter != "::":
        return True
    return not any(re.search(r"[A-Za-z]\w*::[a-z_]\w*\(", line) for line in lines)
