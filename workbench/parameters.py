"""Descriptions of settings: stated once in a dataclass field, used by every face of the program.

A method, the token and feature settings, the protocols and the preferences are dataclasses whose
fields are made by `parameter()`. Forms, the command line, checks, sweeps and help read them back
with `parameters_of()`.
"""

import dataclasses
import math
import numbers
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.errors import ParameterError

_KIND_WORDS = {bool: "yes or no", int: "a whole number", float: "a number", str: "a text"}
_TRUE_WORDS, _FALSE_WORDS = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


@dataclass(frozen=True)
class Parameter:
    """One setting: its name, kind, default, words and limits."""

    name: str
    kind: type
    default: Any
    label: str
    help: str = ""
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    logarithmic: bool = False

    def check(self, value: Any) -> None:
        """Raise one sentence if the value is of the wrong kind or outside the limits."""
        if not self._is_of_kind(value) or not self._is_within_limits(value):
            raise ParameterError(self._sentence(value))

    def parse(self, text: str) -> Any:
        """Turn what a person typed into a checked value."""
        try:
            value = _from_text(self.kind, text.strip())
        except (ValueError, OverflowError):
            raise ParameterError(self._sentence(text)) from None
        self.check(value)
        return value

    def allowed_words(self) -> str:
        """Say in words what is allowed."""
        return "one of " + ", ".join(self.choices) if self.choices else self.range_words()

    def range_words(self) -> str:
        """Say the allowed range in words."""
        if self.low is not None and self.high is not None:
            return f"{_KIND_WORDS[self.kind]} from {self.low:g} to {self.high:g}"
        if self.low is not None:
            return f"{_KIND_WORDS[self.kind]} of at least {self.low:g}"
        if self.high is not None:
            return f"{_KIND_WORDS[self.kind]} of at most {self.high:g}"
        return _KIND_WORDS[self.kind]

    def _is_of_kind(self, value: Any) -> bool:
        if self.kind is bool:
            return isinstance(value, bool) or type(value).__name__ == "bool"  # numpy's too
        if isinstance(value, bool):
            return False
        if self.kind is float:
            return isinstance(value, numbers.Real)
        if self.kind is int:
            return isinstance(value, numbers.Integral)
        return isinstance(value, self.kind)

    def _is_within_limits(self, value: Any) -> bool:
        if self.choices:
            return value in self.choices
        if self.kind not in (int, float):
            return True
        above = self.low is None or value >= self.low
        below = self.high is None or value <= self.high
        return above and below and math.isfinite(value)

    def _sentence(self, value: Any) -> str:
        return f"{self.name} = {value!r} ({self.label}) must be {self.allowed_words()}."


def parameter(default: Any, label: str, **details: Any) -> Any:
    """Describe a setting as the default of a dataclass field."""
    return dataclasses.field(default=default, metadata={"label": label, **details})


def parameters_of(settings: Any) -> tuple[Parameter, ...]:
    """List the settings that a dataclass or one of its instances describes."""
    return tuple(
        Parameter(field.name, type(field.default), field.default, **field.metadata)
        for field in dataclasses.fields(settings)
        if "label" in field.metadata
    )


def check_parameters(settings: Any) -> None:
    """Raise one sentence for the first setting of an instance that is not allowed."""
    for described in parameters_of(settings):
        described.check(getattr(settings, described.name))


def check_values(settings: Any, values: Mapping[str, Any]) -> None:
    """Raise one sentence for the first value that the described settings do not allow."""
    described = {one.name: one for one in parameters_of(settings)}
    for name, value in values.items():
        if name not in described:
            raise ParameterError(
                f"There is no setting named {name!r}; there are {', '.join(described) or 'none'}."
            )
        described[name].check(value)


def _from_text(kind: type, text: str) -> Any:
    if kind is bool:
        return bool((_FALSE_WORDS + _TRUE_WORDS).index(text.lower()) >= len(_FALSE_WORDS))
    if kind is float:
        return float(text.replace(",", ".") if text.count(",") == 1 else text)
    return kind(text)
