"""What every plot shares: colours of the palette, a title, labelled axes, a name to be read out."""

import pyqtgraph as pg
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget


class Plot(pg.PlotWidget):
    """A plot in the colours of the window, also after these change."""

    _title: str | None = None  # until the plot is complete

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self.setAccessibleName(title)
        self.setMenuEnabled(False)
        self._take_colours()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow a change of theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._title is not None:
            self._take_colours()

    def _take_colours(self) -> None:
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.Text)
        self.setBackground(palette.color(QPalette.ColorRole.Base))
        if self._title:
            self.setTitle(self._title, color=text, size="10pt")
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setPen(pg.mkPen(text, width=1))
            axis.setTextPen(text)


def make_plot(title: str, bottom: str, left: str) -> Plot:
    """A plot with a title and named axes."""
    plot = Plot(title)
    plot.setLabels(bottom=bottom, left=left)
    return plot
