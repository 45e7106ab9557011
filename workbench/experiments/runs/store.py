"""The store, a folder of runs: create, open, list, delete and restore."""

import contextlib
import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from workbench import paths
from workbench.corpora.catalogue import find_known
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.trials import trial_count
from workbench.experiments.runs.durable import StoreError, write_json, writing
from workbench.experiments.runs.environment import environment
from workbench.experiments.runs.preparations import Preparations
from workbench.experiments.runs.run import RUN_FORMAT, Run, time_stamp
from workbench.experiments.runs.trash_days import expired_runs
from workbench.files import move_without_replacing, sync_folder

_TRASH = ".trash"


@dataclass(frozen=True)
class RunSummary:
    """One line of a list of runs; `problem` says why a folder cannot be opened."""

    id: str
    folder: Path
    name: str = ""
    status: str = ""
    created: str = ""
    finished: str = ""
    corpus: str = ""
    methods: tuple[str, ...] = ()
    done: int = 0
    total: int = 0
    failed: int = 0
    tags: tuple[str, ...] = ()
    notes: str = ""
    problem: str = ""


@dataclass(frozen=True)
class RunStore:
    """Run folders below one root, by default the one of the user."""

    root: Path = field(default_factory=paths.runs)

    def create(self, plan: Plan, status: str = "queued") -> Run:
        """Make the folder of a new run and store its plan."""
        plan = replace(plan, corpus=_lasting_name(plan.corpus))
        record = {
            "format": RUN_FORMAT,
            "name": plan.name,
            "status": status,
            "created": time_stamp(),
            "corpus": plan.corpus,
            "methods": [choice.label for choice in plan.methods],
            "total": trial_count(plan),
            "environment": environment(),
        }
        return self.create_from(plan.to_dict(), record)

    def create_from(self, plan_values: dict[str, Any], record: dict[str, Any]) -> Run:
        """Make a run folder from stored values, as an import does."""
        folder = self._new_folder(str(record.get("name", "run")))
        write_json(folder / "plan.json", plan_values)
        write_json(folder / "run.json", record)  # last: a folder without it is not a run
        with writing(str(self.root)):
            sync_folder(self.root)
        return Run(folder)

    def open(self, run_id: str) -> Run:
        """Open a run by its id, by the beginning of its id, or `latest`."""
        if self._is_run(run_id):
            return Run(self.root / run_id)
        ids = self._ids()
        matches = ids[-1:] if run_id == "latest" else [id_ for id_ in ids if id_.startswith(run_id)]
        if len(matches) == 1 and run_id:
            return Run(self.root / matches[0])
        if matches and run_id:
            raise StoreError(
                f"{run_id!r} is the beginning of {len(matches)} run ids; write more of the id."
            )
        raise StoreError(f"There is no run {run_id!r} in {self.root}.")

    def delete(self, run_id: str) -> None:
        """Move a run to the trash, from which `restore` brings it back.

        After 30 further days of use it is removed permanently, here or when runs are listed.
        """
        is_unreadable = self._is_run(run_id) and self._summary(run_id).status == "unreadable"
        folder = self.root / run_id if is_unreadable else self._idle_folder(run_id)
        with writing(str(self.root / _TRASH)):
            Preparations(folder).clear()
            (self.root / _TRASH).mkdir(exist_ok=True)
            move_without_replacing(folder, self.root / _TRASH / folder.name)
        self._remove_old_trash()

    def restore(self, run_id: str) -> Run:
        """Bring a run back from the trash."""
        trashed = self.root / _TRASH / run_id
        if run_id not in self.trash():
            raise StoreError(f"There is no run {run_id!r} in the trash of {self.root}.")
        with writing(str(self.root)):
            restored = move_without_replacing(trashed, self.root / run_id)
        self._remove_old_trash()
        return Run(restored)

    def trash(self) -> tuple[str, ...]:
        """The ids of deleted runs."""
        folder = self.root / _TRASH
        return tuple(sorted(run.name for run in folder.iterdir())) if folder.is_dir() else ()

    def _remove_old_trash(self) -> None:
        """Remove runs that have been in the trash for too long; errors are ignored."""
        if self.root.is_dir():
            for name in expired_runs(self.root, self.trash()):
                shutil.rmtree(self.root / _TRASH / name, ignore_errors=True)

    def _is_run(self, run_id: str) -> bool:
        if Path(run_id).name != run_id:
            return False
        try:
            return (self.root / run_id / "run.json").is_file()
        except OSError:  # longer than a name may be, or a folder that may not be entered
            return False

    def _idle_folder(self, run_id: str) -> Path:
        run = self.open(run_id)
        if run.status == "running":
            raise StoreError(f"Run {run.id} is running; cancel it before deleting it.")
        return run.folder

    def _ids(self) -> Sequence[str]:
        if not self.root.is_dir():
            return ()
        names = (path.name for path in self.root.iterdir() if not path.name.startswith("."))
        return sorted(name for name in names if (self.root / name / "run.json").is_file())

    def _new_folder(self, name: str) -> Path:
        plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "run"
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        with writing(f"The store {self.root}", "Choose a folder that can be written."):
            self.root.mkdir(parents=True, exist_ok=True)
            for number in range(1000):
                folder = self.root / f"{stamp}-{plain}{f'-{number}' if number else ''}"
                with contextlib.suppress(FileExistsError):
                    folder.mkdir()
                    return folder
        raise StoreError(f"{self.root} has no free name for {name!r}.")

    def _summary(self, run_id: str) -> RunSummary:
        folder = self.root / run_id
        try:
            run = Run(folder)
            record = run.record
            status = run.status
            if status in ("finished", "cancelled", "failed") and "done" in record:
                done, failed = int(record["done"]), int(record.get("failed", 0))
            else:
                done, failed = run.trial_counts()
            return RunSummary(
                id=run_id,
                folder=folder,
                name=run.name,
                status=status,
                created=str(record.get("created", "")),
                finished=str(record.get("finished") or ""),
                corpus=str(record.get("corpus", "")),
                methods=tuple(record.get("methods", ())),
                done=done,
                total=run.total,
                failed=failed,
                tags=run.tags,
                notes=run.notes,
            )
        except Exception as error:  # one damaged folder must not hide the others
            return RunSummary(id=run_id, folder=folder, status="unreadable", problem=str(error))

    def list(self) -> Sequence[RunSummary]:
        """Every run, the newest first; a folder that cannot be read is listed with its reason."""
        self._remove_old_trash()
        summaries = [self._summary(run_id) for run_id in self._ids()]
        return sorted(summaries, key=lambda summary: (summary.created, summary.id), reverse=True)


def _lasting_name(corpus: str) -> str:
    """The name of a known corpus, or an absolute path, valid wherever the run is resumed."""
    path = paths.existing_path(corpus)
    return corpus if path is None or find_known(corpus) is not None else str(path.resolve())
