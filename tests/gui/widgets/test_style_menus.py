"""Menus: round corners, and the tint of what is chosen."""

import pytest
from PySide6.QtWidgets import QMenu, QMenuBar

from workbench import palette
from workbench.gui.widgets.style import use_style
from workbench.gui.widgets.theme import apply_theme


@pytest.fixture
def application(qapp):
    use_style(qapp)
    return qapp


def test_the_line_around_a_menu_has_round_corners(application, qtbot):
    apply_theme(application, "light")
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Rename")
    menu.adjustSize()
    picture = menu.grab().toImage()
    line = palette.LIGHT.outline.upper()
    middle = picture.width() // 2
    assert picture.pixelColor(middle, 0).name().upper() == line
    assert picture.pixelColor(0, 0).name().upper() == palette.LIGHT.card.upper()


def test_an_open_menu_is_tinted_in_the_bar_like_a_chosen_entry(application, qtbot):
    apply_theme(application, "light")
    bar = QMenuBar()
    qtbot.addWidget(bar)
    menu = bar.addMenu("File")
    bar.show()
    place = bar.actionGeometry(menu.menuAction())
    bar.setActiveAction(menu.menuAction())
    tint = bar.grab().toImage().pixelColor(place.x() + 4, place.center().y())
    assert tint.name().upper() == palette.LIGHT.accent_background.upper()
    menu.close()
