"""The selection of documents: what is selected, who is told, and when it is forgotten."""

import numpy as np

from workbench.gui.state.selection import DocumentSelection


def test_documents_are_selected_once_and_in_order(qtbot):
    selection = DocumentSelection()
    with qtbot.waitSignal(selection.changed):
        selection.select([5, 2, 5], "lasso")
    assert selection.documents.tolist() == [2, 5]
    assert (5 in selection, 4 in selection, len(selection), selection.title) == (
        *(True, False),
        *(2, "lasso"),
    )
    assert selection.contains(np.array([1, 2, 5])).tolist() == [False, True, True]


def test_the_same_documents_again_emit_no_signal(qtbot):
    selection = DocumentSelection()
    selection.select([1, 2])
    with qtbot.assertNotEmitted(selection.changed):
        selection.select([2, 1])


def test_the_same_documents_under_another_title_are_only_renamed(qtbot):
    selection = DocumentSelection()
    selection.select([1, 2], "router, modem")
    with qtbot.assertNotEmitted(selection.changed), qtbot.waitSignal(selection.retitled):
        selection.select([1, 2], "networks")
    with qtbot.assertNotEmitted(selection.retitled):
        selection.select([1, 2])
    assert selection.title == "networks"


def test_toggling_adds_and_removes(qtbot):
    selection = DocumentSelection()
    selection.select([1, 2])
    selection.toggle([3])
    assert selection.documents.tolist() == [1, 2, 3]
    selection.toggle([1, 3])
    assert selection.documents.tolist() == [2]
    selection.toggle([2, 4])
    assert selection.documents.tolist() == [2, 4]


def test_another_corpus_has_another_selection(qtbot):
    selection = DocumentSelection()
    selection.use_source("one")
    selection.select([1])
    selection.use_source("one")
    assert selection
    selection.use_source("another")
    assert not selection


def test_the_document_that_is_read_is_reported_once(qtbot):
    selection = DocumentSelection()
    with qtbot.waitSignal(selection.focused) as told:
        selection.read(7)
    assert told.args == [7]
    with qtbot.assertNotEmitted(selection.focused):
        selection.read(7)
