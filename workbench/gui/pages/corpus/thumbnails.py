"""Small pictures of recent corpora: their documents as points in the colours of their classes."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap

from workbench.gui.widgets.icons import draw_icon
from workbench.gui.widgets.rows import THUMBNAIL
from workbench.gui.widgets.sizes import LARGE_ICON, RADIUS_CONTROL
from workbench.gui.widgets.style_controls import rounded
from workbench.gui.widgets.theme import theme_roles
from workbench.palette import UNKNOWN, class_colour

_EDGE = 7  # pixels without points
_RADIUS = 2.2


def thumbnail(points: Sequence[Sequence[float]], palette: QPalette, ratio: float) -> QPixmap:
    """A picture of the points (x, y, class); without points, that of a file."""
    size = THUMBNAIL * ratio
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    roles = theme_roles(palette)
    background = QRect(0, 0, THUMBNAIL.width(), THUMBNAIL.height())
    rounded(painter, background, roles.alternate, None, RADIUS_CONTROL)
    if not points:
        position = QRect(0, 0, LARGE_ICON, LARGE_ICON)
        position.moveCenter(background.center())
        draw_icon(painter, "files", position, QColor(roles.outline))
    painter.setPen(Qt.PenStyle.NoPen)
    width, height = THUMBNAIL.width() - 2 * _EDGE, THUMBNAIL.height() - 2 * _EDGE
    for x, y, number in points:
        colour = UNKNOWN if number < 0 else class_colour(int(number))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QPointF(_EDGE + x * width, _EDGE + (1 - y) * height), _RADIUS, _RADIUS)
    painter.end()
    return pixmap
