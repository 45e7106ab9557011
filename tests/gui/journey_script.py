"""The whole way with a real window: run as a program by test_journey, on any Qt platform.

Usage: journey_script.py FOLDER, where FOLDER is empty and private.
"""

import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from workbench.gui.pages.corpus.import_dialog import ImportDialog
from workbench.gui.shell.application import make_application, make_window

SECONDS = 120
LEFT = Qt.MouseButton.LeftButton
WORDS = {
    "garden": ["rose", "soil", "seed", "tulip", "spade", "lawn"],
    "kitchen": ["oven", "flour", "spoon", "recipe", "butter", "pan"],
    "weather": ["rain", "cloud", "storm", "wind", "frost", "sun"],
}
SHARED = [
    "morning",
    "evening",
    "neighbour",
    "warm",
    "cold",
    "water",
    "green",
    "fresh",
    "week",
    "street",
]


def main(folder):
    corpus = write_corpus(folder / "letters")
    window = make_window(folder / "runs")
    window.resize(1200, 800)
    window.show()
    QTest.qWaitForWindowExposed(window)
    open_folder(window, corpus)
    first = run_experiment(window, "First")
    read_a_mistake(window)
    second = run_experiment(window, "Second")
    compare(window, [first, second])
    export_and_import(window, first, folder / "first.zip")
    window.close()
    print("journey done", flush=True)


def write_corpus(folder):
    draw = random.Random(1)
    for name, own in WORDS.items():
        (folder / name).mkdir(parents=True)
        for number in range(20):
            words = draw.choices(own, k=2) + draw.choices(SHARED, k=6)
            if number % 5 == 0:  # some letters are about something else, so mistakes are made
                words += draw.choices(WORDS[draw.choice(sorted(WORDS))], k=3)
            (folder / name / f"{number}.txt").write_text(" ".join(words), encoding="utf-8")
    return folder


def open_folder(window, folder):
    page = window.page("corpus")
    page.offer(str(folder))
    dialog = page.findChild(ImportDialog)
    until(dialog.open_button().isEnabled, "the preview")
    QTest.mouseClick(dialog.open_button(), LEFT)
    until(page.overview.classes.isVisible, "the overview")
    assert len(window.workspace.corpus) == 60
    press(page, "Set up an experiment")
    assert window.page_in_view() == "experiment"
    say("opened")


def run_experiment(window, name):
    window.show_page("experiment")
    page = window.page("experiment")
    page.name.selectAll()
    QTest.keyClicks(page.name, name)
    ended = []
    window.queue.ended.connect(lambda *told: ended.append(told))
    until(lambda: "trials, about" in page.foot.told.text(), "the check of the plan")
    QTest.mouseClick(page.foot.run_button, LEFT)
    until(lambda: ended, "the run")
    run_id, status, sentence = ended[0]
    assert status == "finished", (status, sentence)
    assert window.workspace.store.open(run_id).name == name
    press(window, "Show result")
    assert window.page_in_view() == "results"
    say(f"ran {run_id}")
    return run_id


def read_a_mistake(window):
    page = window.page("results")
    tab = page.tab("confusion")
    page.tabs.setCurrentWidget(tab)
    until(lambda: tab.figure is not None, "the confusion matrix")
    page.training.setCurrentIndex(0)
    page.training.activated.emit(0)
    first = tab.figure
    until(lambda: tab.figure is not first, "the matrix of few labels")
    row, column = a_mistake(tab.figure)
    click_cell(tab.view.view.plot, row, column)
    documents = tab.view.documents
    until(lambda: documents.list.count() > 0, "the documents of the cell")
    text = documents.text.toPlainText()
    assert len(text.split()) >= 8, text
    assert documents.text.extraSelections(), "no word is marked"
    say("read a mistake")


def a_mistake(figure):
    counts = figure.counts[figure.row_order][:, figure.column_order]
    places = [
        (row, column)
        for row in range(len(counts))
        for column in range(len(counts))
        if figure.row_order[row] != figure.column_order[column] and counts[row, column]
    ]
    assert places, "no mistake was made"
    return places[0]


def click_cell(plot, row, column):
    scene = plot.getViewBox().mapViewToScene(QPointF(column + 0.5, row + 0.5))
    QTest.qWait(50)
    QTest.mouseClick(plot.viewport(), LEFT, pos=plot.mapFromScene(scene))


def compare(window, run_ids):
    window.workspace.compare(run_ids)
    assert window.page_in_view() == "comparison"
    page = window.page("comparison")
    tab = page.tab("table")
    page.tabs.setCurrentWidget(tab)
    until(lambda: tab.figure is not None, "the comparison")
    assert page.first.count() == 6, "three methods of two runs"
    say("compared")


def export_and_import(window, run_id, file):
    window.workspace.show_run(run_id)
    actions = window.page("results").run_actions
    said = []
    window.workspace.message_said.connect(said.append)
    until(actions.isEnabled, "the run")
    actions.write_archive(str(file))
    until(file.is_file, "the archive")
    until(lambda: any(file.name in one for one in said), "the message")
    chosen = []
    window.workspace.run_chosen.connect(chosen.append)
    window.commands.import_run(str(file))
    until(lambda: chosen, "the import")
    assert chosen[0] != run_id
    there, back = (window.workspace.store.open(one) for one in (run_id, chosen[0]))
    assert [one.scores for one in there.results()] == [one.scores for one in back.results()]
    say("exported and imported")


def press(parent, words):
    found = [
        one
        for one in parent.findChildren(QPushButton)
        if words in one.text().replace("&", "") and one.isVisible()
    ]
    assert found, f"there is no button {words!r}"
    QTest.mouseClick(found[0], LEFT)


def until(condition, what):
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, f"{what} did not come"
        QTest.qWait(20)


def say(words):
    print(words, flush=True)


if __name__ == "__main__":
    application = make_application()
    main(Path(sys.argv[1]))
