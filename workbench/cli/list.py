"""`workbench list`: the runs of a store."""

import argparse
import dataclasses

from workbench.cli.answers import Answer, table
from workbench.cli.run_arguments import add_store, store_of

_EXAMPLES = """examples:
  workbench list
  workbench list --store ~/runs --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the store."""
    parser.epilog = _EXAMPLES
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """List the runs, the newest first."""
    store = store_of(arguments)
    found = store.list()
    data = [{**dataclasses.asdict(one), "folder": str(one.folder)} for one in found]
    if not found:
        return Answer(
            data, f"There are no runs in {store.root} yet; begin with: workbench run tour"
        )
    rows = [
        (one.id, one.status, f"{one.done}/{one.total}", one.failed, one.corpus, one.problem)
        for one in found
    ]
    return Answer(data, table(("run", "status", "done", "failed", "corpus", "problem"), rows))
