"""Tables: lines between rows, numbers at the right, the best in bold, everything copied."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.gui.widgets.sizes import MEDIUM, body_pixels, tabular

_WIDEST_COLUMN = 420  # pixels
_NUMBER = Qt.ItemDataRole.UserRole + 40


def prepare_table(view: QTableView, name: str) -> None:
    """Give a table its look: no grid, no frame, whole rows, room between the lines."""
    view.setAccessibleName(name)
    view.setShowGrid(False)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setAlternatingRowColors(False)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    view.setTabKeyNavigation(False)
    view.setWordWrap(False)
    view.setTextElideMode(Qt.TextElideMode.ElideRight)
    view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(row_height())
    header = view.horizontalHeader()
    header.setHighlightSections(False)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    view.setFont(tabular(QApplication.font()))


def row_height() -> int:
    """The height of a row of a table at the text size of the program."""
    return round(body_pixels() * 1.3) + MEDIUM + 2


def fit_columns(view: QTableView, widest: int = _WIDEST_COLUMN) -> None:
    """Make the columns as wide as their content, within limits."""
    view.resizeColumnsToContents()
    for column in range(view.model().columnCount()):
        view.setColumnWidth(column, min(view.columnWidth(column) + MEDIUM, widest))


def copy_selection(view: QTableView) -> str:
    """Put the selected cells, or all of them if there are none, on the clipboard with titles."""
    selected = sorted({(index.row(), index.column()) for index in view.selectedIndexes()})
    model = view.model()
    rows = sorted({row for row, _ in selected}) or list(range(model.rowCount()))
    wanted = {column for _, column in selected} or set(range(model.columnCount()))
    columns = [column for column in sorted(wanted) if not view.isColumnHidden(column)]
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
    lines = [[str(title or "") for title in titles]]
    lines += [[_text(model.index(row, column)) for column in columns] for row in rows]
    text = "\n".join("\t".join(line) for line in lines)
    QGuiApplication.clipboard().setText(text)
    return text


def _text(index: QModelIndex) -> str:
    value = index.data(Qt.ItemDataRole.DisplayRole)
    return "" if value is None else str(value).replace("\t", " ").replace("\n", " ")


class Table(QTableView):
    """A table of any model; Ctrl+C copies the selected rows with the titles of columns."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        prepare_table(self, name)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Copy all selected cells; Qt itself would copy one."""
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_selection(self)
        else:
            super().keyPressEvent(event)


class DataTable(QTableWidget):
    """Read-only rows of texts and numbers; the first click on a number sorts the largest first."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least_first: int | None = None
        prepare_table(self, name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def widen_first_column(self, least: int) -> None:
        """Give the first column what the others leave, but at least a number of pixels."""
        self._least_first = least
        self._fit_first()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the first column to the new width."""
        super().resizeEvent(event)
        self._fit_first()

    def _fit_first(self) -> None:
        if self._least_first is not None and self.columnCount():
            others = sum(map(self.columnWidth, range(1, self.columnCount())))
            self.setColumnWidth(0, max(self.viewport().width() - others, self._least_first))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Copy all selected cells; Qt itself would copy one."""
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_selection(self)
        else:
            super().keyPressEvent(event)

    def show_rows(self, header: Sequence[str], rows: Sequence[Sequence[QTableWidgetItem]]) -> None:
        """Show these rows in place of the current ones."""
        self.setSortingEnabled(False)
        self.blockSignals(True)
        self.clear()
        self.setColumnCount(len(header))
        self.setRowCount(len(rows))
        for row, items in enumerate(rows):
            for column, item in enumerate(items):
                self.setItem(row, column, item)
        for column, title in enumerate(header):
            first = rows[0][column] if rows else None
            self.setHorizontalHeaderItem(column, _header_item(title, first))
        fit_columns(self)
        self._fit_first()
        self.blockSignals(False)
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)


class NumberItem(QTableWidgetItem):
    """A cell sorted by its number, not by its text; the best of a column is bold."""

    def __init__(self, text: str, number: float, tooltip: str = "", is_best: bool = False) -> None:
        super().__init__(text)
        self.setData(_NUMBER, float(number))
        self.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setToolTip(tooltip)
        if is_best:
            font = QFont()  # with no more than a weight, so that it follows the table
            font.setWeight(QFont.Weight.DemiBold)
            self.setFont(font)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        return bool(self.data(_NUMBER) < (other.data(_NUMBER) or float("-inf")))


def best_of(numbers: Sequence[float], choose: Callable[[Sequence[float]], float] = max) -> set[int]:
    """Which of the numbers are the best: more than one if they are equal."""
    valid = [number for number in numbers if number == number]
    if not valid:
        return set()
    best = choose(valid)
    return {position for position, number in enumerate(numbers) if number == best}


def _header_item(title: str, first: QTableWidgetItem | None) -> QTableWidgetItem:
    item = QTableWidgetItem(title)
    if isinstance(first, NumberItem):
        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setData(Qt.ItemDataRole.InitialSortOrderRole, Qt.SortOrder.DescendingOrder)
    return item
