"""Choices above the tabs of the Results page."""

import pytest

from tests.gui.pages.results.conftest import WAIT
from workbench.gui.pages.results.scatter_panel import ScatterPanel


@pytest.fixture
def shown_map(qtbot, window, run):
    """A panel with the map of the run."""
    page = window.page("results")
    panel = ScatterPanel(window.workspace.jobs)
    panel.use_workspace(window.workspace)
    qtbot.addWidget(panel)
    panel.show()
    panel.use_run(run.folder, {}, page.facts)
    panel.show_figure(())
    qtbot.waitUntil(lambda: panel.view.figure is not None, timeout=WAIT)
    return panel


def test_a_method_requested_before_the_run_is_read_is_shown(qtbot, window, run):
    page = window.page("results")
    assert page.choose_configuration("spectral-classification")
    window.workspace.show_run(run.id)
    qtbot.waitUntil(
        lambda: page.configuration.currentData() == "spectral-classification", timeout=WAIT
    )
    assert not page.choose_configuration("spectral-classification")


def test_a_map_without_documents_offers_no_empty_choices(qtbot, window):
    panel = ScatterPanel(window.workspace.jobs)
    qtbot.addWidget(panel)
    panel.show()
    assert not [choice for choice in (panel.across, panel.up) if choice.isVisible()]
    assert not panel.play.isVisible()
    assert not panel.frame.isVisible()


def test_a_map_says_that_it_is_still_to_come_in_place_of_empty_axes(qtbot, window, run):
    page = window.page("results")
    window.workspace.show_run(run.id)
    panel = ScatterPanel(window.workspace.jobs)
    panel.use_workspace(window.workspace)
    qtbot.addWidget(panel)
    panel.show()
    qtbot.waitUntil(lambda: page.facts is not None, timeout=WAIT)
    panel.use_run(run.folder, {}, page.facts)
    panel.show_figure(())
    assert panel.view.waiting.isVisible() and not panel.view.plot.isVisible()
    qtbot.waitUntil(lambda: panel.view.figure is not None, timeout=WAIT)
    assert panel.view.plot.isVisible() and not panel.view.waiting.isVisible()


def test_the_map_of_another_run_does_not_show_the_former_one_meanwhile(window, run, shown_map):
    shown_map.use_run(run.folder.parent / "another", {}, window.page("results").facts)
    shown_map.show_figure(())
    assert shown_map.view.waiting.isVisible() and not shown_map.view.plot.isVisible()
    shown_map.progress.forget()


def test_choosing_the_method_that_is_shown_leaves_a_cell_open(qtbot, page, open_tab):
    tab = open_tab("confusion", "linear-svm")
    tab.view.open_cell(0, 0)
    qtbot.waitUntil(lambda: tab.view.documents.list.count() > 0, timeout=WAIT)
    page.configuration.activated.emit(page.configuration.currentIndex())
    assert tab.view.documents.list.count() > 0


def test_a_projection_that_is_cancelled_does_not_name_the_map_of_another(shown_map):
    shown = shown_map.projection.currentData()
    shown_map.projection.setCurrentIndex(shown_map.projection.findData("tsne"))
    shown_map.projection.activated.emit(shown_map.projection.currentIndex())
    assert shown_map.progress.is_busy()
    shown_map.progress.cancel.click()
    assert shown_map.projection.currentData() == shown != "tsne"
