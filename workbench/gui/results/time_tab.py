"""The time tab: which cost is drawn against the training size, and how it grows."""

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.experiments.figures import TimeFigure
from workbench.gui.tasks import TaskRunner
from workbench.gui.views.curves import CurveView


class TimePanel(QWidget):
    """Seconds of fitting, seconds of judging, or memory."""

    options_chosen = Signal(dict)

    def __init__(self, _tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = CurveView()
        self.cost = QComboBox()
        self.cost.setAccessibleName(self.tr("Cost"))
        for words, name in (
            (self.tr("Time to fit"), "seconds_fit"),
            (self.tr("Time to predict"), "seconds_predict"),
            (self.tr("Memory"), "peak_bytes"),
        ):
            self.cost.addItem(words, name)
        self.cost.activated.connect(
            lambda _: self.options_chosen.emit({"cost": self.cost.currentData()})
        )
        self.growth = QLabel()
        self.growth.setTextFormat(Qt.TextFormat.PlainText)
        self.growth.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.cost)
        row.addWidget(self.growth, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.view, 1)

    def show_figure(self, figure: TimeFigure) -> None:
        """Draw a figure in place of the one shown."""
        self.view.show_figure(figure)
        powers = [
            f"{name} n^{power:.1f}"
            for name, power in figure.growth().items()
            if math.isfinite(power)
        ]
        self.growth.setText(self.tr("Grows as {}").format(", ".join(powers)) if powers else "")
