"""The cure that leaves listed documents out."""

from collections.abc import Sequence

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure
from workbench.corpora.readers.settings import ID_SEPARATORS

MOST_LISTED = 100_000  # identifiers; a plan with them has two megabytes


def leave_out(evidence: Evidence, rows: Sequence[int], name: str, title: str) -> Cure | None:
    """List the documents in the plan, or nothing where they are too many or cannot be listed."""
    names = [evidence.corpus.document_ids[row] for row in rows]
    if len(names) > MOST_LISTED or any(mark in name for name in names for mark in ID_SEPARATORS):
        return None
    return Cure(name, title, {"leave_out": "; ".join(names)})
