"""A whole session with a real window, run as a program by test_session on any Qt platform.

Usage: session_script.py FOLDER, where FOLDER is empty and private.
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
    read_an_error(window)
    second = run_experiment(window, "Second")
    compare(window, [first, second])
    export_and_import(window, first, folder / "first.zip")
    window.close()
    print("session done", flush=True)


def write_corpus(folder):
    draw = random.Random(1)
    for name, own in WORDS.items():
        (folder / name).mkdir(parents=True)
        for number in range(20):
            words = draw.choices(own, k=2) + draw.choices(SHARED, k=6)
            if number % 5 == 0:  # terms of another class, so that some documents are misclassified
                words += draw.choices(WORDS[draw.choice(sorted(WORDS))], k=3)
            (folder / name / f"{number}.txt").write_text(" ".join(words), encoding="utf-8")
    return folder


def open_folder(window, folder):
    page = window.page("corpus")
    page.preview(str(folder))
    dialog = page.findChild(ImportDialog)
    wait_until(dialog.open_button().isEnabled, "the preview")
    QTest.mouseClick(dialog.open_button(), LEFT)
    wait_until(page.overview.classes.isVisible, "the overview")
    assert len(window.workspace.corpus) == 60
    press(page, "Set up an experiment")
    assert window.page_in_view() == "experiment"
    report("opened")


def run_experiment(window, name):
    window.show_page("experiment")
    page = window.page("experiment")
    page.name.selectAll()
    QTest.keyClicks(page.name, name)
    ended = []
    window.queue.ended.connect(lambda *arguments: ended.append(arguments))
    wait_until(lambda: "trials, about" in page.run_bar.message.text(), "the check of the plan")
    QTest.mouseClick(page.run_bar.run_button, LEFT)
    wait_until(lambda: ended, "the run")
    run_id, status, message = ended[0]
    assert status == "finished", (status, message)
    assert window.workspace.store.open(run_id).name == name
    press(window, "Show result")
    assert window.page_in_view() == "results"
    report(f"ran {run_id}")
    return run_id


def read_an_error(window):
    page = window.page("results")
    tab = page.tab("confusion")
    page.tabs.setCurrentWidget(tab)
    wait_until(lambda: tab.figure is not None, "the confusion matrix")
    page.training.setCurrentIndex(0)
    page.training.activated.emit(0)
    first = tab.figure
    wait_until(lambda: tab.figure is not first, "the matrix of the smallest training size")
    row, column = first_error(tab.figure)
    click_cell(tab.view.view.plot, row, column)
    documents = tab.view.documents
    wait_until(lambda: documents.list.count() > 0, "the documents of the cell")
    text = documents.text.toPlainText()
    assert len(text.split()) >= 8, text
    assert documents.text.extraSelections(), "no term is highlighted"
    report("read an error")


def first_error(figure):
    counts = figure.counts[figure.row_order][:, figure.column_order]
    cells = [
        (row, column)
        for row in range(len(counts))
        for column in range(len(counts))
        if figure.row_order[row] != figure.column_order[column] and counts[row, column]
    ]
    assert cells, "no document is misclassified"
    return cells[0]


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
    wait_until(lambda: tab.figure is not None, "the comparison")
    assert page.first.count() == 6, "three methods of two runs"
    report("compared")


def export_and_import(window, run_id, file):
    window.workspace.show_run(run_id)
    actions = window.page("results").run_actions
    messages = []
    window.workspace.message_posted.connect(messages.append)
    wait_until(actions.isEnabled, "the run")
    actions.write_archive(str(file))
    wait_until(file.is_file, "the archive")
    wait_until(lambda: any(file.name in message for message in messages), "the message")
    chosen = []
    window.workspace.run_chosen.connect(chosen.append)
    window.commands.import_run(str(file))
    wait_until(lambda: chosen, "the import")
    assert chosen[0] != run_id
    exported, imported = (window.workspace.store.open(name) for name in (run_id, chosen[0]))
    scores = [result.scores for result in exported.results()]
    assert scores == [result.scores for result in imported.results()]
    report("exported and imported")


def press(parent, text):
    buttons = [
        button
        for button in parent.findChildren(QPushButton)
        if text in button.text().replace("&", "") and button.isVisible()
    ]
    assert buttons, f"there is no button {text!r}"
    QTest.mouseClick(buttons[0], LEFT)


def wait_until(condition, what):
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, f"{what} did not appear"
        QTest.qWait(20)


def report(text):
    print(text, flush=True)


if __name__ == "__main__":
    application = make_application()
    main(Path(sys.argv[1]))
