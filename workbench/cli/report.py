"""`workbench report`: a run as a page with pictures and tables."""

import argparse
from pathlib import Path

from workbench.cli.answers import Answer
from workbench.cli.run_arguments import add_store, store_of
from workbench.experiments.reports.report import write_report

_EXAMPLES = """examples:
  workbench report latest --to report/
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the run and the folder."""
    parser.epilog = _EXAMPLES
    parser.add_argument("run", metavar="RUN", help="its id, the beginning of its id, or latest")
    parser.add_argument("--to", type=Path, default=Path("report"), metavar="DIR")
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Write the report."""
    page = write_report(store_of(arguments).open(arguments.run), arguments.to)
    return Answer({"report": str(page)}, f"Report: {page}")
