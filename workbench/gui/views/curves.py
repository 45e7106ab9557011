"""Curves with bands: learning curves, parameter curves, time against size."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import Curve, CurveFigure
from workbench.gui.theme import class_colour
from workbench.gui.views.figure_view import FigureView
from workbench.gui.views.legend import SYMBOLS, Entry
from workbench.gui.views.plot import make_plot


class CurveView(FigureView):
    """One line per configuration, the band is the interval of its mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(make_plot("", "", ""), "", parent)
        self.plot.setAccessibleName(self.tr("Curves"))
        self.plot.showGrid(x=True, y=True, alpha=0.15)

    def _draw(self, figure: CurveFigure) -> None:
        self.plot.clear()
        self.plot.setLabels(bottom=figure.x_title, left=figure.y_title)
        for number, curve in enumerate(figure.curves):
            self._draw_curve(curve, number, figure.logarithmic)
        self.plot.show_legend(
            [
                Entry(one.name, class_colour(number), SYMBOLS[number % len(SYMBOLS)])
                for number, one in enumerate(figure.curves)
            ]
        )
        self.plot.getAxis("bottom").setTicks(_ticks(figure))
        self.plot.show_all()

    def _draw_curve(self, curve: Curve, number: int, logarithmic: bool) -> None:
        x = np.log10(np.maximum(curve.x, 1e-12)) if logarithmic else curve.x
        colour = class_colour(number)
        low, high = pg.PlotDataItem(x, curve.low), pg.PlotDataItem(x, curve.high)
        shade = (colour.red(), colour.green(), colour.blue(), 45)
        self.plot.addItem(pg.FillBetweenItem(low, high, brush=shade))
        self.plot.plot(
            x,
            curve.mean,
            pen=pg.mkPen(colour, width=2),
            symbol=SYMBOLS[number % len(SYMBOLS)],
            symbolSize=9,
            symbolBrush=colour,
            symbolPen=None,
        )


def _ticks(figure: CurveFigure) -> list[list[tuple[float, str]]] | None:
    """Words at their places; on a logarithmic axis the sizes themselves."""
    words = figure.x_words
    if figure.logarithmic and not words:
        places = {float(place) for one in figure.curves for place in one.x if place > 0}
        words = {place: f"{place:,.6g}" for place in sorted(places)}
    if not words:
        return None
    marks = [
        (float(np.log10(place)) if figure.logarithmic and place > 0 else place, words_there)
        for place, words_there in words.items()
    ]
    return [_apart(sorted(marks))]


def _apart(marks: list[tuple[float, str]], most: int = 12) -> list[tuple[float, str]]:
    """Some of the marks where many stand close together."""
    if len(marks) < 2:
        return marks
    nearest = (marks[-1][0] - marks[0][0]) / most
    kept = marks[:1]
    for one in marks[1:]:
        if one[0] - kept[-1][0] >= nearest:
            kept.append(one)
    return kept
