"""Buttons: their icons follow their importance, and Enter presses them everywhere."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from workbench.gui.widgets.buttons import button, make_primary
from workbench.gui.widgets.style import use_style


def test_the_icon_of_a_button_follows_when_it_becomes_the_primary_one(qtbot):
    later = button("Open", icon_name="folder")
    at_once = button("Open", icon_name="folder", is_primary=True)
    for widget in (later, at_once):
        qtbot.addWidget(widget)
    plain = later.icon().pixmap(24, 24).toImage()
    make_primary(later)
    assert later.icon().pixmap(24, 24).toImage() == at_once.icon().pixmap(24, 24).toImage()
    make_primary(later, False)
    assert later.icon().pixmap(24, 24).toImage() == plain


def test_enter_presses_a_button_outside_a_dialog(qapp, qtbot):
    use_style(qapp)
    window = QWidget()
    qtbot.addWidget(window)
    pressed = QPushButton("Add rule", window)
    window.show()
    plain = pressed.grab().toImage()
    QApplication.sendEvent(pressed, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    with qtbot.waitSignal(pressed.clicked):
        qtbot.keyClick(pressed, Qt.Key.Key_Return)
    assert pressed.grab().toImage() == plain  # it is not filled as the primary one
