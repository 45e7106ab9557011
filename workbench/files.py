"""Files that are complete or absent: written under another name, synced, and then renamed."""

import contextlib
import errno
import os
import secrets
import shutil
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

try:
    import fcntl
except ImportError:  # Windows, where a file that is written cannot be opened by another program
    fcntl = None  # type: ignore[assignment]

LONGEST_WAIT = 10.0  # seconds to wait for another program that is writing
_POLL_SECONDS = 0.01
_DAY = 86_400.0  # seconds
_TAKEN = (errno.EAGAIN, errno.EACCES)
_IN_USE = (errno.EEXIST, errno.ENOTEMPTY)


@contextlib.contextmanager
def replaced_file(path: Path, synced: bool = True) -> Iterator[Path]:
    """Give a path to write; after the block its content replaces `path` at once.

    Without `synced` a power cut may leave an empty file; the caller has to sync it in time.
    """
    partial = unfinished_name(path)
    try:
        yield partial
        if synced:
            _sync(partial)
        partial.replace(path)
        if synced:
            sync_folder(path.parent)
    finally:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)


def unfinished_name(path: Path) -> Path:
    """A name beside a path that no other writer has: on another machine or in another container a
    process may have the same number."""
    return path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")


def remove_abandoned(folder: Path, pattern: str, now: float) -> None:
    """Remove unfinished folders that a program left a day ago, when it was ended.

    `now` is the time of a file made just now: the clock of a network disk may be another.
    """
    for path in folder.glob(pattern):
        with contextlib.suppress(OSError):  # another program may have removed it
            if now - path.lstat().st_mtime > _DAY:
                shutil.rmtree(path, ignore_errors=True)


def move_without_replacing(source: Path, target: Path) -> Path:
    """Rename a file or folder, to a name with a number if the name is in use; the new path.

    Another program may take a name while this one looks for it.
    """
    free, number = target, 0
    while True:
        if not (free.exists() or free.is_symlink()):
            try:
                return source.rename(free)
            except OSError as problem:
                if problem.errno not in _IN_USE:
                    raise
        number += 1
        free = target.with_name(f"{target.name}-{number}")


def open_ordinary(path: Path) -> IO[bytes]:
    """Open a file to be read; a pipe or a device in its place is refused, and never waited for."""
    file = open(path, "rb", opener=_without_waiting)  # noqa: SIM115  given to the caller
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.EINVAL, "it is not an ordinary file", str(path))
    return file


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


@contextlib.contextmanager
def locked(file: IO[bytes]) -> Iterator[None]:
    """Keep other programs from writing to an open file during the block.

    Some network disks have no locks; there the file is written without one.
    """
    end = time.monotonic() + LONGEST_WAIT
    while fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            break
        except OSError as problem:
            if problem.errno not in _TAKEN:
                break
            if time.monotonic() > end:
                raise OSError(errno.EBUSY, "another program is writing to it") from None
            time.sleep(_POLL_SECONDS)
    try:
        yield
    finally:
        if fcntl is not None:
            with contextlib.suppress(OSError):
                fcntl.flock(file, fcntl.LOCK_UN)


def append_synced(file: IO[bytes], content: bytes, length: int) -> None:
    """Add to an unbuffered file and sync it; after an error it has its former length.

    A buffer would be written when the file is closed, after the disk was full and the file cut.
    """
    try:
        while content:
            content = content[file.write(content) :]
        os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            file.truncate(length)
        raise


class _Writer:
    """Passes on what is written, so that numpy writes through Python."""

    def __init__(self, file: IO[bytes]) -> None:
        self.write = file.write


def write_array(path: Path, array: "NDArray[Any]") -> None:
    """Write an array as an .npy file; unlike `np.save`, a full disk is known by its number."""
    import numpy as np  # late: 0.1 s to import

    with path.open("wb") as file:
        np.lib.format.write_array(_Writer(file), array, allow_pickle=False)


def sync_folder(folder: Path) -> None:
    """Sync the file names of a folder to disk, where the system supports that."""
    if not hasattr(os, "O_DIRECTORY"):
        return  # Windows records names in its journal
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_tree(folder: Path) -> None:
    """Sync every file below a folder, and the names, before the folder is renamed."""
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir():
            sync_folder(path)
        else:
            _sync(path)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
