"""A sortable table of scores: mean ± standard deviation, compared with a reference."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTableWidgetItem, QVBoxLayout, QWidget

from workbench.experiments.figures import MetricTableFigure, ScoreCell, TableLine
from workbench.experiments.plans.titles import configuration_title
from workbench.gui.views.score_table import NumberItem, ScoreTable


class MetricTableView(QWidget):
    """One row per configuration and training size, one column per metric."""

    line_chosen = Signal(str, str)  # configuration, training

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = ScoreTable(self.tr("Scores"))
        self.table.itemSelectionChanged.connect(self._report)
        self.setFocusProxy(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_figure(self, figure: MetricTableFigure) -> None:
        """Draw a table in place of the one shown."""
        header = [self.tr("Method"), self.tr("Training"), self.tr("Mode"), *figure.titles]
        has_failures = any(line.failures for line in figure.lines)
        rows = [self._row(line, has_failures) for line in figure.lines]
        self.table.show_rows([*header, *([self.tr("Failed")] if has_failures else [])], rows)

    def _row(self, line: TableLine, has_failures: bool) -> list[QTableWidgetItem]:
        name = QTableWidgetItem(configuration_title(line.configuration))
        name.setData(Qt.ItemDataRole.UserRole, (line.configuration, line.training))
        training = NumberItem(line.training or self.tr("all"), line.training_size)
        row = [name, training, QTableWidgetItem(line.mode)]
        for cell in line.cells:
            number = cell.mean if cell.n else float("-inf")
            row.append(NumberItem(cell.text(), number, self._tooltip(cell)))
        if has_failures:
            row.append(NumberItem(str(line.failures), line.failures))
        return row

    def _tooltip(self, cell: ScoreCell) -> str:
        trials = self.tr("{} trials").format(cell.n)
        if cell.conclusion is None:
            return trials
        comparison = self.tr("p = {:.3g}; {:+.1f} % compared with the reference")
        return f"{trials}; {comparison.format(cell.p_value, cell.gain)}"

    def _report(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        item = self.table.item(rows[0].row(), 0) if rows else None
        if item is not None:
            self.line_chosen.emit(*item.data(Qt.ItemDataRole.UserRole))
