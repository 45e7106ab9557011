"""Preparations: work that trials share, computed by one worker and memory-mapped by all others.

The name of a preparation is made from everything it depends on. The first worker that needs it
computes it while the others wait for its lock. Each computation adds one line to
`preparations.jsonl`, which shows that nothing was computed twice.
"""

import contextlib
import hashlib
import json
import os
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
class Preparation:
    """A computed value, and the seconds that its computation took."""

    value: Any
    seconds: float = 0.0


def preparation_name(kind: str, *parts: Any) -> str:
    """A short name that is the same for the same parts."""
    text = json.dumps(parts, sort_keys=True, default=str)
    return f"{kind}-{hashlib.blake2b(text.encode(), digest_size=12).hexdigest()}"


class Preparations:
    """The preparations of one run, by name."""

    def __init__(
        self, folder: Path, largest: int = LARGEST, largest_folder: int = LARGEST_FOLDER
    ) -> None:
        self.folder = folder / "preparations"
        self._record = folder / "preparations.jsonl"
        self._largest, self._largest_folder = largest, largest_folder
        self._memory: OrderedDict[str, Preparation] = OrderedDict()
        self._unstored = ""  # at most one value that is too large for the disk stays in memory
        self._guard = threading.Lock()

    def get(self, name: str, compute: Callable[[], Any], detail: str = "") -> Preparation:
        """Find a preparation in memory or on disk, or compute it while others wait."""
        preparation = self._remembered(name)
        if preparation is not None:
            return preparation
        with self._lock(name):
            preparation = self._remembered(name)
            if preparation is None:
                preparation = self._load(name)
            if preparation is None:
                preparation = self._compute(name, compute, detail)
            self._remember(name, preparation)
        return preparation

    def remembered(self, name: str, compute: Callable[[], Any]) -> Preparation:
        """Find a cheap preparation in memory, or compute it; nothing is written to disk."""
        preparation = self._remembered(name)
        if preparation is None:
            preparation = Preparation(compute())
            self._remember(name, preparation)
        return preparation

    def put(self, name: str, value: Any) -> None:
        """Store a value that was computed elsewhere."""
        with only_one(self.folder / f"{name}.lock"):
            if not (self.folder / name).is_dir():
                with writing(str(self.folder / name)):
                    save_tree({"value": value, "seconds": 0.0}, self.folder / name)

    def has(self, name: str) -> bool:
        """Whether a preparation is on disk."""
        return (self.folder / name).is_dir()

    def clear(self) -> None:
        """Remove what can be computed again; the counted corpus and the record stay.

        Explanations of errors and models need the counts, and with them a run does not depend on
        the corpus file.
        """
        with self._guard:
            self._memory.clear()
        for path in self.folder.iterdir() if self.folder.is_dir() else ():
            if path.is_dir() and path.name != CORPUS:
                shutil.rmtree(path, ignore_errors=True)
            elif path.is_file():
                with contextlib.suppress(OSError):  # what is left costs space alone
                    path.unlink(missing_ok=True)

    def _lock(self, name: str) -> contextlib.AbstractContextManager[None]:
        """The lock of a preparation; where nothing can be written, nobody computes it for all."""
        if self.folder.is_dir() and not os.access(self.folder, os.W_OK):
            return contextlib.nullcontext()
        return only_one(self.folder / f"{name}.lock")

    def _compute(self, name: str, compute: Callable[[], Any], detail: str) -> Preparation:
        start = time.perf_counter()
        value = compute()
        seconds = time.perf_counter() - start
        stored = self._store(name, {"value": value, "seconds": seconds})
        line = {"name": name, "detail": detail, "seconds": round(seconds, 6), "stored": stored}
        with contextlib.suppress(OSError), self._record.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")  # one short write: workers do not mix lines
        mapped = self._load(name) if stored else None
        if mapped is not None:
            return mapped
        with self._guard:
            self._memory.pop(self._unstored, None)
            self._unstored = name
        return Preparation(value, seconds)

    def _store(self, name: str, value: Any) -> bool:
        """Store a value if it fits on disk; otherwise each worker computes its own."""
        try:
            size = size_of(value)
            if size > min(self._largest, shutil.disk_usage(self.folder).free // 2):
                return False
            save_tree(value, self.folder / name)
        except (NotStorableError, OSError):
            return False
        self._limit_size(name)
        return True

    def _load(self, name: str) -> Preparation | None:
        folder = self.folder / name
        if not folder.is_dir():
            return None
        try:
            preparation = Preparation(**load_tree(folder))
        except Exception:  # whatever is damaged is computed again
            shutil.rmtree(folder, ignore_errors=True)
            return None
        with contextlib.suppress(OSError):  # a store may be read-only
            folder.touch()  # used now: the last to be removed when the folder is too large
        return preparation

    def _limit_size(self, kept: str) -> None:
        """Remove the least recently used; arrays already mapped stay valid."""
        stored = sorted(self._stored_folders(), key=lambda entry: entry[1])
        excess = sum(size for _, _, size in stored) - self._largest_folder
        for folder, _, size in stored:
            if excess <= 0:
                break
            if folder.name not in (kept, CORPUS):
                shutil.rmtree(folder, ignore_errors=True)
                excess -= size

    def _stored_folders(self) -> Iterator[tuple[Path, float, int]]:
        """Each preparation on disk, when it was used last, and its size."""
        for folder in self.folder.iterdir():
            with contextlib.suppress(OSError):  # another worker may rename or remove it meanwhile
                if folder.suffix != ".part" and (folder / "tree.json").exists():
                    size = sum(file.stat().st_size for file in folder.iterdir())
                    yield folder, folder.stat().st_mtime, size

    def _remembered(self, name: str) -> Preparation | None:
        with self._guard:
            if name in self._memory:
                self._memory.move_to_end(name)
            return self._memory.get(name)

    def _remember(self, name: str, value: Preparation) -> None:
        with self._guard:
            self._memory[name] = value
            self._memory.move_to_end(name)
            while len(self._memory) > _KEPT_IN_MEMORY:
                self._memory.popitem(last=False)
