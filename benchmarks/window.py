"""How free the window stays while it works, and how fast it appears.

    python benchmarks/window.py start     our first window against a bare PySide6 + pyqtgraph one
    python benchmarks/window.py gaps      gaps of the event loop during work (needs WORKBENCH_DATA
                                          for the import of 20 Newsgroups)

Gaps: a timer rings every 5 ms; what passes between two rings is how long a click would have waited.
Start: from the start of a fresh process until the first window has been painted. The machine's
load is printed with the numbers, because both depend on it.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

BEAT = 5  # milliseconds
_BARE = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
import pyqtgraph as pg
application = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(pg.PlotWidget())
window.show()
application.processEvents()
print("shown", flush=True)
"""
_OURS = """
from workbench.gui.app import make_application, make_window
application = make_application()
window = make_window()
window.show()
application.processEvents()
print("shown", flush=True)
"""


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_AsWritten)
    parser.add_argument("what", choices=("start", "gaps"))
    parser.add_argument("--repeats", type=int, default=7)
    chosen = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
            os.environ[variable] = str(Path(folder) / variable)
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        if chosen.what == "start":
            compare_starts(chosen.repeats)
        else:
            measure_gaps()
    print(f"load {os.getloadavg()[0]:.1f} at the end")


class _AsWritten(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of the description."""


def compare_starts(repeats: int) -> None:
    """Start both windows in turn, in fresh processes; the best of each counts."""
    walls: dict[str, list[float]] = {"bare": [], "ours": []}
    processor: dict[str, list[float]] = {"bare": [], "ours": []}
    for _ in range(repeats):
        for name, code in (("bare", _BARE), ("ours", _OURS)):
            wall, cpu = _start(code)
            walls[name].append(wall)
            processor[name].append(cpu)
    for what, times in (("wall", walls), ("processor", processor)):
        bare, ours = min(times["bare"]), min(times["ours"])
        print(f"{what}: bare {bare:.2f} s, ours {ours:.2f} s, {ours / bare:.2f} times")


def _start(code: str) -> tuple[float, float]:
    began = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"shown\n"
        wall = time.perf_counter() - began
        process.kill()
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
    return wall, used.ru_utime + used.ru_stime


class Heartbeat:
    """Notes how long the event loop was away."""

    def __init__(self) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.gaps: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def forget(self) -> None:
        """Begin a new measurement."""
        self.gaps = []
        self._last = time.perf_counter()

    def tell(self, name: str) -> None:
        """Print the longest gap and the 99th percentile, in milliseconds beyond the beat."""
        gaps = np.array(self.gaps) * 1000
        print(
            f"{name}: longest {gaps.max():.0f} ms, 99th percentile "
            f"{np.percentile(gaps, 99):.1f} ms, {len(gaps)} beats"
        )
        self.forget()

    def _beat(self) -> None:
        now = time.perf_counter()
        self.gaps.append(now - self._last)
        self._last = now


def measure_gaps() -> None:
    """Work as a person would, one thing after another and then all at once."""
    from workbench.gui.app import make_application, make_window

    make_application()
    window = make_window()
    window.resize(1440, 900)
    window.show()
    assert window.page("corpus").overview is not None  # the program loads plots once it is seen
    window.workspace.tasks.warm_up()
    heart = Heartbeat()
    _while_true(lambda: len(heart.gaps) < 200)
    heart.forget()
    _while_true(lambda: len(heart.gaps) < 400)
    heart.tell("nothing to do")
    _visit_pages(window, heart)
    _run(window, heart)
    if os.environ.get("WORKBENCH_DATA"):
        _import(window, heart)
    _pan(heart)
    _all_at_once(window, heart)
    window.queue.cancel(window.queue.current() or "")
    _while_true(window.queue.is_busy)
    window.close()


def _visit_pages(window: Any, heart: Heartbeat) -> None:
    from workbench.gui.main_window import PAGES

    for page in PAGES:
        window.show_page(page.name)
        _while_true(lambda: len(heart.gaps) < 20)
        heart.tell(f"first visit to {page.name}")


def _run(window: Any, heart: Heartbeat) -> None:
    window.commands.take_tour()
    heart.forget()
    _while_true(lambda: not window.queue.is_busy())
    _while_true(lambda: window.queue.is_busy() and len(heart.gaps) < 6000)
    heart.tell("a run, with the corpus page in front")


def _import(window: Any, heart: Heartbeat) -> None:
    window.workspace.open_corpus("20news-bydate")
    heart.forget()
    page = window.page("corpus")
    _while_true(lambda: window.workspace.corpus is None or len(window.workspace.corpus) < 5000)
    heart.tell("20 Newsgroups, reading")
    _while_true(lambda: not page.overview.classes.isVisible())
    heart.tell("20 Newsgroups, counting and drawing")


def _pan(heart: Heartbeat) -> Any:
    view = _scatter()
    _while_true(lambda: len(heart.gaps) < 40)
    heart.forget()
    for step in range(150):
        view.plot.getViewBox().translateBy(x=0.02 * (1 if step % 40 < 20 else -1))
        before = len(heart.gaps)
        _while_true(lambda before=before: len(heart.gaps) < before + 2)
    heart.tell("pan of 20,000 points")
    return view


def _all_at_once(window: Any, heart: Heartbeat) -> None:
    from workbench.experiments.recipes import recipe_plan

    if not window.queue.is_busy():
        window.queue.add(recipe_plan("tour"))
    if os.environ.get("WORKBENCH_DATA"):
        window.workspace.open_corpus("20news-18828")
    print("all at once:", end=" ")
    view = _pan(heart)
    view.close()


def _scatter() -> Any:
    from workbench.experiments.figures import ScatterFigure
    from workbench.gui.views.scatter import ScatterView

    n, n_classes = 20_000, 20
    draws = np.random.default_rng(1)
    actual = draws.integers(0, n_classes, n)
    centres = draws.normal(size=(n_classes, 3))
    names = tuple(str(one) for one in range(n))
    view = ScatterView()
    view.resize(1200, 800)
    view.show()
    view.show_figure(
        ScatterFigure(
            configuration="drawn",
            training="1%",
            coordinates=centres[actual] + 0.3 * draws.normal(size=(n, 3)),
            class_names=tuple(f"class {one}" for one in range(n_classes)),
            actual=actual,
            predicted=actual,
            is_labelled=draws.random(n) < 0.01,
            documents=np.arange(n),
            document_ids=names,
            titles=names,
        )
    )
    return view


def _while_true(condition: Any) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    while condition():
        loop = QEventLoop()
        QTimer.singleShot(10, loop.quit)
        loop.exec()


if __name__ == "__main__":
    main()
