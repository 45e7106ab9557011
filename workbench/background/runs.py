"""Jobs that write the report or the tables of a run."""

from pathlib import Path

from workbench.experiments.reports.python_script import python_script
from workbench.experiments.reports.report import write_report
from workbench.experiments.reports.tables import export_run
from workbench.experiments.runs.archive import export_zip
from workbench.experiments.runs.run import Run
from workbench.progress import ProgressCallback


def report_job(progress: ProgressCallback, folder: Path, target: str) -> Path:
    """Write the report of a run; returns its page."""
    progress(0, 0)
    return write_report(Run(folder), target)


def export_job(progress: ProgressCallback, folder: Path, target: str) -> Path:
    """Write the tables of a run into a folder, or the whole run as a .zip."""
    progress(0, 0)
    if target.endswith(".zip"):
        export_zip(Run(folder), Path(target))
    else:
        export_run(Run(folder), Path(target))
    return Path(target)


def python_script_job(progress: ProgressCallback, folder: Path) -> str:
    """A script that repeats a run."""
    progress(0, 0)
    return python_script(Run(folder).plan)
