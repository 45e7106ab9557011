"""Curves with bands: learning curves, parameter curves, time against size."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import Curve, CurveFigure
from workbench.experiments.plans.titles import configuration_title
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.legend import Entry
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.theme import class_qcolor
from workbench.palette import BAND_OPACITY, LINE_WIDTH, class_symbol, line_dash

_LABEL_MARGIN = 30  # pixels


def _number_text(value: float) -> str:
    """A number without scientific notation, however large."""
    return f"{value:,.0f}" if value >= 1e4 and value == round(value) else f"{value:,.6g}"


_MAGNITUDES = [
    [
        (float(np.log10(step)) + power, _number_text(step * 10.0**power))
        for power in range(-9, 13)
        for step in (1, 2, 5)
    ]
]


class _EdgeAxis(pg.AxisItem):
    """Draws also the labels at its ends, which extend beyond the axis."""

    def boundingRect(self) -> QRectF:  # noqa: N802
        return super().boundingRect().adjusted(-_LABEL_MARGIN, 0, _LABEL_MARGIN, 0)


class CurveView(FigureView):
    """One line per configuration; the band is the confidence interval of its mean."""

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
                    configuration_title(curve.name),
                    class_qcolor(number),
                    class_symbol(number),
                )
                for number, curve in enumerate(figure.curves)
                if len(curve.x)
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
            least = figure.least_mean() / 2  # where a band that reaches zero ends
            mean, *band = (np.log10(np.maximum(line, least)) for line in (mean, *band))
        colour = class_qcolor(number)
        low, high = (pg.PlotDataItem(x, edge) for edge in band)
        shade = (colour.red(), colour.green(), colour.blue(), round(255 * BAND_OPACITY))
        self.plot.addItem(pg.FillBetweenItem(low, high, brush=shade))
        self.plot.plot(
            x,
            mean,
            pen=pg.mkPen(colour, width=LINE_WIDTH, dash=line_dash(number) or None),
            symbol=class_symbol(number),
            symbolSize=9,
            symbolBrush=colour,
            symbolPen=None,
        )


def _ticks(figure: CurveFigure) -> list[list[tuple[float, str]]] | None:
    """The labels of the figure, or the x values themselves."""
    labels = figure.x_labels
    if not labels:
        places = {float(place) for curve in figure.curves for place in curve.x}
        labels = {
            place: _number_text(place)
            for place in sorted(places)
            if place > 0 or not figure.logarithmic
        }
    if not labels:
        return None
    marks = [
        (float(np.log10(place)) if figure.logarithmic and place > 0 else place, label)
        for place, label in labels.items()
    ]
    return [_spaced(sorted(marks))]


def _spaced(marks: list[tuple[float, str]], most: int = 12) -> list[tuple[float, str]]:
    """The first, the last, and as many marks in between as fit without crowding."""
    if len(marks) < 2:
        return marks
    first, *between, last = marks
    nearest = (last[0] - first[0]) / most
    kept = [first]
    for mark in between:
        if mark[0] - kept[-1][0] >= nearest and last[0] - mark[0] >= nearest:
            kept.append(mark)
    return [*kept, last]
