"""A table of the configurations of several runs."""

import math

from PySide6.QtWidgets import QTableWidgetItem, QVBoxLayout, QWidget

from workbench.experiments.figures import ComparisonFigure
from workbench.experiments.scoring.metrics import metric_named
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.number_notation import in_notation
from workbench.gui.widgets.phrases import cell_words
from workbench.gui.widgets.tables import DataTable, NumberItem, best_of
from workbench.plain_text import size_words


class ComparisonTableView(QWidget):
    """Mean, deviation and interval of one score, with wins, draws and losses against the others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = DataTable(self.tr("Compared scores"))
        self.setFocusProxy(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_figure(self, figure: ComparisonFigure) -> None:
        """Draw a table in place of the one shown."""
        header = [
            self.tr("Method"),
            self.tr("Training"),
            translated(figure.title),
            self.tr("95 % interval"),
            self.tr("Wins"),
            self.tr("Draws"),
            self.tr("Losses"),
        ]
        wins = figure.pairs.wins()
        metric = metric_named(figure.metric)
        is_share = metric.is_share
        means = [score.mean if score.n else math.nan for score in figure.scores]
        best = best_of(means, max if metric.higher_is_better else min)
        rows = []
        for position, score in enumerate(figure.scores):
            has_interval = not math.isnan(score.low)
            low = score.low if has_interval else float("-inf")
            interval = _interval(score.low, score.high, is_share) if has_interval else "–"
            rows.append(
                [
                    QTableWidgetItem(shown_title(score.name)),
                    QTableWidgetItem(size_words(score.training, self.tr("all"))),
                    NumberItem(
                        cell_words(score.mean, score.deviation, score.n, is_share),
                        score.mean,
                        self.tr("{} trials").format(score.n),
                        position in best,
                    ),
                    NumberItem(interval, low),
                    *(NumberItem(str(count), count) for count in wins[score.name]),
                ]
            )
        self.table.show_rows(header, rows)
        widest = max(180, round(0.3 * self.width()))
        self.table.setColumnWidth(0, min(self.table.columnWidth(0), widest))


def _interval(low: float, high: float, is_share: bool) -> str:
    shown = f"{100 * low:.1f} – {100 * high:.1f} %" if is_share else f"{low:.3g} – {high:.3g}"
    return in_notation(shown)
