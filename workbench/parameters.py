"""Parameters: declared once in a dataclass field, used by the window and the command line.

Methods, token and feature settings, protocols and preferences are dataclasses whose fields are
made by `parameter()`. Forms, command-line options, checks, sweeps and help pages are generated
from `parameters_of()`.
"""

import dataclasses
import math
import numbers
import reprlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.errors import ParameterError

_KIND_NAMES = {bool: "yes or no", int: "a whole number", float: "a number", str: "a text"}
_QUOTED = reprlib.Repr()
_QUOTED.maxlevel, _QUOTED.maxstring, _QUOTED.maxlong, _QUOTED.maxother = 5, 2000, 2000, 2000
_QUOTED.maxlist = _QUOTED.maxtuple = _QUOTED.maxdict = 20
_TRUE_TEXTS, _FALSE_TEXTS = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
# Of choices that are stored as ids. They are not declared with their settings because titles of
# stored configurations need them without the import of a method.
_CHOICE_TITLES = {
    "auto": "automatic",
    "ceil": "always up",
    "euclidean": "Euclidean",
    "exp": "exponential",
    "first": "keep the first",
    "floor": "always down",
    "gauss": "Gaussian",
    "gaussian": "Gaussian",
    "gaussian of given distances": "Gaussian of given distances",
    "gaussian of hamming": "Gaussian of Hamming distances",
    "knn-cosine": "nearest neighbours (cosine)",
    "knn-euclidean": "nearest neighbours (distance)",
    "linear-svm": "linear SVM",
    "no-conflicts": "keep the first, without conflicts",
    "no-digits": "drop words with digits",
    "one-vs-one": "one against one",
    "one-vs-rest": "one against the rest",
    "round": "to the nearest",
}


@dataclass(frozen=True)
class Parameter:
    """One setting: its name, type, default, texts and limits."""

    name: str
    kind: type
    default: Any
    label: str
    help: str = ""
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    logarithmic: bool = False
    titles: Mapping[str, str] = dataclasses.field(default_factory=dict, compare=False)  # of choices
    untranslated: tuple[str, ...] = ()  # choices that are the same in every language

    def check(self, value: Any) -> None:
        """Raise an error if the value is of the wrong type or outside the limits."""
        if not self._is_of_kind(value) or not self._is_within_limits(value):
            raise ParameterError(self._message(value))

    def parse(self, text: str) -> Any:
        """Convert typed text into a valid value."""
        try:
            value = _from_text(self.kind, text.strip())
        except (ValueError, OverflowError):
            raise ParameterError(self._message(text)) from None
        self.check(value)
        return value

    def title_of(self, choice: str) -> str:
        """How people see one of the choices."""
        return self.titles.get(choice) or choice_title(choice)

    def allowed_text(self) -> str:
        """The allowed values, as text."""
        return "one of " + ", ".join(self.choices) if self.choices else self.range_text()

    def range_text(self) -> str:
        """The type and the allowed range, as text."""
        if self.low is not None and self.high is not None:
            return f"{_KIND_NAMES[self.kind]} from {self.low:g} to {self.high:g}"
        if self.low is not None:
            return f"{_KIND_NAMES[self.kind]} of at least {self.low:g}"
        if self.high is not None:
            return f"{_KIND_NAMES[self.kind]} of at most {self.high:g}"
        return _KIND_NAMES[self.kind]

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

    def _message(self, value: Any) -> str:
        return f"{self.name} = {quoted(value)} ({self.label}) must be {self.allowed_text()}."


def parameter(default: Any, label: str, **details: Any) -> Any:
    """Declare a dataclass field as a parameter."""
    return dataclasses.field(default=default, metadata={"label": label, **details})


def parameters_of(settings: Any) -> tuple[Parameter, ...]:
    """The parameters of a dataclass or of one of its instances."""
    return tuple(
        Parameter(field.name, type(field.default), field.default, **field.metadata)
        for field in dataclasses.fields(settings)
        if "label" in field.metadata
    )


def check_parameters(settings: Any) -> None:
    """Raise an error for the first invalid setting of an instance."""
    for setting in parameters_of(settings):
        setting.check(getattr(settings, setting.name))


def check_values(settings: Any, values: Mapping[str, Any]) -> None:
    """Raise an error for the first value that is invalid or belongs to no parameter."""
    allowed = {setting.name: setting for setting in parameters_of(settings)}
    for name, value in values.items():
        if name not in allowed:
            raise ParameterError(
                f"There is no setting named {name!r}; there are {', '.join(allowed) or 'none'}."
            )
        allowed[name].check(value)


def choices_of_several_words() -> tuple[str, ...]:
    """The choices with spaces that have titles, the longest first."""
    return tuple(sorted((name for name in _CHOICE_TITLES if " " in name), key=len, reverse=True))


def choice_title(choice: str) -> str:
    """How people see a choice: as it is stored, or the title of an id."""
    return _CHOICE_TITLES.get(choice, choice)


def quoted(value: Any) -> str:
    """The value as Python writes it; all of a large collection could take a minute."""
    return _QUOTED.repr(value) if isinstance(value, list | tuple | dict) else repr(value)


def _from_text(kind: type, text: str) -> Any:
    if kind is bool:
        return bool((_FALSE_TEXTS + _TRUE_TEXTS).index(text.lower()) >= len(_FALSE_TEXTS))
    if kind is float:
        return float(text.replace(",", ".") if text.count(",") == 1 else text)
    return kind(text)
