"""A table of the configurations of several runs."""

import math

from PySide6.QtWidgets import QTableWidgetItem, QVBoxLayout, QWidget

from workbench.experiments.figures import ComparisonFigure
from workbench.experiments.plans.titles import configuration_title
from workbench.gui.views.score_table import NumberItem, ScoreTable


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
        for score in figure.scores:
            has_interval = not math.isnan(score.low)
            low = score.low if has_interval else float("-inf")
            interval = f"{score.low:.4f} – {score.high:.4f}" if has_interval else "–"
            rows.append(
                [
                    QTableWidgetItem(configuration_title(score.name)),
                    QTableWidgetItem(score.training or self.tr("all")),
                    NumberItem(
                        _score_text(score.mean, score.deviation, score.n),
                        score.mean,
                        self.tr("{} trials").format(score.n),
                    ),
                    NumberItem(interval, low),
                    *(NumberItem(str(count), count) for count in wins[score.name]),
                ]
            )
        self.table.show_rows(header, rows)
        widest = max(180, round(0.3 * self.width()))
        self.table.setColumnWidth(0, min(self.table.columnWidth(0), widest))


def _score_text(mean: float, deviation: float, n: int) -> str:
    if n == 0:
        return "–"
    return f"{mean:.4f} ± {deviation:.4f}" if n > 1 else f"{mean:.4f}"
