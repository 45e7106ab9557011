"""A confusion matrix as a heat map whose cells can be opened."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import ConfusionFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.matrix import MatrixPlot


class ConfusionView(FigureView):
    """Actual classes in rows, predicted classes in columns; correct is blue, wrong orange."""

    cell_clicked = Signal(int, int)  # actual class, predicted class

    def __init__(self, parent: QWidget | None = None) -> None:
        self._counts = True
        self.before: ConfusionFigure | None = None
        super().__init__(MatrixPlot("", "", ""), "", parent)
        self.plot.setLabels(bottom=self.tr("Predicted class"), left=self.tr("Actual class"))
        self.plot.setAccessibleName(self.tr("Confusion matrix"))
        self.plot.cell_opened.connect(self._report)

    def show_figure(self, figure: ConfusionFigure, counts: bool = True) -> None:
        """Draw a matrix whose numbers are counts or shares of the row."""
        self._counts, self.before = counts, None
        super().show_figure(figure)

    def show_difference(self, figure: ConfusionFigure, before: ConfusionFigure) -> None:
        """Draw the difference to another matrix, in percentage points of the row."""
        self.before = before
        super().show_figure(figure)

    def _draw(self, figure: ConfusionFigure) -> None:
        self.plot.setLabels(bottom=self.tr(figure.column_title))
        names = (
            [figure.row_names[index] for index in figure.row_order],
            [figure.column_names[index] for index in figure.column_order],
        )
        if self.before is not None:
            gained = figure.ordered(100 * figure.difference(self.before))
            reach = max(float(np.abs(gained).max(initial=0.0)), 1.0)
            self.plot.show_matrix(
                gained,
                _texts(gained, "+", 0 if reach >= 10 else 1),
                (-reach, reach),
                names,
            )
            return
        numbers = figure.counts if self._counts else 100 * figure.shares()
        shades = figure.ordered(figure.shades())
        self.plot.show_matrix(shades, _texts(figure.ordered(numbers)), (-1.0, 1.0), names)

    def _report(self, row: int, column: int) -> None:
        figure = self.figure
        self.cell_clicked.emit(int(figure.row_order[row]), int(figure.column_order[column]))


def in_corpus_order(figure: ConfusionFigure) -> ConfusionFigure:
    """The same matrix with the classes in the order of the corpus."""
    return replace(
        figure,
        row_order=np.arange(len(figure.row_names)),
        column_order=np.arange(len(figure.column_names)),
    )


def _texts(numbers: NDArray[np.float64], sign: str = "", digits: int = 0) -> list[list[str]]:
    return [[_format_number(value, sign, digits) for value in row] for row in numbers.tolist()]


def _format_number(value: float, sign: str, digits: int) -> str:
    """Format a cell; a value below one keeps a decimal, because rounding would make it zero."""
    if abs(value) < 0.05:
        return ""
    return f"{value:{sign}.{digits if abs(value) >= 0.95 else 1}f}"
