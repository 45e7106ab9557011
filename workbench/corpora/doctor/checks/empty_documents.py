"""Documents that are empty, or that have no terms after preprocessing."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding
from workbench.corpora.doctor.finding_types import DOCUMENTS_WITHOUT_TERMS, EMPTY_DOCUMENTS
from workbench.corpora.doctor.leaving_out import leave_out
from workbench.corpora.terms.token_steps import removals
from workbench.plain_text import counted


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find documents without words, and documents whose words are all removed."""
    if not len(evidence.corpus):
        return
    if not evidence.texts:
        empty = np.diff(evidence.presence.indptr) == 0
        without_terms = np.zeros(len(empty), dtype=bool)
    else:
        empty = evidence.words.lengths == 0
        without_terms = (evidence.presence @ _is_kept(evidence) == 0) & ~empty
    if empty.any():
        yield _empty(evidence, np.flatnonzero(empty))
    if without_terms.any():
        yield _without_terms(evidence, np.flatnonzero(without_terms))


def _is_kept(evidence: Evidence) -> NDArray[np.float32]:
    """1 for each word that no preprocessing step removes."""
    kept = set(evidence.words.names)
    for _, is_removed in removals(evidence.tokens):
        kept = {word for word in kept if not is_removed(word)}
    return np.array([word in kept for word in evidence.words.names], dtype=np.float32)


def _empty(evidence: Evidence, rows: np.ndarray) -> Finding:
    has_texts = bool(evidence.texts)
    title = "Drop documents without words"
    return EMPTY_DOCUMENTS.found(
        rows,
        f"{counted(len(rows), 'document has', 'documents have')} no words.",
        cure=Cure("drop-empty", title, {"least_words": 1})
        if has_texts
        else leave_out(evidence, rows.tolist(), "drop-empty", title),
    )


def _without_terms(evidence: Evidence, rows: np.ndarray) -> Finding:
    return DOCUMENTS_WITHOUT_TERMS.found(
        rows,
        f"{counted(len(rows), 'document has', 'documents have')} "
        "only stop words or words that are too short.",
        cure=leave_out(evidence, rows.tolist(), "drop-without-terms", "Leave these documents out"),
        advice="Keeping shorter words or fewer stop words also helps.",
    )
