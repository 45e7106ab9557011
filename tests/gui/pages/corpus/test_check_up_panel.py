"""The tab Check-up: findings in the background, examples, preview, cure and undo."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from workbench.experiments.plans.plan import MethodChoice
from workbench.experiments.plans.protocols import make_protocol
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore

WAIT = 120_000


@pytest.fixture
def copies(tmp_path):
    """Twenty letters with mail headers, the last two copies of the first two."""
    file = tmp_path / "letters.jsonl"
    names = ["sea", "hill"] * 10
    rows = [
        {
            "id": f"d{number}",
            "label": name,
            "text": f"From: a@{name}.org\nSubject: {name}\n\n{name} word{number % 18} body",
        }
        for number, name in enumerate(names)
    ]
    file.write_text("\n".join(map(json.dumps, rows)), "utf-8")
    return file


@pytest.fixture
def page(qtbot, window, copies):
    page = window.page("corpus")
    with qtbot.waitSignal(page.check_up.examined, timeout=WAIT):
        page.open(str(copies))
    page.tabs.setCurrentWidget(page.check_up)
    return page


def choose(page, name):
    names = [finding.name for finding in page.check_up.found.findings]
    page.check_up.findings.setCurrentRow(names.index(name))


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_findings_have_examples_that_open(qtbot, page):
    panel = page.check_up
    assert page.tabs.tabText(2) == f"Check-up ({len(panel.found.findings)})"
    choose(page, "duplicates")
    assert "2 documents are the same" in panel.details.text()
    assert panel.effect.text().startswith("Effect: ")
    names = [panel.examples.item(row).text() for row in range(panel.examples.count())]
    assert [name.partition(":")[0] for name in names] == ["d0", "d18", "d1", "d19"]
    assert names[0].startswith("d0: From: a@sea.org Subject: sea sea word0")
    panel.examples.itemActivated.emit(panel.examples.item(1))
    assert page.tabs.currentWidget() is page.documents
    assert page.documents.reader.title.text().startswith("d18")


def test_a_cure_is_previewed_applied_recorded_and_undone(qtbot, window, page):
    panel = page.check_up
    choose(page, "duplicates")
    click(qtbot, panel.cure.preview)
    qtbot.waitUntil(lambda: "20 → 18 documents" in panel.cure.summary.text(), timeout=WAIT)
    assert "d18, d19" in panel.cure.summary.text()
    assert len(window.workspace.corpus) == 20
    with qtbot.waitSignal(panel.examined, timeout=WAIT):
        click(qtbot, panel.cure.apply)
    assert page.tabs.currentWidget() is panel
    assert len(window.workspace.corpus) == 18
    assert "Duplicates: first" in panel.message.text()
    window.show_page("experiment")
    assert window.page("experiment").plan().reading.duplicates == "first"
    window.show_page("corpus")
    with qtbot.waitSignal(panel.examined, timeout=WAIT):
        click(qtbot, panel.undo)
    assert len(window.workspace.corpus) == 20
    assert window.workspace.source.reading is None
    assert not panel.undo.isVisible()


def test_the_preview_shows_a_text_before_and_after(qtbot, page):
    panel = page.check_up
    choose(page, "mail-headers")
    click(qtbot, panel.cure.preview)
    qtbot.waitUntil(panel.cure.after.isVisible, timeout=WAIT)
    assert panel.cure.before.toPlainText().startswith("From: ")
    assert panel.cure.after.toPlainText() == "sea word0 body"


def apply(qtbot, page, name):
    """Choose a finding and apply its cure."""
    choose(page, name)
    with qtbot.waitSignal(page.check_up.examined, timeout=WAIT):
        click(qtbot, page.check_up.cure.apply)


def test_two_cures_are_undone_one_by_one_from_the_menu(qtbot, window, page):
    undo = window.menus.actions["undo"]
    assert not undo.isEnabled()
    apply(qtbot, page, "duplicates")
    apply(qtbot, page, "mail-headers")
    assert "From:" not in window.workspace.corpus.texts[0]
    assert len(window.workspace.corpus) == 18
    for headers, documents in ((True, 18), (True, 20)):
        assert undo.isEnabled()
        with qtbot.waitSignal(page.check_up.examined, timeout=WAIT):
            undo.trigger()
        assert ("From:" in window.workspace.corpus.texts[0]) is headers
        assert len(window.workspace.corpus) == documents
    assert not undo.isEnabled()


def test_a_cure_that_fails_leaves_what_can_be_undone(qtbot, window, page, copies):
    apply(qtbot, page, "duplicates")
    choose(page, "mail-headers")
    copies.rename(copies.with_name("gone.jsonl"))
    with qtbot.waitSignal(window.workspace.corpus_failed, timeout=WAIT):
        click(qtbot, page.check_up.cure.apply)
    copies.with_name("gone.jsonl").rename(copies)
    with qtbot.waitSignal(page.check_up.examined, timeout=WAIT):
        page.check_up.undo_cure()
    assert len(window.workspace.corpus) == 20
    assert not page.check_up.can_undo()


def test_a_plan_runs_with_the_cures_it_records(qtbot, window, page, tmp_path):
    apply(qtbot, page, "duplicates")
    window.show_page("experiment")
    plan = replace(
        window.page("experiment").plan(),
        methods=(MethodChoice("multinomial-naive-bayes"),),
        protocol=make_protocol("random splits", share=0.5, repeats=1),
    )
    run = run_plan(plan, RunStore(tmp_path / "runs"), executor="thread")
    assert run.plan.reading.duplicates == "first"
    assert len(run.corpus.document_ids) == 18


def test_no_two_buttons_share_a_letter(page):
    letters = [
        button.text().partition("&")[2][:1].lower()
        for button in page.findChildren(QPushButton)
        if button.isVisible() and "&" in button.text()
    ]
    assert "y" in letters  # Apply
    assert len(letters) == len(set(letters)), letters


def test_the_labelling_of_a_large_corpus_interrupts_the_check_up_until_the_page_is_shown_again(
    qtbot, window, tmp_path
):
    file = tmp_path / "many.jsonl"
    rows = ({"id": f"d{n}", "text": f"word{n % 97} word{n % 89}"} for n in range(5000))
    file.write_text("\n".join(map(json.dumps, rows)), "utf-8")
    page = window.page("corpus")
    page.open(str(file))
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=WAIT)
    label = window.show_page("label")
    assert "counting terms" in label.header.context.text()
    qtbot.waitUntil(lambda: label.state.answer is not None, timeout=WAIT)
    assert page.check_up.found is None
    with qtbot.waitSignal(page.check_up.examined, timeout=WAIT):
        window.show_page("corpus")
