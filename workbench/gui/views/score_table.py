"""A table of texts and numbers that sorts numbers by value."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableWidget, QTableWidgetItem, QWidget


class ScoreTable(QTableWidget):
    """Read-only rows that can be sorted by any column."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.verticalHeader().hide()

    def show_rows(self, header: list[str], rows: list[list[QTableWidgetItem]]) -> None:
        """Show these rows in place of the current ones."""
        self.setSortingEnabled(False)
        self.blockSignals(True)
        self.clear()
        self.setColumnCount(len(header))
        self.setHorizontalHeaderLabels(header)
        self.setRowCount(len(rows))
        for row, items in enumerate(rows):
            for column, item in enumerate(items):
                self.setItem(row, column, item)
        self.resizeColumnsToContents()
        self.blockSignals(False)
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)


class NumberItem(QTableWidgetItem):
    """A cell sorted by its number, not by its text."""

    def __init__(self, text: str, number: float, tooltip: str = "") -> None:
        super().__init__(text)
        self._number = number
        self.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setToolTip(tooltip)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        return isinstance(other, NumberItem) and self._number < other._number
