"""`workbench run`: run a plan or a recipe."""

import argparse

from workbench.cli.answers import Answer
from workbench.cli.run_arguments import (
    add_execution,
    add_store,
    execution_from,
    finished_answer,
    plan_named,
    run_monitor,
    store_from,
)
from workbench.experiments.plans.checks import check_corpus, check_plan
from workbench.experiments.plans.estimates import estimate_of
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.suitability import unsuited_features
from workbench.experiments.running.runner import run_plan

_EXAMPLES = """examples:
  workbench run tour                     the built-in experiment
  workbench run plan.toml --workers 4
  workbench run plan.toml --check        check the plan and estimate its cost without running it
  workbench run plan.toml --scheduler tcp://127.0.0.1:8786

Ctrl-C stops a run; `workbench resume` continues it.
The last line is the id of the run.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the plan and the execution options."""
    parser.epilog = _EXAMPLES
    parser.add_argument(
        "plan", metavar="PLAN", help="a .toml or .json file, or the name of a recipe"
    )
    parser.add_argument("--check", action="store_true", help="check and estimate without running")
    add_store(parser)
    add_execution(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Check the plan, run it and show its scores."""
    plan = plan_named(arguments.plan)
    if arguments.check:
        return _check(plan)
    store = store_from(arguments)
    with run_monitor() as (progress, control):
        run = run_plan(
            plan,
            store,
            progress=progress,
            control=control,
            **execution_from(arguments),
        )
    return finished_answer(run, arguments.report)


def _check(plan: Plan) -> Answer:
    problems = [*check_plan(plan)] or [*check_corpus(plan)]
    if problems:
        return Answer({"problems": problems}, "\n".join(problems), 1)
    estimate = estimate_of(plan)
    data = {
        "problems": [],
        "remarks": list(unsuited_features(plan)),
        "trials": estimate.trials,
        "seconds": estimate.seconds,
        "bytes": estimate.bytes,
        "refusals": list(estimate.refusals),
    }
    return Answer(data, "\n".join([estimate.sentence, *unsuited_features(plan)]))
