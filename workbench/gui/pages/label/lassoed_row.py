"""What can be done with the documents within the lasso."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMenu, QWidget

from workbench.gui.pages.label.neighbour_list import dot
from workbench.gui.widgets.buttons import button, icon_button, pop_up
from workbench.gui.widgets.cards import row
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.sizes import SMALL_ICON


class LassoedRow(QWidget):
    """Keeps the lassoed documents; a button or the key of a class says what to do with them."""

    label_wanted = Signal(object, int)  # rows and a class
    link_wanted = Signal(object, bool)
    read_wanted = Signal(object)
    review_wanted = Signal(object)
    cleared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._classes: list[tuple[str, QColor]] = []
        self.rows: list[int] = []
        self.label_button = button(self.tr("Label …"), self._ask_class)
        self.label_button.setToolTip(self.tr("1–9 or a letter labels all of these documents"))
        self.setLayout(
            row(
                self.label_button,
                button(self.tr("Review"), lambda: self._act(self.review_wanted)),
                button(self.tr("Read"), lambda: self._act(self.read_wanted)),
                button(self.tr("Link"), lambda: self._act(self.link_wanted, False)),
                1,
                icon_button("x", self.tr("Clear the selection"), self.clear),
            )
        )
        self.hide()

    def show_classes(self, classes: Sequence[tuple[str, QColor]]) -> None:
        """Know the classes that documents can be given."""
        self._classes = list(classes)

    def show_rows(self, rows: Sequence[int]) -> None:
        """Offer what can be done with these documents."""
        self.rows = [int(number) for number in rows]
        self.setVisible(bool(self.rows))

    def count(self) -> str:
        """How many documents are chosen, in words."""
        several = filled(self.tr("{:,} documents"), len(self.rows))
        return self.tr("1 document") if len(self.rows) == 1 else several

    def label(self, number: int) -> None:
        """Give all of them a class."""
        self._act(self.label_wanted, number)

    def clear(self) -> None:
        """Forget the documents."""
        self.rows = []
        self.hide()
        self.cleared.emit()

    def class_menu(self) -> QMenu:
        """The classes to choose from."""
        menu = QMenu(self)
        for number, (name, colour) in enumerate(self._classes):
            entry = menu.addAction(dot(colour, SMALL_ICON), name.replace("&", "&&"))
            entry.triggered.connect(lambda _=False, number=number: self.label(number))
        return menu

    def _ask_class(self) -> None:
        button = self.label_button
        pop_up(self.class_menu(), button.mapToGlobal(button.rect().bottomLeft()))

    def _act(self, signal: SignalInstance, *more: object) -> None:
        rows = self.rows
        self.clear()
        signal.emit(rows, *more)
