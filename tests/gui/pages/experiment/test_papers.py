"""Paper recipes: what they need, their runs in the queue, published numbers beside ours."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices

from workbench import paths
from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.gui.state.workspace import Workspace

WAIT = 120_000
RECIPE = """
title = "A <b>small</b> paper"
paper = "Nobody: Nothing. 2026."
question = "Does it run?"
why = ["Chance alone."]

[slice]
repeats = 1
[quick]
repeats = 2
[full]
repeats = 3

[[plans]]
key = "tour"
corpus = "tour"
per_class = 12
protocol = { kind = "learning curve", sizes = "50%", repeats = "$repeats" }
methods = [{ method = "nearest-centroid", label = "Centroid" }]

[[plans]]
key = "elsewhere"
corpus = "movie_reviews"
methods = ["linear-svm"]

[[tables]]
title = "Table 1"
plan = "tour"
metric = "accuracy"
unit = 100
tolerance = 100
columns = ["Centroid"]
[tables.rows]
"50%" = ["60.0"]
"""


@pytest.fixture(autouse=True)
def only_built_in_corpora(monkeypatch):
    monkeypatch.delenv("WORKBENCH_DATA", raising=False)


def press(qtbot, button):
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_gallery_shows_needed_and_missing_corpora(qtbot, window):
    gallery = window.show_page("experiment").actions_row.show_gallery()
    titles = [load_recipe(name).title for name in recipe_names()]

    def listed():
        return [gallery.list.item(row).text() for row in range(gallery.list.count())]

    qtbot.waitUntil(lambda: set(titles) < set(listed()), timeout=WAIT)
    papers = [listed().index(title) for title in titles]
    assert min(papers) == len(listed()) - len(papers) > listed().index("Tour")  # recipes first
    gallery.list.setCurrentRow(listed().index(titles[0]))
    assert "Needs: " in gallery.description.text()
    assert "Missing: " in gallery.description.text()
    assert gallery.size_choice.isVisible()
    assert not gallery.use_button.isEnabled()  # none of its corpora is available
    gallery.list.setCurrentRow(listed().index(load_recipe("hybrid-models").title))
    assert "fbis" not in gallery.description.text()
    gallery.size_choice.setCurrentIndex(1)  # the full size needs more corpora
    assert "fbis is not available" in gallery.description.text()
    gallery.list.setCurrentRow(listed().index("Tour"))
    assert not gallery.size_choice.isVisible()
    assert gallery.use_button.isEnabled()
    gallery.reject()


def test_the_corpus_folder_is_chosen_in_the_gallery_and_remembered(
    qtbot, window, tmp_path, monkeypatch
):
    monkeypatch.setenv("WORKBENCH_DATA", "")  # restored at the end, whatever the window sets
    known = window.show_page("corpus").start.known
    before = known.count()
    gallery = window.show_page("experiment").actions_row.show_gallery()
    title = load_recipe("adaptive-sprinkling").title

    def show_paper():
        items = gallery.list.findItems(title, Qt.MatchFlag.MatchExactly)
        if items:
            gallery.list.setCurrentItem(items[0])
        return bool(items)

    qtbot.waitUntil(show_paper, timeout=WAIT)
    assert gallery.folder_button.isVisible()
    before_choice = gallery.description.text()
    (tmp_path / "scaledata.jsonl.gz").touch()
    gallery.use_folder(str(tmp_path))
    qtbot.waitUntil(show_paper, timeout=WAIT)
    assert gallery.description.text() != before_choice  # one missing corpus fewer
    assert gallery.use_button.isEnabled()
    assert known.count() == before + 1
    gallery.reject()
    monkeypatch.delenv("WORKBENCH_DATA")
    Workspace(window.workspace.store, window.workspace.settings).close()
    assert paths.data() == tmp_path


def test_a_paper_is_run_once_and_gets_verdicts(qtbot, window, tmp_path, monkeypatch):
    file = tmp_path / "small.toml"
    file.write_text(RECIPE)
    page = window.show_page("experiment")
    dialog = page.reproduce_paper(str(file), "quick")
    qtbot.waitUntil(lambda: dialog.table.rowCount() > 0, timeout=WAIT)
    cells = [dialog.table.item(0, column).text() for column in range(6)]
    assert cells[:3] == ["Centroid", "Table 1 · 50%", "60.00"]
    assert dialog.line.text().startswith("Centroid (Table 1 · 50%) Published: 60.00. Ours: ")
    assert dialog.line.textFormat() == Qt.TextFormat.PlainText
    assert "Why they differ\n• Chance alone." in dialog.reasons.toPlainText()
    assert cells[5] == "✓ reproduced"
    assert dialog.title.text() == "A <b>small</b> paper"
    assert dialog.title.textFormat() == Qt.TextFormat.PlainText
    assert "1 reproduced" in dialog.status.text()
    assert "1 of 1 runs have ended. movie_reviews is not available." in dialog.status.text()
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    press(qtbot, dialog.page_button)
    assert "A &lt;b&gt;small&lt;/b&gt; paper" in Path(opened[0]).read_text()
    dialog.close()
    (run,) = window.workspace.store.list()
    assert set(run.tags) == {"reproduce", "small", "quick"}
    again = page.reproduce_paper(str(file), "quick")
    qtbot.waitUntil(lambda: again.table.rowCount() > 0, timeout=WAIT)
    assert not window.queue.is_busy()
    assert len(window.workspace.store.list()) == 1
    again.close()
