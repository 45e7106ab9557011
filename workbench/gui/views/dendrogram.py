"""The tree of a hierarchical clustering, with a draggable line that cuts it into clusters."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from workbench.experiments.figures import Brackets, DendrogramFigure
from workbench.gui.plots.legend import Entry
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.theme import class_qcolor, theme_roles
from workbench.palette import VERMILION, class_symbol

_CUT = VERMILION
_MOST_NAMES, _MOST_WHOLE = 16, 5  # clusters with a name, and with more than its first word
_NAME_LINES = 2  # below the cut
_HIGH = 320  # pixels; in a lower plot the tree needs the room of the names of its leaves


class DendrogramView(QWidget):
    """The upper part of the tree; each leaf shows the most frequent class of its documents."""

    cut = Signal(float)  # the height at which the tree is cut
    leaf_chosen = Signal(object, bool)  # documents; whether they are added

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure: DendrogramFigure | None = None
        self._brackets: Brackets | None = None
        self._names: list[pg.TextItem] = []
        self._leaf_names: list[str] = []
        self._selected = np.empty(0, dtype=np.int64)
        self.plot = make_plot("", "", "", axisItems={"bottom": NameAxis("bottom")})
        self.plot.setLabels(
            bottom=self.tr("Most frequent class in the leaf (documents)"), left=self.tr("Height")
        )
        self.plot.setAccessibleName(self.tr("Tree of the clustering"))
        self.plot.setMinimumHeight(180)
        self.plot.recoloured.connect(self._redraw)
        box = self.plot.getViewBox()
        box.sigResized.connect(lambda _: self._set_names_apart())
        box.sigXRangeChanged.connect(lambda *_: self._set_names_apart())
        self.cut_line = pg.InfiniteLine(angle=0, movable=True, pen=pg.mkPen(_CUT, width=2))
        self.cut_line.setHoverPen(pg.mkPen(_CUT, width=4))
        self.cut_line.sigPositionChanged.connect(lambda _: self._show_count())
        self._rings = pg.ScatterPlotItem(size=16, symbol="o", brush=None)
        self.plot.selection_marks.append(self._rings)
        self.clusters = QSpinBox()
        self.clusters.setAccessibleName(self.tr("Number of clusters"))
        self.clusters.valueChanged.connect(self._cut_into)
        row = QHBoxLayout()
        row.addWidget(QLabel(self.tr("Number of clusters:")))
        row.addWidget(self.clusters)
        row.addStretch(1)
        self.plot.scene().sigMouseClicked.connect(self._choose_leaf)
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
        self.cut.emit(self.cut_line.value())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Name the leaves where there is room; their colours and the legend name them too."""
        super().resizeEvent(event)
        self._name_leaves()

    def name_clusters(self, names: Mapping[int, str], assigned: NDArray[np.int64]) -> None:
        """Write the name of each cluster above its leaves; `assigned` is by document."""
        self._forget_names()
        brackets = self._brackets
        if brackets is None or len(names) > _MOST_NAMES:
            return
        leaves_by_cluster: dict[int, list[int]] = {}
        for leaf, documents in enumerate(brackets.leaf_documents):
            leaves_by_cluster.setdefault(int(assigned[documents[0]]), []).append(leaf)
        roles = theme_roles(self.palette())
        for number, leaves in leaves_by_cluster.items():
            name = names.get(number, "")
            shown = name if len(leaves_by_cluster) <= _MOST_WHOLE else name.split(", ")[0]
            label = pg.TextItem(shown, color=roles.text, anchor=(0.5, -0.2), fill=roles.card)
            label.setPos(float(np.mean(leaves)), self.cut_line.value())
            self._names.append(label)
            self.plot.addItem(label, ignoreBounds=True)
        self._set_names_apart()

    def show_selection(self, documents: NDArray[np.int64]) -> None:
        """Draw a ring around leaves with selected documents."""
        self._selected = documents
        brackets = self._brackets
        self.plot.removeItem(self._rings)
        if brackets is None or not len(documents):
            return
        having = [
            leaf
            for leaf, members in enumerate(brackets.leaf_documents)
            if np.isin(members, documents).any()
        ]
        self._rings.setData(having, np.zeros(len(having)))
        self._rings.setPen(pg.mkPen(theme_roles(self.palette()).accent, width=2))
        self.plot.addItem(self._rings, ignoreBounds=True)

    def _set_names_apart(self) -> None:
        """Write a name in the first line where it covers no other; hide it if there is none."""
        box = self.plot.getViewBox()
        across = box.width() / box.viewRect().width()  # pixels
        ends = [-np.inf] * _NAME_LINES
        for label in sorted(self._names, key=lambda label: float(label.x())):
            width = label.boundingRect().width()
            left = label.x() * across - width / 2
            line = next((line for line, end in enumerate(ends) if end <= left), None)
            label.setVisible(line is not None)
            if line is not None:
                ends[line] = left + width
                label.setAnchor((0.5, -0.2 - line))

    def _forget_names(self) -> None:
        for label in self._names:
            self.plot.removeItem(label)
        self._names = []

    def _choose_leaf(self, event: Any) -> None:
        """Choose the leaf below the pointer; Shift adds it."""
        box, brackets = self.plot.getViewBox(), self._brackets
        if brackets is None or event.button() != Qt.MouseButton.LeftButton:
            return
        here = box.mapSceneToView(event.scenePos())
        leaf, reach = round(here.x()), 0.12 * self.plot.getViewBox().viewRect().height()
        if 0 <= leaf < len(brackets.leaf_documents) and here.y() < reach:
            adds = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.leaf_chosen.emit(brackets.leaf_documents[leaf], adds)

    def _redraw(self) -> None:
        if self.figure is None:
            return
        self.plot.clear()
        self._names = []
        self._brackets = brackets = self.figure.brackets()
        self._draw_tree(brackets)
        self._draw_leaves(self.figure, brackets)
        self.plot.addItem(self.cut_line)
        self.show_selection(self._selected)

    def _draw_tree(self, brackets: Brackets) -> None:
        across = [(left, left, right, right, np.nan) for left, right, *_ in brackets.lines]
        up = [(low, top, top, other, np.nan) for *_, low, other, top in brackets.lines]
        pen = pg.mkPen(self.palette().color(QPalette.ColorRole.Text), width=1)
        self.plot.addItem(
            pg.PlotCurveItem(np.ravel(across), np.ravel(up), connect="finite", pen=pen)
        )

    def _draw_leaves(self, figure: DendrogramFigure, brackets: Brackets) -> None:
        self._leaf_names = []
        for leaf, index in enumerate(brackets.leaf_classes.tolist()):
            label = figure.class_names[index] if index >= 0 else self.tr("no class")
            self._leaf_names.append(f"{label} ({brackets.leaf_sizes[leaf]})")
        self._name_leaves()
        entries = []
        for index in np.unique(brackets.leaf_classes[brackets.leaf_classes >= 0]).tolist():
            positions = np.flatnonzero(brackets.leaf_classes == index)
            colour, symbol = class_qcolor(index), class_symbol(index)
            self.plot.addItem(
                pg.ScatterPlotItem(
                    positions,
                    np.zeros(len(positions)),
                    size=9,
                    brush=colour,
                    pen=None,
                    symbol=symbol,
                )
            )
            entries.append(Entry(figure.class_names[index], colour, symbol))
        self.plot.show_legend(entries)

    def _name_leaves(self) -> None:
        is_high = self.plot.height() >= _HIGH
        axis = self.plot.getAxis("bottom")
        names = self._leaf_names if is_high else []
        if names != axis.names or axis.label.isVisible() != is_high:
            axis.showLabel(is_high)
            axis.show_names(range(len(names)), names)

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
            self.cut.emit(self.cut_line.value())
