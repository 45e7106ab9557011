"""The run queue: executes runs in processes of their own, several at once if that is wanted."""

import contextlib
from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QObject, QThread, Signal

from workbench.background.run_process import RunProcess
from workbench.errors import WorkbenchError
from workbench.experiments.plans.plan import Plan
from workbench.experiments.running.control import Limits, RunProgress
from workbench.experiments.running.executors import usual_workers
from workbench.experiments.runs.store import RunStore


class _RunListener(QThread):
    """Waits for the messages of one run and passes them on to the window."""

    progressed = Signal(str, object)  # run id, RunProgress
    ended = Signal(str, str, str)  # run id, status, sentence

    def __init__(self, run_id: str, run: RunProcess, parent: QObject) -> None:
        super().__init__(parent)
        self._run_id = run_id
        self._run = run

    def run(self) -> None:
        """Pass messages on until the run ends."""
        while True:
            message_type, *content = self._run.next_message()
            if message_type == "ended":
                self._run.close()
                self.ended.emit(self._run_id, *content)
                return
            self.progressed.emit(self._run_id, *content)


@dataclass
class _Running:
    """A run in progress."""

    process: RunProcess
    listener: _RunListener
    progress: RunProgress | None = None
    is_paused: bool = False


@dataclass(frozen=True)
class QueueLimits:
    """What all runs together may use; 0 workers: one per core, 0 megabytes: no limit."""

    workers: int = 0
    runs_at_once: int = 1
    megabytes: int = 0  # of each worker

    def workers_of_a_run(self) -> int:
        """The workers of each run, so that all runs together keep within the limit."""
        if self.runs_at_once <= 1:
            return self.workers
        return max(1, (self.workers or usual_workers()) // self.runs_at_once)


class RunQueue(QObject):
    """Executes runs in the order of the queue and reports their progress by signals."""

    queue_changed = Signal()
    started = Signal(str)
    progressed = Signal(str, object)  # run id, RunProgress
    ended = Signal(str, str, str)  # run id, status, sentence

    def __init__(self, store: RunStore, workers: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.limits = QueueLimits(workers)
        self._waiting: deque[str] = deque()
        self._retry_failed: set[str] = set()
        self._running: dict[str, _Running] = {}
        self._is_held = False

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
        self._start_waiting()

    def use_limits(self, limits: QueueLimits) -> None:
        """Set the limits of the following runs; a larger number at once takes effect now."""
        self.limits = limits
        self.queue_changed.emit()
        self._start_waiting()

    def name_of(self, run_id: str) -> str:
        """The name of a run, or its id if it has none."""
        try:
            return self._store.open(run_id).name or run_id
        except WorkbenchError:
            return run_id

    def waiting(self) -> tuple[str, ...]:
        """The ids of the waiting runs, in the order in which they will start."""
        return tuple(self._waiting)

    def running(self) -> tuple[str, ...]:
        """The ids of the runs in progress, the oldest first."""
        return tuple(self._running)

    def current(self) -> str | None:
        """The id of the oldest run in progress."""
        return next(iter(self._running), None)

    def progress(self, run_id: str = "") -> RunProgress | None:
        """The latest progress of a run, by default the oldest one."""
        running = self._running.get(run_id or self.current() or "")
        return None if running is None else running.progress

    def is_busy(self) -> bool:
        """Whether a run is in progress."""
        return bool(self._running)

    def is_held(self) -> bool:
        """Whether waiting runs stay where they are."""
        return self._is_held

    def hold(self, is_held: bool) -> None:
        """Start no waiting run, or continue to start them."""
        self._is_held = is_held
        self.queue_changed.emit()
        self._start_waiting()

    def is_paused(self, run_id: str = "") -> bool:
        """Whether a run is paused, by default the oldest one."""
        running = self._running.get(run_id or self.current() or "")
        return running is not None and running.is_paused

    def set_paused(self, is_paused: bool, run_id: str = "") -> None:
        """Pause a run after its current trials, or continue it; by default the oldest one."""
        running = self._running.get(run_id or self.current() or "")
        if running is not None:
            running.is_paused = is_paused
            running.process.send("pause" if is_paused else "continue")
            self.queue_changed.emit()

    def move(self, run_id: str, position: int) -> None:
        """Move a waiting run to a position in the queue; 0 starts next."""
        if run_id in self._waiting:
            self._waiting.remove(run_id)
            self._waiting.insert(max(0, position), run_id)
            self.queue_changed.emit()

    def cancel(self, run_id: str) -> None:
        """Cancel a run or remove it from the queue; finished trials are kept."""
        if run_id in self._running:
            self._running[run_id].process.send("cancel")
        elif run_id in self._waiting:
            self._waiting.remove(run_id)
            self._retry_failed.discard(run_id)
            with contextlib.suppress(WorkbenchError, OSError):  # it may have been deleted
                run = self._store.open(run_id)
                if run.status in ("queued", "interrupted"):  # else it would be offered again
                    run.finish("cancelled")
            self.queue_changed.emit()

    def close(self) -> None:
        """Interrupt the runs and wait for their end; they can be resumed later."""
        self._waiting.clear()
        running = tuple(self._running.values())
        for run in running:
            run.process.send("interrupt")
        for run in running:
            run.listener.wait()

    def _start_waiting(self) -> None:
        at_once = max(1, self.limits.runs_at_once)
        while self._waiting and not self._is_held and len(self._running) < at_once:
            self._start(self._waiting.popleft())

    def _start(self, run_id: str) -> None:
        retry_failed = run_id in self._retry_failed
        self._retry_failed.discard(run_id)
        limits = Limits(megabytes=self.limits.megabytes)
        workers = self.limits.workers_of_a_run()
        process = RunProcess(self._store.root, run_id, workers, retry_failed, limits)
        listener = _RunListener(run_id, process, self)
        listener.progressed.connect(self._report_progress)
        listener.ended.connect(self._report_end)
        self._running[run_id] = _Running(process, listener)
        listener.start()
        self.started.emit(run_id)
        self.queue_changed.emit()

    def _report_progress(self, run_id: str, progress: RunProgress) -> None:
        if run_id in self._running:
            self._running[run_id].progress = progress
            self.progressed.emit(run_id, progress)

    def _report_end(self, run_id: str, status: str, sentence: str) -> None:
        running = self._running.pop(run_id)
        running.listener.wait()
        running.listener.deleteLater()
        self.queue_changed.emit()
        self.ended.emit(run_id, status, sentence)
        self._start_waiting()
