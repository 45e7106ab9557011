"""Boilerplate: sentences that most documents of a class share."""

from collections.abc import Iterator

import numpy as np

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import PROBLEM, Cure, Finding, examples, listed
from workbench.corpora.doctor.shingles import phrase_of
from workbench.plain_text import counted

_SHARE_OF_CLASS = 0.5
_LEAST_DOCUMENTS = 10


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
    phrases = dict.fromkeys(
        phrase_of(shingles, column, evidence.words) for column in columns.tolist()[:3]
    )
    least = max(_LEAST_DOCUMENTS, int(_SHARE_OF_CLASS * sizes[is_found].min()))
    yield Finding(
        name="boilerplate",
        kind=PROBLEM,
        title="Text shared by most documents of a class",
        number=len(rows),
        details=f"{counted(len(rows), 'document contains', 'documents contain')} "
        "text that at least half of the documents of a "
        f"class share ({listed(names)}), for example “{'”, “'.join(phrases)}”.",
        effect="Methods recognise the frame around the text; scores do not carry over to other "
        "sources.",
        rows=examples(rows),
        cure=Cure(
            "remove-repeated-lines",
            f"Remove lines that at least {least:,} documents contain",
            {"repeated_lines": least},
        ),
    )
