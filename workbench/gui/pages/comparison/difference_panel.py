"""Where two configurations differ in what they confuse."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.background.comparison import ConfusionPair
from workbench.gui.state.tasks import TaskRunner
from workbench.gui.views.confusion import ConfusionView
from workbench.gui.widgets.method_names import configuration_words


class DifferencePanel(QWidget):
    """The difference of two confusion matrices, with a line that says which way it counts."""

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
        """Draw what the second configuration has more than the first."""
        self.caption.setText(
            self.tr("From {} to {}: points of share gained (+) or lost (−) in each cell").format(
                configuration_words(pair.first.configuration),
                configuration_words(pair.second.configuration),
            )
        )
        self.view.show_difference(pair.second, pair.first)
