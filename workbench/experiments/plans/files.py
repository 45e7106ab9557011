"""Plans as TOML and JSON files."""

import json
from dataclasses import replace
from pathlib import Path

import tomli_w

from workbench import paths
from workbench.corpora.catalogue import find_known
from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.plans.plan import Plan
from workbench.files import replaced_file
from workbench.toml_text import toml_values

_MOST_BYTES = 64 << 20


def load_plan(path: Path | str) -> Plan:
    """Read a plan from a TOML or JSON file."""
    path = Path(path)
    paths.check_ordinary(path)
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise WorkbenchError(f"{path} is larger than {_MOST_BYTES >> 20} MB; it is not a plan.")
        text = path.read_text("utf-8")
        values = json.loads(text) if path.suffix == ".json" else toml_values(text)
    except OSError as error:
        raise WorkbenchError(f"The plan {path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WorkbenchError(
            f"{path} is not text; a plan is a TOML or JSON file. To import an exported run, use: "
            "workbench export FILE.zip --to store"
        ) from error
    except (ValueError, RecursionError) as error:
        raise WorkbenchError(f"The plan {path} is not valid: {error}.") from error
    try:
        return _with_local_corpus(Plan.from_dict(values), path.parent)
    except ParameterError as error:
        raise ParameterError(f"{path.name}: {error}") from error


def _with_local_corpus(plan: Plan, folder: Path) -> Plan:
    """Look for a corpus file in the folder of the plan file first."""
    file = paths.existing_path(folder / plan.corpus)
    if file is not None and plan.corpus and find_known(plan.corpus) is None:
        return replace(plan, corpus=str(file))
    return plan


def save_plan(plan: Plan, path: Path | str) -> None:
    """Write a plan; the extension of the file chooses TOML or JSON."""
    path = Path(path)
    values = plan.to_dict()
    text = json.dumps(values, indent=1, ensure_ascii=False) + "\n"
    if path.suffix == ".toml":
        text = tomli_w.dumps(values)
    try:
        with replaced_file(path) as partial:
            partial.write_text(text, "utf-8")
    except OSError as error:
        raise WorkbenchError(f"The plan {path} cannot be written: {error.strerror}.") from error
    except UnicodeEncodeError as error:
        raise WorkbenchError(
            f"The plan {path} cannot be written: the name of its corpus or another text in it has "
            "characters that are not valid; rename the corpus."
        ) from error
