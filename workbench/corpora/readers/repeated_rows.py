"""Documents with several classes that were written as a row per class, one below the other."""

from itertools import groupby

from workbench.corpora.readers.assembly import Record

_FEWEST_GROUPS = 3
_LEAST_SHARE = 0.1  # of the documents have several rows
_LEAST_LENGTH = 12  # characters; shorter texts are rather repeated by chance


def with_one_row_each(records: list[Record]) -> tuple[list[Record], list[str]]:
    """Join the rows of a document if its text is repeated for each of its classes; say so."""
    groups = [list(group) for _, group in groupby(records, key=lambda record: record.text)]
    repeated = [group for group in groups if len(group) > 1]
    if len(repeated) < max(_FEWEST_GROUPS, _LEAST_SHARE * len(groups)):
        return records, []
    if not all(map(_is_one_document, repeated)) or len({group[0].text for group in groups}) < len(
        groups
    ):
        return records, []
    joined = [_joined(group) for group in groups]
    note = (
        f"{len(records):,} rows are {len(joined):,} documents: rows with the same text, one below "
        "the other, have a class each and were joined."
    )
    return joined, [note]


def _is_one_document(group: list[Record]) -> bool:
    """Whether the rows of the same text have one class each, and different ones."""
    labels = {record.labels for record in group}
    is_single = all(len(record.labels) == 1 for record in group)
    same_split = len({record.split for record in group}) == 1
    return (
        is_single
        and len(labels) == len(group)
        and same_split
        and len(group[0].text) >= _LEAST_LENGTH
    )


def _joined(group: list[Record]) -> Record:
    return group[0]._replace(labels=tuple(label for record in group for label in record.labels))
