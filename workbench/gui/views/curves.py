"""Curves with bands: learning curves, parameter curves, time against size."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import Curve, CurveFigure, LearningCurveFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.legend import Entry
from workbench.gui.plots.plot import NumberAxis, make_plot
from workbench.gui.plots.side_labels import SideLabel
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.number_notation import in_notation
from workbench.gui.widgets.theme import class_qcolor
from workbench.palette import BAND_OPACITY, LINE_WIDTH, class_symbol, line_dash
from workbench.plain_text import size_words

_LABEL_MARGIN = 30  # pixels
_MOST_DIRECT = 8  # names at the ends of lines; more need a legend
_NEAR = 14.0  # pixels from the mouse


def _number_text(value: float) -> str:
    """A number without scientific notation, however large."""
    is_large = value >= 1e4 and value == round(value)
    return in_notation(f"{value:,.0f}" if is_large else f"{value:,.6g}")


def magnitudes() -> list[list[tuple[float, str]]]:
    """The ticks of a logarithmic axis, in the notation of the language."""
    return [
        [
            (float(np.log10(step)) + power, _number_text(step * 10.0**power))
            for power in range(-9, 13)
            for step in (1, 2, 5)
        ]
    ]


class _EdgeAxis(NumberAxis):
    """Draws also the labels at its ends, which extend beyond the axis."""

    def boundingRect(self) -> QRectF:  # noqa: N802
        return super().boundingRect().adjusted(-_LABEL_MARGIN, 0, _LABEL_MARGIN, 0)


class CurveView(FigureView):
    """One line per configuration; the band is the confidence interval of its mean."""

    point_chosen = Signal(str, str)  # configuration and training size

    def __init__(self, parent: QWidget | None = None) -> None:
        plot = make_plot("", "", "", axisItems={"bottom": _EdgeAxis("bottom")})
        super().__init__(plot, "", parent)
        self.plot.setAccessibleName(self.tr("Curves"))
        self.plot.showGrid(x=False, y=True, alpha=0.15)
        self._selected: tuple[Curve, ...] = ()
        self.plot.scene().sigMouseClicked.connect(self._choose)

    def show_selected(self, curves: tuple[Curve, ...]) -> None:
        """Draw lines of the selected documents, dotted, in the colours of their methods."""
        self._selected = curves
        for mark in self.plot.selection_marks:
            self.plot.removeItem(mark)
        self.plot.selection_marks = []
        if self.figure is None:
            return
        numbers = {curve.name: number for number, curve in enumerate(self.figure.curves)}
        for curve in curves:
            if curve.name in numbers:
                self.plot.selection_marks.append(self._draw_selected(curve, numbers[curve.name]))
        self.plot.show_all()

    def _draw_selected(self, curve: Curve, number: int) -> pg.PlotDataItem:
        x = np.log10(np.maximum(curve.x, 1e-12)) if self.figure.logarithmic else curve.x
        colour = class_qcolor(number)
        return self.plot.plot(
            x,
            curve.mean,
            pen=pg.mkPen(colour, width=LINE_WIDTH, style=Qt.PenStyle.DotLine),
            symbol=class_symbol(number),
            symbolSize=9,
            symbolBrush=self.palette().base(),
            symbolPen=pg.mkPen(colour, width=1.5),
        )

    def _draw(self, figure: CurveFigure) -> None:
        self.plot.clear()
        self.plot.selection_marks = []
        self.plot.setLabels(bottom=translated(figure.x_title), left=self._y_title(figure))
        for number, curve in enumerate(figure.curves):
            self._draw_curve(curve, number, figure)
        self._name_curves(figure)
        self.plot.getAxis("bottom").setTicks(_ticks(figure))
        self.plot.getAxis("left").setTicks(magnitudes() if figure.logarithmic_y else None)
        self.plot.getAxis("left").setScale(100.0 if figure.is_share else 1.0)
        self.show_selected(self._selected)

    def _choose(self, event: Any) -> None:
        """Report the point of a learning curve that is clicked."""
        figure, place = self.figure, event.scenePos()
        if not isinstance(figure, LearningCurveFigure):
            return
        found = [
            (float(np.hypot(at.x() - place.x(), at.y() - place.y())), curve.name, size)
            for curve in figure.curves
            for size, at in self._points(figure, curve)
        ]
        distance, name, size = min(found, default=(_NEAR, "", 0.0))
        if distance < _NEAR and size in figure.x_labels:
            self.point_chosen.emit(name, figure.x_labels[size])

    def _points(self, figure: CurveFigure, curve: Curve) -> Iterator[tuple[float, QPointF]]:
        box = self.plot.getViewBox()
        across = np.log10(np.maximum(curve.x, 1e-12)) if figure.logarithmic else curve.x
        for size, x, y in zip(curve.x, across, _heights(figure, curve.mean), strict=True):
            yield float(size), box.mapViewToScene(QPointF(float(x), float(y)))

    def _name_curves(self, figure: CurveFigure) -> None:
        drawn = [(number, curve) for number, curve in enumerate(figure.curves) if len(curve.x)]
        is_direct = len(drawn) <= _MOST_DIRECT
        if self.plot.side_labels is not None and not is_direct:
            self.plot.show_side_labels([])
        if self.plot.legend is not None and is_direct:
            self.plot.show_legend([])
        if is_direct:
            self.plot.show_side_labels(
                [
                    SideLabel(
                        shown_title(curve.name),
                        class_qcolor(number),
                        float(_heights(figure, curve.mean[-1:])[0]),
                        class_symbol(number),
                    )
                    for number, curve in drawn
                ]
            )
            return
        self.plot.show_legend(
            [
                Entry(shown_title(curve.name), class_qcolor(number), class_symbol(number))
                for number, curve in drawn
            ]
        )

    def _y_title(self, figure: CurveFigure) -> str:
        title = translated(figure.y_title)
        if figure.is_share:
            return self.tr("{}, %").format(title)
        scale = self.tr("{}, logarithmic scale")
        return scale.format(title) if figure.logarithmic_y else title

    def _draw_curve(self, curve: Curve, number: int, figure: CurveFigure) -> None:
        x = np.log10(np.maximum(curve.x, 1e-12)) if figure.logarithmic else curve.x
        mean, *band = (_heights(figure, line) for line in (curve.mean, curve.low, curve.high))
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


def _heights(figure: CurveFigure, values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Where values are drawn on the vertical axis."""
    if not figure.logarithmic_y:
        return values
    return np.log10(np.where(values > 0, values, figure.least_mean() / 2))


def _ticks(figure: CurveFigure) -> list[list[tuple[float, str]]] | None:
    """The labels of the figure, or the x values themselves."""
    labels = figure.x_labels
    if not labels:
        positions = {float(position) for curve in figure.curves for position in curve.x}
        labels = {
            position: _number_text(position)
            for position in sorted(positions)
            if position > 0 or not figure.logarithmic
        }
    if not labels:
        return None
    marks = [
        (
            float(np.log10(position)) if figure.logarithmic and position > 0 else position,
            size_words(translated(label)),
        )
        for position, label in labels.items()
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
