"""The difference between the confusion matrices of two configurations."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.background.comparison import ConfusionPair
from workbench.experiments.plans.titles import configuration_title
from workbench.gui.state.tasks import TaskRunner
from workbench.gui.views.confusion import ConfusionView


class DifferencePanel(QWidget):
    """The difference of two confusion matrices, with a caption for its sign."""

    def __init__(self, _tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = ConfusionView()
        self.caption = QLabel()
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.caption)
        column.addWidget(self.view, 1)

    def show_figure(self, pair: ConfusionPair) -> None:
        """Draw the second matrix minus the first."""
        self.caption.setText(
            self.tr("From {} to {}: percentage points gained (+) or lost (−) in each cell").format(
                configuration_title(pair.first.configuration),
                configuration_title(pair.second.configuration),
            )
        )
        self.view.show_difference(pair.second, pair.first)
