"""The corpus at a glance: warnings first, then class sizes, lengths and vocabulary growth."""

from collections.abc import Callable
from functools import cached_property

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from workbench.background.figures import given_figure_job
from workbench.corpora.overview import CorpusOverview
from workbench.corpora.terms.tokens import written_name
from workbench.gui.plots.hover import HoverTip
from workbench.gui.plots.name_axis import NameAxis
from workbench.gui.plots.plot import Plot, make_plot
from workbench.gui.plots.save_button import SaveButton
from workbench.gui.state.jobs import JobRunner
from workbench.gui.widgets.cards import Card, row
from workbench.gui.widgets.language import shown_count, translated
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.sizes import LARGE, MEDIUM, no_margins
from workbench.gui.widgets.theme import class_qcolor, set_text_role

_MOST_BARS = 60
_MOST_BINS = 40
_PAUSE = 15  # milliseconds


class OverviewPanel(QWidget):
    """Draws a corpus overview."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.save = SaveButton(jobs)
        self.save.use_view(self)
        self._shown: CorpusOverview | None = None
        self._sizes: list[tuple[str, int]] = []  # of the drawn classes, from the bottom
        self._pending: list[Callable[[CorpusOverview], None]] = []  # still to draw
        self._facts = QLabel()
        self._facts.setTextFormat(Qt.TextFormat.PlainText)
        self._facts.setWordWrap(True)
        set_text_role(self._facts, "secondary")
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
        no_margins(self._grid, LARGE)
        for stretched in (0, 1):
            self._grid.setColumnStretch(stretched, 1)
        scroll = QScrollArea()
        scroll.setAccessibleName(self.tr("Warnings"))
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._warnings)
        scroll.setMaximumHeight(96)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll = scroll
        head = row(self._facts, self.save)
        head.setStretch(0, 1)
        column = QVBoxLayout(self)
        no_margins(column, MEDIUM)
        column.addLayout(head)
        column.addWidget(scroll)
        column.addWidget(self._pictures, 1)
        column.addWidget(self._waiting, 1)

    @cached_property
    def classes(self) -> Plot:
        """The number of documents in each class."""
        axes = {"left": NameAxis("left")}
        plot = make_plot(self.tr("Documents per class"), self.tr("documents"), "", axisItems=axes)
        self._hover = HoverTip(plot, self.class_at)
        self._grid.addWidget(_in_card(plot), 0, 0, 2, 1)
        return plot

    @cached_property
    def lengths(self) -> Plot:
        """The lengths of the documents."""
        terms = self.tr("terms (the last bar contains the longest 1 %)")
        plot = make_plot(self.tr("Document length"), terms, self.tr("documents"))
        self._grid.addWidget(_in_card(plot), 0, 1)
        return plot

    @cached_property
    def growth(self) -> Plot:
        """The number of distinct terms against the number of documents."""
        names = self.tr("Vocabulary growth"), self.tr("documents"), self.tr("terms")
        plot = make_plot(*names)
        self._grid.addWidget(_in_card(plot), 1, 1)
        return plot

    def deferred_work(self) -> tuple[Callable[[], Plot], ...]:
        """The creation of each plot, to be done while the program is idle."""
        return (lambda: self.classes, lambda: self.lengths, lambda: self.growth)

    def show_nothing(self, reason: str) -> None:
        """Show why there is no overview yet."""
        self._waiting.setText(reason)
        self._set_waiting(True)
        self._shown, self._pending = None, []
        for plot in (self.classes, self.lengths, self.growth):
            plot.clear()
        for plot in (self.lengths, self.growth):
            plot.parentWidget().hide()

    def show_progress(self, done: int, total: int) -> None:
        """Show how far the counting is."""
        if total > 1 and self._waiting.isVisibleTo(self):
            share = filled(self.tr("Counting terms … {:.0%}"), min(1.0, done / total))
            self._waiting.setText(share)

    def _set_waiting(self, is_waiting: bool) -> None:
        self._waiting.setVisible(is_waiting)
        for widget in (self._facts, self._scroll, self._pictures, self.save):
            widget.setVisible(not is_waiting)

    def show_overview(self, overview: CorpusOverview) -> None:
        """Draw an overview in place of the one shown."""
        self.show_nothing("")
        self._set_waiting(False)
        self.save.use_figure(given_figure_job, overview, "overview", {})
        description = overview.description
        self._facts.setText(self._facts_of(overview))
        self._warnings.setText(
            "\n".join(f"• {translated(warning)}" for warning in description.warnings)
        )
        self._scroll.setVisible(bool(description.warnings))
        self.classes.parentWidget().setVisible(any(description.classes.values()))
        self.draw_classes(description.classes)
        self._pending = [self._draw_lengths, self._draw_growth]
        self._draw_next(overview)

    def _facts_of(self, overview: CorpusOverview) -> str:
        description = overview.description
        facts = self.tr("{} · {} · {} · language {} · encoding {} · split: {}").format(
            shown_count(description.documents, "document"),
            shown_count(len(description.classes), "class", "classes"),
            shown_count(description.terms, "term"),
            translated(written_name(description.language)),
            description.encoding,
            translated(description.split),
        )
        counting = overview.preprocessing
        return (
            self.tr("{}\nPreprocessing: {}").format(facts, translated(counting))
            if counting
            else facts
        )

    def _draw_next(self, overview: CorpusOverview) -> None:
        """Draw one plot at a time, so that the window stays responsive in between."""
        self._shown = overview

        def draw() -> None:
            if self._shown is overview and self._pending:
                self._pending.pop(0)(overview)
                self._draw_next(overview)

        QTimer.singleShot(_PAUSE, self, draw)

    def _draw_growth(self, overview: CorpusOverview) -> None:
        self.growth.parentWidget().show()
        self.growth.plot(
            overview.growth_documents,
            overview.growth_terms,
            pen=pg.mkPen(class_qcolor(0), width=2),
        )

    def draw_classes(self, sizes: dict[str, int]) -> None:
        """Draw a bar for each of the largest classes."""
        numbers = {name: number for number, name in enumerate(sizes)}
        by_size = sorted(sizes.items(), key=lambda item: (item[1], -numbers[item[0]]))
        self._sizes = shown = by_size[-_MOST_BARS:]
        title = self.tr("Documents per class")
        if len(sizes) > len(shown):
            title = self.tr("Documents per class, the {} largest of {}").format(
                len(shown), len(sizes)
            )
        self.classes.rename(title)
        positions = np.arange(len(shown))
        self.classes.addItem(
            pg.BarGraphItem(
                x0=0,
                y=positions,
                height=0.7,
                width=[size for _, size in shown],
                brushes=[class_qcolor(numbers[name]) for name, _ in shown],
                pen=None,
            )
        )
        names = [name for name, _ in reversed(shown)]  # so that the largest is always named
        self.classes.getAxis("left").show_names(positions[::-1].tolist(), names)

    def class_at(self, position: QPointF) -> str:
        """The class and size of the bar under the mouse; the axis may not name every class."""
        box = self.classes.getViewBox()
        row = round(box.mapSceneToView(position).y())
        if not box.sceneBoundingRect().contains(position) or not 0 <= row < len(self._sizes):
            return ""
        name, size = self._sizes[row]
        return filled("{}: {:,}", name, size)

    def _draw_lengths(self, overview: CorpusOverview) -> None:
        self.lengths.parentWidget().show()
        if not len(overview.lengths):
            return
        heights, edges = whole_bins(overview.lengths)
        self.lengths.plot(
            edges, heights, stepMode="center", fillLevel=0, brush=class_qcolor(4), pen=None
        )


def _in_card(plot: Plot) -> Card:
    card = Card()
    card.add(plot, 1)
    return card


def whole_bins(lengths: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """A histogram of lengths whose bars have the same whole width in terms.

    With a fractional width, some bars would cover one more length than others.
    """
    longest = int(np.quantile(lengths, 0.99, method="higher"))
    shown = np.minimum(lengths, longest)
    width = -(-(longest - int(shown.min()) + 1) // _MOST_BINS)
    first = int(shown.min()) // width
    heights = np.bincount(shown // width - first)
    return heights, (first + np.arange(len(heights) + 1)) * width
