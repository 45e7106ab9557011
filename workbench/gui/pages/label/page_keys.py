"""What the keys of the Label page do."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from workbench.gui.pages.label.key_line import shifted_digit
from workbench.gui.pages.label.side_card import CODERS, SPACE
from workbench.gui.widgets.undo_keys import is_redo, is_undo

CLASS_DIGITS = tuple("123456789")
_Key = Qt.Key
LabelPage = Any  # the page imports this module


def handle_key(page: LabelPage, event: QKeyEvent) -> bool:
    """Label, accept, skip or move; say whether the key has a meaning."""
    if is_undo(event) or is_redo(event):
        page.redo() if is_redo(event) else page.undo()
        return True
    allowed = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    if event.modifiers() & ~allowed:
        return False
    if page.card.text.hasFocus() and page.is_beginning() and event.text().isalpha():
        page.classes.start_naming(event.text())  # whoever clicked on the text still names classes
        return True
    is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    act = (_shifted_keys if is_shifted else _plain_keys)(page).get(Qt.Key(event.key()))
    if act is not None:
        act()
        return True
    if page.state.record is not None and not page.state.names and event.text().isalpha():
        page.classes.start_naming(event.text())  # of the first class, as none can be given
        return True
    return _label_further(page, event) if is_shifted else _label(page, event)


def _plain_keys(page: LabelPage) -> dict[Qt.Key, Callable[[], Any]]:
    return {
        _Key.Key_Space: page.accept,
        _Key.Key_Left: page.state.go_back,
        _Key.Key_S: page.state.skip,
        _Key.Key_U: lambda: page.state.skip(cannot_tell=True),
        _Key.Key_F: page.find_similar,
        _Key.Key_N: page.classes.start_naming,
        _Key.Key_F2: page.rename,
        _Key.Key_Slash: page.side_control.ask_phrase,
        _Key.Key_Escape: page.leave,
        _Key.Key_PageDown: lambda: page.card.scroll_text(1),
        _Key.Key_PageUp: lambda: page.card.scroll_text(-1),
        _Key.Key_Question: page.keys.toggle,
    }


def _shifted_keys(page: LabelPage) -> dict[Qt.Key, Callable[[], Any]]:
    return {
        _Key.Key_G: page.side_control.review_cluster,
        _Key.Key_M: lambda: page.link(is_apart=False),
        _Key.Key_C: lambda: page.link(is_apart=True),
        _Key.Key_R: page.side.show_rules,
        _Key.Key_S: lambda: page.side.go_to(SPACE),
        _Key.Key_L: page.side.start_keyboard_lasso,
        _Key.Key_P: lambda: page.side.go_to(CODERS),
        _Key.Key_N: page.card.strategy.showPopup,
        _Key.Key_E: page.actions_row.offer,
        _Key.Key_Question: page.keys.toggle,
    }


def _label(page: LabelPage, event: QKeyEvent) -> bool:
    letter = event.text().casefold()
    number: int | None = None
    if event.text() in CLASS_DIGITS:
        number = int(event.text()) - 1
    elif letter.isalpha():
        number = page.classes.by_letter(letter)
    if number is not None:
        page.label(number)
    return number is not None


def _label_further(page: LabelPage, event: QKeyEvent) -> bool:
    """Give a further class; a slash needs Shift on some keyboards."""
    if event.text() == "/":
        page.side_control.ask_phrase()
        return True
    digit = shifted_digit(event)
    if digit is not None:
        page.state.add_label(digit)
    return digit is not None
