"""A confusion matrix as a heat map whose cells can be opened."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import ConfusionFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.matrix import MatrixPlot
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.number_notation import in_notation


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
        self._has_totals = False

    def show_totals(self, on: bool) -> None:
        """Show the sums of rows and columns, and what the colours mean."""
        self._has_totals = on
        self._redraw()

    def show_figure(self, figure: ConfusionFigure, counts: bool = True) -> None:
        """Draw a matrix whose numbers are counts or shares of the row."""
        self._counts, self.before = counts, None
        super().show_figure(figure)

    def show_difference(self, figure: ConfusionFigure, before: ConfusionFigure) -> None:
        """Draw the difference from another matrix, in percentage points of the row."""
        self.before = before
        super().show_figure(figure)

    def mark(self, cell: tuple[int, int] | None) -> None:
        """Draw a frame around the cell of two classes, or none."""
        figure = self.figure
        if figure is None or cell is None:
            self.plot.clear_mark()
            return
        actual, predicted = cell
        rows, columns = figure.row_order.tolist(), figure.column_order.tolist()
        if actual in rows and predicted in columns:
            self.plot.mark_cell(rows.index(actual), columns.index(predicted))
        else:
            self.plot.clear_mark()

    def show_selection(self, documents: NDArray[np.int64]) -> None:
        """Put a dot into the cells that have some of the documents."""
        figure = self.figure
        if figure is None:
            return
        inside = np.isin(figure.documents, documents)
        size = len(figure.column_names)
        cells = np.flatnonzero(np.bincount(figure.actual[inside] * size + figure.predicted[inside]))
        rows, columns = figure.row_order.tolist(), figure.column_order.tolist()
        self.plot.show_dots(
            sorted((rows.index(cell // size), columns.index(cell % size)) for cell in cells)
        )

    def _draw(self, figure: ConfusionFigure) -> None:
        self.plot.setLabels(bottom=translated(figure.column_title))
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
            ends = (f"−{reach:.0f}", "0", f"+{reach:.0f}")
            self.plot.show_scale(ends if self._has_totals else ())
            return
        numbers = figure.counts if self._counts else 100 * figure.shares()
        texts, shades = _texts(figure.ordered(numbers)), figure.ordered(figure.shades())
        if self._has_totals:
            texts, shades, names = _with_totals(figure, texts, shades, names, self.tr("Total"))
        self.plot.show_matrix(shades, texts, (-1.0, 1.0), names)
        scale = (self.tr("errors"), "0", self.tr("correct"))
        self.plot.show_scale(scale if self._has_totals else ())

    def _report(self, row: int, column: int) -> None:
        figure = self.figure
        if row >= len(figure.row_order) or column >= len(figure.column_order):
            return  # a sum
        self.cell_clicked.emit(int(figure.row_order[row]), int(figure.column_order[column]))


def in_corpus_order(figure: ConfusionFigure) -> ConfusionFigure:
    """The same matrix with the classes in the order of the corpus."""
    return replace(
        figure,
        row_order=np.arange(len(figure.row_names)),
        column_order=np.arange(len(figure.column_names)),
    )


_Names = tuple[list[str], list[str]]


def _with_totals(
    figure: ConfusionFigure,
    texts: list[list[str]],
    shades: NDArray[np.float64],
    names: _Names,
    title: str,
) -> tuple[list[list[str]], NDArray[np.float64], _Names]:
    """A last column with the documents of each row, and a last row with those of each column."""
    counts = figure.ordered(figure.counts)
    rows, columns = counts.sum(axis=1), counts.sum(axis=0)
    lines = [
        [*line, in_notation(f"{total:,}")] for line, total in zip(texts, rows.tolist(), strict=True)
    ]
    totals = (*columns.tolist(), int(counts.sum()))
    lines.append([in_notation(f"{total:,}") for total in totals])
    return lines, np.pad(shades, ((0, 1), (0, 1))), ([*names[0], title], [*names[1], title])


def _texts(numbers: NDArray[np.float64], sign: str = "", digits: int = 0) -> list[list[str]]:
    return [[_format_number(value, sign, digits) for value in row] for row in numbers.tolist()]


def _format_number(value: float, sign: str, digits: int) -> str:
    """Format a cell; a value below one keeps a decimal, because rounding would make it zero."""
    if abs(value) < 0.05:
        return ""
    shown = f"{value:{sign}.{digits if abs(value) >= 0.95 else 1}f}"
    return in_notation(shown).replace("-", "−")
