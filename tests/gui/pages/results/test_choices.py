"""Choices above the tabs of the Results page."""

from tests.gui.pages.results.conftest import WAIT


def test_a_method_requested_before_the_run_is_read_is_shown(qtbot, window, run):
    page = window.page("results")
    assert page.choose_configuration("spectral-classification")
    window.workspace.show_run(run.id)
    qtbot.waitUntil(
        lambda: page.configuration.currentData() == "spectral-classification", timeout=WAIT
    )
    assert not page.choose_configuration("spectral-classification")
