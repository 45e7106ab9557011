"""A critical-difference diagram: methods on an axis of average ranks."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import CriticalDifferenceFigure
from workbench.experiments.scoring.ranking import Ranking
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.language import shown_title
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.theme import class_qcolor

_BAR_STEP = 0.45
_MOST_NAME_SHARE = 0.6  # of the width of the picture, on both sides together
_MOST_SHARE_OF_TWO = 0.5  # with longer names, all of them stand on the right
_NAME_SPACE = 24  # pixels around a name
_MOST_LETTERS = 24
_MOST_TICKS = 20


class RanksView(FigureView):
    """The best method is on the left; a bar joins methods that do not differ significantly."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(make_plot("", "", ""), "", parent)
        self.plot.setAccessibleName(self.tr("Average ranks"))
        self.plot.hideAxis("left")
        self.plot.hideAxis("bottom")
        self.plot.getViewBox().sigResized.connect(lambda _: self._fit())
        self._shown: CriticalDifferenceFigure | None = None
        self._on_left = 0  # methods whose names stand on the left

    def _draw(self, figure: CriticalDifferenceFigure) -> None:
        self.plot.clear()
        self._shown, ranking = figure, figure.ranking
        groups = ranking.groups()
        top = 0.5 + _BAR_STEP * len(groups)
        order = np.argsort(ranking.average_ranks, kind="stable")
        self._on_left = half = self._count_on_left(ranking)
        last = max(len(order), 2)
        self._draw_scale(last)
        for position, method in enumerate(order):
            depth = position + 1 if position < half else len(order) - position
            self._draw_method(ranking, int(method), top + depth, position < half)
        self._draw_groups(ranking, groups)
        self._draw_difference(figure)
        self._fit()

    def _fit(self) -> None:
        """Leave as much room beside the axis as the longest name needs."""
        if self._shown is None:
            return
        ranking = self._shown.ranking
        if self._count_on_left(ranking) != self._on_left:
            self._draw(self._shown)
            return
        last, rows = max(len(ranking.names), 2), len(ranking.names) - self._on_left
        sides = 2 if self._on_left else 1
        share = min(sides * self._name_share(ranking), _MOST_NAME_SHARE)
        margin = share / (1 - share) * (last - 1) / sides
        left = margin if self._on_left else 0.03 * (last - 1)
        height = 0.5 + _BAR_STEP * len(ranking.groups()) + max(rows, self._on_left) + 1
        self.plot.keep_within(QRectF(1 - left, -height, last - 1 + left + margin, height + 3))

    def _count_on_left(self, ranking: Ranking) -> int:
        """Half of the methods, or none where the axis would get too little of the width."""
        is_wide = 2 * self._name_share(ranking) <= _MOST_SHARE_OF_TWO
        return (len(ranking.names) + 1) // 2 if is_wide else 0

    def _name_share(self, ranking: Ranking) -> float:
        """The part of the width that the names on one side take."""
        metrics = self.plot.fontMetrics()
        widths = [metrics.horizontalAdvance(_text(ranking, method)) for method in _all(ranking)]
        widest = max(widths, default=0)
        width = max(self.plot.getViewBox().width(), 1.0)
        return (widest + _NAME_SPACE) / width

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
        self._write(_text(ranking, method), edge, -depth, (1.0 if is_left else 0.0, 0.5))

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
        text = filled(
            self.tr("Critical difference {:.2f}; Friedman p = {:.3g}; {} corpora"),
            difference,
            ranking.p_value,
            ranking.n_corpora,
        )
        if figure.n_runs > ranking.n_corpora:
            text += self.tr(" ({} runs; runs on the same corpus count once)").format(figure.n_runs)
        middle = (1 + max(len(ranking.names), 2)) / 2
        # Where all names stand on the right, a text in the middle of the axis would be cut.
        self._write(text, *((middle, 1.8, (0.5, 1.0)) if self._on_left else (1.0, 1.8, (0.0, 1.0))))
        if np.isfinite(difference):
            pen = pg.mkPen(colour, width=2)
            self.plot.plot([1, 1 + difference], [1.7, 1.7], pen=pen, symbol="|", symbolPen=colour)

    def _write(self, text: str, x: float, y: float, anchor: tuple[float, float]) -> None:
        label = pg.TextItem(text, color=self._text_colour(), anchor=anchor)
        label.setPos(x, y)
        self.plot.addItem(label)

    def _text_colour(self) -> pg.QtGui.QColor:
        return self.palette().color(QPalette.ColorRole.Text)


def _all(ranking: Ranking) -> range:
    return range(len(ranking.names))


def _text(ranking: Ranking, method: int) -> str:
    """The name of a method and its average rank."""
    name = _short(shown_title(ranking.names[method]))
    return filled("{}  {:.2f}", name, float(ranking.average_ranks[method]))


def _short(name: str) -> str:
    half = _MOST_LETTERS // 2
    return name if len(name) <= _MOST_LETTERS else f"{name[:half]}…{name[-half + 1 :]}"
