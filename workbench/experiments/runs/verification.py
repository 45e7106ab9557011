"""Verifying run folders: every file is read and compared with its checksum."""

from dataclasses import dataclass
from pathlib import Path

from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.checksums import changed_files
from workbench.experiments.runs.damage import DamageError, reporting_damage
from workbench.experiments.runs.file_reading import (
    NOT_ORDINARY,
    PARTS,
    check_record,
    is_irregular,
    read_arrays,
    read_json,
    read_result,
)
from workbench.experiments.runs.json_lines import parsed_lines
from workbench.experiments.runs.run import RUN_FORMAT, Run

SET_ASIDE = "set-aside"  # the folder for what was damaged
_PARTS_OF_A_RUN = ("run.json", "plan.json", "trials.jsonl")


@dataclass(frozen=True)
class FileProblem:
    """What is wrong with one file of a run; `key` names the trial that it concerns."""

    path: Path
    reason: str
    key: str = ""
    line: int = 0

    def __str__(self) -> str:
        return f"{self.path.name} {self.reason}"


def run_folders(root: Path) -> list[Path]:
    """The folders of a store that are or were runs."""
    if not root.is_dir():
        return []
    folders = (path for path in root.iterdir() if path.is_dir() and not path.name.startswith("."))
    return sorted(
        folder for folder in folders if any((folder / name).exists() for name in _PARTS_OF_A_RUN)
    )


def verify(folder: Path) -> tuple[FileProblem, ...]:
    """Everything that is wrong in a run folder; nothing of it is changed."""
    if irregular := irregular_parts(folder):  # reading them might never end
        return tuple(FileProblem(path, NOT_ORDINARY) for path in irregular)
    results, problems = _read_trials(folder / "trials.jsonl")
    problems += [*_check_record(folder), *_check_plan(folder), *_check_corpus(folder)]
    for result in results:
        problems += _check_arrays(folder, result)
    named = {problem.path for problem in problems}
    problems += [
        FileProblem(
            path, "was changed after it was written", key=path.stem if path.suffix == ".npz" else ""
        )
        for path in changed_files(folder)
        if path not in named
    ]
    return tuple(problems)


def irregular_parts(folder: Path) -> list[Path]:
    """Pipes, devices and folders that stand where files of a run belong."""
    aside = folder / SET_ASIDE
    below = (path for path in sorted(folder.rglob("*")) if not path.is_dir())
    parts = dict.fromkeys((*(folder / name for name in PARTS), *below))
    return [path for path in parts if is_irregular(path) and not path.is_relative_to(aside)]


def _read_trials(path: Path) -> tuple[list[TrialResult], list[FileProblem]]:
    results: dict[str, TrialResult] = {}
    problems: list[FileProblem] = []
    for number, values in parsed_lines(path):
        try:
            if values is None:
                raise ValueError("it is not the line of a trial")
            results[values["key"]] = read_result(values)
        except Exception as error:  # any value may have any type
            problems.append(FileProblem(path, f"is damaged in line {number}: {error}", line=number))
    return list(results.values()), problems


def _check_record(folder: Path) -> list[FileProblem]:
    path = folder / "run.json"
    try:
        with reporting_damage(path):
            record = read_json(path)
            check_record(record)
            if not isinstance(record.get("format", RUN_FORMAT), int):
                raise ValueError("its format is not a number")
    except DamageError as error:
        return [FileProblem(path, error.reason)]
    return []


def _check_plan(folder: Path) -> list[FileProblem]:
    path = folder / "plan.json"
    try:
        with reporting_damage(path):
            Run.read_plan(path)
    except DamageError as error:
        return [FileProblem(path, error.reason)]
    return []


def _check_corpus(folder: Path) -> list[FileProblem]:
    names = ("corpus.npz", "corpus.json.gz")
    if not any((folder / name).exists() for name in names) and not _is_finished(folder):
        return []  # the corpus is stored when it has been read
    try:
        Run.read_corpus(folder)
    except DamageError as error:
        return [FileProblem(error.path, error.reason)]
    return []


def _is_finished(folder: Path) -> bool:
    try:
        return bool(read_json(folder / "run.json").get("status") == "finished")
    except DamageError:
        return False


def _check_arrays(folder: Path, result: TrialResult) -> list[FileProblem]:
    path = folder / "arrays" / f"{result.key}.npz"
    if not result.arrays:
        return []
    if not path.is_file():
        return [FileProblem(path, "is missing", key=result.key)]
    try:
        read_arrays(path)
    except DamageError as error:
        return [FileProblem(path, error.reason, key=result.key)]
    return []
