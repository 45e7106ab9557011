"""Files that survive a crash: complete or absent, and synced to disk before they are used."""

import contextlib
import errno
import io
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.errors import WorkbenchError
from workbench.files import append_synced, replaced_file, sync_folder


class StoreError(WorkbenchError):
    """A run that cannot be written or read; trials finished before are safe."""

    unwritable = ""  # what cannot be written and why, without advice


class DiskFullError(StoreError):
    """There is no space on the disk, or none for this user, at the moment."""


_NO_SPACE = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))

_RESUME = "Finished trials are safe; resume the run when the folder can be written."
_DELETED = "Its folder was deleted or renamed while it was in use; put it back or start again."
CHOOSE_ANOTHER_FOLDER = "Free some disk space or choose another folder."


@contextlib.contextmanager
def writing(what: str, advice: str = _RESUME) -> Iterator[None]:
    """Turn a full disk or a read-only folder into a `StoreError`; the outermost block advises."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        if isinstance(error, FileNotFoundError) and advice == _RESUME:
            advice = _DELETED
        kind = DiskFullError if error.errno in _NO_SPACE else StoreError
        unwritable = f"{what} cannot be written: {reason}."
        problem = kind(f"{unwritable} {advice}")
        problem.unwritable = unwritable
        raise problem from error
    except StoreError as inner:
        if not inner.unwritable or advice == _RESUME:
            raise
        raise type(inner)(f"{inner.unwritable} {advice}") from inner


def write_bytes(path: Path, content: bytes, synced: bool = True) -> None:
    """Write a file so that a crash leaves either the old content or the new.

    Without `synced` the caller has to call `sync_file` before relying on it.
    """
    with writing(str(path)), replaced_file(path, synced) as partial:
        partial.write_bytes(content)


def write_for_user(path: Path, content: bytes) -> None:
    """Write a file where a user wants it; another place may have the space or the permission."""
    with writing(str(path), CHOOSE_ANOTHER_FOLDER):
        write_bytes(path, content)


def sync_file(path: Path) -> None:
    """Sync a file that was written without syncing, and its name, to disk."""
    with writing(str(path)):
        with path.open("rb+") as file:
            os.fsync(file.fileno())
        sync_folder(path.parent)


def write_json(path: Path, values: Mapping[str, Any]) -> None:
    """Write values as JSON, completely or not at all."""
    text = json.dumps(values, indent=1, ensure_ascii=False) + "\n"
    try:
        content = text.encode()
    except UnicodeEncodeError:  # a path that is not UTF-8, which only escapes can write
        content = (json.dumps(values, indent=1) + "\n").encode()
    write_bytes(path, content)


def write_arrays(path: Path, arrays: Mapping[str, NDArray[Any]], synced: bool = True) -> None:
    """Write arrays as one .npz file, completely or not at all."""
    content = io.BytesIO()
    np.savez(content, allow_pickle=False, **arrays)
    write_bytes(path, content.getvalue(), synced)


def append_line(path: Path, line: str) -> None:
    """Append one line, synced to disk; a failed write leaves no partial line."""
    with writing(str(path)):
        is_new = not path.exists()
        with path.open("ab", buffering=0) as file:
            append_synced(file, line.encode() + b"\n", file.tell())
        if is_new:
            sync_folder(path.parent)
