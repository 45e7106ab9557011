"""The queue of runs, which are executed one at a time, each in its own process."""

from collections import deque

from PySide6.QtCore import QObject, QThread, Signal

from workbench.background.run_process import RunProcess
from workbench.errors import WorkbenchError
from workbench.experiments.plans.plan import Plan
from workbench.experiments.running.control import RunProgress
from workbench.experiments.runs.store import RunStore


class _RunListener(QThread):
    """Passes the messages of a run process to the window."""

    progressed = Signal(object)
    ended = Signal(str, str)  # status, sentence

    def __init__(self, run: RunProcess, parent: QObject) -> None:
        super().__init__(parent)
        self._run = run

    def run(self) -> None:
        """Pass messages on until the run ends."""
        while True:
            message_type, *content = self._run.next_message()
            if message_type == "ended":
                self._run.close()
                self.ended.emit(*content)
                return
            self.progressed.emit(*content)


class RunQueue(QObject):
    """Executes runs one after another and reports their progress by signals."""

    queue_changed = Signal()
    started = Signal(str)
    progressed = Signal(str, object)  # run id, RunProgress
    ended = Signal(str, str, str)  # run id, status, sentence

    def __init__(self, store: RunStore, workers: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.workers = workers
        self._waiting: deque[str] = deque()
        self._retry_failed: set[str] = set()
        self._current: str | None = None
        self._process: RunProcess | None = None
        self._thread: _RunListener | None = None
        self._progress: RunProgress | None = None
        self._is_paused = False

    def add(self, plan: Plan) -> str:
        """Store a new run, append it to the queue and return its id."""
        run = self._store.create(plan)
        self.add_run(run.id)
        return run.id

    def add_run(self, run_id: str, retry_failed: bool = False) -> None:
        """Append a stored run to the queue; `retry_failed` repeats its failed trials."""
        if retry_failed:
            self._retry_failed.add(run_id)
        self._waiting.append(run_id)
        self.queue_changed.emit()
        self._start_next()

    def use_workers(self, workers: int) -> None:
        """Set the number of worker processes of the following runs; 0: one per core."""
        self.workers = workers

    def name_of(self, run_id: str) -> str:
        """The name of a run, or its id if it has none."""
        try:
            return self._store.open(run_id).name or run_id
        except WorkbenchError:
            return run_id

    def waiting(self) -> tuple[str, ...]:
        """The ids of the waiting runs."""
        return tuple(self._waiting)

    def current(self) -> str | None:
        """The id of the current run."""
        return self._current

    def progress(self) -> RunProgress | None:
        """The latest progress of the current run."""
        return self._progress

    def is_busy(self) -> bool:
        """Whether a run is in progress."""
        return self._current is not None

    def is_paused(self) -> bool:
        """Whether the current run is paused."""
        return self._is_paused

    def set_paused(self, is_paused: bool) -> None:
        """Pause the current run after its current trials, or continue it."""
        if self._process is not None:
            self._is_paused = is_paused
            self._process.send("pause" if is_paused else "continue")
            self.queue_changed.emit()

    def cancel(self, run_id: str) -> None:
        """Cancel a run or remove it from the queue; finished trials are kept."""
        if run_id == self._current and self._process is not None:
            self._process.send("cancel")
        elif run_id in self._waiting:
            self._waiting.remove(run_id)
            self._retry_failed.discard(run_id)
            self.queue_changed.emit()

    def close(self) -> None:
        """Interrupt the current run and wait for its end; it can be resumed later."""
        self._waiting.clear()
        thread, process = self._thread, self._process
        if thread is not None and process is not None:
            process.send("interrupt")
            thread.wait()

    def _start_next(self) -> None:
        if self._current is not None or not self._waiting:
            return
        self._current = run_id = self._waiting.popleft()
        self._is_paused, self._progress = False, None
        retry_failed = run_id in self._retry_failed
        self._retry_failed.discard(run_id)
        self._process = RunProcess(self._store.root, run_id, self.workers, retry_failed)
        self._thread = _RunListener(self._process, self)
        self._thread.progressed.connect(self._report_progress)
        self._thread.ended.connect(self._report_end)
        self._thread.start()
        self.started.emit(run_id)
        self.queue_changed.emit()

    def _report_progress(self, progress: RunProgress) -> None:
        self._progress = progress
        if self._current is not None:
            self.progressed.emit(self._current, progress)

    def _report_end(self, status: str, sentence: str) -> None:
        run_id, thread = self._current, self._thread
        self._current = self._process = self._thread = self._progress = None
        if thread is not None:
            thread.wait()
            thread.deleteLater()
        self.queue_changed.emit()
        self.ended.emit(run_id, status, sentence)
        self._start_next()
