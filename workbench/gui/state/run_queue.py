"""The queue of runs: one at a time, each in a process of its own."""

from collections import deque

from PySide6.QtCore import QObject, QThread, Signal

from workbench.background.run_process import RunProcess
from workbench.errors import WorkbenchError
from workbench.experiments.plans.plan import Plan
from workbench.experiments.running.control import RunProgress
from workbench.experiments.runs.store import RunStore


class _Listening(QThread):
    """Passes the messages of one run on to the window."""

    progressed = Signal(object)
    ended = Signal(str, str)  # status, sentence

    def __init__(self, run: RunProcess, parent: QObject) -> None:
        super().__init__(parent)
        self._run = run

    def run(self) -> None:
        """Listen until the run has ended."""
        while True:
            kind, *content = self._run.next_message()
            if kind == "ended":
                self._run.close()
                self.ended.emit(*content)
                return
            self.progressed.emit(*content)


class RunQueue(QObject):
    """Runs plans one after another; the window hears of it by signals."""

    queue_changed = Signal()
    started = Signal(str)
    progressed = Signal(str, object)  # run id, RunProgress
    ended = Signal(str, str, str)  # run id, status, sentence

    def __init__(self, store: RunStore, workers: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._workers = workers
        self._waiting: deque[str] = deque()
        self._retrying: set[str] = set()
        self._current: str | None = None
        self._process: RunProcess | None = None
        self._thread: _Listening | None = None
        self._progress: RunProgress | None = None
        self._is_paused = False

    def add(self, plan: Plan) -> str:
        """Store a new run and put it at the end of the queue; gives its id."""
        run = self._store.create(plan)
        self.add_run(run.id)
        return run.id

    def add_run(self, run_id: str, retry_failed: bool = False) -> None:
        """Put a stored run at the end of the queue, to begin or to go on.

        `retry_failed` runs its failed trials again too.
        """
        if retry_failed:
            self._retrying.add(run_id)
        self._waiting.append(run_id)
        self.queue_changed.emit()
        self._start_next()

    def use_workers(self, workers: int) -> None:
        """Give runs that begin from now on this many processes; 0: one for each core."""
        self._workers = workers

    def name_of(self, run_id: str) -> str:
        """What a person called a run, or its id."""
        try:
            return self._store.open(run_id).name or run_id
        except WorkbenchError:
            return run_id

    def waiting(self) -> tuple[str, ...]:
        """The runs that have not begun."""
        return tuple(self._waiting)

    def current(self) -> str | None:
        """The run under way."""
        return self._current

    def progress(self) -> RunProgress | None:
        """The last progress of the run under way."""
        return self._progress

    def is_busy(self) -> bool:
        """Tell whether a run is under way."""
        return self._current is not None

    def is_paused(self) -> bool:
        """Tell whether the run under way is held."""
        return self._is_paused

    def pause(self, hold: bool) -> None:
        """Hold the run under way after its present trials, or let it go on."""
        if self._process is not None:
            self._is_paused = hold
            self._process.say("pause" if hold else "continue")
            self.queue_changed.emit()

    def cancel(self, run_id: str) -> None:
        """End a run, or take it out of the queue; what is finished is kept."""
        if run_id == self._current and self._process is not None:
            self._process.say("cancel")
        elif run_id in self._waiting:
            self._waiting.remove(run_id)
            self._retrying.discard(run_id)
            self.queue_changed.emit()

    def close(self) -> None:
        """End the run under way and wait for it; all can be resumed at the next start."""
        self._waiting.clear()
        thread, process = self._thread, self._process
        if thread is not None and process is not None:
            process.say("leave")
            thread.wait()

    def _start_next(self) -> None:
        if self._current is not None or not self._waiting:
            return
        self._current = run_id = self._waiting.popleft()
        self._is_paused, self._progress = False, None
        retries = run_id in self._retrying
        self._retrying.discard(run_id)
        self._process = RunProcess(self._store.root, run_id, self._workers, retries)
        self._thread = _Listening(self._process, self)
        self._thread.progressed.connect(self._note_progress)
        self._thread.ended.connect(self._note_end)
        self._thread.start()
        self.started.emit(run_id)
        self.queue_changed.emit()

    def _note_progress(self, progress: RunProgress) -> None:
        self._progress = progress
        if self._current is not None:
            self.progressed.emit(self._current, progress)

    def _note_end(self, status: str, sentence: str) -> None:
        run_id, thread = self._current, self._thread
        self._current = self._process = self._thread = self._progress = None
        if thread is not None:
            thread.wait()
            thread.deleteLater()
        self.queue_changed.emit()
        self.ended.emit(run_id, status, sentence)
        self._start_next()
