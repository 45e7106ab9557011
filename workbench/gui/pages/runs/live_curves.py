"""The learning curves of the run in progress, drawn again while results arrive."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from workbench.background.figures import figure_job
from workbench.experiments.figures import CurveFigure
from workbench.experiments.running.control import RunProgress
from workbench.gui.state.latest_result import LatestResult
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.cards import Card

if TYPE_CHECKING:
    from workbench.gui.views.curves import CurveView  # late: 0.4 s, with pyqtgraph

_MILLISECONDS = 2500  # between two drawings
_LEAST_HEIGHT = 200


class LiveCurves(Card):
    """Shows what the trials so far say; hidden while there is nothing to draw."""

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__("", parent)
        self._workspace = workspace
        self._view: CurveView | None = None
        self._run_id = ""
        self._requests = LatestResult(workspace.jobs, figure_job, self, pause=0)
        self._requests.answered.connect(self._show)
        self._requests.failed.connect(lambda _: self.hide())
        self._timer = QTimer(self, singleShot=True, interval=_MILLISECONDS)
        self._timer.timeout.connect(self._ask)
        queue.progressed.connect(self._note)
        queue.ended.connect(lambda *_: self._end())
        self.hide()

    def _note(self, run_id: str, progress: RunProgress) -> None:
        parent = self.parentWidget()
        if progress.done and parent is not None and parent.isVisible():
            self._run_id = self._run_id or run_id
            if run_id == self._run_id and not self._timer.isActive():
                self._timer.start()

    def _ask(self) -> None:
        if self._run_id:
            folder = self._workspace.store.root / self._run_id
            self._requests.ask(folder, "learning curve", {})

    def _end(self) -> None:
        self._timer.stop()
        self._run_id = ""
        self._requests.drop()
        self.hide()

    def _show(self, figure: CurveFigure) -> None:
        if not self._run_id or not any(len(curve.x) > 1 for curve in figure.curves):
            return
        if self._view is None:
            from workbench.gui.views.curves import CurveView  # late: 0.4 s, with pyqtgraph

            self._view = CurveView()
            self._view.setMinimumHeight(_LEAST_HEIGHT)
            self.add(self._view, 1)
            self.heading.setText(self.tr("Results so far"))
            self.heading.show()
        self._view.show_figure(figure)
        self.show()
