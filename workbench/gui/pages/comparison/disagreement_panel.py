"""Which documents one method gets right and the other wrong."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from workbench.experiments.figures import DisagreementFigure
from workbench.gui.state.tasks import TaskRunner
from workbench.gui.widgets.document_list import DocumentList
from workbench.gui.widgets.method_names import configuration_words


class DisagreementPanel(QWidget):
    """Two lists of documents, each with a reader, and the numbers of agreement above."""

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = QLabel()
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)
        self.first = DocumentList(tasks, "")
        self.second = DocumentList(tasks, "")
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.first)
        splitter.addWidget(self.second)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.summary)
        column.addWidget(splitter, 1)

    def use_folders(self, first: Path, second: Path) -> None:
        """Remember whose documents are shown."""
        self.first.use_run(first)
        self.second.use_run(second)

    def show_figure(self, figure: DisagreementFigure) -> None:
        """Show two lists in place of those shown."""
        self.summary.setText(
            self.tr(
                "Both right: {:,} documents; both wrong: {:,}. "
                "McNemar's test of the others: p = {:.3g}."
            ).format(figure.n_both_right, figure.n_both_wrong, figure.outcome.p_value)
        )
        sides = (
            (self.first, figure.first, figure.only_first),
            (self.second, figure.second, figure.only_second),
        )
        for panel, name, rows in sides:
            words = configuration_words(name)
            title = self.tr("Only {} is right: {:,} documents").format(words, len(rows))
            names = [figure.document_ids[one] for one in rows.tolist()]
            panel.show_documents(rows.tolist(), names, title)
