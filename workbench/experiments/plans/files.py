"""Plans as TOML and JSON files."""

import json
import tomllib
from dataclasses import replace
from pathlib import Path

from workbench import paths
from workbench.corpora.catalogue import find_known
from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.toml_text import toml_text


def load_plan(path: Path | str) -> Plan:
    """Read a plan from a TOML or JSON file."""
    path = Path(path)
    try:
        text = path.read_text("utf-8")
        values = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise WorkbenchError(f"The plan {path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WorkbenchError(
            f"{path} is not text, and a plan is a TOML or JSON file. The command for an exported "
            "run is: workbench export FILE.zip --to store"
        ) from error
    except (ValueError, RecursionError) as error:
        raise WorkbenchError(f"The plan {path} is not valid: {error}.") from error
    try:
        return _beside(Plan.from_dict(values), path.parent)
    except ParameterError as error:
        raise ParameterError(f"{path.name}: {error}") from error


def _beside(plan: Plan, folder: Path) -> Plan:
    """A corpus file named in a plan file is looked for beside it first."""
    there = paths.named(folder / plan.corpus)
    if there is not None and plan.corpus and find_known(plan.corpus) is None:
        return replace(plan, corpus=str(there))
    return plan


def save_plan(plan: Plan, path: Path | str) -> None:
    """Write a plan; the ending of the name chooses TOML or JSON."""
    path = Path(path)
    values = plan.to_dict()
    text = json.dumps(values, indent=1, ensure_ascii=False) + "\n"
    if path.suffix == ".toml":
        text = toml_text(values)
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise WorkbenchError(f"The plan {path} cannot be written: {error.strerror}.") from error
