"""The map of documents: its projection, dimensions, colours, training size and selection."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QPoint, Qt, QTimer, Signal
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
from workbench.experiments.figures.documents.projections import PROJECTIONS
from workbench.gui.pages.results.map_search import MapSearch
from workbench.gui.pages.results.projection_bar import ProjectionBar
from workbench.gui.pages.results.selected_documents import SelectedDocuments
from workbench.gui.state.jobs import JobRunner
from workbench.gui.state.workspace import Workspace
from workbench.gui.views.scatter import ScatterView
from workbench.gui.views.scatter_groups import COLOURINGS, same_places
from workbench.gui.widgets.buttons import icon_button, pop_up
from workbench.gui.widgets.cards import row
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.sizes import SMALL
from workbench.plain_text import size_words

_FRAME_MILLISECONDS = 900
_LEAST_SEARCH = 130  # pixels; the choices beside it may be elided
_DEFAULT = "spectral"  # the projection of methods without a space


class ScatterPanel(QWidget):
    """A series of scatter figures, one per training size, or one projection of all documents."""

    training_shown = Signal(str)
    _placed_by: str | None = None  # the projection of what is shown

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._folder: Path | None = None
        self._options: Mapping[str, Any] = {}
        self._workspace: Workspace | None = None
        self._own: tuple[ScatterFigure, ...] = ()  # the space of the method
        self.frames: tuple[ScatterFigure, ...] = ()
        self.view = ScatterView()
        self.documents = SelectedDocuments(
            jobs, self.tr("Click points, or hold Shift and draw around them, to list documents.")
        )
        self.projection = self._make_choice(self.tr("Placed by"))
        self.progress = ProjectionBar()
        self.across = self._make_choice(self.tr("Horizontal dimension"))
        self.up = self._make_choice(self.tr("Vertical dimension"))
        self.colouring = self._make_choice(self.tr("Colour by"))
        for title, colouring in zip(
            (self.tr("Class"), self.tr("Prediction"), self.tr("Error")), COLOURINGS, strict=True
        ):
            self.colouring.addItem(title, colouring)
        self.search = MapSearch(jobs)
        self.lasso = icon_button("lasso-select", self.tr("Lasso: draw around points"))
        self.lasso.setCheckable(True)
        self.errors = QPushButton(self.tr("Select e&rrors"))
        self.errors.setToolTip(self.tr("Select all misclassified documents"))
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

    def use_workspace(self, workspace: Workspace) -> None:
        """Share the selection of the window, and the process for long jobs."""
        self._workspace = workspace
        self.view.use_selection(workspace.selection)
        self.documents.use_workspace(workspace)
        self.search.use_workspace(workspace)
        self.progress.use_jobs(workspace.map_jobs)

    def use_run(self, folder: Path, options: Mapping[str, Any], facts: RunFacts) -> None:
        """Set the run whose documents are shown, and the training size of the page."""
        changed = self._options.get("training") != options.get("training")
        is_same = folder == self._folder
        self._folder, self._options = folder, dict(options)
        self.documents.use_run(folder, facts)
        self.search.use_run(folder)
        if not is_same:
            self.progress.forget()
            self.view.forget()
            self.frames = self._own = ()
        elif changed and self.frames:
            self._show_training(str(options.get("training") or ""))

    def show_figure(self, frames: tuple[ScatterFigure, ...]) -> None:
        """Show the space of a method, or a projection where the method has none."""
        self._own = frames
        self._offer_projections(bool(frames))
        if self.projection.currentData():
            self._project()
        else:
            self._show_frames(frames)

    def _offer_projections(self, has_space: bool) -> None:
        kept = self.projection.currentData() if self.projection.count() else None
        self.projection.clear()
        if has_space:
            self.projection.addItem(self.tr("Space of the method"), "")
        for projection in PROJECTIONS.values():
            self.projection.addItem(translated(projection.title), projection.name)
            last = self.projection.count() - 1
            explanation = translated(projection.explanation)
            self.projection.setItemData(last, explanation, Qt.ItemDataRole.ToolTipRole)
        wanted = kept if kept is not None else ("" if has_space else _DEFAULT)
        found = self.projection.findData(wanted)
        default = self.projection.findData("" if has_space else _DEFAULT)
        self.projection.setCurrentIndex(found if found >= 0 else default)

    def _choose_projection(self) -> None:
        self.view.forget_dimensions()
        if self.projection.currentData():
            self._project()
        else:
            self.progress.forget()
            self._show_frames(self._own)

    def _project(self) -> None:
        if self._folder is not None:
            self.view.wait(self.tr("The map appears here when it is computed."))
            name, options = self.projection.currentData(), self._options
            chosen = (options.get("configuration"), options.get("training"))
            self.progress.start(
                self._folder, name, *chosen, done=lambda figure: self._show_frames((figure,))
            )

    def _keep_projection(self) -> None:
        """Name the projection that is shown: the chosen one was cancelled or has failed."""
        if self.frames:
            self.projection.setCurrentIndex(self.projection.findData(self._placed_by))

    def _show_frames(self, frames: tuple[ScatterFigure, ...]) -> None:
        self.play.setChecked(False)
        self._placed_by = self.projection.currentData()
        keeps_view = self.frames and frames and same_places(self.frames[-1], frames[-1])
        self.frames = frames
        for widget in (self.play, self.frame):
            widget.setVisible(len(frames) > 1)
        shown = self._frame_of(str(self._options.get("training") or ""))
        self.frame.blockSignals(True)
        self.frame.setRange(0, max(len(frames) - 1, 0))
        self.frame.setValue(shown)
        self.frame.blockSignals(False)
        if not frames:
            return
        self.errors.setVisible(not frames[shown].has_clusters)
        if keeps_view:
            self.view.show_frame(frames[shown])
        else:
            self.view.show_figure(frames[shown])
        self._name_dimensions(frames[shown].coordinates.shape[1])
        self._name_frame(shown)

    def _frame_of(self, training: str) -> int:
        """The frame of a training size, or the last, which has the most labels."""
        sizes = [frame.training for frame in self.frames]
        return sizes.index(training) if training in sizes else max(len(sizes) - 1, 0)

    def _show_training(self, training: str) -> None:
        if self.projection.currentData():
            self._project()  # the coordinates stay; the predictions change
        else:
            self.frame.setValue(self._frame_of(training))

    def _connect(self) -> None:
        for choice in (self.across, self.up):
            choice.activated.connect(lambda _: self._show_dimensions())
        self.progress.failed.connect(self._keep_projection)
        self.projection.activated.connect(lambda _: self._choose_projection())
        self.colouring.activated.connect(
            lambda _: self.view.colour_by(self.colouring.currentData())
        )
        self.lasso.toggled.connect(lambda on: setattr(self.view.box, "lasso_is_on", on))
        self.errors.clicked.connect(lambda _: self._select_errors())
        self.view.menu_requested.connect(self._show_menu)
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
            choice.setVisible(size > 2)

    def _show_frame(self, index: int) -> None:
        if 0 <= index < len(self.frames):
            self.view.show_frame(self.frames[index])
            self._name_frame(index)
            self._options = {**self._options, "training": self.frames[index].training}
            self.training_shown.emit(self.frames[index].training)

    def _name_frame(self, index: int) -> None:
        figure = self.frames[index]
        size, labelled = size_words(figure.training, self.tr("all")), int(figure.is_labelled.sum())
        text = self.tr("{}: {:,} of {:,} labelled")
        self.frame_name.setText(filled(text, size, labelled, len(figure.documents)))

    def _play(self, on: bool) -> None:
        self.play.setText(self.tr("&Stop") if on else self.tr("&Play"))
        if on:
            self._next()
            self.timer.start()
        else:
            self.timer.stop()

    def _next(self) -> None:
        self.frame.setValue((self.frame.value() + 1) % max(len(self.frames), 1))

    def _select_errors(self) -> None:
        if self.frames and self._workspace is not None:
            figure = self.frames[self.frame.value()]
            documents = figure.documents[np.flatnonzero(figure.is_error)]
            self._workspace.selection.select(documents, self.tr("misclassified"))

    def _show_menu(self, position: QPoint) -> None:
        pop_up(self.documents.make_menu(), position)

    def _make_choice(self, name: str) -> QComboBox:
        choice = QComboBox()
        choice.setAccessibleName(name)
        choice.setToolTip(name)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setMinimumWidth(60)
        return choice

    def _build_layout(self) -> None:
        choices = (self.projection, self.across, self.up, self.colouring)
        upper, lower = row(*choices, self.search, self.lasso, self.errors), QHBoxLayout()
        upper.setStretchFactor(self.search, 1)
        self.search.setMinimumWidth(_LEAST_SEARCH)
        for part in (self.play, self.frame, self.frame_name):
            lower.addWidget(part)
        self.frame_name.setMinimumHeight(self.play.sizeHint().height())  # as with a progress bar
        lower.addStretch(1)
        lower.addWidget(self.progress)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.view)
        splitter.addWidget(self.documents)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([700, 280])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addLayout(upper)
        column.addWidget(splitter, 1)
        column.addLayout(lower)
        for control in (self.across, self.up, self.play, self.frame):
            control.hide()  # until there is a map
