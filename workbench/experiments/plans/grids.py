"""Grids: the lists and ranges of values that a plan sweeps or tunes."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.errors import ParameterError

Grid = Mapping[str, tuple[Any, ...]]

_MOST_VALUES = 10_000


def grid(field_name: str, values: Mapping[str, Any]) -> Grid:
    """Read lists and ranges: {from, to, step} adds and {from, to, factor} multiplies."""
    return {name: _grid_values(f"{field_name}.{name}", tried) for name, tried in values.items()}


def _grid_values(field_name: str, values: Any) -> tuple[Any, ...]:
    if isinstance(values, Mapping):
        values = _range_values(field_name, values)
    if not isinstance(values, Sequence) or isinstance(values, str) or not values:
        raise ParameterError(
            f"{field_name} = {values!r} must be a list with at least one value, "
            "or a range such as {from = 1, to = 100, factor = 10}."
        )
    if len(set(map(repr, values))) != len(values):
        raise ParameterError(f"{field_name} = {list(values)!r} must not contain a value twice.")
    return tuple(values)


def _range_values(field_name: str, limits: Mapping[str, Any]) -> list[float]:
    names = set(limits)
    are_numbers = all(
        isinstance(limit, int | float) and not isinstance(limit, bool) for limit in limits.values()
    )
    if names not in ({"from", "to", "step"}, {"from", "to", "factor"}) or not are_numbers:
        raise ParameterError(
            f"{field_name} = {dict(limits)!r} must have numbers: from, to and step or factor."
        )
    low, high = limits["from"], limits["to"]
    try:
        steps = _steps(field_name, limits)
    except ParameterError:
        raise
    except (OverflowError, ValueError):  # inf, nan, or a step that is too small for the range
        steps = -1
    if not 0 <= steps <= _MOST_VALUES:
        raise ParameterError(
            f"{field_name} = {dict(limits)!r} must give 1 to {_MOST_VALUES} values."
        )
    if "step" in limits:
        return [_tidy(low + n * limits["step"], limits.values()) for n in range(steps + 1)]
    powers = [_tidy(low * limits["factor"] ** n, limits.values()) for n in range(steps + 1)]
    return [value for value in powers if value <= high * (1 + 1e-9)]


def _steps(field_name: str, limits: Mapping[str, Any]) -> int:
    low, high = float(limits["from"]), float(limits["to"])
    if "step" in limits and limits["step"] > 0:
        return math.floor((high - low) / float(limits["step"]) + 1e-9)
    if "factor" in limits and limits["factor"] > 1 and low > 0 and high > 0:
        return math.floor(math.log(high / low) / math.log(float(limits["factor"])) + 1e-9)
    raise ParameterError(
        f"{field_name} = {dict(limits)!r} must have a step above 0, "
        "or a factor above 1 with from and to above 0."
    )


def _tidy(value: float, limits: Any) -> Any:
    """Round to the number a person expects (0.1 + 2 * 0.1 is 0.3); whole numbers stay whole."""
    is_whole = all(isinstance(limit, int) for limit in limits)
    return round(value) if is_whole else float(f"{value:.12g}")
