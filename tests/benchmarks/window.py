"""Responsiveness of the window while it works, and the time until it appears.

    python tests/benchmarks/window.py start    our first window against bare PySide6 + pyqtgraph
    python tests/benchmarks/window.py gaps     gaps of the event loop during work; needs
                                             WORKBENCH_DATA for the import of 20 Newsgroups

Gaps: a timer fires every 5 ms; the time between two signals is how long a click would have waited.
A gap includes the time in which the window waited for a core that other programs or the workers of
a run were using; the table also gives the gaps without it.
Start: from the start of a fresh process until the first window has been painted. The machine's
load is printed with the numbers, because both depend on it. `--why` prints what the window's thread
was executing during long gaps.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
from measure import markdown_table

BEAT = 5  # milliseconds
SUSPICIOUS = 0.04  # seconds
FRAMES = 400
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
from workbench.gui.shell.application import make_application, make_window
application = make_application()
window = make_window()
window.show()
application.processEvents()
print("shown", flush=True)
"""


def main() -> None:
    """Run the chosen measurements and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_AsWritten)
    parser.add_argument("what", nargs="?", choices=("start", "gaps", "both"), default="both")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--why", action="store_true", help="print what the window did in gaps")
    chosen = parser.parse_args()
    load = os.getloadavg()[0]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the first start compiles, as for a user
    with tempfile.TemporaryDirectory() as folder:
        for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
            os.environ[variable] = str(Path(folder) / variable)
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        if chosen.what != "gaps":
            print(compare_starts(chosen.repeats), end="\n\n")
        if chosen.what != "start":
            print(measure_gaps(chosen.why), end="\n\n")
    print(f"Load of the machine before: {load:.1f}, after: {os.getloadavg()[0]:.1f}.")


class _AsWritten(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of the description."""


def compare_starts(repeats: int) -> str:
    """Start both windows in turn, in fresh processes; the best of each counts."""
    walls: dict[str, list[float]] = {"bare": [], "ours": []}
    processor: dict[str, list[float]] = {"bare": [], "ours": []}
    for _ in range(repeats):
        for name, code in (("bare", _BARE), ("ours", _OURS)):
            wall, cpu = _start(code)
            walls[name].append(wall)
            processor[name].append(cpu)
    rows = []
    for what, times in (("wall", walls), ("processor", processor)):
        bare, ours = min(times["bare"]), min(times["ours"])
        rows.append((what, f"{bare:.2f}", f"{ours:.2f}", f"{ours / bare:.2f}"))
    header = ("first window", "bare PySide6 + pyqtgraph, s", "this program, s", "times")
    return markdown_table(header, rows)


def _start(code: str) -> tuple[float, float]:
    started = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"shown\n"
        wall = time.perf_counter() - started
        process.kill()
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
    return wall, used.ru_utime + used.ru_stime


class Heartbeat:
    """Records the gaps between two signals of a timer."""

    def __init__(self, why: bool = False) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.gaps: list[float] = []
        self.free: list[float] = []  # gaps without the time in which no core was free
        self.rows: list[tuple[str, ...]] = []
        self._last, self._last_wait = time.perf_counter(), _waited()
        self._seen: Counter[str] = Counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._beat)
        self._timer.start()
        if why:
            threading.Thread(target=self._watch, daemon=True).start()

    def restart(self) -> None:
        """Start a new measurement."""
        self.gaps, self.free = [], []
        self._seen.clear()
        self._last, self._last_wait = time.perf_counter(), _waited()

    def record(self, name: str) -> None:
        """Add a row with the longest gap and the percentiles, in milliseconds."""
        gaps, free = np.array(self.gaps) * 1000, np.array(self.free) * 1000
        numbers = (gaps.max(), np.percentile(gaps, 99), free.max(), np.percentile(free, 99))
        self.rows.append((name, *(f"{number:.0f}" for number in numbers), f"{len(gaps):,}"))
        for position, times in self._seen.most_common(6):
            print(f"    {name}: {times} × {position}", file=sys.stderr)
        self.restart()

    def _beat(self) -> None:
        now, wait = time.perf_counter(), _waited()
        self.gaps.append(now - self._last)
        self.free.append(max(0.0, now - self._last - (wait - self._last_wait)))
        self._last, self._last_wait = now, wait

    def _watch(self) -> None:
        """Sample the stack of the window's thread every few milliseconds during a gap."""
        main = threading.main_thread().ident
        while True:
            time.sleep(0.008)
            if time.perf_counter() - self._last > SUSPICIOUS:
                stack = traceback.extract_stack(sys._current_frames().get(main or 0))
                names = [
                    f"{Path(frame.filename).stem}.{frame.name}:{frame.lineno}" for frame in stack
                ]
                self._seen[" < ".join(reversed(names[-5:]))] += 1


def _waited() -> float:
    """Seconds in which this thread was ready but no core was free; 0 except on Linux."""
    try:
        counters = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat").read_text()
    except OSError:
        return 0.0
    return int(counters.split()[1]) / 1e9


def measure_gaps(why: bool) -> str:
    """Use the window as a user would, first step by step and then all at once."""
    from workbench.gui.shell.application import make_application, make_window

    make_application()
    window = make_window()
    window.resize(1440, 900)
    window.show()
    heartbeat = Heartbeat(why)
    wait_while(lambda: len(heartbeat.gaps) < 30)
    heartbeat.restart()
    window.workspace.jobs.warm_up()
    prepared: list[bool] = []
    window.idle.finished.connect(lambda: prepared.append(True))
    window.prepare_pages()
    wait_while(lambda: not prepared)
    heartbeat.record("the first seconds: plots load, pages are made")
    wait_while(lambda: len(heartbeat.gaps) < 400)
    heartbeat.record("nothing to do")
    _visit_pages(window, heartbeat)
    _run(window, heartbeat)
    if os.environ.get("WORKBENCH_DATA"):
        _import(window, heartbeat)
    _pan(heartbeat, "pan of 20,000 points").close()
    _all_at_once(window, heartbeat)
    window.queue.cancel(window.queue.current() or "")
    wait_while(window.queue.is_busy)
    window.close()
    header = (
        *("event loop while", "longest gap, ms", "99 %, ms"),
        *("longest with a core free, ms", "99 %, ms", "samples"),
    )
    return markdown_table(header, heartbeat.rows)


def _visit_pages(window: Any, heartbeat: Heartbeat) -> None:
    from workbench.gui.shell.main_window import PAGES

    for page in PAGES:
        before = len(heartbeat.gaps)
        window.show_page(page.name)
        wait_while(lambda before=before: len(heartbeat.gaps) < before + 40)
    heartbeat.record("every page is visited for the first time")


def _run(window: Any, heartbeat: Heartbeat) -> None:
    window.commands.take_tour()
    heartbeat.restart()
    wait_while(lambda: not window.queue.is_busy())
    wait_while(lambda: window.queue.is_busy() and len(heartbeat.gaps) < 6000)
    heartbeat.record("a run is in progress")


def _import(window: Any, heartbeat: Heartbeat) -> None:
    window.workspace.open_corpus("20news-bydate")
    heartbeat.restart()
    page = window.page("corpus")
    wait_while(lambda: window.workspace.corpus is None or len(window.workspace.corpus) < 5000)
    wait_while(lambda: not page.overview.classes.isVisible())
    heartbeat.record("20 Newsgroups is read, counted and drawn")


def _pan(heartbeat: Heartbeat, name: str, is_busy: Any = lambda: False) -> Any:
    view = _scatter()
    wait_while(lambda: len(heartbeat.gaps) < 40)
    heartbeat.restart()
    step = 0
    while step < FRAMES or is_busy():
        view.plot.getViewBox().translateBy(x=0.02 * (1 if step % 40 < 20 else -1))
        before = len(heartbeat.gaps)
        wait_while(lambda before=before: len(heartbeat.gaps) < before + 2)
        step += 1
    heartbeat.record(name)
    return view


def _all_at_once(window: Any, heartbeat: Heartbeat) -> None:
    """Pan from the start of a run and of an import until the import has been drawn."""
    from workbench.experiments.plans.recipes import recipe_plan

    if not window.queue.is_busy():
        window.queue.add(recipe_plan("tour"))
    imports: list[bool] = []
    if os.environ.get("WORKBENCH_DATA"):
        imports.append(True)
        job = window.workspace.open_corpus("20news-18828")
        job.ended.connect(imports.clear)
    _pan(heartbeat, "all at once: run, import, pan", lambda: bool(imports)).close()


def _scatter() -> Any:
    from workbench.experiments.figures import ScatterFigure
    from workbench.gui.views.scatter import ScatterView

    n, n_classes = 20_000, 20
    draws = np.random.default_rng(1)
    actual = draws.integers(0, n_classes, n)
    centres = draws.normal(size=(n_classes, 3))
    names = tuple(str(number) for number in range(n))
    view = ScatterView()
    view.resize(1200, 800)
    view.show()
    view.show_figure(
        ScatterFigure(
            configuration="drawn",
            training="1%",
            coordinates=centres[actual] + 0.3 * draws.normal(size=(n, 3)),
            class_names=tuple(f"class {number}" for number in range(n_classes)),
            actual=actual,
            predicted=actual,
            is_labelled=draws.random(n) < 0.01,
            documents=np.arange(n),
            document_ids=names,
            titles=names,
        )
    )
    return view


def wait_while(condition: Any) -> None:
    """Let the event loop run while a condition holds."""
    from PySide6.QtCore import QEventLoop, QTimer

    while condition():
        loop = QEventLoop()
        QTimer.singleShot(10, loop.quit)
        loop.exec()


if __name__ == "__main__":
    main()
