"""A disk that fails: every operation that changes a folder is counted, and one of them fails.

The functions of the system are replaced, not those of the program. After a crash no further
operation reaches the disk, and what was not synced is kept, lost or torn as the test wants it.
"""

import builtins
import contextlib
import errno
import io
import os
from pathlib import Path

ERRORS = {"EIO": errno.EIO, "ENOSPC": errno.ENOSPC, "EACCES": errno.EACCES}
FAULTS = (*ERRORS, "short write", "crash before", "crash after")
LOSSES = ("kept", "lost", "torn", "names lost")
_RENAMES = ("rename", "replace")
_OTHERS = ("mkdir", "unlink", "remove", "rmdir", "truncate")
_open, _fsync = io.open, os.fsync


class Crash(BaseException):
    """The computer stops here."""


class _File(io.FileIO):
    """A file whose writes are operations of the disk."""

    def __init__(self, disk, path, mode):
        self._disk, self._path = disk, Path(path)
        super().__init__(path, mode)

    def write(self, data):
        return self._disk.operation("write", lambda: super(_File, self).write(data), self, data)

    def half(self, data):
        super().write(bytes(data)[: len(data) // 2])


class Disk:
    """Counts the operations below a folder and lets number `failing` fail in one way."""

    def __init__(self, root, failing=-1, fault="EIO"):
        self.root, self.failing, self.fault = str(root), failing, fault
        self.count = 0
        self.has_crashed = False
        self._synced = {}  # path -> content at the last sync
        self._touched = set()
        self._renames = []  # (old content or None, path) since the last sync of its folder

    @contextlib.contextmanager
    def watching(self):
        """Replace the functions of the system while the block runs."""
        names = (*_RENAMES, *_OTHERS)
        originals = {name: getattr(os, name) for name in names}
        for name in _RENAMES:
            setattr(os, name, self._renaming(originals[name]))
        for name in _OTHERS:
            setattr(os, name, self._changing(name, originals[name]))
        os.fsync, builtins.open, io.open = self._sync, self._open_file, self._open_file
        try:
            yield self
        finally:
            for name, original in originals.items():
                setattr(os, name, original)
            os.fsync, builtins.open, io.open = _fsync, _open, _open

    def operation(self, kind, act, file=None, data=b""):
        """Do an operation, or fail."""
        if self.has_crashed:
            raise Crash
        self.count += 1
        if self.count - 1 != self.failing:
            return act()
        if self.fault in ERRORS or (self.fault == "short write" and kind != "write"):
            number = ERRORS.get(self.fault, errno.ENOSPC)
            raise OSError(number, os.strerror(number))
        if self.fault == "short write":
            file.half(data)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if self.fault == "crash after":
            act()
        self.has_crashed = True
        raise Crash

    def lose(self, loss):
        """Take away what a crash may take: unsynced content, or names not yet on the disk."""
        if loss == "names lost":
            for old, path in reversed(self._renames):
                path.unlink(missing_ok=True) if old is None else path.write_bytes(old)
        elif loss != "kept":
            for path in self._touched:
                if path.is_file():
                    whole, synced = path.read_bytes(), self._synced.get(path, b"")
                    rest = whole[len(synced) :] if loss == "torn" else b""
                    path.write_bytes(synced + rest[: len(rest) // 2])

    def _is_watched(self, path):
        return isinstance(path, str | os.PathLike) and os.fspath(path).startswith(self.root)

    def _open_file(self, file, mode="r", buffering=-1, encoding=None, *more, **options):
        if not self._is_watched(file) or not set(mode) & set("wax+"):
            return _open(file, mode, buffering, encoding, *more, **options)
        self._touched.add(Path(file))
        if "w" in mode:
            self._synced.pop(Path(file), None)
        elif Path(file).exists():
            self._synced.setdefault(Path(file), Path(file).read_bytes())
        raw_mode = mode.replace("t", "").replace("b", "")
        raw = self.operation("open", lambda: _File(self, file, raw_mode))
        if buffering == 0:
            return raw
        buffer = io.BufferedRandom(raw) if "+" in mode else io.BufferedWriter(raw)
        return buffer if "b" in mode else io.TextIOWrapper(buffer, encoding, *more, **options)

    def _sync(self, descriptor):
        path = Path(f"/proc/self/fd/{descriptor}").readlink()
        if not self._is_watched(path):
            return _fsync(descriptor)

        def act():  # what is in the cache of the system counts as synced
            if path.is_dir():
                self._renames = [entry for entry in self._renames if entry[1].parent != path]
            else:
                self._synced[path] = path.read_bytes()

        return self.operation("sync", act)

    def _renaming(self, original):
        def rename(source, target, **more):
            if not self._is_watched(target):
                return original(source, target, **more)

            def act():
                old = Path(target).read_bytes() if Path(target).is_file() else None
                is_file = Path(source).is_file()
                original(source, target, **more)
                if is_file:
                    self._renames.append((old, Path(target)))
                    self._touched.add(Path(target))
                    self._synced[Path(target)] = self._synced.pop(Path(source), b"")

            return self.operation("rename", act)

        return rename

    def _changing(self, name, original):
        def change(path, *arguments, **more):
            if not self._is_watched(path):
                return original(path, *arguments, **more)
            return self.operation(name, lambda: original(path, *arguments, **more))

        return change
