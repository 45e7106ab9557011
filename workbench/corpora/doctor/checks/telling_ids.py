"""Identifiers and file names that reveal the class."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import numpy as np

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import LEAK, REMARK, Cure, Finding
from workbench.corpora.doctor.finding_types import TELLING_IDENTIFIERS
from workbench.plain_text import counted, per_cent

_DIGITS = re.compile(r"\d+")
_NUMBER = re.compile(r"[0-9]{1,18}")
_LEAST_SHARE = 0.95
_LEAST_NUMBERED = 20
_MOST_PATTERNS = 0.1  # of the documents; more are names of single documents


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find identifiers whose letters reveal the class, and whether the texts contain them."""
    if not evidence.has_classes:
        return
    names = [_pattern(identifier) for identifier in evidence.corpus.document_ids]
    share = _share_told(names, evidence)
    if share < _LEAST_SHARE or len(set(names)) > _MOST_PATTERNS * len(names):
        yield from _ranges(evidence)
        return
    inside = _rows_with_own_name(evidence)
    is_leak = len(inside) > 0.02 * len(names)
    rows = inside if is_leak else range(len(names))
    yield TELLING_IDENTIFIERS.found(
        rows,
        f"The letters of the identifier reveal the class of {per_cent(share)} of the documents. "
        f"{counted(len(inside), 'document contains', 'documents contain')} the identifier.",
        kind=LEAK if is_leak else REMARK,
        cure=Cure("remove-identifiers", "Remove identifiers", {"strip_identifiers": True})
        if is_leak
        else None,
        advice="" if is_leak else "Nothing needs to be done in this program.",
    )


def _ranges(evidence: Evidence) -> Iterator[Finding]:
    """Report numbers that were assigned class by class; the numbers of rows do not count."""
    names, labels = evidence.corpus.document_ids, evidence.corpus.class_index
    if len(names) < _LEAST_NUMBERED or not all(_NUMBER.fullmatch(name) for name in names):
        return
    numbers = np.array([int(name) for name in names], dtype=np.int64)
    order = np.argsort(numbers, kind="stable")
    if numbers[order[-1]] - numbers[order[0]] < len(names) or (labels < 0).any():
        return
    changes = int(np.count_nonzero(np.diff(labels[order])))
    if changes > 2 * np.count_nonzero(evidence.class_sizes):
        return
    yield TELLING_IDENTIFIERS.found(
        order[:20],
        "The numbers of the documents were assigned class by class: in their order the "
        f"class changes only {counted(changes, 'time', 'times')}.",
        number=len(names),
        advice="Nothing needs to be done in this program.",
    )


def _pattern(identifier: str) -> str:
    """The file name without folders, which are the classes of many corpora, and digits."""
    return _DIGITS.sub("#", identifier.replace("\\", "/").rsplit("/", 1)[-1])


def _share_told(names: list[str], evidence: Evidence) -> float:
    """The share of documents in the most frequent class of their pattern, 0 if all have one."""
    counts: defaultdict[str, Counter[int]] = defaultdict(Counter)
    labels = evidence.corpus.class_index.tolist()
    for name, label in zip(names, labels, strict=True):
        if label >= 0:
            counts[name][label] += 1
    told = sum(max(labels.values()) for labels in counts.values())
    largest = max(Counter(labels).values(), default=0)
    return told / max(1, len(names)) if told > 1.1 * largest else 0.0


def _rows_with_own_name(evidence: Evidence) -> list[int]:
    pairs = zip(evidence.corpus.document_ids, evidence.texts, strict=bool(evidence.texts))
    return [row for row, (name, text) in enumerate(pairs) if len(name) > 3 and name in text]
