"""Texts that wrap keep all their lines where there is little room."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.gui.shell.application import make_window
from workbench.gui.widgets.cards import WrappedLabel
from workbench.gui.widgets.language import use_language
from workbench.gui.widgets.theme import use_text_size


def is_whole(label):
    room = QRect(0, 0, label.width(), 1000)
    needed = label.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, label.text())
    return label.height() >= needed.height()


@pytest.fixture
def large_german_window(qapp, tmp_path):
    use_text_size(qapp, "very large")
    use_language(qapp, "Deutsch")
    window = make_window(tmp_path / "runs")
    window.resize(1024, 700)
    window.show()
    yield window
    window.close()
    use_language(qapp, "English")
    use_text_size(qapp, "usual")


@pytest.mark.processes  # of the window
def test_very_large_text_cuts_no_label_of_a_form(qtbot, large_german_window):
    page = large_german_window.show_page("experiment")
    page.tabs.setCurrentIndex(2)  # the protocol
    labels = page.tabs.currentWidget().findChildren(WrappedLabel)
    qtbot.waitUntil(lambda: any(label.isVisible() for label in labels))
    shown = [label for label in labels if label.isVisible() and label.text()]
    assert any(label.height() > 1.5 * label.fontMetrics().height() for label in shown)
    qtbot.waitUntil(lambda: all(map(is_whole, shown)))


def test_a_wrapped_text_keeps_room_for_its_present_text(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    label = WrappedLabel("Short.")
    column = QVBoxLayout(page)
    column.addWidget(label)
    column.addStretch(1)
    page.resize(200, 400)
    page.show()
    low = label.height()
    label.setText("A sentence that is long enough to need several lines of this page. " * 3)
    qtbot.waitUntil(lambda: label.height() > 3 * low and is_whole(label))
    label.setText("Short.")
    qtbot.waitUntil(lambda: label.height() == low)
