"""W/B against squared error: the separation of classes and the loss of the reconstruction."""

import pyqtgraph as pg
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import SeparabilityFigure, SeparabilityPoint
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.legend import Entry
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.language import shown_title
from workbench.gui.widgets.theme import class_qcolor
from workbench.palette import class_symbol


class SeparabilityView(FigureView):
    """One shape per configuration; a line joins its training sizes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(make_plot("", "", ""), "", parent)
        self.plot.setLabels(
            bottom=self.tr("Squared error of the reconstruction"),
            left=self.tr("W/B: scatter within classes over scatter between classes"),
        )
        self.plot.setAccessibleName(self.tr("W/B against squared error"))
        self.plot.showGrid(x=True, y=True, alpha=0.15)

    def _draw(self, figure: SeparabilityFigure) -> None:
        self.plot.clear()
        groups: dict[str, list[SeparabilityPoint]] = {}
        for point in figure.points:
            groups.setdefault(point.configuration, []).append(point)
        entries = []
        for number, (name, points) in enumerate(groups.items()):
            colour, symbol = class_qcolor(number), class_symbol(number)
            entries.append(Entry(shown_title(name), colour, symbol))
            self.plot.plot(
                [point.squared_error for point in points],
                [point.scatter_ratio for point in points],
                pen=pg.mkPen(colour, width=1),
                symbol=symbol,
                symbolSize=11,
                symbolBrush=colour,
                symbolPen=None,
            )
        self.plot.show_legend(entries)
        self.plot.show_all()
