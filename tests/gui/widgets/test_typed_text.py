"""A field for typed and pasted texts: a long one is held whole and laid out in part."""

import pytest
from PySide6.QtCore import QMimeData

from workbench.gui.widgets.long_text import PORTION
from workbench.gui.widgets.typed_text import TypedText


@pytest.fixture
def field(qtbot):
    field = TypedText()
    qtbot.addWidget(field)
    return field


def pasted(text):
    content = QMimeData()
    content.setText(text)
    return content


@pytest.mark.parametrize("text", ["x" * 5_000_000, "a word\n" * 400_000], ids=["word", "lines"])
def test_a_long_paste_is_whole_and_only_its_beginning_is_laid_out(field, text):
    field.setPlainText("typed before")
    field.insertFromMimeData(pasted(text))
    assert field.text() == text
    assert field.toPlainText().endswith(" …")
    assert len(field.toPlainText()) < 2 * PORTION


def test_what_is_edited_is_what_is_shown(field):
    field.show_text("word " * PORTION)
    field.insertPlainText("new ")
    assert field.text() == field.toPlainText()
    field.show_text("short")
    assert field.text() == "short"


def test_short_texts_are_pasted_where_the_cursor_is(field):
    field.setPlainText("one three")
    cursor = field.textCursor()
    cursor.setPosition(4)
    field.setTextCursor(cursor)
    field.insertFromMimeData(pasted("two "))
    assert field.text() == "one two three"


def test_a_short_text_pasted_into_a_long_one_leaves_the_rest(field):
    typed = "a " * (PORTION // 2 - 5)
    field.setPlainText(f"\N{PARTY POPPER}{typed}")
    cursor = field.textCursor()
    cursor.setPosition(2)  # behind the sign, which Qt counts as two
    field.setTextCursor(cursor)
    field.insertFromMimeData(pasted("b" * 20))
    assert field.text() == f"\N{PARTY POPPER}{'b' * 20}{typed}"


def test_a_text_pasted_over_all_of_a_long_one_takes_its_place(field):
    field.show_text("word " * PORTION)
    field.selectAll()
    field.insertFromMimeData(pasted("new"))
    assert field.text() == field.toPlainText() == "new"
