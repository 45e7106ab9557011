"""Pages are created in pieces while the window is idle."""

import pytest
from PySide6.QtWidgets import QSplitter

from workbench.gui.plots.plot import Plot
from workbench.gui.shell.application import make_window
from workbench.gui.shell.idle import IdleWork

WAIT = 120_000


def test_pieces_are_done_in_order_and_may_return_further_ones(qtbot):
    done, idle = [], IdleWork()

    def first():
        done.append("first")
        return (lambda: done.append("first, one"), lambda: done.append("first, two"))

    with qtbot.waitSignal(idle.finished, timeout=WAIT):
        idle.start(["fractions"], [first, lambda: done.append("second")])
    assert done == ["first", "first, one", "first, two", "second"]
    idle.close()


def test_every_page_and_view_is_created(qtbot, window):
    with qtbot.waitSignal(window.idle.finished, timeout=WAIT):
        window.prepare_pages()
    assert window.page_in_view() == "corpus"
    assert len(window.page("corpus").overview.findChildren(Plot)) == 3
    for name in ("results", "comparison"):
        for piece in window.page(name).deferred_work():
            assert piece.__self__.has_view


def test_closing_discards_the_remaining_pieces(qtbot, window):
    window.prepare_pages()
    assert window.close()
    assert not window.idle.timer.isActive()


def test_a_page_is_created_without_its_plots(window):
    assert not window.page("results").findChildren(Plot)


def test_the_splitter_of_a_view_created_later_is_restored(qtbot, window, tmp_path):
    window.show_page("results")
    panel = window.page("results").tab("space").view
    window.page("results").tabs.setCurrentWidget(window.page("results").tab("space"))
    window.page("results").tab("space").stack.setCurrentWidget(panel)
    splitter = panel.findChild(QSplitter)
    qtbot.waitUntil(lambda: sum(splitter.sizes()) > 0, timeout=WAIT)
    splitter.setSizes([300, 500])
    left, right = splitter.sizes()
    window.close()
    again = make_window(tmp_path / "runs")
    restored = again.page("results").tab("space").view.findChild(QSplitter)
    assert restored.sizes()[0] / sum(restored.sizes()) == pytest.approx(
        left / (left + right), abs=0.02
    )
    again.close()
