"""The tab Check-up: findings in the background, examples, preview, cure and undo."""

import json

import pytest
from PySide6.QtCore import Qt

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
    assert names == ["d0", "d18", "d1", "d19"]
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
