"""`workbench show`: show the status and the scores of one run."""

import argparse

from workbench.cli.answers import Answer
from workbench.cli.run_arguments import add_store, run_summary, store_from
from workbench.experiments.reports.terminal_report import report_text

_EXAMPLES = """examples:
  workbench show latest
  workbench show latest --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the run."""
    parser.epilog = _EXAMPLES
    parser.add_argument("run", metavar="RUN", help="id of a run, the beginning of an id, or latest")
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Show the progress and the scores of a run."""
    run = store_from(arguments).open(arguments.run)
    return Answer(run_summary(run), report_text(run))
