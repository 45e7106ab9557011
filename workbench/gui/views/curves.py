"""Curves with bands: learning curves, parameter curves, time against size."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import Curve, CurveFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.legend import SYMBOLS, Entry
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.theme import class_colour

_REACH = 30  # pixels


def _number_words(value: float) -> str:
    """A number without a power of ten, however large."""
    return f"{value:,.0f}" if value >= 1e4 and value == round(value) else f"{value:,.6g}"


_MAGNITUDES = [
    [
        (float(np.log10(step)) + power, _number_words(step * 10.0**power))
        for power in range(-9, 13)
        for step in (1, 2, 5)
    ]
]


class _EdgeAxis(pg.AxisItem):
    """Writes also what stands at its ends, where words reach beyond the axis."""

    def boundingRect(self) -> QRectF:  # noqa: N802
        return super().boundingRect().adjusted(-_REACH, 0, _REACH, 0)


class CurveView(FigureView):
    """One line per configuration, the band is the interval of its mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        plot = make_plot("", "", "", axisItems={"bottom": _EdgeAxis("bottom")})
        super().__init__(plot, "", parent)
        self.plot.setAccessibleName(self.tr("Curves"))
        self.plot.showGrid(x=True, y=True, alpha=0.15)

    def _draw(self, figure: CurveFigure) -> None:
        self.plot.clear()
        self.plot.setLabels(bottom=figure.x_title, left=self._y_title(figure))
        for number, curve in enumerate(figure.curves):
            self._draw_curve(curve, number, figure)
        self.plot.show_legend(
            [
                Entry(
                    configuration_words(one.name),
                    class_colour(number),
                    SYMBOLS[number % len(SYMBOLS)],
                )
                for number, one in enumerate(figure.curves)
            ]
        )
        self.plot.getAxis("bottom").setTicks(_ticks(figure))
        self.plot.getAxis("left").setTicks(_MAGNITUDES if figure.logarithmic_y else None)
        self.plot.show_all()

    def _y_title(self, figure: CurveFigure) -> str:
        scale = self.tr("{}, logarithmic scale")
        return scale.format(figure.y_title) if figure.logarithmic_y else figure.y_title

    def _draw_curve(self, curve: Curve, number: int, figure: CurveFigure) -> None:
        x = np.log10(np.maximum(curve.x, 1e-12)) if figure.logarithmic else curve.x
        mean, *band = curve.mean, curve.low, curve.high
        if figure.logarithmic_y:
            least = figure.least_mean() / 2  # a band that reaches zero ends there
            mean, *band = (np.log10(np.maximum(one, least)) for one in (mean, *band))
        colour = class_colour(number)
        low, high = (pg.PlotDataItem(x, one) for one in band)
        shade = (colour.red(), colour.green(), colour.blue(), 45)
        self.plot.addItem(pg.FillBetweenItem(low, high, brush=shade))
        self.plot.plot(
            x,
            mean,
            pen=pg.mkPen(colour, width=2),
            symbol=SYMBOLS[number % len(SYMBOLS)],
            symbolSize=9,
            symbolBrush=colour,
            symbolPen=None,
        )


def _ticks(figure: CurveFigure) -> list[list[tuple[float, str]]] | None:
    """Words at their places, or the sizes and values themselves."""
    words = figure.x_words
    if not words:
        places = {float(place) for one in figure.curves for place in one.x}
        words = {
            place: _number_words(place)
            for place in sorted(places)
            if place > 0 or not figure.logarithmic
        }
    if not words:
        return None
    marks = [
        (float(np.log10(place)) if figure.logarithmic and place > 0 else place, words_there)
        for place, words_there in words.items()
    ]
    return [_apart(sorted(marks))]


def _apart(marks: list[tuple[float, str]], most: int = 12) -> list[tuple[float, str]]:
    """Some of the marks where many stand close together, the first and the last in any case."""
    if len(marks) < 2:
        return marks
    first, *between, last = marks
    nearest = (last[0] - first[0]) / most
    kept = [first]
    for one in between:
        if one[0] - kept[-1][0] >= nearest and last[0] - one[0] >= nearest:
            kept.append(one)
    return [*kept, last]
