"""What can be done with a class: rename, merge, review, split, colour, note."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QInputDialog, QMenu, QWidget

from workbench.gui.pages.label.neighbour_list import dot
from workbench.gui.pages.label.side_control import SideControl
from workbench.gui.widgets.sizes import SMALL_ICON
from workbench.palette import CLASS_COLOURS

RENAME, MERGE, REVIEW = "rename", "merge", "review"
SPLIT, COLOUR, NOTE = "split", "colour", "note"
translate = QCoreApplication.translate
Want = Callable[[int, str, str], object]


def class_menu(
    owner: QWidget, number: int, classes: Sequence[tuple[str, QColor]], want: Want
) -> QMenu:
    """The menu of a class; `want` is told the class, the entry and what was chosen in it."""
    menu = QMenu(owner)
    menu.addAction(translate("ClassCards", "Rename …")).triggered.connect(
        lambda _: want(number, RENAME, "")
    )
    others = menu.addMenu(translate("ClassCards", "Merge into"))
    others.setEnabled(len(classes) > 1)
    for position, (name, colour) in enumerate(classes):
        if position != number:
            entry = others.addAction(dot(colour, SMALL_ICON), name.replace("&", "&&"))
            entry.triggered.connect(lambda _=False, name=name: want(number, MERGE, name))
    for title, what in (
        (translate("ClassCards", "Split …"), SPLIT),
        (translate("ClassCards", "Review its documents"), REVIEW),
    ):
        menu.addAction(title).triggered.connect(lambda _=False, what=what: want(number, what, ""))
    colours = menu.addMenu(translate("ClassCards", "Colour"))
    for value, name in zip(CLASS_COLOURS, _colour_names(), strict=True):
        entry = colours.addAction(dot(QColor(value), SMALL_ICON), name)
        entry.triggered.connect(lambda _=False, value=value: want(number, COLOUR, value))
    colours.addAction(translate("ClassCards", "Other …")).triggered.connect(
        lambda _: want(number, COLOUR, "")
    )
    menu.addAction(translate("ClassCards", "Note …")).triggered.connect(
        lambda _: want(number, NOTE, "")
    )
    return menu


def change_class(
    owner: QWidget, control: SideControl, number: int, entry: str, value: str = ""
) -> None:
    """Carry out an entry of the menu of a class."""
    state = control.state
    name = state.names[number]
    if entry == REVIEW:
        control.review_class(number)
    elif entry == MERGE:
        state.change(lambda record: record.rename(name, value))
    elif entry == COLOUR:
        chosen = value or _asked_colour(owner, state.colours()[number], name)
        if chosen:
            state.change(lambda record: record.colour(name, chosen))
    elif entry == NOTE and state.record is not None:
        before = state.record.notes.get(name, "")
        text, is_given = QInputDialog.getText(
            owner, name, translate("LabelPage", "Note:"), text=before
        )
        if is_given:
            state.change(lambda record: record.note(name, text))
    elif entry == SPLIT:
        text, is_given = QInputDialog.getText(
            owner, name, translate("LabelPage", "Name of the new class:")
        )
        if is_given:
            control.split_class(number, text)


def _colour_names() -> list[str]:
    """The names of the colours of the palette, in its order."""
    return [
        translate("ClassCards", "Blue"),
        translate("ClassCards", "Orange"),
        translate("ClassCards", "Green"),
        translate("ClassCards", "Pink"),
        translate("ClassCards", "Sky blue"),
        translate("ClassCards", "Vermilion"),
        translate("ClassCards", "Olive"),
        translate("ClassCards", "Violet"),
    ]


def _asked_colour(owner: QWidget, before: str, name: str) -> str:
    colour = QColorDialog.getColor(QColor(before), owner, name)
    return colour.name() if colour.isValid() else ""
