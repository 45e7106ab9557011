"""The history of runs: a search field and a table."""

import itertools
from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStackedLayout,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from workbench.background.history import BestScore
from workbench.experiments.runs.store import RunSummary
from workbench.gui.pages.runs.run_table import (
    BEST,
    COLUMNS,
    CORPUS,
    CREATED,
    METHODS,
    NAME,
    NOTES,
    TAGS,
    Index,
    RunTable,
)
from workbench.gui.widgets.empty_state import EmptyState
from workbench.gui.widgets.tables import Table

_WIDTHS = (135, 84, 105, 140, 140, 70, 150, 60, 90)
_SHARES = {NAME: 0.24, CORPUS: 0.12, METHODS: 0.3, TAGS: 0.1, NOTES: 0.24}  # of what is left
_FIXED = sum(width for column, width in enumerate(_WIDTHS) if column not in _SHARES)


class HistoryPanel(QWidget):
    """Shows runs and which of them are selected."""

    experiment_requested = Signal()
    selection_changed = Signal()
    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = RunTable(self)
        self._is_fitting = self._is_arranged = False
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search names, methods, corpora, tags and notes"))
        self.search.setAccessibleName(self.tr("Search runs"))
        self.search.setClearButtonEnabled(True)
        self.table = self._make_table()
        self.empty = EmptyState("list", self.tr("Loading runs …"), "")
        self.message = self.empty.sentence
        self.start = self.empty.offer(
            self.tr("Set up an experiment"), self.experiment_requested.emit, is_primary=False
        )
        self.start.hide()  # until it is known that there are no runs
        below = QWidget()
        self._stack = QStackedLayout(below)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(below, 1)
        self.search.textChanged.connect(self._search)
        find = QShortcut(QKeySequence.StandardKey.Find, self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search.setFocus)

    def show_runs(self, runs: Iterable[RunSummary]) -> None:
        """Show these runs, keeping the selection."""
        if self.table.state() == QAbstractItemView.State.EditingState:
            return  # keeps the text being typed; the list is refreshed when editing ends
        selected = self.selected_ids()
        self.model.show_runs(runs)
        self.select(selected)
        self._choose_message()

    def show_best(self, scores: Mapping[str, BestScore]) -> None:
        """Show the best scores of some runs, without interrupting an edit."""
        self.model.show_best(scores)
        is_editing = self.table.state() == QAbstractItemView.State.EditingState
        if self.model.is_sorted_by(BEST) and not is_editing:
            selected = self.selected_ids()
            self.model.sort_again()
            self.select(selected)

    def selected_ids(self) -> list[str]:
        """The ids of the selected runs, from top to bottom."""
        ranges: Any = self.table.selectionModel().selection()  # iterable despite its stubs
        rows = {row for part in ranges for row in range(part.top(), part.bottom() + 1)}
        return [self.model.run(row).id for row in sorted(rows)]

    def selected_runs(self) -> list[RunSummary]:
        """The selected runs."""
        runs = (self.model.find(run_id) for run_id in self.selected_ids())
        return [run for run in runs if run is not None]

    def select(self, run_ids: Iterable[str]) -> None:
        """Select these runs and no others."""
        selection = QItemSelection()
        rows = sorted(row for run_id in run_ids if (row := self.model.row_of(run_id)) >= 0)
        for first, last in _ranges(rows):
            selection.select(self.model.index(first, 0), self.model.index(last, len(COLUMNS) - 1))
        flag = QItemSelectionModel.SelectionFlag
        model = self.table.selectionModel()
        if rows:
            model.setCurrentIndex(self.model.index(rows[0], NAME), flag.NoUpdate)
        model.select(selection, flag.ClearAndSelect)
        self.selection_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Give names and notes a share of the width, unless the columns were resized by hand."""
        super().resizeEvent(event)
        if self._is_arranged:
            return
        self._is_fitting = True
        bar = self.table.verticalScrollBar().sizeHint().width()  # may appear with more runs
        left = self.table.width() - _FIXED - bar
        for column, share in _SHARES.items():
            width = max(_WIDTHS[column], int(share * left))
            self.table.setColumnWidth(column, width)
        self._is_fitting = False

    def _note_width(self, _column: int, _old: int, _new: int) -> None:
        if not self._is_fitting and self.isVisible():
            self._is_arranged = True

    def _search(self, text: str) -> None:
        selected = self.selected_ids()
        self.model.search(text)
        self.select(selected)
        self._choose_message()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        selected = self.selected_ids()
        self.model.sort(column, order)
        self.select(selected)

    def _choose_message(self) -> None:
        self.start.setVisible(not self.search.text())
        self._stack.setCurrentIndex(1 if self.model.rowCount() else 0)
        if self.search.text():
            nothing = self.tr("No run matches the search.")
            self.empty.say(self.tr("Nothing found"), nothing)
        else:
            self.empty.say(
                self.tr("No runs yet"),
                self.tr("Set up an experiment and press Run, or drop an exported run (.zip) here."),
            )

    def _open(self, index: QModelIndex) -> None:
        if COLUMNS[index.column()].is_editable:
            self.table.edit(index)
        else:
            self.opened.emit(self.model.run(index.row()).id)

    def _make_table(self) -> QTableView:
        table = Table(self.tr("Runs"))
        table.setModel(self.model)
        table.setItemDelegate(_EditDelegate(table))
        table.setEditTriggers(QTableView.EditTrigger.EditKeyPressed)
        header = table.horizontalHeader()
        header.setSectionsMovable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(CREATED, Qt.SortOrder.DescendingOrder)  # as in the model
        header.setSectionsClickable(True)
        for column, width in enumerate(_WIDTHS):
            table.setColumnWidth(column, width)
        header.setMinimumSectionSize(60)
        header.sortIndicatorChanged.connect(self._sort)
        header.sectionResized.connect(self._note_width)
        table.activated.connect(self._open)
        table.selectionModel().selectionChanged.connect(lambda *_: self.selection_changed.emit())
        return table


class _EditDelegate(QStyledItemDelegate):
    """Fills an editor only once, so that updates of the table keep the text being typed."""

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Show the text of the cell, unless the editor has been filled before."""
        if not editor.property("is filled"):
            super().setEditorData(editor, index)
            editor.setProperty("is filled", True)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Shorten long names in the middle, since those of one plan differ at the end."""
        super().initStyleOption(option, index)
        if index.column() == NAME:
            option.textElideMode = Qt.TextElideMode.ElideMiddle


def _ranges(rows: list[int]) -> list[tuple[int, int]]:
    """The first and last row of each contiguous range; Qt is slow with many small ranges."""
    groups = itertools.groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0])
    ranges = [[row for _, row in group] for _, group in groups]
    return [(part[0], part[-1]) for part in ranges]
