"""Boilerplate: sentences that most documents of a class share."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding, listed
from workbench.corpora.doctor.finding_types import BOILERPLATE
from workbench.corpora.doctor.shingles import shared_phrases
from workbench.corpora.readers.text_repairs import without_repeated_lines
from workbench.corpora.terms.tokenisers import CHARACTER_TOKENISERS
from workbench.plain_text import counted

_SHARE_OF_CLASS = 0.5
_LEAST_DOCUMENTS = 10
_SHARE_OF_LINES = 0.8
_MOST_CLASSES, _MOST_PHRASES = 50, 50


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find sequences of words in at least half of the documents of a class."""
    if not len(evidence.words.numbers) or not len(evidence.corpus.class_names):
        return
    shingles = evidence.shingles
    shared = (evidence.membership.T @ shingles.matrix).tocoo()
    labels, columns = shared.coords
    sizes = evidence.class_sizes[labels]
    is_found = (shared.data >= _SHARE_OF_CLASS * sizes) & (sizes >= _LEAST_DOCUMENTS)
    if not is_found.any():
        return
    columns = columns[is_found]
    affected = evidence.corpus.class_names
    names = [affected[label] for label in np.unique(labels[is_found]).tolist()]
    rows = np.flatnonzero(np.asarray(shingles.matrix[:, np.unique(columns)].sum(axis=1)).ravel())
    phrases = _phrases(evidence, labels[is_found], columns)
    least = max(_LEAST_DOCUMENTS, int(_SHARE_OF_CLASS * sizes[is_found].min()))
    yield BOILERPLATE.found(
        rows,
        f"{counted(len(rows), 'document contains', 'documents contain')} "
        "text that at least half of the documents of a "
        f"class share ({listed(names)}), for example “{'”, “'.join(phrases[:3])}”.",
        cure=_cure(evidence, rows, least, phrases),
    )


def _phrases(
    evidence: Evidence, labels: NDArray[np.int64], columns: NDArray[np.int64]
) -> list[str]:
    """The shared text of each class, as the document that has most of it writes it."""
    matrix, found = evidence.shingles.matrix, {}
    for label in np.unique(labels)[:_MOST_CLASSES].tolist():
        own = columns[labels == label]
        shared = np.asarray(matrix[:, own].sum(axis=1)).ravel()
        row = int((shared * evidence.membership[:, [label]].toarray().ravel()).argmax())
        found.update(dict.fromkeys(shared_phrases(evidence.shingles, own, row, evidence.words)))
    return list(found)


def _cure(evidence: Evidence, rows: NDArray[np.int64], least: int, phrases: list[str]) -> Cure:
    """Remove whole lines where the shared text consists of lines, and phrases elsewhere."""
    texts = [evidence.texts[row] for row in rows.tolist()]
    left = without_repeated_lines(texts, least)
    changed = sum(before != after for before, after in zip(texts, left, strict=True))
    if changed >= _SHARE_OF_LINES * len(texts) or evidence.tokens.tokeniser in CHARACTER_TOKENISERS:
        return Cure(
            "remove-repeated-lines",
            f"Remove lines that at least {least:,} documents contain",
            {"repeated_lines": least},
        )
    shown = ", ".join(phrases[:_MOST_PHRASES])
    return Cure("remove-shared-text", "Remove the shared text", {"remove_phrases": shown})
