"""Buttons that save the report of a run, its tables, or the run itself."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QPushButton, QWidget

from workbench.background.figures import RunFacts
from workbench.background.runs import export_job, report_job
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.external_programs import open_externally


class RunActions(QWidget):
    """Writes files in the background and reports where they are."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._facts: RunFacts | None = None
        self._task: Task | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.report = self._button(row, self.tr("Report …"), None)
        formats = QMenu(self.report)
        self.report_page = formats.addAction(self.tr("As a web page …"))
        self.report_page.triggered.connect(lambda _: self._choose_report())
        self.report_pdf = formats.addAction(self.tr("As a PDF …"))
        self.report_pdf.triggered.connect(lambda _: self._choose_pdf())
        self.report.setMenu(formats)
        self.export = self._button(row, self.tr("Export tables …"), self._choose_export)
        self.archive = self._button(row, self.tr("Save run …"), self._choose_archive)
        self.setEnabled(False)

    def use_run(self, facts: RunFacts) -> None:
        """Set the run to save."""
        self._facts = facts
        self.setEnabled(True)

    def write_report(self, folder: str) -> None:
        """Write the report of the run into a folder and open it."""
        self._start(report_job, folder, opens=True)

    def write_pdf(self, file: str) -> None:
        """Write the report of the run as a PDF and open it."""
        from workbench.gui.pages.results.report_pdf import report_pdf_job  # late: 0.1 s

        self._start(report_pdf_job, file if file.endswith(".pdf") else f"{file}.pdf", opens=True)

    def write_tables(self, folder: str) -> None:
        """Write tables and predictions into a folder."""
        self._start(export_job, folder)

    def write_archive(self, file: str) -> None:
        """Write the whole run as one file."""
        self._start(export_job, file if file.endswith(".zip") else f"{file}.zip")

    def free_folder(self, folder: str) -> str:
        """The folder itself if it is empty, otherwise a new folder for the run within it."""
        if not folder or self._facts is None or not any(Path(folder).iterdir()):
            return folder
        return str(Path(folder) / self._facts.id)

    def _start(self, job: object, target: str, opens: bool = False) -> None:
        if self._facts is None or not target:
            return
        folder = self._workspace.store.root / self._facts.id
        self._task = self._workspace.tasks.start(job, folder, target)  # type: ignore[arg-type]
        self._task.finished.connect(lambda written: self._report_file(written, opens))
        self._task.failed.connect(lambda problem, _: self._workspace.message_posted.emit(problem))

    def _report_file(self, written: Path, opens: bool) -> None:
        self._workspace.message_posted.emit(self.tr("Saved: {}").format(written))
        if opens:
            open_externally(written)

    def _choose_report(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder for the report"))
        self.write_report(self.free_folder(folder))

    def _choose_pdf(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save report"), "report.pdf", "PDF (*.pdf)"
        )
        self.write_pdf(name) if name else None

    def _choose_export(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder for the tables"))
        self.write_tables(self.free_folder(folder))

    def _choose_archive(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save run"), "run.zip", "*.zip")
        self.write_archive(name) if name else None

    def _button(self, row: QHBoxLayout, text: str, action: object | None) -> QPushButton:
        button = QPushButton(text)
        if action is not None:
            button.clicked.connect(action)
        row.addWidget(button)
        return button
