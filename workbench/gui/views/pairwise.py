"""Every two methods tested against each other, as a matrix."""

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from workbench.experiments.figures import ComparisonFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.matrix import MatrixPlot
from workbench.gui.widgets.method_names import configuration_words

_SHADES = {"superior": 1.0, "equivalent": 0.0, "inferior": -1.0, "untested": 0.0}
_MARKS = {"superior": "▲ ", "equivalent": "", "inferior": "▼ "}


class PairwiseView(FigureView):
    """▲: the method of the row is better than that of the column; the number is the p-value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(MatrixPlot("", "", ""), "", parent)
        self.plot.setLabels(bottom=self.tr("than this method"), left=self.tr("This method"))
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
        self.caption.setText(figure.caption())
        size = len(pairs.names)
        shades = np.array(
            [[_SHADES[one] for one in row] for row in pairs.verdicts], dtype=np.float64
        ).reshape(size, size)
        words = [
            [
                ""
                if i == j or one == "untested"
                else f"{_MARKS[one]}{_chance(pairs.p_values[i, j])}"
                for j, one in enumerate(row)
            ]
            for i, row in enumerate(pairs.verdicts)
        ]
        names = [configuration_words(one) for one in pairs.names]
        self.plot.show_matrix(shades, words, (-1.5, 1.5), (names, names), is_difference=True)


def _chance(p_value: float) -> str:
    """A p-value that fits into a cell: no tail of digits that nobody reads."""
    if p_value < 0.001:
        return "<.001"
    return f"{p_value:.2g}" if p_value >= 0.01 else f"{p_value:.3f}"
