"""Jobs of the Label page: prepare the desk once, answer at once after every decision."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from workbench import paths
from workbench.background.highlights import Mark, marked_words, readable_text
from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import Decision, Labelling, labelled
from workbench.corpora.storage import load_corpus
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.labelling.desk import Answer, Desk, DeskAnswer, Suggestion, Wanted
from workbench.labelling.results import complete
from workbench.labelling.session import SessionSettings
from workbench.progress import ProgressCallback

_MARKED_AHEAD = 1  # documents further ahead are answered anew before they are shown


@dataclass(frozen=True)
class ShownDocument:
    """A document to label, with the words marked that speak for the suggested class."""

    suggestion: Suggestion
    name: str
    text: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class DeskState:
    """What the page shows after the decisions so far."""

    answer: DeskAnswer
    current: ShownDocument | None
    following: tuple[ShownDocument, ...]


class _Prepared:
    """A corpus with its desk, kept in the helper process between jobs."""

    def __init__(self, folder: Path, progress: ProgressCallback) -> None:
        self.corpus = load_corpus(folder)
        counted = cached_term_matrix(
            self.corpus, TokenSettings(), cache=paths.cache(), workers=1, progress=progress
        )
        has_texts = self.corpus.counts is None
        self.tokens = resolve(TokenSettings(), self.corpus.texts) if has_texts else None
        self.desk = Desk(self.corpus, counted)

    def shown(self, suggestion: Suggestion, is_marked: bool = True) -> ShownDocument:
        """A document with its marks."""
        if self.tokens is None:
            return ShownDocument(suggestion, self._name(suggestion), "", ())
        text = readable_text(self.corpus.texts[suggestion.row])
        marks = marked_words(text, suggestion.words, self.tokens) if is_marked else ()
        suggestion = replace(suggestion, words={})
        return ShownDocument(suggestion, self._name(suggestion), text, marks)

    def _name(self, suggestion: Suggestion) -> str:
        return str(self.corpus.document_ids[suggestion.row])


_prepared: dict[Path, _Prepared] = {}  # of this helper process: the latest corpus only


def desk_job(
    progress: ProgressCallback,
    folder: Path,
    decisions: Mapping[int, Answer],
    n_classes: int,
    wanted: Wanted,
) -> DeskState:
    """Bring the desk up to date with the decisions and say what to show next."""
    if folder not in _prepared:
        _prepared.clear()
        _prepared[folder] = _Prepared(folder, progress)
    prepared = _prepared[folder]
    answer = prepared.desk.answer(decisions, n_classes, wanted)
    current = None if answer.current is None else prepared.shown(answer.current)
    following = tuple(
        prepared.shown(suggestion, is_marked=place < _MARKED_AHEAD)
        for place, suggestion in enumerate(answer.following)
    )
    return DeskState(answer, current, following)


def export_labelled_job(
    progress: ProgressCallback, folder: Path, labelling: Path, file: Path
) -> str:
    """Write the corpus with a class for every document, and say what was written."""
    decisions: dict[str, Decision] = Labelling(labelling).decisions()
    corpus: Corpus = labelled(load_corpus(folder), decisions)
    counted = cached_term_matrix(
        corpus, TokenSettings(), cache=paths.cache(), workers=1, progress=progress
    )
    result = complete(corpus, counted.counts, decisions, SessionSettings())
    result.write(file)
    counts = result.counts()
    parts = ", ".join(f"{number:,} {origin}" for origin, number in counts.items() if number)
    return f"{len(corpus):,} documents were written to {file}: {parts}."
