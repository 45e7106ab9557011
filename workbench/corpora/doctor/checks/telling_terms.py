"""Single words that predict a class almost alone."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding, listed
from workbench.corpora.doctor.finding_types import TELLING_WORDS
from workbench.plain_text import counted

# The harmonic mean of precision and recall. Natural words stay below it: in R8, "vs" reaches 0.86
# for the reports of earnings.
_LEAST_F1 = 0.97
_LEAST_DOCUMENTS = 10
# A tag such as "[sport]" or the name of a writer stands among the first or last words.
_EDGE, _SHARE_AT_EDGES, _SHARE_OF_CLASS, _PRECISION = 4, 0.9, 0.2, 0.98


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find words that nearly all documents of one class contain and hardly any others."""
    if not evidence.has_classes or not len(evidence.words.names):
        return
    found = {**dict(_telling(evidence)), **dict(_tags(evidence))}
    if not found:
        return
    columns = [evidence.column_of[term] for term in found]
    rows = np.unique(np.concatenate([evidence.rows_of(column) for column in columns]))
    shown = listed(f"{term} ({name})" for term, name in found.items())
    yield TELLING_WORDS.found(
        rows,
        f"{counted(len(rows), 'document contains', 'documents contain')} "
        "a word that reveals the class: nearly all documents of one class contain it, or many of "
        f"them at their beginning or end, and hardly any others do. {shown}.",
        number=len(found),
        cure=Cure("remove-words", "Remove these words", {"remove_phrases": ", ".join(found)}),
    )


def _tags(evidence: Evidence) -> Iterator[tuple[str, str]]:
    """Words of one class that hardly stand anywhere but at the beginning or end of documents."""
    words = evidence.words
    if not len(words.numbers):
        return
    everywhere = np.bincount(words.numbers, minlength=len(words.names))
    at_edges = np.bincount(words.numbers[_edges(words.lengths)], minlength=len(words.names))
    is_edge = at_edges >= _SHARE_AT_EDGES * np.maximum(everywhere, 1)
    shared = evidence.class_frequencies.tocoo()
    rows, columns = shared.coords
    frequencies = np.bincount(evidence.presence.indices, minlength=evidence.presence.shape[1])
    least = np.maximum(_LEAST_DOCUMENTS, _SHARE_OF_CLASS * evidence.class_sizes[rows])
    is_found = is_edge[columns] & (shared.data >= least)
    is_found &= shared.data >= _PRECISION * frequencies[columns]
    is_found &= evidence.class_sizes[rows] < 0.8 * len(evidence.corpus)
    for position in np.flatnonzero(is_found)[:20]:
        name = evidence.corpus.class_names[int(rows[position])]
        yield words.names[int(columns[position])], name


def _edges(lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    """The positions of the first and last words of the documents that are long enough."""
    starts = np.cumsum(lengths) - lengths
    is_long = lengths >= 4 * _EDGE
    first, last = starts[is_long], (starts + lengths)[is_long] - 1
    steps = np.arange(_EDGE)
    return np.concatenate([(first[:, None] + steps).ravel(), (last[:, None] - steps).ravel()])


def _telling(evidence: Evidence) -> Iterator[tuple[str, str]]:
    shared = evidence.class_frequencies.tocoo()
    frequencies = np.bincount(evidence.presence.indices, minlength=evidence.presence.shape[1])
    rows, columns = shared.coords
    f1 = 2 * shared.data / (frequencies[columns] + evidence.class_sizes[rows])
    is_large = evidence.class_sizes[rows] >= _LEAST_DOCUMENTS
    # A class of most documents is predicted by any frequent word.
    is_minor = evidence.class_sizes[rows] < 0.8 * len(evidence.corpus)
    positions = np.flatnonzero((f1 >= _LEAST_F1) & is_large & is_minor)
    for position in positions[np.argsort(-f1[positions], kind="stable")][:20]:
        name = evidence.corpus.class_names[int(rows[position])]
        yield evidence.words.names[int(columns[position])], name
