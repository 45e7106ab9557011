"""Checks that the text of a window is legible: every character has a glyph and was drawn."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontInfo, QImage, QTextLayout
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QWidget

_MINIMUM_CONTRAST = 60  # of 255, between the darkest and the lightest pixel of a text


def illegible_texts(window: QWidget, picture: QImage) -> list[str]:
    """List the visible texts that lack glyphs or do not appear in the picture."""
    texts = list(_visible_texts(window))
    problems = [] if texts else ["the window shows no text"]
    for text, font, area in texts:
        missing = missing_characters(text, font)
        if missing:
            problems.append(f"{text!r} has characters without a glyph: {missing!r}")
        elif area.isValid() and not _is_drawn(picture, area):
            problems.append(f"{text!r} is not visible")
    return problems


def missing_characters(text: str, font: QFont) -> str:
    """The characters that would be drawn as boxes; without any font, all of them."""
    if not QFontInfo(font).family():
        return "".join(sorted(set(text)))
    printable = (character for character in sorted(set(text)) if character.isprintable())
    return "".join(character for character in printable if _has_no_glyph(character, font))


def _has_no_glyph(character: str, font: QFont) -> bool:
    layout = QTextLayout(character, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    return not runs or any(index == 0 for run in runs for index in run.glyphIndexes())


def _visible_texts(window: QWidget) -> Iterator[tuple[str, QFont, QRect]]:
    labels, buttons = window.findChildren(QLabel), window.findChildren(QAbstractButton)
    shown: list[QLabel | QAbstractButton] = [*labels, *buttons]
    for widget in shown:
        text = widget.text()
        if text.strip() and widget.isVisible() and _is_uncovered(widget, window):
            yield text, widget.font(), _area(widget, window)
    for item_list in window.findChildren(QListWidget):
        if item_list.isVisible():
            for row in range(item_list.count()):
                yield item_list.item(row).text(), item_list.font(), QRect()


def _is_uncovered(widget: QWidget, window: QWidget) -> bool:
    """Whether the middle of a widget is neither below a message nor scrolled out of view."""
    top = window.childAt(widget.mapTo(window, widget.rect().center()))
    return top is not None and (
        top is widget or widget.isAncestorOf(top) or top.isAncestorOf(widget)
    )


def _area(widget: QWidget, window: QWidget) -> QRect:
    visible = widget.visibleRegion().boundingRect()
    return QRect(widget.mapTo(window, visible.topLeft()), visible.size())


def _is_drawn(picture: QImage, area: QRect) -> bool:
    scale = picture.devicePixelRatio()
    left, top = round(area.x() * scale), round(area.y() * scale)
    part = picture.copy(left, top, round(area.width() * scale), round(area.height() * scale))
    grey = part.convertToFormat(QImage.Format.Format_Grayscale8)
    values = {value for row in range(grey.height()) for value in _row(grey, row)}
    return bool(values) and max(values) - min(values) >= _MINIMUM_CONTRAST


def _row(grey: QImage, row: int) -> bytes:
    line: Any = grey.constScanLine(row)
    return bytes(line[: grey.width()])  # Qt pads each line to a multiple of four bytes
