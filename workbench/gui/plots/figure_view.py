"""A widget with one plot that draws one kind of figure and redraws it when colours change."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.gui.plots.plot import Plot
from workbench.gui.widgets.cards import secondary


class FigureView(QWidget):
    """The base of views with one plot; they draw in `_draw`."""

    figure: Any = None

    def __init__(self, plot: Plot, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot = plot
        plot.setAccessibleName(name)
        plot.recoloured.connect(self._redraw)
        self.setFocusProxy(plot)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(plot, 1)
        self.waiting = secondary("")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.waiting.hide()
        column.addWidget(self.waiting, 1)

    def wait(self, words: str) -> None:
        """Say what will be here, in place of empty axes; a figure that is shown stays."""
        if self.figure is None:
            self.waiting.setText(words)
            self.waiting.show()
            self.plot.hide()

    def forget(self) -> None:
        """Let the figure go, as that of another run: it no longer stays while one waits."""
        self.figure = None

    def show_figure(self, figure: Any) -> None:
        """Draw a figure in place of the one shown."""
        self.waiting.hide()
        self.plot.show()
        self.figure = figure
        self._draw(figure)

    def _redraw(self) -> None:
        if self.figure is not None:
            self._draw(self.figure)

    def _draw(self, figure: Any) -> None:
        raise NotImplementedError
