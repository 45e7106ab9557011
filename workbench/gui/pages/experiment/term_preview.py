"""A preview of the terms that preprocessing and feature settings keep."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from workbench.corpora.terms.term_preview import RankedTerm, TermPreview
from workbench.gui.widgets.language import shown_count, translated
from workbench.gui.widgets.number_notation import filled, in_notation
from workbench.gui.widgets.phrases import plain_tooltip
from workbench.gui.widgets.tables import Table
from workbench.gui.widgets.theme import set_text_role

Index = QModelIndex | QPersistentModelIndex


class TermTable(QAbstractTableModel):
    """The model of a table of terms, ordered by score."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms: tuple[RankedTerm, ...] = ()
        self._header = ("", "", "")
        self._has_score = True  # otherwise terms are ranked by their number of documents

    def show_terms(self, terms: tuple[RankedTerm, ...], score: str, kind: str = "") -> None:
        """Show these terms; `score` names what they are ranked by and `kind` what they are."""
        self.beginResetModel()
        self._terms = terms
        first = kind or self.tr("Term")
        self._has_score = score != "documents"
        documents = self.tr("Documents")
        title = translated(score)
        self._header = (first, title[:1].upper() + title[1:], documents)
        if not self._has_score:
            self._header = (first, documents, documents)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """How many terms are shown."""
        return 0 if parent.isValid() else len(self._terms)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """Term, score and documents; the score is left out if it is the number of documents."""
        return 0 if parent.isValid() else 3 if self._has_score else 2

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
        ranked = self._terms[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 0:
            return plain_tooltip(ranked.term)  # the stem that is counted
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if index.column() == 0:
            return ranked.word or ranked.term
        if index.column() == 1 and self.columnCount() == 3:
            return in_notation(f"{ranked.score:.4g}")
        return in_notation(f"{ranked.documents:,}")


class TermPreviewPanel(QWidget):
    """Shows a preview, or a message in its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = QLabel()
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)
        self.note = QLabel()
        set_text_role(self.note, "faint")
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.table, self.collocations = TermTable(self), TermTable(self)
        self._view = _table_view(self.table, self.tr("Terms ordered by score"))
        self._pairs = _table_view(self.collocations, self.tr("Collocations ordered by score"))
        self._pairs.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.summary)
        column.addWidget(self._view, 1)
        column.addWidget(self._pairs, 1)
        column.addWidget(self.note)
        self.show_message(self.tr("Open a corpus to see its terms."))

    def show_preview(self, preview: TermPreview) -> None:
        """Show sizes and terms."""
        self.summary.setText(
            filled(
                self.tr("{:,} of {:,} terms are kept; {}."),
                preview.kept_terms,
                preview.all_terms,
                shown_count(preview.documents, "document"),
            )
        )
        self.table.show_terms(preview.ranked, preview.score)
        kind = self.tr("Collocation")
        self.collocations.show_terms(preview.collocations, preview.association, kind)
        self._pairs.setVisible(bool(preview.association))
        self._pairs.setEnabled(True)
        if preview.tokens:
            tokens = self.tr("Preprocessing: {}.").format(translated(preview.tokens))
        else:
            tokens = self.tr("This corpus contains term counts, so preprocessing has no effect.")
        ranking = self.tr("Ranked on all documents; a run ranks on its training documents only.")
        self.note.setText(f"{tokens} {ranking}")
        self._view.setEnabled(True)

    def show_message(self, message: str) -> None:
        """Show a message; the previous terms are greyed out."""
        self.summary.setText(message)
        self._view.setEnabled(False)
        self._pairs.setEnabled(False)


def _table_view(model: TermTable, name: str) -> QTableView:
    view = Table(name)
    view.setModel(model)
    header = view.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return view
