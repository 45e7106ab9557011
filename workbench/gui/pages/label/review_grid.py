"""Documents as a grid: one key gives all of them a class, except those that were excluded."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from workbench.background.labelling import GridDocument
from workbench.gui.widgets.cards import secondary
from workbench.gui.widgets.sizes import MEDIUM, RADIUS_CONTROL, SMALL, TINY, no_margins, role_font
from workbench.gui.widgets.style_controls import rounded
from workbench.gui.widgets.theme import theme_roles
from workbench.palette import UNKNOWN

_CELL = QSize(200, 104)
_DOT = 10
_FADED = 0.35
_MOVES = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


_EXCLUDE = (Qt.Key.Key_X, Qt.Key.Key_Delete, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ReviewGrid(QWidget):
    """Emits the class and the documents that were not excluded."""

    labelled = Signal(object, int)  # rows and a class
    opened = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.hint = secondary(
            self.tr(
                "A key (1–9 or a letter) labels all documents that are not excluded. Click, X or "
                "Enter excludes one or includes it again. Space accepts all "
                "suggestions. Esc returns."
            )
        )
        self.model = GridModel(self)
        self.list = _GridList(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_CellPainter(self.list))
        self.list.clicked.connect(lambda index: self.model.toggle(index.row()))
        self.list.doubleClicked.connect(
            lambda index: self.opened.emit(self.model.row_at(index.row()))
        )
        column = QVBoxLayout(self)
        no_margins(column, SMALL)
        column.addWidget(self.title)
        column.addWidget(self.hint)
        column.addWidget(self.list, 1)
        self.show_documents("", (), ())

    def show_documents(
        self,
        title: str,
        documents: Sequence[GridDocument],
        colours: Sequence[QColor],
        excluded: Collection[int] = (),
    ) -> None:
        """Show documents; some may be excluded from the beginning."""
        empty = self.tr("Choose a cluster (Shift+G), or draw around points with the lasso.")
        self.title.setText(title or empty)
        self.model.show_documents(documents, colours, excluded)
        if documents:
            self.list.setCurrentIndex(self.model.index(0))
            self.list.setFocus()

    def label(self, number: int) -> None:
        """Give all documents that are not excluded a class."""
        rows = self.model.rows()
        if rows:
            self.labelled.emit(rows, number)

    def accept(self) -> None:
        """Give each document the class that is suggested for it."""
        for number, rows in self.model.rows_by_class().items():
            self.labelled.emit(rows, number)


class GridModel(QAbstractListModel):
    """The documents of the grid and which are excluded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.documents: list[GridDocument] = []
        self.colours: list[QColor] = []
        self.excluded: set[int] = set()

    def show_documents(
        self,
        documents: Sequence[GridDocument],
        colours: Sequence[QColor],
        excluded: Collection[int],
    ) -> None:
        """Replace all documents."""
        self.beginResetModel()
        self.documents, self.colours = list(documents), list(colours)
        self.excluded = set(excluded)
        self.endResetModel()

    def rowCount(self, _parent: object = None) -> int:  # noqa: N802
        """How many documents there are."""
        return len(self.documents)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """The beginning of a document."""
        if not index.isValid():
            return None
        shown = self.documents[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return shown.beginning
        return shown if role == Qt.ItemDataRole.UserRole else None

    def toggle(self, position: int) -> None:
        """Exclude a document, or include it again."""
        self.excluded ^= {self.row_at(position)}
        index = self.index(position)
        self.dataChanged.emit(index, index)

    def row_at(self, position: int) -> int:
        """The row of a document in the corpus."""
        return self.documents[position].row

    def rows(self) -> list[int]:
        """The documents that are not excluded."""
        return [shown.row for shown in self.documents if shown.row not in self.excluded]

    def rows_by_class(self) -> dict[int, list[int]]:
        """The documents that are not excluded, by the class that is suggested for them."""
        found: dict[int, list[int]] = {}
        for shown in self.documents:
            if shown.row not in self.excluded and shown.class_number >= 0:
                found.setdefault(shown.class_number, []).append(shown.row)
        return found


class _GridList(QListView):
    """Keys that do not move go to the page."""

    def __init__(self, grid: ReviewGrid) -> None:
        super().__init__(grid)
        self._grid = grid
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.cell = _CELL
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("Documents to review"))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fill the width with as many cells as fit."""
        super().resizeEvent(event)
        # The bar would take width away when it appears, and cells would jump back and forth.
        width = self.width() - self.verticalScrollBar().sizeHint().width() - 2 * TINY
        columns = max(1, width // _CELL.width())
        self.cell = QSize(width // columns, _CELL.height())
        self.setGridSize(self.cell)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Exclude by X, Delete or Enter; move by arrows; leave the rest to the page."""
        key, index = event.key(), self.currentIndex()
        if key in _EXCLUDE and index.isValid():
            self._grid.model.toggle(index.row())
        elif key == Qt.Key.Key_Escape:
            self._grid.left.emit()
        elif key in _MOVES:
            super().keyPressEvent(event)
        else:
            event.ignore()


class _CellPainter(QStyledItemDelegate):
    """Draws a document: the dot of its class, its certainty and its beginning."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex) -> QSize:  # type: ignore[override]  # noqa: N802
        """All cells are alike."""
        grid = self.parent()
        return grid.cell if isinstance(grid, _GridList) else _CELL

    def paint(  # type: ignore[override]
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex
    ) -> None:
        """Draw a cell, pale if it is excluded."""
        model, shown = index.model(), index.data(Qt.ItemDataRole.UserRole)
        if not isinstance(model, GridModel) or not isinstance(shown, GridDocument):
            return
        roles = theme_roles(option.palette)
        area = option.rect.adjusted(2, 2, -TINY, -TINY)
        has_focus = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FADED if shown.row in model.excluded else 1.0)
        rounded(
            painter, area, roles.card, roles.accent if has_focus else roles.border, RADIUS_CONTROL
        )
        is_known = 0 <= shown.class_number < len(model.colours)
        colour = model.colours[shown.class_number] if is_known else QColor(UNKNOWN)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(area.left() + SMALL, area.top() + SMALL, _DOT, _DOT)
        painter.setFont(role_font("secondary"))
        painter.setPen(QColor(roles.secondary))
        sure = f"{100 * shown.certainty:.0f} %" if is_known else ""
        painter.drawText(area.adjusted(0, TINY, -SMALL, 0), Qt.AlignmentFlag.AlignRight, sure)
        painter.setPen(QColor(roles.text))
        text = area.adjusted(SMALL, MEDIUM + _DOT + TINY, -SMALL, -TINY)
        line = painter.fontMetrics().lineSpacing()
        text.setHeight(text.height() // line * line)  # no line is cut through
        painter.drawText(text, Qt.TextFlag.TextWordWrap, shown.beginning)
        if shown.row in model.excluded:
            painter.setPen(QColor(roles.problem))
            painter.drawLine(area.topLeft(), area.bottomRight())
        painter.restore()
