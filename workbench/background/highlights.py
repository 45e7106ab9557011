"""Jobs that mark the words of a document by their weight for the predicted class."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from workbench import paths
from workbench.corpora.storage import open_cached
from workbench.corpora.terms.term_spans import term_spans
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.experiments.figures import ErrorTermsFigure
from workbench.experiments.runs.run import Run
from workbench.progress import ProgressCallback

_MOST_DOCUMENTS = 200
MOST_CHARACTERS = 50_000


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
    title: str  # its title or first words
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
    """Find the terms that have a weight; `tokens` must be resolved. Overlapping terms add up."""
    spans = [span for span in term_spans(text, tokens) if span.term in weights]
    edges = sorted({edge for span in spans for edge in (span.start, span.end)})
    number_of = {edge: number for number, edge in enumerate(edges)}
    changes = [0.0] * len(edges)
    covering = [0] * len(edges)
    for span in spans:
        for edge, sign in ((span.start, 1), (span.end, -1)):
            changes[number_of[edge]] += sign * weights[span.term]
            covering[number_of[edge]] += sign
    sums, numbers = accumulate(changes), accumulate(covering)
    parts = zip(edges, edges[1:], sums, numbers, strict=False)
    return tuple(Mark(start, end, weight) for start, end, weight, terms in parts if terms)


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
        title = run.corpus.title_of(row)
        documents.append(ExplainedDocument(row, corpus.document_ids[row], title, text, marks))
    return CellExplanation(terms, tuple(documents), len(terms.documents) - len(shown))


def readable_text(text: str, most_characters: int = MOST_CHARACTERS) -> str:
    """The text with single-character line ends, as the window counts characters."""
    return text[:most_characters].replace("\r\n", "\n").replace("\r", "\n")
