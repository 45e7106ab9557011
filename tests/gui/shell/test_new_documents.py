"""New documents: pasted or from a file, with the class and the words that decided."""

import pytest
from PySide6.QtCore import Qt

WAIT = 120_000
POST = "The doctor gave me a tablet against the fever and every symptom of flu. 🤒 Fever again."


@pytest.fixture
def dialog(qtbot, window, finished_run):
    window.workspace.run_chosen.emit(finished_run)
    made = window.commands.show_new_documents()
    qtbot.waitUntil(lambda: made.method.count() == 2, timeout=WAIT)
    return made


def answered(dialog):
    return bool(dialog.answers.verdict.text())


def test_the_entry_waits_for_a_run(window, made_run):
    action = window.menus.actions["new documents"]
    assert not action.isEnabled()
    window.workspace.run_chosen.emit(made_run.name)
    assert action.isEnabled()


def test_a_pasted_text_has_its_class_and_its_words(qtbot, window, dialog):
    assert not dialog.classify_button.isEnabled()
    dialog.text.setPlainText(POST)
    qtbot.mouseClick(dialog.classify_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: answered(dialog), timeout=WAIT)
    assert dialog.answers.verdict.text() == "medicine"
    assert "Scores:" in dialog.answers.reason.text()
    assert "below 0 against it" in dialog.answers.reason.text()
    assert "fever" in dialog.answers.reason.text().lower()
    marked = [one.cursor.selectedText() for one in dialog.answers.text.extraSelections()]
    assert "fever" in marked
    assert "Fever" in marked  # behind the emoji, where Qt counts differently


def test_words_nobody_knows_are_told(qtbot, window, dialog):
    dialog.text.setPlainText("qwxzv zzyqx")
    qtbot.mouseClick(dialog.classify_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: answered(dialog), timeout=WAIT)
    assert "a guess" in dialog.answers.reason.text()
    assert dialog.answers.text.extraSelections() == []


def test_the_documents_of_a_file_stand_in_a_table(qtbot, window, dialog, tmp_path):
    file = tmp_path / "posts.csv"
    file.write_text(
        "id,text\n1,the doctor and the fever\n2,<b>the coach and the football team</b>\n",
        encoding="utf-8",
    )
    dialog.classify_file(str(file))
    qtbot.waitUntil(lambda: answered(dialog), timeout=WAIT)
    table = dialog.answers.table
    assert table.isVisible()
    assert [table.item(row, 0).text() for row in range(2)] == ["1", "2"]
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert dialog.answers.text.toPlainText() == "<b>the coach and the football team</b>"
    assert dialog.answers.verdict.text() == table.item(1, 1).text()


def test_a_plain_text_file_is_one_document(qtbot, window, dialog, tmp_path):
    file = tmp_path / "post.txt"
    file.write_bytes("first line\r\nthe doctor and the fever\r\n".encode("utf-16"))
    dialog.classify_file(str(file))
    qtbot.waitUntil(lambda: answered(dialog), timeout=WAIT)
    assert "fever" in dialog.text.toPlainText()
    assert not dialog.answers.table.isVisible()


def test_a_file_that_cannot_be_read_is_told_in_the_dialog(qtbot, window, dialog, tmp_path):
    dialog.classify_file(str(tmp_path / "gone.csv"))
    qtbot.waitUntil(lambda: "gone.csv" in dialog.told.text() and dialog._task is None, timeout=WAIT)
    assert dialog.told.objectName() == "problem"


def test_closing_before_the_answer_is_no_crash(qtbot, window, dialog):
    dialog.text.setPlainText(POST)
    dialog.classify_text()
    task = dialog._task
    with qtbot.waitSignal(task.ended, timeout=WAIT):
        dialog.close()
