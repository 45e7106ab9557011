"""Assistive technology: on every page, what can be used has a name and a role."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QScrollBar, QWidget

from workbench.gui.plots.plot import Plot
from workbench.gui.widgets.accessible_roles import install_roles
from workbench.gui.widgets.cards import ActionCard
from workbench.gui.widgets.chips import Chip, KeyCap

UNKNOWN = {QAccessible.Role.NoRole, QAccessible.Role.Client}
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
        elif described.role() in UNKNOWN:
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


@pytest.mark.parametrize(
    ("make", "name", "role"),
    [
        (lambda: Plot("Curves"), "Curves", QAccessible.Role.Graphic),
        (lambda: Chip("3 findings"), "3 findings", QAccessible.Role.StaticText),
        (lambda: Chip("review", is_link=True), "review", QAccessible.Role.Button),
        (lambda: KeyCap("F"), "F", QAccessible.Role.StaticText),
        (lambda: ActionCard("folder", "Open", "a file"), "Open", QAccessible.Role.Button),
    ],
)
def test_what_the_program_draws_itself_has_a_role(qtbot, make, name, role):
    install_roles()
    widget = make()
    qtbot.addWidget(widget)
    described = QAccessible.queryAccessibleInterface(widget)
    assert described.role() == role
    assert described.text(QAccessible.Text.Name) == name
