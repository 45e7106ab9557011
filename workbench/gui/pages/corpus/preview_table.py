"""The first rows of a file, with the columns that become documents in front."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem, QWidget

_MOST_COLUMNS = 100  # of tables with thousands
_WIDTH, _WIDTH_OF_TEXT = 110, 320


class PreviewTable(QTableWidget):
    """Rows of cells; the columns of the documents stand before the others, in bold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("First rows"))
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        header.setStretchLastSection(True)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def fill(
        self,
        names: Sequence[str],
        rows: Sequence[Sequence[str]],
        texts: Sequence[str],
        used: Sequence[str] = (),
    ) -> None:
        """Show rows below the names of their columns; those that are used stand in front."""
        front = [names.index(name) for name in dict.fromkeys(used) if name in names]
        others = [at for at in range(len(names)) if at not in front]
        shown = sorted([*front, *others][:_MOST_COLUMNS])
        self.setColumnCount(len(shown))
        self.setRowCount(len(rows))
        for column, at in enumerate(shown):
            self.setHorizontalHeaderItem(column, self._title(names[at], at in front))
            self.setColumnWidth(column, _WIDTH_OF_TEXT if names[at] in texts else _WIDTH)
            for row, cells in enumerate(rows):
                self.setItem(row, column, QTableWidgetItem(cells[at] if at < len(cells) else ""))
        self._move_to_front([shown.index(at) for at in front if at in shown])
        self.horizontalScrollBar().setValue(0)

    def _title(self, name: str, is_used: bool) -> QTableWidgetItem:
        title = QTableWidgetItem(name)
        title.setToolTip(name)
        font = self.font()
        font.setWeight(QFont.Weight.DemiBold if is_used else QFont.Weight.Normal)
        title.setFont(font)
        return title

    def _move_to_front(self, columns: Sequence[int]) -> None:
        header = self.horizontalHeader()
        rest = [column for column in range(self.columnCount()) if column not in columns]
        for place, column in enumerate([*columns, *rest]):
            header.moveSection(header.visualIndex(column), place)
