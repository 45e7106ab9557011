"""The import of a file: reading settings on the left, a live preview on the right."""

from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.background.corpora import preview_table_job
from workbench.corpora.readers.settings import CURE_SETTINGS, ReadingSettings
from workbench.gui.pages.corpus.column_chooser import COLUMNS, ColumnChooser
from workbench.gui.pages.corpus.import_formats import DELIMITER_NAMES, FORMAT_TITLES, applies
from workbench.gui.pages.corpus.import_result import ImportResult
from workbench.gui.pages.corpus.preview_table import PreviewTable
from workbench.gui.pages.corpus.remembered_choice import RememberedChoice
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.state.preferences import WindowSettings
from workbench.gui.state.remembered_readings import RememberedReadings, shape_key
from workbench.gui.widgets.aligned_forms import align_forms
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import parameters_of

if TYPE_CHECKING:
    from workbench.corpora.readers.preview import CorpusPreview

_MILLISECONDS_AFTER_TYPING = 300
_FIRST = (
    "format",
    "header",
    "encoding",
    "delimiter",
    "quote",
    "irregular_rows",
    "sheet",
    "classes",
)


class ImportDialog(QDialog):
    """Previews columns and first rows with the chosen settings before the import."""

    def __init__(
        self,
        path: str,
        jobs: JobRunner,
        parent: QWidget | None = None,
        settings: WindowSettings | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._jobs = jobs
        self._remembered = RememberedReadings(settings) if settings is not None else None
        self._shape = ""
        self._is_first_preview = True
        self._job: Job | None = None
        self.setWindowTitle(self.tr("Import {}").format(Path(path).name))
        self.resize(1080, 700)
        hidden = (*COLUMNS, *CURE_SETTINGS)
        shown = [field for field in parameters_of(ReadingSettings) if field.name not in hidden]
        self.columns = ColumnChooser()
        self.columns.hide()
        self.form = ParameterForm([field for field in shown if field.name in _FIRST])
        self.more = ParameterForm([field for field in shown if field.name not in _FIRST])
        self.more.hide()
        align_forms(self.columns, self.form, self.more)
        self._show_settings_for("")
        self._make_result()
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._build_layout()
        self._timer = QTimer(self, singleShot=True, interval=_MILLISECONDS_AFTER_TYPING)
        self._timer.timeout.connect(self._preview)
        for changed in (self.form.values_changed, self.more.values_changed, self.columns.changed):
            changed.connect(self._note_change)
        self._show_summary(self.tr("Reading …"), is_usable=False)
        self.accepted.connect(self._remember)
        self._preview(ReadingSettings())

    def _make_result(self) -> None:
        """What the file would give: a summary, the classes, and the first rows."""
        self.summary = QLabel(self.tr("Reading …"))
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignTop)  # also where there is no table below
        self.memory = RememberedChoice()
        self.memory.forgotten.connect(self._use_detected)
        self.outcome = ImportResult()
        self.outcome.hide()
        self.outcome.column_chosen.connect(self.columns.choose)
        self.outcome.irregular_rows_chosen.connect(
            lambda choice: self.form.set_values({"irregular_rows": choice})
        )
        self.table = PreviewTable()

    def settings(self) -> ReadingSettings:
        """How to read the file."""
        return ReadingSettings(**self.form.values(), **self.more.values(), **self.columns.values())

    def open_button(self) -> QPushButton:
        """The button that imports."""
        return self._buttons.button(QDialogButtonBox.StandardButton.Open)

    def _note_change(self) -> None:
        self.open_button().setEnabled(False)  # until the preview is there
        self._timer.start()

    def _preview(self, settings: ReadingSettings | None = None) -> None:
        if self.form.problems() or self.more.problems():
            return
        chosen = settings or self.settings()
        self._job = self._jobs.start(preview_table_job, self._path, chosen)
        self._job.finished.connect(self._show_preview)
        self._job.failed.connect(self._show_problem)

    def _show_problem(self, problem: str, _: str) -> None:
        if self.sender() is self._job:
            if self._is_first_preview and self._recall(""):
                return
            self._show_summary(problem, is_usable=False, is_problem=True)
            self.outcome.hide()
            self._show_settings_for(None)  # any of them may solve the problem
            self.table.setRowCount(0)

    def _show_summary(self, text: str, is_usable: bool, is_problem: bool = False) -> None:
        set_text_role(self.summary, "problem" if is_problem else "")
        self.summary.setText(text)
        self.open_button().setEnabled(is_usable)

    def _show_preview(self, preview: "CorpusPreview") -> None:
        if self.sender() is not self._job:
            return  # the settings have changed since
        if self._is_first_preview:
            self._shape = shape_key(self._path, preview)
            if self._recall(self._shape):
                return
        self._show_settings_for(preview.format)
        is_table = bool(preview.names)
        self.table.setVisible(is_table or bool(preview.documents))
        self.columns.setVisible(is_table)
        self.outcome.setVisible(is_table or bool(preview.documents))
        choice = self.settings().irregular_rows
        is_refused = bool(preview.result.irregular_count) and choice == "refuse"
        has_content = bool(preview.text_column) or preview.is_numeric
        is_usable = not is_table or (has_content and not is_refused)
        self._show_summary(self._summary_of(preview), is_usable=is_usable)
        if is_table:
            self.columns.show_preview(preview)
            self.outcome.show_preview(preview, choice)
            self._fill(preview)
        elif preview.documents:
            self.outcome.show_preview(preview, choice)
            origin = self.tr("Line") if preview.format == "text-lines" else self.tr("File")
            names = (self.tr("Class"), origin, self.tr("Text"))
            self.table.fill(names, preview.documents, names[2:])

    def _recall(self, shape: str) -> bool:
        """Show what was chosen for this file, or for one of the same shape; return whether."""
        self._is_first_preview = False
        if self._remembered is None:
            return False
        own = self._remembered.of_file(self._path)
        found = (own, "") if own is not None else self._remembered.of_shape(shape, self._path)
        if found is None:
            return False
        reading, origin = found
        if origin:  # the irregular rows of another file say nothing about those of this one
            reading = replace(reading, irregular_rows="refuse")
        self._show_reading(reading)
        self.memory.show_origin(origin)
        return True

    def _show_reading(self, reading: ReadingSettings) -> None:
        values = asdict(reading)
        for role in COLUMNS:
            self.columns.choose(role, values[role])
        for form in (self.form, self.more):
            form.set_values(values)
        self._note_change()

    def _use_detected(self) -> None:
        self.memory.hide()
        self._show_reading(ReadingSettings())

    def _remember(self) -> None:
        if self._remembered is not None:
            self._remembered.remember(self._shape, self._path, self.settings())

    def _show_settings_for(self, format_name: str | None) -> None:
        """Show the settings that apply to a format, or all of them."""
        names = [
            parameter.name
            for parameter in parameters_of(ReadingSettings)
            if format_name is None or applies(parameter.name, format_name)
        ]
        for form in (self.form, self.more):
            form.show_only(names)

    def _summary_of(self, preview: "CorpusPreview") -> str:
        title = FORMAT_TITLES.get(preview.format, preview.format)
        delimiter = translated(DELIMITER_NAMES.get(preview.delimiter, preview.delimiter))
        parts = [self.tr("Read as {}.").format(translated(title))]
        for sentence, value in (
            (self.tr("Encoding: {}."), preview.encoding),
            (self.tr("Delimiter: {}."), delimiter),
            (self.tr("Quotation mark: {}."), preview.quote if preview.quote != '"' else ""),
            (self.tr("Sheet: {}."), preview.sheet),
        ):
            if value:
                parts.append(sentence.format(value))
        if preview.is_numeric:
            parts.append(self.tr("The columns are numbers; there is no text."))
        elif preview.names and not preview.text_column:
            parts.append(self.tr("Choose the column that contains the text."))
        return " ".join(parts)

    def _fill(self, preview: "CorpusPreview") -> None:
        names = preview.names
        roles = [getattr(preview, role) for role in COLUMNS]
        parts = [[role] if role in names else role.split(",") for role in roles]
        self.table.fill(names, preview.rows, parts[0], [name for part in parts for name in part])

    def _build_layout(self) -> None:
        name = QLabel(self._path)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setWordWrap(True)
        right = QVBoxLayout()
        right.addWidget(self.summary)
        right.addWidget(self.memory)
        right.addWidget(self.outcome)
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
        forms = (self.columns, self.form, self.more)
        needed = max(form.minimumSizeHint().width() for form in forms)
        scroll.setMinimumWidth(max(360, needed + 6 + scroll.verticalScrollBar().sizeHint().width()))
        return scroll
