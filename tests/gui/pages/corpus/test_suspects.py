"""Wrong labels in the window: found, decided with keys, used."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from workbench.corpora.labels import Labelling

WAIT = 120_000


@pytest.fixture
def corpus_file(tmp_path):
    """Forty documents; the labels of d4 and d11 are exchanged."""
    chance = np.random.default_rng(2)
    words = {"sea": ["wave", "tide", "ship", "salt"], "hill": ["stone", "climb", "goat", "ridge"]}
    rows = []
    for row, label in enumerate(["sea", "hill"] * 20):
        given = {"sea": "hill", "hill": "sea"}[label] if row in (4, 11) else label
        rows.append(f"d{row},{' '.join(chance.choice(words[label], 8))},{given}")
    file = tmp_path / "places.csv"
    file.write_text("\n".join(["id,text,label", *rows]), "utf-8")
    return file


def test_keys_decide_and_the_corrected_corpus_opens(qtbot, window, corpus_file):
    before = corpus_file.read_bytes()
    window.workspace.open_corpus(str(corpus_file))
    qtbot.waitUntil(lambda: window.workspace.corpus is not None, timeout=WAIT)
    page = window.show_page("corpus")
    panel = page.suspects
    page.tabs.setCurrentWidget(panel)
    assert panel.look.isVisible() and panel.look.property("primary")
    assert not panel.again.isVisible()
    qtbot.mouseClick(panel.look, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.table.rowCount() > 0, timeout=WAIT)
    names = [panel.table.item(row, 0).text() for row in range(2)]
    assert panel.again.isVisible() and not panel.empty.isVisible()
    assert sorted(names) == ["d11", "d4"] and panel.table.rowCount() == 2
    assert panel.text.toPlainText() in corpus_file.read_text("utf-8")
    qtbot.keyClick(panel.table, Qt.Key.Key_R)
    assert panel.table.item(0, 4).text() == "kept" and panel.table.currentRow() == 1
    panel.table.setCurrentCell(0, 0)
    qtbot.keyClick(panel.table, Qt.Key.Key_U)
    qtbot.keyClick(panel.table, Qt.Key.Key_A)
    qtbot.keyClick(panel.table, Qt.Key.Key_A)
    (file,) = (window.workspace.store.root.parent / "labellings").iterdir()
    held = Labelling(file).decisions()
    assert {name: made.label for name, made in held.items()} == {"d4": "sea", "d11": "hill"}
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        qtbot.mouseClick(panel.use, Qt.MouseButton.LeftButton)
    corpus = window.workspace.corpus
    names = [corpus.class_names[label] for label in corpus.class_index]
    assert names == ["sea", "hill"] * 20
    assert corpus_file.read_bytes() == before
