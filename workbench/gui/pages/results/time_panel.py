"""The cost of a trial against the training size."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from workbench.experiments.figures import TimeFigure
from workbench.gui.state.jobs import JobRunner
from workbench.gui.views.curves import CurveView


class TimePanel(QWidget):
    """Curves of the time to fit, the time to predict, or the memory."""

    options_chosen = Signal(dict)

    def __init__(self, _jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = CurveView()
        self.cost = QComboBox()
        self.cost.setAccessibleName(self.tr("Cost"))
        for title, name in (
            (self.tr("Time to fit"), "seconds_fit"),
            (self.tr("Time to predict"), "seconds_predict"),
            (self.tr("Memory"), "peak_bytes"),
        ):
            self.cost.addItem(title, name)
        self.cost.activated.connect(
            lambda _: self.options_chosen.emit({"cost": self.cost.currentData()})
        )
        row = QHBoxLayout()
        row.addWidget(self.cost)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.view, 1)

    def show_figure(self, figure: TimeFigure) -> None:
        """Draw a figure in place of the one shown."""
        self.view.show_figure(figure)
