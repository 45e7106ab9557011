"""Configurations of several runs in one table."""

import math

from PySide6.QtWidgets import QTableWidgetItem, QVBoxLayout, QWidget

from workbench.experiments.figures import ComparisonFigure
from workbench.gui.views.score_table import NumberItem, ScoreTable
from workbench.gui.widgets.method_names import configuration_words


class ComparisonTableView(QWidget):
    """Mean, deviation and interval of one score, with wins, draws and losses against the others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = ScoreTable(self.tr("Compared scores"))
        self.setFocusProxy(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_figure(self, figure: ComparisonFigure) -> None:
        """Draw a table in place of the one shown."""
        header = [
            self.tr("Method"),
            self.tr("Training"),
            figure.title,
            self.tr("95 % interval"),
            self.tr("Wins"),
            self.tr("Draws"),
            self.tr("Losses"),
        ]
        wins = figure.pairs.wins()
        rows = []
        for one in figure.scores:
            has_interval = not math.isnan(one.low)
            low = one.low if has_interval else float("-inf")
            rows.append(
                [
                    QTableWidgetItem(configuration_words(one.name)),
                    QTableWidgetItem(one.training or self.tr("all")),
                    NumberItem(
                        _score_words(one.mean, one.deviation, one.n),
                        one.mean,
                        self.tr("{} trials").format(one.n),
                    ),
                    NumberItem(f"{one.low:.4f} – {one.high:.4f}" if has_interval else "–", low),
                    *(NumberItem(str(count), count) for count in wins[one.name]),
                ]
            )
        self.table.show_rows(header, rows)
        widest = max(180, round(0.3 * self.width()))
        self.table.setColumnWidth(0, min(self.table.columnWidth(0), widest))


def _score_words(mean: float, deviation: float, n: int) -> str:
    if n == 0:
        return "–"
    return f"{mean:.4f} ± {deviation:.4f}" if n > 1 else f"{mean:.4f}"
