"""The space tab: which dimensions, which colours, which training size, which documents."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.figures import RunFacts
from workbench.experiments.figures import ScatterFigure
from workbench.gui.state.tasks import TaskRunner
from workbench.gui.views.scatter import COLOURINGS, ScatterView, point_words
from workbench.gui.widgets.document_list import DocumentList

_FRAME_MILLISECONDS = 900


class ScatterPanel(QWidget):
    """A series of scatter figures, one per training size, with everything one can ask of it."""

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._frames: tuple[ScatterFigure, ...] = ()
        self.view = ScatterView()
        self.documents = DocumentList(
            tasks, self.tr("Press Lasso and draw around points to list their documents.")
        )
        self.across = self._chooser(self.tr("Dimension across"))
        self.up = self._chooser(self.tr("Dimension upwards"))
        self.colouring = self._chooser(self.tr("Colour by"))
        for words, what in zip(
            (self.tr("class"), self.tr("prediction"), self.tr("error")), COLOURINGS, strict=True
        ):
            self.colouring.addItem(words, what)
        self.lasso = QPushButton(self.tr("&Lasso"))
        self.lasso.setCheckable(True)
        self.lasso.setToolTip(self.tr("Draw around points with the mouse to list them"))
        self.errors = QPushButton(self.tr("List &errors"))
        self.errors.setToolTip(self.tr("List every document that was taken for another class"))
        self.play = QPushButton(self.tr("&Play"))
        self.play.setCheckable(True)
        self.frame = QSlider(Qt.Orientation.Horizontal)
        self.frame.setAccessibleName(self.tr("Training size"))
        self.frame.setMaximumWidth(220)
        self._frame_name = QLabel()
        self._frame_name.setTextFormat(Qt.TextFormat.PlainText)
        self._timer = QTimer(self, interval=_FRAME_MILLISECONDS)
        self._connect()
        self._build_layout()

    def use_run(self, folder: Path, _options: Mapping[str, Any], _facts: RunFacts) -> None:
        """Remember whose documents are shown."""
        self.documents.use_run(folder)

    def show_figure(self, frames: tuple[ScatterFigure, ...]) -> None:
        """Show a series; the last figure, with most labels, first."""
        self._stop()
        self._frames = frames
        several = len(frames) > 1
        for widget in (self.play, self.frame):
            widget.setVisible(several)
        self.frame.blockSignals(True)
        self.frame.setRange(0, max(len(frames) - 1, 0))
        self.frame.setValue(len(frames) - 1)
        self.frame.blockSignals(False)
        if frames:
            self.view.show_figure(frames[-1])
            self._name_dimensions(frames[-1].coordinates.shape[1])
            self._name_frame(len(frames) - 1)

    def _connect(self) -> None:
        for chooser in (self.across, self.up):
            chooser.activated.connect(
                lambda _: self.view.look_along(self.across.currentIndex(), self.up.currentIndex())
            )
        self.colouring.activated.connect(
            lambda _: self.view.colour_by(self.colouring.currentData())
        )
        self.lasso.toggled.connect(lambda on: setattr(self.view.box, "lasso_is_on", on))
        self.errors.clicked.connect(lambda _: self._list_errors())
        self.view.points_chosen.connect(self._list)
        self.frame.valueChanged.connect(self._show_frame)
        self.play.toggled.connect(self._run)
        self._timer.timeout.connect(self._next)

    def _name_dimensions(self, size: int) -> None:
        for chooser, chosen in zip((self.across, self.up), self.view.dimensions, strict=True):
            chooser.clear()
            chooser.addItems([self.tr("Dimension {}").format(one + 1) for one in range(size)])
            chooser.setCurrentIndex(chosen)

    def _show_frame(self, place: int) -> None:
        if 0 <= place < len(self._frames):
            self.view.show_frame(self._frames[place])
            self._name_frame(place)

    def _name_frame(self, place: int) -> None:
        figure = self._frames[place]
        words = self.tr("{}: {:,} of {:,} labelled").format(
            figure.training or self.tr("all"), int(figure.is_labelled.sum()), len(figure.documents)
        )
        self._frame_name.setText(words)

    def _run(self, on: bool) -> None:
        self.play.setText(self.tr("&Stop") if on else self.tr("&Play"))
        if on:
            self._next()
            self._timer.start()
        else:
            self._timer.stop()

    def _next(self) -> None:
        self.frame.setValue((self.frame.value() + 1) % max(len(self._frames), 1))

    def _stop(self) -> None:
        self.play.setChecked(False)

    def _list_errors(self) -> None:
        if self._frames:
            self._list(np.flatnonzero(self._frames[self.frame.value()].is_error))

    def _list(self, points: NDArray[np.int64]) -> None:
        figure = self._frames[self.frame.value()]
        names = [point_words(figure, one) for one in points.tolist()]
        title = self.tr("{:,} documents").format(len(names))
        self.documents.show_documents(figure.documents[points].tolist(), names, title)

    def _chooser(self, name: str) -> QComboBox:
        chooser = QComboBox()
        chooser.setAccessibleName(name)
        chooser.setToolTip(name)
        chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        chooser.setMinimumWidth(60)
        return chooser

    def _build_layout(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        for widget in (self.across, self.up, QLabel(self.tr("coloured by")), self.colouring):
            upper.addWidget(widget)
        upper.addStretch(1)
        for button in (self.lasso, self.errors):
            upper.addWidget(button)
        for part in (self.play, self.frame, self._frame_name):
            lower.addWidget(part)
        lower.addStretch(1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.view)
        splitter.addWidget(self.documents)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([700, 240])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(upper)
        column.addWidget(splitter, 1)
        column.addLayout(lower)
