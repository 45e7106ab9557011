"""Progress and control of a run: pause, cancel, limits."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from workbench.parameters import parameter

_SECONDS_PER_YEAR = 365 * 86_400  # timers of the system take no more than a few centuries
_MOST_MEGABYTES = 100_000_000
DISK_FULL = "paused: the disk is full"
NO_ANSWER = "a worker has not answered for a minute"
PROBLEMS = (DISK_FULL, NO_ANSWER)  # stages of a run that users should know of


@dataclass(frozen=True)
class RunProgress:
    """The progress of a run; seconds_left is None until the first trial is done."""

    done: int
    total: int
    failed: int = 0
    rate: float = 0.0  # trials per second since the run was started or resumed
    seconds_left: float | None = None
    current: tuple[str, ...] = ()
    stage: str = "running"  # or "reading the corpus", "paused" or one of PROBLEMS


RunProgressCallback = Callable[[RunProgress], None]


@dataclass(frozen=True)
class Limits:
    """What one trial may take; 0 means no limit."""

    seconds: float = parameter(
        0.0, "Seconds per trial", low=0, high=_SECONDS_PER_YEAR, help="0: no limit"
    )
    megabytes: int = parameter(
        0, "Megabytes per worker", low=0, high=_MOST_MEGABYTES, help="0: no limit"
    )

    @property
    def any(self) -> bool:
        """Whether there is a limit, which only the end of a process always enforces."""
        return bool(self.seconds or self.megabytes)


class RunControl:
    """Cancel, pause and continue a run from any thread."""

    def __init__(self) -> None:
        self._cancelled = threading.Event()
        self._paused = threading.Event()

    def cancel(self) -> None:
        """Stop the run; trials that are finished stay finished."""
        self._cancelled.set()

    def pause(self) -> None:
        """Assign no further trial until `continue_`; trials already assigned are finished."""
        self._paused.set()

    def continue_(self) -> None:
        """Resume after a pause."""
        self._paused.clear()

    @property
    def cancelled(self) -> bool:
        """Whether the run is to stop."""
        return self._cancelled.is_set()

    @property
    def paused(self) -> bool:
        """Whether the run is to wait."""
        return self._paused.is_set()
