"""The documents of a corpus: a table that can be searched and filtered, and a reader beside it."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from workbench.background.corpora import search_job
from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.tokens import TokenSettings
from workbench.gui.pages.corpus.document_table import DocumentTable
from workbench.gui.pages.corpus.reader import DocumentReader
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.cards import Card
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.sizes import no_margins
from workbench.gui.widgets.tables import Table
from workbench.plain_text import shortened

_MILLISECONDS_AFTER_TYPING = 250


class DocumentsPanel(QWidget):
    """Search box, class filter, table and reader."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._corpus: Corpus | None = None
        self._matches: NDArray[np.int64] | None = None
        self.table = DocumentTable(self)
        self.reader = DocumentReader()
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search texts and identifiers"))
        self._search.setAccessibleName(self.tr("Search documents"))
        self._search.setClearButtonEnabled(True)
        self._classes = QComboBox()
        self._classes.setAccessibleName(self.tr("Filter by class"))
        self._number = QLabel()
        self._view = self._make_view()
        self._timer = QTimer(self, singleShot=True, interval=_MILLISECONDS_AFTER_TYPING)
        self._timer.timeout.connect(self._start_search)
        self._search.textChanged.connect(lambda _: self._timer.start())
        self._classes.currentIndexChanged.connect(lambda _: self._filter())
        self._build_layout()

    def show_corpus(self, corpus: Corpus) -> None:
        """Show all documents of a corpus."""
        self._corpus, self._matches = corpus, None
        self._classes.blockSignals(True)
        self._classes.clear()
        self._classes.addItem(self.tr("All classes"), -1)
        for index, name in enumerate(corpus.class_names):
            self._classes.addItem(shortened(name, 60), index)
        self._classes.blockSignals(False)
        self._search.clear()
        self.reader.show_nothing()
        self._filter()
        if len(corpus):
            self._view.selectRow(0)

    def show_document(self, row: int) -> None:
        """Select a document among all and read it."""
        if self._corpus is None:
            return
        self._matches = None
        for field in (self._search, self._classes):
            field.blockSignals(True)
        self._search.clear()
        self._classes.setCurrentIndex(0)
        for field in (self._search, self._classes):
            field.blockSignals(False)
        self._filter()
        self._view.selectRow(row)
        self._view.scrollTo(self.table.index(row, 0))

    def use_tokens(self, tokens: TokenSettings) -> None:
        """Show the tokens made by these settings."""
        self.reader.use_tokens(tokens)

    def _make_view(self) -> QTableView:
        view = Table(self.tr("Documents"))
        view.setModel(self.table)
        view.setItemDelegateForColumn(0, _IdDelegate(view))
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        view.horizontalHeader().setStretchLastSection(True)
        view.selectionModel().currentRowChanged.connect(lambda index, _: self._read(index.row()))
        return view

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._search, 3)
        row.addWidget(self._classes, 1)
        row.addWidget(self._number)
        left = Card()
        left.add(row)
        left.add(self._view, 1)
        right = Card()
        right.add(self.reader, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        whole = QVBoxLayout(self)
        no_margins(whole)
        whole.addWidget(splitter)

    def _start_search(self) -> None:
        opened = self._workspace.opened
        text = self._search.text().strip()
        if not text or opened is None:
            self._matches = None
            self._filter()
            return
        self._number.setText(self.tr("Searching …"))
        job = self._workspace.jobs.start(search_job, opened.folder, text)
        job.finished.connect(lambda matches: self._show_matches(text, matches))
        job.failed.connect(lambda message, _: self._number.setText(message))

    def _show_matches(self, text: str, matches: NDArray[np.int64]) -> None:
        if text == self._search.text().strip():  # unless the text has changed since
            self._matches = matches
            self._filter()

    def _filter(self) -> None:
        corpus = self._corpus
        if corpus is None:
            return
        rows = np.arange(len(corpus)) if self._matches is None else self._matches
        class_number = self._classes.currentData()
        if class_number is not None and class_number >= 0:
            rows = rows[_has_class(corpus, rows, int(class_number))]
        self.table.show_rows(corpus, rows)
        width = self._view.viewport().width()
        self._view.setColumnWidth(0, max(90, min(190, width // 4)))
        self._view.setColumnWidth(1, max(90, min(140, width // 5)))
        self._number.setText(filled(self.tr("{:,} of {:,}"), len(rows), len(corpus)))

    def _read(self, row: int) -> None:
        corpus = self._corpus
        if corpus is None or not 0 <= row < self.table.rowCount():
            return
        self.reader.show_document(corpus, self.table.document(row))


def _has_class(corpus: Corpus, rows: NDArray[np.int64], class_number: int) -> NDArray[np.bool_]:
    if corpus.label_sets is None:
        return np.asarray(corpus.class_index[rows] == class_number)
    return np.array([class_number in corpus.label_sets[row] for row in rows.tolist()], dtype=bool)


class _IdDelegate(QStyledItemDelegate):
    """Elides long identifiers in the middle, because they differ mostly at the end."""

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Elide in the middle."""
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideMiddle
