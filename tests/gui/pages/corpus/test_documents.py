"""The documents of an open corpus: searching, filtering, reading; its overview."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSplitter,
    QStyleOptionViewItem,
    QTableView,
)

from tests.gui.pages.corpus.conftest import WAIT, import_through_dialog, wait_for_overview
from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.tokens import TokenSettings
from workbench.gui.pages.corpus.document_table import DocumentTable
from workbench.gui.pages.corpus.overview_panel import whole_bins
from workbench.gui.pages.corpus.reader import DocumentReader


def fields(reader):
    return {
        field.accessibleName(): field.toPlainText() for field in reader.findChildren(QPlainTextEdit)
    }


def test_documents_are_searched_filtered_and_read(qtbot, window, page, mail):
    import_through_dialog(qtbot, window, page, mail)
    wait_for_overview(qtbot, page)
    documents = page.documents
    search = next(
        field
        for field in documents.findChildren(QLineEdit)
        if field.accessibleName() == "Search documents"
    )
    qtbot.keyClicks(search, "MOON")
    qtbot.waitUntil(lambda: documents.table.rowCount() == 3, timeout=WAIT)
    classes = documents.findChild(QComboBox)
    classes.setCurrentText("cars")
    assert documents.table.rowCount() == 0
    search.clear()
    qtbot.waitUntil(lambda: documents.table.rowCount() == 4, timeout=WAIT)
    documents.findChild(QTableView).selectRow(0)
    shown = fields(documents.reader)
    assert shown["Text of the document"] == "engines and wheels"
    assert "engines (engin)  1" in shown["Terms of the document"]
    assert "removed 1: and" in shown["Preprocessing steps"]


def test_a_document_with_several_classes_is_found_under_each(qtbot, window, page):
    corpus = Corpus(
        "several",
        ["one", "two", "three"],
        ["a", "b", "c"],
        np.array([0, 1, 0]),
        ("red", "blue"),
        label_sets=((0, 1), (1,), (0,)),
    )
    page.documents.show_corpus(corpus)
    page.documents.findChild(QComboBox).setCurrentText("blue")
    assert page.documents.table.rowCount() == 2


class _CountingTexts:
    """Texts that count how often they are read."""

    def __init__(self, number):
        self._number = number
        self.reads = 0

    def __len__(self):
        return self._number

    def __getitem__(self, index):
        self.reads += 1
        return f"text number {index}"


def test_a_table_of_a_hundred_thousand_documents_reads_only_visible_ones(qtbot):
    number = 100_000
    texts = _CountingTexts(number)
    ids = [str(index) for index in range(number)]
    corpus = Corpus("large", texts, ids, np.zeros(number, dtype=np.int64), ("one",))
    table = DocumentTable()
    view = QTableView()
    qtbot.addWidget(view)
    view.verticalHeader().setDefaultSectionSize(24)
    view.setModel(table)
    view.resize(700, 480)
    view.show()
    table.show_rows(corpus, np.arange(number))
    view.scrollToBottom()
    qtbot.waitUntil(lambda: texts.reads > 0, timeout=WAIT)
    assert table.rowCount() == number
    assert texts.reads < 500


def test_a_long_document_is_cut_into_terms_only_at_its_beginning(qtbot):
    reader = DocumentReader()
    qtbot.addWidget(reader)
    corpus = Corpus("one", ["word " * 100_000], ["a"], np.array([0]), ("c",))
    reader.use_tokens(TokenSettings(language="english", stop_words="none", stemmer="none"))
    reader.show_document(corpus, 0)
    shown = fields(reader)
    assert shown["Text of the document"].split() == ["word"] * 4_000  # its first part
    assert shown["Terms of the document"] == "First 100,000 characters only.\nword  20000"


def test_long_identifiers_keep_their_end(page):
    view = page.documents.findChild(QTableView)
    option = QStyleOptionViewItem()
    view.itemDelegateForColumn(0).initStyleOption(option, view.model().index(0, 0))
    assert option.textElideMode == Qt.TextElideMode.ElideMiddle


@pytest.mark.parametrize("longest", [1, 7, 40, 41, 63, 100, 399])
def test_each_bar_of_lengths_covers_the_same_number_of_lengths(longest):
    lengths = np.repeat(np.arange(longest + 1), 100)  # the same number of documents of each length
    heights, edges = whole_bins(lengths)
    widths = np.diff(edges)
    assert len(set(widths.tolist())) == 1
    assert len(heights) <= 40
    assert heights.sum() == len(lengths)
    assert set(heights[:-1].tolist()) <= {100 * widths[0]}, "equal lengths make equal bars"


def test_the_reader_is_side_by_side_in_a_wide_window(qtbot):
    reader = DocumentReader()
    qtbot.addWidget(reader)
    reader.show()
    reader.resize(400, 500)
    assert reader.findChild(QSplitter).orientation() == Qt.Orientation.Vertical
    reader.resize(1200, 500)
    assert reader.findChild(QSplitter).orientation() == Qt.Orientation.Horizontal


def test_of_many_classes_the_largest_is_named_and_each_has_a_tooltip(qtbot, window, page):
    overview = page.overview
    overview.resize(700, 500)
    sizes = {f"class {number}": 100 - number for number in range(90)}
    overview.draw_classes(sizes)
    assert overview.classes.accessibleName() == "Documents per class, the 60 largest of 90"
    axis = overview.classes.getAxis("left")
    axis.setRange(-1, 60)
    named = [name for _, name in axis.visible_names(0, 300, 15.0)]
    assert named[0] == "class 0"
    assert len(named) < 30
    overview.classes.show_all()
    box = overview.classes.getViewBox()
    assert overview.class_at(box.mapViewToScene(QPointF(10, 59))) == "class 0: 100"


def test_a_corpus_without_classes_has_no_empty_plot_of_them(qtbot, window, page, tmp_path):
    folder = tmp_path / "letters"
    folder.mkdir()
    for number in range(4):
        (folder / f"{number}.txt").write_text(f"letter number {number}", "utf-8")
    import_through_dialog(qtbot, window, page, folder)
    qtbot.waitUntil(lambda: page.overview.lengths.isVisible(), timeout=WAIT)
    assert page.overview.classes.parentWidget().isHidden()
