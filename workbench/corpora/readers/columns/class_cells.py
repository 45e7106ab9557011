"""The classes of a row: one cell, a list inside a cell, or several columns of 0 and 1."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from workbench.corpora.readers.columns.cells import as_labels, as_text

_SEPARATORS = (
    "\n",
    ";",
    "||",
    "|",
    ",",
    "><",
    "#",
    "；",
    "、",
    "，",
    "،",
    "؛",
    "•",
    "+",
    "\t",
    " ",
)
PATH_SIGNS = (" >> ", " > ", " » ", " / ", ">>", "/")  # between the levels of a path
HASHES = "#"  # a class is a word after a hash
_HARDLY_IN_NAMES = "\n;||；、 "  # spaces divide codes alone
_IN_NAMES = re.compile(r"[#+]($|[^#+\w])|^[#+]")  # C#, C++
_AROUND = "|;,"  # may also stand before the first class and after the last one
_LONGEST_PART = 40
_ALMOST_ALL = 0.9
_MOST_PARTS = 8  # in the mean cell
_CODE = re.compile(r"[\w-]+\.[\w.-]+")  # cs.LG: only such classes are separated by spaces
_WORD_BEFORE = re.compile(
    r"(?:.*\.)|(?:label|class|category|cat|topic|tag|target|is|emotion|genre)s?[_:. -]+",
    re.IGNORECASE,
)
_HASHED = re.compile(r"#[^\s#]{1,60}(?:\s{1,5}#[^\s#]{1,60}){0,50}\s{0,5}")
_IN_ANGLES = re.compile(r"(<[^<>\s][^<>]{0,60}>)+")
POSITIONS = "[0, 1]"  # the positions of the ones in a list are classes
HIGHEST = "highest score"  # the column with the highest number names the class
_ONES = re.compile(r"\[\s{0,3}[01](?:(?:\.0?)?[\s,]{1,3}[01]){1,400}(?:\.0?)?\s{0,3}\]")
_DIGIT = re.compile(r"(?<![.\d])[01]")
_FEWEST_LISTS = 4
_YES = frozenset(("1", "1.0", "true", "yes", "y", "x", "t"))
_NO = frozenset(("", "0", "0.0", "false", "no", "n", "f"))


class ClassReader:
    """Reads the classes of rows from the chosen columns."""

    def __init__(
        self,
        names: Sequence[str],
        label: str,
        indicators: Sequence[str],
        separator: str,
        *,
        fills_down: bool,
    ) -> None:
        column_numbers = {name: at for at, name in reversed(list(enumerate(names)))}
        start = _shared_start(indicators)
        self._indicators = [(column_numbers[name], name[start:]) for name in indicators]
        self._at = column_numbers.get(label, -1) if not indicators else -1
        self._separator, self._fills_down = separator, fills_down
        self._of_group: tuple[str, ...] = ()

    def labels(self, values: Sequence[Any]) -> tuple[str, ...]:
        """Return the classes of one row; rows are given in their order."""
        found = self._labels(values)
        if self._fills_down:
            found = self._of_group = found or self._of_group
        return found

    def _labels(self, values: Sequence[Any]) -> tuple[str, ...]:
        if self._separator == HIGHEST:
            return _highest(values, self._indicators)
        if self._indicators:
            said = [label for column in self._indicators for label in _said(values, *column)]
            return tuple(dict.fromkeys(said))
        if self._at < 0:
            return ()
        if self._separator == POSITIONS:
            return _positions(as_text(values[self._at]))
        found = as_labels(values[self._at])
        if not self._separator or len(found) != 1:
            return found
        return tuple(dict.fromkeys(as_labels(divided(found[0], self._separator))))


def _said(values: Sequence[Any], at: int, name: str) -> tuple[str, ...]:
    """The class that a column says: its name where the cell says yes, otherwise the cell."""
    text = as_text(values[at])
    if is_yes(text):
        return (name,)
    return () if text.strip().lower() in _NO else as_labels(values[at])


def _highest(values: Sequence[Any], columns: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    """The name of the column with the highest score; none if two share it or one is missing."""
    scores = [score(as_text(values[at])) for at, _ in columns]
    is_clear = min(scores) >= 0 and scores.count(max(scores)) == 1
    return (columns[scores.index(max(scores))][1],) if is_clear else ()


def score(text: str) -> float:
    """The number from 0 to 1 in a cell; -1 if there is none."""
    try:
        number = float(text.strip().replace(",", "."))
    except ValueError:
        return -1.0
    return number if 0 <= number <= 1 else -1.0


def _shared_start(names: Sequence[str]) -> int:
    """The length of a word such as “label_” or “cats.” before all names of classes."""
    first = names[0] if names else ""
    found = _WORD_BEFORE.match(first)
    if found is None or not all(name.startswith(found[0]) for name in names):
        return 0
    return found.end() if all(len(name) > found.end() for name in names) else 0


def are_positions(cells: Sequence[str]) -> bool:
    """Whether cells hold lists of 0 and 1, whose positions are classes: [0, 1, 0]."""
    filled = [cell.strip() for cell in cells if cell.strip()]
    if len(filled) < _FEWEST_LISTS or not all(map(_ONES.fullmatch, filled)):
        return False
    lengths = {len(_DIGIT.findall(cell)) for cell in filled}
    # A list of the classes 0 and 1 would never name one of them twice, or name 1 first.
    return len(lengths) == 1 and any(_DIGIT.findall(cell)[:2] != ["0", "1"] for cell in filled)


def _positions(cell: str) -> tuple[str, ...]:
    """The numbers of the positions, from 0, that hold a one."""
    return tuple(str(at) for at, digit in enumerate(_DIGIT.findall(cell)) if digit == "1")


def is_yes(text: str) -> bool:
    """Whether a cell of an indicator column says that the class applies."""
    return text.strip().lower() in _YES


def is_indicator(texts: Sequence[str]) -> bool:
    """Whether a column holds nothing but 0 and 1, or yes and no, and is not empty."""
    values = {text.strip().lower() for text in texts}
    return values <= _YES | _NO and values != {""}


def with_written_no(columns: dict[str, Sequence[str]]) -> dict[str, Sequence[str]]:
    """Write what signs mean: “no” for the blanks between marks, “minus” beside a plus."""
    columns = {
        name: ["minus" if cell.strip() == "-" else cell for cell in cells]
        if {*map(str.strip, cells)} == {"+", "-"}
        else cells
        for name, cells in columns.items()
    }
    marked = {
        name: cells
        for name, cells in columns.items()
        if "" in cells and len({*cells}) == 2 and is_indicator(cells)
    }
    if len(marked) < 2:
        return columns
    written = {name: [cell or "no" for cell in cells] for name, cells in marked.items()}
    return {**columns, **written}


def note_on_separator(label: str, separator: str) -> str:
    """Say how the cells of a column hold classes."""
    if separator == POSITIONS:
        return (
            f"Cells of the column {label!r} are lists of 0 and 1; the classes are the positions of "
            "the ones, counted from 0."
        )
    if separator in PATH_SIGNS:
        return (
            f"Cells of the column {label!r} are paths; the part before the first "
            f"“{separator.strip()}” is the class. Set the class separator to none if each cell is "
            "one class."
        )
    sign = {" ": "spaces", "><": "<…>", "\n": "line breaks"}.get(separator, f"“{separator}”")
    return (
        f"Cells of the column {label!r} hold several classes, separated by {sign}; set the class "
        "separator to none if each cell is one class."
    )


def divided(cell: str, separator: str) -> list[str]:
    """The parts of a cell with several classes."""
    if separator == "><":
        return cell.strip("<>").split("><")
    if separator in PATH_SIGNS:
        return [cell.split(separator)[0].strip()]
    if separator == HASHES:
        return [part.strip() for part in cell.split(HASHES) if part.strip()]
    if separator in _AROUND:
        cell = cell.strip().strip(separator)
    return [part.strip() for part in cell.split(separator)]


def class_separator(cells: Sequence[str]) -> str:
    """Find the sign between several classes in a cell; empty where cells are single classes."""
    filled = [cell for cell in cells if cell]
    if filled and all(map(_IN_ANGLES.fullmatch, filled)):
        return "><"
    if any(" #" in cell for cell in filled) and all(map(_HASHED.fullmatch, filled)):
        return HASHES
    for separator in _AROUND:
        if filled and all(len(cell) > 1 and cell[-1] == separator for cell in filled):
            return separator
    for separator in _SEPARATORS:
        if separator in "#+" and any(map(_IN_NAMES.search, filled)):
            continue
        if any(separator in cell for cell in filled) and _divides(filled, separator):
            return separator
    return ""


def path_separator(cells: Sequence[str]) -> str:
    """Find the sign between the levels of paths whose first levels recur, if there is one."""
    for sign in PATH_SIGNS:
        first = Counter(cell.split(sign)[0].strip() for cell in cells if sign in cell)
        are_paths = sum(first.values()) > _ALMOST_ALL * len(cells)
        if are_paths and 2 <= len(first) <= len(cells) // 5 and "" not in first:
            return sign
    return ""


def _divides(cells: Sequence[str], separator: str) -> bool:
    """Whether the parts recur: alone in other cells, or together with different parts."""
    parted = [divided(cell, separator) for cell in cells]
    parts = [part for cell in parted for part in cell]
    if not all(0 < len(part) <= _LONGEST_PART for part in parts):
        return False
    if separator == " " and not all(map(_CODE.fullmatch, parts)):
        return False
    if len(parts) > _MOST_PARTS * len(cells):
        return False
    whole = {tuple(cell) for cell in parted}
    in_cells = Counter(part for cell in whole for part in set(cell))
    of_several = {part for cell in whole if len(cell) > 1 for part in cell}
    recurring = sum(in_cells[part] > 1 for part in of_several)
    fewer = len(in_cells) < len(whole) or separator == "><"
    if fewer and recurring >= 0.6 * len(of_several):
        return True
    several = [cell for cell in whole if len(cell) > 1]
    met = sum(any(in_cells[part] > 1 for part in cell) for cell in several)
    return separator in _HARDLY_IN_NAMES and met == len(several)
