"""What can be done with a class: review, colour, note, split."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QInputDialog, QWidget

from workbench.gui.pages.label.side_control import SideControl


def change_class(owner: QWidget, control: SideControl, number: int, entry: str) -> None:
    """Carry out an entry of the menu of a class."""
    state = control.state
    name = state.names[number]
    if entry == "review":
        control.review_class(number)
    elif entry == "colour":
        colour = QColorDialog.getColor(QColor(state.colour(number)), owner, name)
        if colour.isValid():
            state.change(lambda record: record.colour(name, colour.name()))
    elif entry == "note" and state.record is not None:
        before = state.record.notes.get(name, "")
        text, is_given = QInputDialog.getText(owner, name, owner.tr("Note:"), text=before)
        if is_given:
            state.change(lambda record: record.note(name, text))
    elif entry == "split":
        text, is_given = QInputDialog.getText(owner, name, owner.tr("Name of the new class:"))
        if is_given:
            control.split_class(number, text)
