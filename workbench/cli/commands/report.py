"""`workbench report`: write a report of a run with plots and tables."""

import argparse
from pathlib import Path

from workbench.cli.answers import Answer
from workbench.cli.run_arguments import add_store, store_from
from workbench.experiments.reports.report import write_report

_EXAMPLES = """examples:
  workbench report latest --to report/
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the run and the target folder."""
    parser.epilog = _EXAMPLES
    parser.add_argument("run", metavar="RUN", help="id of a run, the beginning of an id, or latest")
    parser.add_argument(
        "--to",
        type=Path,
        default=Path("report"),
        metavar="DIR",
        help="folder for the report (default: report)",
    )
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Write the report."""
    page = write_report(store_from(arguments).open(arguments.run), arguments.to)
    return Answer({"report": str(page)}, f"Report: {page}")
