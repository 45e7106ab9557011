"""Repairing a run folder: what is damaged is set aside, and what can be rebuilt is rebuilt."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.trials import each_trial
from workbench.experiments.runs.checksums import write_checksums
from workbench.experiments.runs.durable import write_bytes, write_json, writing
from workbench.experiments.runs.file_reading import read_json, read_result
from workbench.experiments.runs.json_lines import parsed_lines
from workbench.experiments.runs.locks import WriterLock
from workbench.experiments.runs.run import RUN_FORMAT, Run, time_stamp
from workbench.experiments.runs.verification import SET_ASIDE, FileProblem, irregular_parts, verify
from workbench.files import move_without_replacing


def repair(folder: Path) -> tuple[FileProblem, ...]:
    """Repair a run folder and return what is still wrong; resuming runs what is missing."""
    lock = WriterLock(folder / "writer.lock")
    lock.take()
    try:
        _move_irregular_parts(folder)
        problems = verify(folder)
        if any(problem.path.name == "plan.json" for problem in problems):
            return problems  # without its plan, nothing else of a run can be rebuilt
        _set_aside(folder, problems)
        _rewrite_trials(folder, problems)
        _rebuild_record(folder, problems)
        write_checksums(folder)
        return verify(folder)
    finally:
        lock.free()


def _move_irregular_parts(folder: Path) -> None:
    """Move pipes, devices and misplaced folders out of the way; the plan stays where it is."""
    target = folder / SET_ASIDE
    with writing(str(target)):
        for path in irregular_parts(folder):
            if path.name != "plan.json":
                target.mkdir(exist_ok=True)
                move_without_replacing(path, target / path.name)


def _set_aside(folder: Path, problems: Sequence[FileProblem]) -> None:
    """Move damaged files out of the way; the file of trials is copied, because most is kept."""
    target = folder / SET_ASIDE
    damaged = dict.fromkeys(problem.path for problem in problems)
    if any(path.name.startswith("corpus.") for path in damaged):  # one is useless alone
        damaged |= dict.fromkeys((folder / "corpus.npz", folder / "corpus.json.gz"))
    with writing(str(target)):
        for path in damaged:
            if not path.is_file():
                continue
            target.mkdir(exist_ok=True)
            if path.name == "trials.jsonl":
                copy = path.with_name("trials.jsonl.copy")
                write_bytes(copy, path.read_bytes())
                move_without_replacing(copy, target / path.name)
            else:
                move_without_replacing(path, target / path.name)


def _rewrite_trials(folder: Path, problems: Sequence[FileProblem]) -> None:
    """Keep the lines of trials whose line and arrays are whole."""
    path = folder / "trials.jsonl"
    lost = {problem.key for problem in problems if problem.key}
    damaged = {problem.line for problem in problems if problem.path == path}
    if not lost and not damaged:
        return
    kept = [
        values
        for number, values in parsed_lines(path)
        if values is not None and number not in damaged and values["key"] not in lost
    ]
    lines = [json.dumps(values, ensure_ascii=False) + "\n" for values in kept]
    write_bytes(path, "".join(lines).encode())


def _rebuild_record(folder: Path, problems: Sequence[FileProblem]) -> None:
    """Write run.json again where it is damaged, and count the trials that are left."""
    path = folder / "run.json"
    is_damaged = any(problem.path == path for problem in problems)
    plan = Run.read_plan(folder / "plan.json")
    keys = {trial.key for trial in each_trial(plan)}
    results = [read_result(values) for _, values in parsed_lines(folder / "trials.jsonl") if values]
    done = {result.key: result for result in results if result.key in keys}
    record: dict[str, Any] = _new_record(plan) if is_damaged else read_json(path)
    record |= {"total": len(keys), "done": len(done)}
    record["failed"] = sum(result.error is not None for result in done.values())
    is_whole = len(done) == len(keys) and (folder / "corpus.npz").exists()
    if record.get("status") == "finished" and not is_whole:
        record["status"] = "cancelled"
    if problems:
        record["message"] = f"Repaired on {time_stamp()[:10]}; resume the run to complete it."
    write_json(path, record)


def _new_record(plan: Plan) -> dict[str, Any]:
    return {
        "format": RUN_FORMAT,
        "name": plan.name,
        "status": "cancelled",
        "created": time_stamp(),
        "corpus": plan.corpus,
        "methods": [choice.label for choice in plan.methods],
        "environment": {},
    }
