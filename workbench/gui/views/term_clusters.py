"""Term clusters as a map of boxes, and the links within one cluster as a graph."""

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPalette
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import TermCluster, TermClusterFigure, TermLink
from workbench.gui.plots.boxes import Box, BoxMap, pack
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.plot import Plot, make_plot
from workbench.gui.widgets.theme import class_qcolor, is_dark

_WHOLE = QRectF(0, 0, 1600, 1000)
_TERMS_IN_BOX = 30
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ClusterMapView(FigureView):
    """One box per cluster with its strongest terms; area: weight, colour: coherence."""

    cluster_chosen = Signal(int)  # index in the figure

    def __init__(self, parent: QWidget | None = None) -> None:
        plot = _MapPlot("")
        super().__init__(plot, "", parent)
        plot.setAccessibleName(self.tr("Term clusters"))
        self.boxes = BoxMap()
        self._chosen = -1
        plot.addItem(self.boxes)
        self._hover = HoverTip(plot, self.text_at)
        plot.stepped.connect(lambda step: self.choose(self._chosen + step))
        plot.scene().sigMouseClicked.connect(
            lambda event: self.choose(self.boxes.box_at(self.boxes.mapFromScene(event.scenePos())))
        )

    def choose(self, index: int) -> None:
        """Mark a cluster and emit `cluster_chosen`."""
        if self.figure is not None and 0 <= index < len(self.figure.clusters):
            self._chosen = index
            self.boxes.mark(index)
            self.cluster_chosen.emit(index)

    def text_at(self, position: QPointF) -> str:
        """The terms of the box under the mouse, which may be too small to show them."""
        index = self.boxes.box_at(self.boxes.mapFromScene(position))
        if self.figure is None or index < 0:
            return ""
        cluster = self.figure.clusters[index]
        return ", ".join(with_stems(cluster.words, cluster.terms)[:_TERMS_IN_BOX])

    def _draw(self, figure: TermClusterFigure) -> None:
        self._chosen = -1
        weights = [cluster.weight for cluster in figure.clusters]
        descending = np.argsort([-weight for weight in weights], kind="stable").tolist()
        packed = pack([weights[index] for index in descending], _WHOLE)
        areas = dict(zip(descending, packed, strict=True))
        highest = max((cluster.coherence for cluster in figure.clusters), default=0.0)
        highest = highest if highest > 0 else 1.0
        boxes = [
            Box(
                areas[index],
                cluster.words[:_TERMS_IN_BOX],
                _shade(max(cluster.coherence, 0.0) / highest),
            )
            for index, cluster in enumerate(figure.clusters)
        ]
        self.boxes.show_boxes(boxes)
        self.plot.keep_within(_WHOLE)


class _MapPlot(Plot):
    """A plot without axes whose arrow keys move from box to box."""

    stepped = Signal(int)

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.hideAxis("left")
        self.hideAxis("bottom")
        self.invertY(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move to the next or the previous cluster."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)


class LinkGraphView(QWidget):
    """The strongest terms of a cluster in a circle; the thicker a line, the stronger the link."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot = make_plot("", "", "")
        self.plot.setAccessibleName(self.tr("Links between the terms of the cluster"))
        self.plot.hideAxis("left")
        self.plot.hideAxis("bottom")
        self.plot.recoloured.connect(self._redraw)
        self._shown: tuple[TermCluster, tuple[TermLink, ...]] | None = None
        self.setFocusProxy(self.plot)
        column = pg.QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.plot)

    def show_links(self, cluster: TermCluster, links: tuple[TermLink, ...], most: int = 12) -> None:
        """Draw the terms of a cluster and the links among them."""
        self._shown = (cluster, links)
        self.plot.clear()
        terms = cluster.terms[:most]
        angles = np.pi / 2 - 2 * np.pi * np.arange(len(terms)) / max(len(terms), 1)
        positions = dict(
            zip(terms, np.column_stack([np.cos(angles), np.sin(angles)]).tolist(), strict=True)
        )
        colour = class_qcolor(4 if is_dark(self.palette()) else 0)
        for link in links:
            if link.first in positions and link.second in positions:
                self._draw_link(
                    positions[link.first], positions[link.second], link.strength, colour
                )
        for word, (x, y) in zip(cluster.words, positions.values(), strict=False):
            self._draw_term(word, x, y)
        self.plot.keep_within(QRectF(-1.9, -1.3, 3.8, 2.6))

    def _redraw(self) -> None:
        if self._shown is not None:
            self.show_links(*self._shown)

    def _draw_link(
        self, start: list[float], end: list[float], strength: float, colour: QColor
    ) -> None:
        shade = QColor(colour)
        shade.setAlphaF(min(0.3 + 0.7 * strength, 1.0))
        pen = pg.mkPen(shade, width=1 + 6 * strength)
        self.plot.plot([start[0], end[0]], [start[1], end[1]], pen=pen)

    def _draw_term(self, term: str, x: float, y: float) -> None:
        text = self.palette().color(QPalette.ColorRole.Text)
        across = 0.5 if abs(x) < 0.2 else (0.0 if x > 0 else 1.0)
        label = pg.TextItem(term, color=text, anchor=(across, 0.5 + 0.5 * y))
        label.setPos(1.05 * x, 1.05 * y)
        self.plot.addItem(pg.ScatterPlotItem([x], [y], size=8, brush=class_qcolor(1), pen=None))
        self.plot.addItem(label)


def with_stems(words: Sequence[str], terms: Sequence[str]) -> list[str]:
    """Words, each followed by its stem where that differs."""
    pairs = zip(words, terms, strict=True)
    return [word if word == term else f"{word} ({term})" for word, term in pairs]


def _shade(share: float) -> QColor:
    """A blue that is darker the larger the share."""
    return QColor.fromHsvF(0.57, 0.25 + 0.6 * share, 0.92 - 0.35 * share)
