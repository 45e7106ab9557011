"""The dates of documents, in their identifiers, their texts or a column of a table.

A date is a number: year, month and day in this order, such as 20210501; 0 means no date.
"""

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime

_BEGINNING = 1500  # characters that are searched
_LONGEST_CELL = 40
_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
_ISO = re.compile(r"(?<!\d)((?:19|20)\d\d)-([01]\d)-([0-3]\d)(?!\d)")
_COMPACT = re.compile(r"(?<!\d)((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)")
_SLASHES = re.compile(r"(?<![\d/.])(\d{1,2})([/.])(\d{1,2})\2((?:19|20)\d\d)(?!\d)")
_NAMES = "|".join(_MONTHS)
_IN_WORDS = re.compile(
    rf"\b(?:({_NAMES})[a-z]{{0,6}}\.? (\d{{1,2}}),? ((?:19|20)\d\d)"
    rf"|(\d{{1,2}})\.? ({_NAMES})[a-z]{{0,6}}\.?,? ((?:19|20)\d\d))\b",
    re.IGNORECASE,
)
_SECONDS = re.compile(r"(?<!\d)(?:9\d{8}|1\d{9})(?!\d)")  # since 1970, in identifiers
_TWEET = re.compile(rf"\w{{3}} ({_NAMES}) (\d\d) [\d:]+ \+\d{{4}} (20\d\d)", re.IGNORECASE)
_SLASHED_CELL = re.compile(r"(\d{1,2})/(\d{1,2})/((?:19|20)?\d\d)(?=,? |$)")
_MAIL = re.compile(
    r"^Date:[^\n]{0,20}?\b(\d{1,2})[ -]([A-Z][a-z]{2})[a-z]*[ -]((?:19|20)?\d\d)\b", re.MULTILINE
)


def day_of_document(name: str, text: str) -> int:
    """The date in an identifier, or the first one in the text."""
    return day_of_name(name) or day_of_text(text)


def day_of_setting(written: str) -> int:
    """The number of a date such as 2021-05-01; an error for anything else."""
    return int(date.fromisoformat(written).strftime("%Y%m%d"))


def writes_month_first(cells: Iterable[str]) -> bool:
    """Whether the dates of a column are like 2/24/2015, which some of them show."""
    found = (_SLASHED_CELL.match(cell.strip()) for cell in cells)
    return any(match is not None and int(match[2]) > 12 for match in found)


def day_of_cell(cell: str, month_first: bool = False) -> int:
    """The date in a cell that holds nothing but a date, with or without a time."""
    cell = cell.strip()
    if len(cell) > _LONGEST_CELL or not cell[-1:].isalnum():
        return 0
    if match := _COMPACT.fullmatch(cell):
        return int(match[1] + match[2] + match[3])
    if match := _TWEET.fullmatch(cell):
        return int(match[3]) * 10_000 + (_MONTHS.index(match[1].lower()) + 1) * 100 + int(match[2])
    if match := _SLASHED_CELL.match(cell):
        numbers = (match[2], match[1]) if month_first else (match[1], match[2])
        cell = f"{numbers[0]}/{numbers[1]}/{'20' if len(match[3]) == 2 else ''}{match[3]}"
    return day_of_text(cell)


def day_of_text(text: str) -> int:
    """The first date at the beginning of a text."""
    text = text[:_BEGINNING]
    if "Date:" in text and (match := _MAIL.search(text)):
        day, month, year = int(match[1]), match[2].lower(), int(match[3])
        year += 0 if year > 99 else (1900 if year > 50 else 2000)
        return year * 10_000 + (_MONTHS.index(month) + 1) * 100 + day if month in _MONTHS else 0
    if match := _ISO.search(text):
        return int(match[1] + match[2] + match[3])
    if match := _SLASHES.search(text):
        return _day_with_slashes(match)
    match = _IN_WORDS.search(text)
    return _day_in_words(match) if match else 0


def day_of_name(name: str) -> int:
    """The date in an identifier, which may be written without separators or in seconds."""
    if match := _ISO.search(name) or _COMPACT.search(name):
        return int(match[1] + match[2] + match[3])
    if match := _SECONDS.search(name):
        return int(datetime.fromtimestamp(int(match[0]), UTC).strftime("%Y%m%d"))
    return 0


def _day_with_slashes(match: re.Match[str]) -> int:
    """Day before month; the other way round where only that can be."""
    day, month, year = int(match[1]), int(match[3]), int(match[4])
    if month > 12:
        day, month = month, day
    return year * 10_000 + month * 100 + day if 1 <= month <= 12 and 1 <= day <= 31 else 0


def _day_in_words(match: re.Match[str]) -> int:
    month, day, year = (
        (match[1], match[2], match[3]) if match[1] else (match[5], match[4], match[6])
    )
    return int(year) * 10_000 + (_MONTHS.index(month.lower()) + 1) * 100 + int(day)


def shown_day(day: int) -> str:
    """A date as it is written in settings."""
    return f"{day // 10_000}-{day // 100 % 100:02d}-{day % 100:02d}"
