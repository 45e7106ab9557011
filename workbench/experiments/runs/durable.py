"""Files that survive a crash: whole or absent, and on disk before anybody counts on them."""

import contextlib
import io
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.errors import WorkbenchError


class StoreError(WorkbenchError):
    """A run that cannot be written or read; what was finished before is safe."""


_RESUME = "Finished trials are safe; resume the run when there is room to write."
ANOTHER_PLACE = "Make room or choose another place."


@contextlib.contextmanager
def writing(what: str, advice: str = _RESUME) -> Iterator[None]:
    """Turn a full disk or a read-only folder into a sentence, and say what to do."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(f"{what} cannot be written: {reason}. {advice}") from error


def write_bytes(path: Path, content: bytes, synced: bool = True) -> None:
    """Write a file that is either the old one or the whole new one.

    Without `synced` somebody else has to call `sync_file` before counting on it.
    """
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with writing(str(path)):
        try:
            with beside.open("wb") as file:
                file.write(content)
                if synced:
                    file.flush()
                    os.fsync(file.fileno())
            beside.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
            raise
        if synced:
            sync_folder(path.parent)


def sync_file(path: Path) -> None:
    """Put a file that was written without syncing on disk, and its name."""
    with writing(str(path)):
        with path.open("rb+") as file:
            os.fsync(file.fileno())
        sync_folder(path.parent)


def write_json(path: Path, values: Mapping[str, Any]) -> None:
    """Write values as JSON, whole or not at all."""
    write_bytes(path, (json.dumps(values, indent=1, ensure_ascii=False) + "\n").encode())


def read_json(path: Path) -> dict[str, Any]:
    """Read what `write_json` wrote, or say in a sentence why not."""
    try:
        values = json.loads(path.read_bytes())
    except FileNotFoundError:
        raise StoreError(f"{path} is missing.") from None
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise StoreError(f"{path} is damaged: {error}.") from error
    if not isinstance(values, dict):
        raise StoreError(f"{path} is damaged: it holds no table of values.")
    return values


def write_arrays(path: Path, arrays: Mapping[str, NDArray[Any]], synced: bool = True) -> None:
    """Write arrays as one .npz file, whole or not at all."""
    content = io.BytesIO()
    np.savez(content, allow_pickle=False, **arrays)
    write_bytes(path, content.getvalue(), synced)


def read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """Read every array of a .npz file, never executing anything in it."""
    if not path.exists():
        return {}
    try:
        with np.load(path, allow_pickle=False) as stored:
            return {name: stored[name] for name in stored.files}
    except (OSError, ValueError, EOFError, KeyError) as error:
        raise StoreError(f"{path} is damaged: {error}.") from error


def append_line(path: Path, line: str) -> None:
    """Add one line that is on disk when this returns; a failed write leaves no half line."""
    with writing(str(path)):
        is_new = not path.exists()
        with path.open("ab") as file:
            size = file.tell()
            try:
                file.write(line.encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())
            except OSError:
                with contextlib.suppress(OSError):
                    os.truncate(path, size)
                raise
        if is_new:
            sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Put the names in a folder on disk, where the system has a way to do that."""
    if not hasattr(os, "O_DIRECTORY"):
        return  # Windows keeps names in its journal
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
