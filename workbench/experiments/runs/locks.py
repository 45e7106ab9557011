"""One writer per run: a lock that the system frees when its process dies."""

import contextlib
import json
import os
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from workbench.experiments.runs.durable import StoreError, writing


def _try_lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt  # late: only Windows has it

            file.seek(1 << 30)  # far behind the content, which others may read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # late: Windows has none

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class WriterLock:
    """The right to write a run, held by one process at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._file is not None

    def take(self) -> None:
        """Take the lock, or say who has it."""
        if self._file is not None:
            return
        with writing(str(self._path)):
            file = self._path.open("ab+")
        if not _try_lock(file):
            file.close()
            raise StoreError(f"{self._path.parent.name} is being written by {self._owner()}.")
        self._file = file
        self._say_who()

    def free(self) -> None:
        """Give the lock back."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def is_free(self) -> bool:
        """Whether nobody holds the lock: a run that says it is running was interrupted."""
        if self._file is not None:
            return False
        try:
            with self._path.open("rb+" if sys.platform == "win32" else "rb") as file:
                return _try_lock(file) and not self._is_elsewhere()
        except FileNotFoundError:
            return True
        except OSError:
            return False

    def _say_who(self) -> None:
        import psutil  # late: 0.04 s to import

        me = psutil.Process()
        words = {"pid": me.pid, "started": me.create_time(), "host": socket.gethostname()}
        with writing(str(self._path)), self._path.open("r+b") as file:
            file.truncate(0)
            file.write(json.dumps(words).encode())

    def _told(self) -> dict[str, Any]:
        with contextlib.suppress(OSError, ValueError):
            told = json.loads(self._path.read_bytes())
            if isinstance(told, dict):
                return told
        return {}

    def _owner(self) -> str:
        told = self._told()
        return f"process {told.get('pid', '?')} on {told.get('host', 'this machine')}"

    def _is_elsewhere(self) -> bool:
        """A lock file of this machine whose process lives on, on a disk that keeps no locks."""
        told = self._told()
        if told.get("host") != socket.gethostname():
            return False
        return told.get("pid") != os.getpid() and is_alive(told.get("pid"), told.get("started"))


def is_alive(pid: Any, started: Any) -> bool:
    """Whether the process that had this number at this time still runs."""
    import psutil  # late: 0.04 s to import

    try:
        return bool(abs(psutil.Process(int(pid)).create_time() - float(started)) < 1)
    except (psutil.Error, TypeError, ValueError):
        return False


@contextlib.contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Wait until no other process or thread holds this lock, then hold it."""
    with writing(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    with file:
        pause = 0.002
        while not _try_lock(file):
            time.sleep(pause)
            pause = min(pause * 1.5, 0.1)
        yield
