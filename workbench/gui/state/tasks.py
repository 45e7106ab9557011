"""Work, then update: jobs run in a spare process while the window goes on drawing."""

import traceback
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from workbench.background.corpora import load_sciences_job
from workbench.background.helper_process import HelperProcess, JobError, StoppedError
from workbench.errors import WorkbenchError

_PATIENCE = 200  # milliseconds


class Task(QObject):
    """One job under way; its signals arrive in the window's thread."""

    progressed = Signal(int, int)  # done, total (0: unknown)
    finished = Signal(object)
    failed = Signal(str, str)  # a sentence, and details where there are any
    stopped = Signal()
    ended = Signal()  # after any of the three


class _Waiting(QThread):
    """Waits for the answer of the process; does nothing else."""

    def __init__(self, work: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work

    def run(self) -> None:
        """Wait for the job."""
        self._work()


class TaskRunner(QObject):
    """Starts jobs one after another in its own spare process."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = HelperProcess()
        self._threads: set[QThread] = set()
        self._is_closed = False

    def start(self, job: Callable[..., Any], *arguments: Any) -> Task:
        """Begin a job; connect to the task's signals before returning to the event loop."""

        def ask(task: Task) -> Any:
            return self._process.do(job, *arguments, progress=task.progressed.emit)

        return self._begin(ask)

    def start_beside(self, work: Callable[..., Any], *arguments: Any) -> Task:
        """Begin work that has to stay in this process, such as drawing a file, in a thread."""
        return self._begin(lambda _: work(*arguments))

    def _begin(self, work: Callable[[Task], Any]) -> Task:
        task = Task(self)
        thread = _Waiting(lambda: self._wait(task, work), self)
        thread.finished.connect(lambda: self._threads.discard(thread))
        thread.finished.connect(thread.deleteLater)
        self._threads.add(thread)
        # A quick answer would be lost if it came before the caller has connected to the signals.
        QTimer.singleShot(0, lambda: None if self._is_closed else thread.start())
        return task

    def warm_up(self) -> None:
        """Start the process ahead of the first job."""
        self.start(load_sciences_job)

    def stop(self) -> None:
        """End the job under way."""
        self._process.stop()

    def close(self) -> None:
        """End the process and wait for the threads."""
        self._is_closed = True
        self._process.refuse()
        for thread in list(self._threads):
            while not thread.wait(_PATIENCE):
                self._process.stop()  # its job had not begun when the first stop came
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
        except Exception as problem:  # no process to be had, an answer that cannot be read
            words = f"{type(problem).__name__}: {problem}"
            task.failed.emit(words, traceback.format_exc())
        task.ended.emit()
