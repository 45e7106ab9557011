"""`workbench export`: the tables, pictures' numbers and predictions of a run as files."""

import argparse
from pathlib import Path

from workbench.cli.answers import Answer
from workbench.cli.run_arguments import add_store, store_of
from workbench.experiments.models.files import save_model
from workbench.experiments.models.model import model_from_run
from workbench.experiments.reports.tables import export_run
from workbench.experiments.runs.archive import export_zip, import_zip
from workbench.experiments.runs.run import Run

_EXAMPLES = """examples:
  workbench export latest --to results/        CSV, JSON, LaTeX and Markdown tables, predictions
  workbench export latest --to run.zip         the whole run, for another machine
  workbench export run.zip --to store          take such a file into the store
  workbench export latest --model linear-svm --to model.zip     for `workbench classify`
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the run and the place."""
    parser.epilog = _EXAMPLES
    parser.add_argument("run", metavar="RUN", help="its id, latest, or an exported .zip")
    parser.add_argument(
        "--model", metavar="METHOD", help="write the fitted method of this name in the run's table"
    )
    parser.add_argument("--to", required=True, metavar="PLACE", help="a folder, a .zip or: store")
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Write or take in."""
    store = store_of(arguments)
    if arguments.to == "store":
        run = import_zip(Path(arguments.run), store)
        return Answer({"id": run.id}, f"Taken into the store as\n{run.id}")
    run, place = store.open(arguments.run), Path(arguments.to)
    if arguments.model:
        return _export_model(run, arguments.model, place)
    if place.suffix == ".zip":
        export_zip(run, place)
        files = [place]
    else:
        files = list(export_run(run, place))
    names = [str(one) for one in files]
    return Answer({"id": run.id, "files": names}, "\n".join(["Written:", *names]))


def _export_model(run: Run, configuration: str, file: Path) -> Answer:
    written = save_model(model_from_run(run, configuration), file)
    text = f"Written: {written}\nUse it with: workbench classify {written} FILE"
    return Answer({"id": run.id, "model": str(written)}, text)
