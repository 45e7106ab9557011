"""The spectral space of the documents, which follows every label and link."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, QTimer, Signal
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
from workbench.gui.pages.label.space_settings import SpaceChoice
from workbench.gui.plots.space_plot import SpacePlot
from workbench.gui.views.affinity import AffinityView
from workbench.gui.views.spectrum import SpectrumView
from workbench.gui.widgets.buttons import button, icon_button
from workbench.gui.widgets.cards import row, secondary
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.page_header import ElidedLabel
from workbench.gui.widgets.sizes import SMALL, no_margins
from workbench.labelling.situation import SpaceFrame, SpaceRequest

_STEPS, _INTERVAL, _MOST_ANIMATED = 10, 40, 20_000
_POINTS, _EIGENVALUES, _AFFINITY = range(3)


class SpaceCard(QWidget):
    """Emits what a person does with points; it asks for frames while it is in view."""

    frame_wanted = Signal()
    settings_chosen = Signal(dict)
    point_clicked = Signal(int)
    link_drawn = Signal(int, int, bool)
    label_wanted = Signal(object, int)  # rows and a class
    link_wanted = Signal(object, bool)
    read_wanted = Signal(object)
    review_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frame: SpaceFrame | None = None
        self._names: list[str] = []
        self._rows = np.zeros(0, dtype=np.int64)
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
        legend = self.tr("● by hand   • predicted, paler if unsure   — must link   - - cannot link")
        self.legend = ElidedLabel(legend, "secondary")
        self.lassoed_row = self._make_actions()
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
        self.lassoed_row.hide()

    def show_frame(
        self,
        frame: SpaceFrame,
        names: Sequence[tuple[str, QColor]],
        by_hand: NDArray[np.bool_],
        current: int,
    ) -> None:
        """Show a frame; points move to their new positions."""
        self.frame, self._current = frame, current
        self._names = [name for name, _ in names]
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

    def _show_note(self, frame: SpaceFrame) -> None:
        violated = sum(link[3] for link in frame.links)
        several = self.tr("{} violated links").format(violated)
        parts = [several if violated > 1 else self.tr("1 violated link")] if violated else []
        if not frame.is_settled:
            parts.append(self.tr("still moving"))
        self.note.setText(" · ".join(parts))
        self.note.setVisible(bool(parts))

    def _choose(self, rows: NDArray[np.int64]) -> None:
        self._rows = rows
        self.lassoed_row.setVisible(bool(len(rows)))
        self.chosen.setText(filled(self.tr("{:,} documents"), len(rows)))
        self.lasso.setChecked(False)

    def _label_menu(self) -> None:
        menu = QMenu(self)
        for number, name in enumerate(self._names):
            menu.addAction(name.replace("&", "&&")).triggered.connect(
                lambda _=False, number=number: self._act(self.label_wanted, number)
            )
        menu.exec(self.label_button.mapToGlobal(self.label_button.rect().bottomLeft()))

    def _act(self, signal: Any, *more: Any) -> None:
        rows = self._rows.tolist()
        self.plot.clear_choice()
        self.lassoed_row.hide()
        signal.emit(rows, *more)

    def _make_actions(self) -> QWidget:
        self.chosen = QLabel()
        self.label_button = button(self.tr("Label …"), self._label_menu)
        widget = QWidget()
        widget.setLayout(
            row(
                self.chosen,
                self.label_button,
                button(self.tr("Review"), lambda: self._act(self.review_wanted)),
                button(self.tr("Read"), lambda: self._act(self.read_wanted)),
                button(self.tr("Link"), lambda: self._act(self.link_wanted, False)),
                icon_button("x", self.tr("Clear the selection"), self._forget),
                1,
            )
        )
        widget.hide()
        return widget

    def _forget(self) -> None:
        self.plot.clear_choice()
        self.lassoed_row.hide()

    def _build_layout(self) -> None:
        self.stack = QStackedWidget()
        self.stack.addWidget(self.plot)
        labels = (QLabel(self.tr("before")), QLabel(self.tr("after")))
        whole = QVBoxLayout(self)
        no_margins(whole, SMALL)
        more = icon_button("sliders-vertical", self.tr("Neighbours, dimensions, plane"))
        more.setCheckable(True)
        more.toggled.connect(self.choice.setVisible)
        self.choice.hide()
        whole.addLayout(row(self.kind, self.choice.teacher, more, 1, self.lasso, self.stop))
        whole.addWidget(self.choice)
        whole.addWidget(self.stack, 1)
        whole.addWidget(self.lassoed_row)
        whole.addLayout(row(labels[0], self.slider, labels[1], self.note, 1))
        whole.addWidget(self.legend)

    def _show_kind(self, index: int) -> None:
        if index == _POINTS:
            self.stack.setCurrentWidget(self.plot)
        else:
            self.stack.setCurrentWidget(self.spectrum if index == _EIGENVALUES else self.affinity)
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
