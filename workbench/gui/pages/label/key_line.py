"""The keys of the Label page: a line below the page, all of them after `?`."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from workbench.gui.widgets.cards import row
from workbench.gui.widgets.chips import KeyCap
from workbench.gui.widgets.sizes import LARGE, TINY, no_margins
from workbench.gui.widgets.theme import set_text_role

_COLUMNS = 4


class KeyLine(QWidget):
    """Shows the most important keys, or all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._few = QWidget()
        line = row(*(self._entry(*entry) for entry in self._most_important()), 1, spacing=LARGE)
        self._few.setLayout(line)
        self.all = QWidget()
        grid = QGridLayout(self.all)
        no_margins(grid, TINY)
        for number, entry in enumerate(self.entries()):
            grid.addWidget(self._entry(*entry), number // _COLUMNS, number % _COLUMNS)
        column = QVBoxLayout(self)
        no_margins(column, 0)
        column.addWidget(self._few)
        column.addWidget(self.all)
        self.all.hide()

    def toggle(self) -> None:
        """Show all keys, or only the most important ones again."""
        self.all.setVisible(self.all.isHidden())
        self._few.setVisible(self.all.isHidden())

    def show_few(self, is_room: bool) -> None:
        """Leave the line out where the window is low."""
        self._few.setVisible(is_room and self.all.isHidden())

    def entries(self) -> list[tuple[str, str]]:
        """All keys and what they do."""
        return [
            ("1–9", self.tr("class")),
            ("a–z", self.tr("class by first letter")),
            (self.tr("Space"), self.tr("accept the suggestion")),
            ("S", self.tr("skip")),
            ("U", self.tr("cannot be decided")),
            ("N", self.tr("new class")),
            ("F2", self.tr("rename or merge")),
            ("F", self.tr("similar documents")),
            ("←", self.tr("back")),
            ("Ctrl Z", self.tr("undo")),
            ("Ctrl Y", self.tr("redo")),
            ("Shift 1–9", self.tr("further class")),
            ("Shift N", self.tr("which documents next")),
            ("Shift G", self.tr("review the cluster")),
            ("Shift L", self.tr("lasso by keys")),
            ("Shift M", self.tr("must-link, at both")),
            ("Shift C", self.tr("cannot-link, at both")),
            ("Shift R", self.tr("rules")),
            ("Shift S", self.tr("spectral space")),
            ("Shift P", self.tr("two people")),
            ("Shift E", self.tr("export")),
            ("/", self.tr("search")),
            ("PgUp PgDn", self.tr("scroll")),
            ("Esc", self.tr("back to the document")),
            ("?", self.tr("fewer keys")),
        ]

    def _most_important(self) -> list[tuple[str, str]]:
        return [
            ("S", self.tr("skip")),
            ("N", self.tr("new class")),
            ("F", self.tr("similar documents")),
            ("←", self.tr("back")),
            ("?", self.tr("all keys")),
        ]

    def _entry(self, key: str, meaning: str) -> QWidget:
        label = QLabel(meaning)
        set_text_role(label, "secondary")
        widget = QWidget()
        widget.setLayout(row(KeyCap(key), label, 1))
        return widget


def shifted_digit(event: QKeyEvent) -> int | None:
    """The number of the digit key, which Shift turns into another character."""
    code = event.nativeScanCode() - 10  # of the row of digits, from 1 to 9
    if Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
        return event.key() - Qt.Key.Key_1
    return code if 0 <= code <= 8 else None
