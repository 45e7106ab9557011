"""Long documents are shown by portions: no part is lost and none takes long to lay out."""

import time
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtWidgets import QPushButton

from workbench.background.highlights import Mark
from workbench.corpora.terms.tokens import TokenSettings
from workbench.gui.pages.corpus.reader import DocumentReader
from workbench.gui.widgets.long_text import PORTION, LongText, number_of_portions, portion
from workbench.gui.widgets.phrases import beginning
from workbench.gui.widgets.text_marks import show_marked
from workbench.plain_text import shortened

_TEXTS = {
    "short": "a few words",
    "empty": "",
    "one word": "x" * 400_000,
    "words": "word " * 30_000,
    "lines": "\n" * 500_000,
    "exactly one": "y" * PORTION,
}


@pytest.mark.parametrize("text", _TEXTS.values(), ids=_TEXTS)
def test_portions_are_the_whole_text(text):
    parts = [portion(text, number) for number in range(number_of_portions(text))]
    assert "".join(parts) == text
    assert all(len(part) <= PORTION + 1_000 for part in parts)
    if " " in text:
        assert all(part.endswith(" ") for part in parts[:-1])


@pytest.mark.parametrize("name", ["one word", "lines"])
def test_a_document_is_laid_out_at_once(qtbot, name):
    # Laid out as a whole, the word takes 27 s of processor time and the lines 2 s.
    corpus = SimpleNamespace(
        document_ids=["d" * 100_000],
        texts=[_TEXTS[name]],
        counts=None,
        label_sets=None,
        class_index=np.array([0]),
        class_names=("c" * 100_000,),
    )
    reader = DocumentReader()
    qtbot.addWidget(reader)
    reader.resize(800, 600)
    reader.show()
    reader.use_tokens(TokenSettings(language="english", stop_words="none", stemmer="none"))
    start = time.process_time()
    reader.show_document(corpus, 0)
    reader.grab()
    assert time.process_time() - start < 1.5


def test_the_buttons_move_between_portions(qtbot):
    shown = LongText("Text")
    qtbot.addWidget(shown)
    shown.show_text("a" * PORTION + "b" * 10)
    before, after = shown.findChildren(QPushButton)
    assert (before.isEnabled(), after.isEnabled()) == (False, True)
    assert shown.field.toPlainText() == "a" * PORTION
    after.click()
    assert shown.field.toPlainText() == "b" * 10
    assert (before.isEnabled(), after.isEnabled()) == (True, False)
    shown.show_text("short")
    assert shown.field.toPlainText() == "short"
    assert not before.isVisibleTo(shown)


def test_marks_beyond_the_shown_beginning_are_left_out(qtbot):
    shown = LongText("Text")
    qtbot.addWidget(shown)
    text = "good " + "x" * 50_000 + " bad"
    show_marked(shown.field, text, [Mark(0, 4, 1.0), Mark(50_006, 50_009, -1.0)])
    assert len(shown.field.extraSelections()) == 1
    assert shown.field.toPlainText().endswith("x\n…")


def test_names_and_texts_are_cut_only_when_they_are_long():
    assert shortened("a" * 200) == "a" * 200
    assert len(shortened("a" * 201)) <= 200
    assert beginning("word " * 1_000) == "word " * 1_000
    assert len(beginning("word " * 100_000)) == 100_000
