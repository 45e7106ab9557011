"""Exact duplicates: documents that are the same, across classes and across a given split."""

from collections import Counter
from collections.abc import Iterator

from workbench.corpora.doctor.duplicate_groups import (
    Groups,
    across_split,
    equal_documents,
    in_conflict,
    labels_of,
)
from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding, listed
from workbench.corpora.doctor.finding_types import (
    CLASS_OF_COPIES,
    CONFLICTING_DUPLICATES,
    DUPLICATES,
)
from workbench.plain_text import counted

_SHARE_OF_CONFLICTS, _LEAST_CONFLICTS = 0.8, 5


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find copies; say how many have other classes or stand on both sides of the split."""
    groups = equal_documents(evidence)
    if not groups:
        return
    conflicts = in_conflict(evidence, groups)
    yield _copies(groups, across_split(evidence, groups))
    if conflicts:
        yield _conflicting(conflicts)
        yield from _class_of_copies(evidence, conflicts)


def _copies(groups: Groups, split: Groups) -> Finding:
    number = sum(len(group) - 1 for group in groups)
    both = (
        f" {counted(len(split), 'text is', 'texts are')} in both training and test."
        if split
        else ""
    )
    return DUPLICATES.found(
        (row for group in [*split, *groups] for row in group),
        f"{counted(number, 'document is', 'documents are')} the same as an earlier one; "
        f"{counted(len(groups), 'text is', 'texts are')} repeated.{both}",
        number=number,
        cure=Cure("drop-duplicates", "Keep the first of equal documents", {"duplicates": "first"}),
    )


def _conflicting(groups: Groups) -> Finding:
    number = sum(map(len, groups))
    return CONFLICTING_DUPLICATES.found(
        (row for group in groups for row in group),
        f"{counted(number, 'document has', 'documents have')} "
        f"a copy with another class ({counted(len(groups), 'text', 'texts')}).",
        number=number,
        cure=Cure(
            "drop-conflicts",
            "Drop texts with several classes, keep the first of other copies",
            {"duplicates": "no-conflicts"},
        ),
    )


def _class_of_copies(evidence: Evidence, conflicts: Groups) -> Iterator[Finding]:
    """Report a class that holds copies of the documents of at least two other classes."""
    names = evidence.corpus.class_names
    kinds = [{label for row in group for label in labels_of(evidence, row)} for group in conflicts]
    label, number = Counter(label for labels in kinds for label in labels).most_common(1)[0]
    others = Counter(other for labels in kinds if label in labels for other in labels - {label})
    if number < max(_LEAST_CONFLICTS, _SHARE_OF_CONFLICTS * len(conflicts)) or len(others) < 2:
        return
    rows = [row for group in conflicts for row in group if label in labels_of(evidence, row)]
    yield CLASS_OF_COPIES.found(
        rows,
        f"{names[label]} contains copies of {counted(number, 'text', 'texts')} "
        "of other classes: "
        f"{listed(names[other] for other, _ in others.most_common())}.",
        number=number,
        cure=Cure(
            "drop-conflicts",
            "Drop texts with several classes, keep the first of other copies",
            {"duplicates": "no-conflicts"},
        ),
    )
