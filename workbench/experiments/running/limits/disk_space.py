"""Space on the disk of a run: a run without space waits for it instead of failing."""

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from workbench.experiments.runs.durable import DiskFullError

_RESERVE = 32 << 20  # bytes that are left for the system and for the end of the run
_SECONDS_BETWEEN_QUESTIONS = 1.0
_SECONDS_BETWEEN_TRIES = 0.1

Value = TypeVar("Value")


class DiskSpace:
    """Knows whether the disk of a folder has space, and repeats what failed for lack of it."""

    def __init__(self, folder: Path, wait: Callable[[], None], reserve: int = _RESERVE) -> None:
        """`wait` is called before each further try; it reports the wait or raises to end it."""
        self._folder, self._wait, self._reserve = folder, wait, reserve
        self._asked, self._is_enough = 0.0, True

    def is_enough(self) -> bool:
        """Whether another trial can be stored; the system is asked once a second."""
        if time.monotonic() - self._asked >= _SECONDS_BETWEEN_QUESTIONS or not self._is_enough:
            self._asked = time.monotonic()
            self._is_enough = self._free_bytes() >= self._reserve
        return self._is_enough

    def repeat(self, act: Callable[[], Value]) -> Value:
        """Act, again and again as long as the disk is full."""
        while True:
            try:
                return act()
            except DiskFullError:
                self._wait()
                time.sleep(_SECONDS_BETWEEN_TRIES)

    def _free_bytes(self) -> int:
        try:
            return shutil.disk_usage(self._folder).free
        except OSError:  # a deleted folder: storing the next result says so
            return self._reserve
