"""The panels beside the document: space, review, rules, the other person."""

import json

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.pages.label.test_label_page import (
    SECONDS,
    folder,
    labelling_of,
    page,
    press_right_key,
    settle,
    shown_class,
)
from workbench.corpora.labels import CANNOT_LINK, MUST_LINK, RULE, Labelling
from workbench.gui.pages.label.side_card import CODERS, REVIEW, RULES, SPACE
from workbench.labelling.situation import DISAGREEMENTS, SUSPECTS

__all__ = ["folder", "page"]


def press(page, qtbot, count):
    for _ in range(count):
        press_right_key(page)
        settle(page, qtbot)


def drawn(page, qtbot):
    space = page.side.space
    qtbot.waitUntil(
        lambda: (
            space.frame is not None
            and space.frame.is_settled
            and not space.is_moving
            and not page.state.jobs.is_busy
        ),
        timeout=SECONDS,
    )
    return space


def test_the_space_follows_labels_links_and_undo(page, window, qtbot):
    press(page, qtbot, 6)
    space = drawn(page, qtbot)
    assert len(space.plot.points) == 60
    before = space.frame.eigenvalues
    space.plot.link_drawn.emit(3, 4, False)
    space.plot.link_drawn.emit(5, 6, True)
    settle(page, qtbot)
    qtbot.waitUntil(lambda: len(space.frame.links) == 2, timeout=SECONDS)
    drawn(page, qtbot)
    actions = [made.action for made in labelling_of(window).history()]
    assert actions[-2:] == [MUST_LINK, CANNOT_LINK]
    assert not np.allclose(space.frame.eigenvalues, before, atol=1e-4)
    for _ in range(2):
        QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        settle(page, qtbot)
    qtbot.waitUntil(lambda: not space.frame.links, timeout=SECONDS)
    drawn(page, qtbot)
    assert np.allclose(space.frame.eigenvalues, before, atol=1e-3)


def test_a_point_is_opened_and_labelled(page, window, qtbot):
    press(page, qtbot, 4)
    space = drawn(page, qtbot)
    answered = page.state.record.answers()
    row = next(row for row in range(60) if row not in answered and row != page.state.order.row)
    space.plot.point_clicked.emit(row)
    qtbot.waitUntil(lambda: page.state.order.row == row, timeout=SECONDS)
    settle(page, qtbot)
    press_right_key(page)
    settle(page, qtbot)
    assert row in page.state.record.answers()


def test_the_space_follows_the_teacher_and_the_slider(page, qtbot):
    press(page, qtbot, 6)
    space = drawn(page, qtbot)
    space.choice.teacher.setCurrentText("Spectral, symmetric")
    space.choice.neighbours.setCurrentIndex(1)
    space.choice.dimensions.setCurrentIndex(4)
    space.choice.dimensions.activated.emit(4)
    qtbot.waitUntil(lambda: space.frame.n_dimensions == 6, timeout=SECONDS)
    assert (page.state.learner.teacher, page.state.learner.n_neighbors) == ("spectral", 10)
    drawn(page, qtbot)
    after = space.plot.points.copy()
    space.slider.setValue(0)
    qtbot.waitUntil(lambda: space.frame.before is not None, timeout=SECONDS)
    drawn(page, qtbot)
    assert not np.allclose(space.plot.points, after, atol=1e-3)
    for index, view in ((1, space.spectrum), (2, space.affinity)):
        space.kind.setCurrentIndex(index)
        space.kind.activated.emit(index)
        qtbot.waitUntil(lambda view=view: view.figure is not None, timeout=SECONDS)


def test_a_cluster_is_labelled_by_one_key_without_its_exceptions(page, window, qtbot):
    press(page, qtbot, 6)
    QTest.keyClick(page, Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    grid = page.side.review
    qtbot.waitUntil(lambda: grid.model.rowCount() > 4, timeout=SECONDS)
    assert page.side.panel() == REVIEW
    wanted, count = shown_class(page), len(page.state.record.labels())
    QTest.keyClick(grid.list, Qt.Key.Key_Right)
    QTest.keyClick(grid.list, Qt.Key.Key_X)
    left = set(grid.model.rows())
    assert len(left) == grid.model.rowCount() - 1
    grid.list.setFocus()
    QTest.keyClick(grid.list, Qt.Key.Key_1 if wanted == "sea" else Qt.Key.Key_2)
    settle(page, qtbot)
    labels = page.state.record.labels()
    assert len(labels) == count + len(left)
    assert page.side.panel() == SPACE
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(page.state.record.labels()) == count


def test_rules_are_judged_while_typed_and_vote(page, window, qtbot):
    press(page, qtbot, 6)
    QTest.keyClick(page, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert page.side.panel() == RULES
    panel = page.side.rules
    QTest.keyClicks(panel.phrase, "tide")
    qtbot.waitUntil(lambda: "Covers" in panel.report.text(), timeout=SECONDS)
    QTest.keyClick(panel.phrase, Qt.Key.Key_Return)
    settle(page, qtbot)
    qtbot.waitUntil(lambda: panel.table.rowCount() == 1, timeout=SECONDS)
    assert [made.action for made in labelling_of(window).history()][-1] == RULE
    panel.table.selectRow(0)
    panel.table.setCurrentCell(0, 0)
    panel.remove_button.click()
    settle(page, qtbot)
    assert page.state.record.rules == ()


def test_two_people_are_compared_and_disagreements_are_asked_about_again(page, qtbot, tmp_path):
    press(page, qtbot, 6)
    mine = page.state.record.labels()
    other = tmp_path / "theirs.jsonl"
    flipped = {"sea": "hill", "hill": "sea"}
    names = list(mine)
    rows = [{"document": names[0], "label": flipped[mine[names[0]]]}]
    rows += [{"document": name, "label": mine[name]} for name in names[1:]]
    other.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    page.side.show_panel(CODERS)
    page.side.coders.file_chosen.emit(other)
    assert page.side.coders.kappa.text().startswith("κ 0.")
    assert page.side.coders.table.rowCount() == 1
    page.side.coders.queue.click()
    qtbot.waitUntil(
        lambda: page.state.shown is not None and page.state.shown.name == names[0],
        timeout=SECONDS,
    )
    assert page.state.strategy == DISAGREEMENTS
    both = f"You: {mine[names[0]]}. theirs: {flipped[mine[names[0]]]}."
    assert page.card.suggestion.text().startswith(both)
    press_right_key(page)
    settle_or_done(page, qtbot)


def settle_or_done(page, qtbot):
    qtbot.waitUntil(lambda: not page.state.jobs.is_busy, timeout=SECONDS)


def test_the_chip_of_a_wrong_label_asks_about_it_again(page, window, qtbot):
    press(page, qtbot, 14)
    name = page.state.shown.name
    QTest.keyClick(page, Qt.Key.Key_2 if shown_class(page) == "sea" else Qt.Key.Key_1)
    settle(page, qtbot)
    chips = [chip for chip in page.progress.chips if "wrong" in chip.text()]
    assert chips
    chips[0].clicked.emit()
    qtbot.waitUntil(
        lambda: page.state.shown is not None and page.state.shown.name == name, timeout=SECONDS
    )
    assert page.state.strategy == SUSPECTS
    press_right_key(page)
    settle_or_done(page, qtbot)
    made = Labelling(page.state.record.path).decisions()[name]
    assert made.label == ("sea" if made.label == "sea" else "hill")
    assert not [chip for chip in page.progress.chips if chip.isVisible() and "wrong" in chip.text()]


def test_a_class_is_split_in_the_grid(page, window, qtbot):
    press(page, qtbot, 8)
    page.side_control.split_class(0, "coast")
    grid = page.side.review
    qtbot.waitUntil(lambda: grid.model.rowCount() > 1, timeout=SECONDS)
    assert "coast" in page.state.names and grid.model.excluded
    moved = grid.model.rows()
    grid.list.setFocus()
    QTest.keyClick(grid.list, Qt.Key.Key_3)
    settle(page, qtbot)
    assert sorted(page.state.record.rows_of("coast")) == sorted(moved)


@pytest.mark.parametrize("kind", ["model", "report", "decisions"])
def test_everything_else_is_exported(page, window, qtbot, tmp_path, kind):
    press(page, qtbot, 12)
    file = tmp_path / {"model": "m.zip", "report": "r.html", "decisions": "d.csv"}[kind]
    said = []
    window.workspace.message_posted.connect(said.append)
    page.actions_row.export_chosen.emit(kind, file)
    qtbot.waitUntil(lambda: "written" in said[-1], timeout=SECONDS)
    assert file.exists()
