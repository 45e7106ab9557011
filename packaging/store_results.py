"""Run a recipe, or some of its plans, and store the result with the draws of every score."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.experiments.reproduction.recipe import PaperRecipe
from workbench.experiments.reproduction.result import result_of
from workbench.experiments.reproduction.running import run_recipe
from workbench.experiments.reproduction.stored_results import judged_again
from workbench.experiments.runs.store import RunStore

Plain = Mapping[str, Any]


def store(
    recipe: PaperRecipe, keys: Sequence[str], folder: Path, *, workers: int | None, again: bool
) -> None:
    """Run all plans, or those of some keys, and write the result once every run is finished."""
    chosen = tuple(plan for plan in recipe.plans if not keys or plan.key in keys)
    runs = dict(run_recipe(replace(recipe, plans=chosen), RunStore(), workers=workers, again=again))
    finished = [key for key, run in runs.items() if run.status == "finished"]
    if missing := [plan.key for plan in chosen if plan.key not in finished]:
        sys.exit(f"{recipe.name}: {missing[0]} was stopped, or its corpus is missing.")
    ending = "" if recipe.size == "quick" else f"-{recipe.size}"
    file = folder / f"{recipe.name}{ending}.json"
    earlier = json.loads(file.read_text("utf-8")) if file.exists() else {}
    result = result_of(recipe, runs).to_dict()
    result["before"] = earlier.get("before", earlier.get("verdicts", {}))  # none for a new recipe
    if keys:
        result = with_parts(earlier, result, [plan.key for plan in recipe.plans])
    load = round(os.getloadavg()[0], 1)  # other work on the machine makes a run longer
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(_json({**result, "load": load}), "utf-8")
    print(recipe.name, recipe.size, result["verdicts"])


def _json(result: Plain) -> str:
    """Indented text, with the scores of one configuration in a line."""
    draws = result.get("draws", [])
    text = json.dumps({**result, "draws": []}, indent=1, ensure_ascii=False)
    lines = ",\n".join(f"  {json.dumps(line, ensure_ascii=False)}" for line in draws)
    return text.replace('"draws": []', f'"draws": [\n{lines}\n ]') + "\n"


def with_parts(stored: Plain, parts: Plain, order: Sequence[str]) -> dict[str, Any]:
    """A stored result with the plans of `parts` in place of its own, judged as a whole.

    `order` has the keys of all plans; date, versions and machine become those of the new runs.
    """
    replaced = {run["plan"] for run in parts["runs"]}
    lost = sum(run["seconds"] for run in stored["runs"] if run["plan"] in replaced)
    merged = {
        **parts,
        "elapsed": round(stored["elapsed"] - lost / stored["workers"] + parts["elapsed"], 1),
        "workers": max(stored["workers"], parts["workers"]),
        "tables": _tables(stored["tables"], parts["tables"], replaced),
        "failures": {**stored["failures"], **parts["failures"]},
    }
    for name in ("runs", "draws"):
        kept = [part for part in stored[name] if part["plan"] not in replaced]
        merged[name] = sorted([*kept, *parts[name]], key=lambda part: order.index(part["plan"]))
    return judged_again({**merged, "before": stored.get("before", stored["verdicts"])})


def _tables(earlier: Sequence[Plain], new: Sequence[Plain], plans: set[str]) -> list[Plain]:
    """The earlier tables with what is new in them: whole tables, or the columns of some plans."""
    tables = list(earlier)
    for table in new:
        places = [
            position
            for position, old in enumerate(tables)
            if old["metric"] == table["metric"]
            and (old["where"] == table["where"] or plans & {*old["columns"]} & {*table["columns"]})
        ]
        if len(places) != 1:
            raise ValueError(f"{table['where']}, {table['metric']}: run the whole recipe instead.")
        tables[places[0]] = _replaced(tables[places[0]], table)
    return tables


def _replaced(old: Plain, table: Plain) -> Plain:
    if old["where"] == table["where"]:
        return table
    rows = {}
    for label, cells in old["rows"].items():
        found = dict(zip(old["columns"], cells, strict=True))
        found |= dict(zip(table["columns"], table["rows"].get(label, ()), strict=False))
        rows[label] = list(found.values())
    return {**old, "rows": rows}
