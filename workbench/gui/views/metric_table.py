"""The table of a comparison: mean ± deviation, marked against a reference, sortable."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.experiments.figures import MetricTableFigure, ScoreCell, TableLine

_FIXED = 3


class MetricTableView(QWidget):
    """One line per configuration and training size, one column per metric."""

    line_chosen = Signal(str, str)  # configuration, training

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = QTableWidget()
        self.table.setAccessibleName(self.tr("Scores"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        self.table.itemSelectionChanged.connect(self._report)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_figure(self, figure: MetricTableFigure) -> None:
        """Draw a table in place of the one shown."""
        table = self.table
        table.setSortingEnabled(False)
        table.blockSignals(True)
        table.clear()
        header = [self.tr("Method"), self.tr("Training"), self.tr("Mode"), *figure.titles]
        table.setColumnCount(len(header))
        table.setHorizontalHeaderLabels(header)
        table.setRowCount(len(figure.lines))
        for row, line in enumerate(figure.lines):
            self._fill(row, line)
        table.resizeColumnsToContents()
        table.blockSignals(False)
        table.setSortingEnabled(True)

    def _fill(self, row: int, line: TableLine) -> None:
        training = _Number(line.training or self.tr("all"), line.training_size)
        fixed = (QTableWidgetItem(line.configuration), training, QTableWidgetItem(line.mode))
        for column, item in enumerate(fixed):
            self.table.setItem(row, column, item)
        fixed[0].setData(Qt.ItemDataRole.UserRole, (line.configuration, line.training))
        for column, cell in enumerate(line.cells, _FIXED):
            item = _Number(cell.words(), cell.mean if cell.n else float("-inf"))
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setToolTip(_cell_words(cell))
            self.table.setItem(row, column, item)

    def _report(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        item = self.table.item(rows[0].row(), 0) if rows else None
        if item is not None:
            self.line_chosen.emit(*item.data(Qt.ItemDataRole.UserRole))


class _Number(QTableWidgetItem):
    """Sorts by its number and not by its words."""

    def __init__(self, words: str, number: float) -> None:
        super().__init__(words)
        self._number = number

    def __lt__(self, other: QTableWidgetItem) -> bool:
        return isinstance(other, _Number) and self._number < other._number


def _cell_words(cell: ScoreCell) -> str:
    words = f"{cell.n} trials"
    if cell.verdict is not None:
        words += f"; p = {cell.p_value:.3g}; {cell.gain:+.1f} % against the reference"
    return words
