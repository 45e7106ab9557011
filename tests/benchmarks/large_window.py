"""Gaps of the window while it shows a corpus, and a stored run, of a million documents and more.

    python tests/benchmarks/large_window.py [CORPUS] [--documents 1400000] [--why]

CORPUS is a folder made by `large_corpus.py`: it is read, opened again, scrolled, searched and
filtered by class; with WORKBENCH_CACHE set, what is stored there is used. The run is drawn: points
around the centres of 20 classes in ten dimensions, with ids, titles and predictions, stored as runs
are. A person opens it, looks at every view, then at the map: other dimensions, colours, one class
hidden, the mouse over points, a line around points, all errors.
Gaps are measured as in `window.py`.
"""

import argparse
import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from measure import markdown_table
from window import Heartbeat, wait_while

CLASSES, DIMENSIONS = 20, 10
_BEATS = 60  # after each action


def main() -> None:
    """Store the run, use the window and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", type=Path, nargs="?")
    parser.add_argument("--documents", type=int, default=1_400_000)
    parser.add_argument("--why", action="store_true", help="print what the window did in gaps")
    chosen = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        for variable in ("WORKBENCH_STORE", "WORKBENCH_SETTINGS"):
            os.environ[variable] = str(Path(folder) / variable)
        os.environ.setdefault("WORKBENCH_CACHE", str(Path(folder) / "cache"))
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        run = store_run(Path(os.environ["WORKBENCH_STORE"]), chosen.documents)
        print(measure_gaps(run, chosen.corpus, chosen.why), end="\n\n")
    print(f"The run has {chosen.documents:,} documents.", end=" ")
    print(f"Load of the machine before: {load:.1f}, after: {os.getloadavg()[0]:.1f}.")


def store_run(root: Path, size: int) -> str:
    """Store a run with one trial and coordinates for every document; its id."""
    from workbench.experiments.plans.plan import Plan
    from workbench.experiments.plans.trials import unfold
    from workbench.experiments.runs.corpus_facts import CorpusFacts
    from workbench.experiments.runs.store import RunStore

    draws = np.random.default_rng(1)
    actual = draws.integers(0, CLASSES, size)
    is_right = draws.random(size) < 0.8
    predicted = np.where(is_right, actual, draws.integers(0, CLASSES, size))
    centres = draws.normal(size=(CLASSES, DIMENSIONS))
    plan = Plan.from_dict(
        {
            "name": "drawn",
            "corpus": "tour",
            "metrics": ["accuracy"],
            "protocol": {"kind": "random splits", "share": 0.1, "repeats": 1},
            "methods": [{"method": "lsi"}],
        }
    )
    facts = CorpusFacts(
        "drawn",
        tuple(f"class {number}" for number in range(CLASSES)),
        actual,
        [f"folder/part-{row % 50:04}/{row}" for row in range(size)],
        [f"What document {row} says in its first line of text" for row in range(size)],
        ("word",),
    )
    run = RunStore(root).create(plan)
    run.store_corpus(facts)
    order = draws.permutation(size)
    training, test = np.sort(order[: size // 10]), np.sort(order[size // 10 :])
    arrays = {
        "coordinates": centres[actual] + 0.5 * draws.normal(size=(size, DIMENSIONS)),
        "coordinate_rows": np.arange(size),
        "train_rows": training,
        "test_rows": test,
        "predicted": predicted[test],
    }
    trial = unfold(plan)[0]
    result = trial.result(
        training_size=len(training),
        test_size=len(test),
        scores={"accuracy": float(is_right[test].mean())},
        arrays=tuple(arrays),
    )
    with run.writing():
        run.start()
        run.append(result, arrays)
    run.finish("finished")
    return str(run.id)


def measure_gaps(run: str, corpus: Path | None, why: bool) -> str:
    """Use the corpus, then open the run and use its map, as a person would."""
    from workbench.gui.shell.application import make_application, make_window

    make_application()
    window = make_window()
    window.resize(1440, 900)
    window.show()
    prepared: list[bool] = []
    window.idle.finished.connect(lambda: prepared.append(True))
    window.prepare_pages()
    heartbeat = Heartbeat(why)
    wait_while(lambda: not prepared)
    heartbeat.restart()
    if corpus is not None:
        _use_corpus(window, str(corpus), heartbeat)
    page = window.page("results")
    window.workspace.show_run(run)
    wait_while(lambda: page.facts is None)
    heartbeat.record("the run is opened")
    for name in page.facts.figures:
        _show_tab(page, name, heartbeat)
    _use_map(page.tab("space").view, heartbeat)
    window.close()
    header = (
        *("event loop while", "longest gap, ms", "99 %, ms"),
        *("longest with a core free, ms", "99 %, ms", "samples"),
    )
    return markdown_table(header, heartbeat.rows)


def _use_corpus(window: Any, path: str, heartbeat: Heartbeat) -> None:
    page = window.page("corpus")
    window.show_page("corpus")
    for name in ("read, stored and opened", "opened again"):
        window.workspace.corpus = None
        window.workspace.open_corpus(path)
        wait_while(lambda: window.workspace.corpus is None)
        _wait_for_beats(heartbeat)
        documents = len(window.workspace.corpus)
        heartbeat.record(f"{documents:,} documents are {name}")
        wait_while(lambda: not page.overview.growth.isVisible())
        _wait_for_beats(heartbeat)
        heartbeat.record("their terms are counted, their overview is drawn")
    page.tabs.setCurrentWidget(page.documents)
    _wait_for_beats(heartbeat)
    heartbeat.record("the list of documents is shown")
    _use_list(page.documents, documents, heartbeat)


def _use_list(panel: Any, documents: int, heartbeat: Heartbeat) -> None:
    from PySide6.QtWidgets import QWidget

    named = {widget.accessibleName(): widget for widget in panel.findChildren(QWidget)}
    view, search = named["Documents"], named["Search documents"]
    classes = named["Filter by class"]
    bar = view.verticalScrollBar()
    for position in np.linspace(0, bar.maximum(), _BEATS):
        bar.setValue(int(position))
        _wait_for_beats(heartbeat, 2)
    heartbeat.record("the list is scrolled from the first to the last document")
    for row in np.linspace(0, documents - 1, _BEATS):
        view.selectRow(int(row))
        _wait_for_beats(heartbeat, 2)
    heartbeat.record("documents are read")
    shown: list[bool] = []
    panel.table.modelReset.connect(lambda: shown.append(True))
    for text in ("space", "the", "no such text"):
        shown.clear()
        search.setText(text)
        wait_while(lambda: not shown)
        _wait_for_beats(heartbeat)
        heartbeat.record(f"“{text}” is searched: {panel.table.rowCount():,} found")
    search.clear()
    for choice in (1, classes.count() - 1, 0):
        classes.setCurrentIndex(choice)
        _wait_for_beats(heartbeat)
    heartbeat.record("the list is filtered by class")


def _show_tab(page: Any, name: str, heartbeat: Heartbeat) -> None:
    tab = page.tab(name)
    page.tabs.setCurrentWidget(tab)
    wait_while(lambda: not tab.is_settled)
    _wait_for_beats(heartbeat)
    heartbeat.record(f"the view “{name}” is computed and drawn")


def _use_map(panel: Any, heartbeat: Heartbeat) -> None:
    from PySide6.QtCore import QPointF

    view, far = panel.view, 3.0
    centre = view.box.sceneBoundingRect().center()
    around = np.array([[-far, -far], [far, -far], [far, far], [-far, far]])
    steps = np.linspace(0, 2 * np.pi, 200)
    circle = np.column_stack([np.cos(steps), np.sin(steps)])
    actions = {
        "other dimensions": lambda: view.show_dimensions(2, 5),
        "coloured by error": lambda: view.colour_by("error"),
        "coloured by class": lambda: view.colour_by("class"),
        "a class is hidden": lambda: view.filter_group("class 3"),
        "the mouse moves": lambda: view.hover.show_at(QPointF(centre)),
        "a line of 200 corners around points": lambda: view.box.lassoed.emit(circle, False),
        "a line around nearly all points": lambda: view.box.lassoed.emit(around, False),
        "all errors are selected": panel.errors.click,
    }
    for name, action in actions.items():
        action()
        _wait_for_beats(heartbeat)
        heartbeat.record(f"the map: {name}")


def _wait_for_beats(heartbeat: Heartbeat, number: int = _BEATS) -> None:
    before = len(heartbeat.gaps)
    wait_while(lambda: len(heartbeat.gaps) < before + number)


if __name__ == "__main__":
    main()
