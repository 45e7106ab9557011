"""Jobs of the Label page: prepare the graph once, answer at once after every decision."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from workbench import paths
from workbench.background.highlights import Mark, marked_words, readable_text
from workbench.corpora.storage import load_corpus
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.labelling.rules import RuleReport
from workbench.labelling.situation import (
    Situation,
    SpaceFrame,
    SpaceRequest,
    Suggestion,
    SuggestionRequest,
    Suggestions,
)
from workbench.plain_text import begun, opening_words
from workbench.progress import ProgressCallback

_MARKED_AHEAD = 1  # those further ahead get new suggestions before they are shown
_BEGINNING = 400  # characters of a document in a grid
_MOST_IN_GRID = 200
_LONGEST_TITLE = 90


@dataclass(frozen=True)
class SimilarDocument:
    """A neighbour of the shown document: the beginning of its text and its class."""

    row: int
    title: str
    class_number: int
    is_by_hand: bool


@dataclass(frozen=True)
class ShownDocument:
    """A document to label, with the words marked that indicate the suggested class."""

    suggestion: Suggestion
    name: str
    text: str
    marks: tuple[Mark, ...]
    neighbours: tuple[SimilarDocument, ...] = ()


@dataclass(frozen=True)
class ShownSuggestions:
    """What the page shows after the decisions so far."""

    answer: Suggestions
    current: ShownDocument | None
    following: tuple[ShownDocument, ...]


@dataclass(frozen=True)
class GridDocument:
    """A document in a grid: its beginning, and the class it has or would get."""

    row: int
    name: str
    beginning: str
    class_number: int
    certainty: float


class _Prepared:
    """A corpus with its suggester, kept in the helper process between jobs."""

    def __init__(self, folder: Path, progress: ProgressCallback) -> None:
        from workbench.labelling.learning.spectral_frames import SpaceFrames  # late: 1.7 s
        from workbench.labelling.learning.suggestions import Suggester  # late: 1.7 s

        self.corpus = load_corpus(folder)
        counted = cached_term_matrix(
            self.corpus, TokenSettings(), cache=paths.cache(), workers=1, progress=progress
        )
        has_texts = self.corpus.counts is None
        self.tokens = resolve(TokenSettings(), self.corpus.texts) if has_texts else None
        self.suggester = Suggester(self.corpus, counted)
        self.frames = SpaceFrames(self.suggester)

    def shown(self, suggestion: Suggestion, is_complete: bool = True) -> ShownDocument:
        """A document, with its marks and neighbours where they are needed."""
        name, words = self.corpus.document_ids[suggestion.row], suggestion.words
        suggestion = replace(suggestion, words={})
        neighbours = self._neighbours(suggestion.row) if is_complete else ()
        if self.tokens is None:
            return ShownDocument(suggestion, name, "", (), neighbours)
        text = readable_text(self.corpus.texts[suggestion.row])
        marks = marked_words(text, words, self.tokens) if is_complete else ()
        return ShownDocument(suggestion, name, text, marks, neighbours)

    def beginning(self, row: int, length: int) -> str:
        """The first words of a document, in one line."""
        if self.tokens is None:
            return str(self.corpus.document_ids[row])
        return opening_words(self.corpus.texts[row], length)

    def _neighbours(self, row: int) -> tuple[SimilarDocument, ...]:
        return tuple(
            SimilarDocument(
                found.row,
                begun(self.beginning(found.row, 2 * _LONGEST_TITLE), _LONGEST_TITLE),
                found.class_number,
                found.is_by_hand,
            )
            for found in self.suggester.neighbours(row)
        )


_prepared: dict[Path, _Prepared] = {}  # of this helper process: the latest corpus only


def count_terms_job(progress: ProgressCallback, folder: Path) -> None:
    """Count the terms for the labelling process, which would keep the memory of the counting."""
    cached_term_matrix(load_corpus(folder), TokenSettings(), cache=paths.cache(), progress=progress)


def suggest_job(
    progress: ProgressCallback, folder: Path, situation: Situation, request: SuggestionRequest
) -> ShownSuggestions:
    """Bring the session up to date with the decisions and say what to show next."""
    prepared = _prepare(folder, progress)
    answer = prepared.suggester.answer(situation, request)
    current = None if answer.current is None else prepared.shown(answer.current)
    following = tuple(
        prepared.shown(suggestion, is_complete=position < _MARKED_AHEAD)
        for position, suggestion in enumerate(answer.following)
    )
    return ShownSuggestions(answer, current, following)


def space_job(
    progress: ProgressCallback, folder: Path, situation: Situation, request: SpaceRequest
) -> SpaceFrame:
    """Draw the spectral space after the decisions; further rounds follow with further jobs."""
    prepared = _prepare(folder, progress)
    prepared.suggester.update(situation)
    return prepared.frames.frame(request)


def grid_job(
    progress: ProgressCallback, folder: Path, situation: Situation, rows: Sequence[int]
) -> tuple[GridDocument, ...]:
    """The beginnings of some documents with their classes."""
    prepared = _prepare(folder, progress)
    prepared.suggester.update(situation)
    classes, sure = prepared.suggester.predictions()
    return tuple(
        GridDocument(
            row,
            prepared.corpus.document_ids[row],
            prepared.beginning(row, _BEGINNING),
            int(classes[row]),
            float(sure[row]),
        )
        for row in list(rows)[:_MOST_IN_GRID]
    )


def cluster_job(
    progress: ProgressCallback, folder: Path, situation: Situation, row: int
) -> tuple[int, ...]:
    """The documents of the cluster around one, without those that are labelled."""
    prepared = _prepare(folder, progress)
    prepared.suggester.update(situation)
    return tuple(prepared.suggester.cluster(row, _MOST_IN_GRID))


def class_job(
    progress: ProgressCallback, folder: Path, situation: Situation, number: int
) -> tuple[int, ...]:
    """The unlabelled documents that a class would get, the surest first."""
    prepared = _prepare(folder, progress)
    prepared.suggester.update(situation)
    return tuple(prepared.suggester.of_class(number, _MOST_IN_GRID))


def search_phrase_job(progress: ProgressCallback, folder: Path, phrase: str) -> tuple[int, ...]:
    """The documents that contain a word or phrase."""
    return tuple(_prepare(folder, progress).suggester.contains(phrase))


def halves_job(progress: ProgressCallback, folder: Path, rows: Sequence[int]) -> tuple[int, ...]:
    """The smaller of two groups that the documents of a class fall into."""
    return tuple(_prepare(folder, progress).suggester.halves(list(rows)))


def rules_job(
    progress: ProgressCallback,
    folder: Path,
    situation: Situation,
    rules: Sequence[tuple[str, str]],
) -> tuple[RuleReport, ...]:
    """How well rules agree with the labels so far."""
    prepared = _prepare(folder, progress)
    prepared.suggester.update(situation)
    return tuple(prepared.suggester.rule_report(*rule) for rule in rules)


def _prepare(folder: Path, progress: ProgressCallback) -> _Prepared:
    if folder not in _prepared:
        _prepared.clear()
        _prepared[folder] = _Prepared(folder, progress)
    return _prepared[folder]
