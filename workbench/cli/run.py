"""`workbench run`: run a plan or a recipe."""

import argparse

from workbench import paths
from workbench.cli.answers import Answer
from workbench.cli.run_arguments import (
    add_execution,
    add_store,
    execution_of,
    finished_answer,
    store_of,
    watched,
)
from workbench.errors import WorkbenchError
from workbench.experiments.plans.checks import check_corpus, check_plan
from workbench.experiments.plans.estimates import estimate_of
from workbench.experiments.plans.files import load_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.recipes import paper_recipes, recipe_plan, recipes
from workbench.experiments.running.runner import run_plan

_EXAMPLES = """examples:
  workbench run tour                     the built-in experiment
  workbench run plan.toml --workers 4
  workbench run plan.toml --check        say what is wrong and what it would cost, run nothing
  workbench run plan.toml --scheduler tcp://127.0.0.1:8786

Ctrl-C ends a run so that `workbench resume` goes on where it stopped.
The last line is the id of the run.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the plan and where to run it."""
    parser.epilog = _EXAMPLES
    parser.add_argument("plan", metavar="PLAN", help="a .toml or .json file, or a recipe's name")
    parser.add_argument("--check", action="store_true", help="check and estimate, run nothing")
    add_store(parser)
    add_execution(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Check the plan, run it, show its table."""
    plan = _plan(arguments.plan)
    if arguments.check:
        return _checked(plan)
    with watched() as (progress, control):
        run = run_plan(
            plan,
            store_of(arguments),
            progress=progress,
            control=control,
            **execution_of(arguments),
        )
    return finished_answer(run, arguments.report)


def _plan(named: str) -> Plan:
    file = paths.named(named)
    if named in recipes() and file is None:
        return recipe_plan(named)
    if named in paper_recipes() and file is None:
        raise WorkbenchError(
            f"{named} repeats a paper with several plans; run it with: workbench reproduce {named}"
        )
    if file is None:
        known = ", ".join(recipes())
        raise WorkbenchError(f"There is no file {named} and no such recipe; recipes: {known}.")
    return load_plan(file)


def _checked(plan: Plan) -> Answer:
    problems = [*check_plan(plan)] or [*check_corpus(plan)]
    if problems:
        return Answer({"problems": problems}, "\n".join(problems), 1)
    estimate = estimate_of(plan)
    data = {
        "problems": [],
        "trials": estimate.trials,
        "seconds": estimate.seconds,
        "bytes": estimate.bytes,
    }
    return Answer(data, estimate.sentence)
