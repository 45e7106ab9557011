"""Methods below each other, each with its mean and its 95 % interval."""

import math

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import MethodScore, OverviewFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.number_notation import in_notation
from workbench.gui.widgets.theme import theme_roles

MOST_METHODS = 10  # more would not be read
_BESIDE = 0.04  # of the axis, between an interval and its number


class ForestView(FigureView):
    """The best method in the accent colour, at the top."""

    method_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        plot = make_plot("", "", "", axisItems={"left": NameAxis("left")})
        super().__init__(plot, "", parent)
        plot.setAccessibleName(self.tr("Methods with their 95 % intervals"))
        plot.invertY(True)
        plot.showGrid(x=True, y=False, alpha=0.15)
        plot.getAxis("left").setPen(pg.mkPen(None))
        plot.setMouseEnabled(x=False, y=False)
        self._shown: tuple[MethodScore, ...] = ()
        self._hover = HoverTip(plot, self.text_at)
        plot.scene().sigMouseClicked.connect(self._choose)

    def text_at(self, position: QPointF) -> str:
        """The method at a height of the plot, and how it compares with the best."""
        score = self._score_at(position)
        if score is None or self.figure is None:
            return ""
        title = shown_title(score.configuration)
        interval = ""
        if not math.isnan(score.low):
            low, high = self.figure.number(score.low), self.figure.number(score.high)
            interval = self.tr(", 95 % interval {} to {}").format(low, high)
        compared = {
            "equivalent": self.tr("; not significantly worse than the best"),
            "inferior": self.tr("; significantly worse than the best"),
        }.get(score.conclusion or "", "")
        return f"{title}: {self.figure.number(score.mean)}{interval}{compared}"

    def _draw(self, figure: OverviewFigure) -> None:
        self.plot.clear()
        self._shown = figure.at(figure.training)[:MOST_METHODS]
        factor = 100.0 if figure.is_share else 1.0
        roles = theme_roles(self.palette())
        heights = [row + 0.5 for row in range(len(self._shown))]
        names = [shown_title(score.configuration) for score in self._shown]
        self.plot.getAxis("left").show_names(heights, names)
        edges = [_edges(score, factor) for score in self._shown]
        low = min((edge[0] for edge in edges), default=0.0)
        high = max((edge[1] for edge in edges), default=1.0)
        margin = max(high - low, 1e-9 + abs(high) * 0.02)
        for height, score, (left, right) in zip(heights, self._shown, edges, strict=True):
            colour = QColor(roles.accent if score.is_best else roles.secondary)
            self._draw_method(height, (left, factor * score.mean, right), colour)
            number = in_notation(figure.number(score.mean))
            text = pg.TextItem(number, color=roles.text, anchor=(0.0, 0.5))
            text.setPos(right + _BESIDE * margin, height)
            self.plot.addItem(text, ignoreBounds=True)
        whole = QRectF(low - 0.08 * margin, 0, 1.26 * margin, max(len(heights), 1))
        self.plot.keep_within(whole)
        unit = self.tr("{}, %") if figure.is_share else "{}"
        self.plot.setLabels(bottom=unit.format(translated(figure.title)))

    def _draw_method(
        self, height: float, numbers: tuple[float, float, float], colour: QColor
    ) -> None:
        left, mean, right = numbers
        line = pg.PlotCurveItem([left, right], [height, height], pen=pg.mkPen(colour, width=2.5))
        dot = pg.ScatterPlotItem([mean], [height], size=10, brush=colour, pen=None)
        self.plot.addItem(line)
        self.plot.addItem(dot)

    def _score_at(self, position: QPointF) -> MethodScore | None:
        area = self.plot.plotItem.sceneBoundingRect()
        if not area.contains(position):
            return None
        row = math.floor(self.plot.getViewBox().mapSceneToView(position).y())
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _choose(self, event: object) -> None:
        if event.button() == Qt.MouseButton.LeftButton:  # type: ignore[attr-defined]
            score = self._score_at(event.scenePos())  # type: ignore[attr-defined]
            if score is not None:
                self.method_chosen.emit(score.configuration)


def _edges(score: MethodScore, factor: float) -> tuple[float, float]:
    if math.isnan(score.low):
        return factor * score.mean, factor * score.mean
    return factor * score.low, factor * score.high
