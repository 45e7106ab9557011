"""One writer per run: a lock that the system releases when its process dies."""

import contextlib
import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
from filelock import FileLock, Timeout

from workbench.experiments.runs.durable import StoreError, writing

_POLL_SECONDS = 0.01


class WriterLock:
    """The right to write a run, held by one process at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = FileLock(path, timeout=0, thread_local=False)

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._lock.is_locked

    def take(self) -> None:
        """Take the lock, or say who has it."""
        if self.held:
            return
        with writing(str(self._path)):
            try:
                self._lock.acquire()
            except Timeout:  # which is an OSError too
                raise StoreError(
                    f"{self._path.parent.name} is being written by {self._owner()}."
                ) from None
        try:
            self._record_owner()
        except StoreError:  # whoever failed to take it must not keep it
            self.free()
            raise

    def free(self) -> None:
        """Release the lock."""
        self._lock.release()

    def is_free(self) -> bool:
        """Whether no process holds the lock: a run marked as running was then interrupted."""
        if self.held:
            return False
        if not self._path.exists():
            return True
        try:
            with FileLock(self._path, timeout=0):
                return not self._has_living_owner()
        except PermissionError:  # a read-only folder, in which only the owner's record can be read
            return not self._has_living_owner()
        except (Timeout, OSError):
            return False

    def _record_owner(self) -> None:
        owner = {
            "pid": os.getpid(),
            "started": _start_of(os.getpid()),
            "host": socket.gethostname(),
        }
        with writing(str(self._path)), self._path.open("r+b") as file:
            file.truncate(0)
            file.write(json.dumps(owner).encode())

    def _recorded_owner(self) -> dict[str, Any]:
        with contextlib.suppress(OSError, ValueError):
            owner = json.loads(self._path.read_bytes())
            if isinstance(owner, dict):
                return owner
        return {}

    def _owner(self) -> str:
        owner = self._recorded_owner()
        return f"process {owner.get('pid', '?')} on {owner.get('host', 'this machine')}"

    def _has_living_owner(self) -> bool:
        """Whether the recorded process of this machine runs: some network disks keep no locks."""
        owner = self._recorded_owner()
        if owner.get("host") != socket.gethostname() or owner.get("pid") == os.getpid():
            return False
        return is_alive(owner.get("pid"), owner.get("started"))


def is_alive(pid: Any, started: Any) -> bool:
    """Whether the process that had this number at this time still runs."""
    try:
        return abs(_start_of(int(pid)) - float(started)) < 1
    except (psutil.Error, TypeError, ValueError):
        return False


def _start_of(pid: int) -> float:
    """When a process started, in seconds since the start of the system: the clock may be set."""
    start_of_system = psutil.boot_time()  # asked first: older versions remember it
    return psutil.Process(pid).create_time() - start_of_system


@contextlib.contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Wait until no other process or thread holds this lock, then hold it."""
    with writing(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path).acquire(poll_interval=_POLL_SECONDS)
    with lock:  # released at the end
        yield
