"""The classes as buttons with their keys and counts, and a field for new names."""

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from workbench.gui.widgets.phrases import plain_tooltip
from workbench.gui.widgets.theme import class_qcolor, set_text_role
from workbench.plain_text import shortened

_COLUMNS, _DOT, _LONGEST = 3, 12, 24
RESERVED = "snfu"  # letters with another meaning on this page


class ClassBar(QWidget):
    """Emits the class that was clicked, and names that were typed."""

    chosen = Signal(int)
    class_named = Signal(str)
    class_renamed = Signal(int, str)
    left = Signal()  # the field was left by Escape or Enter

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[QPushButton] = []
        self._names: list[str] = []
        self._renamed = -1
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self.field = _NameField(self)
        self.field.setAccessibleName(self.tr("Name of a class"))
        self.field.returnPressed.connect(self._enter)
        self.field.escaped.connect(self._leave)
        self.field.escaped.connect(self.left)
        self.hint = QLabel(self.tr("Name at least two classes to begin."))
        set_text_role(self.hint, "faint")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.hint)
        column.addLayout(self._grid)
        column.addWidget(self.field)
        self._leave()

    def show_classes(self, names: list[str], counts: list[int]) -> None:
        """Show a button for every class."""
        while len(self.buttons) > len(names):
            self.buttons.pop().deleteLater()
        while len(self.buttons) < len(names):
            self._add_button()
        self._names = list(names)
        for number, button in enumerate(self.buttons):
            key = f"  [{number + 1}]" if number < 9 else ""
            name = shortened(names[number], _LONGEST).replace("&", "&&")
            button.setText(f"{name}  ·  {counts[number]:,}{key}")
            help_text = self.tr("{} (right-click or F2 to rename or merge)").format(names[number])
            button.setToolTip(plain_tooltip(help_text))
        self.hint.setVisible(len(names) < 2)

    def suggest(self, number: int) -> None:
        """Mark the suggested class; −1 marks none."""
        for place, button in enumerate(self.buttons):
            button.setDefault(False)
            font = button.font()
            font.setBold(place == number)
            button.setFont(font)

    def by_letter(self, letter: str) -> int | None:
        """The only class that begins with a letter, unless the letter has another meaning."""
        if letter in RESERVED:
            return None
        found = [
            number
            for number, name in enumerate(self._names)
            if name.rsplit(".", 1)[-1].casefold().startswith(letter)
            or name.casefold().startswith(letter)
        ]
        return found[0] if len(found) == 1 else None

    def start_naming(self) -> None:
        """Put the cursor where a new class is named."""
        self._leave()
        self.field.setFocus()

    def start_renaming(self, number: int) -> None:
        """Ask for another name of a class; the name of another class merges the two."""
        self._renamed = number
        self.field.setPlaceholderText(
            self.tr("Another name for {}, then Enter").format(self._names[number])
        )
        self.field.setText(self._names[number])
        self.field.selectAll()
        self.field.setFocus()

    def _add_button(self) -> None:
        number = len(self.buttons)
        button = QPushButton()
        button.setIcon(_dot(number))
        button.setIconSize(QSize(_DOT, _DOT))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(False)
        button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        button.customContextMenuRequested.connect(lambda _: self.start_renaming(number))
        button.clicked.connect(partial(self.chosen.emit, number))
        self._grid.addWidget(button, number // _COLUMNS, number % _COLUMNS)
        self.buttons.append(button)

    def _enter(self) -> None:
        name = self.field.text().strip()
        renamed = self._renamed
        self._leave()
        if renamed >= 0:
            self.class_renamed.emit(renamed, name)
        elif name:
            self.class_named.emit(name)
        if len(self._names) > 1 or renamed >= 0:
            self.left.emit()

    def _leave(self) -> None:
        self._renamed = -1
        self.field.clear()
        self.field.setPlaceholderText(self.tr("New class: type its name, then Enter (N)"))


class _NameField(QLineEdit):
    """A field that Escape leaves."""

    escaped = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave by Escape; keep every other key."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
            return
        super().keyPressEvent(event)


def _dot(number: int) -> QIcon:
    picture = QPixmap(_DOT, _DOT)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(class_qcolor(number))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(1, 1, _DOT - 2, _DOT - 2)
    painter.end()
    return QIcon(picture)
