"""A document, its terms, and what each preprocessing step removed or changed."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.token_steps import STEMS, TokenStep, preview
from workbench.corpora.terms.tokens import TokenSettings
from workbench.gui.pages.corpus.document_table import class_text
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.long_text import LongText
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.tabs import Tabs
from workbench.gui.widgets.theme import set_text_role
from workbench.plain_text import counted as counted_words
from workbench.plain_text import shortened

_MOST_SHOWN = 400
_MOST_TERMS = 5_000
_MOST_CHARACTERS = 100_000  # of a document that is split into terms in the window itself
_WIDE = 760


class DocumentReader(QWidget):
    """Text, terms and steps of one document, always shown as plain text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens: TokenSettings | None = None  # until they are resolved for the corpus
        self._shown: tuple[Corpus, int] | None = None
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        set_text_role(self.title, "heading")
        self._text = LongText(self.tr("Text of the document"))
        self._text.field.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self._terms = _reading_field(self.tr("Terms of the document"))
        self._steps = _reading_field(self.tr("Preprocessing steps"))
        tabs = Tabs()
        tabs.addTab(self._terms, self.tr("Terms"))
        tabs.addTab(self._steps, self.tr("Steps"))
        tabs.setTabToolTip(1, self.tr("What each preprocessing step removed or changed"))
        self._halves = QSplitter(Qt.Orientation.Vertical)
        self._halves.addWidget(self._text)
        self._halves.addWidget(tabs)
        self._halves.setStretchFactor(0, 3)
        self._halves.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.title)
        column.addWidget(self._halves, 1)
        self.show_nothing()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Show text and terms side by side, or one above the other in a narrow window."""
        super().resizeEvent(event)
        is_wide = self.width() >= _WIDE
        self._halves.setOrientation(
            Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical
        )

    def use_tokens(self, tokens: TokenSettings) -> None:
        """Split documents into terms by these settings, which are resolved for the corpus."""
        self._tokens = tokens
        if self._shown is not None:
            self.show_document(*self._shown)

    def show_nothing(self) -> None:
        """Show that no document is selected; the next corpus has its own token settings."""
        self._shown = self._tokens = None
        self.title.setText(self.tr("Select a document to read it."))
        self._text.show_text("")
        for field in (self._terms, self._steps):
            field.clear()

    def show_document(self, corpus: Corpus, document: int) -> None:
        """Show one document of a corpus."""
        self._shown = (corpus, document)
        name, label = corpus.document_ids[document], class_text(corpus, document)
        self.title.setText(f"{shortened(name)}  ·  {shortened(label)}")
        if corpus.counts is not None:
            self._show_counts(corpus, document)
            return
        text = corpus.texts[document]
        self._text.show_text(text)
        if self._tokens is None:
            self._terms.setPlainText(self.tr("Counting terms …"))
            self._steps.clear()
            return
        steps = preview(text[:_MOST_CHARACTERS], self._tokens)
        limit = filled(self.tr("First {:,} characters only."), _MOST_CHARACTERS)
        notes = [limit] if len(text) > _MOST_CHARACTERS else []
        self._terms.setPlainText("\n".join([*notes, _counts_text(steps)]))
        self._steps.setPlainText("\n\n".join([*notes, *map(_step_text, steps)]))

    def _show_counts(self, corpus: Corpus, document: int) -> None:
        assert corpus.counts is not None  # noqa: S101
        row = corpus.counts.counts[[document]].tocoo()
        pairs = sorted(zip(row.data, row.coords[1], strict=True), reverse=True)
        terms = [
            f"{shortened(corpus.counts.terms[column])}  {count:g}"
            for count, column in pairs[:_MOST_TERMS]
        ]
        if len(pairs) > _MOST_TERMS:
            terms.append(filled(self.tr("… and {:,} more"), len(pairs) - _MOST_TERMS))
        self._text.show_text(self.tr("This corpus contains term counts without text."))
        self._terms.setPlainText("\n".join(terms))
        self._steps.clear()


def _reading_field(name: str) -> QPlainTextEdit:
    field = QPlainTextEdit()
    field.setReadOnly(True)
    field.setFrameShape(QPlainTextEdit.Shape.NoFrame)
    field.setAccessibleName(name)
    return field


def _counts_text(steps: Sequence[TokenStep]) -> str:
    """The terms with their counts; a stem is in brackets behind the first word that has it."""
    counted = Counter(steps[-1].tokens).most_common()
    stems = [pair for step in steps if step.name == STEMS for pair in step.changed]
    words = {term: word for word, term in reversed(stems)}
    names = {term: f"{words[term]} ({term})" if term in words else term for term, _ in counted}
    lines = [f"{shortened(names[term])}  {count}" for term, count in counted[:_MOST_TERMS]]
    more = [filled("… {:,}", len(counted) - _MOST_TERMS)] if len(counted) > _MOST_TERMS else []
    return "\n".join([*lines, *more])


def _step_text(step: TokenStep) -> str:
    lines = [translated(f"{step.name}: {counted_words(len(step.tokens), 'token')}")]
    if step.removed:
        removed = translated(f"removed {len(step.removed):,}")
        lines.append(f"{removed}: {_listed(step.removed)}")
    if step.changed:
        pairs = dict.fromkeys(
            f"{shortened(before)} → {shortened(after)}" for before, after in step.changed
        )
        changed = translated(f"changed {len(step.changed):,}")
        lines.append(f"{changed}: {_listed(tuple(pairs))}")
    return "\n".join(lines)


def _listed(tokens: tuple[str, ...]) -> str:
    shown = ", ".join(shortened(token) for token in tokens[:_MOST_SHOWN])
    return f"{shown} …" if len(tokens) > _MOST_SHOWN else shown
