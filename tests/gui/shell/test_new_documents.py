"""The New documents dialog predicts classes of typed texts and of files and marks words."""

import pytest
from PySide6.QtCore import Qt

WAIT = 120_000
POST = "The doctor gave me a tablet against the fever and every symptom of flu. 🤒 Fever again."


@pytest.fixture
def dialog(qtbot, window, finished_run):
    window.workspace.run_chosen.emit(finished_run)
    dialog = window.commands.show_new_documents()
    qtbot.waitUntil(lambda: dialog.method.count() == 2, timeout=WAIT)
    return dialog


def has_prediction(dialog):
    return bool(dialog.classified.predicted_class.text())


def test_the_menu_entry_is_enabled_once_a_run_is_chosen(window, made_run):
    action = window.menus.actions["new documents"]
    assert not action.isEnabled()
    window.workspace.run_chosen.emit(made_run.name)
    assert action.isEnabled()


def test_a_text_gets_a_class_and_marked_words(qtbot, window, dialog):
    assert not dialog.classify_button.isEnabled()
    dialog.text.setPlainText(POST)
    qtbot.mouseClick(dialog.classify_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: has_prediction(dialog), timeout=WAIT)
    assert dialog.classified.predicted_class.text() == "medicine"
    assert "Scores:" in dialog.classified.explanation.text()
    assert "below 0 against it" in dialog.classified.explanation.text()
    assert "fever" in dialog.classified.explanation.text().lower()
    marked = [
        selection.cursor.selectedText() for selection in dialog.classified.text.extraSelections()
    ]
    assert "fever" in marked
    assert "Fever" in marked  # after the emoji, which Qt counts as two characters


def test_a_text_of_unknown_words_is_reported_as_a_guess(qtbot, window, dialog):
    dialog.text.setPlainText("qwxzv zzyqx")
    qtbot.mouseClick(dialog.classify_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: has_prediction(dialog), timeout=WAIT)
    assert "a guess" in dialog.classified.explanation.text()
    assert dialog.classified.text.extraSelections() == []


def test_the_documents_of_a_file_are_listed_in_a_table(qtbot, window, dialog, tmp_path):
    file = tmp_path / "posts.csv"
    file.write_text(
        "id,text\n1,the doctor and the fever\n2,<b>the coach and the football team</b>\n",
        encoding="utf-8",
    )
    dialog.classify_file(str(file))
    qtbot.waitUntil(lambda: has_prediction(dialog), timeout=WAIT)
    table = dialog.classified.table
    assert table.isVisible()
    assert [table.item(row, 0).text() for row in range(2)] == ["1", "2"]
    assert table.horizontalScrollBar().maximum() == 0  # the texts are not beyond the edge
    assert table.columnWidth(4) > table.fontMetrics().horizontalAdvance("the doctor")
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert dialog.classified.text.toPlainText() == "<b>the coach and the football team</b>"
    assert dialog.classified.predicted_class.text() == table.item(1, 1).text()


def test_another_method_classifies_the_opened_file_again(qtbot, window, dialog, tmp_path):
    file = tmp_path / "posts.csv"
    file.write_text("id,text\n1,the doctor and the fever\n2,the football team\n", "utf-8")
    dialog.classify_file(str(file))
    qtbot.waitUntil(lambda: has_prediction(dialog) and dialog.job is None, timeout=WAIT)
    dialog.classified.predicted_class.clear()
    dialog.method.setCurrentIndex(1)
    dialog.method.activated.emit(1)
    qtbot.waitUntil(lambda: has_prediction(dialog), timeout=WAIT)
    table = dialog.classified.table
    assert table.rowCount() == 2
    titles = [table.horizontalHeaderItem(column).text() for column in range(table.columnCount())]
    assert titles[-1] == "Text"
    assert table.item(1, 4).text() == "the football team"
    assert titles[3] in ("Probability", "Lead")
    assert table.item(0, 3).text() not in ("", "–")


def test_a_plain_text_file_is_one_document(qtbot, window, dialog, tmp_path):
    file = tmp_path / "post.txt"
    file.write_bytes("first line\r\nthe doctor and the fever\r\n".encode("utf-16"))
    dialog.classify_file(str(file))
    qtbot.waitUntil(lambda: has_prediction(dialog), timeout=WAIT)
    assert "fever" in dialog.text.toPlainText()
    assert not dialog.classified.table.isVisible()


def test_a_missing_file_is_reported_in_the_dialog(qtbot, window, dialog, tmp_path):
    dialog.classify_file(str(tmp_path / "missing.csv"))
    qtbot.waitUntil(
        lambda: "missing.csv" in dialog.message.text() and dialog.job is None, timeout=WAIT
    )
    assert dialog.message.objectName() == "problem"


def test_the_dialog_can_be_closed_during_a_job(qtbot, window, dialog):
    dialog.text.setPlainText(POST)
    dialog.classify_text()
    job = dialog.job
    with qtbot.waitSignal(job.ended, timeout=WAIT):
        dialog.close()
