"""The Label page by keys: unlabelled documents get classes, suggestions follow, all is on disk."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.labels import CLASS, LABEL, SKIP, UNSURE, Labelling
from workbench.gui.state.preferences import Preferences
from workbench.labelling.estimates import check_estimate

WORDS = {
    "sea": ["wave", "tide", "ship", "salt", "harbour"],
    "hill": ["stone", "climb", "path", "goat", "ridge"],
}
SECONDS = 60_000


@pytest.fixture
def folder(tmp_path):
    chance = random.Random(3)
    position = tmp_path / "letters"
    position.mkdir()
    for number in range(60):
        words = WORDS[("sea", "hill")[number % 2]]
        (position / f"letter{number:02}.txt").write_text(
            " ".join(chance.choices(words, k=12)), "utf-8"
        )
    return position


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
        lambda: not page.state.jobs.is_busy and bool(page.card.title.text()), timeout=SECONDS
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
    # The first document was shown before the graph was made.
    assert {decision.question for decision in made.values()} == {"random", "useful", "audit"}
    assert page.estimate.estimate.text() == "3–100 %"  # one check is too few for a number
    assert page.estimate.interval.text() == "1 random check"
    assert len(page.state.answer.answer.curve.points) > 1
    assert page.estimate.curve.isHidden()  # and for a curve
    answer = replace(page.state.answer.answer, estimate=check_estimate(9, 10))
    page.estimate.show_answer(answer)
    assert page.estimate.estimate.text() == "90 %"
    assert not page.estimate.curve.isHidden()
    assert page.card.suggestion.text().startswith(f"Suggested: {shown_class(page)}")
    assert page.card.text.extraSelections()
    before = len(made)
    QTest.keyClick(page, Qt.Key.Key_Space)
    settle(page, qtbot)
    assert len(labelling_of(window).decisions()) == before + 1


def test_decisions_name_the_account_or_who_is_named_in_the_preferences(
    page, window, qtbot, monkeypatch
):
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.setenv(name, "ada")
    press_right_key(page)
    settle(page, qtbot)
    window.workspace.settings.store_preferences(Preferences(person="Grace"))
    press_right_key(page)
    made = labelling_of(window).decisions()
    assert sorted(decision.by for decision in made.values()) == ["Grace", "ada"]


def test_labels_can_be_given_before_the_graph_is_made(page, window, qtbot):
    page.state.open(window.workspace.corpus)  # as if it had just been opened
    page.state.refresh()
    for _ in range(8):  # more than are drawn at a time
        assert page.state.answer is None
        press_right_key(page)
    made = labelling_of(window).decisions()
    assert len(made) == 8
    assert {decision.question for decision in made.values()} == {"random"}
    follow = "Suggestions follow when the documents have been compared."
    assert page.card.suggestion.text() == follow
    qtbot.waitUntil(lambda: page.state.answer is not None, timeout=SECONDS)
    settle(page, qtbot)
    assert page.state.answer.answer.n_labels == 8
    assert page.state.shown.suggestion.row not in page.state.record.answers()


def test_keys_skip_mark_unsure_label_by_letter_go_back_and_undo(page, window, qtbot):
    first = page.card.title.text()
    QTest.keyClick(page, Qt.Key.Key_S)
    settle(page, qtbot)
    QTest.keyClick(page, Qt.Key.Key_U)
    settle(page, qtbot)
    QTest.keyClick(page, Qt.Key.Key_H)  # the only class that begins with an h
    settle(page, qtbot)
    actions = [decision.action for decision in labelling_of(window).history()]
    assert actions == [CLASS, CLASS, SKIP, UNSURE, LABEL]
    QTest.keyClick(page, Qt.Key.Key_Left)
    settle(page, qtbot)
    for _ in range(3):
        QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        settle(page, qtbot)
    assert labelling_of(window).decisions() == {}
    assert page.card.title.text() == first


def test_the_edit_menu_undoes_and_repeats_decisions(page, window, qtbot):
    undo, redo = window.menus.actions["undo"], window.menus.actions["redo"]
    first = page.state.shown.name
    press_right_key(page)
    settle(page, qtbot)
    given = labelling_of(window).decisions()
    assert undo.isEnabled() and page.actions_row.undo.isEnabled() and not redo.isEnabled()
    undo.trigger()
    settle(page, qtbot)
    assert labelling_of(window).decisions() == {} and page.state.shown.name == first
    assert redo.isEnabled()
    redo.trigger()
    settle(page, qtbot)
    assert labelling_of(window).decisions() == given and not redo.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert labelling_of(window).decisions() == given


def test_a_document_that_is_looked_at_again_says_how_it_was_labelled(page, qtbot):
    label = shown_class(page)
    press_right_key(page)
    settle(page, qtbot)
    assert "You:" not in page.card.suggestion.text()
    QTest.keyClick(page, Qt.Key.Key_Left)
    settle(page, qtbot)
    assert page.card.suggestion.text().startswith(f"You: {label}.")


def test_space_says_why_it_does_nothing_where_nothing_is_suggested(page, window, qtbot):
    with qtbot.waitSignal(window.workspace.message_posted) as posted:
        QTest.keyClick(page, Qt.Key.Key_Space)
    assert posted.args == ["There is no suggestion here; press the key of a class."]


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
    assert page.classes.buttons[0].text() == "water"
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=SECONDS):
        window.workspace.open_corpus(str(folder))
    assert "4 labelled by you" in page.header.context.text()


def test_the_labelled_corpus_is_exported_and_used(page, window, qtbot, tmp_path):
    for _ in range(9):
        press_right_key(page)
        settle(page, qtbot)
    target = tmp_path / "labelled.csv"
    said = []
    window.workspace.message_posted.connect(said.append)
    page.actions_row.export_chosen.emit("corpus", target)
    QTest.keyClick(page, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)
    assert said == ["Writing labelled.csv …"] * 2  # no menu without a usable entry
    assert page.header.context.text().startswith("Writing labelled.csv …")
    qtbot.waitUntil(lambda: "9 by hand, 51 predicted" in said[-1], timeout=SECONDS)
    qtbot.waitUntil(lambda: "Writing" not in page.header.context.text(), timeout=SECONDS)
    assert open_corpus(target).class_sizes() == {"hill": 30, "sea": 30}
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=SECONDS):
        page.actions_row.use.click()
    assert sum(window.workspace.corpus.class_sizes().values()) == 9


def test_all_keys_are_listed_on_request(page):
    assert page.keys.all.isHidden()
    QTest.keyClick(page, Qt.Key.Key_Question)
    assert not page.keys.all.isHidden()
    assert ("U", "cannot be decided") in page.keys.entries()


def test_the_tour_leads_from_names_to_labels(window, qtbot):
    page = window.show_page("label")
    window.commands.try_labelling()
    qtbot.waitUntil(lambda: not page.guide.isHidden(), timeout=SECONDS)
    assert window.workspace.corpus.class_names == ()
    assert "Name the classes" in page.guide.title.text()
    settle(page, qtbot)
    assert page.classes.field is window.focusWidget()  # the first name can be typed at once
    for name in ("cycling", "tennis"):
        page.classes.field.setText(name)
        QTest.keyClick(page.classes.field, Qt.Key.Key_Return)
    settle(page, qtbot)
    assert "Press a key" in page.guide.title.text()
    for number in range(6):
        QTest.keyClick(page, Qt.Key.Key_1 if number % 2 else Qt.Key.Key_2)
        settle(page, qtbot)
    assert "Accept" in page.guide.title.text()
    for step_button in (page.guide.next, page.guide.end):
        step_button.setFocus()
        QTest.keyClick(step_button, Qt.Key.Key_Space)
        assert window.focusWidget() is page  # so the next Space is not for another button
    assert page.guide.isHidden()


def test_a_labelling_that_is_continued_begins_with_a_suggestion(page, window, folder, qtbot):
    for _ in range(8):
        press_right_key(page)
        settle(page, qtbot)
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=SECONDS):
        window.workspace.open_corpus(str(folder))
    window.show_page("label")
    settle(page, qtbot)
    assert page.card.suggestion.text().startswith("Suggested: ")


def test_the_space_is_drawn_when_suggestions_arrived_on_another_page(page, window, qtbot):
    for _ in range(4):
        press_right_key(page)
    settle(page, qtbot)
    folder = window.workspace.source.name_or_path
    window.workspace.open_corpus(folder).finished.connect(lambda _: window.show_page("experiment"))
    qtbot.waitUntil(lambda: not page.isVisible(), timeout=SECONDS)
    qtbot.waitUntil(lambda: page.state.answer is not None, timeout=SECONDS)
    settle(page, qtbot)
    assert page.side.space.frame is None
    window.show_page("label")
    qtbot.waitUntil(lambda: page.side.space.frame is not None, timeout=SECONDS)
