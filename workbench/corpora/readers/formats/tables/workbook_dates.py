"""Dates in workbooks: numbers of days whose format says that they are dates."""

import datetime
import re

_BUILT_IN = frozenset((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)))
_LITERAL = re.compile(r'"[^"]*"|\\.|_.|\*.')
_ELAPSED = re.compile(r"\[(h+|m+|s+)\]", re.IGNORECASE)
_BRACKETS = re.compile(r"\[[^\]]*\]")
_LAST_DAY = 2_958_466  # the first day after the year 9999


def is_date_format(identifier: int, code: str) -> bool:
    """Whether a number format shows a date or a time."""
    if not code:
        return identifier in _BUILT_IN
    plain = _LITERAL.sub("", code[:1000])
    if _ELAPSED.search(plain):
        return True
    plain = _BRACKETS.sub("", plain).split(";")[0].lower()
    return "general" not in plain and any(letter in plain for letter in "dmyhs")


def date_text(number: float, starts_1904: bool) -> str:
    """Days since the epoch of the workbook as a date, a time of day, or both."""
    if not 0 <= number < _LAST_DAY:
        return f"{number:g}"
    whole = int(number)
    seconds = round((number - whole) * 86_400)
    moment = _epoch(whole, starts_1904) + datetime.timedelta(days=whole, seconds=seconds)
    if number < 1:
        return moment.time().isoformat()
    return moment.isoformat() if seconds else moment.date().isoformat()


def _epoch(day: int, starts_1904: bool) -> datetime.datetime:
    if starts_1904:
        return datetime.datetime(1904, 1, 1)
    # Excel counts a 29 February 1900 that did not exist.
    return datetime.datetime(1899, 12, 30 if day >= 60 else 31)
