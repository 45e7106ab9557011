"""The scatter plot with its choice of dimensions, colours, training size and documents."""

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
from workbench.gui.views.scatter import COLOURINGS, ScatterView, point_text
from workbench.gui.widgets.document_list import DocumentList
from workbench.plain_text import counted

_FRAME_MILLISECONDS = 900


class ScatterPanel(QWidget):
    """A series of scatter figures, one per training size."""

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frames: tuple[ScatterFigure, ...] = ()
        self.view = ScatterView()
        self.documents = DocumentList(
            tasks, self.tr("Press Lasso and draw around points to list their documents.")
        )
        self.across = self._make_choice(self.tr("Horizontal dimension"))
        self.up = self._make_choice(self.tr("Vertical dimension"))
        self.colouring = self._make_choice(self.tr("Colour by"))
        for title, colouring in zip(
            (self.tr("class"), self.tr("prediction"), self.tr("error")), COLOURINGS, strict=True
        ):
            self.colouring.addItem(title, colouring)
        self.lasso = QPushButton(self.tr("&Lasso"))
        self.lasso.setCheckable(True)
        self.lasso.setToolTip(self.tr("Draw around points with the mouse to list them"))
        self.errors = QPushButton(self.tr("List &errors"))
        self.errors.setToolTip(self.tr("List all misclassified documents"))
        self.play = QPushButton(self.tr("&Play"))
        self.play.setCheckable(True)
        self.frame = QSlider(Qt.Orientation.Horizontal)
        self.frame.setAccessibleName(self.tr("Training size"))
        self.frame.setMaximumWidth(220)
        self.frame_name = QLabel()
        self.frame_name.setTextFormat(Qt.TextFormat.PlainText)
        self.timer = QTimer(self, interval=_FRAME_MILLISECONDS)
        self._connect()
        self._build_layout()

    def use_run(self, folder: Path, _options: Mapping[str, Any], _facts: RunFacts) -> None:
        """Set the run whose documents are shown."""
        self.documents.use_run(folder)

    def show_figure(self, frames: tuple[ScatterFigure, ...]) -> None:
        """Show a series, beginning with the last figure, which has the most labels."""
        self._stop()
        self.frames = frames
        for widget in (self.play, self.frame):
            widget.setVisible(len(frames) > 1)
        self.frame.blockSignals(True)
        self.frame.setRange(0, max(len(frames) - 1, 0))
        self.frame.setValue(len(frames) - 1)
        self.frame.blockSignals(False)
        if frames:
            self.view.show_figure(frames[-1])
            self._name_dimensions(frames[-1].coordinates.shape[1])
            self._name_frame(len(frames) - 1)

    def _connect(self) -> None:
        for choice in (self.across, self.up):
            choice.activated.connect(lambda _: self._show_dimensions())
        self.colouring.activated.connect(
            lambda _: self.view.colour_by(self.colouring.currentData())
        )
        self.lasso.toggled.connect(lambda on: setattr(self.view.box, "lasso_is_on", on))
        self.errors.clicked.connect(lambda _: self._list_errors())
        self.view.points_chosen.connect(self._list)
        self.frame.valueChanged.connect(self._show_frame)
        self.play.toggled.connect(self._play)
        self.timer.timeout.connect(self._next)

    def _show_dimensions(self) -> None:
        self.view.show_dimensions(self.across.currentIndex(), self.up.currentIndex())

    def _name_dimensions(self, size: int) -> None:
        for choice, chosen in zip((self.across, self.up), self.view.dimensions, strict=True):
            choice.clear()
            choice.addItems([self.tr("Dimension {}").format(number + 1) for number in range(size)])
            choice.setCurrentIndex(chosen)

    def _show_frame(self, index: int) -> None:
        if 0 <= index < len(self.frames):
            self.view.show_frame(self.frames[index])
            self._name_frame(index)

    def _name_frame(self, index: int) -> None:
        figure = self.frames[index]
        text = self.tr("{}: {:,} of {:,} labelled").format(
            figure.training or self.tr("all"), int(figure.is_labelled.sum()), len(figure.documents)
        )
        self.frame_name.setText(text)

    def _play(self, on: bool) -> None:
        self.play.setText(self.tr("&Stop") if on else self.tr("&Play"))
        if on:
            self._next()
            self.timer.start()
        else:
            self.timer.stop()

    def _next(self) -> None:
        self.frame.setValue((self.frame.value() + 1) % max(len(self.frames), 1))

    def _stop(self) -> None:
        self.play.setChecked(False)

    def _list_errors(self) -> None:
        if self.frames:
            self._list(np.flatnonzero(self.frames[self.frame.value()].is_error))

    def _list(self, points: NDArray[np.int64]) -> None:
        figure = self.frames[self.frame.value()]
        names = [point_text(figure, point) for point in points.tolist()]
        title = counted(len(names), "document")
        self.documents.show_documents(figure.documents[points].tolist(), names, title)

    def _make_choice(self, name: str) -> QComboBox:
        choice = QComboBox()
        choice.setAccessibleName(name)
        choice.setToolTip(name)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setMinimumWidth(60)
        return choice

    def _build_layout(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        for widget in (self.across, self.up, QLabel(self.tr("coloured by")), self.colouring):
            upper.addWidget(widget)
        upper.addStretch(1)
        for button in (self.lasso, self.errors):
            upper.addWidget(button)
        for part in (self.play, self.frame, self.frame_name):
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
