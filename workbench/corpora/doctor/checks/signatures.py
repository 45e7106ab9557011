"""Signatures: the name, the address and the motto of a writer at the end of documents."""

from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import LEAK, REMARK, Cure, Finding
from workbench.corpora.doctor.finding_types import SIGNATURES
from workbench.corpora.doctor.guessing import guess_from_common_parts
from workbench.corpora.readers.cleaning import without_footer
from workbench.plain_text import counted

_TAIL = 1500  # characters at the end of a document that are searched


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find documents that end with a signature below a line of dashes."""
    common = guess_from_common_parts(evidence, _signature)
    if common is None:
        return
    rows, guess = common
    yield SIGNATURES.found(
        rows,
        f"{counted(len(rows), 'document ends', 'documents end')} "
        f"with a signature. From the signatures alone {guess}.",
        kind=LEAK if guess.tells else REMARK,
        cure=Cure("remove-signatures", "Remove signatures", {"strip_footers": True}),
    )


def _signature(text: str) -> str:
    tail = text[-_TAIL:]
    if not any(mark in tail for mark in ("--", "__", "==", "**")):
        return ""
    tail = tail.rstrip()
    kept = without_footer(tail)
    # A line that only closes the text has nothing below it.
    return tail[len(kept) :].strip("\n -_=*")
