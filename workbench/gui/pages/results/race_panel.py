"""The race tab: the table, and a button that puts the winner into an experiment."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from workbench.experiments.figures import RaceFigure
from workbench.gui.state.jobs import JobRunner
from workbench.gui.views.race import RaceView


class RacePanel(QWidget):
    """Shows a race; `plan_proposed` has the experiment with its winner."""

    plan_proposed = Signal(object)

    def __init__(self, _jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figure: RaceFigure | None = None
        self.view = RaceView()
        self.use_button = QPushButton(self.tr("&Use the winner in an experiment"))
        self.use_button.setEnabled(False)
        self.use_button.clicked.connect(self._propose)
        row = QHBoxLayout()
        row.addWidget(self.use_button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view, 1)
        column.addLayout(row)

    def show_figure(self, figure: RaceFigure) -> None:
        """Draw a race in place of the one shown."""
        self._figure = figure
        self.view.show_figure(figure)
        self.use_button.setEnabled(figure.experiment is not None)

    def _propose(self) -> None:
        if self._figure is not None and self._figure.experiment is not None:
            self.plan_proposed.emit(self._figure.experiment)
