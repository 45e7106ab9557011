"""The Experiment page with the built-in corpus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from workbench.experiments.plans.first_plan import first_plan

WAIT = 120_000


@pytest.fixture
def page(qtbot, shared_window):
    """The page with the built-in corpus, every form loaded and the default plan."""
    workspace = shared_window.workspace
    if workspace.corpus is None:
        workspace.open_corpus("tour")
        qtbot.waitUntil(lambda: workspace.corpus is not None, timeout=WAIT)
    shared_window.show_page("experiment")
    made = shared_window.page("experiment")
    made.show_plan(first_plan("tour"))
    made.tabs.setCurrentIndex(0)
    qtbot.waitUntil(lambda: made.methods.chosen.current().form is not None, timeout=WAIT)
    return made


def press(qtbot, parent, text):
    button = next(
        button
        for button in parent.findChildren(QPushButton)
        if text in button.text().replace("&", "") and button.isVisible()
    )
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
