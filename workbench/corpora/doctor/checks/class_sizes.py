"""Class sizes: classes with too few documents, and very uneven classes."""

from collections.abc import Iterator

import numpy as np

from workbench.corpora.description import LEAST_CLASS_SIZE
from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import PROBLEM, REMARK, Cure, Finding, examples, listed
from workbench.plain_text import counted

_LARGEST_RATIO = 20


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find classes that are too small to split, and classes far larger than others."""
    if not evidence.has_classes:
        return
    yield from _small(evidence)
    yield from _uneven(evidence)


def _small(evidence: Evidence) -> Iterator[Finding]:
    sizes = evidence.class_sizes
    small = np.flatnonzero((sizes > 0) & (sizes < LEAST_CLASS_SIZE))
    if not len(small):
        return
    rows = np.flatnonzero(np.asarray(evidence.membership[:, small].sum(axis=1)).ravel())
    named = listed(evidence.corpus.class_names[number] for number in small.tolist())
    yield Finding(
        name="small-classes",
        kind=PROBLEM,
        title="Classes with too few documents",
        number=len(small),
        details=f"{counted(len(small), 'class has', 'classes have')} "
        f"fewer than {LEAST_CLASS_SIZE} documents: {named}.",
        effect="They cannot be in both training and test of every split; averages over classes "
        "depend on a few documents.",
        rows=examples(rows),
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
    yield Finding(
        name="uneven-classes",
        kind=REMARK,
        title="Class sizes are very uneven",
        number=int(usable.max() // usable.min()),
        details=f"{names[largest]} has {sizes[largest]:,} documents, "
        f"{usable.max() / usable.min():.0f} times as many as the smallest usable class "
        f"({usable.min():,}).",
        effect="Accuracy says little about small classes; compare the macro-averaged F1 as well.",
        rows=examples(rows[:20]),
        cure=Cure(
            "limit-large-classes",
            f"Keep at most {limit:,} documents of a class",
            {"largest_class": limit},
        ),
    )
