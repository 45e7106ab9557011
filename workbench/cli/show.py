"""`workbench show`: the state and the table of one run."""

import argparse

from workbench.cli.answers import Answer
from workbench.cli.run_arguments import add_store, store_of, summary
from workbench.experiments.reports.report import report_text

_EXAMPLES = """examples:
  workbench show latest
  workbench show latest --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the run."""
    parser.epilog = _EXAMPLES
    parser.add_argument("run", metavar="RUN", help="its id, the beginning of its id, or latest")
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Show how far a run is and what it found."""
    run = store_of(arguments).open(arguments.run)
    return Answer(summary(run), report_text(run))
