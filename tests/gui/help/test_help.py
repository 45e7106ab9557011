"""Every method has a help page, pages can be searched, and links open only help pages."""

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from workbench.gui.help.pages import find_page, help_pages, search_pages, settings_table
from workbench.gui.shell.main_window import PAGES
from workbench.methods.registry import METHODS, method_named

WAIT = 120_000
_LINK = re.compile(r"\]\(([^)#]+)\)")


@pytest.fixture
def dock(window):
    window.commands.show_help("start")
    return window.commands.help_dock


def test_every_page_of_the_window_and_every_method_has_help():
    names = {page.name for page in help_pages()}
    assert names >= {page.name for page in PAGES} | set(METHODS) | {"start"}
    assert len(names) == len(help_pages())
    assert all(page.title and len(page.text) > 40 for page in help_pages())


def test_links_between_pages_are_valid():
    for page in help_pages():
        for target in _LINK.findall(page.text):
            assert "://" not in target, f"{page.name} has an external link: {target}"
            assert find_page(target) is not None, f"{page.name} links to {target}"


def test_search_finds_words_in_titles_first():
    names = [page.name for page in search_pages("spectral clustering")]
    assert names[0] in ("spectral-clustering", "constrained-spectral-clustering")
    assert search_pages("xyzzy-no-such-word") == ()


def test_the_settings_table_lists_every_parameter():
    table = settings_table(method_named("linear-svm").parameters)
    for parameter in method_named("linear-svm").parameters:
        assert f"`{parameter.name}`" in table
        assert parameter.label in table
    assert "no settings" in settings_table(())


def test_f1_shows_help_on_the_current_page(qtbot, window):
    window.show_page("results")
    qtbot.keyClick(window, Qt.Key.Key_F1)
    dock = window.commands.help_dock
    assert dock.isVisible()
    assert dock.text.toPlainText().startswith("The Results page")
    qtbot.keyClick(dock.list, Qt.Key.Key_Escape)
    assert not dock.isVisible()


def test_a_method_page_shows_its_settings(qtbot, window, dock):
    dock.show_page("linear-svm")
    qtbot.waitUntil(lambda: "All settings" in dock.text.toPlainText(), timeout=WAIT)
    assert "cost" in dock.text.toPlainText()


def test_a_search_shows_the_first_matching_page(qtbot, dock):
    qtbot.keyClicks(dock.search, "macro")
    assert dock.list.count() >= 1
    assert dock.list.currentRow() == 0
    dock.search.clear()
    qtbot.keyClicks(dock.search, "xyzzy")
    assert dock.list.count() == 0
    assert dock.no_match.isVisible()


def test_links_open_only_help_pages(qtbot, dock):
    dock.text.anchorClicked.emit(QUrl("corpus.md"))
    assert dock.text.toPlainText().startswith("The Corpus page")
    before = dock.text.toPlainText()
    dock.text.anchorClicked.emit(QUrl("https://example.org/results.md"))
    dock.text.anchorClicked.emit(QUrl("file:///etc/passwd"))
    assert dock.text.toPlainText() == before
    assert dock.text.loadResource(2, QUrl("file:///etc/passwd")) is None


def test_text_has_contrast_in_both_themes(qtbot, window, dock):
    for theme in ("light", "dark"):
        window.commands.use_theme(theme)
        link = QApplication.palette().color(QPalette.ColorRole.Link).name()
        qtbot.waitUntil(lambda link=link: link in dock.text.document().toHtml(), timeout=WAIT)
        palette = dock.text.palette()
        text = palette.color(QPalette.ColorRole.Text).lightness()
        background = palette.color(QPalette.ColorRole.Base).lightness()
        assert abs(text - background) > 150
