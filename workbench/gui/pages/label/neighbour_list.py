"""The most similar documents in one line each, with a dot in the colour of their class."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QIcon, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from workbench.background.labelling import SimilarDocument
from workbench.gui.widgets.page_header import ElidedLabel
from workbench.gui.widgets.sizes import SMALL, no_margins
from workbench.gui.widgets.theme import set_text_role
from workbench.palette import UNKNOWN

_DOT = 10


class NeighbourList(QWidget):
    """Emits the document that was clicked."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: list[_Line] = []
        self._count, self._most = 0, 4
        self._column = QVBoxLayout(self)
        no_margins(self._column, 2)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_most(self, most: int) -> None:
        """Show no more lines than there is room for."""
        self._most = most
        for position, line in enumerate(self.lines):
            line.setVisible(position < min(self._count, most))

    def show_documents(
        self,
        documents: Sequence[SimilarDocument],
        names: Sequence[str],
        colours: Sequence[QColor],
    ) -> None:
        """Show a line for each document."""
        while len(self.lines) < len(documents):
            line = _Line()
            line.clicked.connect(self.chosen)
            self.lines.append(line)
            self._column.addWidget(line)
        self._count = len(documents)
        for position, line in enumerate(self.lines):
            line.setVisible(position < min(len(documents), self._most))
            if position < len(documents):
                line.show_document(documents[position], names, colours)
        self.setVisible(bool(documents))


class _Line(QWidget):
    """One neighbour."""

    clicked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._row = -1
        self._dot = QLabel()
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        set_text_role(self.label, "secondary")
        self.title = ElidedLabel("", "secondary")
        line = QHBoxLayout(self)
        no_margins(line, SMALL)
        line.addWidget(self._dot)
        line.addWidget(self.label)
        line.addWidget(self.title, 1)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_document(
        self, shown: SimilarDocument, names: Sequence[str], colours: Sequence[QColor]
    ) -> None:
        """Show a document and whether its class is by hand."""
        self._row = shown.row
        is_known = 0 <= shown.class_number < len(names)
        colour = colours[shown.class_number] if is_known else QColor(UNKNOWN)
        self._dot.setPixmap(dot(colour, _DOT, is_filled=shown.is_by_hand).pixmap(_DOT, _DOT))
        name = names[shown.class_number] if is_known else self.tr("similar")
        self.label.setText(self.tr("{}, by hand").format(name) if shown.is_by_hand else name)
        self.title.setText(shown.title)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Choose the document."""
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit(self._row)


def dot(colour: QColor, side: int, is_filled: bool = True) -> QIcon:
    """A dot or ring in a colour."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = painter.pen()
    pen.setColor(colour)
    pen.setWidth(2)
    painter.setPen(pen)
    painter.setBrush(colour if is_filled else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(2, 2, side - 4, side - 4)
    painter.end()
    return QIcon(picture)
