"""Buttons that save the report of a run, its tables or the run itself, and use its best method."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QPushButton, QWidget

from workbench.background.figures import RunFacts
from workbench.background.runs import export_job, python_script_job, report_job
from workbench.gui.state.jobs import Job
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.buttons import make_primary
from workbench.gui.widgets.external_programs import open_externally
from workbench.gui.widgets.sizes import SMALL


class RunActions(QWidget):
    """Writes files in the background and reports where they are."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._facts: RunFacts | None = None
        self._job: Job | None = None
        self._best = ""  # the best method of the overview
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SMALL)
        self.report = QPushButton(self.tr("Report"))
        formats = QMenu(self.report)
        self.report_page = formats.addAction(self.tr("As a web page …"))
        self.report_page.triggered.connect(lambda _: self._choose_report())
        self.report_pdf = formats.addAction(self.tr("As a PDF …"))
        self.report_pdf.triggered.connect(lambda _: self._choose_pdf())
        self.report.setMenu(formats)
        self.export = QPushButton(self.tr("Export"))
        files = QMenu(self.export)
        tables = files.addAction(self.tr("Tables and predictions …"))
        tables.triggered.connect(lambda _: self._choose_export())
        self.archive = files.addAction(self.tr("The whole run …"))
        self.archive.triggered.connect(lambda _: self._choose_archive())
        script = files.addAction(self.tr("Copy as Python"))
        script.triggered.connect(lambda _: self.copy_script())
        self.export.setMenu(files)
        self.use = QPushButton(self.tr("Use the best &method"))
        self.use.setToolTip(self.tr("Classify new documents with the best method of this run"))
        make_primary(self.use)
        self.use.clicked.connect(lambda _: workspace.new_documents_requested.emit(self._best))
        for button in (self.report, self.export, self.use):
            row.addWidget(button)
        self.setEnabled(False)

    def use_run(self, facts: RunFacts) -> None:
        """Set the run to save."""
        if self._facts is None or facts.id != self._facts.id:
            self._best = ""  # until the overview has named it
        self._facts = facts
        self.setEnabled(True)
        self.use.setVisible("confusion" in facts.figures)

    def use_best(self, configuration: str) -> None:
        """Set the method that new documents are classified with."""
        self._best = configuration

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

    def copy_script(self) -> None:
        """Put a script that repeats the run on the clipboard."""
        if self._facts is None:
            return
        folder = self._workspace.store.root / self._facts.id
        self._job = self._workspace.jobs.start(python_script_job, folder)
        self._job.finished.connect(self._copy)
        self._job.failed.connect(lambda problem, _: self._workspace.message_posted.emit(problem))

    def free_folder(self, folder: str) -> str:
        """The folder itself if it is empty, otherwise a new folder for the run within it."""
        if not folder or self._facts is None or not any(Path(folder).iterdir()):
            return folder
        return str(Path(folder) / self._facts.id)

    def _copy(self, script: str) -> None:
        QGuiApplication.clipboard().setText(script)
        self._workspace.message_posted.emit(
            self.tr("A Python script that runs this plan was copied.")
        )

    def _start(self, function: object, target: str, opens: bool = False) -> None:
        if self._facts is None or not target:
            return
        folder = self._workspace.store.root / self._facts.id
        self._job = self._workspace.jobs.start(function, folder, target)  # type: ignore[arg-type]
        self._job.finished.connect(lambda written: self._report_file(written, opens))
        self._job.failed.connect(lambda problem, _: self._workspace.message_posted.emit(problem))

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
