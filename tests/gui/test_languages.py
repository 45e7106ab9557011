"""Every page in other languages: nothing stays English, and nothing is cut off."""

import re
import shutil

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
    QTabBar,
    QTableView,
    QTreeWidget,
    QWidget,
)

from workbench.gui.shell.application import make_window
from workbench.gui.widgets.language import LANGUAGES, translated, use_language
from workbench.gui.widgets.page_header import ElidedLabel

WAIT = 60_000
MARK = "⟦"
NAMES = {"Small", "Text Workbench", "L2", "W/B", "OK", "Cancel", "t-SNE", "UMAP"}  # not translated
OWN_WITH_Q = ("QueueBar", "QueuePanel", "QuestionCard")


class MarkingTranslator(QTranslator):
    """Puts a mark around each text, so that one without it was never translated."""

    def translate(self, context, source, disambiguation=None, n=-1):
        is_of_qt = context.startswith("Q") and context not in OWN_WITH_Q
        return None if is_of_qt else f"{MARK}{source}⟧"

    def isEmpty(self):  # noqa: N802
        return False


@pytest.fixture
def opened(qtbot, tmp_path, made_run):
    """Make a window with a corpus and a run, after a language has been set."""
    made = []

    def show():
        window = make_window(tmp_path / "runs")
        made.append(window)
        shutil.copytree(made_run, window.workspace.store.root / made_run.name)
        window.resize(1024, 700)
        window.show()
        window.show_page("corpus")
        with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
            window.workspace.open_corpus("tour")
        return window

    yield show
    for window in made:
        window.close_unasked()


@pytest.fixture
def marked(qapp):
    translator = MarkingTranslator(qapp)
    qapp.installTranslator(translator)
    translated.cache_clear()
    yield
    qapp.removeTranslator(translator)
    translator.setParent(None)
    translated.cache_clear()


def texts_of(window):
    """The visible texts that are ours: labels, buttons, tabs, headers, choices, hints."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        if isinstance(widget, QTabBar):
            yield from (widget.tabText(position) for position in range(widget.count()))
        if isinstance(widget, QTableView) and widget.model() is not None:
            columns = range(widget.model().columnCount())
            titles = (widget.model().headerData(c, Qt.Orientation.Horizontal) for c in columns)
            yield from (title for title in titles if isinstance(title, str))
        if isinstance(widget, QTreeWidget):
            yield from (
                widget.topLevelItem(row).text(0) for row in range(widget.topLevelItemCount())
            )


def is_ours(text, corpus):
    """Whether a text should be translated: it has words that come from no document."""
    words = re.sub(r"\d[\d.,]*|%|tour", "", text)
    return bool(re.search(r"[A-Za-z]{2,}", words)) and not any(
        part in text for part in (*corpus.class_names, *corpus.document_ids[:2000], *NAMES)
    )


def test_no_page_has_a_text_that_was_never_translated(marked, opened, walk_pages, made_run):
    window = opened()
    corpus, english = window.workspace.corpus, {}
    for name in walk_pages(window, made_run.name):
        for text in texts_of(window):
            if MARK not in text and is_ours(text, corpus):
                english.setdefault(text, name)
    summaries = {text for text, name in english.items() if name.startswith("experiment")}
    help_pages = {text for text in summaries if len(text.split()) > 6}  # stay English, as is said
    assert {text: english[text] for text in english if text not in help_pages} == {}


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "English"])
def test_nothing_is_cut_off_in_a_small_window(qapp, language, opened, walk_pages, made_run):
    use_language(qapp, language)
    try:
        window, cut = opened(), {}
        for name in walk_pages(window, made_run.name):
            qapp.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            cut |= dict.fromkeys(cut_texts(window), name)
        assert cut == {}
    finally:
        use_language(qapp, "English")


def cut_texts(window):
    """Labels and buttons that are narrower than their text."""
    for widget in window.findChildren(QWidget):
        is_text = isinstance(widget, QLabel | QAbstractButton) and not isinstance(
            widget, ElidedLabel
        )
        if not is_text or not widget.isVisible() or not widget.text().strip():
            continue
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        if not wraps and widget.width() < widget.sizeHint().width() - 1:
            yield widget.text()
