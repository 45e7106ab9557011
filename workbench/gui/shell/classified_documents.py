"""The predicted classes of new documents, with scores and the words that decided them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
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
from workbench.gui.widgets.tables import DataTable, NumberItem, copy_selection
from workbench.gui.widgets.text_marks import show_marked
from workbench.gui.widgets.theme import set_text_role

_SCORES_SHOWN = 4
_WORDS_SHOWN = 8
_PROBABILITY_COLUMN = 3
_TEXT_COLUMN = 4
_CHARACTERS_SHOWN = 160


class ClassifiedDocuments(QWidget):
    """A table of the documents, and the text of the selected one with marked words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answers: Sequence[ClassifiedDocument] = ()
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
        splitter.setSizes([180, 380])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(splitter)
        self.show_answers((), "")

    def show_answers(self, answers: Sequence[ClassifiedDocument], method: str) -> None:
        """Show the predictions for some documents."""
        self._answers = answers
        self._above.setVisible(len(answers) > 1)
        self.table.setRowCount(len(answers))
        for row, answer in enumerate(answers):
            shown = (answer.name, answer.class_name, answer.runner_up)
            for column, text in enumerate(shown):
                self.table.setItem(row, column, QTableWidgetItem(text))
            self.table.setItem(row, _PROBABILITY_COLUMN, _certainty(answer))
            self.table.setItem(row, _TEXT_COLUMN, QTableWidgetItem(_first_words(answer.text)))
        has_probabilities = any(answer.probability is not None for answer in answers)
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Document"),
                self.tr("Class"),
                self.tr("Second class"),
                self.tr("Probability") if has_probabilities else self.tr("Lead"),
                self.tr("Text"),
            ]
        )
        title = self.table.horizontalHeaderItem(_PROBABILITY_COLUMN)
        if title is not None and not has_probabilities:
            lead = self.tr("How far the score of the class is above that of the second class")
            title.setToolTip(lead)
        self.predicted_class.clear()
        self.text.clear()
        self.explanation.setText(
            "" if method else self.tr("The class and the words that decided it appear here.")
        )
        if answers:
            self.table.selectRow(0)
            self._show(0)

    def _show(self, row: int) -> None:
        if not 0 <= row < len(self._answers):
            return
        answer = self._answers[row]
        self.predicted_class.setText(answer.class_name or self.tr("No class"))
        self.explanation.setText(self._explanation(answer))
        show_marked(self.text, answer.text, answer.marks)

    def _explanation(self, answer: ClassifiedDocument) -> str:
        if not answer.known_terms:
            return self.tr(
                "None of these words occurs in the corpus that the method learnt from, so the "
                "class is a guess."
            )
        lines = []
        if answer.probability is not None:
            lines.append(self.tr("Probability of the class: {}").format(_probability(answer)))
        if answer.scores:
            shown = [
                filled("{} {:.2f}", name, score) for name, score in answer.scores[:_SCORES_SHOWN]
            ]
            lines.append(self.tr("Scores: {}").format(", ".join(shown)))
            if min(score for _, score in answer.scores) < 0:
                lines.append(
                    self.tr(
                        "Scores above 0 are for a class, below 0 against it; the highest decides."
                    )
                )
        if answer.runner_up:
            lines.append(
                self.tr("Underlined orange words support {}, blue words {}. Source: {}.").format(
                    answer.class_name, answer.runner_up, translated(answer.source)
                )
            )
            lines.append(self.tr("Strongest words: {}").format(self._strongest_words(answer)))
        elif answer.source:
            lines.append(translated(answer.source))
        return "\n".join(lines)

    def _strongest_words(self, answer: ClassifiedDocument) -> str:
        ordered = sorted(answer.marks, key=lambda mark: -mark.weight)
        words = (answer.text[mark.start : mark.end] for mark in ordered if mark.weight > 0)
        return ", ".join(list(dict.fromkeys(words))[:_WORDS_SHOWN]) or "–"

    def _copy(self) -> None:
        self.table.selectAll()
        copy_selection(self.table)

    def _make_table(self) -> QTableWidget:
        table = DataTable(self.tr("Documents and their classes"))
        table.setColumnCount(_TEXT_COLUMN + 1)
        table.horizontalHeader().setStretchLastSection(True)
        table.currentCellChanged.connect(lambda row, *_: self._show(row))
        return table


def _plain_label(role: str) -> QLabel:
    label = QLabel()
    set_text_role(label, role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _certainty(answer: ClassifiedDocument) -> NumberItem:
    """The probability, or the lead over the second class where the method states none."""
    if answer.probability is not None:
        return NumberItem(_probability(answer), answer.probability)
    scores = sorted((score for _, score in answer.scores), reverse=True)
    if len(scores) < 2:
        return NumberItem("–", float("-inf"))
    return NumberItem(in_notation(f"{scores[0] - scores[1]:.2f}"), scores[0] - scores[1])


def _first_words(text: str) -> str:
    return " ".join(text[: 2 * _CHARACTERS_SHOWN].split())[:_CHARACTERS_SHOWN]


def _probability(answer: ClassifiedDocument) -> str:
    return "" if answer.probability is None else f"{answer.probability:.0%}"
