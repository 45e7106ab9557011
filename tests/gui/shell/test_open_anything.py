"""Files of every supported type open on the right page."""

import shutil
from pathlib import Path

import pytest

from workbench.gui.pages.corpus.import_dialog import ImportDialog

EXAMPLES = Path(__file__).parents[2] / "packaging" / "kept" / "0.1.0"
WAIT = 60_000


def test_a_plan_is_shown_on_the_experiment_page(window, tmp_path):
    shutil.copy(EXAMPLES / "plan.toml", tmp_path)
    window.commands.open_anything(str(tmp_path / "plan.toml"))
    assert window.page_in_view() == "experiment"
    assert window.page("experiment").name.text() == "Kept"


def test_an_exported_run_is_imported(qtbot, window):
    with qtbot.waitSignal(window.workspace.run_chosen, timeout=WAIT) as chosen:
        window.commands.open_anything(str(EXAMPLES / "run.zip"))
    assert len(window.workspace.store.open(chosen.args[0]).results()) == 6


@pytest.mark.parametrize("extension", ["csv", "zip"])
def test_documents_are_offered_as_a_corpus(qtbot, window, tmp_path, extension):
    for name in ("a", "b"):
        (tmp_path / "letters" / name).mkdir(parents=True)
        (tmp_path / "letters" / name / "1.txt").write_text("some words", "utf-8")
    (tmp_path / "letters.csv").write_text("text,class\nsome words,a\nothers,b\n", "utf-8")
    shutil.make_archive(str(tmp_path / "letters"), "zip", tmp_path / "letters")
    window.commands.open_anything(str(tmp_path / f"letters.{extension}"))
    dialog = window.page("corpus").findChild(ImportDialog)
    qtbot.waitUntil(dialog.open_button().isEnabled, timeout=WAIT)
    dialog.reject()


def test_a_missing_file_is_reported(window, tmp_path):
    window.commands.open_anything(str(tmp_path / "missing.csv"))
    assert "missing.csv" in window.toast.current()
