"""The strongest terms of a class as bars; a list chooses the class."""

import math
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QSplitter, QWidget

from workbench.experiments.figures import CharacteristicTermsFigure, ClassTerms
from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.sizes import SMALL
from workbench.gui.widgets.theme import class_qcolor

_MOST_BARS = 25
_WIDEST_LIST = 200  # pixels; longer names are elided


class CharacteristicTermsView(QWidget):
    """Classes on the left, the terms that indicate the selected one on the right."""

    word_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure: CharacteristicTermsFigure | None = None
        self.classes = QListWidget()
        self.classes.setAccessibleName(self.tr("Classes"))
        self.classes.currentRowChanged.connect(self._show_class)
        self.plot = make_plot("", "", "", axisItems={"left": NameAxis("left")})
        self.plot.setLabels(bottom=self.tr("Strength"))
        self.plot.setAccessibleName(self.tr("Strongest terms"))
        self.plot.invertY(True)
        self._shown: ClassTerms | None = None
        self.plot.scene().sigMouseClicked.connect(self._choose)
        self._hover = HoverTip(self.plot, self.text_at)
        self._empty = QLabel(self.tr("This class has no characteristic terms."))
        self._empty.setWordWrap(True)
        self._empty.hide()
        self.classes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        for widget in (self.classes, self.plot, self._empty):
            splitter.addWidget(widget)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 4)
        splitter.setStretchFactor(2, 4)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(splitter)

    def show_figure(self, figure: CharacteristicTermsFigure) -> None:
        """Draw a figure in place of the one shown, for the class that was selected."""
        chosen = max(self.classes.currentRow(), 0)
        self.figure = figure
        self.classes.blockSignals(True)
        self.classes.clear()
        self.classes.addItems([terms.class_name for terms in figure.classes])
        self.classes.setMinimumWidth(min(self.classes.sizeHintForColumn(0) + SMALL, _WIDEST_LIST))
        self.classes.blockSignals(False)
        self.plot.clear()
        self.plot.setLabels(bottom=self.tr("Strength: {}").format(translated(figure.source)))
        self.classes.setCurrentRow(min(chosen, len(figure.classes) - 1))

    def _show_class(self, row: int) -> None:
        if self.figure is not None and 0 <= row < len(self.figure.classes):
            self._draw(self.figure.classes[row], row)

    def text_at(self, position: QPointF) -> str:
        """The word at a height of the plot, with the stem that was counted."""
        row = self._row_at(position)
        if row is None or self._shown is None:
            return ""
        word, term = self._shown.words[row], self._shown.terms[row]
        return word if word == term else self.tr("{} (counted as {})").format(word, term)

    def _row_at(self, position: QPointF) -> int | None:
        box = self.plot.getViewBox()
        if self._shown is None or not self.plot.plotItem.sceneBoundingRect().contains(position):
            return None
        row = math.floor(box.mapSceneToView(position).y())
        return row if 0 <= row < min(len(self._shown.terms), _MOST_BARS) else None

    def _choose(self, event: Any) -> None:
        row = self._row_at(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton and row is not None and self._shown:
            self.word_chosen.emit(self._shown.words[row])

    def _draw(self, terms: ClassTerms, row: int) -> None:
        self.plot.clear()
        self._shown = terms
        shown = min(len(terms.terms), _MOST_BARS)
        self.plot.setVisible(shown > 0)
        self._empty.setVisible(shown == 0)
        if not shown:
            return
        positions = [number + 0.5 for number in range(shown)]
        strengths = terms.strengths[:shown]
        bars = pg.BarGraphItem(
            x0=0,
            y=positions,
            height=0.7,
            width=strengths,
            brush=class_qcolor(row),
            pen=pg.mkPen(None),
        )
        self.plot.addItem(bars)
        self.plot.getAxis("left").show_names(positions, terms.words[:shown])
        self.plot.keep_within(QRectF(0, 0, 1.05 * max(strengths), shown))
