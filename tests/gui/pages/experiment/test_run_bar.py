"""The bar above an experiment: what it says does not move the page below it."""

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from workbench.gui.pages.experiment.run_bar import RunBar

_LONG = (
    "Hierarchical clustering finds clusters and cannot be used with the protocol 'learning "
    "curve'; choose another method or protocol."
)


@pytest.fixture
def bar(qtbot):
    page = QWidget()
    column = QVBoxLayout(page)
    bar = RunBar()
    column.addWidget(bar)
    column.addWidget(QWidget(), 1)
    page.resize(800, 600)
    qtbot.addWidget(page)
    page.show()
    yield bar  # while the page exists


def test_a_problem_of_two_lines_with_a_fix_is_as_high_as_a_short_message(bar):
    bar.show_checking()
    QApplication.processEvents()
    before = bar.height()
    bar.show_problems([_LONG])
    bar.offer_fix("Leave out the clustering methods", lambda: None)
    QApplication.processEvents()
    assert bar.fix_button.isVisible()
    assert bar.height() == before


def test_a_next_step_is_no_problem_and_its_button_the_primary_one(window):
    page = window.show_page("experiment")
    bar = page.run_bar
    assert bar.problem.text() == "Open a corpus first, on the Corpus page."
    assert bar.problem.objectName() == "secondary"
    assert bar.fix_button.property("primary") and not bar.run_button.isEnabled()
    bar.show_problems([_LONG])
    assert bar.problem.objectName() == "problem"


def test_documents_without_classes_are_to_be_labelled_first(qtbot, window, tmp_path):
    for number in range(6):
        (tmp_path / f"letter{number}.txt").write_text(f"salt wave stone {number}", "utf-8")
    page = window.show_page("experiment")
    window.workspace.open_corpus(str(tmp_path))
    qtbot.waitUntil(page.run_bar.fix_button.isVisible, timeout=60_000)
    qtbot.waitUntil(lambda: page.run_bar.fix_button.text() == "Label documents", timeout=60_000)
    page.run_bar.fix_button.click()
    assert window.page_in_view() == "label"


def test_one_trial_is_not_called_trials(bar):
    estimate = SimpleNamespace(trials=1, bytes=2_000_000, refusals=())
    bar.show_cost(
        SimpleNamespace(estimate=estimate, seconds=2.0, workers=1, is_too_large=False, free_bytes=0)
    )
    assert bar.message.text().startswith("1 trial, about 2 s with 1 worker, ")
    bar.show_estimating(1200)
    assert bar.message.text().startswith("1,200 trials. ")
