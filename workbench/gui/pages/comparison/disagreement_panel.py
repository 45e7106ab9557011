"""The documents that only one of two methods classifies correctly."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from workbench.background.selections import document_names_job
from workbench.experiments.figures import DisagreementFigure
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.widgets.document_list import DocumentList
from workbench.gui.widgets.language import shown_count, shown_title
from workbench.gui.widgets.number_notation import filled


class DisagreementPanel(QWidget):
    """Two lists of documents, each with a reader, and a summary of the agreement above."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._folder = Path()
        self._started: dict[DocumentList, Job] = {}
        self.summary = QLabel()
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)
        self.first = DocumentList(jobs, "")
        self.second = DocumentList(jobs, "")
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.first)
        splitter.addWidget(self.second)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.summary)
        column.addWidget(splitter, 1)

    def use_folders(self, first: Path, second: Path) -> None:
        """Set the run folders of the documents."""
        self._folder = first  # both runs have the same corpus
        self.first.use_run(first)
        self.second.use_run(second)

    def show_figure(self, figure: DisagreementFigure) -> None:
        """Show the two lists of a figure."""
        self.summary.setText(
            filled(
                self.tr(
                    "Both correct: {}; both wrong: {:,}. "
                    "McNemar's test on the other documents: p = {:.3g}."
                ),
                shown_count(figure.n_both_right, "document"),
                figure.n_both_wrong,
                figure.comparison.p_value,
            )
        )
        sides = (
            (self.first, figure.first, figure.only_first),
            (self.second, figure.second, figure.only_second),
        )
        for documents, name, rows in sides:
            method = shown_title(name)
            title = self.tr("Only {} is correct: {}").format(
                method, shown_count(len(rows), "document")
            )
            self._list(documents, rows.tolist(), title)

    def _list(self, documents: DocumentList, rows: list[int], title: str) -> None:
        """List documents by class and first words as soon as these are known."""
        documents.show_documents((), (), title)
        self._started[documents] = job = self._jobs.start(document_names_job, self._folder, rows)
        job.finished.connect(
            lambda names: (
                documents.show_documents(rows, names, title)
                if self._started[documents] is job
                else None
            )
        )
