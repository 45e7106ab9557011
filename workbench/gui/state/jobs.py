"""Jobs: work in a helper process while the window stays responsive."""

import traceback
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from workbench.background.corpora import import_libraries_job
from workbench.background.helper_process import HelperProcess, JobError, StoppedError
from workbench.errors import WorkbenchError

_STOP_INTERVAL = 200  # milliseconds between attempts to stop a job


class Job(QObject):
    """A started job; its signals arrive in the thread of the window."""

    progressed = Signal(int, int)  # done, total (0: unknown)
    finished = Signal(object)
    failed = Signal(str, str)  # message, details (may be empty)
    stopped = Signal()
    ended = Signal()  # after finished, failed or stopped
    is_cancelled = False


class _JobThread(QThread):
    """Waits for the helper process."""

    def __init__(self, work: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work

    def run(self) -> None:
        """Wait for the job."""
        self._work()


class JobRunner(QObject):
    """Executes jobs one after another in its helper process."""

    def __init__(self, parent: QObject | None = None, idle_limit: int | None = None) -> None:
        """`idle_limit`: milliseconds without a job after which the process is ended."""
        super().__init__(parent)
        self._process = HelperProcess()
        self._threads: set[QThread] = set()
        self._is_closed = False
        self._current: Job | None = None
        self._idle_timer: QTimer | None = None
        if idle_limit is not None:
            self._idle_timer = QTimer(self, singleShot=True, interval=idle_limit)
            self._idle_timer.timeout.connect(self.end_process)

    def start(self, function: Callable[..., Any], *arguments: Any) -> Job:
        """Start a job; connect to the signals of the job before the event loop runs again."""

        def work(job: Job) -> Any:
            progress, begin = job.progressed.emit, lambda: self._begin(job)
            return self._process.do(function, *arguments, progress=progress, begin=begin)

        job = self._start(work)
        if self._idle_timer is not None:
            self._idle_timer.stop()
            job.ended.connect(self._idle_timer.start)
        return job

    def start_in_thread(self, work: Callable[..., Any], *arguments: Any) -> Job:
        """Start work that must stay in this process, such as drawing a picture, in a thread."""
        return self._start(lambda _: work(*arguments))

    def _start(self, work: Callable[[Job], Any]) -> Job:
        job = Job(self)
        thread = _JobThread(lambda: self._wait(job, work), self)
        thread.finished.connect(lambda: self._threads.discard(thread))
        thread.finished.connect(thread.deleteLater)
        self._threads.add(thread)
        # Otherwise a quick result could arrive before the caller has connected to the signals.
        QTimer.singleShot(0, lambda: None if self._is_closed else thread.start())
        return job

    def warm_up(self) -> None:
        """Start the helper process before the first job."""
        self.start(import_libraries_job)

    def end_process(self) -> Job:
        """End the process for its memory unless it is busy; the next job starts another."""
        return self.start_in_thread(self._process.end_if_idle)

    def cancel(self, job: Job) -> None:
        """Stop a job, or keep it from starting, and leave all others alone."""
        job.is_cancelled = True
        if self._current is job:
            self._process.stop()

    def _begin(self, job: Job) -> bool:
        """Note which job the process does; false if it is no longer wanted."""
        self._current = job
        return not job.is_cancelled

    def stop(self) -> None:
        """Stop the current job."""
        self._process.stop()

    def close(self) -> None:
        """Stop the helper process and wait for the threads."""
        self._is_closed = True
        self._process.refuse()
        for thread in list(self._threads):
            while not thread.wait(_STOP_INTERVAL):
                self._process.stop()  # the job may have started after the first stop
        self._process.close()

    def _wait(self, job: Job, work: Callable[[Job], Any]) -> None:
        try:
            if self._is_closed:
                raise StoppedError("Stopped.")
            job.finished.emit(work(job))
        except StoppedError:
            job.stopped.emit()
        except JobError as problem:
            job.failed.emit(str(problem), problem.details)
        except WorkbenchError as problem:
            job.failed.emit(str(problem), "")
        except Exception as problem:  # the process did not start, or its answer cannot be read
            message = f"{type(problem).__name__}: {problem}"
            job.failed.emit(message, traceback.format_exc())
        job.ended.emit()
