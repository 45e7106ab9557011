"""Class sizes: a single class, classes with too few documents, and very uneven classes."""

from collections.abc import Iterator

import numpy as np

from workbench.corpora.description import LEAST_CLASS_SIZE
from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding, listed
from workbench.corpora.doctor.finding_types import ONE_CLASS, SMALL_CLASSES, UNEVEN_CLASSES
from workbench.plain_text import counted

_LARGEST_RATIO = 20


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find a single class, classes too small to split, and classes far larger than others."""
    if not evidence.has_classes:
        yield from _single(evidence)
        return
    yield from _small(evidence)
    yield from _uneven(evidence)


def _single(evidence: Evidence) -> Iterator[Finding]:
    filled = np.flatnonzero(evidence.class_sizes)
    if len(filled) == 1:
        number = int(filled[0])
        yield ONE_CLASS.found(
            np.flatnonzero(evidence.membership[:, [number]].toarray().ravel()),
            f"Every document with a class has the same: {evidence.corpus.class_names[number]}.",
            advice="Choose another column for the classes, or label documents of other classes.",
        )


def _small(evidence: Evidence) -> Iterator[Finding]:
    sizes = evidence.class_sizes
    small = np.flatnonzero((sizes > 0) & (sizes < LEAST_CLASS_SIZE))
    if not len(small):
        return
    rows = np.flatnonzero(np.asarray(evidence.membership[:, small].sum(axis=1)).ravel())
    named = listed(evidence.corpus.class_names[number] for number in small.tolist())
    yield SMALL_CLASSES.found(
        rows,
        f"{counted(len(small), 'class has', 'classes have')} "
        f"fewer than {LEAST_CLASS_SIZE} documents: {named}.",
        number=len(small),
        cure=Cure(
            "drop-small-classes",
            f"Drop classes with fewer than {LEAST_CLASS_SIZE} documents",
            {"smallest_class": LEAST_CLASS_SIZE},
        ),
    )


def _uneven(evidence: Evidence) -> Iterator[Finding]:
    sizes = evidence.class_sizes
    usable = sizes[sizes >= LEAST_CLASS_SIZE]
    if len(usable) < 2 or usable.max() < _LARGEST_RATIO * usable.min():
        return
    names = evidence.corpus.class_names
    largest = int(sizes.argmax())
    limit = int(usable.min()) * _LARGEST_RATIO
    rows = np.flatnonzero(evidence.membership[:, [largest]].toarray().ravel())
    yield UNEVEN_CLASSES.found(
        rows[:20],
        f"{names[largest]} has {sizes[largest]:,} documents, "
        f"{usable.max() / usable.min():.0f} times as many as the smallest usable class "
        f"({usable.min():,}).",
        number=int(usable.max() // usable.min()),
        cure=Cure(
            "limit-large-classes",
            f"Keep at most {limit:,} documents of a class",
            {"largest_class": limit},
        ),
    )
