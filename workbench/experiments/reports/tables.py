"""Results as files: tables, predictions per document, figures and the plan of a run."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from workbench.errors import ParameterError
from workbench.experiments import figures
from workbench.experiments.figures import TableRows
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.reports import text_tables
from workbench.experiments.reports.spreadsheet import xlsx_bytes
from workbench.experiments.runs.corpus_facts import CorpusFacts
from workbench.experiments.runs.damage import reporting_damage
from workbench.experiments.runs.durable import (
    CHOOSE_ANOTHER_FOLDER,
    StoreError,
    write_for_user,
    writing,
)
from workbench.experiments.runs.run import Run
from workbench.files import replaced_file

FORMATS: dict[str, Callable[[Sequence[Sequence[Any]]], str]] = {
    ".csv": text_tables.csv_text,
    ".json": text_tables.json_table_text,
    ".md": text_tables.markdown_text,
    ".tex": text_tables.latex_text,
    ".txt": text_tables.plain_text,
}

# The figures of a run, each written as numbers into one file.
_FIGURES: dict[str, Callable[[Run], Any]] = {
    "confusion": figures.ConfusionFigure.from_run,
    "learning-curve": figures.LearningCurveFigure.from_run,
    "certainty": figures.CertaintyFigure.from_run,
    "parameter-curve": figures.ParameterCurveFigure.from_run,
    "time": figures.TimeFigure.from_run,
    "scatter": figures.ScatterFigure.from_run,
    "spectrum": figures.SpectrumFigure.from_run,
    "race": figures.RaceFigure.from_run,
    "separability": figures.SeparabilityFigure.from_run,
    "characteristic-terms": figures.CharacteristicTermsFigure.from_run,
    "term-clusters": figures.TermClusterFigure.from_run,
}


def table_text(rows: Sequence[Sequence[Any]], ending: str) -> str:
    """A table in the format of a file extension."""
    if ending not in FORMATS:
        raise ParameterError(
            f"Tables cannot be written as {ending!r}; choose from {', '.join(FORMATS)}."
        )
    return FORMATS[ending](rows)


def write_table(rows: Sequence[Sequence[Any]], path: Path | str) -> Path:
    """Write a table as CSV, Excel, JSON, Markdown, LaTeX or text, by the extension of its name."""
    path = Path(path)
    if path.suffix == ".xlsx":
        write_for_user(path, xlsx_bytes(rows))
    else:
        write_for_user(path, table_text(rows, path.suffix).encode())
    return path


def trial_rows(run: Run) -> TableRows:
    """One row per trial with all its measurements."""
    results = run.results()
    scores = list(dict.fromkeys(name for result in results for name in result.scores))
    settings = list(dict.fromkeys(name for result in results for name in result.swept))
    fields = (
        *("key", "method", "label", "mode", "training", "training_size", "test_size"),
        *("repeat", "fold", "seed", "seconds_fit", "seconds_predict", "peak_bytes"),
    )
    table: TableRows = [(*fields, *settings, *scores, "chosen", "error", "warnings")]
    for result in results:
        table.append(
            (
                *(getattr(result, name) for name in fields),
                *(_setting(result.swept.get(name)) for name in settings),
                *(result.scores.get(name, float("nan")) for name in scores),
                "; ".join(f"{name} = {value}" for name, value in result.chosen.items()),
                result.error or "",
                " ".join(result.warnings),
            )
        )
    return table


def prediction_rows(run: Run, results: Iterable[TrialResult] | None = None) -> Iterator[Any]:
    """Rows one at a time: the header, then one row per test document of each trial."""
    facts = run.corpus
    yield (
        *("configuration", "training", "repeat", "fold", "document"),
        *("actual", "predicted", "right", "key"),
    )
    for result in run.results() if results is None else results:
        if "predicted" in result.arrays:
            yield from _predictions_of(run, facts, result)


def export_run(run: Run, folder: Path | str) -> list[Path]:
    """Write tables, predictions, plan and environment of a run into a folder."""
    folder = Path(folder)
    with writing(str(folder), CHOOSE_ANOTHER_FOLDER):
        folder.mkdir(parents=True, exist_ok=True)
    written = [*_tables(run, folder), *_figures(run, folder)]
    written.append(write_table(trial_rows(run), folder / "trials.csv"))
    if run.has_corpus():
        written.append(_write_lines(folder / "predictions.csv", prediction_rows(run)))
    for name in ("plan.json", "run.json"):
        with reporting_damage(run.folder / name):
            content = (run.folder / name).read_bytes()
        write_for_user(folder / name, content)
        written.append(folder / name)
    return written


def _tables(run: Run, folder: Path) -> Iterator[Path]:
    try:
        table = figures.MetricTableFigure.from_run(run)
    except MissingResultError:
        return
    yield write_table(table.rows(), folder / "scores.csv")
    yield write_table(table.rows(), folder / "scores.json")
    yield write_table(table.printed_rows(), folder / "scores.md")
    path = folder / "scores.tex"
    text = text_tables.latex_text(table.printed_rows(), table.caption())
    write_for_user(path, text.encode())
    yield path


def _figures(run: Run, folder: Path) -> Iterator[Path]:
    for name, make in _FIGURES.items():
        try:
            rows = make(run).rows()
        except (MissingResultError, StoreError):
            continue  # the run stored no numbers for this figure
        yield write_table(rows, folder / f"{name}.csv")


def _write_lines(path: Path, rows: Iterable[Any]) -> Path:
    with (
        writing(str(path), CHOOSE_ANOTHER_FOLDER),
        replaced_file(path) as partial,
        partial.open("w", encoding="utf-8", newline="") as file,
    ):
        text_tables.write_csv(rows, file)
    return path


def _predictions_of(run: Run, facts: CorpusFacts, result: TrialResult) -> Iterator[Any]:
    arrays = run.arrays(result.key)
    if "predicted" not in arrays:
        return  # the file was removed; the scores remain in trials.jsonl
    start = (result.configuration, result.training, result.repeat, result.fold)
    clusters = result.mode == "clustering"
    rows, actual, predicted = arrays["test_rows"].tolist(), arrays["actual"], arrays["predicted"]
    equal = actual == predicted
    is_right = equal.all(axis=1) if equal.ndim == 2 else equal
    actual_names = _class_names(actual, facts.class_names, False)
    predicted_names = _class_names(predicted, facts.class_names, clusters)
    right = (
        [""] * len(rows) if clusters else ["yes" if value else "no" for value in is_right.tolist()]
    )
    for row, *names in zip(rows, actual_names, predicted_names, right, strict=True):
        yield (*start, facts.document_ids[row], *names, result.key)


def _class_names(values: Any, names: Sequence[str], clusters: bool) -> list[str]:
    if values.ndim == 2:  # several classes: rows of 0 and 1
        members = [np.flatnonzero(row).tolist() for row in values]
        return ["; ".join(names[index] for index in row) for row in members]
    size = int(values.max(initial=-1)) + 1
    shown = [f"cluster {index + 1}" for index in range(size)] if clusters else list(names)
    return [shown[index] if index >= 0 else "undecided" for index in values.tolist()]


def _setting(value: Any) -> str | int | float:
    return value if isinstance(value, str | int | float) else "" if value is None else str(value)
