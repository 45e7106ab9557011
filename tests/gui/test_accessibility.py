"""Assistive technology: on every page, what can be used has a name and a role."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsView, QScrollBar, QWidget

from workbench.gui.pages.label.page import LabelPage
from workbench.gui.widgets.chips import Chip

UNKNOWN = {QAccessible.Role.NoRole, QAccessible.Role.Client}
DRAWN = (QGraphicsView, Chip, LabelPage)  # Qt has no role for what these draw; they have names
WAIT = 60_000


def unnamed(window):
    """The visible widgets that take the focus or a click, and lack a name or a role."""
    for widget in window.findChildren(QWidget):
        is_used = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isEnabled()
        if not is_used or not widget.isVisible() or isinstance(widget, QScrollBar):
            continue
        if widget.focusProxy() is not None or widget.objectName() == "qt_scrollarea_viewport":
            continue  # what has the focus in its place is asked
        described = QAccessible.queryAccessibleInterface(widget)
        if described is None:
            yield f"{type(widget).__name__}: unknown to assistive technology"
        elif not described.text(QAccessible.Text.Name).strip():
            yield f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}: no name"
        elif described.role() in UNKNOWN and not isinstance(widget, DRAWN):
            yield f"{described.text(QAccessible.Text.Name)}: no role"


def test_everything_that_can_be_used_has_a_name_and_a_role(qtbot, window, finished_run, walk_pages):
    window.show_page("corpus")
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        window.workspace.open_corpus("tour")
    found = {}
    for name in walk_pages(window, finished_run):
        for problem in unnamed(window):
            found.setdefault(problem, name)
    assert found == {}


@pytest.mark.parametrize("page", ["label", "experiment", "runs", "results", "comparison", "corpus"])
def test_pages_without_a_corpus_are_named_too(window, page):
    window.show_page(page)
    assert list(unnamed(window)) == []
