"""Labels that a method suspects to be wrong; the rows are given with the evidence."""

from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Finding
from workbench.corpora.doctor.finding_types import SUSPECTED_LABELS
from workbench.corpora.doctor.leaving_out import leave_out
from workbench.plain_text import counted


def find(evidence: Evidence) -> Iterator[Finding]:
    """Report the documents whose labels were named as suspected."""
    rows = list(evidence.suspected)
    if not rows:
        return
    yield SUSPECTED_LABELS.found(
        rows,
        f"{counted(len(rows), 'document has', 'documents have')} a label that a method doubts.",
        cure=leave_out(evidence, rows, "drop-suspected", "Leave these documents out"),
        advice="Read the documents; `workbench suspects` lists them with the likelier class and "
        "records corrections beside the corpus.",
    )
