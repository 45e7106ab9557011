"""A sortable table of scores: mean ± standard deviation, compared with a reference."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QTableWidgetItem, QVBoxLayout, QWidget

from workbench.experiments.figures import MetricTableFigure, ScoreCell, TableLine, TableRows
from workbench.experiments.figures.trial_scores import BestText
from workbench.experiments.scoring.metrics import metric_named
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.number_notation import filled, in_notation
from workbench.gui.widgets.phrases import cell_words
from workbench.gui.widgets.tables import DataTable, NumberItem
from workbench.plain_text import size_words


class MetricTableView(QWidget):
    """One row per configuration and training size, one column per metric."""

    line_chosen = Signal(str, str)  # configuration, training

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = DataTable(self.tr("Scores"))
        self.table.itemSelectionChanged.connect(self._report)
        self.setFocusProxy(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_figure(self, figure: MetricTableFigure) -> None:
        """Draw a table in place of the one shown."""
        header = [
            self.tr("Method"),
            self.tr("Training"),
            self.tr("Mode"),
            *map(translated, figure.titles),
        ]
        has_failures = any(line.failures for line in figure.lines)
        shares = [metric_named(name).is_share for name in figure.metrics]
        rows = [self._row(line, shares, has_failures) for line in figure.lines]
        self.table.show_rows([*header, *([self.tr("Failed")] if has_failures else [])], rows)

    def shown_rows(self) -> TableRows:
        """The table as it is shown, in the order chosen on the screen, the best marked."""
        model = self.table.model()
        columns = range(model.columnCount())
        titles = tuple(model.headerData(at, Qt.Orientation.Horizontal) for at in columns)
        rows = range(model.rowCount())
        return [titles, *(tuple(_shown(model.index(row, at)) for at in columns) for row in rows)]

    def _row(
        self, line: TableLine, shares: Sequence[bool], has_failures: bool
    ) -> list[QTableWidgetItem]:
        name = QTableWidgetItem(shown_title(line.configuration))
        name.setData(Qt.ItemDataRole.UserRole, (line.configuration, line.training))
        training = NumberItem(size_words(line.training, self.tr("all")), line.training_size)
        row = [name, training, QTableWidgetItem(translated(line.mode))]
        for cell, is_share in zip(line.cells, shares, strict=True):
            number = cell.mean if cell.n else float("-inf")
            words = cell_words(cell.mean, cell.deviation, cell.n, is_share)
            text = f"{words}{_effect(cell, is_share)}"
            row.append(NumberItem(text, number, self._tooltip(cell), cell.is_best))
        if has_failures:
            row.append(NumberItem(str(line.failures), line.failures))
        return row

    def _tooltip(self, cell: ScoreCell) -> str:
        trials = self.tr("{} trials").format(cell.n)
        if cell.conclusion is None:
            return trials
        comparison = self.tr("p = {:.3g}; {:+.1f} % compared with the reference")
        return f"{trials}; {filled(comparison, cell.p_value, cell.gain)}"

    def _report(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        item = self.table.item(rows[0].row(), 0) if rows else None
        if item is not None:
            self.line_chosen.emit(*item.data(Qt.ItemDataRole.UserRole))


def _shown(cell: QModelIndex) -> str:
    font = cell.data(Qt.ItemDataRole.FontRole)
    text = str(cell.data())
    return BestText(text) if font is not None and font.bold() else text


def _effect(cell: ScoreCell, is_share: bool) -> str:
    """The mark, the difference from the reference and its interval, in points for a share."""
    if not cell.mark or math.isnan(cell.difference):
        return f" {cell.mark}".rstrip()
    factor, form = (100.0, ".1f") if is_share else (1.0, ".3g")
    difference, low, high = (
        in_notation(f"{factor * value:{sign}{form}}")
        for value, sign in ((cell.difference, "+"), (cell.low, ""), (cell.high, ""))
    )
    between = "," if in_notation(".") == "." else ";"  # a comma may stand within the numbers
    interval = "" if math.isnan(cell.low) else f" [{low}{between} {high}]"
    return f" {cell.mark} {difference}{interval}"
