"""The examination of a corpus: every check in turn, the most serious findings first."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.doctor.checks import (
    addresses,
    boilerplate,
    class_names,
    class_sizes,
    damage,
    duplicates,
    empty_documents,
    headers,
    label_column,
    languages,
    lengths,
    markup,
    near_duplicates,
    quotes,
    ratings,
    signatures,
    suspected_labels,
    telling_ids,
    telling_terms,
    time_order,
)
from workbench.corpora.doctor.cures import without_applied_cure
from workbench.corpora.doctor.evidence import Evidence, gather
from workbench.corpora.doctor.finding import KINDS, Finding
from workbench.corpora.doctor.other_columns import with_cures_of_file
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.tokens import TokenSettings
from workbench.progress import ProgressCallback

CHECKS: tuple[Callable[[Evidence], Iterable[Finding]], ...] = (
    headers.find,
    quotes.find,
    signatures.find,
    addresses.find,
    ratings.find,
    class_names.find,
    telling_terms.find,
    telling_ids.find,
    duplicates.find,
    near_duplicates.find,
    label_column.find,
    class_sizes.find,
    empty_documents.find,
    languages.find,
    boilerplate.find,
    lengths.find,
    damage.find,
    markup.find,
    time_order.find,
    suspected_labels.find,
)


@dataclass(frozen=True)
class Examination:
    """The findings of a corpus, the most serious first."""

    name: str
    documents: int
    findings: tuple[Finding, ...]

    def to_dict(self, document_ids: Sequence[str] = ()) -> dict[str, Any]:
        """Return plain values for JSON."""
        names = dict(enumerate(document_ids))
        found = [finding.to_dict(names) for finding in self.findings]
        return {"name": self.name, "documents": self.documents, "findings": found}


def examine(
    corpus: Corpus,
    tokens: TokenSettings | None = None,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
    suspected: Sequence[int] = (),
    reading: ReadingSettings | None = None,
    locate: Callable[[], Path] | None = None,
) -> Examination:
    """Run every check on a corpus; an exception in `progress` cancels.

    A cure that the reading settings of the corpus already contain is not proposed again. Where
    the file can be located, its other columns are proposed for doubtful classes.
    """
    evidence = gather(corpus, tokens or TokenSettings(), workers, suspected)
    findings: list[Finding] = []
    for number, check in enumerate(CHECKS, 1):
        if progress is not None:
            progress(number, len(CHECKS) + 1)
        findings.extend(check(evidence))
    if locate is not None:
        findings = with_cures_of_file(findings, locate, reading)
    findings = [without_applied_cure(finding, reading) for finding in findings]
    findings.sort(key=lambda finding: KINDS.index(finding.kind))
    return Examination(corpus.name, len(corpus), tuple(findings))
