"""The predicted classes of new documents, with scores and the words that decided them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.background.new_documents import ClassifiedDocument
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.number_notation import filled, in_notation
from workbench.gui.widgets.tables import DataTable, NumberItem, copy_selection, fit_columns
from workbench.gui.widgets.text_marks import show_marked
from workbench.gui.widgets.theme import set_text_role
from workbench.plain_text import per_cent

_SCORES_SHOWN = 4
_WORDS_SHOWN = 8
_PROBABILITY_COLUMN = 3
_TEXT_COLUMN = 4
_CHARACTERS_SHOWN = 160
_WIDEST = 160  # pixels of a column


class ClassifiedDocuments(QWidget):
    """A table of the documents, and the text of the selected one with marked words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._documents: Sequence[ClassifiedDocument] = ()
        self.predicted_class = _plain_label("title")
        self.explanation = _plain_label("")
        self.table = self._make_table()
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Text with marked words"))
        self.copy = QPushButton(self.tr("Copy the &table"))
        self.copy.clicked.connect(self._copy)
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.predicted_class, self.explanation, self.text):
            column.addWidget(widget)
        above = QWidget()
        rows = QVBoxLayout(above)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.table)
        rows.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignRight)
        self._above = above
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(above)
        splitter.addWidget(below)
        splitter.setSizes([240, 320])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(splitter)
        self.show_documents((), "")

    def show_documents(self, documents: Sequence[ClassifiedDocument], method: str) -> None:
        """Show the predictions for some documents."""
        self._documents = documents
        self._above.setVisible(len(documents) > 1)
        self.table.setRowCount(len(documents))
        for row, document in enumerate(documents):
            shown = (document.name, document.class_name, document.runner_up)
            for column, text in enumerate(shown):
                self.table.setItem(row, column, QTableWidgetItem(text))
            self.table.setItem(row, _PROBABILITY_COLUMN, _certainty(document))
            self.table.setItem(row, _TEXT_COLUMN, QTableWidgetItem(_first_words(document.text)))
        has_probabilities = any(document.probability is not None for document in documents)
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Document"),
                self.tr("Class"),
                self.tr("Second class"),
                self.tr("Probability") if has_probabilities else self.tr("Lead"),
                self.tr("Text"),
            ]
        )
        fit_columns(self.table, _WIDEST)  # the text gets the rest
        title = self.table.horizontalHeaderItem(_PROBABILITY_COLUMN)
        if title is not None and not has_probabilities:
            lead = self.tr("How far the score of the class is above that of the second class")
            title.setToolTip(lead)
        self.predicted_class.clear()
        self.text.clear()
        self.explanation.setText(
            "" if method else self.tr("The class and the words that decided it appear here.")
        )
        if documents:
            self.table.selectRow(0)
            self._show(0)

    def _show(self, row: int) -> None:
        if not 0 <= row < len(self._documents):
            return
        document = self._documents[row]
        self.predicted_class.setText(document.class_name or self.tr("No class"))
        self.explanation.setText(self._explanation(document))
        show_marked(self.text, document.text, document.marks)

    def _explanation(self, document: ClassifiedDocument) -> str:
        if not document.known_terms:
            return self.tr(
                "None of these words occurs in the corpus that the method learnt from, so the "
                "class is a guess."
            )
        lines = []
        if document.probability is not None:
            lines.append(self.tr("Probability of the class: {}").format(_probability(document)))
        if document.scores:
            best = document.scores[:_SCORES_SHOWN]
            shown = [filled("{} {:.2f}", name, score) for name, score in best]
            lines.append(self.tr("Scores: {}").format(", ".join(shown)))
            if min(score for _, score in document.scores) < 0:
                lines.append(
                    self.tr(
                        "Scores above 0 are for a class, below 0 against it; the highest decides."
                    )
                )
        if document.runner_up:
            lines.append(
                self.tr("Underlined orange words support {}, blue words {}. Source: {}.").format(
                    document.class_name, document.runner_up, translated(document.source)
                )
            )
            lines.append(self.tr("Strongest words: {}").format(self._strongest_words(document)))
        elif document.source:
            lines.append(translated(document.source))
        return "\n".join(lines)

    def _strongest_words(self, document: ClassifiedDocument) -> str:
        ordered = sorted(document.marks, key=lambda mark: -mark.weight)
        words = (document.text[mark.start : mark.end] for mark in ordered if mark.weight > 0)
        return ", ".join(list(dict.fromkeys(words))[:_WORDS_SHOWN]) or "–"

    def _copy(self) -> None:
        self.table.selectAll()
        copy_selection(self.table)

    def _make_table(self) -> QTableWidget:
        table = DataTable(self.tr("Documents and their classes"))
        table.setColumnCount(_TEXT_COLUMN + 1)
        stretched = QHeaderView.ResizeMode.Stretch
        table.horizontalHeader().setSectionResizeMode(_TEXT_COLUMN, stretched)
        table.currentCellChanged.connect(lambda row, *_: self._show(row))
        return table


def _plain_label(role: str) -> QLabel:
    label = QLabel()
    set_text_role(label, role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _certainty(document: ClassifiedDocument) -> NumberItem:
    """The probability, or the lead over the second class where the method states none."""
    if document.probability is not None:
        return NumberItem(_probability(document), document.probability)
    scores = sorted((score for _, score in document.scores), reverse=True)
    if len(scores) < 2:
        return NumberItem("–", float("-inf"))
    return NumberItem(in_notation(f"{scores[0] - scores[1]:.2f}"), scores[0] - scores[1])


def _first_words(text: str) -> str:
    return " ".join(text[: 2 * _CHARACTERS_SHOWN].split())[:_CHARACTERS_SHOWN]


def _probability(document: ClassifiedDocument) -> str:
    return "" if document.probability is None else per_cent(document.probability)
