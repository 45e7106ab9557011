"""What the desktop hands to the window is opened where it belongs."""

import shutil
from pathlib import Path

import pytest

from workbench.gui.pages.corpus.import_dialog import ImportDialog

KEPT = Path(__file__).parents[2] / "packaging" / "kept" / "0.1.0"
WAIT = 60_000


def test_a_plan_is_shown_on_the_experiment_page(window, tmp_path):
    shutil.copy(KEPT / "plan.toml", tmp_path)
    window.commands.open_anything(str(tmp_path / "plan.toml"))
    assert window.page_in_view() == "experiment"
    assert window.page("experiment").name.text() == "Kept"


def test_an_exported_run_is_taken_into_the_store(qtbot, window):
    with qtbot.waitSignal(window.workspace.run_chosen, timeout=WAIT) as chosen:
        window.commands.open_anything(str(KEPT / "run.zip"))
    assert len(window.workspace.store.open(chosen.args[0]).results()) == 6


@pytest.mark.parametrize("ending", ["csv", "zip"])
def test_documents_are_offered_as_a_corpus(qtbot, window, tmp_path, ending):
    for name in ("a", "b"):
        (tmp_path / "letters" / name).mkdir(parents=True)
        (tmp_path / "letters" / name / "1.txt").write_text("some words", "utf-8")
    (tmp_path / "letters.csv").write_text("text,class\nsome words,a\nothers,b\n", "utf-8")
    shutil.make_archive(str(tmp_path / "letters"), "zip", tmp_path / "letters")
    window.commands.open_anything(str(tmp_path / f"letters.{ending}"))
    dialog = window.page("corpus").findChild(ImportDialog)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    dialog.reject()


def test_a_file_that_is_gone_is_told(window, tmp_path):
    window.commands.open_anything(str(tmp_path / "gone.csv"))
    assert "gone.csv" in window.statusBar().currentMessage()
