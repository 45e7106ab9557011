"""Taking results home: tables, predictions per document, everything of a run as files."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from workbench.errors import ParameterError
from workbench.experiments import figures
from workbench.experiments.figures import Rows
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.reports import text_tables
from workbench.experiments.runs.durable import ANOTHER_PLACE, StoreError, write_bytes, writing
from workbench.experiments.runs.run import CorpusFacts, Run
from workbench.experiments.runs.trial_choice import MissingResultError

FORMATS: dict[str, Callable[[Sequence[Sequence[Any]]], str]] = {
    ".csv": text_tables.csv_text,
    ".json": text_tables.json_text,
    ".md": text_tables.markdown_text,
    ".tex": text_tables.latex_text,
    ".txt": text_tables.plain_text,
}

# What is computed for the pictures of a run, each as numbers in one file.
_PICTURES: dict[str, Callable[[Run], Any]] = {
    "confusion": figures.ConfusionFigure.from_run,
    "learning-curve": figures.LearningCurveFigure.from_run,
    "parameter-curve": figures.ParameterCurveFigure.from_run,
    "time": figures.TimeFigure.from_run,
    "scatter": figures.ScatterFigure.from_run,
    "spectrum": figures.SpectrumFigure.from_run,
    "separability": figures.SeparabilityFigure.from_run,
    "characteristic-terms": figures.CharacteristicTermsFigure.from_run,
    "term-clusters": figures.TermClusterFigure.from_run,
}


def table_text(rows: Sequence[Sequence[Any]], ending: str) -> str:
    """A table in the format that a file ending names."""
    if ending not in FORMATS:
        raise ParameterError(f"{ending!r} is no table format; there are {', '.join(FORMATS)}.")
    return FORMATS[ending](rows)


def write_table(rows: Sequence[Sequence[Any]], path: Path | str) -> Path:
    """Write a table; the ending of the name chooses CSV, JSON, Markdown, LaTeX or text."""
    path = Path(path)
    write_bytes(path, table_text(rows, path.suffix).encode())
    return path


def trial_rows(run: Run) -> Rows:
    """One row per trial with everything that was measured."""
    results = run.results()
    scores = list(dict.fromkeys(name for one in results for name in one.scores))
    settings = list(dict.fromkeys(name for one in results for name in one.swept))
    known = (
        *("key", "method", "label", "mode", "training", "training_size", "test_size"),
        *("repeat", "fold", "seed", "seconds_fit", "seconds_predict", "peak_bytes"),
    )
    table: Rows = [(*known, *settings, *scores, "chosen", "error", "warnings")]
    for one in results:
        table.append(
            (
                *(getattr(one, name) for name in known),
                *(_setting(one.swept.get(name)) for name in settings),
                *(one.scores.get(name, float("nan")) for name in scores),
                "; ".join(f"{name} = {value}" for name, value in one.chosen.items()),
                one.error or "",
                " ".join(one.warnings),
            )
        )
    return table


def prediction_rows(run: Run, results: Iterable[TrialResult] | None = None) -> Iterator[Any]:
    """One row per judged document of each trial, one at a time; the header comes first."""
    facts = run.corpus
    yield (
        *("configuration", "training", "repeat", "fold", "document"),
        *("actual", "predicted", "right", "key"),
    )
    for one in run.results() if results is None else results:
        if "predicted" in one.arrays:
            yield from _predictions_of(run, facts, one)


def export_run(run: Run, folder: Path | str) -> list[Path]:
    """Write tables, predictions, plan and environment of a run into a folder."""
    folder = Path(folder)
    with writing(str(folder), ANOTHER_PLACE):
        folder.mkdir(parents=True, exist_ok=True)
    written = [*_tables(run, folder), *_pictures(run, folder)]
    written.append(write_table(trial_rows(run), folder / "trials.csv"))
    if run.has_corpus():
        written.append(_write_lines(folder / "predictions.csv", prediction_rows(run)))
    for name in ("plan.json", "run.json"):
        write_bytes(folder / name, (run.folder / name).read_bytes())
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
    write_bytes(path, text.encode())
    yield path


def _pictures(run: Run, folder: Path) -> Iterator[Path]:
    for name, make in _PICTURES.items():
        try:
            rows = make(run).rows()
        except (MissingResultError, StoreError):
            continue  # this run has no such picture
        yield write_table(rows, folder / f"{name}.csv")


def _write_lines(path: Path, rows: Iterable[Any]) -> Path:
    beside = path.with_name(f"{path.name}.part")
    with writing(str(path), ANOTHER_PLACE):
        try:
            with beside.open("w", encoding="utf-8", newline="") as file:
                text_tables.write_csv(rows, file)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    return path


def _predictions_of(run: Run, facts: CorpusFacts, result: TrialResult) -> Iterator[Any]:
    arrays = run.arrays(result.key)
    if "predicted" not in arrays:
        return  # somebody removed the file; the scores are in trials.jsonl
    start = (result.configuration, result.training, result.repeat, result.fold)
    clusters = result.mode == "clustering"
    rows, actual, predicted = arrays["test_rows"].tolist(), arrays["actual"], arrays["predicted"]
    equal = actual == predicted
    is_right = equal.all(axis=1) if equal.ndim == 2 else equal
    told = _class_words(actual, facts.class_names, False)
    found = _class_words(predicted, facts.class_names, clusters)
    right = [""] * len(rows) if clusters else ["yes" if one else "no" for one in is_right.tolist()]
    for row, *words in zip(rows, told, found, right, strict=True):
        yield (*start, facts.document_ids[row], *words, result.key)


def _class_words(values: Any, names: Sequence[str], clusters: bool) -> list[str]:
    if values.ndim == 2:  # several classes: rows of 0 and 1
        members = [np.flatnonzero(one).tolist() for one in values]
        return ["; ".join(names[one] for one in row) for row in members]
    size = int(values.max(initial=-1)) + 1
    words = [f"cluster {one + 1}" for one in range(size)] if clusters else list(names)
    return [words[one] if one >= 0 else "undecided" for one in values.tolist()]


def _setting(value: Any) -> str | int | float:
    return value if isinstance(value, str | int | float) else "" if value is None else str(value)
