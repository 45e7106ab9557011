"""A button that downloads a data package of NLTK when a person asks for it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from workbench.background.plans import download_nltk_data_job
from workbench.gui.state.jobs import JobRunner


class NltkDownload(QPushButton):
    """Hidden unless a stemmer needs data that is not on this computer."""

    downloaded = Signal()
    failed = Signal(str)

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._package = ""
        self.clicked.connect(self._start)
        self.hide()

    def offer(self, package: str) -> None:
        """Offer this package; an empty name hides the button."""
        self._package = package
        self.setEnabled(bool(package))
        self.setText(self.tr("Download NLTK's data for “{}”").format(package))
        self.setVisible(bool(package))

    def _start(self) -> None:
        self.setEnabled(False)
        self.setText(self.tr("Downloading …"))
        job = self._jobs.start(download_nltk_data_job, self._package)
        job.finished.connect(lambda _: self.downloaded.emit())
        job.failed.connect(self._report)

    def _report(self, problem: str) -> None:
        self.offer(self._package)
        self.failed.emit(problem)
