"""Columns that name a group of rows in its first row alone, as people write tables by hand."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

_LONGEST_NAME, _MOST_WORDS = 40, 4
_FEWEST_ROWS = 6


def names_groups(cells: Sequence[str]) -> bool:
    """Whether the first cell is filled and few others are, each with another short name."""
    starts = [at for at, cell in enumerate(cells) if cell.strip()]
    if len(cells) < _FEWEST_ROWS or not 2 <= len(starts) <= len(cells) / 3 or starts[0]:
        return False
    names = [cells[at].strip() for at in starts]
    sizes = [end - start for start, end in pairwise([*starts, len(cells)])]
    are_names = all(len(name) <= _LONGEST_NAME for name in names) and all(
        len(name.split()) <= _MOST_WORDS for name in names
    )
    return are_names and len(set(names)) == len(names) and min(sizes) > 1


def filled_down(cells: Iterable[str]) -> list[str]:
    """The cells, each empty one replaced by the last that is filled."""
    filled, last = [], ""
    for cell in cells:
        last = cell if cell.strip() else last
        filled.append(last)
    return filled
