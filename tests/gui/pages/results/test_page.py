"""The Results page: tabs, confusion cells, decisive terms, saved files."""

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QGuiApplication,
)
from PySide6.QtWidgets import QPushButton

from tests.gui.pages.results.conftest import WAIT
from workbench.gui.pages.results.tabs import TABS


def press(qtbot, parent, text):
    button = next(b for b in parent.findChildren(QPushButton) if b.text() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_every_tab_shows_a_figure_or_explains_what_it_needs(open_tab):
    shown, messages = [], {}
    for description in TABS:
        tab = open_tab(description.figure, "spectral-classification")
        if tab.figure is None:
            messages[description.figure] = tab.message()
        else:
            shown.append(description.figure)
    assert shown == [
        "scores",
        "learning curve",
        "confusion",
        "characteristic terms",
        "space",
        "spectrum",
        "affinity",
        "time",
    ]
    assert "This view needs hierarchical clustering" in messages["dendrogram"]
    assert "No setting of the plan is swept" in messages["parameter curve"]


def test_every_tab_is_explained_in_at_most_two_sentences():
    for tab in TABS:
        assert 1 <= tab.explanation.count(". ") + tab.explanation.endswith(".") <= 2


def test_without_a_space_the_tab_names_methods_that_have_one(open_tab):
    tab = open_tab("space", "linear-svm")
    assert "In this run it is available for Spectral classification." in tab.message()
    assert not tab.save.isEnabled()


def test_a_confusion_cell_leads_to_its_documents_and_decisive_terms(qtbot, open_tab):
    tab = open_tab("confusion", "linear-svm")
    figure, panel = tab.figure, tab.view
    off_diagonal = figure.counts - np.diag(np.diag(figure.counts))
    actual, predicted = np.unravel_index(off_diagonal.argmax(), off_diagonal.shape)
    row = figure.row_order.tolist().index(actual)
    column = figure.column_order.tolist().index(predicted)
    plot = panel.view.plot
    scene = plot.getViewBox().mapViewToScene(QPointF(column + 0.5, row + 0.5))
    qtbot.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=plot.mapFromScene(scene))
    qtbot.waitUntil(lambda: panel.documents.list.count() > 0, timeout=WAIT)
    expected = len(figure.documents_of(int(actual), int(predicted)))
    assert panel.documents.list.count() == expected
    times = figure.counts[actual, predicted]
    assert times > expected, "some documents are misclassified in several splits"
    ending = f"{times} times in 5 splits, {expected} documents"
    assert panel.documents.heading.text().endswith(ending)
    marks = panel.documents.text.extraSelections()
    words = {mark.cursor.selectedText() for mark in marks}
    assert words
    assert all(word.isalnum() or "_" in word for word in words)
    underlined = {mark.format.fontUnderline() for mark in marks}
    assert underlined == {True, False}, "terms of both classes are highlighted"


def test_the_difference_from_another_method_is_kept_when_the_order_changes(qtbot, open_tab):
    panel = open_tab("confusion", "linear-svm").view
    panel.against.setCurrentIndex(1)
    panel.against.activated.emit(1)
    qtbot.waitUntil(lambda: panel.view.before is not None, timeout=WAIT)
    qtbot.mouseClick(panel.similar, Qt.MouseButton.LeftButton)
    panel.similar.setChecked(False)
    assert panel.view.before is not None
    assert panel.view.figure.row_order.tolist() == list(range(8))


def test_the_reference_and_the_test_can_be_chosen_and_the_table_copied(qtbot, open_tab):
    tab = open_tab("scores")
    panel = tab.view
    panel.reference.setCurrentText("Spectral classification")
    panel.test.setCurrentIndex(panel.test.findData("paired_t"))
    with qtbot.waitSignal(tab.figure_shown, timeout=WAIT):
        panel.test.activated.emit(panel.test.currentIndex())
    assert (tab.figure.reference, tab.figure.test) == ("spectral-classification", "paired_t")
    assert "than Spectral classification by" in panel.caption.text()
    assert "(Paired t-test" in panel.caption.text()
    press(qtbot, panel, "Copy as &Markdown")
    assert QGuiApplication.clipboard().text().startswith("| Method | Training | Accuracy |")
    press(qtbot, panel, "Copy as La&TeX")
    assert r"\begin{tabular}" in QGuiApplication.clipboard().text()


def test_errors_in_space_are_listed_and_read(qtbot, open_tab):
    panel = open_tab("space", "spectral-classification").view
    press(qtbot, panel, "List &errors")
    names = panel.documents.names
    assert names.rowCount() == int(panel.frames[-1].is_error.sum()) > 0
    press(qtbot, panel, "Copy")
    assert QGuiApplication.clipboard().text().splitlines() == names.stringList()
    assert "classified as" in names.index(0, 0).data()
    panel.documents.list.setFocus()
    qtbot.keyClick(panel.documents.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: len(panel.documents.text.toPlainText()) > 50, timeout=WAIT)


def test_a_method_without_coordinates_offers_one_that_has_them(qtbot, page, open_tab):
    tab = open_tab("space", "linear-svm")
    assert "stored no coordinates" in tab.message()
    assert tab.alternative_button.isVisible()
    qtbot.mouseClick(tab.alternative_button, Qt.MouseButton.LeftButton)
    assert page.configuration.currentData() == "spectral-classification"
    qtbot.waitUntil(lambda: tab.figure is not None, timeout=WAIT)
    assert not tab.alternative_button.isVisible()


def test_space_plays_through_the_training_sizes(qtbot, open_tab):
    panel = open_tab("space", "spectral-classification").view
    assert panel.frame.maximum() == 1
    assert panel.frame.value() == 1
    press(qtbot, panel, "&Play")
    assert panel.frame.value() == 0
    assert "3%" in panel.frame_name.text()
    qtbot.waitUntil(lambda: panel.frame.value() == 1, timeout=WAIT)
    press(qtbot, panel, "&Stop")
    assert not panel.timer.isActive()


def test_a_difference_has_a_caption_and_no_percentages(qtbot, open_tab):
    panel = open_tab("confusion", "linear-svm").view
    assert panel.caption.isHidden()
    assert panel.against.itemText(0) == "No comparison"
    panel.against.setCurrentIndex(1)
    panel.against.activated.emit(1)
    qtbot.waitUntil(lambda: panel.view.before is not None, timeout=WAIT)
    assert panel.against.currentText() == "Difference from Spectral classification"
    assert "gained (+) or lost" in panel.caption.text()
    assert not panel.shares.isEnabled()
    panel.against.setCurrentIndex(0)
    panel.against.activated.emit(0)
    assert panel.caption.isHidden()
    assert panel.shares.isEnabled()


def test_a_method_requested_before_the_run_is_read_is_shown(qtbot, window, run):
    page = window.page("results")
    page.configuration.clear()  # as before a run has been read
    window.workspace.show_run(run.id)
    assert page.choose_configuration("spectral-classification")
    qtbot.waitUntil(
        lambda: page.configuration.currentData() == "spectral-classification", timeout=WAIT
    )
    assert not page.choose_configuration("spectral-classification")
