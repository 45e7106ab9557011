"""A run as a report for readers: pictures first, then tables, then the plan and environment."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomli_w

from workbench.experiments import figures
from workbench.experiments.figures import MetricTableFigure, ScoreCell
from workbench.experiments.figures.run_figures import RunFigures
from workbench.experiments.figures.trial_scores import metrics_of
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.blocks import (
    Block,
    Cell,
    Heading,
    Listing,
    ReportTable,
    Warnings,
    paragraph,
)
from workbench.experiments.reports.html import block_html, page_html
from workbench.experiments.reports.report_facts import ReportFacts
from workbench.experiments.reports.report_overview import overview_blocks
from workbench.experiments.reports.report_pictures import picture_blocks
from workbench.experiments.runs.damage import reporting_damage
from workbench.experiments.runs.durable import CHOOSE_ANOTHER_FOLDER, write_for_user, writing
from workbench.experiments.runs.file_reading import read_json
from workbench.experiments.runs.run import Run

_MOST_LINES = 400
_MOST_METHODS = 25  # in the table of pairs
_MOST_REASONS = 50
_PAIR_MARKS = {"superior": "▲", "inferior": "▼", "equivalent": "=", "untested": ""}


def write_report(run: Run, folder: Path | str) -> Path:
    """Write the report as `report.html` into a folder."""
    folder = Path(folder)
    with writing(str(folder), CHOOSE_ANOTHER_FOLDER):
        folder.mkdir(parents=True, exist_ok=True)
    file = folder / "report.html"
    write_for_user(file, report_html(run).encode("utf-8", "replace"))
    return file


def report_html(run: Run) -> str:
    """The report as a page."""
    return page_html(run.name, map(block_html, report_blocks(run)))


def report_blocks(run: Run) -> list[Block]:
    """The report as blocks, which can be written as HTML or as PDF."""
    facts = ReportFacts.of(run)
    best = None if facts.best is None else facts.best.configuration
    run_figures = RunFigures.of(run, best)
    overview = [] if run_figures.overview is None else overview_blocks(run_figures.overview)
    return [
        *_head(facts),
        *overview,
        *picture_blocks(run_figures),
        *_scores(facts),
        *_provenance(facts),
    ]


def _head(facts: ReportFacts) -> Iterator[Block]:
    yield Heading(facts.run.name, 1)
    yield paragraph(facts.state(), "quiet")
    if facts.problem:
        yield paragraph(facts.problem, "lead")
    warnings = facts.warnings()
    if warnings:
        yield Warnings(tuple(warnings))


def _scores(facts: ReportFacts) -> Iterator[Block]:
    if facts.table is None:
        return
    yield Heading("Scores")
    yield from _score_table(facts.table)
    yield paragraph(facts.table.caption(), "quiet")
    for note in facts.table.notes[:_MOST_LINES]:
        yield paragraph(note, "quiet")
    if facts.table.metrics:
        yield from _pairs(facts)


def _score_table(table: MetricTableFigure) -> Iterator[Block]:
    header, *printed = table.printed_rows()
    rows = []
    for line, row in list(zip(table.lines, printed, strict=True))[:_MOST_LINES]:
        first = len(row) - len(line.cells) - (header[-1] == "Failed")
        scores = row[first : first + len(line.cells)]
        cells = [_score_cell(*pair) for pair in zip(scores, line.cells, strict=True)]
        name, *size = (str(value) for value in row[:first])
        rest = [Cell(str(value)) for value in row[first + len(line.cells) :]]
        rows.append((Cell(name), *map(Cell, size), *cells, *rest))
    yield ReportTable(tuple(map(str, header)), tuple(rows))
    left_out = len(printed) - len(rows)
    if left_out:
        yield paragraph(f"{left_out} more lines are in the export.")


_MARKED = ("superior", "inferior")


def _score_cell(text: Any, cell: ScoreCell) -> Cell:
    return Cell(str(text), is_number=True, conclusion=cell.conclusion or "")


def _pairs(facts: ReportFacts) -> Iterator[Block]:
    metric = metrics_of(facts.results)[0]
    figure = figures.ComparisonFigure.from_runs([facts.run], metric)
    names = [configuration_title(name) for name in figure.pairs.names]
    if not 2 < len(names) <= _MOST_METHODS or not figure.test:
        return  # where nothing could be tested, the caption of the table says why
    rows: list[tuple[Any, ...]] = [("", *(str(number + 1) for number in range(len(names))))]
    for row, (name, conclusions) in enumerate(zip(names, figure.pairs.conclusions, strict=True)):
        marks = [
            "" if row == column else _pair_mark(figure, row, column, conclusion)
            for column, conclusion in enumerate(conclusions)
        ]
        rows.append((f"{row + 1} {name}", *marks))
    yield Heading("Pairwise comparison")
    yield ReportTable.of(rows)
    yield paragraph(
        f"{figure.title}: ▲ the method of the row is significantly better than that of the column, "
        "▼ significantly worse, = no significant difference; beside a mark the difference with its "
        f"95 % interval. {figure.caption()}",
        "quiet",
    )


def _pair_mark(figure: Any, row: int, column: int, conclusion: str) -> str:
    mark = _PAIR_MARKS[conclusion]
    return f"{mark} {figure.pairs.effect(row, column)}" if conclusion in _MARKED else mark


def _provenance(facts: ReportFacts) -> Iterator[Block]:
    failures = facts.failures()
    if failures:
        yield Heading("Failures")
        yield ReportTable.of([("Reason", "Trials"), *failures.most_common(_MOST_REASONS)])
    yield Heading("Plan and environment")
    path = facts.run.folder / "plan.json"
    with reporting_damage(path):
        plan = tomli_w.dumps(read_json(path))
    yield Listing("Plan", plan)
    environment = dict(facts.run.environment)
    yield Listing("Environment", json.dumps(environment, indent=2, ensure_ascii=False, default=str))
    if facts.run.notes:
        yield Heading("Notes", 3)
        yield paragraph(facts.run.notes, "notes")
