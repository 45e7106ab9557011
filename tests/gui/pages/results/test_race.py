"""The race in the window: one click starts it, the table shows it, one click uses the winner."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from workbench.experiments.runs.run import Run

WAIT = 240_000


@pytest.fixture
def corpus_file(tmp_path):
    chance = np.random.default_rng(2)
    words = {"sea": ["wave", "tide", "ship", "salt"], "hill": ["stone", "climb", "goat", "ridge"]}
    rows = [
        f"d{row},{' '.join(chance.choice([*words[label], 'and', 'the'], 8))},{label}"
        for row, label in enumerate(["sea", "hill"] * 40)
    ]
    file = tmp_path / "places.csv"
    file.write_text("\n".join(["id,text,label", *rows]), "utf-8")
    return file


@pytest.mark.slow
def test_a_click_finds_the_best_method_and_another_uses_it(qtbot, window, corpus_file):
    window.workspace.open_corpus(str(corpus_file))
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=WAIT)
    window.show_page("experiment")
    page = window.page("experiment")
    qtbot.waitUntil(page.run_bar.race_button.isEnabled, timeout=WAIT)
    with qtbot.waitSignal(window.queue.ended, timeout=WAIT) as ended:
        qtbot.mouseClick(page.run_bar.race_button, Qt.MouseButton.LeftButton)
    run_id, status, _ = ended.args
    assert status == "finished" and Run(window.workspace.store.root / run_id).plan.is_race
    window.workspace.show_run(run_id)
    results = window.page("results")
    tab = results.tab("race")
    results.tabs.setCurrentWidget(tab)
    qtbot.waitUntil(lambda: tab.figure is not None, timeout=WAIT)
    assert tab.view.view.sentences.text().startswith("Use ")
    assert tab.view.view.table.rowCount() == len(tab.figure.lines) >= 10
    qtbot.mouseClick(tab.view.use_button, Qt.MouseButton.LeftButton)
    first, *_ = page.methods.chosen.choices()
    assert first == tab.figure.experiment.methods[0]
