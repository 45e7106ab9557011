"""The tree of a hierarchical clustering, with a draggable line that cuts it into clusters."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from workbench.experiments.figures import Brackets, DendrogramFigure
from workbench.gui.plots.legend import Entry
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.theme import class_qcolor
from workbench.palette import VERMILION, class_symbol

_CUT = VERMILION


class DendrogramView(QWidget):
    """The upper part of the tree; each leaf shows the most frequent class of its documents."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure: DendrogramFigure | None = None
        self.plot = make_plot("", "", "", axisItems={"bottom": NameAxis("bottom")})
        self.plot.setLabels(
            bottom=self.tr("Most frequent class in the leaf (documents)"), left=self.tr("Height")
        )
        self.plot.setAccessibleName(self.tr("Tree of the clustering"))
        self.plot.recoloured.connect(self._redraw)
        self.cut_line = pg.InfiniteLine(angle=0, movable=True, pen=pg.mkPen(_CUT, width=2))
        self.cut_line.setHoverPen(pg.mkPen(_CUT, width=4))
        self.cut_line.sigPositionChanged.connect(lambda _: self._show_count())
        self.clusters = QSpinBox()
        self.clusters.setAccessibleName(self.tr("Number of clusters"))
        self.clusters.valueChanged.connect(self._cut_into)
        row = QHBoxLayout()
        row.addWidget(QLabel(self.tr("Number of clusters:")))
        row.addWidget(self.clusters)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.plot, 1)

    def show_figure(self, figure: DendrogramFigure) -> None:
        """Draw a tree in place of the one shown, cut as the method did."""
        self.figure = figure
        self._redraw()
        self.clusters.setRange(1, max(len(figure.documents), 1))
        self.clusters.setValue(figure.n_clusters)
        self._cut_into(figure.n_clusters)
        self.plot.show_all()

    def _redraw(self) -> None:
        if self.figure is None:
            return
        self.plot.clear()
        brackets = self.figure.brackets()
        self._draw_tree(brackets)
        self._draw_leaves(self.figure, brackets)
        self.plot.addItem(self.cut_line)

    def _draw_tree(self, brackets: Brackets) -> None:
        across = [(left, left, right, right, np.nan) for left, right, *_ in brackets.lines]
        up = [(low, top, top, other, np.nan) for *_, low, other, top in brackets.lines]
        pen = pg.mkPen(self.palette().color(QPalette.ColorRole.Text), width=1)
        self.plot.addItem(
            pg.PlotCurveItem(np.ravel(across), np.ravel(up), connect="finite", pen=pen)
        )

    def _draw_leaves(self, figure: DendrogramFigure, brackets: Brackets) -> None:
        names = []
        for leaf, index in enumerate(brackets.leaf_classes.tolist()):
            label = figure.class_names[index] if index >= 0 else self.tr("no class")
            names.append(f"{label} ({brackets.leaf_sizes[leaf]})")
        self.plot.getAxis("bottom").show_names(range(len(names)), names)
        entries = []
        for index in np.unique(brackets.leaf_classes[brackets.leaf_classes >= 0]).tolist():
            places = np.flatnonzero(brackets.leaf_classes == index)
            colour, symbol = class_qcolor(index), class_symbol(index)
            self.plot.addItem(
                pg.ScatterPlotItem(
                    places, np.zeros(len(places)), size=9, brush=colour, pen=None, symbol=symbol
                )
            )
            entries.append(Entry(figure.class_names[index], colour, symbol))
        self.plot.show_legend(entries)

    def _cut_into(self, n_clusters: int) -> None:
        if self.figure is None:
            return
        if self.figure.n_clusters_at(self.cut_line.value()) != n_clusters:
            self.cut_line.setValue(self.figure.height_for(n_clusters))

    def _show_count(self) -> None:
        if self.figure is not None:
            self.clusters.blockSignals(True)
            self.clusters.setValue(self.figure.n_clusters_at(self.cut_line.value()))
            self.clusters.blockSignals(False)
