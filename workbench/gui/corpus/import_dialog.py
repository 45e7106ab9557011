"""How a file would be read: the settings on the left, the first rows on the right, live."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.corpora.readers import ReadingSettings, TablePreview
from workbench.experiments.jobs import preview_table_job
from workbench.gui.parameter_form import ParameterForm
from workbench.gui.tasks import TaskRunner
from workbench.parameters import parameters_of

_MILLISECONDS_AFTER_TYPING = 300


class ImportDialog(QDialog):
    """Shows columns and first rows as they would be read, before anything is imported."""

    def __init__(self, path: str, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._tasks = tasks
        self.setWindowTitle(self.tr("Import"))
        self.resize(980, 620)
        self._form = ParameterForm(parameters_of(ReadingSettings))
        self._found = QLabel(self.tr("Looking …"))
        self._found.setTextFormat(Qt.TextFormat.PlainText)
        self._found.setWordWrap(True)
        self._table = QTableWidget()
        self._table.setAccessibleName(self.tr("First rows"))
        self._table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_MILLISECONDS_AFTER_TYPING)
        self._timer.timeout.connect(self._look)
        self._form.values_changed.connect(self._timer.start)
        self._look()

    def settings(self) -> ReadingSettings:
        """How to read the file."""
        return ReadingSettings(**self._form.values())

    def _lay_out(self) -> None:
        scroll = QScrollArea()
        scroll.setWidget(self._form)
        scroll.setWidgetResizable(True)
        scroll.setMinimumWidth(380)
        right = QVBoxLayout()
        right.addWidget(self._found)
        right.addWidget(self._table, 1)
        row = QHBoxLayout()
        row.addWidget(scroll, 2)
        row.addLayout(right, 3)
        name = QLabel(self._path)
        name.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.addWidget(name)
        column.addLayout(row, 1)
        column.addWidget(self._buttons)

    def _look(self) -> None:
        if self._form.problems():
            return
        task = self._tasks.start(preview_table_job, self._path, self.settings())
        task.finished.connect(self._show)
        task.failed.connect(lambda sentence, _: self._say(sentence, usable=False))

    def _say(self, sentence: str, usable: bool) -> None:
        self._found.setText(sentence)
        self._buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(usable)

    def _show(self, found: TablePreview) -> None:
        if not found.names:
            self._table.hide()
            self._say(self.tr("Read as: {}.").format(found.format), usable=True)
            return
        self._table.show()
        parts = [
            self.tr("Read as: {}.").format(found.format),
            self.tr("Text: {}.").format(found.text_column or self.tr("not found")),
            self.tr("Class: {}.").format(found.class_column or self.tr("none")),
            self.tr("Id: {}.").format(found.id_column or self.tr("row number")),
        ]
        self._say(" ".join(parts), usable=bool(found.text_column))
        self._table.setColumnCount(len(found.names))
        self._table.setHorizontalHeaderLabels(list(found.names))
        self._table.setRowCount(len(found.rows))
        for row, cells in enumerate(found.rows):
            for column, cell in enumerate(cells):
                self._table.setItem(row, column, QTableWidgetItem(cell))
