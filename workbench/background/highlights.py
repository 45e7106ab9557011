"""Jobs that mark the words of a document by their weight for the predicted class."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from workbench import paths
from workbench.corpora.storage import open_cached
from workbench.corpora.terms.stemming import stem
from workbench.corpora.terms.tokens import (
    NONE,
    TokenSettings,
    has_turkish_case,
    resolve,
    stemming_algorithm,
)
from workbench.corpora.terms.word_patterns import lower
from workbench.experiments.figures import ErrorTermsFigure
from workbench.experiments.runs.run import Run
from workbench.progress import ProgressCallback

_WORD = re.compile(r"\w+")
_MOST_DOCUMENTS = 200
_MOST_CHARACTERS = 50_000


@dataclass(frozen=True)
class Mark:
    """A word of a text and its weight: above 0 for the predicted class, below 0 for the actual."""

    start: int
    end: int
    weight: float


@dataclass(frozen=True)
class ExplainedDocument:
    """A document of a confusion cell with its marked words."""

    row: int
    name: str
    text: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class CellExplanation:
    """A cell of the confusion matrix: its terms and its documents."""

    terms: ErrorTermsFigure
    documents: tuple[ExplainedDocument, ...]
    n_left_out: int


def marked_words(
    text: str, weights: Mapping[str, float], tokens: TokenSettings
) -> tuple[Mark, ...]:
    """Find the words whose terms have a weight; `tokens` must be resolved."""
    matches = list(_WORD.finditer(text))
    words = [match.group() for match in matches]
    if tokens.lower_case:
        words = [lower(word, has_turkish_case(tokens)) for word in words]
    terms = words if tokens.stemmer == NONE else stem(words, stemming_algorithm(tokens))
    pairs = zip(matches, terms, strict=True)
    return tuple(
        Mark(match.start(), match.end(), weights[term]) for match, term in pairs if term in weights
    )


def cell_job(
    progress: ProgressCallback,
    folder: Path,
    actual: int,
    predicted: int,
    configuration: str | None,
    training: str | None,
) -> CellExplanation:
    """Explain one cell of a run's confusion matrix, with the texts of its documents."""
    run = Run(folder)
    terms = ErrorTermsFigure.from_run(
        run, actual, predicted, configuration=configuration, training=training
    )
    progress(1, 2)
    corpus = open_cached(run.plan.corpus, run.plan.reading, paths.cache())
    shown = terms.documents[:_MOST_DOCUMENTS].tolist()
    tokens = (
        run.plan.tokens if corpus.counts is not None else resolve(run.plan.tokens, corpus.texts)
    )
    documents = []
    for row in shown:
        text = "" if corpus.counts is not None else readable_text(corpus.texts[row])
        marks = marked_words(text, terms.contributions(row), tokens)
        documents.append(ExplainedDocument(row, corpus.document_ids[row], text, marks))
    return CellExplanation(terms, tuple(documents), len(terms.documents) - len(shown))


def readable_text(text: str, most_characters: int = _MOST_CHARACTERS) -> str:
    """The text with single-character line ends, as the window counts characters."""
    return text[:most_characters].replace("\r\n", "\n").replace("\r", "\n")
