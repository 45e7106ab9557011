"""Critical-difference diagram: methods on a line of average ranks."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import CriticalDifferenceFigure
from workbench.experiments.ranking import Ranking
from workbench.gui.theme import class_colour
from workbench.gui.views.figure_view import FigureView
from workbench.gui.views.plot import make_plot

_BAR_STEP = 0.45


class RanksView(FigureView):
    """The best method stands left; a bar joins methods that cannot be told apart."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(make_plot("", "", ""), "", parent)
        self.plot.setLabels(bottom=self.tr("Average rank (1 is best)"))
        self.plot.setAccessibleName(self.tr("Average ranks"))
        self.plot.hideAxis("left")

    def _draw(self, figure: CriticalDifferenceFigure) -> None:
        self.plot.clear()
        ranking = figure.ranking
        text = self.palette().color(QPalette.ColorRole.Text)
        groups = ranking.groups()
        top = 1 + _BAR_STEP * len(groups)
        order = np.argsort(ranking.average_ranks, kind="stable")
        half = (len(order) + 1) // 2
        for place, one in enumerate(order):
            depth = place + 1 if place < half else len(order) - place
            self._draw_method(ranking, int(one), top + depth, place < half, text)
        self._draw_groups(ranking, groups)
        self._draw_difference(ranking, text)
        last = max(len(order), 2)
        self.plot.keep_within(QRectF(0, -(top + half + 1), last + 1, top + half + 3))

    def _draw_method(
        self, ranking: Ranking, one: int, depth: float, is_left: bool, text: QColor
    ) -> None:
        rank, last = float(ranking.average_ranks[one]), max(len(ranking.names), 2)
        edge = 0.95 if is_left else last + 0.05
        colour = class_colour(one)
        self.plot.plot([rank, rank, edge], [0, -depth, -depth], pen=pg.mkPen(colour, width=2))
        words = f"{ranking.names[one]}  {rank:.2f}"
        label = pg.TextItem(words, color=text, anchor=(0.0 if is_left else 1.0, 1.0))
        label.setPos(edge, -depth)
        self.plot.addItem(label)

    def _draw_groups(self, ranking: Ranking, groups: list[tuple[str, ...]]) -> None:
        ranks = dict(zip(ranking.names, ranking.average_ranks.tolist(), strict=True))
        pen = pg.mkPen(self.palette().color(QPalette.ColorRole.Text), width=5)
        for number, group in enumerate(groups, 1):
            reach = [ranks[name] for name in group]
            height = -_BAR_STEP * number
            self.plot.plot([min(reach) - 0.03, max(reach) + 0.03], [height, height], pen=pen)

    def _draw_difference(self, ranking: Ranking, text: QColor) -> None:
        difference = ranking.critical_difference
        words = self.tr("critical difference {:.2f}; Friedman p = {:.3g}; {} corpora").format(
            difference, ranking.p_value, ranking.n_sets
        )
        label = pg.TextItem(words, color=text, anchor=(0.0, 1.0))
        label.setPos(1, 1.0)
        self.plot.addItem(label)
        if np.isfinite(difference):
            ends = [1, 1 + difference]
            self.plot.plot(
                ends, [0.8, 0.8], pen=pg.mkPen(text, width=2), symbol="|", symbolPen=text
            )
