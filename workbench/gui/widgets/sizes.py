"""Distances, corners and type sizes: the only ones that pages use."""

from PySide6.QtGui import QFont, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication, QLayout

# Distances in pixels; nothing between them.
TINY, SMALL, MEDIUM, LARGE, WIDE, HUGE = 4, 8, 12, 16, 24, 32

RADIUS_CARD, RADIUS_CONTROL, RADIUS_SMALL = 12, 8, 5
ICON, SMALL_ICON, LARGE_ICON, PICTURE = 18, 14, 24, 56  # sides of icons

# Type sizes in pixels at the usual text size.
_TYPE = {"number": 30, "title": 22, "lead": 15, "heading": 14, "body": 13, "secondary": 12}
_SEMI_BOLD = ("number", "title", "heading")
TEXT_SIZES = {"small": 0.9, "usual": 1.0, "large": 1.2, "very large": 1.45}


def body_pixels() -> int:
    """The size of plain text now, in pixels."""
    return QFontInfo(QApplication.font()).pixelSize()


def role_pixels(role: str) -> int:
    """The size of text in a role, which follows the text size of the program."""
    return round(_TYPE[role] * body_pixels() / _TYPE["body"])


def role_font(role: str) -> QFont:
    """The font of a role: number, title, lead, heading, body or secondary."""
    font = QFont(QApplication.font())
    set_pixels(font, role_pixels(role))
    if role in _SEMI_BOLD:
        font.setWeight(QFont.Weight.DemiBold)
    return font


def body_font(text_size: str, family: QFont) -> QFont:
    """The font of plain text at a text size of the preferences."""
    font = QFont(family)
    set_pixels(font, round(_TYPE["body"] * TEXT_SIZES.get(text_size, 1.0)))
    return font


def set_pixels(font: QFont, pixels: float) -> None:
    """Set the size of a font in points, because widgets scale fonts by their points."""
    screen = QGuiApplication.primaryScreen()
    font.setPointSizeF(pixels * 72 / (screen.logicalDotsPerInchY() if screen else 96.0))


def tabular(font: QFont) -> QFont:
    """The font with figures of equal width, so that columns of numbers line up."""
    font = QFont(font)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def no_margins(layout: QLayout, spacing: int = SMALL) -> None:
    """Let a layout fill its widget, with a distance between its parts."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
