"""Line icons in the colour of the text, whatever the theme.

The files are from Lucide (ISC licence, beside them): 24 by 24, drawn with a line of 1.7 pixels.
"""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication

from workbench import paths
from workbench.gui.widgets.theme import theme_roles

_STROKE = b'stroke-width="1.7"'


class _LineIcon(QIconEngine):
    """Draws an icon in a role of the palette that the program has at that moment."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__()
        self._name = name
        self._role = role

    def clone(self) -> QIconEngine:
        """Another engine that draws the same."""
        return _LineIcon(self._name, self._role)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        """Draw the icon in the middle of a rectangle."""
        side = min(rect.width(), rect.height())
        ratio = painter.device().devicePixelRatioF() if painter.device() else 1.0
        colour = _colour(self._role, mode)
        picture = _picture(self._name, colour.name(), max(1, round(side * ratio)))
        area = QRect(0, 0, side, side)
        area.moveCenter(rect.center())
        painter.drawImage(area, picture)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The icon on a transparent background."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(QPoint(), size), mode, state)
        painter.end()
        return pixmap


def icon(name: str, role: str = "text") -> QIcon:
    """The icon of a file in resources/icons/lucide; `role` is a field of `palette.Roles`."""
    return QIcon(_LineIcon(name, role))


def draw_icon(painter: QPainter, name: str, area: QRect, colour: QColor) -> None:
    """Draw an icon in a colour, for widgets that paint themselves."""
    ratio = painter.device().devicePixelRatioF() if painter.device() else 1.0
    picture = _picture(name, colour.name(), max(1, round(area.width() * ratio)))
    painter.drawImage(area, picture)


def _colour(role: str, mode: QIcon.Mode) -> QColor:
    roles = theme_roles(QApplication.palette())
    if mode == QIcon.Mode.Disabled:
        return QColor(roles.outline)
    if role == "text" and mode == QIcon.Mode.Selected:
        return QApplication.palette().color(QPalette.ColorRole.Link)
    return QColor(getattr(roles, role))


@lru_cache(maxsize=512)
def _picture(name: str, colour: str, side: int) -> QImage:
    from PySide6.QtSvg import QSvgRenderer  # late: 5 ms at the start

    renderer = QSvgRenderer(QByteArray(_source(name).replace(b"currentColor", colour.encode())))
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return picture


@lru_cache(maxsize=128)
def _source(name: str) -> bytes:
    source = (paths.resources() / "icons" / "lucide" / f"{name}.svg").read_bytes()
    return source.replace(b'stroke-width="2"', _STROKE)
