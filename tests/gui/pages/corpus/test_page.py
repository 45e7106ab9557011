"""The Corpus page: selecting, importing and reading corpora, and problems with files."""

import zipfile

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QStyleOptionViewItem,
    QTableView,
    QToolButton,
)

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.tokens import TokenSettings
from workbench.gui.pages.corpus.document_table import DocumentTable
from workbench.gui.pages.corpus.import_dialog import ImportDialog
from workbench.gui.pages.corpus.overview_panel import whole_bins
from workbench.gui.pages.corpus.reader import DocumentReader

WAIT = 120_000


@pytest.fixture
def page(window):
    return window.page("corpus")


@pytest.fixture
def mail(tmp_path):
    """One folder per class, one empty document and a duplicate."""
    texts = {
        "cars": ["engines and wheels", "a wheel fell off", "the engine roars", "fast wheels"],
        "space": ["the moon rises", "rockets to the moon", "orbit of the moon", ""],
        "<b>food</b>": ["bread and butter", "bread and butter", "soup is hot"],
    }
    for name, documents in texts.items():
        folder = tmp_path / "mail" / name.replace("/", "∕")
        folder.mkdir(parents=True)
        for number, text in enumerate(documents):
            (folder / f"{number}.txt").write_text(text, encoding="utf-8")
    return tmp_path / "mail"


def button(parent, text):
    return next(
        found for found in parent.findChildren(QPushButton) if text in found.text().replace("&", "")
    )


def shown_texts(parent, kind=QLabel):
    return "\n".join(label.text() for label in parent.findChildren(kind) if label.isVisible())


def fields(reader):
    return {
        field.accessibleName(): field.toPlainText() for field in reader.findChildren(QPlainTextEdit)
    }


def import_through_dialog(qtbot, window, page, path):
    page.preview(str(path))
    dialog = page.findChild(ImportDialog)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        qtbot.mouseClick(dialog.open_button(), Qt.MouseButton.LeftButton)


def wait_for_overview(qtbot, page):
    qtbot.waitUntil(lambda: page.overview.classes.isVisible(), timeout=WAIT)


def test_a_click_selects_and_enter_opens(qtbot, window, page):
    start = page.start
    opened = []
    start.corpus_chosen.connect(opened.append)
    assert not start.open_button.isEnabled()
    row = start.known.visualItemRect(start.known.item(0)).center()
    qtbot.mouseClick(start.known.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert opened == []
    assert start.open_button.isEnabled()
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        qtbot.keyClick(start.known, Qt.Key.Key_Return)
    assert opened == ["tour"]
    wait_for_overview(qtbot, page)
    assert "1,600 documents" in shown_texts(page)


def test_the_open_button_and_the_return_button(qtbot, window, page):
    page.start.known.setCurrentRow(0)
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        qtbot.mouseClick(page.start.open_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(button(page, "Open another corpus"), Qt.MouseButton.LeftButton)
    assert page.start.isVisible()
    assert page.start.recent.count() == 1
    qtbot.mouseClick(button(page.start, "Back to tour"), Qt.MouseButton.LeftButton)
    assert page.documents.isVisible() or page.overview.isVisible()


def test_a_recent_file_is_read_with_the_same_settings(qtbot, window, page, tmp_path):
    file = tmp_path / "two columns.csv"
    file.write_text("text,class,short\n" + "\n".join(f"word{n},c{n % 2},s{n}" for n in range(20)))
    chosen = ReadingSettings(text_column="short")
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        window.workspace.open_corpus(str(file), chosen)
    page.show_start()
    page.start.recent.setCurrentRow(0)
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        qtbot.mouseClick(page.start.open_button, Qt.MouseButton.LeftButton)
    assert window.workspace.source.reading == chosen
    assert window.workspace.corpus.texts[3] == "s3"


def test_selecting_in_one_list_deselects_in_the_other(qtbot, window, page):
    window.workspace.settings.remember_corpus("ratings")
    page.start.refresh()
    page.start.known.setCurrentRow(0)
    page.start.recent.setCurrentRow(0)
    page.start.recent.item(0).setSelected(True)
    assert page.start.known.selectedItems() == []
    assert page.start.open_button.isEnabled()


def test_a_folder_is_imported_with_its_warnings(qtbot, window, page, mail):
    import_through_dialog(qtbot, window, page, mail)
    assert "Counting terms" in shown_texts(page.overview)
    assert not page.overview.classes.isVisible()
    wait_for_overview(qtbot, page)
    text = shown_texts(page.overview)
    assert "11 documents" in text
    assert "1 document is empty" in text
    assert "Remove such documents" in text
    assert page.tabs.tabText(0) == "Overview (3 warnings)"
    assert "the same as an earlier one" in text
    assert "fewer than 5 documents" in text


def test_the_pictures_of_a_corpus_and_their_numbers_are_saved(qtbot, window, page, mail, tmp_path):
    import_through_dialog(qtbot, window, page, mail)
    wait_for_overview(qtbot, page)
    save = page.overview.save
    qtbot.waitUntil(lambda: len(save.plots()) == 3, timeout=WAIT)
    with qtbot.waitSignal(
        save.message_posted,
        timeout=WAIT,
        check_params_cb=lambda message: message.startswith("Saved"),
    ):
        save.save_picture(save.plots()[0], str(tmp_path / "classes.png"))
    assert not QImage(str(tmp_path / "classes.png")).isNull()
    with qtbot.waitSignal(save.message_posted, timeout=WAIT):
        save.save_numbers(str(tmp_path / "numbers.csv"))
    lines = (tmp_path / "numbers.csv").read_text("utf-8").splitlines()
    assert lines[0] == "picture,of,value"
    assert sum(line.startswith("terms of a document,") for line in lines) == 11


def test_the_documents_of_a_folder_are_previewed(qtbot, window, page, mail):
    page.preview(str(mail))
    dialog = page.findChild(ImportDialog)
    qtbot.waitUntil(lambda: dialog.table.rowCount() > 0, timeout=WAIT)
    titles = [dialog.table.horizontalHeaderItem(column).text() for column in range(3)]
    assert titles == ["Class", "File", "Text"]
    classes = {dialog.table.item(row, 0).text() for row in range(dialog.table.rowCount())}
    assert classes == {folder.name for folder in mail.iterdir() if folder.is_dir()}
    assert not dialog.columns.isVisible()
    assert settings_shown(dialog) == {"format", "encoding", "classes"}
    dialog.reject()


def settings_shown(dialog):
    names = ("format", "header", "encoding", "delimiter", "sheet", "classes")
    return {name for name in names if dialog.form.field(name).isVisible()}


def test_a_new_corpus_opens_on_the_overview(qtbot, window, page, mail):
    window.workspace.open_corpus("ratings")
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=WAIT)
    page.tabs.setCurrentIndex(1)
    import_through_dialog(qtbot, window, page, mail)
    assert page.tabs.currentIndex() == 0
    wait_for_overview(qtbot, page)
    window.workspace.open_corpus("ratings")
    qtbot.waitUntil(lambda: window.workspace.corpus.name == "ratings", timeout=WAIT)
    assert page.tabs.tabText(0) == "Overview"


def test_markup_in_names_is_shown_as_text(qtbot, window, page, mail):
    import_through_dialog(qtbot, window, page, mail)
    labels = [label for label in page.findChildren(QLabel) if "<b>" in label.text()]
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)


def test_a_zip_is_imported(qtbot, window, page, mail, tmp_path):
    archive = tmp_path / "mail.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for document in mail.rglob("*.txt"):
            file.write(document, document.relative_to(mail.parent))
    import_through_dialog(qtbot, window, page, archive)
    assert len(window.workspace.corpus) == 11


def test_columns_are_chosen_from_lists(qtbot, window, page, tmp_path):
    table = tmp_path / "reviews.csv"
    rows = [
        f"{'good' if n % 2 else 'bad'},{'yes' if n % 3 else 'no'},the words of {n}"
        for n in range(30)
    ]
    table.write_text("\n".join(["mood,bought,review", *rows]), encoding="utf-8")
    page.preview(str(table))
    dialog = page.findChild(ImportDialog)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    box = dialog.columns.boxes["class_column"]
    assert [box.itemData(row) for row in range(1, box.count())] == ["mood", "bought", "review"]
    assert dialog.table.item(0, 2).text() == "the words of 0"
    qtbot.keyClicks(box, "bought")
    assert not dialog.open_button().isEnabled()  # until the preview is updated
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    assert dialog.settings().class_column == "bought"
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        dialog.accept()
    assert set(window.workspace.corpus.class_names) == {"yes", "no"}


TOPICS = {
    "sport": ("the striker scored a goal", "the coach praised the goalkeeper"),
    "garden": ("the rose needs fresh soil", "an apple tree carries ripe fruit"),
}


def topic_rows(number):
    """Rows of the topic, a column that words do not predict, and a text."""
    for row in range(number):
        topic = "sport" if row % 3 else "garden"
        yield topic, f"s{row * 7 % 5}", f"{TOPICS[topic][row % 2]} on day {row}"


def previewed(qtbot, page, path):
    page.preview(str(path))
    dialog = page.findChildren(ImportDialog)[-1]
    qtbot.waitUntil(dialog.outcome.isVisible, timeout=WAIT)
    return dialog


def test_the_dialog_shows_class_sizes_and_the_other_candidates(qtbot, window, page, tmp_path):
    table = tmp_path / "letters.csv"
    rows = [",".join(row) for row in topic_rows(60)]
    table.write_text("\n".join(["desk,shelf,letter", *rows]), encoding="utf-8")
    dialog = previewed(qtbot, page, table)
    assert dialog.outcome.sizes.text() == "60 documents, 2 classes: 40 / 20"
    assert dialog.outcome.names.text() == "sport, garden"
    other = next(
        found for found in dialog.outcome.findChildren(QToolButton) if "shelf" in found.text()
    )
    assert other.text() == "shelf (5 classes)"
    qtbot.mouseClick(other, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "5 classes" in dialog.outcome.sizes.text(), timeout=WAIT)
    assert dialog.outcome.sizes.text() == "60 documents, 5 classes: 12 / 12 / 12 / 12 / 12"
    assert dialog.settings().class_column == "shelf"
    dialog.reject()


def test_a_choice_is_remembered_for_files_of_the_same_shape(qtbot, window, page, tmp_path):
    for name in ("may.csv", "june.csv"):
        rows = [",".join(row) for row in topic_rows(30)]
        content = "\n".join(["desk,shelf,letter", *rows])
        (tmp_path / name).write_text(content, encoding="utf-8")
    dialog = previewed(qtbot, page, tmp_path / "may.csv")
    dialog.columns.choose("class_column", "shelf")
    qtbot.waitUntil(lambda: "5 classes" in dialog.outcome.sizes.text(), timeout=WAIT)
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        dialog.accept()
    similar = previewed(qtbot, page, tmp_path / "june.csv")
    assert "5 classes" in similar.outcome.sizes.text()
    assert similar.memory.sentence.text() == "Settings as for may.csv, which has the same columns."
    qtbot.mouseClick(similar.memory.detect, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "2 classes" in similar.outcome.sizes.text(), timeout=WAIT)
    similar.reject()
    again = previewed(qtbot, page, tmp_path / "may.csv")
    assert "5 classes" in again.outcome.sizes.text()
    assert again.memory.sentence.text() == "Settings as when this file was last opened."
    again.reject()


def test_rows_of_another_width_are_shown_and_can_be_joined(qtbot, window, page, tmp_path):
    table = tmp_path / "commas.csv"
    rows = [f"{topic},{text}" for topic, _, text in topic_rows(20)]
    rows[3] += ", really"
    table.write_text("\n".join(["label,text", *rows]), encoding="utf-8")
    dialog = previewed(qtbot, page, table)
    irregular = dialog.outcome.irregular
    assert irregular.sentence.text().startswith("1 row has another number of fields.")
    assert irregular.lines.toPlainText().startswith("line 5, 3 fields: garden,")
    assert not dialog.open_button().isEnabled()
    qtbot.mouseClick(irregular.join, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    assert dialog.outcome.sizes.text() == "20 documents, 2 classes: 13 / 7"
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        dialog.accept()
    assert window.workspace.corpus.texts[3].endswith(", really")


def test_an_invalid_setting_is_reported_in_the_dialog(qtbot, window, page, tmp_path):
    table = tmp_path / "reviews.csv"
    table.write_text("label,text\na,one two\nb,three four\n", encoding="utf-8")
    page.preview(str(table))
    dialog = page.findChild(ImportDialog)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    line = dialog.form.field("encoding").findChild(QLineEdit)
    qtbot.keyClicks(line, "klingon")
    qtbot.waitUntil(lambda: "klingon" in dialog.summary.text(), timeout=WAIT)
    assert dialog.summary.objectName() == "problem"
    assert not dialog.open_button().isEnabled()
    dialog.reject()


def test_a_damaged_file_is_rejected_with_a_message(qtbot, window, page, tmp_path):
    broken = tmp_path / "broken.zip"
    broken.write_bytes(b"PK\x03\x04" + b"\0" * 40)
    page.preview(str(broken))
    dialog = page.findChild(ImportDialog)
    qtbot.waitUntil(lambda: dialog.summary.text() != "Reading …", timeout=WAIT)
    if dialog.open_button().isEnabled():
        qtbot.mouseClick(dialog.open_button(), Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: "broken.zip" in shown_texts(page), timeout=WAIT)
        assert page.start.isVisible()
    else:
        assert "broken.zip" in dialog.summary.text()
        dialog.reject()


def test_a_missing_recent_corpus_is_reported_on_the_page(qtbot, window, page, tmp_path):
    with qtbot.waitSignal(window.workspace.corpus_failed, timeout=WAIT):
        page.open(str(tmp_path / "gone.csv"))
    assert "gone.csv" in shown_texts(page)
    assert page.start.isVisible()


def test_reading_can_be_cancelled(qtbot, window, page, tmp_path):
    large = tmp_path / "large.csv"
    with large.open("w", encoding="utf-8") as file:
        file.write("label,text\n")
        file.writelines(f"c{n % 5},{n} {'some words ' * 30}\n" for n in range(200_000))
    task = window.workspace.open_corpus(str(large))
    assert button(page, "Cancel").isVisible()
    with qtbot.waitSignal(task.progressed, timeout=WAIT):
        pass
    with qtbot.waitSignal(task.stopped, timeout=WAIT):
        qtbot.mouseClick(button(page, "Cancel"), Qt.MouseButton.LeftButton)
    assert page.start.isVisible()
    assert window.workspace.corpus is None


@pytest.mark.parametrize("shown", ["corpus", "results"])
def test_a_file_dropped_on_any_page_is_previewed(qtbot, window, page, mail, shown):
    window.show_page(shown)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(mail))])
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        dropped,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    assert page.isVisible()
    dialog = page.findChild(ImportDialog)
    assert dialog is not None
    assert "mail" in dialog.windowTitle()
    dialog.reject()


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
    assert "engin  1" in shown["Terms of the document"]
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
