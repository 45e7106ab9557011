"""Confusion matrix as a heat map; opening a cell asks for the documents behind it."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import ConfusionFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.matrix import MatrixPlot


class ConfusionView(FigureView):
    """Rows are actual classes, columns predicted ones; colour is the share of the row."""

    cell_clicked = Signal(int, int)  # actual class, predicted class

    def __init__(self, parent: QWidget | None = None) -> None:
        self._counts = True
        self._before: ConfusionFigure | None = None
        super().__init__(MatrixPlot("", "", ""), "", parent)
        self.plot.setLabels(bottom=self.tr("Predicted class"), left=self.tr("Actual class"))
        self.plot.setAccessibleName(self.tr("Confusion matrix"))
        self.plot.cell_opened.connect(self._report)

    def show_figure(self, figure: ConfusionFigure, counts: bool = True) -> None:
        """Draw a matrix; colours are shares of the row, numbers are counts or shares."""
        self._counts, self._before = counts, None
        super().show_figure(figure)

    def show_difference(self, figure: ConfusionFigure, before: ConfusionFigure) -> None:
        """Draw how many points of share each cell gained since another matrix."""
        self._before = before
        super().show_figure(figure)

    def _draw(self, figure: ConfusionFigure) -> None:
        is_clusters = figure.column_names[: len(figure.row_names)] != figure.row_names
        self.plot.setLabels(
            bottom=self.tr("Cluster") if is_clusters else self.tr("Predicted class")
        )
        names = (
            [figure.row_names[one] for one in figure.row_order],
            [figure.column_names[one] for one in figure.column_order],
        )
        if self._before is not None:
            gained = figure.ordered(100 * figure.difference(self._before))
            reach = max(float(np.abs(gained).max(initial=0.0)), 1.0)
            self.plot.show_matrix(
                gained,
                _words(gained, "+", 0 if reach >= 10 else 1),
                (-reach, reach),
                names,
                True,
            )
            return
        shares = figure.ordered(figure.shares())
        numbers = figure.ordered(figure.counts) if self._counts else 100 * shares
        self.plot.show_matrix(shares, _words(numbers), (0.0, 1.0), names)

    def _report(self, row: int, column: int) -> None:
        figure = self._figure
        self.cell_clicked.emit(int(figure.row_order[row]), int(figure.column_order[column]))


def in_corpus_order(figure: ConfusionFigure) -> ConfusionFigure:
    """The same matrix with the classes as the corpus has them."""
    return replace(
        figure,
        row_order=np.arange(len(figure.row_names)),
        column_order=np.arange(len(figure.column_names)),
    )


def _words(numbers: NDArray[np.float64], sign: str = "", digits: int = 0) -> list[list[str]]:
    return [[_number(one, sign, digits) for one in row] for row in numbers.tolist()]


def _number(value: float, sign: str, digits: int) -> str:
    """Whole numbers where they say enough; a small one keeps a digit, or it would be nothing."""
    if abs(value) < 0.05:
        return ""
    return f"{value:{sign}.{digits if abs(value) >= 0.95 else 1}f}"
