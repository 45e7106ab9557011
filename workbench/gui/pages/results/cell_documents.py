"""Behind a confusion cell: its documents and the words that spoke for either class."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.highlights import CellExplanation
from workbench.experiments.figures import TermReason
from workbench.gui.widgets.text_marks import show_marked

_TERMS_SHOWN = 12


class CellDocuments(QWidget):
    """Documents on the left, the chosen one with its words marked on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evidence: CellExplanation | None = None
        self._title = _plain_label()
        self._terms = _plain_label()
        self._legend = _plain_label()
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Documents of the cell"))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Text with the deciding words marked"))
        self.list.currentRowChanged.connect(self._show_document)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.list)
        splitter.addWidget(self.text)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 3)
        splitter.setSizes([110, 260])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addWidget(self._title, 1)
        column.addLayout(row)
        column.addWidget(self._terms)
        column.addWidget(self._legend)
        column.addWidget(splitter, 1)
        self.show_message(self.tr("Click a cell to see its documents and the words behind it."))

    def show_message(self, sentence: str) -> None:
        """Say something in place of documents."""
        self._evidence = None
        self._title.setText(sentence)
        self._terms.clear()
        self._legend.clear()
        self.list.clear()
        self.text.clear()

    def show_evidence(self, evidence: CellExplanation, times: int, splits: int) -> None:
        """Show the documents and terms of a cell, which counts `times` answers in all splits."""
        self.show_message("")
        self._evidence = evidence
        self._title.setText(self._headline(evidence, times, splits))
        terms = evidence.terms
        self._terms.setText(
            self.tr("For {}: {}\nFor {}: {}").format(
                terms.predicted,
                _listed(terms.for_predicted(_TERMS_SHOWN)),
                terms.actual,
                _listed(terms.for_actual(_TERMS_SHOWN)),
            )
        )
        self._legend.setText(
            self.tr("Underlined orange spoke for {}, blue for {}. Source: {}.").format(
                terms.predicted, terms.actual, terms.source
            )
        )
        self.list.addItems([one.name for one in evidence.documents])
        if evidence.documents:
            self.list.setCurrentRow(0)

    def _headline(self, evidence: CellExplanation, times: int, splits: int) -> str:
        """The same number as in the cell, and why fewer documents may stand below it."""
        terms = evidence.terms
        right = terms.actual == terms.predicted
        words = self.tr("{} recognised") if right else self.tr("{} taken for {}")
        said = words.format(*((terms.actual,) if right else (terms.actual, terms.predicted)))
        if splits > 1:
            said += self.tr(" {:,} times in {:,} splits").format(times, splits)
        said += self.tr(", {:,} documents").format(len(terms.documents))
        if evidence.n_left_out:
            said += self.tr(", the first {:,} listed").format(len(evidence.documents))
        return said

    def _show_document(self, row: int) -> None:
        if self._evidence is None or not 0 <= row < len(self._evidence.documents):
            return
        document = self._evidence.documents[row]
        empty = self.tr("This corpus holds counts without text.")
        show_marked(self.text, document.text or empty, document.marks if document.text else ())


def _plain_label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _listed(reasons: tuple[TermReason, ...]) -> str:
    return ", ".join(one.term for one in reasons) or "–"
