"""Numbers of a comparison as text, the same on the page, in the terminal and in the window."""

from collections.abc import Mapping
from typing import Any


def number_digits(row: Mapping[str, Any]) -> int:
    """Two decimals for rows in per cent, four for rows of shares."""
    numbers = [row[name] for name in ("published", "ours") if isinstance(row[name], int | float)]
    return 2 if max(map(abs, numbers), default=0) >= 2 else 4


def number_text(value: Any, digits: int = 4) -> str:
    """A number with some decimals, a sign as it is, a dash for None."""
    if isinstance(value, int | float):
        return f"{value:z.{digits}f}"  # z: no minus before zero
    return "–" if value is None else str(value)


def with_deviation(value: Any, deviation: float | None, digits: int) -> str:
    """A number with its standard deviation, if there is one."""
    plus_minus = f" ± {deviation:.{digits}f}" if deviation else ""
    return number_text(value, digits) + plus_minus
