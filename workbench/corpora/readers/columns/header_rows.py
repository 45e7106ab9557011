"""Whether the first row of a table holds names, judged by the rows below it."""

import re
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from workbench.corpora.readers.columns.names import is_known_name
from workbench.corpora.readers.columns.profiles import is_empty_cell, looks_numeric

_FEWEST_ROWS, _MOST_CELLS = 20, 100_000  # compared with the first row
_LONGEST_NAME = 40
_ENOUGH_CLASSES = 12  # rows in which a class that occurs once would be unusual
_LONGEST_QUESTION = 200
_LONGEST_CODE = 1_000
_LONG_VALUES = 20  # characters; columns of texts have longer values than names
_NAME = re.compile(r"[\w@#(/%$-][\w@#()/&.%$:-]*( [\w@#()/&.%-]+){0,3}[\w.?:)*]*")
_ADDRESS = re.compile(r"(https?:|www\.)|\S+@\S+\.\w+|[a-z]:\\|/\w+/", re.IGNORECASE)
_DIGIT = re.compile(r"\d")


def is_header(first: Sequence[Any], others: Iterable[Sequence[Any]] = ()) -> bool:
    """Whether the first row holds column names rather than a document."""
    cells = [clean_cell(value) for value in first]
    most = max(_FEWEST_ROWS, _MOST_CELLS // max(1, len(cells)))
    rows = [[clean_cell(value) for value in values] for values in islice(others, most)]
    columns = [[row[at] for row in rows if at < len(row) and row[at]] for at in range(len(cells))]
    if not any(cells):
        return False
    if _counts_columns(cells):
        return not all(_are_numbers(values) for values in columns if values)
    return sum(map(_evidence, cells, columns)) > 0


def clean_cell(value: Any) -> str:
    """A cell without white space and byte-order mark around it."""
    return str(value).strip().lstrip("\ufeff")


def column_names(cells: Sequence[Any]) -> tuple[str, ...]:
    """Name columns without a name by their number, and number repeated names."""
    names: list[str] = []
    for number, cell in enumerate(cells, 1):
        name = wanted = clean_cell(cell) or f"column {number}"
        repeat = 1
        while name in names:
            repeat += 1
            name = f"{wanted} ({repeat})"
        names.append(name)
    return tuple(names)


def _counts_columns(cells: Sequence[str]) -> bool:
    # Tables without names are written with the numbers 0, 1, 2 … as names by pandas.
    named = [cell for cell in cells if cell]
    return len(named) > 1 and named == [str(number) for number in range(len(named))]


def _are_numbers(values: Sequence[str]) -> bool:
    return bool(values) and sum(map(looks_numeric, values)) > 0.8 * len(values)


def _evidence(cell: str, values: Sequence[str]) -> float:
    """How much one cell speaks for a row of names (above zero) or for a document (below)."""
    if not cell:
        return 1.0 if _are_numbers(values) else 0.0
    if looks_numeric(cell):
        if values and set(values) <= {"0", "1"} and cell not in values:
            return 0.0  # the name of a class that documents have or not
        return -2.0 if _are_numbers(values) or not values else -1.0
    if is_empty_cell(cell):
        return 0.0
    if not _is_name(cell):
        return _evidence_of_question(cell, values)
    if cell not in values and _nearly_all_recur(values):
        return 4.0  # the only class that is not met again would be in the first row
    evidence = -3.0 if cell in values else 0.0
    if not values:
        return evidence + (1.5 if is_known_name(cell) else 0.3)
    if _are_numbers(values):
        return evidence + 3.0
    if not _DIGIT.search(cell) and all(_DIGIT.search(value, 0, _LONGEST_CODE) for value in values):
        evidence += 1.0  # dates, codes, file names
    return evidence + _evidence_of_length(cell, values)


def _evidence_of_question(cell: str, values: Sequence[str]) -> float:
    # Questionnaires have whole questions as names; a text in such a position is not a number.
    if cell in values or len(cell) > _LONGEST_QUESTION or _ADDRESS.match(cell):
        return -3.0
    if _are_numbers(values) or _recurs(values):
        return 2.0  # a number or a class would be here in a document
    if cell[-1] in "?:" and len(values) > 1:
        return -0.5
    is_short = len(values) > 1 and len(cell) <= statistics.median(map(len, values)) / 2
    return -1.0 if is_short and cell[-1] not in ".!" else -3.0


def _recurs(values: Sequence[str]) -> bool:
    return len(values) >= 6 and len(set(values)) <= len(values) / 3


def _nearly_all_recur(values: Sequence[str]) -> bool:
    single = sum(number == 1 for number in Counter(values).values())
    return len(values) >= _ENOUGH_CLASSES and _recurs(values) and single <= len(values) / 20


def _is_name(cell: str) -> bool:
    is_sentence = " " in cell and cell[-1] in ".!"
    return (
        len(cell) <= _LONGEST_NAME
        and bool(_NAME.fullmatch(cell))
        and not _ADDRESS.match(cell)
        and not is_sentence
    )


def _evidence_of_length(cell: str, values: Sequence[str]) -> float:
    usual = statistics.median(map(len, values))
    is_known = is_known_name(cell)
    if usual >= _LONG_VALUES:
        if len(cell) <= usual / 2:
            return 4.0 if is_known and len(cell) < min(map(len, values)) else 1.0 + is_known
        return -1.5 if " " in cell else -0.5
    if is_known:
        return 1.5
    if _recurs(values):
        return 1.0  # a class would have been met again
    return -0.5 if cell.count(" ") > 1 else 0.3
