"""A doubtful label column: too many values, identifiers as classes, or nothing to learn."""

from collections.abc import Iterator

import numpy as np

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Finding, examples
from workbench.corpora.doctor.finding_types import DOUBTFUL_CLASS_COLUMN
from workbench.corpora.doctor.guessing import guess_classes
from workbench.plain_text import counted, per_cent

_ADVICE = "Open the file again and choose another class column."
_LEAST_DOCUMENTS = 200  # with fewer, a guess that fails says little


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find labels that look like identifiers or that words do not predict."""
    sizes = evidence.class_sizes[evidence.class_sizes > 0]
    if len(sizes) < 2:
        return
    single = int((sizes == 1).sum())
    if len(sizes) > 10 and single > len(sizes) / 2:
        rows = np.flatnonzero(np.isin(evidence.corpus.class_index, _small(evidence)))
        yield _finding(
            single,
            f"There are {counted(len(sizes), 'class', 'classes')} "
            f"for {counted(len(evidence.corpus), 'document', 'documents')}; {single:,} of "
            "them have a single document.",
            examples(rows),
        )
    elif evidence.corpus.label_sets is None:
        yield from _unpredictable(evidence)


def _small(evidence: Evidence) -> np.ndarray:
    return np.flatnonzero(evidence.class_sizes == 1)


def _unpredictable(evidence: Evidence) -> Iterator[Finding]:
    rows = np.flatnonzero(evidence.corpus.class_index >= 0)
    if len(rows) < _LEAST_DOCUMENTS or not len(evidence.words.names):
        return
    result = guess_classes(evidence.presence[rows], evidence.corpus.class_index[rows])
    even = float((evidence.class_sizes / evidence.class_sizes.sum()).max())
    # Where one class has most documents, its share is hard to exceed even for good labels.
    is_even = result.balanced <= 1 / np.count_nonzero(evidence.class_sizes) + 0.05
    if is_even and result.correct <= max(result.chance, even) + 0.02:
        yield _finding(
            len(rows),
            f"The words of a document do not predict its class: a simple method is correct for "
            f"{per_cent(result.correct)} of the documents, the most frequent class alone for "
            f"{per_cent(max(result.chance, even))}.",
            examples(rows[:20]),
        )


def _finding(number: int, details: str, rows: tuple[int, ...]) -> Finding:
    return DOUBTFUL_CLASS_COLUMN.found(rows, details, number=number, advice=_ADVICE)
