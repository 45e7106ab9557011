"""The lasso by keys, menus of classes, the grid, the other person, and kinds of files."""

import json

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QToolButton

from tests.gui.pages.label.test_label_page import SECONDS, folder, page, settle
from tests.gui.pages.label.test_side_panels import drawn, press, settle_or_done
from workbench import paths
from workbench.experiments.plans.files import load_plan
from workbench.gui.pages.label.key_line import KeyLine
from workbench.gui.pages.label.side_card import CODERS, REVIEW
from workbench.labelling.agreement import Agreement
from workbench.palette import CLASS_COLOURS

__all__ = ["folder", "page"]


def choose_all_by_keys(space):
    """Draw a line around everything in view by the keyboard alone."""
    for keys in (["Left"] * 13 + ["Up"] * 13, ["Right"] * 26, ["Down"] * 26, ["Left"] * 26):
        for name in keys:
            QTest.keyClick(space.plot, Qt.Key[f"Key_{name}"])
        QTest.keyClick(space.plot, Qt.Key.Key_Space)
    QTest.keyClick(space.plot, Qt.Key.Key_Return)


def test_documents_are_lassoed_and_labelled_by_keys_alone(page, window, qtbot):
    press(page, qtbot, 4)
    space = drawn(page, qtbot)
    height = space.plot.height()
    QTest.keyClick(page, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert space.plot.keyboard.is_on
    choose_all_by_keys(space)
    chosen = space.lassoed.rows
    assert len(chosen) > 50 and not space.plot.keyboard.is_on
    qtbot.wait(50)
    assert space.plot.height() == height, "points must not move when documents are chosen"
    QTest.keyClick(page, Qt.Key.Key_2)
    settle_or_done(page, qtbot)
    assert {page.state.record.answers()[row].class_number for row in chosen} == {1}
    assert not space.lassoed.rows and space.lassoed.isHidden()
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle(page, qtbot)
    assert len(page.state.record.labels()) == 4


def test_escape_clears_the_lasso_before_keys_label_the_document(page, qtbot):
    press(page, qtbot, 4)
    space = drawn(page, qtbot)
    space.plot.lassoed.emit(np.arange(30))
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not space.lassoed.rows
    press(page, qtbot, 1)
    assert len(page.state.record.labels()) == 5


def test_the_number_of_lassoed_documents_is_legible_in_a_narrow_window(page, window, qtbot):
    press(page, qtbot, 4)
    space = drawn(page, qtbot)
    window.resize(1024, 700)
    space.plot.lassoed.emit(np.arange(37))
    count = "37 documents · "
    assert space.legend.text().startswith(count)
    qtbot.waitUntil(
        lambda: space.legend.width() > space.legend.fontMetrics().horizontalAdvance(count)
    )
    space.plot.lassoed.emit(np.arange(1))
    assert space.legend.text().startswith("1 document · ")
    clear = space.lassoed.findChild(QToolButton)
    clear.setFocus()
    QTest.keyClick(clear, Qt.Key.Key_Space)
    assert space.lassoed.isHidden() and window.focusWidget() is page


def test_shift_and_a_letter_go_to_a_panel_from_which_keys_still_label(page, window, qtbot):
    for key, panel in ((Qt.Key.Key_P, page.side.coders), (Qt.Key.Key_S, page.side.space)):
        QTest.keyClick(page, key, Qt.KeyboardModifier.ShiftModifier)
        assert page.side.stack.currentWidget() is panel
        before = len(page.state.record.labels())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_1)
        settle(page, qtbot)
        assert len(page.state.record.labels()) == before + 1
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert panel.isAncestorOf(window.focusWidget())


def test_enter_opens_a_disagreement(page, window, qtbot):
    shown = []
    page.side.coders.document_chosen.connect(shown.append)
    found = Agreement(1, 0.0, 0.0, 0.0, (("d7", "sea", "hill"),))
    page.side.coders.show_agreement(found, "anna")
    page.side.show_panel(CODERS)
    page.side.coders.table.setCurrentCell(0, 0)
    QTest.keyClick(page.side.coders.table, Qt.Key.Key_Return)
    assert shown == ["d7"]


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier),
        (
            Qt.Key.Key_Z,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
        ),
    ],
)
def test_both_usual_keys_repeat_what_was_undone(page, window, qtbot, key, modifier):
    press(page, qtbot, 2)
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle(page, qtbot)
    QTest.keyClick(page, key, modifier)
    settle(page, qtbot)
    assert len(page.state.record.labels()) == 2
    assert QKeySequence(modifier | key) in window.menus.actions["redo"].shortcuts()


def test_digits_label_while_a_box_of_choices_has_the_focus(page, qtbot):
    for count, box in enumerate((page.card.strategy, page.side.space.choice.teacher), start=1):
        QTest.keyClick(box, Qt.Key.Key_1)
        settle(page, qtbot)
        assert len(page.state.record.labels()) == count


def test_the_comparison_with_another_person_follows_decisions(page, qtbot, tmp_path):
    press(page, qtbot, 6)
    mine = page.state.record.labels()
    name = next(iter(mine))
    theirs = dict(mine) | {name: "hill" if mine[name] == "sea" else "sea"}
    file = tmp_path / "anna.jsonl"
    lines = [{"action": "label", "document": one, "label": theirs[one]} for one in theirs]
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    page.side.show_panel(CODERS)
    page.side_control.compare(file)
    assert page.side.coders.table.rowCount() == 1
    row = page.state.record.rows_named([name])[0]
    page.state.label_all([row], page.state.names.index(theirs[name]))
    settle(page, qtbot)
    assert page.side.coders.table.rowCount() == 0


def test_the_grid_fills_its_width(page, qtbot):
    grid = page.side.review.list
    page.side.show_panel(REVIEW)
    for width in (380, 560, 900):
        grid.resize(width, 300)
        columns = grid.width() // grid.gridSize().width()
        assert grid.width() - columns * grid.gridSize().width() < 40


def test_a_class_is_merged_and_coloured_by_its_menu(page, window, qtbot):
    press(page, qtbot, 4)
    menu = page.classes.menu(0)  # kept, or its submenus would be deleted
    submenus = {submenu.title(): submenu for submenu in menu.findChildren(QMenu)}
    submenus["Colour"].actions()[5].trigger()
    settle(page, qtbot)
    assert page.state.colours()[0] == CLASS_COLOURS[5]
    [into] = submenus["Merge into"].actions()
    assert into.text() == "hill"
    into.trigger()
    settle(page, qtbot)
    assert page.state.names == ["hill"] and page.state.record.counts() == [4]


def test_the_note_of_a_class_is_read_by_pointing_at_its_card(page, qtbot):
    page.state.change(lambda record: record.note("sea", "ships <and> tides"))
    card, other = page.classes.buttons
    assert "sea: ships &lt;and&gt; tides" in card.toolTip()
    assert card.accessibleDescription() == "ships <and> tides"
    assert "sea" not in other.toolTip()


def test_without_doubtful_labels_useful_documents_come_next(page, window, qtbot):
    press(page, qtbot, 4)
    with qtbot.waitSignal(window.workspace.message_posted, timeout=SECONDS) as said:
        page.card.strategy_chosen.emit("suspects")
    assert said.args[0].startswith("There is no such document left")
    settle(page, qtbot)
    assert page.state.strategy == page.card.strategy.currentData() == "useful"
    assert page.state.shown is not None


def test_menus_are_deleted_when_they_are_closed(page, qtbot):
    press(page, qtbot, 4)
    space = drawn(page, qtbot)
    before = len(page.findChildren(QMenu))
    for _ in range(3):
        for offer in (
            lambda: page.classes.buttons[0].customContextMenuRequested.emit(QPoint(5, 5)),
            lambda: space.plot.menu_requested.emit(7, QPoint(50, 50)),
            space.lassoed.label_button.click,
        ):
            offer()
            QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(page.findChildren(QMenu)) == before)


def test_a_class_is_merged_by_keys_in_its_menu(page, qtbot):
    press(page, qtbot, 4)
    page.classes.buttons[0].customContextMenuRequested.emit(QPoint(5, 5))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(QApplication.activePopupWidget(), key)
    qtbot.waitUntil(lambda: page.state.names == ["hill"])


def test_the_help_names_every_key_of_the_page(qtbot):
    line = KeyLine()
    qtbot.addWidget(line)
    text = (paths.resources() / "help" / "label.md").read_text("utf-8")
    keys = text.split("## Keys")[1].split("Letters with")[0]
    spoken = {"a–z": "the first letter", "PgUp PgDn": "Page Up, Page Down"}
    for key, _ in line.entries():
        written = key.replace("Shift ", "Shift + ").replace("Ctrl ", "Ctrl+")
        assert spoken.get(key, written) in keys, key


@pytest.mark.parametrize(
    ("name", "kind", "ending"),
    [
        ("labelled.csv", "JSON lines (*.jsonl)", ".jsonl"),
        ("labelled.csv", "Folder (*)", ""),
        ("labelled.jsonl", "JSON lines (*.jsonl)", ".jsonl"),
        ("labelled.jsonl", "CSV (*.csv)", ".jsonl"),
        ("mine.parquet", "CSV (*.csv)", ".parquet"),
        ("other.name", "CSV (*.csv)", ".name"),
        ("labels", "CSV (*.csv)", ".csv"),
        ("labels", "Folder (*)", ""),
    ],
)
def test_an_export_has_the_ending_of_the_chosen_kind(
    page, qtbot, monkeypatch, tmp_path, name, kind, ending
):
    answer = (str(tmp_path / name), kind)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    with qtbot.waitSignal(page.actions_row.export_chosen) as chosen:
        page.actions_row.choose("corpus")
    assert chosen.args[1].suffix == ending
    chosen.args[1].write_text("not to be lost")
    if chosen.args[1].name != name:  # the dialog did not ask about this file
        with qtbot.assertNotEmitted(page.actions_row.export_chosen):
            page.actions_row.choose("corpus")


def test_a_plan_is_exported_and_decisions_are_imported(page, window, qtbot, monkeypatch, tmp_path):
    entries = [action.text() for action in page.actions_row.export_button.menu().actions()]
    assert {"Plan for an experiment …", "Import decisions …"} <= set(entries)
    table = tmp_path / "others.csv"
    table.write_text("document,label\nletter00.txt,sea\nletter01.txt,hill\nnone.txt,sea\n", "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(table), ""))
    page.actions_row.choose_import()
    assert page.state.record.labels() == {"letter00.txt": "sea", "letter01.txt": "hill"}
    plan = tmp_path / "labels.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(plan), "Plan (*.toml)"))
    page.actions_row.choose("plan")
    qtbot.waitUntil(page.actions_row.export_button.isEnabled, timeout=60_000)
    assert load_plan(plan).reading.labelling == str(page.state.record.path)
    page.state.undo()
    assert page.state.record.labels() == {}
    table.write_text("document,label\nnone.txt,sea\n", "utf-8")
    with qtbot.waitSignal(window.workspace.message_posted) as refused:
        page.actions_row.choose_import()
    assert refused.args == ["None of the decisions is about a document of this corpus."]


def test_the_names_of_classes_follow_a_change_of_theme(page, window, qtbot):
    press(page, qtbot, 4)
    space = drawn(page, qtbot)
    window.commands.use_theme("dark")

    def behind():
        labels = [item for item in space.plot.plotItem.items if isinstance(item, pg.TextItem)]
        return {label.fill.color().lightness() < 128 for label in labels}

    try:
        qtbot.waitUntil(lambda: behind() == {True}, timeout=SECONDS)
    finally:
        window.commands.use_theme("light")
    qtbot.waitUntil(lambda: behind() == {False}, timeout=SECONDS)
