"""Texts of an SVG: fonts that every system has some of, and the widths of the screen.

A program without the font of the window would else write wider texts, over lines and out of the
picture. Browsers and Inkscape fit a text to its length; librsvg does not know that request.
"""

import html
import re

from PySide6.QtGui import QFont, QFontMetricsF

from workbench.gui.widgets.sizes import set_pixels

_OTHER_FONTS = "Inter, 'Noto Sans', 'Segoe UI', 'DejaVu Sans', Helvetica, Arial, sans-serif"
_FAMILY = re.compile(r'font-family="([^"]*)"')
_TEXT = re.compile(r"<text (?P<attributes>[^>]*)>(?P<text>[^<]+)</text>")
_FIT = ' textLength="{:.2f}" lengthAdjust="spacingAndGlyphs"'


def texts_as_on_screen(svg: str) -> str:
    """Give every text its length, and every font the names of others in its place."""
    fitted = _TEXT.sub(_fitted, svg)
    return _FAMILY.sub(lambda found: f'font-family="{_families(found[1])}"', fitted)


def _fitted(found: re.Match[str]) -> str:
    attributes, text = found["attributes"].rstrip(), found["text"]
    length = QFontMetricsF(_font(attributes)).horizontalAdvance(html.unescape(text))
    fit = _FIT.format(length) if length > 0 else ""
    return f"<text {attributes}{fit}>{text}</text>"


def _font(attributes: str) -> QFont:
    values = dict(re.findall(r'([\w-]+)="([^"]*)"', attributes))
    font = QFont(values.get("font-family", ""))
    set_pixels(font, float(values.get("font-size", 0)) or 1.0)
    font.setWeight(QFont.Weight(int(values.get("font-weight", 400))))
    font.setItalic(values.get("font-style") == "italic")
    return font


def _families(first: str) -> str:
    return _OTHER_FONTS if first in ("", "Inter") else f"'{first}', {_OTHER_FONTS}"
