"""Running a paper recipe: one run per plan, resuming earlier runs that were stopped."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench import __version__
from workbench.experiments.plans.plan import Plan
from workbench.experiments.reproduction.recipe import PaperPlan, PaperRecipe
from workbench.experiments.reproduction.recipe_corpora import drawn_corpus, needs
from workbench.experiments.running.control import RunControl, RunProgressCallback
from workbench.experiments.running.runner import resume, run_plan
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.file_reading import read_json
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore

Watch = AbstractContextManager[tuple[RunProgressCallback | None, RunControl]]


def build_plan(recipe: PaperRecipe, part: PaperPlan) -> Plan:
    """The plan of one part of a recipe, on a sample of its corpus if the recipe asks for one."""
    plan = Plan.from_dict({"name": f"{recipe.name} {recipe.size}: {part.key}", **part.values})
    if not part.per_class:
        return plan
    file, reading = drawn_corpus(part.corpus, plan.reading, part.per_class, part.draw_seed)
    return replace(plan, corpus=str(file), reading=reading)


def run_recipe(
    recipe: PaperRecipe,
    store: RunStore,
    *,
    workers: int | None = None,
    executor: str = "process",
    again: bool = False,
    watch: Callable[[str], Watch] | None = None,
) -> Iterator[tuple[str, Run]]:
    """Run every plan whose corpus is available, one after the other, and yield each with its key.

    A finished run of the same plan and version is not repeated unless `again`; a stopped one is
    resumed. A run that is stopped now ends the recipe.
    """
    missing = {need.corpus for need in needs(recipe) if need.problem}
    for part in recipe.plans:
        if part.corpus in missing:
            continue
        plan = build_plan(recipe, part)
        run = None if again else earlier_run(store, plan)
        options: dict[str, Any] = {"executor": executor, "workers": workers}
        with watch(part.key) if watch else nullcontext((None, RunControl())) as (show, control):
            options |= {"progress": show, "control": control}
            if run is None:
                run = run_plan(plan, store, **options)
                run.annotate(tags=("reproduce", recipe.name, recipe.size))
            elif run.status != "finished":
                run = resume(run, **options)
        yield part.key, run
        if run.status != "finished":
            return


def earlier_run(store: RunStore, plan: Plan) -> Run | None:
    """The newest run of exactly this plan made with this version, if there is one."""
    values = json.loads(json.dumps(plan.to_dict()))
    for summary in store.list():
        if summary.name != plan.name or summary.status in ("unreadable", "running"):
            continue
        run = Run(summary.folder)
        made_with = run.environment.get("versions", {}).get("workbench")
        if made_with == __version__ and _plan_values(run.folder) == values:
            return run
    return None


def _plan_values(folder: Path) -> Any:
    try:
        return read_json(folder / "plan.json")
    except StoreError:
        return None
