"""`workbench resume`: go on with a run that was stopped."""

import argparse

from workbench.cli.answers import Answer
from workbench.cli.run_arguments import (
    add_execution,
    add_store,
    execution_of,
    finished_answer,
    store_of,
    watched,
)
from workbench.experiments.running.runner import resume

_EXAMPLES = """examples:
  workbench resume latest
  workbench resume 20260102-1030 --retry-failed
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the run and where to run it."""
    parser.epilog = _EXAMPLES
    parser.add_argument("run", metavar="RUN", help="its id, the beginning of its id, or latest")
    parser.add_argument("--retry-failed", action="store_true", help="run failed trials again")
    add_store(parser)
    add_execution(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Run what is missing."""
    run = store_of(arguments).open(arguments.run)
    with watched() as (progress, control):
        run = resume(
            run,
            progress=progress,
            control=control,
            retry_failed=arguments.retry_failed,
            **execution_of(arguments),
        )
    return finished_answer(run, arguments.report)
