"""A list of documents and the text of the selected one, loaded in the background."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QStringListModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.figures import text_job
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.widgets.long_text import LongText

_LEAST = 48  # pixels of the list and of the text; windows may be low


class DocumentList(QWidget):
    """Lists documents by name; a text is loaded when its document is selected."""

    def __init__(
        self, jobs: JobRunner, hint: str, orientation: Qt.Orientation = Qt.Orientation.Vertical
    ) -> None:
        super().__init__()
        self._jobs = jobs
        self._job: Job | None = None
        self._folder: Path | None = None
        self._rows: Sequence[int] = ()
        self._hint = hint
        self.title = QLabel(hint)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.copy = QPushButton(self.tr("Copy"))
        self.copy.setToolTip(self.tr("Copy the names of these documents"))
        self.copy.clicked.connect(lambda _: self._copy())
        self.copy.hide()
        self.names = QStringListModel(self)
        self.list = QListView()
        self.list.setAccessibleName(self.tr("Documents"))
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setModel(self.names)
        self.list.selectionModel().currentChanged.connect(self._load_text)
        self._reading = LongText(self.tr("Text of the document"))
        self.text = self._reading.field
        for part in (self.list, self.text):
            part.setMinimumHeight(_LEAST)
        self.text.setPlaceholderText(self.tr("Select a document in the list to read it."))
        self._build_layout(orientation)

    def _build_layout(self, orientation: Qt.Orientation) -> None:
        self._parts = splitter = QSplitter(orientation)
        splitter.addWidget(self.list)
        splitter.addWidget(self._reading)
        splitter.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(splitter, 1)
        for hidden in (self.copy, splitter):  # nothing moves when documents are listed
            policy = hidden.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            hidden.setSizePolicy(policy)

    def use_run(self, folder: Path) -> None:
        """Read texts from the corpus of this run."""
        self._folder = folder
        self.show_documents((), (), self._hint)

    def show_documents(self, rows: Sequence[int], names: Sequence[str], title: str) -> None:
        """List documents; `rows` are their rows in the corpus."""
        self._rows = rows
        self.title.setText(title)
        self.names.setStringList(list(names))
        self.copy.setVisible(bool(names))
        self._parts.setVisible(bool(names))
        self._reading.show_text("")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self.names.stringList()))

    def _load_text(self, index: QModelIndex) -> None:
        if self._folder is None or not 0 <= index.row() < len(self._rows):
            return
        row = int(self._rows[index.row()])
        self._job = self._jobs.start(text_job, self._folder, row)
        self._job.finished.connect(lambda text: self._show_text(row, text))
        self._job.failed.connect(lambda sentence, _: self._show_text(row, sentence))

    def _show_text(self, row: int, text: str) -> None:
        chosen = self.list.currentIndex().row()
        if 0 <= chosen < len(self._rows) and self._rows[chosen] == row:
            self._reading.show_text(
                text or self.tr("This corpus consists of term counts without text.")
            )
