"""Illegible text is found, and text is legible on a computer without fonts."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.gui.selftest.legibility import illegible_texts

NO_FONTS = Path(__file__).parents[3] / "packaging" / "linux" / "fonts.conf"
CODE = """
from PySide6.QtWidgets import QApplication
application = QApplication([])
from workbench.gui.selftest.legibility import missing_characters
from workbench.gui.widgets.theme import provide_font
text = "Runs → Größe … × λ ▲ ▼ Привет"
print(len(missing_characters(text, application.font())))
provide_font(application)
print(len(missing_characters(text, application.font())), application.font().family())
print(ascii(missing_characters("one hieroglyph: \\U00013000", application.font())))
"""


def test_the_bundled_font_is_used_if_there_is_no_other():
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "FONTCONFIG_FILE": str(NO_FONTS)},
        capture_output=True,
        text=True,
        check=True,
    )
    before, after, missing = done.stdout.splitlines()
    if sys.platform.startswith("linux"):
        assert int(before) > 10
        assert missing == r"'\U00013000'"
    assert after.split()[0] == "0"


def one_colour(width: int, height: int) -> QPixmap:
    """An empty picture."""
    picture = QPixmap(width, height)
    picture.fill(QColor("white"))
    return picture


def test_text_that_was_not_drawn_is_reported(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(QLabel("Some text"))
    window.resize(300, 100)
    window.show()
    assert illegible_texts(window, window.grab().toImage()) == []
    blank = one_colour(300, 100).toImage()
    assert illegible_texts(window, blank) == ["'Some text' is not visible"]


def test_text_below_another_widget_is_not_judged(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(QLabel("Some text"))
    column.addSpacing(60)
    column.addWidget(QPushButton("Below"))
    window.resize(300, 150)
    window.show()
    cover = QLabel(window)
    cover.setPixmap(one_colour(300, 60))
    cover.setGeometry(0, 90, 300, 60)
    cover.show()
    assert illegible_texts(window, window.grab().toImage()) == []


def test_a_window_without_text_is_reported(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    assert illegible_texts(window, window.grab().toImage()) == ["the window shows no text"]
