"""A small corpus of mail, and how tests import it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QLabel,
)

from workbench.gui.pages.corpus.import_dialog import ImportDialog

WAIT = 120_000


@pytest.fixture
def page(window):
    return window.page("corpus")


@pytest.fixture
def mail(tmp_path):
    """One folder per class, one empty document and a duplicate."""
    texts = {
        "cars": ["engines and wheels", "a wheel fell off", "the engine roars", "fast wheels"],
        "space": ["the moon rises", "rockets to the moon", "orbit of the moon", ""],
        "<b>food</b>": ["bread and butter", "bread and butter", "soup is hot"],
    }
    for name, documents in texts.items():
        folder = tmp_path / "mail" / name.replace("/", "∕")
        folder.mkdir(parents=True)
        for number, text in enumerate(documents):
            (folder / f"{number}.txt").write_text(text, encoding="utf-8")
    return tmp_path / "mail"


def shown_texts(parent, kind=QLabel):
    return "\n".join(label.text() for label in parent.findChildren(kind) if label.isVisible())


def import_through_dialog(qtbot, window, page, path):
    page.preview(str(path))
    dialog = page.findChild(ImportDialog)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        qtbot.mouseClick(dialog.open_button(), Qt.MouseButton.LeftButton)


def wait_for_overview(qtbot, page):
    qtbot.waitUntil(lambda: page.overview.classes.isVisible(), timeout=WAIT)
