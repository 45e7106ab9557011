"""How a file would be read: the settings on the left, the first rows on the right, live."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.background.corpora import preview_table_job
from workbench.corpora.readers import ReadingSettings, TablePreview
from workbench.gui.pages.corpus.column_choice import COLUMNS, ColumnChoice
from workbench.gui.state.tasks import Task, TaskRunner
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import parameters_of

_MILLISECONDS_AFTER_TYPING = 300
_FIRST = ("format", "header", "encoding", "delimiter", "sheet", "classes")
_COUNTS = ("cluto", "svmlight")
_ONLY_FOR = {  # settings that make sense with some formats alone
    "header": ("table", "excel"),
    "delimiter": ("table",),
    "sheet": ("excel",),
    "subset": ("reuters",),
}
_NOT_FOR = {
    "encoding": ("excel", *_COUNTS),
    "strip_headers": _COUNTS,
    "strip_footers": _COUNTS,
    "strip_quotes": _COUNTS,
    "html_to_text": _COUNTS,
}


class ImportDialog(QDialog):
    """Shows columns and first rows as they would be read, before anything is imported."""

    def __init__(self, path: str, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._tasks = tasks
        self._task: Task | None = None
        self.setWindowTitle(self.tr("Import {}").format(Path(path).name))
        self.resize(980, 620)
        described = [one for one in parameters_of(ReadingSettings) if one.name not in COLUMNS]
        self.columns = ColumnChoice()
        self.columns.hide()
        self.form = ParameterForm([one for one in described if one.name in _FIRST])
        self.more = ParameterForm([one for one in described if one.name not in _FIRST])
        self.more.hide()
        self._fit_to("")
        self.found = QLabel(self.tr("Looking …"))
        self.found.setTextFormat(Qt.TextFormat.PlainText)
        self.found.setWordWrap(True)
        self.found.setAlignment(Qt.AlignmentFlag.AlignTop)  # also where no table stands below
        self.table = QTableWidget()
        self.table.setAccessibleName(self.tr("First rows"))
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setWordWrap(False)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._build_layout()
        self._timer = QTimer(self, singleShot=True, interval=_MILLISECONDS_AFTER_TYPING)
        self._timer.timeout.connect(self._look)
        for changed in (self.form.values_changed, self.more.values_changed, self.columns.changed):
            changed.connect(self._note_change)
        self._say("", usable=False)
        self._look()

    def settings(self) -> ReadingSettings:
        """How to read the file."""
        return ReadingSettings(**self.form.values(), **self.more.values(), **self.columns.values())

    def open_button(self) -> QPushButton:
        """The button that imports."""
        return self._buttons.button(QDialogButtonBox.StandardButton.Open)

    def _note_change(self) -> None:
        self.open_button().setEnabled(False)  # until it is known how this would be read
        self._timer.start()

    def _look(self) -> None:
        if self.form.problems() or self.more.problems():
            return
        self._task = self._tasks.start(preview_table_job, self._path, self.settings())
        self._task.finished.connect(self._show)
        self._task.failed.connect(self._refuse)

    def _refuse(self, sentence: str, _: str) -> None:
        if self.sender() is self._task:
            self._say(sentence, usable=False, is_problem=True)
            self._fit_to(None)  # any of them may be the cure
            self.table.setRowCount(0)

    def _say(self, sentence: str, usable: bool, is_problem: bool = False) -> None:
        set_text_role(self.found, "problem" if is_problem else "")
        self.found.setText(sentence or self.tr("Looking …"))
        self.open_button().setEnabled(usable)

    def _show(self, found: TablePreview) -> None:
        if self.sender() is not self._task:
            return  # the settings have changed since
        self._fit_to(found.format)
        is_table = bool(found.names)
        self.table.setVisible(is_table or bool(found.documents))
        self.columns.setVisible(is_table)
        self._say(self._words(found), usable=not is_table or bool(found.text_column))
        if is_table:
            self.columns.show_preview(found)
            self._fill(found.names, found.rows, found.text_column.split(","))
        elif found.documents:
            names = (self.tr("Class"), self.tr("File"), self.tr("Text"))
            self._fill(names, found.documents, names[2:])

    def _fit_to(self, form: str | None) -> None:
        """Show the settings that matter for a format, or all of them."""
        fitting = [
            one.name
            for one in parameters_of(ReadingSettings)
            if form is None
            or (form in _ONLY_FOR.get(one.name, (form,)) and form not in _NOT_FOR.get(one.name, ()))
        ]
        for settings in (self.form, self.more):
            settings.show_only(fitting)

    def _words(self, found: TablePreview) -> str:
        parts = [self.tr("Read as: {}.").format(_FORMAT_WORDS.get(found.format, found.format))]
        for words, value in (
            (self.tr("Encoding: {}."), found.encoding),
            (self.tr("Delimiter: {}."), {"\t": "tab"}.get(found.delimiter, found.delimiter)),
            (self.tr("Sheet: {}."), found.sheet),
        ):
            if value:
                parts.append(words.format(value))
        if found.names and not found.text_column:
            parts.append(self.tr("Choose the column that holds the text."))
        return " ".join(parts)

    def _fill(
        self, names: Sequence[str], rows: Sequence[Sequence[str]], texts: Sequence[str]
    ) -> None:
        self.table.setColumnCount(len(names))
        self.table.setHorizontalHeaderLabels(list(names))
        self.table.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                self.table.setItem(row, column, QTableWidgetItem(cell))
        for column, name in enumerate(names):
            self.table.setColumnWidth(column, 320 if name in texts else 110)

    def _build_layout(self) -> None:
        name = QLabel(self._path)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setWordWrap(True)
        right = QVBoxLayout()
        right.addWidget(self.found)
        right.addWidget(self.table, 1)
        row = QHBoxLayout()
        row.addWidget(self._make_settings(), 2)
        row.addLayout(right, 3)
        column = QVBoxLayout(self)
        column.addWidget(name)
        column.addLayout(row, 1)
        column.addWidget(self._buttons)

    def _make_settings(self) -> QScrollArea:
        fold = QToolButton()
        fold.setText(self.tr("More settings"))
        fold.setCheckable(True)
        fold.setAutoRaise(True)
        fold.setArrowType(Qt.ArrowType.RightArrow)
        fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        fold.toggled.connect(self.more.setVisible)
        fold.toggled.connect(
            lambda is_open: fold.setArrowType(
                Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
            )
        )
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 6, 0)
        for widget in (self.columns, self.form, fold, self.more):
            column.addWidget(widget)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setMinimumWidth(360)
        return scroll


_FORMAT_WORDS = {
    "folder": "a folder per class",
    "text-folder": "a folder of texts without classes",
    "archive": "an archive with a folder per class",
    "table": "a table",
    "excel": "a workbook",
    "json-lines": "JSON, a document per line",
    "json": "JSON",
    "reuters": "Reuters SGML files",
    "cluto": "CLUTO counts",
    "svmlight": "svmlight counts",
    "arff": "ARFF",
    "text-lines": "a document per line, without classes",
}
