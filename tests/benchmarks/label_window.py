"""From key press to new suggestion on the screen, in the real window with a simulated person.

    xvfb-run -s "-screen 0 1440x900x24" python tests/benchmarks/label_window.py
        [--documents 3000 20000 100000] [--keys 40]

Documents are the 20 Newsgroups as often as needed, with a word of their own each, so that copies
are not duplicates. The time runs from the key event to the paint event after the new suggestion
has arrived. The processor seconds of the window and of its helper for a key are given beside the
elapsed time, which on a busy machine includes other programs. The gap is the longest time between
two events of a timer of 5 ms; the memory is that of the window and its helpers together, in which
what they share counts once: at the end, and at its peak from the opening of the corpus on.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import psutil

_SECONDS = 900.0


def corpus_file(folder: Path, count: int) -> Path:
    """A table of messages, made in another process so that it does not count as memory here."""
    file = folder / f"news{count}.jsonl"
    command = [sys.executable, __file__, "--make", str(file), "--documents", str(count)]
    subprocess.run(command, check=True)
    return file


def write_corpus(file: Path, count: int) -> None:
    """Write as many messages with their classes."""
    from workbench.corpora.catalogue import open_corpus

    corpus = open_corpus("20news-18828")
    with file.open("w", encoding="utf-8") as target:
        for number in range(count):
            row = number % len(corpus)
            text = f"{corpus.texts[row][:4000]} copy{number // len(corpus)}w{number}"
            label = corpus.class_names[corpus.class_index[row]]
            target.write(json.dumps({"id": f"d{number}", "text": text, "label": label}) + "\n")


def cpu_seconds() -> float:
    """Processor time of this process and its children."""
    own = psutil.Process()
    total = 0.0
    for process in (own, *own.children(recursive=True)):
        try:
            times = process.cpu_times()
        except psutil.Error:
            continue
        total += times.user + times.system
    return total


def memory() -> float:
    """Megabytes of this process and its children; what they share counts once."""
    own = psutil.Process()
    parts = [_share(process) for process in (own, *own.children(recursive=True))]
    print("parts in MB:", [round(part) for part in parts], file=sys.stderr, flush=True)
    return sum(parts)


def _share(process: Any) -> float:
    """Memory of a process, with its share of what several have in common where that is known."""
    used = process.memory_full_info()
    return float(getattr(used, "pss", used.rss)) / 2**20


class Watch:
    """Another process that notes the peak of the memory, so that the window does not wait."""

    def __init__(self, file: Path) -> None:
        self._file = file
        command = [sys.executable, __file__, "--watch", str(file), "--process", str(os.getpid())]
        self._process = subprocess.Popen(command)

    def peak(self) -> float:
        """End the process and return what it noted."""
        self._process.terminate()
        self._process.wait()
        return float(self._file.read_text())


def watch(file: Path, process: int) -> None:
    """Write the highest sum so far into a file until this process is ended."""
    watched, peak = psutil.Process(process), 0.0
    while True:
        total = 0.0
        for member in (watched, *watched.children(recursive=True)):
            try:
                total += _share(member) if member.pid != os.getpid() else 0.0
            except psutil.Error:  # it has ended
                continue
        if total > peak:
            peak = total
            file.write_text(f"{peak:.1f}")
        time.sleep(0.25)


class Person:
    """Waits for suggestions and presses the right keys."""

    def __init__(self, window: Any, application: Any) -> None:
        self._window, self._application = window, application
        self.gaps: list[float] = []
        self._last = time.perf_counter()

    def tick(self) -> None:
        """Note how long the window did not answer."""
        now = time.perf_counter()
        self.gaps.append(now - self._last)
        self._last = now

    def wait(self, condition: Any) -> None:
        """Let the window work until a condition holds."""
        end = time.perf_counter() + _SECONDS
        while not condition():
            self._application.processEvents()
            if time.perf_counter() > end:
                raise TimeoutError("the window did not answer")
            time.sleep(0.001)


def measure(count: int, keys: int, folder: Path) -> dict[str, Any]:
    """Label some documents and note the times."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest

    from workbench.gui.shell.application import make_application, make_window

    application = make_application([])
    file = corpus_file(folder, count)
    window = make_window(folder / f"store{count}" / "runs")
    window.resize(1440, 900)
    window.show()
    person, watching = Person(window, application), Watch(folder / "peak")
    window.workspace.open_corpus(str(file))
    person.wait(lambda: window.workspace.corpus is not None)
    corpus = window.workspace.corpus
    number_of = dict(zip(corpus.document_ids, corpus.class_index.tolist(), strict=True))
    page = window.show_page("label")
    person.wait(lambda: page.state.shown is not None and not page.state.jobs.is_busy)
    timer = QTimer(interval=5)
    timer.timeout.connect(person.tick)
    clock, processor = [], []
    for key in range(keys):
        if key == 10:  # the first ones make the graph, the space and the caches
            person.gaps.clear()
            timer.start()
            person.tick()
            person.gaps.clear()
        answers: list[int] = []
        page.state.answered.connect(lambda _, answers=answers: answers.append(1))
        number = number_of[page.state.shown.name]
        started, used = time.perf_counter(), cpu_seconds()
        if number < 9:
            QTest.keyClick(page, Qt.Key(int(Qt.Key.Key_1) + number))
        else:
            page.label(number)
        person.wait(lambda answers=answers: bool(answers))
        page.repaint()
        clock.append(time.perf_counter() - started)
        processor.append(cpu_seconds() - used)
        person.wait(lambda: page.state.shown is not None and not page.state.jobs.is_busy)
    timer.stop()
    found = {
        "documents": count,
        "keys": keys - 10,
        "median": median(clock[10:]),
        "p99": sorted(clock[10:])[int(0.99 * (keys - 11))],
        "cpu_median": median(processor[10:]),
        "longest_gap": max(person.gaps, default=0.0),
        "peak": watching.peak(),
        "memory": memory(),
        "load": os.getloadavg()[0],
    }
    window.close()
    return found


def main() -> None:
    """Measure and print a table."""
    sys.path.insert(0, str(Path(__file__).parent))
    from measure import markdown_table

    parser = argparse.ArgumentParser()
    parser.add_argument("--documents", type=int, nargs="+", default=[3000, 20000])
    parser.add_argument("--keys", type=int, default=40)
    parser.add_argument("--make", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--watch", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--process", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.watch:
        watch(arguments.watch, arguments.process)
    if arguments.make:
        write_corpus(arguments.make, arguments.documents[0])
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
            os.environ[variable] = str(folder / variable.lower())
        rows = [measure(count, arguments.keys, folder) for count in arguments.documents]
    heading = [
        "documents",
        "median s",
        "99th s",
        "CPU s",
        "longest gap ms",
        "MB",
        "peak MB",
        "load",
    ]
    cells = [
        [
            f"{row['documents']:,}",
            f"{row['median']:.3f}",
            f"{row['p99']:.3f}",
            f"{row['cpu_median']:.3f}",
            f"{1000 * row['longest_gap']:.0f}",
            f"{row['memory']:.0f}",
            f"{row['peak']:.0f}",
            f"{row['load']:.0f}",
        ]
        for row in rows
    ]
    print(markdown_table(heading, cells))


if __name__ == "__main__":
    main()
