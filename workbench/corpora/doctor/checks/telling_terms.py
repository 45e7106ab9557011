"""Single words that predict a class almost alone."""

from collections.abc import Iterator

import numpy as np

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import LEAK, Cure, Finding, examples, listed
from workbench.plain_text import counted

# The harmonic mean of precision and recall. Natural words stay below it: in R8, "vs" reaches 0.86
# for the reports of earnings.
_LEAST_F1 = 0.97
_LEAST_DOCUMENTS = 10


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find words that nearly all documents of one class contain and nearly no others."""
    if not evidence.has_classes or not len(evidence.words.names):
        return
    found = dict(_telling(evidence))
    if not found:
        return
    columns = [evidence.column_of[term] for term in found]
    rows = np.unique(np.concatenate([evidence.rows_of(column) for column in columns]))
    shown = listed(f"{term} ({name})" for term, name in found.items())
    yield Finding(
        name="telling-words",
        kind=LEAK,
        title="Words that predict a class almost alone",
        number=len(found),
        details=f"{counted(len(rows), 'document contains', 'documents contain')} "
        "a word that nearly all documents of one class and "
        f"nearly no others contain: {shown}.",
        effect="A method that only looks for this word scores almost perfectly. If it was added by "
        "the source of the texts, scores mean nothing for other texts.",
        rows=examples(rows),
        cure=Cure("remove-words", "Remove these words", {"remove_phrases": ", ".join(found)})
        if evidence.texts
        else None,
        advice="Remove the columns of these terms from the file." if not evidence.texts else "",
    )


def _telling(evidence: Evidence) -> Iterator[tuple[str, str]]:
    shared = evidence.class_frequencies.tocoo()
    frequencies = np.bincount(evidence.presence.indices, minlength=evidence.presence.shape[1])
    rows, columns = shared.coords
    f1 = 2 * shared.data / (frequencies[columns] + evidence.class_sizes[rows])
    is_large = evidence.class_sizes[rows] >= _LEAST_DOCUMENTS
    # A class of most documents is predicted by any frequent word.
    is_minor = evidence.class_sizes[rows] < 0.8 * len(evidence.corpus)
    places = np.flatnonzero((f1 >= _LEAST_F1) & is_large & is_minor)
    for place in places[np.argsort(-f1[places], kind="stable")][:20]:
        name = evidence.corpus.class_names[int(rows[place])]
        yield evidence.words.names[int(columns[place])], name
