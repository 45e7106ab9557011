"""The spectral space of the documents, which follows every label and link."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QMenu,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.experiments.figures import SpectrumFigure
from workbench.gui.pages.label.lassoed_row import LassoedRow
from workbench.gui.pages.label.neighbour_list import dot
from workbench.gui.pages.label.space_settings import SpaceChoice
from workbench.gui.plots.space_plot import SpacePlot
from workbench.gui.views.affinity import AffinityView
from workbench.gui.views.spectrum import SpectrumView
from workbench.gui.widgets.buttons import icon_button, pop_up
from workbench.gui.widgets.cards import row, secondary
from workbench.gui.widgets.page_header import ElidedLabel
from workbench.gui.widgets.sizes import SMALL, SMALL_ICON, no_margins
from workbench.labelling.situation import SpaceFrame, SpaceRequest

_STEPS, _INTERVAL, _MOST_ANIMATED = 10, 40, 20_000
_POINTS, _EIGENVALUES, _AFFINITY = range(3)


class SpaceCard(QWidget):
    """Emits what a person does with points; it asks for frames while it is in view."""

    frame_wanted = Signal()
    settings_chosen = Signal(dict)
    point_clicked = Signal(int)
    similar_wanted = Signal(int)
    link_drawn = Signal(int, int, bool)
    label_wanted = Signal(object, int)  # rows and a class
    link_wanted = Signal(object, bool)
    read_wanted = Signal(object)
    review_wanted = Signal(object)
    left = Signal()  # the keyboard lasso, or what it chose

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frame: SpaceFrame | None = None
        self._classes: list[tuple[str, QColor]] = []
        self._from = np.zeros((0, 2))
        self._step, self._has_points = _STEPS, False
        self._current = -1
        self.choice = SpaceChoice()
        self.plot = SpacePlot(self.tr("Spectral space"))
        self.kind = QComboBox()
        self.kind.addItems([self.tr("Points"), self.tr("Eigenvalues"), self.tr("Affinity")])
        self.kind.setAccessibleName(self.tr("View"))
        self.kind.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.kind.setMinimumContentsLength(6)
        self.lasso = icon_button("lasso-select", self.tr("Lasso: draw around points"))
        self.lasso.setCheckable(True)
        self.stop = icon_button(
            "pause", self.tr("Stop or continue the movement"), self.toggle_motion
        )
        self.stop.setCheckable(True)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setValue(100)
        self.slider.setAccessibleName(self.tr("Before and after the labels"))
        self.slider.setMaximumWidth(160)
        self.note = secondary(self.tr("The space is drawn when the documents have been read."))
        self.legend = ElidedLabel(self._legend_text(), "secondary")
        self.lassoed = LassoedRow()
        self._timer = QTimer(self, interval=_INTERVAL)
        self._build_layout()
        self._connect()

    @cached_property
    def spectrum(self) -> SpectrumView:
        """The eigenvalues, made when they are first looked at."""
        view = SpectrumView()
        self.stack.addWidget(view)
        return view

    @cached_property
    def affinity(self) -> AffinityView:
        """The affinity, made when it is first looked at."""
        view = AffinityView()
        self.stack.addWidget(view)
        return view

    def request(self) -> SpaceRequest:
        """What the next frame has to contain."""
        shown = self.kind.currentIndex()
        return SpaceRequest(
            self.choice.plane(),
            with_before=self.slider.value() < 100,
            with_affinity=shown == _AFFINITY,
        )

    @property
    def is_moving(self) -> bool:
        """Whether points are moving."""
        return self._timer.isActive()

    def clear(self) -> None:
        """Begin with another corpus."""
        self._timer.stop()
        self.frame, self._has_points = None, False
        self.plot.clear_choice()
        self.plot.show_points(np.zeros((0, 2)))
        self.lassoed.clear()

    def show_frame(
        self,
        frame: SpaceFrame,
        names: Sequence[tuple[str, QColor]],
        by_hand: NDArray[np.bool_],
        current: int,
    ) -> None:
        """Show a frame; points move to their new positions."""
        self.frame, self._current = frame, current
        self._classes = list(names)
        self.lassoed.show_classes(names)
        self.plot.describe(frame.classes, frame.certainties, by_hand, names)
        self.choice.show_dimensions(frame.n_dimensions)
        self._show_note(frame)
        if self.kind.currentIndex() == _EIGENVALUES:
            self.spectrum.show_figure(SpectrumFigure("", "", frame.eigenvalues))
        if self.kind.currentIndex() == _AFFINITY and frame.affinity is not None:
            self.affinity.show_figure(frame.affinity)
        self._move(frame)
        if not frame.is_settled and not self.stop.isChecked():
            self.frame_wanted.emit()

    def start_keyboard_lasso(self) -> None:
        """Show a pointer that keys move: Space sets corners, Enter chooses what is within."""
        self.kind.setCurrentIndex(_POINTS)
        self._show_kind(_POINTS)
        self.plot.setFocus()
        self.plot.keyboard.turn(True)

    def mark_current(self, row_number: int) -> None:
        """Draw a ring around the document on the screen."""
        if row_number != self._current:
            self._current = row_number
            self.plot.mark_current(row_number)

    def toggle_motion(self) -> None:
        """Stop points where they are, or let them go on."""
        if self.stop.isChecked():
            self._timer.stop()
        elif self.frame is not None:
            self._move(self.frame)
            self.frame_wanted.emit()

    def _move(self, frame: SpaceFrame) -> None:
        target = self._target(frame)
        can_move = self._has_points and len(target) <= _MOST_ANIMATED and self.isVisible()
        if self.stop.isChecked() and self._has_points:
            return
        if not can_move:
            self._timer.stop()
            self.plot.show_points(target, frame.links, self._current, not self._has_points)
            self._has_points = True
            return
        self._from = self.plot.points
        self._step = 0
        self._timer.start()

    def _advance(self) -> None:
        if self.frame is None:
            return
        self._step += 1
        share = min(1.0, self._step / _STEPS)
        eased = share * share * (3 - 2 * share)
        target = self._target(self.frame)
        between = self._from + eased * (target - self._from) if len(self._from) else target
        self.plot.show_points(between, self.frame.links, self._current)
        if self._step >= _STEPS:
            self._timer.stop()
            self.plot.show_all()

    def _target(self, frame: SpaceFrame) -> NDArray[np.float64]:
        """The points at the position of the slider: before the labels, after, or between."""
        after = np.asarray(frame.points, dtype=np.float64)
        if frame.before is None or self.slider.value() == 100:
            return after
        share = self.slider.value() / 100
        return np.asarray(frame.before + share * (after - frame.before), dtype=np.float64)

    def _slide(self) -> None:
        if self.frame is None:
            return
        if self.frame.before is None:
            self.frame_wanted.emit()
        else:
            self.plot.show_points(self._target(self.frame), self.frame.links, self._current)
            self.plot.show_all()

    def _show_note(self, frame: SpaceFrame) -> None:
        violated = sum(link[3] for link in frame.links)
        several = self.tr("{} violated links").format(violated)
        parts = [several if violated > 1 else self.tr("1 violated link")] if violated else []
        if not frame.is_settled:
            parts.append(self.tr("still moving"))
        self.note.setText(" · ".join(parts))
        self.note.setVisible(bool(parts))

    def _choose(self, rows: NDArray[np.int64]) -> None:
        self.lassoed.show_rows(rows.tolist())
        self.lasso.setChecked(False)
        self._show_below()

    def _show_below(self) -> None:
        """Show what belongs to the view; the lassoed documents take the place of the slider."""
        has_points = self.kind.currentIndex() == _POINTS
        self.slider_row.setVisible(has_points and not self.lassoed.rows)
        self.legend.setVisible(has_points)
        self.lasso.setEnabled(has_points)
        chosen = self.tr("A class key labels all of these documents; Esc clears the selection.")
        count = self.lassoed.count()
        self.legend.setText(f"{count} · {chosen}" if self.lassoed.rows else self._legend_text())

    def _legend_text(self) -> str:
        return self.tr("● by hand   • predicted, paler if unsure   — must link   - - cannot link")

    def _ask_what(self, row_number: int, position: QPoint) -> None:
        pop_up(self.point_menu(row_number), position)

    def point_menu(self, row_number: int) -> QMenu:
        """What can be done with one document of the map."""
        menu = QMenu(self)
        rows = [row_number]
        menu.addAction(self.tr("Read")).triggered.connect(
            lambda _: self.point_clicked.emit(row_number)
        )
        menu.addAction(self.tr("Similar documents")).triggered.connect(
            lambda _: self.similar_wanted.emit(row_number)
        )
        menu.addSeparator()
        for number, (name, colour) in enumerate(self._classes):
            entry = menu.addAction(dot(colour, SMALL_ICON), name.replace("&", "&&"))
            entry.triggered.connect(
                lambda _=False, number=number: self.label_wanted.emit(rows, number)
            )
        return menu

    def _build_layout(self) -> None:
        self.stack = QStackedWidget()
        self.stack.addWidget(self.plot)
        whole = QVBoxLayout(self)
        no_margins(whole, SMALL)
        more = icon_button("sliders-vertical", self.tr("Neighbours, dimensions, plane"))
        more.setCheckable(True)
        more.toggled.connect(self.choice.setVisible)
        whole.addLayout(row(self.kind, self.choice.teacher, more, 1, self.lasso, self.stop))
        whole.addWidget(self.choice)
        whole.addWidget(self.stack, 1)
        before, after = QLabel(self.tr("before")), QLabel(self.tr("after"))
        self.slider_row = QWidget()
        self.slider_row.setLayout(row(before, self.slider, after, self.note, 1))
        self.slider_row.setMinimumHeight(self.lassoed.sizeHint().height())  # points stay in place
        whole.addWidget(self.lassoed)
        whole.addWidget(self.slider_row)
        whole.addWidget(self.legend)

    def _show_kind(self, index: int) -> None:
        if index == _POINTS:
            self.stack.setCurrentWidget(self.plot)
        else:
            self.stack.setCurrentWidget(self.spectrum if index == _EIGENVALUES else self.affinity)
        self._show_below()
        self.frame_wanted.emit()

    def _connect(self) -> None:
        self._timer.timeout.connect(self._advance)
        self.kind.activated.connect(self._show_kind)
        self.lasso.toggled.connect(lambda is_on: setattr(self.plot.box, "lasso_is_on", is_on))
        self.slider.valueChanged.connect(lambda _: self._slide())
        self.choice.learner_chosen.connect(self.settings_chosen)
        self.choice.plane_chosen.connect(self.frame_wanted)
        self.plot.point_clicked.connect(self.point_clicked)
        self.plot.link_drawn.connect(self.link_drawn)
        self.plot.lassoed.connect(self._choose)
        self.plot.recoloured.connect(self.frame_wanted)
        self.plot.menu_requested.connect(self._ask_what)
        self.plot.keyboard.ended.connect(self.left)
        for name in ("label_wanted", "link_wanted", "read_wanted", "review_wanted"):
            getattr(self.lassoed, name).connect(getattr(self, name))
        self.lassoed.cleared.connect(self.plot.clear_choice)
        self.lassoed.cleared.connect(self._show_below)
        self.lassoed.cleared.connect(self.left)
