"""`workbench show`: show the status and the scores of one run."""

import argparse

from workbench.cli.answers import Answer, text_table
from workbench.cli.run_arguments import add_store, run_summary, store_from
from workbench.experiments.models.model import model_from_run
from workbench.experiments.models.term_neighbours import TermNeighboursFigure
from workbench.experiments.reports.terminal_report import report_text
from workbench.experiments.runs.run import Run

_EXAMPLES = """examples:
  workbench show latest
  workbench show latest --json
  workbench show latest --neighbours orbit --method LSI
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the run."""
    parser.epilog = _EXAMPLES
    parser.add_argument("run", metavar="RUN", help="id of a run, the beginning of an id, or latest")
    parser.add_argument(
        "--neighbours", metavar="TERM", help="the terms nearest to a term before and after a method"
    )
    parser.add_argument(
        "--method",
        metavar="NAME",
        help="which configuration, for --neighbours (default: the first)",
    )
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Show the progress and the scores of a run."""
    run = store_from(arguments).open(arguments.run)
    if arguments.neighbours:
        return _neighbours(run, arguments.neighbours, arguments.method)
    return Answer(run_summary(run), report_text(run))


def _neighbours(run: Run, term: str, configuration: str | None) -> Answer:
    model = model_from_run(run, configuration, for_new_texts=False)
    figure = TermNeighboursFigure.from_run(run, model, term)
    header, *rows = figure.rows()
    data = {
        "term": figure.term,
        "method": figure.configuration,
        "neighbours": [dict(zip(map(str, header), row, strict=True)) for row in rows],
    }
    printed = [(when, str(rank), word, f"{cosine:.3f}") for when, rank, word, cosine, _ in rows]
    title = f"Neighbours of {figure.word(figure.term)} before and after {figure.configuration}"
    return Answer(data, f"{title}:\n\n{text_table([str(name) for name in header[:4]], printed)}")
