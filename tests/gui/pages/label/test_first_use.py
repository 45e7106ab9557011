"""The first minutes with unlabelled documents: classes are named by typing, then keys label."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.gui.pages.label.test_label_page import SECONDS, folder, labelling_of, page, settle

__all__ = ["folder", "page"]  # fixtures


def test_several_classes_are_named_in_a_row_and_a_digit_begins_to_label(window, folder, qtbot):
    page = window.show_page("label")
    window.workspace.open_corpus(str(folder))
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=SECONDS)
    window.show_page("label")
    settle(page, qtbot)
    QTest.keyClick(page, Qt.Key.Key_N)
    for name in ("sea", "hill", "mist"):  # whose letters would skip documents on the page
        QTest.keyClicks(page.classes.field, name)
        QTest.keyClick(page.classes.field, Qt.Key.Key_Return)
    assert page.state.names == ["sea", "hill", "mist"]
    assert not labelling_of(window).decisions()
    QTest.keyClick(page.classes.field, Qt.Key.Key_2)
    assert [decision.label for decision in labelling_of(window).decisions().values()] == ["hill"]
    assert page.classes.field.text() == ""
    assert page.hasFocus()


@pytest.mark.parametrize("name", ["Hill", "boat"])
def test_the_first_class_is_named_by_typing_wherever_the_focus_is(window, folder, qtbot, name):
    page = window.show_page("label")
    window.workspace.open_corpus(str(folder))
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=SECONDS)
    window.show_page("label")
    assert page.classes.field is window.focusWidget()
    page.setFocus()
    QTest.keyClicks(page, name[0])
    assert page.classes.field is window.focusWidget()
    QTest.keyClicks(page.classes.field, name[1:])
    QTest.keyClick(page.classes.field, Qt.Key.Key_Return)
    assert page.state.names == [name]


def test_after_a_click_elsewhere_letters_still_name_the_first_classes(window, folder, qtbot):
    page = window.show_page("label")
    window.workspace.open_corpus(str(folder))
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=SECONDS)
    window.show_page("label")
    # On the page the first letters of these names would skip, and look for similar documents.
    for name, clicked in (("Ship", page), ("fish", page.card.text.viewport())):
        page.card.strategy.setFocus()
        qtbot.mouseClick(clicked, Qt.MouseButton.LeftButton)
        for letter in name:
            QTest.keyClicks(window.focusWidget(), letter)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert page.state.names == ["Ship", "fish"]
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton)
    assert page.hasFocus()  # keys label from now on


def test_the_evaluation_without_labels_says_what_is_missing(page, window, qtbot):
    with qtbot.waitSignal(window.workspace.message_posted) as posted:
        page.actions_row.use.click()
    assert posted.args[0].startswith("Nothing is labelled yet")
    assert window.page_in_view() == "label"


def test_a_corpus_opened_from_the_label_page_leads_back_to_it(window, folder, qtbot):
    page = window.show_page("label")
    qtbot.mouseClick(page.empty.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert window.page_in_view() == "corpus"
    window.workspace.open_corpus(str(folder))
    qtbot.waitUntil(lambda: window.page_in_view() == "label", timeout=SECONDS)
    corpus = window.show_page("corpus")
    assert corpus.header.context.text() == "60 documents · no classes"
    assert corpus.label.property("primary")
    assert not corpus.experiment.property("primary")
