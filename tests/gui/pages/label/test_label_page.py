"""The Label page by keys: unlabelled documents get classes, suggestions follow, all is on disk."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.labels import LABEL, SKIP, UNSURE, Labelling

WORDS = {
    "sea": ["wave", "tide", "ship", "salt", "harbour"],
    "hill": ["stone", "climb", "path", "goat", "ridge"],
}
SECONDS = 60_000


@pytest.fixture
def folder(tmp_path):
    chance = random.Random(3)
    place = tmp_path / "letters"
    place.mkdir()
    for number in range(60):
        words = WORDS[("sea", "hill")[number % 2]]
        (place / f"letter{number:02}.txt").write_text(
            " ".join(chance.choices(words, k=12)), "utf-8"
        )
    return place


@pytest.fixture
def page(window, folder, qtbot):
    page = window.show_page("label")
    assert page.stack.currentWidget() is page.empty
    window.workspace.open_corpus(str(folder))
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=SECONDS)
    window.show_page("label")
    for name in ("sea", "hill"):
        page.classes.field.setText(name)
        QTest.keyClick(page.classes.field, Qt.Key.Key_Return)
    settle(page, qtbot)
    return page


def settle(page, qtbot):
    qtbot.waitUntil(
        lambda: not page.tasks.is_busy and bool(page.card.title.text()), timeout=SECONDS
    )


def shown_class(page):
    return "sea" if set(page.card.text.toPlainText().split()) & set(WORDS["sea"]) else "hill"


def press_right_key(page):
    QTest.keyClick(page, Qt.Key.Key_1 if shown_class(page) == "sea" else Qt.Key.Key_2)


def labelling_of(window):
    return Labelling(window.workspace.store.root.parent / "labellings" / "letters.jsonl")


def test_keys_label_and_suggestions_and_the_estimate_follow(page, window, qtbot):
    for _ in range(12):
        press_right_key(page)
        settle(page, qtbot)
    made = labelling_of(window).decisions()
    assert len(made) == 12
    assert {decision.question for decision in made.values()} == {"useful", "audit"}
    assert page.progress.estimate.text() == "100 %"
    assert "1 random checks" in page.progress.interval.text()
    assert page.card.suggestion.text().startswith(f"Suggested: {shown_class(page)}")
    assert page.card.text.extraSelections()
    before = len(made)
    QTest.keyClick(page, Qt.Key.Key_Space)
    settle(page, qtbot)
    assert len(labelling_of(window).decisions()) == before + 1


def test_skip_cannot_tell_letters_back_and_undo(page, window, qtbot):
    first = page.card.title.text()
    QTest.keyClick(page, Qt.Key.Key_S)
    settle(page, qtbot)
    QTest.keyClick(page, Qt.Key.Key_U)
    settle(page, qtbot)
    QTest.keyClick(page, Qt.Key.Key_H)  # the only class that begins with an h
    settle(page, qtbot)
    actions = [decision.action for decision in labelling_of(window).history()]
    assert actions == [SKIP, UNSURE, LABEL]
    QTest.keyClick(page, Qt.Key.Key_Left)
    settle(page, qtbot)
    for _ in range(3):
        QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        settle(page, qtbot)
    assert labelling_of(window).decisions() == {}
    assert page.card.title.text() == first


def test_a_class_is_renamed_without_a_dialog_and_a_labelling_is_found_again(
    page, window, folder, qtbot
):
    for _ in range(4):
        press_right_key(page)
        settle(page, qtbot)
    page.classes.start_renaming(0)
    page.classes.field.setText("water")
    QTest.keyClick(page.classes.field, Qt.Key.Key_Return)
    settle(page, qtbot)
    labels = {decision.label for decision in labelling_of(window).decisions().values()}
    assert "sea" not in labels
    assert page.classes.buttons[0].text().startswith("water")
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=SECONDS):
        window.workspace.open_corpus(str(folder))
    assert "4 labelled by you" in page.state.text()


def test_the_labelled_corpus_is_exported_and_used(page, window, qtbot, tmp_path):
    for _ in range(9):
        press_right_key(page)
        settle(page, qtbot)
    target = tmp_path / "labelled.csv"
    with qtbot.waitSignal(window.workspace.message_posted, timeout=SECONDS) as posted:
        page.actions_row.file_chosen.emit(target)
    assert "9 by hand, 51 predicted" in posted.args[0]
    assert open_corpus(target).class_sizes() == {"hill": 30, "sea": 30}
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=SECONDS):
        page.actions_row.use.click()
    assert sum(window.workspace.corpus.class_sizes().values()) == 9


def test_all_keys_are_listed_on_request(page):
    assert "cannot tell" not in page.help_keys.text()
    QTest.keyClick(page, Qt.Key.Key_Question)
    assert "cannot tell" in page.help_keys.text()
