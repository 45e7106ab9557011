"""The import dialog: its preview, its choices and its problems."""

import zipfile

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QToolButton,
)

from tests.gui.pages.corpus.conftest import (
    WAIT,
    import_through_dialog,
    shown_texts,
)
from workbench.corpora.readers.settings import ReadingSettings
from workbench.gui.pages.corpus.import_dialog import ImportDialog
from workbench.gui.widgets.language import use_language
from workbench.parameters import parameters_of


def test_the_documents_of_a_folder_are_previewed(qtbot, window, page, mail):
    page.preview(str(mail))
    dialog = page.findChild(ImportDialog)
    qtbot.waitUntil(lambda: dialog.table.rowCount() > 0, timeout=WAIT)
    titles = [dialog.table.horizontalHeaderItem(column).text() for column in range(3)]
    assert titles == ["Class", "File", "Text"]
    classes = {dialog.table.item(row, 0).text() for row in range(dialog.table.rowCount())}
    assert classes == {folder.name for folder in mail.iterdir() if folder.is_dir()}
    assert not dialog.columns.isVisible()
    assert dialog.outcome.sizes.text().startswith(f"11 documents, {len(classes)} classes: ")
    assert settings_shown(dialog) == {"format", "encoding", "classes"}
    dialog.reject()


def settings_shown(dialog):
    names = ("format", "header", "encoding", "delimiter", "sheet", "classes")
    return {name for name in names if dialog.form.field(name).isVisible()}


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
    (tmp_path / "folder").mkdir()
    by_another_way = previewed(qtbot, page, tmp_path / "folder" / ".." / "may.csv")
    sentence = by_another_way.memory.sentence.text()
    assert sentence == "Settings as when this file was last opened."
    by_another_way.reject()


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


def test_the_classes_of_records_are_counted_before_the_import(qtbot, window, page, tmp_path):
    path = tmp_path / "reviews.xml"
    records = "".join(
        f"<review><text>the words of {n}</text><mood>{'good' if n % 3 else 'bad'}</mood></review>"
        for n in range(30)
    )
    path.write_text(f"<reviews>{records}</reviews>", encoding="utf-8")
    page.preview(str(path))
    dialog = page.findChild(ImportDialog)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    assert "XML, one element per document" in dialog.summary.text()
    assert "30 documents, 2 classes: 20 / 10" in shown_texts(dialog.outcome)
    dialog.reject()


def test_the_fields_that_notes_state_are_offered_as_classes(qtbot, window, page, tmp_path):
    folder = tmp_path / "notes"
    folder.mkdir()
    for number, (topic, place, text) in enumerate(topic_rows(30)):
        fields = f"---\ncategory: {topic}\nplace: {place}\n---\n"
        (folder / f"note {number}.md").write_text(f"{fields}{text}\n", encoding="utf-8")
    page.preview(str(folder))
    dialog = page.findChild(ImportDialog)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    assert dialog.outcome.sizes.text().startswith("30 documents, 2 classes: ")
    assert "from the field 'category'" in dialog.outcome.notes.text()
    [other] = dialog.outcome.others.findChildren(QToolButton)
    assert other.text() == "place (5 classes)"
    qtbot.mouseClick(other, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "5 classes" in dialog.outcome.sizes.text(), timeout=WAIT)
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        dialog.accept()
    assert len(window.workspace.corpus.class_names) == 5
    assert "category" not in window.workspace.corpus.texts[0]


def test_irregular_rows_of_another_file_are_asked_about_again(qtbot, window, page, tmp_path):
    for name in ("may.csv", "june.csv"):
        rows = [f"{topic},{text}" for topic, _, text in topic_rows(20)]
        rows[3] += ", really"
        (tmp_path / name).write_text("\n".join(["label,text", *rows]), encoding="utf-8")
    dialog = previewed(qtbot, page, tmp_path / "may.csv")
    qtbot.mouseClick(dialog.outcome.irregular.join, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        dialog.accept()
    similar = previewed(qtbot, page, tmp_path / "june.csv")
    assert not similar.open_button().isEnabled()
    assert similar.settings().irregular_rows == "refuse"
    similar.reject()


@pytest.mark.parametrize("language", ["English", "Deutsch"])
def test_all_fields_stand_in_one_column(qtbot, window, page, tmp_path, language):
    table = tmp_path / "reviews.csv"
    table.write_text("mood,review\ngood,the words\nbad,more words\n" * 5, encoding="utf-8")
    use_language(QApplication.instance(), language)
    try:
        page.preview(str(table))
        dialog = page.findChild(ImportDialog)
        fold = next(button for button in dialog.findChildren(QToolButton) if button.isCheckable())
        qtbot.mouseClick(fold, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(dialog.columns.isVisible, timeout=WAIT)
        fields = [*dialog.columns.boxes.values()]
        for parameter in parameters_of(ReadingSettings):
            for form in (dialog.form, dialog.more):
                if parameter.name in form.values():
                    fields.append(form.field(parameter.name))
        shown = [field for field in fields if field.isVisible()]
        assert len(shown) > 8

        def edges():
            return {(field.mapTo(dialog, QPoint()).x(), field.width()) for field in shown}

        qtbot.waitUntil(lambda: len(edges()) == 1)
        dialog.reject()
    finally:
        use_language(QApplication.instance(), "English")
