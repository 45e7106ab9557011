"""The corpus at a glance: warnings first, then class sizes, lengths and vocabulary growth."""

from collections.abc import Callable
from functools import cached_property

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from workbench.background.figures import same_job
from workbench.corpora.overview import CorpusOverview
from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.plots.plot import Plot, make_plot
from workbench.gui.plots.save_button import SaveButton
from workbench.gui.state.tasks import TaskRunner
from workbench.gui.widgets.theme import class_colour, set_text_role

_MOST_BARS = 60
_MOST_BINS = 40
_PAUSE = 15  # milliseconds


class OverviewView(QWidget):
    """Draws a corpus overview."""

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.save = SaveButton(tasks)
        self.save.use_view(self)
        self._shown: CorpusOverview | None = None
        self._sizes: list[tuple[str, int]] = []  # of the classes drawn, from the bottom
        self._left: list[Callable[[CorpusOverview], None]] = []  # to draw
        self._facts = QLabel()
        self._facts.setTextFormat(Qt.TextFormat.PlainText)
        self._facts.setWordWrap(True)
        self._waiting = QLabel()
        self._waiting.setTextFormat(Qt.TextFormat.PlainText)
        self._waiting.setWordWrap(True)
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._warnings = QLabel()
        set_text_role(self._warnings, "problem")
        self._warnings.setTextFormat(Qt.TextFormat.PlainText)
        self._warnings.setWordWrap(True)
        self._pictures = QWidget()
        self._grid = QGridLayout(self._pictures)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for stretched in (0, 1):
            self._grid.setColumnStretch(stretched, 1)
        scroll = QScrollArea()
        scroll.setAccessibleName(self.tr("Warnings"))
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._warnings)
        scroll.setMaximumHeight(96)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll = scroll
        column = QVBoxLayout(self)
        column.addWidget(self._facts)
        column.addWidget(scroll)
        column.addWidget(self._pictures, 1)
        column.addWidget(self._waiting, 1)
        column.addWidget(self.save, 0, Qt.AlignmentFlag.AlignRight)

    @cached_property
    def classes(self) -> Plot:
        """How many documents each class has."""
        axes = {"left": NameAxis("left")}
        plot = make_plot(self.tr("Documents per class"), self.tr("documents"), "", axisItems=axes)
        self._bars = HoverTip(plot, self._class_at)
        self._grid.addWidget(plot, 0, 0, 2, 1)
        return plot

    @cached_property
    def lengths(self) -> Plot:
        """How long documents are."""
        terms = self.tr("terms (the longest 1 % are in the last bar)")
        plot = make_plot(self.tr("Length of documents"), terms, self.tr("documents"))
        self._grid.addWidget(plot, 0, 1)
        return plot

    @cached_property
    def growth(self) -> Plot:
        """How many new terms each further document brings."""
        names = self.tr("Growth of the vocabulary"), self.tr("documents"), self.tr("terms")
        plot = make_plot(*names)
        self._grid.addWidget(plot, 1, 1)
        return plot

    def pieces(self) -> tuple[Callable[[], Plot], ...]:
        """The plots, each of which takes a moment to make."""
        return (lambda: self.classes, lambda: self.lengths, lambda: self.growth)

    def show_nothing(self, reason: str) -> None:
        """Say why there is no picture yet."""
        self._waiting.setText(reason)
        self._set_waiting(True)
        self._shown, self._left = None, []
        for plot in (self.classes, self.lengths, self.growth):
            plot.clear()
        for plot in (self.lengths, self.growth):
            plot.hide()

    def show_progress(self, done: int, total: int) -> None:
        """Say how far the counting is."""
        if total > 1 and self._waiting.isVisibleTo(self):
            share = self.tr("Counting terms … {:.0%}").format(min(1.0, done / total))
            self._waiting.setText(share)

    def _set_waiting(self, is_waiting: bool) -> None:
        self._waiting.setVisible(is_waiting)
        for widget in (self._facts, self._scroll, self._pictures, self.save):
            widget.setVisible(not is_waiting)

    def show_overview(self, found: CorpusOverview) -> None:
        """Draw an overview in place of the one shown."""
        self.show_nothing("")
        self._set_waiting(False)
        self.save.use_figure(same_job, found, "overview", {})
        described = found.description
        self._facts.setText(
            self.tr(
                "{:,} documents · {:,} classes · {:,} terms · language {} · encoding {} · split: {}"
            ).format(
                described.documents,
                len(described.classes),
                described.terms,
                described.language,
                described.encoding,
                described.split,
            )
        )
        self._warnings.setText("\n".join(f"• {one}" for one in described.warnings))
        self._scroll.setVisible(bool(described.warnings))
        self._draw_classes(described.classes)
        self._left = [self._draw_lengths, self._draw_growth]
        self._draw_next(found)

    def _draw_next(self, found: CorpusOverview) -> None:
        """One picture after the other, so that a click between them is heard."""
        self._shown = found

        def draw() -> None:
            if self._shown is found and self._left:
                self._left.pop(0)(found)
                self._draw_next(found)

        QTimer.singleShot(_PAUSE, self, draw)

    def _draw_growth(self, found: CorpusOverview) -> None:
        self.growth.show()
        self.growth.plot(
            found.growth_documents, found.growth_terms, pen=pg.mkPen(class_colour(0), width=2)
        )

    def _draw_classes(self, sizes: dict[str, int]) -> None:
        self._sizes = shown = sorted(sizes.items(), key=lambda one: one[1])[-_MOST_BARS:]
        title = self.tr("Documents per class")
        if len(sizes) > len(shown):
            title = self.tr("Documents per class, the {} largest of {}").format(
                len(shown), len(sizes)
            )
        self.classes.rename(title)
        places = np.arange(len(shown))
        self.classes.addItem(
            pg.BarGraphItem(
                x0=0, y=places, height=0.7, width=[size for _, size in shown], brush=class_colour(0)
            )
        )
        names = [name for name, _ in reversed(shown)]  # the largest is named in any case
        self.classes.getAxis("left").show_names(places[::-1].tolist(), names)

    def _class_at(self, position: QPointF) -> str:
        """The class of the bar under the mouse: where there are many, not all are named."""
        box = self.classes.getViewBox()
        row = round(box.mapSceneToView(position).y())
        if not box.sceneBoundingRect().contains(position) or not 0 <= row < len(self._sizes):
            return ""
        name, size = self._sizes[row]
        return f"{name}: {size:,}"

    def _draw_lengths(self, found: CorpusOverview) -> None:
        self.lengths.show()
        if not len(found.lengths):
            return
        heights, edges = _whole_bins(found.lengths)
        self.lengths.plot(
            edges, heights, stepMode="center", fillLevel=0, brush=class_colour(4), pen=None
        )


def _whole_bins(lengths: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """How many documents have which lengths; each bar is the same whole number of terms wide.

    Bars of a broken width would hold now one length more, now one less, and look like a comb.
    """
    longest = int(np.quantile(lengths, 0.99, method="higher"))
    shown = np.minimum(lengths, longest)
    width = -(-(longest - int(shown.min()) + 1) // _MOST_BINS)
    first = int(shown.min()) // width
    heights = np.bincount(shown // width - first)
    return heights, (first + np.arange(len(heights) + 1)) * width
