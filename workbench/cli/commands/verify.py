"""`workbench verify`: check the files of runs for damage and repair what can be repaired."""

import argparse
from pathlib import Path
from typing import Any

from workbench.cli.answers import Answer, printable
from workbench.cli.run_arguments import add_store, store_from
from workbench.errors import WorkbenchError
from workbench.experiments.runs.repair import repair
from workbench.experiments.runs.store import RunStore
from workbench.experiments.runs.verification import SET_ASIDE, FileProblem, run_folders, verify

_EXAMPLES = """examples:
  workbench verify                     check every run of the store
  workbench verify latest --repair     repair this run

A repair keeps every trial whose files are whole, moves damaged files into the folder set-aside of
the run and lets `workbench resume` run what is missing. The exit code is 1 while damage is left.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the runs and the option to repair them."""
    parser.epilog = _EXAMPLES
    parser.add_argument("runs", metavar="RUN", nargs="*", help="ids of runs (default: all)")
    parser.add_argument("--repair", action="store_true", help="repair what can be repaired")
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Check the runs one by one; damage in one never hides another."""
    store = store_from(arguments)
    facts = [_facts(folder, arguments.repair) for folder in _folders(store, arguments.runs)]
    text = "\n".join(_sentence(fact) for fact in facts) or f"There are no runs in {store.root}."
    return Answer(facts, text, int(any(fact["damage"] for fact in facts)))


def _folders(store: RunStore, names: list[str]) -> list[Path]:
    folders = run_folders(store.root)
    if not names:
        return folders
    by_name = {folder.name: folder for folder in folders}
    return [by_name.get(name) or store.open(name).folder for name in names]


def _facts(folder: Path, is_repair: bool) -> dict[str, Any]:
    before = verify(folder)
    after, refusal = before, ""
    if before and is_repair:
        try:
            after = repair(folder)
        except WorkbenchError as error:
            refusal = str(error)
    return {
        "id": folder.name,
        "found": [_entry(problem, folder) for problem in before],
        "damage": [_entry(problem, folder) for problem in after],
        "problem": refusal,
    }


def _entry(problem: FileProblem, folder: Path) -> dict[str, str]:
    return {"file": problem.path.relative_to(folder).as_posix(), "reason": problem.reason}


def _sentence(fact: dict[str, Any]) -> str:
    if not fact["found"]:
        return f"{fact['id']}: every file is as it was written."
    lines = [
        f"  {printable(entry['file'])} {printable(entry['reason'])}" for entry in fact["found"]
    ]
    return "\n".join([f"{fact['id']}: {_outcome(fact)}", *lines])


def _outcome(fact: dict[str, Any]) -> str:
    number = len(fact["found"])
    found = f"{number} problem{'s' if number > 1 else ''} found"
    if fact["problem"]:
        return f"{found}; not repaired: {fact['problem']}"
    if not fact["damage"]:
        return f"{found} and repaired; damaged files are in {SET_ASIDE}. Resume the run."
    if any(entry["file"] == "plan.json" for entry in fact["damage"]):
        return f"{found}; without its plan the run can be shown and exported, but not resumed."
    return f"{found}; add --repair to repair what can be repaired."
