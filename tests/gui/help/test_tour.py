"""The tour is offered once, starts with one click and explains each view in two sentences."""

import re

import pytest
from PySide6.QtCore import Qt

from workbench.experiments.plans.recipes import recipe_plan
from workbench.gui.help.tour_steps import STEPS
from workbench.gui.pages.results.tabs import TABS
from workbench.gui.shell.main_window import PAGES
from workbench.gui.state.preferences import WindowSettings

WAIT = 300_000


def press(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_every_step_has_two_sentences_about_an_existing_view():
    figures = {tab.figure for tab in TABS}
    methods = {method.label for method in recipe_plan("tour").methods}
    for step in STEPS:
        assert len(re.findall(r"[.?!](?:\s|$)", step.text)) == 2, step.title
        assert step.page in {page.name for page in PAGES}
        assert (step.figure in figures) == (step.page == "results"), step.title
        assert step.configuration in methods | {""}, step.title


def test_the_offer_is_made_once(qtbot, window):
    window.tour.offer()
    strip = window.tour.strip
    assert strip.isVisible()
    assert "New here?" in strip.title()
    press(qtbot, strip.end)
    assert not strip.isVisible()
    assert not WindowSettings().preferences().tour_is_offered
    window.tour.offer()
    assert not strip.isVisible()


def test_the_offer_leaves_the_room_to_labelling(qtbot, window):
    window.tour.offer()
    assert window.tour.strip.isVisible()
    window.workspace.open_corpus("posts")
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=WAIT)
    assert window.tour.strip.isVisible()
    with qtbot.waitSignal(window.workspace.labelling_began, timeout=WAIT):
        window.show_page("label")
    assert not window.tour.strip.isVisible()
    assert WindowSettings().preferences().tour_is_offered


@pytest.mark.timeout(900)
def test_a_cancelled_tour_is_reported(qtbot, window):
    window.page("corpus").tabs.setCurrentIndex(1)
    window.menus.actions["tour"].trigger()
    strip = window.tour.strip
    qtbot.waitUntil(strip.isVisible, timeout=WAIT)
    assert window.page("corpus").tabs.currentIndex() == 0, "the overview is not shown"
    assert not strip.next.isEnabled()
    assert "Waiting" in strip.next.text()
    with qtbot.waitSignal(window.queue.ended, timeout=WAIT):
        window.menus.actions["cancel"].trigger()
    assert "did not finish" in strip.text.text()
    assert not strip.next.isEnabled()
    press(qtbot, strip.end)
    assert not strip.isVisible()


@pytest.mark.timeout(900)
def test_the_tour_shows_every_view(qtbot, window):
    window.tour.offer()
    strip = window.tour.strip
    press(qtbot, strip.next)
    assert window.page_in_view() == "corpus"
    qtbot.waitUntil(strip.next.isEnabled, timeout=WAIT)
    page = None
    for number, step in enumerate(STEPS[1:], 2):
        press(qtbot, strip.next)
        assert strip.title().startswith(f"Tour, {number} of {len(STEPS)}: {step.title}")
        assert window.page_in_view() == step.page
        if step.page != "results":
            continue
        page = window.page("results")
        tab = page.tab(step.figure)
        assert page.tabs.currentWidget() is tab
        qtbot.waitUntil(lambda tab=tab: not tab.message().endswith(("…", "page.")), timeout=WAIT)
        assert tab.message() == "", step.title
        assert tab.figure is not None
        if step.configuration:
            assert page.configuration.currentData() == step.configuration
        if step.opens_cell:
            documents = tab.view.documents
            qtbot.waitUntil(lambda shown=documents: shown.list.count() > 0, timeout=WAIT)
            assert documents.text.toPlainText()
    press(qtbot, strip.back)
    assert page is not None
    assert window.page_in_view() == "results"
    press(qtbot, strip.next)
    press(qtbot, strip.next)
    assert not strip.isVisible()
