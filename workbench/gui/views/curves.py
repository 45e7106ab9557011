"""Curves with bands: learning curves, parameter curves, time against size."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.experiments.figures import Curve, CurveFigure
from workbench.gui.theme import class_colour
from workbench.gui.views.plot import make_plot

_SYMBOLS = ("o", "s", "t", "d", "+", "x", "p", "star")


class CurveView(QWidget):
    """One line per configuration, the band is the interval of its mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot = make_plot("", "", "")
        self.plot.setAccessibleName(self.tr("Curves"))
        self.plot.showGrid(x=True, y=True, alpha=0.2)
        self._legend = self.plot.addLegend(offset=(-10, -10), brush=pg.mkBrush(127, 127, 127, 40))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.plot)

    def show_figure(self, figure: CurveFigure) -> None:
        """Draw a figure in place of the one shown."""
        self.plot.clear()
        self._legend.clear()
        self.plot.setLabels(bottom=figure.x_title, left=figure.y_title)
        for number, curve in enumerate(figure.curves):
            self._draw(curve, number, figure.logarithmic)
        ticks = [
            (float(np.log10(place)) if figure.logarithmic and place > 0 else place, words)
            for place, words in figure.x_words.items()
        ]
        self.plot.getAxis("bottom").setTicks([ticks] if ticks else None)
        self.plot.autoRange()

    def _draw(self, curve: Curve, number: int, logarithmic: bool) -> None:
        x = np.log10(np.maximum(curve.x, 1e-12)) if logarithmic else curve.x
        colour = class_colour(number)
        band = pg.FillBetweenItem(
            pg.PlotDataItem(x, curve.low), pg.PlotDataItem(x, curve.high), brush=(*_rgb(colour), 45)
        )
        self.plot.addItem(band)
        self.plot.plot(
            x,
            curve.mean,
            pen=pg.mkPen(colour, width=2),
            symbol=_SYMBOLS[number % len(_SYMBOLS)],
            symbolSize=8,
            symbolBrush=colour,
            symbolPen=None,
            name=curve.name,
        )


def _rgb(colour: pg.QtGui.QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()
