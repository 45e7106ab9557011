"""What can be taken home from a run: a report, its tables, the run itself."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QPushButton, QWidget

from workbench.background.figures import RunFacts
from workbench.background.runs import export_job, report_job
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.outside import open_outside


class RunActions(QWidget):
    """Buttons that write files in the background and say where they are."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._facts: RunFacts | None = None
        self._task: Task | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.report = self._button(row, self.tr("Report …"), None)
        kinds = QMenu(self.report)
        self.report_page = kinds.addAction(self.tr("As a web page …"))
        self.report_page.triggered.connect(lambda _: self._choose_report())
        self.report_pdf = kinds.addAction(self.tr("As a PDF …"))
        self.report_pdf.triggered.connect(lambda _: self._choose_pdf())
        self.report.setMenu(kinds)
        self.export = self._button(row, self.tr("Export tables …"), self._choose_export)
        self.archive = self._button(row, self.tr("Save run …"), self._choose_archive)
        self.setEnabled(False)

    def use_run(self, facts: RunFacts) -> None:
        """Act on this run from now on."""
        self._facts = facts
        self.setEnabled(True)

    def write_report(self, folder: str) -> None:
        """Write the report of the run into a folder and open it."""
        self._begin(report_job, folder, opens=True)

    def write_pdf(self, file: str) -> None:
        """Write the report of the run as a PDF and open it."""
        from workbench.gui.pages.results.report_pdf import report_pdf_job  # late: rarely used

        self._begin(report_pdf_job, file if file.endswith(".pdf") else f"{file}.pdf", opens=True)

    def write_tables(self, folder: str) -> None:
        """Write tables and predictions into a folder."""
        self._begin(export_job, folder)

    def write_archive(self, file: str) -> None:
        """Write the whole run as one file."""
        self._begin(export_job, file if file.endswith(".zip") else f"{file}.zip")

    def room_in(self, folder: str) -> str:
        """The folder itself, or one of the run's own in it where other files could be lost."""
        if not folder or self._facts is None or not any(Path(folder).iterdir()):
            return folder
        return str(Path(folder) / self._facts.id)

    def _begin(self, job: object, place: str, opens: bool = False) -> None:
        if self._facts is None or not place:
            return
        folder = self._workspace.store.root / self._facts.id
        self._task = self._workspace.tasks.start(job, folder, place)  # type: ignore[arg-type]
        self._task.finished.connect(lambda written: self._tell(written, opens))
        self._task.failed.connect(lambda sentence, _: self._workspace.message_said.emit(sentence))

    def _tell(self, written: Path, opens: bool) -> None:
        self._workspace.message_said.emit(self.tr("Written: {}").format(written))
        if opens:
            open_outside(written)

    def _choose_report(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder of the report"))
        self.write_report(self.room_in(folder))

    def _choose_pdf(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save report"), "report.pdf", "PDF (*.pdf)"
        )
        self.write_pdf(name) if name else None

    def _choose_export(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder of the tables"))
        self.write_tables(self.room_in(folder))

    def _choose_archive(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save run"), "run.zip", "*.zip")
        self.write_archive(name) if name else None

    def _button(self, row: QHBoxLayout, text: str, action: object | None) -> QPushButton:
        button = QPushButton(text)
        if action is not None:
            button.clicked.connect(action)
        row.addWidget(button)
        return button
