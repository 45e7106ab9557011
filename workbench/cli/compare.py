"""`workbench compare`: several runs in one table, with significance."""

import argparse

from workbench.cli.answers import Answer, table
from workbench.cli.run_arguments import add_store, store_of

_EXAMPLES = """examples:
  workbench compare 20260102-1030 latest
  workbench compare 20260102-1030 latest --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the runs."""
    parser.epilog = _EXAMPLES
    parser.add_argument("runs", metavar="RUN", nargs="+", help="ids, beginnings of ids, or latest")
    parser.add_argument("--metric", default="", metavar="NAME", help="default: the first metric")
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Put the runs side by side."""
    from workbench.experiments.figures import ComparisonFigure

    store = store_of(arguments)
    runs = [store.open(one) for one in arguments.runs]
    figure = ComparisonFigure.from_runs(runs, arguments.metric or None)
    header, *rows = figure.rows()
    data = [dict(zip(map(str, header), row, strict=True)) for row in rows]
    return Answer(data, table([str(one) for one in header], rows))
