"""A run: a folder with its plan, one line per finished trial and some arrays."""

import contextlib
import gzip
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.plans.plan import FORMAT, Plan
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.array_checks import (
    TrialArrays,
    check_arrays,
    check_corpus_facts,
)
from workbench.experiments.runs.checksums import remove_checksums, write_checksums
from workbench.experiments.runs.corpus_facts import CorpusFacts
from workbench.experiments.runs.damage import DamageError, reporting_damage
from workbench.experiments.runs.durable import (
    StoreError,
    append_line,
    sync_file,
    write_arrays,
    write_bytes,
    write_json,
)
from workbench.experiments.runs.file_reading import (
    check_parts,
    check_record,
    read_arrays,
    read_gzip,
    read_json,
    read_result,
)
from workbench.experiments.runs.json_lines import count_trials, cut_damaged_end, read_lines
from workbench.experiments.runs.locks import WriterLock

RUN_FORMAT = 1
STATUSES = ("queued", "running", "finished", "cancelled", "failed", "interrupted")


class Run:
    """A run folder; only its writer (see `writing`) adds trials, any process may read."""

    def __init__(self, folder: Path) -> None:
        self.folder = Path(folder)
        check_parts(self.folder)
        self._record = read_json(self.folder / "run.json")
        run_format = self._record.get("format", RUN_FORMAT)
        if not isinstance(run_format, int) or run_format > RUN_FORMAT:
            raise StoreError(
                f"Run {self.folder.name} has format {run_format}, newer than {RUN_FORMAT}, the "
                "newest this program reads; update the program."
            )
        with reporting_damage(self.folder / "run.json"):
            check_record(self._record)
        self._lock = WriterLock(self.folder / "writer.lock")
        self._read: tuple[tuple[int, int], list[TrialResult]] | None = None
        self._has_appended = False

    @property
    def id(self) -> str:
        """The name of the folder."""
        return self.folder.name

    @cached_property
    def plan(self) -> Plan:
        """The plan of the run."""
        return self.read_plan(self.folder / "plan.json")

    @staticmethod
    def read_plan(path: Path) -> Plan:
        """Read the plan of a run."""
        values = read_json(path)
        is_newer = isinstance(values.get("format"), int) and values["format"] > FORMAT
        with contextlib.nullcontext() if is_newer else reporting_damage(path):
            return Plan.from_dict(values)

    @property
    def name(self) -> str:
        """The name of the plan."""
        return str(self._record.get("name", self.id))

    @property
    def status(self) -> str:
        """Queued, running, finished, cancelled, failed, or interrupted: its writer died."""
        recorded = str(self._record.get("status", "queued"))
        if recorded == "running" and self._lock.is_free():
            return "interrupted"
        return recorded

    @property
    def record(self) -> Mapping[str, Any]:
        """The entries of run.json: created, started, finished, totals, executor, message."""
        return self._record

    @property
    def environment(self) -> Mapping[str, Any]:
        """Versions, commit, machine and command."""
        return dict(self._record.get("environment", {}))

    @property
    def notes(self) -> str:
        """The remarks of a person about the run."""
        return str(self._record.get("notes", ""))

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that a person gave the run."""
        return tuple(self._record.get("tags", ()))

    @property
    def total(self) -> int:
        """How many trials the plan has."""
        return int(self._record.get("total", 0))

    def done(self) -> int:
        """How many trials are on disk, counted without parsing them."""
        return self.trial_counts()[0]

    def trial_counts(self) -> tuple[int, int]:
        """How many trials are on disk and how many of them failed, without parsing them."""
        return count_trials(self.folder / "trials.jsonl")

    def annotate(self, notes: str | None = None, tags: Sequence[str] | None = None) -> None:
        """Change the notes or the tags."""
        changes: dict[str, Any] = {}
        if notes is not None:
            changes["notes"] = notes
        if tags is not None:
            changes["tags"] = list(tags)
        self.update(**changes)

    def update(self, **changes: Any) -> None:
        """Change entries of run.json, keeping changes of other processes."""
        self._record = {**read_json(self.folder / "run.json"), **changes}
        write_json(self.folder / "run.json", self._record)

    def results(self) -> list[TrialResult]:
        """Every finished trial in the order of finishing; damage inside the file is an error.

        Many figures call this in turn, so the file is read again only when it has changed.
        """
        path = self.folder / "trials.jsonl"
        stamp = (path.stat().st_mtime_ns, path.stat().st_size) if path.exists() else (0, 0)
        if self._read is None or self._read[0] != stamp:
            with reporting_damage(path):
                latest = {line["key"]: read_result(line) for line in read_lines(path)}
            self._read = (stamp, list(latest.values()))
        return list(self._read[1])

    def stored_trials(self) -> dict[str, bool]:
        """The keys of the finished trials and whether each failed, with little memory."""
        path = self.folder / "trials.jsonl"
        with reporting_damage(path):
            return {str(line["key"]): line.get("error") is not None for line in read_lines(path)}

    def arrays(self, key: str, names: Collection[str] | None = None) -> dict[str, NDArray[Any]]:
        """The arrays of one trial (all, or those named), empty where there are none."""
        path = self.array_file(key)
        arrays = TrialArrays(read_arrays(path, names), path)
        is_checked = names is None or "test_rows" in names
        if is_checked and arrays and self.has_corpus():
            facts, mode = self.corpus, self._mode_of(key)
            with reporting_damage(path):
                check_arrays(arrays, facts, mode in (None, "clustering"))
        return arrays

    def _mode_of(self, key: str) -> str | None:
        modes = (result.mode for result in self.results() if result.key == key)
        return next(modes, None)

    def array_file(self, key: str) -> Path:
        """The file for the arrays of one trial, whether it exists or not."""
        return self.folder / "arrays" / f"{key}.npz"

    @cached_property
    def corpus(self) -> CorpusFacts:
        """Class names, classes, document ids, titles and terms of the corpus."""
        return self.read_corpus(self.folder)

    @staticmethod
    def read_corpus(folder: Path) -> CorpusFacts:
        """Read the facts about the corpus of a run."""
        path = folder / "corpus.json.gz"
        with reporting_damage(path):
            names = dict(json.loads(read_gzip(path)))
        numbers = read_arrays(folder / "corpus.npz")
        if not numbers:
            raise DamageError(folder / "corpus.npz", "is missing")
        with reporting_damage(path):
            facts = CorpusFacts.from_stored(names, numbers)
            check_corpus_facts(facts)
            return facts

    @property
    def class_names(self) -> tuple[str, ...]:
        """The classes of the corpus in the order of their indices."""
        return self.corpus.class_names

    @property
    def document_ids(self) -> Sequence[str]:
        """The documents of the corpus in the order of rows."""
        return self.corpus.document_ids

    def has_corpus(self) -> bool:
        """Whether the facts about the corpus have been stored."""
        return (self.folder / "corpus.npz").exists()

    def store_corpus(self, facts: CorpusFacts) -> None:
        """Store what figures need of the corpus."""
        names, numbers = facts.to_stored()
        content = json.dumps(names).encode()  # ASCII: lone surrogates survive as escapes
        write_bytes(self.folder / "corpus.json.gz", gzip.compress(content, 6, mtime=0))
        write_arrays(self.folder / "corpus.npz", numbers)

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Hold the lock for adding trials; an end damaged by a crash is cut first."""
        self._lock.take()
        try:
            cut_damaged_end(self.folder / "trials.jsonl")
            yield
        finally:
            self._lock.free()

    def append(self, result: TrialResult, arrays: Mapping[str, NDArray[Any]] | None = None) -> None:
        """Store a finished trial: arrays first, so that no line names missing arrays.

        Arrays that are named but not given were written by a worker and are synced here, while
        the worker runs its next trial.
        """
        if not self._lock.held:
            raise StoreError(f"Run {self.id} must be opened for writing first.")
        path = self.array_file(result.key)
        if arrays:
            path.parent.mkdir(exist_ok=True)
            write_arrays(path, arrays)
        elif result.arrays:
            sync_file(path)
        line = json.dumps(result.to_dict(), ensure_ascii=False, default=_plain)
        trials = self.folder / "trials.jsonl"
        if self._has_appended and not trials.exists():
            raise StoreError(
                f"{trials} was deleted during the run, and with it the finished trials. Resume the "
                "run to run them again."
            )
        append_line(trials, line)
        self._has_appended = True

    def start(self, **details: Any) -> None:
        """Record that the run is running; its files change from now on."""
        remove_checksums(self.folder)
        self.update(status="running", started=time_stamp(), finished=None, message="", **details)

    def finish(self, status: str, message: str = "") -> None:
        """Record how the run ended."""
        if status not in STATUSES:
            raise StoreError(f"status = {status!r} must be one of {', '.join(STATUSES)}.")
        stored = self.stored_trials()
        done, failed = len(stored), sum(stored.values())
        # Older versions also stored repeats of methods that always give the same result.
        counts = {"done": done, "failed": failed, "total": max(done, self.total)}
        self.update(status=status, finished=time_stamp(), message=message, **counts)
        with contextlib.suppress(StoreError, OSError):  # a full disk must not fail what is stored
            write_checksums(self.folder)


def time_stamp() -> str:
    """The time as sortable text."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _plain(value: Any) -> Any:
    """Convert a number of numpy to one of Python."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} is not stored in a line of results")
