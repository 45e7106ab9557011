"""A widget with one plot that draws one kind of figure, and draws it again when colours change."""

from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.gui.views.plot import Plot


class FigureView(QWidget):
    """Views derive from it and say how to draw in `_draw`."""

    _figure: Any = None

    def __init__(self, plot: Plot, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot = plot
        plot.setAccessibleName(name)
        self.setFocusProxy(plot)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(plot, 1)

    def show_figure(self, figure: Any) -> None:
        """Draw a figure in place of the one shown."""
        self._figure = figure
        self._draw(figure)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw again in the colours of the new theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._figure is not None:
            self._draw(self._figure)

    def _draw(self, figure: Any) -> None:
        raise NotImplementedError
