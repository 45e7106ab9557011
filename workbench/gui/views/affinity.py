"""The links between documents as a matrix ordered by class."""

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.experiments.figures import AffinityFigure
from workbench.gui.plots.figure_view import FigureView
from workbench.gui.plots.matrix import CellImage, colour_map
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.theme import theme_roles

_MOST_LINES = 60


class AffinityView(FigureView):
    """Blocks along the diagonal are links within classes; other cells link different classes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        axes = {"left": NameAxis("left"), "bottom": NameAxis("bottom")}
        super().__init__(make_plot("", "", "", axisItems=axes), "", parent)
        self.plot.setLabels(
            bottom=self.tr("Documents by class"), left=self.tr("Documents by class")
        )
        self.plot.setAccessibleName(self.tr("Affinity matrix"))
        self.plot.invertY(True)
        self.plot.setAspectLocked(True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the names beside the matrix."""
        super().resizeEvent(event)
        self._keep_square()

    def _keep_square(self) -> None:
        """Make the plot no wider than its matrix is high, so that names stand beside it."""
        left, bottom = (self.plot.getAxis(side) for side in ("left", "bottom"))
        wanted = round(self.height() - bottom.height() + left.width())
        self.plot.setMaximumWidth(max(wanted, self.plot.minimumWidth()))

    def _draw(self, figure: AffinityFigure) -> None:
        self.plot.clear()
        side = max(len(figure.weights), 1)
        shade = np.sqrt(figure.density())  # so that sparse links remain visible
        image = CellImage()
        image.setColorMap(colour_map(theme_roles(self.palette()).sequential))
        if shade.size:
            image.setImage(shade, levels=(0.0, max(float(shade.max()), 1e-9)))
            self.plot.addItem(image)
        self._draw_borders(figure.boundaries * side, side)
        middles = (figure.boundaries[:-1] + figure.boundaries[1:]) / 2 * side
        for axis in ("left", "bottom"):
            self.plot.getAxis(axis).show_names(middles.tolist(), figure.class_names)
        self.plot.keep_within(QRectF(0, 0, side, side))
        QTimer.singleShot(0, self, self._keep_square)  # when the axes have their widths

    def _draw_borders(self, positions: NDArray[np.float64], side: int) -> None:
        if len(positions) - 1 > _MOST_LINES:
            return  # lines would hide what they separate
        colour = self.palette().color(QPalette.ColorRole.Text)
        colour.setAlpha(110)
        across = np.ravel([(0, side, position, position) for position in positions])
        down = np.ravel([(position, position, 0, side) for position in positions])
        self.plot.addItem(
            pg.PlotCurveItem(across, down, connect="pairs", pen=pg.mkPen(colour, width=1))
        )
