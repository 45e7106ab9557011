"""Files that are complete or absent: written beside their place, synced, and then renamed."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def replaced_file(path: Path, synced: bool = True) -> Iterator[Path]:
    """Give a path to write; after the block its content takes the place of `path` at once.

    Without `synced` a power cut may leave an empty file; the caller has to sync it in time.
    """
    partial = path.with_name(f"{path.name}.{os.getpid()}.part")
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
