"""Illegible text is found, and text is legible on a computer without fonts."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

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


def test_text_that_was_not_drawn_is_reported(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(QLabel("Some text"))
    window.resize(300, 100)
    window.show()
    assert illegible_texts(window, window.grab().toImage()) == []
    blank = QImage(300, 100, QImage.Format.Format_RGB32)
    blank.fill(QColor("white"))
    assert illegible_texts(window, blank) == ["'Some text' is not visible"]


def test_a_window_without_text_is_reported(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    assert illegible_texts(window, window.grab().toImage()) == ["the window shows no text"]
