"""Work that trials share is done once: by one worker, kept on disk, mapped by all others.

Every preparation has a name made from all it depends on. The first to ask computes it while the
others wait at its lock. Each computation leaves one line in `preparations.jsonl`, so that anyone
can count that nothing was computed twice.
"""

import contextlib
import hashlib
import json
import shutil
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.experiments.runs.array_trees import NotStorableError, load_tree, save_tree, size_of
from workbench.experiments.runs.durable import writing
from workbench.experiments.runs.locks import only_one

CORPUS = "corpus"  # the counted corpus, kept with the run
LARGEST = 2 << 30
LARGEST_FOLDER = 6 << 30
_KEPT_IN_MEMORY = 12


@dataclass(frozen=True)
class Work:
    """Something prepared, and the seconds it took whoever did it."""

    value: Any
    seconds: float = 0.0


def name_of(kind: str, *parts: Any) -> str:
    """A short name that is the same for the same parts."""
    text = json.dumps(parts, sort_keys=True, default=str)
    return f"{kind}-{hashlib.blake2b(text.encode(), digest_size=12).hexdigest()}"


class Preparations:
    """The shared work of one run, by name."""

    def __init__(
        self, folder: Path, largest: int = LARGEST, largest_folder: int = LARGEST_FOLDER
    ) -> None:
        self._folder = folder / "preparations"
        self._record = folder / "preparations.jsonl"
        self._largest, self._largest_folder = largest, largest_folder
        self._memory: OrderedDict[str, Work] = OrderedDict()
        self._unstored = ""  # at most one value that is too large for the disk stays in memory
        self._guard = threading.Lock()

    def get(self, name: str, compute: Callable[[], Any], detail: str = "") -> Work:
        """Find a preparation in memory or on disk, or compute it while others wait."""
        found = self._remembered(name)
        if found is not None:
            return found
        with only_one(self._folder / f"{name}.lock"):
            found = self._remembered(name)
            if found is None:
                found = self._stored(name)
            if found is None:
                found = self._computed(name, compute, detail)
            self._remember(name, found)
        return found

    def remembered(self, name: str, compute: Callable[[], Any]) -> Work:
        """Find cheap work in the memory of this process, or do it; nothing goes to disk."""
        found = self._remembered(name)
        if found is None:
            found = Work(compute())
            self._remember(name, found)
        return found

    def put(self, name: str, value: Any) -> None:
        """Keep a value on disk that is not computed here."""
        with only_one(self._folder / f"{name}.lock"):
            if not (self._folder / name).is_dir():
                with writing(str(self._folder / name)):
                    save_tree({"value": value, "seconds": 0.0}, self._folder / name)

    def has(self, name: str) -> bool:
        """Whether a preparation is on disk."""
        return (self._folder / name).is_dir()

    def forget(self) -> None:
        """Remove what can be computed again; the counted corpus and the record stay.

        The counts are what errors are explained with, what models learn from and what makes a
        run independent of the corpus file.
        """
        with self._guard:
            self._memory.clear()
        for one in self._folder.iterdir() if self._folder.is_dir() else ():
            if one.is_dir() and one.name != "corpus":
                shutil.rmtree(one, ignore_errors=True)
            elif one.is_file():
                one.unlink(missing_ok=True)

    def _computed(self, name: str, compute: Callable[[], Any], detail: str) -> Work:
        start = time.perf_counter()
        value = compute()
        seconds = time.perf_counter() - start
        stored = self._store(name, {"value": value, "seconds": seconds})
        line = {"name": name, "detail": detail, "seconds": round(seconds, 6), "stored": stored}
        with contextlib.suppress(OSError), self._record.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")  # one short write: lines of workers do not mix
        found = self._stored(name) if stored else None
        if found is not None:
            return found
        with self._guard:
            self._memory.pop(self._unstored, None)
            self._unstored = name
        return Work(value, seconds)

    def _store(self, name: str, value: Any) -> bool:
        """Keep a value on disk if it fits; otherwise each worker keeps its own."""
        try:
            size = size_of(value)
            if size > min(self._largest, shutil.disk_usage(self._folder).free // 2):
                return False
            save_tree(value, self._folder / name)
        except (NotStorableError, OSError):
            return False
        self._make_room(name)
        return True

    def _stored(self, name: str) -> Work | None:
        folder = self._folder / name
        if not folder.is_dir():
            return None
        try:
            found = Work(**load_tree(folder))
            folder.touch()  # used now: the last to go when room is needed
        except (OSError, ValueError, KeyError, TypeError, EOFError):
            shutil.rmtree(folder, ignore_errors=True)
            return None
        return found

    def _make_room(self, kept: str) -> None:
        """Remove what was not used for longest; maps that are open stay valid."""
        found = sorted(self._kept_folders(), key=lambda one: one[1])
        excess = sum(size for _, _, size in found) - self._largest_folder
        for folder, _, size in found:
            if excess <= 0:
                break
            if folder.name not in (kept, CORPUS):
                shutil.rmtree(folder, ignore_errors=True)
                excess -= size

    def _kept_folders(self) -> Iterator[tuple[Path, float, int]]:
        """Each preparation on disk, when it was used last, and its size."""
        for one in self._folder.iterdir():
            with contextlib.suppress(OSError):  # another worker renames or removes it right now
                if one.suffix != ".part" and (one / "tree.json").exists():
                    size = sum(file.stat().st_size for file in one.iterdir())
                    yield one, one.stat().st_mtime, size

    def _remembered(self, name: str) -> Work | None:
        with self._guard:
            if name in self._memory:
                self._memory.move_to_end(name)
            return self._memory.get(name)

    def _remember(self, name: str, value: Work) -> None:
        with self._guard:
            self._memory[name] = value
            self._memory.move_to_end(name)
            while len(self._memory) > _KEPT_IN_MEMORY:
                self._memory.popitem(last=False)
