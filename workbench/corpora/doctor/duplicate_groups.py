"""Groups of equal documents, for the findings about copies."""

from collections import defaultdict
from collections.abc import Sequence

from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.doctor.evidence import Evidence

Groups = Sequence[Sequence[int]]


def equal_documents(evidence: Evidence) -> Groups:
    """The rows of documents with the same content, for every content that is repeated."""
    rows: defaultdict[bytes, list[int]] = defaultdict(list)
    for row, digest in enumerate(evidence.digests):
        if digest:
            rows[digest].append(row)
    return [group for group in rows.values() if len(group) > 1]


def labels_of(evidence: Evidence, row: int) -> tuple[int, ...]:
    """The classes of a document."""
    corpus = evidence.corpus
    if corpus.label_sets is not None:
        return corpus.label_sets[row]
    label = int(corpus.class_index[row])
    return (label,) if label >= 0 else ()


def in_conflict(evidence: Evidence, groups: Groups) -> Groups:
    """The groups whose documents have different classes."""
    return [
        group
        for group in groups
        if len({labels for row in group if (labels := labels_of(evidence, row))}) > 1
    ]


def across_split(evidence: Evidence, groups: Groups) -> Groups:
    """The groups with documents in both training and test of the given split."""
    split = evidence.corpus.given_split
    if split is None:
        return []
    return [group for group in groups if {TRAINING, TEST} <= {int(split[row]) for row in group}]


def grouped(pairs: Sequence[tuple[int, int]]) -> Groups:
    """Join pairs that share a document into groups, by union and find."""
    parent: dict[int, int] = {}

    def root(row: int) -> int:
        parent.setdefault(row, row)
        while parent[row] != row:
            parent[row] = parent[parent[row]]
            row = parent[row]
        return row

    for first, second in pairs:
        parent[root(second)] = root(first)
    members: defaultdict[int, list[int]] = defaultdict(list)
    for row in sorted(parent):
        members[root(row)].append(row)
    return list(members.values())
