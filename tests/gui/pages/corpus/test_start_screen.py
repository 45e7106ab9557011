"""The start screen in narrow windows."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QScrollArea

from workbench.gui.pages.corpus.start_screen import StartScreen
from workbench.gui.state.preferences import WindowSettings


@pytest.fixture
def area(qtbot, tmp_path):
    """A start screen that scrolls, as the pages of the window do."""
    made = QScrollArea()
    qtbot.addWidget(made)
    made.setWidgetResizable(True)
    made.setWidget(StartScreen(WindowSettings(tmp_path / "window.ini")))
    made.show()
    return made


def test_cards_with_long_titles_take_two_rows_in_a_narrow_window(qtbot, area):
    screen = area.widget()
    for card in screen.cards:
        card.title.setText("Eine Veröffentlichung reproduzieren")
    area.resize(1800, 700)
    qtbot.waitUntil(lambda: len({card.y() for card in screen.cards}) == 1)
    area.resize(820, 700)
    qtbot.waitUntil(lambda: len({card.y() for card in screen.cards}) == 2)
    qtbot.waitUntil(lambda: not area.horizontalScrollBar().isVisible())


def test_a_low_window_cuts_no_line_of_a_card(qtbot, window):
    window.workspace.settings.remember_corpus("tour")
    screen = window.page("corpus").start
    screen.refresh()
    window.resize(800, 480)
    qtbot.waitUntil(lambda: screen.width() < 700)

    def is_whole(label):
        room = QRect(0, 0, label.width(), 1000)
        needed = label.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, label.text())
        return label.height() >= needed.height()

    qtbot.waitUntil(lambda: all(is_whole(card.sentence) for card in screen.cards))
    assert any(card.sentence.height() > card.title.height() for card in screen.cards)


def test_the_card_and_the_offer_say_the_same_of_the_time_of_the_tour(window):
    window.tour.offer()
    texts = [card.sentence.text() for card in window.page("corpus").start.cards]
    assert [text for text in texts if "about a minute" in text]
    assert "about a minute" in window.tour.strip.text.text()
