"""The Corpus page: selecting, importing and reading corpora, and problems with files."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from tests.gui.pages.corpus.conftest import (
    WAIT,
    import_through_dialog,
    shown_texts,
    wait_for_overview,
)
from workbench.corpora.readers.settings import ReadingSettings
from workbench.gui.widgets.rows import CHIP, FACTS


def button(parent, text):
    return next(
        found for found in parent.findChildren(QPushButton) if text in found.text().replace("&", "")
    )


def test_enter_opens_a_corpus(qtbot, window, page):
    start = page.start
    opened = []
    start.corpus_chosen.connect(opened.append)
    start.known.setFocus()
    qtbot.keyClick(start.known, Qt.Key.Key_Down)
    start.known.setCurrentRow(0)
    assert opened == []
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        qtbot.keyClick(start.known, Qt.Key.Key_Return)
    assert opened == ["tour"]
    wait_for_overview(qtbot, page)
    assert "1,600 documents" in shown_texts(page)


def click_on(qtbot, corpora, row):
    position = corpora.visualItemRect(corpora.item(row)).center()
    qtbot.mouseClick(corpora.viewport(), Qt.MouseButton.LeftButton, pos=position)


def test_a_click_opens_and_the_return_button_leads_back(qtbot, window, page):
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        click_on(qtbot, page.start.known, 0)
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
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        click_on(qtbot, page.start.recent, 0)
    assert window.workspace.source.reading == chosen
    assert window.workspace.corpus.texts[3] == "s3"


def test_a_recent_corpus_is_shown_with_its_facts_picture_and_state(qtbot, window, page):
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        window.workspace.open_corpus("ratings")
    wait_for_overview(qtbot, page)
    settings = window.workspace.settings
    qtbot.waitUntil(lambda: "points" in settings.facts_of("ratings"), timeout=WAIT)
    qtbot.waitUntil(lambda: "findings" in settings.facts_of("ratings"), timeout=WAIT)
    page.show_start()
    item = page.start.recent.item(0)
    assert item.data(FACTS).startswith("700 documents · 5 classes · opened today")
    assert item.data(CHIP).endswith(("finding", "findings"))
    points = settings.facts_of("ratings")["points"]
    assert {number for _, _, number in points} == {0, 1, 2, 3, 4}
    assert all(0 <= share <= 1 for x, y, _ in points for share in (x, y))


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
    job = window.workspace.open_corpus(str(large))
    assert button(page, "Cancel").isVisible()
    with qtbot.waitSignal(job.progressed, timeout=WAIT):
        pass
    with qtbot.waitSignal(job.stopped, timeout=WAIT):
        qtbot.mouseClick(button(page, "Cancel"), Qt.MouseButton.LeftButton)
    assert page.start.isVisible()
    assert window.workspace.corpus is None


def test_the_cards_of_the_start_are_equally_wide_although_their_texts_are_not(qtbot, window, page):
    window.resize(1600, 900)
    QApplication.processEvents()
    widths = [card.width() for card in page.start.cards]
    assert max(widths) - min(widths) <= 1


def test_a_folder_and_a_file_are_offered_for_opening(qtbot, page):
    titles = [action.text() for action in page.start.sources().actions()]
    assert titles == ["A folder …", "A file …"]


def test_the_empty_label_page_leads_to_the_choice_of_folder_or_file(qtbot, window, page):
    empty = window.show_page("label").empty
    for _ in range(3):
        window.show_page("label")
        qtbot.mouseClick(button(empty, "Open a corpus"), Qt.MouseButton.LeftButton)
        menu = QApplication.activePopupWidget()
        assert page.start.isVisible()
        assert [action.text() for action in menu.actions()] == ["A folder …", "A file …"]
        qtbot.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.start.findChildren(QMenu))
