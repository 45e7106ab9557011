"""Eigenvalues in descending order, with the largest drop marked."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import SpectrumFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.theme import class_qcolor
from workbench.palette import class_symbol

_FEW_POINTS, _FEW_NUMBERS = 100, 12


class SpectrumView(FigureView):
    """The points before and after the largest drop differ in colour and shape."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(make_plot("", "", ""), "", parent)
        self.plot.setLabels(bottom=self.tr("Number"), left=self.tr("Eigenvalue"))
        self.plot.setAccessibleName(self.tr("Eigenvalues"))
        self.plot.showGrid(y=True, alpha=0.15)

    def _draw(self, figure: SpectrumFigure) -> None:
        self.plot.clear()
        values, gap = figure.eigenvalues, figure.largest_gap()
        faint = pg.mkPen(self.palette().color(QPalette.ColorRole.PlaceholderText), width=1)
        self.plot.plot(np.arange(1, len(values) + 1), values, pen=faint)
        for index, part in enumerate((slice(0, gap), slice(gap, None))):
            numbers = np.arange(1, len(values) + 1)[part]
            size = 11 if len(values) <= _FEW_POINTS else 5
            self.plot.addItem(
                pg.ScatterPlotItem(
                    numbers,
                    values[part],
                    size=size,
                    brush=class_qcolor(index),
                    pen=None,
                    symbol=class_symbol(index),
                )
            )
        few = len(values) <= _FEW_NUMBERS  # where ticks would fall between whole numbers
        every = [(number, str(number)) for number in range(1, len(values) + 1)]
        self.plot.getAxis("bottom").setTicks([every] if few else None)
        if gap:
            self._mark_gap(gap, is_late=2 * gap > len(values))
        self.plot.show_all()

    def _mark_gap(self, gap: int, is_late: bool) -> None:
        """Name the line where no values are: right of it at the top, left of it at the bottom."""
        text = self.palette().color(QPalette.ColorRole.Text)
        line = pg.InfiniteLine(
            gap + 0.5,
            pen=pg.mkPen(text, width=1, style=pg.QtCore.Qt.PenStyle.DashLine),
            label=self.tr("largest drop after {}").format(gap),
            labelOpts={
                "position": 0.07 if is_late else 0.93,
                "color": text,
                "anchors": [(int(is_late), 0.5)] * 2,
            },
        )
        self.plot.addItem(line)
