"""Documents of extreme length."""

from collections.abc import Iterator

import numpy as np

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding
from workbench.corpora.doctor.finding_types import LONG_DOCUMENTS, SHORT_DOCUMENTS
from workbench.plain_text import counted

_TIMES_THE_MEDIAN, _LEAST_LONG = 30, 1000  # words
_SHORT = 3  # words
_LEAST_SHARE = 0.01


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find documents far longer than most, and documents of one or two words."""
    if not evidence.texts:
        return
    lengths = evidence.words.lengths
    median = float(np.median(lengths))
    limit = max(_LEAST_LONG, int(_TIMES_THE_MEDIAN * median))
    long = np.flatnonzero(lengths > limit)
    if len(long):
        yield _long(long[np.argsort(-lengths[long])], int(lengths.max()), median, limit)
    short = np.flatnonzero((lengths > 0) & (lengths < _SHORT))
    if median > 10 * _SHORT and len(short) > _LEAST_SHARE * len(lengths):
        yield _short(short, median)


def _long(rows: np.ndarray, longest: int, median: float, limit: int) -> Finding:
    return LONG_DOCUMENTS.found(
        rows,
        f"{counted(len(rows), 'document is', 'documents are')} "
        f"longer than {limit:,} words; the longest has {longest:,}, "
        f"the median document {median:,.0f}.",
        cure=Cure("cut-long-documents", f"Cut after {limit:,} words", {"most_words": limit}),
    )


def _short(rows: np.ndarray, median: float) -> Finding:
    return SHORT_DOCUMENTS.found(
        rows,
        f"{counted(len(rows), 'document has', 'documents have')} "
        f"fewer than {_SHORT} words; the median document has "
        f"{median:,.0f}.",
        cure=Cure(
            "drop-short-documents",
            f"Drop documents of fewer than {_SHORT} words",
            {"least_words": _SHORT},
        ),
    )
