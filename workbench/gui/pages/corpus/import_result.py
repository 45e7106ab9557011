"""What an import would give: documents, classes, other candidates and rows of another width."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.corpora.readers.columns.irregular_rows import IrregularRow
from workbench.corpora.readers.columns.result import ColumnResult
from workbench.gui.widgets.language import shown_count, translated
from workbench.gui.widgets.number_notation import in_notation
from workbench.gui.widgets.theme import set_text_role
from workbench.plain_text import counted

if TYPE_CHECKING:
    from workbench.corpora.readers.preview import CorpusPreview

_SIZES_SHOWN = 8
_NAMES_SHOWN = 6
_LONGEST_NAME = 24
_LINES_SHOWN = 20
_BUTTONS_IN_A_ROW = 2  # more would make the window wider than small screens


class ImportResult(QWidget):
    """The live result of the chosen columns, with buttons for what else could be meant."""

    column_chosen = Signal(str, str)  # the role, the name of the column
    irregular_rows_chosen = Signal(str)  # "skip" or "join"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sizes = _plain_label()
        font = self.sizes.font()
        font.setBold(True)
        self.sizes.setFont(font)
        self.names = _plain_label()
        set_text_role(self.names, "faint")
        self.notes = _plain_label()
        self.others = QWidget()
        self._other_rows = QVBoxLayout(self.others)
        self._other_rows.setContentsMargins(0, 0, 0, 0)
        self.irregular = _IrregularRows()
        self.irregular.chosen.connect(self.irregular_rows_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.sizes, self.names, self.notes, self.others, self.irregular):
            column.addWidget(widget)

    def show_preview(self, preview: "CorpusPreview", choice: str) -> None:
        """Show the result of a table; `choice` is the setting for rows of another width."""
        result = preview.result
        self.sizes.setText(sizes_sentence(preview))
        self.names.setText(_class_names(result))
        self.names.setVisible(bool(self.names.text()))
        self.notes.setText(" ".join(map(translated, result.notes)))
        self.notes.setVisible(bool(result.notes))
        self._show_others(result)
        self.irregular.show_rows(result, choice)

    def _show_others(self, result: ColumnResult) -> None:
        while self._other_rows.count():
            item = self._other_rows.takeAt(0)
            row = item.widget() if item is not None else None
            if row is not None:
                row.hide()
                row.deleteLater()
        classes = [
            (name, f"{_short(name)} ({shown_count(number, 'class', 'classes')})")
            for name, number in result.other_classes
        ]
        texts = [(name, _short(name)) for name in result.other_texts]
        for title, role, entries in (
            (self.tr("Class instead:"), "class_column", classes),
            (self.tr("Text instead:"), "text_column", texts),
        ):
            if entries:
                self._other_rows.addWidget(self._make_row(title, role, entries))
        self.others.setVisible(bool(classes or texts))

    def _make_row(self, title: str, role: str, entries: Sequence[tuple[str, str]]) -> QWidget:
        row = QWidget()
        grid = QGridLayout(row)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(QLabel(title), 0, 0)
        for position, (name, text) in enumerate(entries):
            button = QToolButton()
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setText(text.replace("&", "&&"))
            button.setAccessibleName(f"{title} {name}")
            button.clicked.connect(
                lambda _=False, chosen=name: self.column_chosen.emit(role, chosen)
            )
            grid.addWidget(button, position // _BUTTONS_IN_A_ROW, 1 + position % _BUTTONS_IN_A_ROW)
        grid.setColumnStretch(1 + _BUTTONS_IN_A_ROW, 1)
        return row


class _IrregularRows(QWidget):
    """The rows with another number of fields, and the offer to skip or to join them."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = _plain_label()
        self.lines = QPlainTextEdit()
        self.lines.setReadOnly(True)
        self.lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.lines.setMaximumHeight(90)
        self.lines.setAccessibleName(self.tr("Rows with another number of fields"))
        self.skip = QPushButton(self.tr("S&kip them"))
        self.skip.clicked.connect(lambda: self.chosen.emit("skip"))
        self.join = QPushButton(self.tr("&Join them to the text"))
        self.join.clicked.connect(lambda: self.chosen.emit("join"))
        buttons = QHBoxLayout()
        buttons.addWidget(self.skip)
        buttons.addWidget(self.join)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sentence)
        column.addWidget(self.lines)
        column.addLayout(buttons)
        self.hide()

    def show_rows(self, result: ColumnResult, choice: str) -> None:
        """Show the rows; the buttons offer what is not chosen yet."""
        self.setVisible(bool(result.irregular_count))
        rows = counted(result.irregular_count, "row")
        verb = "has" if result.irregular_count == 1 else "have"
        number = translated(f"{rows} {verb} another number of fields.")
        what = {
            "refuse": self.tr("Skip or join, or correct the delimiter and the quotation mark."),
            "skip": self.tr("Skipped."),
            "join": self.tr("Joined to the text."),
        }[choice]
        self.sentence.setText(f"{number} {what}")
        set_text_role(self.sentence, "problem" if choice == "refuse" else "")
        shown = result.irregular_rows[:_LINES_SHOWN]
        self.lines.setPlainText("\n".join(map(_row_text, shown)))
        self.skip.setVisible(choice != "skip")
        self.join.setVisible(choice != "join")


def _row_text(row: IrregularRow) -> str:
    line, fields = translated(f"line {row.line}"), shown_count(row.fields, "field")
    return f"{line}, {fields}: {row.text}"


def sizes_sentence(preview: "CorpusPreview") -> str:
    """The number of documents and the sizes of the classes."""
    result = preview.result
    documents = shown_count(result.documents, "document")
    if not result.is_complete:
        documents = translated(f"first {documents}")
    no_classes = f"{documents}, {translated('no classes')}"
    sizes = " / ".join(in_notation(f"{size:,}") for _, size in result.class_sizes[:_SIZES_SHOWN])
    more = " / …" if result.classes > _SIZES_SHOWN else ""
    classes = shown_count(result.classes, "class", "classes")
    return f"{documents}, {classes}: {sizes}{more}" if sizes else no_classes


def _class_names(result: ColumnResult) -> str:
    names = [_short(name) for name, _ in result.class_sizes[:_NAMES_SHOWN]]
    return ", ".join(names) + (" …" if result.classes > _NAMES_SHOWN else "")


def _short(name: str) -> str:
    name = " ".join(name.split())
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


def _plain_label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
