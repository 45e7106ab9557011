"""`workbench list`: list the runs of a store."""

import argparse
import dataclasses

from workbench.cli.answers import Answer, text_table
from workbench.cli.run_arguments import add_store, store_from

_EXAMPLES = """examples:
  workbench list
  workbench list --store ~/runs --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the option for the store."""
    parser.epilog = _EXAMPLES
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """List the runs, the newest first."""
    store = store_from(arguments)
    runs = store.list()
    data = [{**dataclasses.asdict(run), "folder": str(run.folder)} for run in runs]
    if not runs:
        return Answer(
            data, f"There are no runs in {store.root} yet; start with: workbench run tour"
        )
    rows = [
        (run.id, run.status, f"{run.done}/{run.total}", run.failed, run.corpus, run.problem)
        for run in runs
    ]
    return Answer(data, text_table(("run", "status", "done", "failed", "corpus", "problem"), rows))
