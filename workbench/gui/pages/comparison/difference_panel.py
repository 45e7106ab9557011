"""The difference between the confusion matrices of two configurations."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.background.comparison import ConfusionPair
from workbench.gui.state.jobs import JobRunner
from workbench.gui.views.confusion import ConfusionView
from workbench.gui.widgets.language import shown_title


class DifferencePanel(QWidget):
    """The difference of two confusion matrices, with a caption for its sign."""

    def __init__(self, _jobs: JobRunner, parent: QWidget | None = None) -> None:
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
                shown_title(pair.first.configuration),
                shown_title(pair.second.configuration),
            )
        )
        self.view.show_difference(pair.second, pair.first)
