"""`workbench export`: write tables, predictions, a model or a whole run to files."""

import argparse
from pathlib import Path

from workbench.cli.answers import Answer
from workbench.cli.run_arguments import add_store, store_from
from workbench.experiments.models.files import save_model
from workbench.experiments.models.model import model_from_run
from workbench.experiments.reports.tables import export_run
from workbench.experiments.runs.archive import export_zip, import_zip
from workbench.experiments.runs.run import Run

_EXAMPLES = """examples:
  workbench export latest --to results/        CSV, JSON, LaTeX and Markdown tables, predictions
  workbench export latest --to run.zip         the whole run, for another computer
  workbench export run.zip --to store          import such a file into the store
  workbench export latest --model linear-svm --to model.zip     for `workbench classify`
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the run and the target."""
    parser.epilog = _EXAMPLES
    parser.add_argument("run", metavar="RUN", help="id of a run, latest, or an exported .zip file")
    parser.add_argument(
        "--model",
        metavar="METHOD",
        help="export the fitted model of this configuration, such as linear-svm",
    )
    parser.add_argument(
        "--to", required=True, metavar="TARGET", help="a folder, a .zip file, or the word store"
    )
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Export a run or a model, or import a run."""
    store = store_from(arguments)
    if arguments.to == "store":
        run = import_zip(Path(arguments.run), store)
        return Answer({"id": run.id}, f"Imported into the store as\n{run.id}")
    run, target = store.open(arguments.run), Path(arguments.to)
    if arguments.model:
        return _export_model(run, arguments.model, target)
    if target.suffix == ".zip":
        export_zip(run, target)
        files = [target]
    else:
        files = list(export_run(run, target))
    names = [str(file) for file in files]
    return Answer({"id": run.id, "files": names}, "\n".join(["Written:", *names]))


def _export_model(run: Run, configuration: str, file: Path) -> Answer:
    written = save_model(model_from_run(run, configuration), file)
    size = written.stat().st_size
    text = (
        f"Written: {written} ({size / 1e6:.2f} MB; fitted, without its training documents)\n"
        f"Use it with: workbench classify {written} FILE"
    )
    return Answer({"id": run.id, "model": str(written), "bytes": size}, text)
