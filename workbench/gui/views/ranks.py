"""Critical-difference diagram: methods on a line of average ranks."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import CriticalDifferenceFigure
from workbench.experiments.scoring.ranking import Ranking
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.theme import class_colour

_BAR_STEP = 0.45
_ROOM = 1.0  # for names on each side, as a share of the line of ranks
_MOST_LETTERS = 24
_MOST_TICKS = 20


class RanksView(FigureView):
    """The best method stands left; a bar joins methods that cannot be told apart."""

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
        for place, one in enumerate(order):
            depth = place + 1 if place < half else len(order) - place
            self._draw_method(ranking, int(one), top + depth, place < half)
        self._draw_groups(ranking, groups)
        self._draw_difference(figure)
        room = _ROOM * (last - 1)
        height = top + half + 1
        self.plot.keep_within(QRectF(1 - room, -height, last - 1 + 2 * room, height + 3))

    def _draw_scale(self, last: int) -> None:
        text = self._ink()
        self.plot.plot([1, last], [0, 0], pen=pg.mkPen(text, width=1))
        for rank in range(1, last + 1, max(last // _MOST_TICKS, 1)):
            self.plot.plot([rank, rank], [0, 0.15], pen=pg.mkPen(text, width=1))
            self._write(str(rank), rank, 0.15, (0.5, 1.0))

    def _draw_method(self, ranking: Ranking, one: int, depth: float, is_left: bool) -> None:
        rank, last = float(ranking.average_ranks[one]), max(len(ranking.names), 2)
        edge = 0.95 if is_left else last + 0.05
        pen = pg.mkPen(class_colour(one), width=2)
        self.plot.plot([rank, rank, edge], [0, -depth, -depth], pen=pen)
        words = f"{_short(configuration_words(ranking.names[one]))}  {rank:.2f}"
        self._write(words, edge, -depth, (1.0 if is_left else 0.0, 0.5))

    def _draw_groups(self, ranking: Ranking, groups: list[tuple[str, ...]]) -> None:
        ranks = dict(zip(ranking.names, ranking.average_ranks.tolist(), strict=True))
        pen = pg.mkPen(self._ink(), width=5)
        for number, group in enumerate(groups, 1):
            reach = [ranks[name] for name in group]
            height = -_BAR_STEP * number
            self.plot.plot([min(reach) - 0.03, max(reach) + 0.03], [height, height], pen=pen)

    def _draw_difference(self, figure: CriticalDifferenceFigure) -> None:
        ranking, text = figure.ranking, self._ink()
        difference = ranking.critical_difference
        words = self.tr("Critical difference {:.2f}; Friedman p = {:.3g}; {} corpora").format(
            difference, ranking.p_value, ranking.n_sets
        )
        if figure.n_runs > ranking.n_sets:
            words += self.tr(" ({} runs; those of one corpus count as one)").format(figure.n_runs)
        self._write(words, 1, 1.8, (0.0, 1.0))
        if np.isfinite(difference):
            pen = pg.mkPen(text, width=2)
            self.plot.plot([1, 1 + difference], [1.7, 1.7], pen=pen, symbol="|", symbolPen=text)

    def _write(self, words: str, x: float, y: float, anchor: tuple[float, float]) -> None:
        label = pg.TextItem(words, color=self._ink(), anchor=anchor)
        label.setPos(x, y)
        self.plot.addItem(label)

    def _ink(self) -> pg.QtGui.QColor:
        return self.palette().color(QPalette.ColorRole.Text)


def _short(name: str) -> str:
    half = _MOST_LETTERS // 2
    return name if len(name) <= _MOST_LETTERS else f"{name[:half]}…{name[-half + 1 :]}"
