"""Words marked in a text that stays plain: what spoke for a class, and what against it."""

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from workbench.background.highlights import Mark
from workbench.gui.widgets.phrases import with_short_lines

FOR, AGAINST = QColor("#d55e00"), QColor("#0072b2")


def show_marked(field: QPlainTextEdit, text: str, marks: Sequence[Mark]) -> None:
    """Show a text with its marks: orange and underlined above zero, blue below."""
    field.setPlainText(with_short_lines(text))
    strongest = max((abs(one.weight) for one in marks), default=1.0) or 1.0
    wide = _wide_characters(text)
    field.setExtraSelections([_selection(field, one, strongest, wide) for one in marks])


def _selection(
    field: QPlainTextEdit, mark: Mark, strongest: float, wide: Sequence[int]
) -> QTextEdit.ExtraSelection:
    colour = QColor(FOR if mark.weight > 0 else AGAINST)
    colour.setAlpha(40 + round(150 * abs(mark.weight) / strongest))
    marking = QTextCharFormat()
    marking.setBackground(colour)
    if mark.weight > 0:  # not by colour alone
        marking.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
    cursor = QTextCursor(field.document())
    cursor.setPosition(mark.start + bisect_left(wide, mark.start))
    cursor.setPosition(mark.end + bisect_left(wide, mark.end), QTextCursor.MoveMode.KeepAnchor)
    selection = QTextEdit.ExtraSelection()
    selection.cursor, selection.format = cursor, marking
    return selection


def _wide_characters(text: str) -> list[int]:
    """Where Qt counts two: characters beyond the first 65,536, such as emoji."""
    return [place for place, one in enumerate(text) if one > "\uffff"]
