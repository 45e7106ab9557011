"""Whether the text of a window can be read: every character has a glyph, and it was drawn."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontInfo, QImage, QTextLayout
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QWidget

_LEAST_DIFFERENCE = 60  # of 255 between the darkest and the lightest spot of a text


def illegible_texts(window: QWidget, picture: QImage) -> list[str]:
    """Say which visible texts have characters without a glyph or are not seen in the picture."""
    found = list(_visible_texts(window))
    faults = [] if found else ["the window shows no text"]
    for text, font, place in found:
        missing = missing_characters(text, font)
        if missing:
            faults.append(f"{text!r} has characters that no font can draw: {missing!r}")
        elif place.isValid() and not _is_drawn(picture, place):
            faults.append(f"{text!r} is not to be seen")
    return faults


def missing_characters(text: str, font: QFont) -> str:
    """The characters that would be drawn as boxes; without any font these are all."""
    if not QFontInfo(font).family():
        return "".join(sorted(set(text)))
    return "".join(one for one in sorted(set(text)) if one.isprintable() and _is_box(one, font))


def _is_box(character: str, font: QFont) -> bool:
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
        if text.strip() and widget.isVisible() and not widget.visibleRegion().isEmpty():
            yield text, widget.font(), _place(widget, window)
    for chooser in window.findChildren(QListWidget):
        if chooser.isVisible():
            for row in range(chooser.count()):
                yield chooser.item(row).text(), chooser.font(), QRect()


def _place(widget: QWidget, window: QWidget) -> QRect:
    seen = widget.visibleRegion().boundingRect()
    return QRect(widget.mapTo(window, seen.topLeft()), seen.size())


def _is_drawn(picture: QImage, place: QRect) -> bool:
    scale = picture.devicePixelRatio()
    left, top = round(place.x() * scale), round(place.y() * scale)
    part = picture.copy(left, top, round(place.width() * scale), round(place.height() * scale))
    grey = part.convertToFormat(QImage.Format.Format_Grayscale8)
    lights = {one for row in range(grey.height()) for one in _row(grey, row)}
    return bool(lights) and max(lights) - min(lights) >= _LEAST_DIFFERENCE


def _row(grey: QImage, row: int) -> bytes:
    line: Any = grey.constScanLine(row)
    return bytes(line[: grey.width()])  # Qt fills the line up to a multiple of four bytes
