"""A critical-difference diagram: methods on an axis of average ranks."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import CriticalDifferenceFigure
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.scoring.ranking import Ranking
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.theme import class_qcolor

_BAR_STEP = 0.45
_NAME_SHARE = 1.0  # width for names on each side, as a share of the axis
_MOST_LETTERS = 24
_MOST_TICKS = 20


class RanksView(FigureView):
    """The best method is on the left; a bar joins methods that do not differ significantly."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(make_plot("", "", ""), "", parent)
        self.plot.setAccessibleName(self.tr("Average ranks"))
        self.plot.hideAxis("left")
        self.plot.hideAxis("bottom")

    def _draw(self, figure: CriticalDifferenceFigure) -> None:
        self.plot.clear()
        ranking = figure.ranking
        groups = ranking.groups()
        top = 0.5 + _BAR_STEP * len(groups)
        order = np.argsort(ranking.average_ranks, kind="stable")
        half = (len(order) + 1) // 2
        last = max(len(order), 2)
        self._draw_scale(last)
        for place, method in enumerate(order):
            depth = place + 1 if place < half else len(order) - place
            self._draw_method(ranking, int(method), top + depth, place < half)
        self._draw_groups(ranking, groups)
        self._draw_difference(figure)
        margin = _NAME_SHARE * (last - 1)
        height = top + half + 1
        self.plot.keep_within(QRectF(1 - margin, -height, last - 1 + 2 * margin, height + 3))

    def _draw_scale(self, last: int) -> None:
        colour = self._text_colour()
        self.plot.plot([1, last], [0, 0], pen=pg.mkPen(colour, width=1))
        for rank in range(1, last + 1, max(last // _MOST_TICKS, 1)):
            self.plot.plot([rank, rank], [0, 0.15], pen=pg.mkPen(colour, width=1))
            self._write(str(rank), rank, 0.15, (0.5, 1.0))

    def _draw_method(self, ranking: Ranking, method: int, depth: float, is_left: bool) -> None:
        rank, last = float(ranking.average_ranks[method]), max(len(ranking.names), 2)
        edge = 0.95 if is_left else last + 0.05
        pen = pg.mkPen(class_qcolor(method), width=2)
        self.plot.plot([rank, rank, edge], [0, -depth, -depth], pen=pen)
        text = f"{_short(configuration_title(ranking.names[method]))}  {rank:.2f}"
        self._write(text, edge, -depth, (1.0 if is_left else 0.0, 0.5))

    def _draw_groups(self, ranking: Ranking, groups: list[tuple[str, ...]]) -> None:
        ranks = dict(zip(ranking.names, ranking.average_ranks.tolist(), strict=True))
        pen = pg.mkPen(self._text_colour(), width=5)
        for number, group in enumerate(groups, 1):
            reach = [ranks[name] for name in group]
            height = -_BAR_STEP * number
            self.plot.plot([min(reach) - 0.03, max(reach) + 0.03], [height, height], pen=pen)

    def _draw_difference(self, figure: CriticalDifferenceFigure) -> None:
        ranking, colour = figure.ranking, self._text_colour()
        difference = ranking.critical_difference
        text = self.tr("Critical difference {:.2f}; Friedman p = {:.3g}; {} corpora").format(
            difference, ranking.p_value, ranking.n_sets
        )
        if figure.n_runs > ranking.n_sets:
            text += self.tr(" ({} runs; runs on the same corpus count once)").format(figure.n_runs)
        self._write(text, 1, 1.8, (0.0, 1.0))
        if np.isfinite(difference):
            pen = pg.mkPen(colour, width=2)
            self.plot.plot([1, 1 + difference], [1.7, 1.7], pen=pen, symbol="|", symbolPen=colour)

    def _write(self, text: str, x: float, y: float, anchor: tuple[float, float]) -> None:
        label = pg.TextItem(text, color=self._text_colour(), anchor=anchor)
        label.setPos(x, y)
        self.plot.addItem(label)

    def _text_colour(self) -> pg.QtGui.QColor:
        return self.palette().color(QPalette.ColorRole.Text)


def _short(name: str) -> str:
    half = _MOST_LETTERS // 2
    return name if len(name) <= _MOST_LETTERS else f"{name[:half]}…{name[-half + 1 :]}"
