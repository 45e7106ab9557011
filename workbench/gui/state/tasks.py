"""Tasks: jobs that run in a helper process while the window stays responsive."""

import traceback
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from workbench.background.corpora import import_libraries_job
from workbench.background.helper_process import HelperProcess, JobError, StoppedError
from workbench.errors import WorkbenchError

_STOP_INTERVAL = 200  # milliseconds between attempts to stop a job


class Task(QObject):
    """A started job; its signals arrive in the thread of the window."""

    progressed = Signal(int, int)  # done, total (0: unknown)
    finished = Signal(object)
    failed = Signal(str, str)  # message, details (may be empty)
    stopped = Signal()
    ended = Signal()  # after finished, failed or stopped


class _TaskThread(QThread):
    """Waits for the helper process."""

    def __init__(self, work: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work

    def run(self) -> None:
        """Wait for the job."""
        self._work()


class TaskRunner(QObject):
    """Executes jobs one after another in its helper process."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = HelperProcess()
        self._threads: set[QThread] = set()
        self._is_closed = False

    def start(self, job: Callable[..., Any], *arguments: Any) -> Task:
        """Start a job; connect to the signals of the task before the event loop runs again."""

        def work(task: Task) -> Any:
            return self._process.do(job, *arguments, progress=task.progressed.emit)

        return self._start(work)

    def start_in_thread(self, work: Callable[..., Any], *arguments: Any) -> Task:
        """Start work that must stay in this process, such as drawing a picture, in a thread."""
        return self._start(lambda _: work(*arguments))

    def _start(self, work: Callable[[Task], Any]) -> Task:
        task = Task(self)
        thread = _TaskThread(lambda: self._wait(task, work), self)
        thread.finished.connect(lambda: self._threads.discard(thread))
        thread.finished.connect(thread.deleteLater)
        self._threads.add(thread)
        # Otherwise a quick result could arrive before the caller has connected to the signals.
        QTimer.singleShot(0, lambda: None if self._is_closed else thread.start())
        return task

    def warm_up(self) -> None:
        """Start the helper process before the first job."""
        self.start(import_libraries_job)

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

    def _wait(self, task: Task, work: Callable[[Task], Any]) -> None:
        try:
            if self._is_closed:
                raise StoppedError("Stopped.")
            task.finished.emit(work(task))
        except StoppedError:
            task.stopped.emit()
        except JobError as problem:
            task.failed.emit(str(problem), problem.details)
        except WorkbenchError as problem:
            task.failed.emit(str(problem), "")
        except Exception as problem:  # the process did not start, or its answer cannot be read
            message = f"{type(problem).__name__}: {problem}"
            task.failed.emit(message, traceback.format_exc())
        task.ended.emit()
