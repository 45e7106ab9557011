"""The significance of the difference between each pair of methods, as a matrix."""

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from workbench.experiments.figures import ComparisonFigure
from workbench.experiments.scoring.pairwise import PairwiseTable
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.matrix import MatrixPlot
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.number_notation import in_notation

_SHADES = {"superior": 1.0, "equivalent": 0.0, "inferior": -1.0, "untested": 0.0}
_MARKS = {"superior": "▲ ", "equivalent": "", "inferior": "▼ "}


class PairwiseView(FigureView):
    """▲: the method of the row is better than that of the column; the number is the p-value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(MatrixPlot("", "", ""), "", parent)
        self.plot.setLabels(bottom=self.tr("Compared with"), left=self.tr("Method"))
        self.plot.setAccessibleName(self.tr("Pairwise significance"))
        self.caption = QLabel()
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setWordWrap(True)
        self.caption.setMargin(6)
        column = self.layout()
        if column is not None:
            column.addWidget(self.caption)

    def _draw(self, figure: ComparisonFigure) -> None:
        pairs = figure.pairs
        self.caption.setText(translated(figure.caption()))
        size = len(pairs.names)
        shades = np.array(
            [[_SHADES[conclusion] for conclusion in row] for row in pairs.conclusions],
            dtype=np.float64,
        ).reshape(size, size)
        texts = [
            [
                "" if i == j or conclusion == "untested" else _cell(pairs, i, j)
                for j, conclusion in enumerate(row)
            ]
            for i, row in enumerate(pairs.conclusions)
        ]
        names = [shown_title(name) for name in pairs.names]
        self.plot.show_matrix(shades, texts, (-1.5, 1.5), (names, names))


def _cell(pairs: PairwiseTable, row: int, column: int) -> str:
    """The mark and the p-value, and beside a mark how large the difference is."""
    mark = _MARKS[pairs.conclusions[row][column]]
    text = f"{mark}{_format_p_value(pairs.p_values[row, column])}"
    effect = pairs.effect(row, column).replace(" [", "\n[")
    return f"{text}\n{effect}" if mark and effect else text


def _format_p_value(p_value: float) -> str:
    """A p-value rounded to fit into a cell."""
    if p_value < 0.001:
        return "<.001"
    return in_notation(f"{p_value:.2g}" if p_value >= 0.01 else f"{p_value:.3f}")
