"""The Results page: tabs, confusion cells, decisive terms, saved files."""

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from tests.gui.pages.results.conftest import WAIT
from workbench.gui.pages.results.tabs import TABS
from workbench.gui.shell.application import make_window


def press(qtbot, parent, text):
    button = next(b for b in parent.findChildren(QPushButton) if b.text() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_every_offered_tab_shows_a_figure_and_others_have_no_tab(page, open_tab):
    offered = [tab for tab in TABS if page.tab(tab.figure) in page.tabs.offered()]
    assert [tab.figure for tab in offered] == [
        *("overview", "scores", "learning curve", "certainty", "confusion", "space", "spectrum"),
        *("affinity", "characteristic terms", "time"),
    ]
    for description in offered:
        assert open_tab(description.figure).figure is not None, description.figure


def test_the_groups_are_those_with_a_picture(page):
    groups = [page.tabs.groups.tabText(row) for row in range(page.tabs.groups.count())]
    assert groups == ["Overview", "Scores", "Errors", "Space", "Terms", "Cost"]


def test_boxes_are_shown_only_where_they_act(page, open_tab):
    acting = {
        "overview": (False, True, True),
        "scores": (False, False, False),
        "confusion": (True, True, False),
        "space": (True, True, False),
        "time": (False, False, False),
    }
    for figure, expected in acting.items():
        open_tab(figure)
        boxes = (page.configuration, page.training, page.metric_choice)
        assert tuple(box.isVisible() for box in boxes) == expected, figure


def test_the_box_names_the_method_that_the_picture_shows(page, open_tab):
    open_tab("confusion", "linear-svm")
    tab = open_tab("spectrum")  # which the SVM has not
    assert tab.figure.configuration == "spectral-classification"
    assert page.configuration.currentData() == "spectral-classification"
    open_tab("confusion")
    assert page.configuration.currentData() == "linear-svm", "the choice of the page is kept"


def test_the_box_and_the_map_show_the_same_training_size(qtbot, page, open_tab):
    panel = open_tab("space", "spectral-classification").view
    page.training.setCurrentIndex(page.training.findData("3%"))
    page.training.activated.emit(page.training.currentIndex())
    assert panel.frames[panel.frame.value()].training == "3%"
    panel.frame.setValue(1)
    assert page.training.currentData() == "10%"


def test_every_tab_is_explained_in_at_most_two_sentences():
    for tab in TABS[1:]:  # the overview explains itself
        assert 1 <= tab.explanation.count(". ") + tab.explanation.endswith(".") <= 2


def test_a_method_without_a_space_shows_a_projection(qtbot, open_tab):
    panel = open_tab("space", "linear-svm").view
    qtbot.waitUntil(lambda: bool(panel.frames), timeout=WAIT)
    assert panel.projection.currentText() == "Spectral"
    assert len(panel.frames[0].documents) == 1600


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
    first = panel.documents.list.item(0)
    assert panel.documents.text.toPlainText().startswith(first.text().rstrip(" …"))
    assert first.toolTip().startswith("<qt>tour-")
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
    assert QGuiApplication.clipboard().text().startswith("| Method | Training | Mode | Accuracy |")
    press(qtbot, panel, "Copy as La&TeX")
    assert r"\begin{tabular}" in QGuiApplication.clipboard().text()


def test_errors_in_space_are_selected_listed_and_read(qtbot, window, open_tab):
    panel = open_tab("space", "spectral-classification").view
    press(qtbot, panel, "Select e&rrors")
    listed = panel.documents.documents
    wrong = panel.frames[-1].is_error
    qtbot.waitUntil(lambda: listed.names.rowCount() == int(wrong.sum()) > 0, timeout=WAIT)
    press(qtbot, panel, "Copy")
    assert QGuiApplication.clipboard().text().splitlines() == listed.names.stringList()
    listed.list.setFocus()
    qtbot.keyClick(listed.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: len(listed.text.toPlainText()) > 50, timeout=WAIT)
    read = window.workspace.selection.focus
    assert read in panel.frames[-1].documents[wrong]
    marked = panel.view.focus_mark.getData()
    point = panel.frames[-1].documents.tolist().index(read)
    position = panel.frames[-1].plane(*panel.view.dimensions)[point]
    assert (marked[0][0], marked[1][0]) == tuple(position), "its point is marked"


def test_a_cell_selects_its_documents_everywhere(qtbot, window, open_tab):
    tab = open_tab("confusion", "spectral-classification")
    tab.view.open_cell(0, 0)
    selection = window.workspace.selection
    assert selection.documents.tolist() == tab.figure.documents_of(0, 0).tolist()
    panel = open_tab("space").view
    listed = panel.documents.documents
    qtbot.waitUntil(lambda: listed.names.rowCount() == len(selection), timeout=WAIT)
    press(qtbot, panel.documents, "&Words")
    qtbot.waitUntil(
        lambda: panel.documents.answer.text().startswith("Typical words: "), timeout=WAIT
    )


def test_words_find_documents_and_similar_ones_follow(qtbot, window, open_tab):
    panel = open_tab("space", "spectral-classification").view
    panel.search.setText("bicycles")
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    selection = window.workspace.selection
    qtbot.waitUntil(lambda: len(selection) > 0, timeout=WAIT)
    found = set(selection.documents.tolist())
    assert selection.title == "with “bicycles”"
    with qtbot.waitSignal(selection.changed, timeout=WAIT):
        press(qtbot, panel.documents, "S&imilar")
    assert not found & set(selection.documents.tolist())
    panel.search.clear()
    assert not selection


def test_selected_documents_are_sent_to_the_label_page(qtbot, window, run, open_tab):
    panel = open_tab("space", "spectral-classification").view
    window.workspace.selection.select([3, 5])
    with qtbot.waitSignal(window.workspace.labelling_requested, timeout=WAIT) as sent:
        panel.documents.send_to_labelling()
    (request,) = sent.args
    assert request.document_ids == (run.document_ids[3], run.document_ids[5])
    assert request.corpus == "tour"
    assert window.workspace.label_request == request


def test_selected_documents_are_saved_with_their_texts(qtbot, window, run, open_tab, tmp_path):
    panel = open_tab("space", "spectral-classification").view
    window.workspace.selection.select([3, 5])
    file = tmp_path / "documents.csv"
    with qtbot.waitSignal(window.workspace.message_posted, timeout=WAIT):
        panel.documents.save_table(str(file))
    header, *rows = file.read_text(encoding="utf-8").splitlines()
    assert header.startswith("document,class,text")
    assert len(rows) == 2
    assert rows[0].startswith(run.document_ids[3])


def test_a_cell_that_is_not_open_yet_leaves_no_empty_boxes(open_tab):
    documents = open_tab("confusion", "linear-svm").view.documents
    assert documents.parts.isHidden()


def test_space_plays_through_the_training_sizes(qtbot, open_tab):
    panel = open_tab("space", "spectral-classification").view
    assert panel.frame.maximum() == 1
    panel.frame.setValue(1)
    press(qtbot, panel, "&Play")
    assert panel.frame.value() == 0
    assert "3 %" in panel.frame_name.text()
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


def test_a_run_that_ends_is_shown_where_no_other_was_chosen(qtbot, run):
    window = make_window(run.folder.parent)
    qtbot.addWidget(window)
    page = window.page("results")
    assert page.empty.title.text() == "No run is selected"
    window.queue.ended.emit(run.id, "finished", "")
    assert page.empty.title.text() == "Reading the run …"
    qtbot.waitUntil(lambda: page.run_shown() == run.id, timeout=WAIT)
    window.queue.ended.emit("another", "finished", "")
    assert page.run_shown() == run.id
    window.close()


def test_a_run_that_cannot_be_read_is_not_waited_for(qtbot, run):
    window = make_window(run.folder.parent)
    qtbot.addWidget(window)
    page = window.page("results")
    page.show_run("no-such-run")
    qtbot.waitUntil(lambda: page.empty.title.text() == "No run is selected", timeout=WAIT)
    assert page.empty.sentence.text()
    window.close()


def test_documents_are_found_while_a_word_is_typed(qtbot, page, window, open_tab):
    panel, selection = open_tab("space", "linear-svm").view, window.workspace.selection
    qtbot.waitUntil(lambda: bool(panel.frames), timeout=WAIT)
    said = []
    window.workspace.message_posted.connect(said.append)
    qtbot.keyClicks(panel.search, "bicycl")  # no word, so nothing is said or selected yet
    qtbot.wait(600)
    assert not len(selection.documents)
    qtbot.keyClicks(panel.search, "es")
    qtbot.waitUntil(lambda: len(selection.documents) > 0, timeout=WAIT)
    assert selection.title == "with “bicycles”"
    assert said == []
