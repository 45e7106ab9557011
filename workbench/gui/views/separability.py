"""W/B against squared error: how far classes separate and what the reconstruction loses."""

import pyqtgraph as pg
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import SeparabilityFigure, SeparabilityPoint
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.legend import SYMBOLS, Entry
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.theme import class_colour


class SeparabilityView(FigureView):
    """One shape per configuration; a line joins its training sizes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(make_plot("", "", ""), "", parent)
        self.plot.setLabels(
            bottom=self.tr("Squared error of the reconstruction"),
            left=self.tr("W/B: spread within classes over spread between"),
        )
        self.plot.setAccessibleName(self.tr("W/B against squared error"))
        self.plot.showGrid(x=True, y=True, alpha=0.15)

    def _draw(self, figure: SeparabilityFigure) -> None:
        self.plot.clear()
        groups: dict[str, list[SeparabilityPoint]] = {}
        for one in figure.points:
            groups.setdefault(one.configuration, []).append(one)
        entries = []
        for number, (name, points) in enumerate(groups.items()):
            colour, symbol = class_colour(number), SYMBOLS[number % len(SYMBOLS)]
            entries.append(Entry(configuration_words(name), colour, symbol))
            self.plot.plot(
                [one.squared_error for one in points],
                [one.scatter_ratio for one in points],
                pen=pg.mkPen(colour, width=1),
                symbol=symbol,
                symbolSize=11,
                symbolBrush=colour,
                symbolPen=None,
            )
        self.plot.show_legend(entries)
        self.plot.show_all()
