"""Tables of fixed width: fields are padded with spaces so that they begin below each other."""

import re
from collections.abc import Iterator, Sequence

from workbench.corpora.readers.formats.tables.line_layouts import first_lines, is_rule

_FEWEST_LINES = 8
_PADDED = re.compile(r"\S {2,}\S")
_MOST_PADDED = 0.5  # of the lines: prose has single spaces
_SHORT_LINES = 0.05  # of the lines may end before the last column

Gap = tuple[int, int]  # the positions from the first blank one to the next field


def gaps_of(text: str) -> tuple[Gap, ...]:
    """Find the positions that are blank in all lines between two fields; none in other texts."""
    if "\t" in text[:2000]:
        return ()
    lines = [line for line in first_lines(text) if not is_rule(line)]
    padded = sum(_PADDED.search(line) is not None for line in lines)
    if len(lines) < _FEWEST_LINES or padded < _MOST_PADDED * len(lines):
        return ()
    end = sorted(map(len, lines))[int(_SHORT_LINES * len(lines))]
    blank = [all(line[at : at + 1] in ("", " ") for line in lines) for at in range(end)]
    runs = [match.span() for match in re.finditer("1+", "".join("01"[flag] for flag in blank))]
    gaps = tuple((start, stop) for start, stop in runs if start > 0 and stop < end)
    return gaps if _are_padded(lines, gaps) else ()


def _are_padded(lines: Sequence[str], gaps: Sequence[Gap]) -> bool:
    """Whether shorter fields are filled with spaces: words above each other by chance are not."""
    filled = [cells for line in lines if len(cells := _cells(line, gaps)) > 1]
    return any(len({len(cells[at].strip()) for cells in filled}) > 1 for at in range(len(gaps)))


def fixed_width_rows(lines: Iterator[str], gaps: Sequence[Gap]) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows; a line with a word across a gap has one field and is thus irregular."""
    for number, line in enumerate(lines, 1):
        if line.strip() and not is_rule(line):
            yield number, [cell.strip() for cell in _cells(line.rstrip("\r\n"), gaps)]


def _cells(line: str, gaps: Sequence[Gap]) -> list[str]:
    cells, begin = [], 0
    for start, stop in gaps:
        # A longer value may reach into the gap from either side, but not fill it.
        at = line.rfind(" ", start, stop) if len(line) > start else len(line)
        if at < 0:
            return [line]
        cells.append(line[begin:at])
        begin = at
    return [*cells, line[begin:]]
