"""Documents that another page sends are asked about next, on the corpus they belong to."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.pages.label.test_label_page import SECONDS, folder, page, press_right_key, settle
from workbench.gui.state.workspace import LabelRequest
from workbench.labelling.settings import USEFUL
from workbench.labelling.situation import GIVEN, SENT

__all__ = ["folder", "page"]


def wait_for(page, qtbot, name):
    qtbot.waitUntil(
        lambda: page.state.shown is not None and page.state.shown.name == name, timeout=SECONDS
    )


def test_sent_documents_come_next_even_if_they_have_a_class(page, window, folder, qtbot):
    press_right_key(page)
    settle(page, qtbot)
    labelled = next(iter(page.state.record.labels()))
    fresh = next(name for name in window.workspace.corpus.document_ids if name != labelled)
    window.workspace.send_to_labelling(LabelRequest(str(folder), (labelled, fresh), "selected"))
    assert window.workspace.label_request is None
    wait_for(page, qtbot, labelled)
    assert page.state.strategy == SENT
    assert page.card.strategy.currentData() == GIVEN
    press_right_key(page)
    wait_for(page, qtbot, fresh)
    with qtbot.waitSignal(window.workspace.message_posted, timeout=SECONDS) as posted:
        press_right_key(page)
    assert "done" in posted.args[0]
    settle(page, qtbot)
    assert page.state.strategy == USEFUL
    assert page.state.shown.name not in (labelled, fresh)


def test_the_corpus_of_sent_documents_is_opened_first(window, folder, qtbot):
    request = LabelRequest(str(folder), ("letter07.txt", "letter09.txt"), "selected")
    window.workspace.send_to_labelling(request)
    page = window.page("label")
    qtbot.waitUntil(lambda: page.state.shown is not None, timeout=SECONDS)
    assert page.isVisible() and page.state.shown.name.startswith("letter07")
    QTest.keyClick(page, Qt.Key.Key_S)
    qtbot.waitUntil(
        lambda: page.state.shown is not None and page.state.shown.name.startswith("letter09"),
        timeout=SECONDS,
    )


@pytest.mark.parametrize("corpus", ["no such corpus", ""])
def test_a_corpus_that_cannot_be_opened_is_reported(window, folder, qtbot, corpus):
    with qtbot.waitSignal(window.workspace.message_posted, timeout=SECONDS) as posted:
        window.workspace.send_to_labelling(LabelRequest(corpus, ("letter07",)))
    assert posted.args[0]
    assert window.workspace.label_request is None
