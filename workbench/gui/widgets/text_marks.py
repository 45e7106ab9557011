"""Marks words in a plain text that support a class or count against it."""

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from workbench.background.highlights import Mark
from workbench.gui.widgets.phrases import beginning, with_short_lines
from workbench.palette import BLUE, VERMILION

FOR, AGAINST = QColor(VERMILION), QColor(BLUE)


def show_marked(
    field: QPlainTextEdit,
    text: str,
    marks: Sequence[Mark],
    colours: tuple[QColor, QColor] = (FOR, AGAINST),
) -> None:
    """Show a text with marked words: underlined orange for positive weights, blue for negative."""
    whole, text = text, beginning(text)
    marks = [mark for mark in marks if mark.end <= len(text)]
    field.setPlainText(with_short_lines(text) + ("\n…" if len(text) < len(whole) else ""))
    strongest = max((abs(mark.weight) for mark in marks), default=1.0) or 1.0
    wide = _wide_characters(text)
    field.setExtraSelections(
        [
            _selection(field, mark, strongest, wide, colours[0 if mark.weight > 0 else 1])
            for mark in marks
        ]
    )


def _selection(
    field: QPlainTextEdit, mark: Mark, strongest: float, wide: Sequence[int], base: QColor
) -> QTextEdit.ExtraSelection:
    colour = QColor(base)
    colour.setAlpha(40 + round(150 * abs(mark.weight) / strongest))
    marking = QTextCharFormat()
    marking.setBackground(colour)
    if mark.weight > 0:  # so that colour is not the only difference
        marking.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
    cursor = QTextCursor(field.document())
    cursor.setPosition(mark.start + bisect_left(wide, mark.start))
    cursor.setPosition(mark.end + bisect_left(wide, mark.end), QTextCursor.MoveMode.KeepAnchor)
    selection = QTextEdit.ExtraSelection()
    selection.cursor, selection.format = cursor, marking
    return selection


def _wide_characters(text: str) -> list[int]:
    """The positions of characters that Qt counts as two, such as emoji."""
    return [position for position, character in enumerate(text) if character > "\uffff"]
