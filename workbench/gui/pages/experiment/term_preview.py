"""What preprocessing and features leave of a corpus: sizes in a sentence, terms in a table."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from workbench.background.plans import RankedTerm, TermPreview
from workbench.gui.widgets.theme import set_text_role

Index = QModelIndex | QPersistentModelIndex


class TermTable(QAbstractTableModel):
    """Terms from the best to the last shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms: tuple[RankedTerm, ...] = ()
        self._header = ("", "", "")

    def show_terms(self, terms: tuple[RankedTerm, ...], score: str) -> None:
        """Show these terms; `score` says what ranks them."""
        self.beginResetModel()
        self._terms = terms
        self._header = (self.tr("Term"), score.capitalize(), self.tr("Documents"))
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """How many terms are shown."""
        return 0 if parent.isValid() else len(self._terms)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """Term, score and documents; the score is left out where documents are the score."""
        return 0 if parent.isValid() else 2 if self._header[1] == "Documents" else 3

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns and the ranks."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._header[section] if orientation == Qt.Orientation.Horizontal else section + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        one = self._terms[index.row()]
        if index.column() == 0:
            return one.term
        if index.column() == 1 and self.columnCount() == 3:
            return f"{one.score:.4g}"
        return f"{one.documents:,}"


class TermPreviewView(QWidget):
    """Shows a preview, or a sentence in its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.note = QLabel()
        set_text_role(self.note, "faint")
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.table = TermTable(self)
        self._view = QTableView()
        self._view.setModel(self.table)
        self._view.setAccessibleName(self.tr("Terms in the order of their score"))
        self._view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self._view.setAlternatingRowColors(True)
        self._view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._view.verticalHeader().setDefaultSectionSize(22)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.told)
        column.addWidget(self._view, 1)
        column.addWidget(self.note)
        self.say(self.tr("Open a corpus to see its terms."))

    def show_preview(self, preview: TermPreview) -> None:
        """Show sizes and terms."""
        self.told.setText(
            self.tr("{:,} of {:,} terms are kept in {:,} documents.").format(
                preview.kept_terms, preview.all_terms, preview.documents
            )
        )
        self.table.show_terms(preview.ranked, preview.score)
        if preview.tokens:
            begin = self.tr("Here: {}.").format(preview.tokens)
        else:
            begin = self.tr("This corpus comes as counts: preprocessing changes nothing.")
        ranked = self.tr("Ranked on all documents; a run ranks on its training documents.")
        self.note.setText(f"{begin} {ranked}")
        self._view.setEnabled(True)

    def say(self, sentence: str) -> None:
        """Show a sentence; the terms of before are greyed."""
        self.told.setText(sentence)
        self._view.setEnabled(False)
