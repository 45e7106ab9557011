"""Numbers as the language of the window writes them: 1,234.5 is 1.234,5 in German and Turkish."""

import re
from numbers import Number
from string import Formatter
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

EXAMPLE = "1,234.5"  # translators write it as their language does
_CONTEXT = "core"
_A_NUMBER = re.compile(r"((p )?[<=] )?[-+−]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?(e[-+]?\d+)?( ?%)?")


class _LocalFormatter(Formatter):
    """Formats numbers in the notation of the language, and everything else as it is."""

    def format_field(self, value: Any, format_spec: str) -> Any:
        """One value of a template."""
        shown = super().format_field(value, format_spec)
        if format_spec.endswith("%"):
            shown = f"{shown[:-1]} %"
        return in_notation(shown) if isinstance(value, Number) else shown


_FORMATTER = _LocalFormatter()


def filled(template: str, *values: object, **named: object) -> str:
    """A template with its values, as by `str.format`, but with numbers as the language has them."""
    return _FORMATTER.format(template, *values, **named)


def in_notation(text: str) -> str:
    """A text of numbers and signs alone, such as "93.1 ± 0.6 %", as the language writes it."""
    example = QCoreApplication.translate(_CONTEXT, EXAMPLE)
    if example == EXAMPLE:
        return text
    return text.translate({ord(","): example[1], ord("."): example[5]})


def number_locale() -> QLocale:
    """The locale of fields for numbers: any one with the decimal sign of the language."""
    return QLocale(QLocale.Language.German) if in_notation("0.5") == "0,5" else QLocale.c()


def number_in_notation(text: str) -> str:
    """A text that may be a number, as the language writes it; any other text stays as it is."""
    return in_notation(text) if _A_NUMBER.fullmatch(text) else text
