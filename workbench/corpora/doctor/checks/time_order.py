"""Time order: dates in a column, the documents or identifiers show when they were written."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding
from workbench.corpora.doctor.finding_types import DATES
from workbench.corpora.readers.document_dates import day_of_document, day_of_name, shown_day
from workbench.plain_text import per_cent

_SAMPLE = 400  # documents; where few of them have dates, the others are not searched
_LEAST_SHARE = 0.5
_TRAINING_SHARE = 0.7
_IN_ORDER = 0.95


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find dates in most documents, and say how the given split relates to them."""
    step = max(1, len(evidence.corpus) // _SAMPLE)
    if not _are_enough(_days(evidence, step)):
        return
    days = _days(evidence, 1)
    rows = np.flatnonzero(days > 0)
    if not _are_enough(days) or days[rows].min() == days[rows].max():
        return
    later = _later_share(evidence, days)
    yield DATES.found(
        rows[np.argsort(days[rows], kind="stable")][:20],
        f"{per_cent(len(rows) / len(days))} of the documents have a date, from "
        f"{shown_day(days[rows].min())} to {shown_day(days[rows].max())}. {_split(later)}",
        number=len(rows),
        cure=None if later >= _IN_ORDER else _cure(days[rows]),
        advice="Choose the protocol “given split”, which keeps the order of time.",
    )


def _cure(days: NDArray[np.int64]) -> Cure | None:
    """Test on the later documents: from the first date that leaves most for training."""
    different = np.unique(days)
    shares = np.searchsorted(np.sort(days), different) / len(days)
    first = int(different[np.abs(shares[1:] - _TRAINING_SHARE).argmin() + 1])
    number = int((days >= first).sum())
    return Cure(
        "split-by-time",
        f"Test on the {number:,} documents from {shown_day(first)} on, learn from the earlier ones",
        {"test_from": shown_day(first)},
    )


def _are_enough(days: NDArray[np.int64]) -> bool:
    return int((days > 0).sum()) >= max(10, _LEAST_SHARE * len(days))


def _days(evidence: Evidence, step: int) -> NDArray[np.int64]:
    """The date of every document at each step; 0 if unknown."""
    if evidence.corpus.days is not None:
        return evidence.corpus.days[::step]
    names, texts = evidence.corpus.document_ids, evidence.texts
    rows = range(0, len(names), step)
    found = [
        day_of_document(names[row], texts[row]) if texts else day_of_name(names[row])
        for row in rows
    ]
    return np.array(found, dtype=np.int64)


def _later_share(evidence: Evidence, days: NDArray[np.int64]) -> float:
    """The share of the test documents that are later than the training ones; -1 without a split."""
    split = evidence.corpus.given_split
    if split is None:
        return -1.0
    training, test = days[(split == TRAINING) & (days > 0)], days[(split == TEST) & (days > 0)]
    if not len(training) or not len(test):
        return 0.0
    return float((test >= np.quantile(training, 0.99)).mean())


def _split(later: float) -> str:
    if later < 0:
        return "There is no given split that keeps their order."
    share = per_cent(later)
    return f"{share} of the test documents of the given split are later than the training ones."
