"""The documents of the Label page: the one on the screen, those before it and those after it."""

from collections.abc import Collection
from dataclasses import replace

import numpy as np

from workbench.background.highlights import MOST_CHARACTERS, readable_text
from workbench.background.labelling import ShownDocument, ShownSuggestions
from workbench.corpora.corpus import Corpus
from workbench.corpora.mapped_texts import beginning_of
from workbench.labelling.settings import RANDOM
from workbench.labelling.situation import ASKED_AGAIN, Suggestion


class DocumentOrder:
    """Knows which document is shown, and which ones come next."""

    def __init__(self) -> None:
        self.current: ShownDocument | None = None
        self._following: list[ShownDocument] = []
        self._visited: list[ShownDocument] = []
        self._awaited = -1  # the document that a person chose and that has not arrived

    @property
    def row(self) -> int:
        """The row of the shown document in the corpus; −1 if there is none."""
        return -1 if self.current is None else self.current.suggestion.row

    @property
    def wanted_row(self) -> int:
        """The row that a suggestion is needed for."""
        return self._awaited if self._awaited >= 0 else self.row

    def go_on(self) -> None:
        """Show the next document, if it is ready."""
        if self.current is not None:
            self._visited.append(self.current)
        self.current = self._following.pop(0) if self._following else None

    def fill(self, following: list[ShownDocument]) -> None:
        """Show the first of these, and the others after it."""
        self._following = list(following)
        self.go_on()

    def go_back(self, row: int | None = None) -> bool:
        """Show the previous document again, or that of a row; say whether there is one."""
        seen = [shown for shown in self._visited if row is None or shown.suggestion.row == row]
        if not seen:
            return False
        self._visited.remove(seen[-1])
        if self.current is not None:
            self._following.insert(0, self.current)
        self.current = seen[-1]
        return True

    def await_row(self, row: int) -> None:
        """A person chose a document; it is shown when it arrives."""
        self._awaited = row

    def drop_current(self) -> None:
        """Replace the shown document by others; it can be asked about again."""
        self.current = None

    def forget_following(self) -> None:
        """Other documents are wanted."""
        self._following = []

    def renew(self, state: ShownSuggestions, answered: Collection[int]) -> None:
        """Take over new suggestions; the document on the screen stays, with its reason."""
        renewed = state.current
        if renewed is not None and renewed.suggestion.row == self._awaited:
            if self.current is not None and self.row not in answered:
                self._visited.append(self.current)
            self.current, self._awaited = renewed, -1
        self._following = [
            shown
            for shown in state.following
            if shown.suggestion.row != self.row
            and (shown.suggestion.row not in answered or shown.suggestion.kind in ASKED_AGAIN)
        ]
        if self.current is None:
            self.go_on()
        elif renewed is not None and renewed.suggestion.row == self.row:
            kind = self.current.suggestion.kind
            self.current = replace(renewed, suggestion=replace(renewed.suggestion, kind=kind))


def documents_meanwhile(
    corpus: Corpus, answered: Collection[int], count: int
) -> list[ShownDocument]:
    """Documents to label while the graph is made: drawn once and for all, without suggestions."""
    classes = np.asarray(corpus.class_index)
    is_open = classes < 0 if (classes < 0).any() else np.ones(len(classes), dtype=bool)
    is_open[list(answered)] = False
    order = np.random.default_rng(0).permutation(len(classes))
    return [_shown(corpus, int(row)) for row in order[is_open[order]][:count]]


def _shown(corpus: Corpus, row: int) -> ShownDocument:
    text = ""
    if corpus.counts is None:
        text = readable_text(beginning_of(corpus.texts, row, MOST_CHARACTERS))
    return ShownDocument(Suggestion(row, RANDOM), corpus.document_ids[row], text, ())
