"""The documents of a confusion cell, and the terms that indicate each of its two classes."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.highlights import CellExplanation
from workbench.experiments.figures import ErrorTermsFigure, TermReason
from workbench.gui.widgets.language import shown_count, translated
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.phrases import plain_tooltip
from workbench.gui.widgets.text_marks import show_marked

_TERMS_SHOWN = 12


class CellDocuments(QWidget):
    """Documents above, the selected one with its terms highlighted below."""

    document_read = Signal(int)  # row in the corpus

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._explanation: CellExplanation | None = None
        self.heading = _plain_label()
        self._terms = _plain_label()
        self._legend = _plain_label()
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Documents of the cell"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Text with the decisive terms highlighted"))
        self.list.currentRowChanged.connect(self._show_document)
        self.parts = splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self.list)
        splitter.addWidget(self.text)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addWidget(self.heading, 1)
        column.addLayout(row)
        column.addWidget(self._terms)
        column.addWidget(self._legend)
        column.addWidget(splitter, 1)
        self._rest = QWidget()  # takes the room of the documents while there are none
        column.addWidget(self._rest, 1)
        self.show_message(self.tr("Click a cell to see its documents and the decisive terms."))

    def show_message(self, message: str) -> None:
        """Show a message in place of documents."""
        self._explanation = None
        self.heading.setText(translated(message))
        self._terms.clear()
        self._legend.clear()
        self.list.clear()
        self.text.clear()
        self._show_parts(False)

    def _show_parts(self, is_shown: bool) -> None:
        """Show the list and the text, or nothing in their place."""
        self.parts.setVisible(is_shown)
        self._rest.setVisible(not is_shown)

    def show_explanation(self, explanation: CellExplanation, times: int, splits: int) -> None:
        """Show the documents and terms of a cell, which counts `times` predictions."""
        self.show_message("")
        self._explanation = explanation
        self.heading.setText(self._headline(explanation, times, splits))
        self._explain(explanation.terms)
        self._show_parts(True)
        for document in explanation.documents:
            item = QListWidgetItem(document.title)
            item.setToolTip(plain_tooltip(document.name))
            self.list.addItem(item)
        if explanation.documents:
            self.list.setCurrentRow(0)

    def show_document(self, row: int) -> None:
        """Show a document that was chosen elsewhere, if it is listed here."""
        if self._explanation is not None:
            rows = [document.row for document in self._explanation.documents]
            if row in rows:
                self.list.setCurrentRow(rows.index(row))

    def _explain(self, terms: ErrorTermsFigure) -> None:
        """The decisive words of both classes; on the diagonal those of the one class."""
        for_predicted = _listed(terms.for_predicted(_TERMS_SHOWN))
        if terms.actual == terms.predicted:
            self._terms.setText(self.tr("Words for {}: {}").format(terms.actual, for_predicted))
            legend = self.tr("Underlined orange words indicate {}, blue words others. Source: {}.")
            self._legend.setText(legend.format(terms.actual, translated(terms.source)))
            return
        for_actual = _listed(terms.for_actual(_TERMS_SHOWN))
        words = self.tr("Words for {}: {}\nWords for {}: {}")
        self._terms.setText(words.format(terms.predicted, for_predicted, terms.actual, for_actual))
        legend = self.tr("Underlined orange words indicate {}, blue words {}. Source: {}.")
        self._legend.setText(legend.format(terms.predicted, terms.actual, translated(terms.source)))
        stems = (f"{reason.word} ({reason.term})" for reason in terms.for_predicted(_TERMS_SHOWN))
        self._terms.setToolTip(", ".join(stems))

    def _headline(self, explanation: CellExplanation, times: int, splits: int) -> str:
        """The number in the cell, and why fewer documents may be listed below."""
        terms = explanation.terms
        headline = self.tr("{} classified as {}").format(terms.actual, terms.predicted)
        if terms.actual == terms.predicted:
            headline = self.tr("{} classified correctly").format(terms.actual)
        if splits > 1:
            headline += filled(self.tr(" {:,} times in {:,} splits"), times, splits)
        headline += f", {shown_count(len(terms.documents), 'document')}"
        if explanation.n_left_out:
            headline += filled(self.tr(", the first {:,} listed"), len(explanation.documents))
        return headline

    def _show_document(self, row: int) -> None:
        if self._explanation is None or not 0 <= row < len(self._explanation.documents):
            return
        document = self._explanation.documents[row]
        self.document_read.emit(document.row)
        empty = self.tr("This corpus contains term counts without text.")
        show_marked(self.text, document.text or empty, document.marks if document.text else ())


def _plain_label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _listed(reasons: tuple[TermReason, ...]) -> str:
    return ", ".join(reason.word for reason in reasons) or "–"
