"""`workbench resume`: continue a run that was stopped."""

import argparse

from workbench.cli.answers import Answer
from workbench.cli.run_arguments import (
    add_execution,
    add_store,
    execution_from,
    finished_answer,
    run_monitor,
    store_from,
)
from workbench.experiments.running.runner import resume

_EXAMPLES = """examples:
  workbench resume latest
  workbench resume 20260102-1030 --retry-failed
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the run and the execution options."""
    parser.epilog = _EXAMPLES
    parser.add_argument("run", metavar="RUN", help="id of a run, the beginning of an id, or latest")
    parser.add_argument("--retry-failed", action="store_true", help="run failed trials again")
    add_store(parser)
    add_execution(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Run the missing trials."""
    run = store_from(arguments).open(arguments.run)
    with run_monitor() as (progress, control):
        run = resume(
            run,
            progress=progress,
            control=control,
            retry_failed=arguments.retry_failed,
            **execution_from(arguments),
        )
    return finished_answer(run, arguments.report)
