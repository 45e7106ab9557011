"""Numbers of a comparison in words, the same on the page, in the terminal and in the table."""

from collections.abc import Mapping
from typing import Any


def number_digits(row: Mapping[str, Any]) -> int:
    """Two decimals where a line is about per cent, four where it is about shares."""
    numbers = [row[one] for one in ("published", "ours") if isinstance(row[one], int | float)]
    return 2 if max(map(abs, numbers), default=0) >= 2 else 4


def number_words(value: Any, digits: int = 4) -> str:
    """A number with some decimals, a sign as it is, a dash for nothing."""
    if isinstance(value, int | float):
        return f"{value:z.{digits}f}"  # z: no minus before zero
    return "–" if value is None else str(value)


def with_spread(value: Any, deviation: float | None, digits: int) -> str:
    """A number with its standard deviation, where there is one."""
    spread = f" ± {deviation:.{digits}f}" if deviation else ""
    return number_words(value, digits) + spread
