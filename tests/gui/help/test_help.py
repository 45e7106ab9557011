"""The help: every method has a page, pages can be searched, links stay inside."""

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from workbench.gui.help.pages import find_page, help_pages, matching, settings_table
from workbench.gui.shell.main_window import PAGES
from workbench.methods.registry import METHODS, method_named

WAIT = 120_000
_LINK = re.compile(r"\]\(([^)#]+)\)")


@pytest.fixture
def dock(window):
    window.commands.show_help("start")
    return window.commands.help_dock


def test_every_page_of_the_window_and_every_method_has_help():
    names = {one.name for one in help_pages()}
    assert names >= {one.name for one in PAGES} | set(METHODS) | {"start"}
    assert len(names) == len(help_pages())
    assert all(one.title and len(one.text) > 40 for one in help_pages())


def test_links_between_pages_lead_somewhere():
    for page in help_pages():
        for target in _LINK.findall(page.text):
            assert "://" not in target, f"{page.name} leaves the program: {target}"
            assert find_page(target) is not None, f"{page.name} links to {target}"


def test_search_finds_words_in_titles_first():
    found = [one.name for one in matching("spectral clustering")]
    assert found[0] in ("spectral-clustering", "constrained-spectral-clustering")
    assert matching("xyzzy-no-such-word") == ()


def test_the_settings_of_a_method_come_from_its_description():
    table = settings_table(method_named("linear-svm").parameters)
    for one in method_named("linear-svm").parameters:
        assert f"`{one.name}`" in table
        assert one.label in table
    assert "no settings" in settings_table(())


def test_f1_explains_the_page_in_front(qtbot, window):
    window.show_page("results")
    qtbot.keyClick(window, Qt.Key.Key_F1)
    dock = window.commands.help_dock
    assert dock.isVisible()
    assert dock.text.toPlainText().startswith("The results page")
    qtbot.keyClick(dock.list, Qt.Key.Key_Escape)
    assert not dock.isVisible()


def test_a_method_page_shows_its_settings(qtbot, window, dock):
    dock.show_page("linear-svm")
    qtbot.waitUntil(lambda: "Every setting" in dock.text.toPlainText(), timeout=WAIT)
    assert "cost" in dock.text.toPlainText()


def test_typing_searches_and_the_first_page_is_shown(qtbot, dock):
    qtbot.keyClicks(dock.search, "macro")
    assert dock.list.count() >= 1
    assert dock.list.currentRow() == 0
    dock.search.clear()
    qtbot.keyClicks(dock.search, "xyzzy")
    assert dock.list.count() == 0
    assert dock._none.isVisible()


def test_links_open_pages_of_the_help_and_nothing_else(qtbot, dock):
    dock.text.anchorClicked.emit(QUrl("corpus.md"))
    assert dock.text.toPlainText().startswith("The corpus page")
    before = dock.text.toPlainText()
    dock.text.anchorClicked.emit(QUrl("https://example.org/results.md"))
    dock.text.anchorClicked.emit(QUrl("file:///etc/passwd"))
    assert dock.text.toPlainText() == before
    assert dock.text.loadResource(2, QUrl("file:///etc/passwd")) is None


def test_text_stands_out_in_both_themes(qtbot, window, dock):
    for theme in ("light", "dark"):
        window.commands.use_theme(theme)
        link = QApplication.palette().color(QPalette.ColorRole.Link).name()
        qtbot.waitUntil(lambda link=link: link in dock.text.document().toHtml(), timeout=WAIT)
        palette = dock.text.palette()
        text = palette.color(QPalette.ColorRole.Text).lightness()
        ground = palette.color(QPalette.ColorRole.Base).lightness()
        assert abs(text - ground) > 150
