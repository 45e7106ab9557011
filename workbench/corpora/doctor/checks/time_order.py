"""Time order: dates in the documents or identifiers show when they were written."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import REMARK, Finding, examples

_BEGINNING = 1500  # characters that are searched
_SAMPLE = 400  # documents; where few of them have dates, the others are not searched
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
_MAIL = re.compile(
    r"^Date:[^\n]{0,20}?\b(\d{1,2})[ -]([A-Z][a-z]{2})[a-z]*[ -]((?:19|20)?\d\d)\b", re.MULTILINE
)
_LEAST_SHARE = 0.5


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find dates in most documents, and say how the given split relates to them."""
    step = max(1, len(evidence.corpus) // _SAMPLE)
    if not _are_enough(_days(evidence, step)):
        return
    days = _days(evidence, 1)
    rows = np.flatnonzero(days > 0)
    if not _are_enough(days) or days[rows].min() == days[rows].max():
        return
    yield Finding(
        name="time-order",
        kind=REMARK,
        title="The documents have dates",
        number=len(rows),
        details=f"{len(rows) / len(days):.0%} of the documents have a date, from "
        f"{_shown(days[rows].min())} to {_shown(days[rows].max())}. {_split(evidence, days)}",
        effect="A random split lets methods learn from documents written after those they are "
        "tested on; for new texts the scores will be lower.",
        rows=examples(rows[np.argsort(days[rows], kind="stable")][:20]),
        advice="Add a column that names the later documents test, and use the given split.",
    )


def _are_enough(days: NDArray[np.int64]) -> bool:
    return int((days > 0).sum()) >= max(10, _LEAST_SHARE * len(days))


def _days(evidence: Evidence, step: int) -> NDArray[np.int64]:
    """At each step the date of each document as year, month and day in one number; 0 if unknown."""
    names, texts = evidence.corpus.document_ids, evidence.texts
    rows = range(0, len(names), step)
    found = [
        _day_of_name(names[row]) or (_day(texts[row][:_BEGINNING]) if texts else 0) for row in rows
    ]
    return np.array(found, dtype=np.int64)


def _day(text: str) -> int:
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


def _day_of_name(name: str) -> int:
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


def _shown(day: int) -> str:
    return f"{day // 10_000}-{day // 100 % 100:02d}-{day % 100:02d}"


def _split(evidence: Evidence, days: NDArray[np.int64]) -> str:
    split = evidence.corpus.given_split
    if split is None:
        return "There is no given split that keeps their order."
    training, test = days[(split == TRAINING) & (days > 0)], days[(split == TEST) & (days > 0)]
    if not len(training) or not len(test):
        return "The given split does not say which come later."
    later = float((test >= np.quantile(training, 0.99)).mean())
    return f"{later:.0%} of the test documents of the given split are later than the training ones."
