"""Rows for published tables: accuracies by training size, and gains over a baseline."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass

from workbench.experiments.reproduction.claim_verdicts import case_of
from workbench.experiments.reproduction.numbers import OurNumbers, Scores
from workbench.experiments.reproduction.recipe import PublishedTable
from workbench.experiments.reproduction.verdicts import (
    ComparisonRow,
    Direction,
    judge_number,
    standard_deviation,
)
from workbench.experiments.scoring.comparisons import Draws
from workbench.experiments.scoring.summaries import percentage_gain

_ROUNDING = 0.02  # of a gain whose accuracies have two decimals
_NUMBER = re.compile(r"\s*(-?[\d.]+)\s*(?:±\s*([\d.]+))?\s*")


@dataclass(frozen=True)
class _Cell:
    """One published number with ours."""

    published: float | None
    published_deviation: float
    scores: Scores
    unit: float
    draws: Draws

    @property
    def ours(self) -> float | None:
        return float(self.scores.mean()) if len(self.scores) else None


def table_rows(table: PublishedTable, numbers: OurNumbers) -> Iterator[ComparisonRow]:
    """One row per number of the table, and one per gain if the paper prints gains."""
    for line_number, (training, line) in enumerate(table.rows.items()):
        cells = {
            column: _cell(table, column, training, text, numbers)
            for column, text in zip(table.columns, line, strict=True)
        }
        for column, cell in cells.items():
            yield _row(table, column, training, cell, cells)
        if table.gains:
            yield _gain_row(table, training, table.gains[line_number], cells)


def read_number(text: str) -> tuple[float | None, float]:
    """Read "56.57 ± 12.22"; a dash is a missing number."""
    match = _NUMBER.fullmatch(text)
    if not match:
        return None, 0.0
    return float(match[1]), float(match[2] or 0.0)


def _cell(
    table: PublishedTable, column: str, training: str, text: str, numbers: OurNumbers
) -> _Cell:
    published, deviation = read_number(text)
    size = _size(training)
    scores = numbers.scores(table.plan, column, table.metric, size, table.best_of)
    draws = numbers.draws(table.plan, size)
    return _Cell(published, deviation, scores * table.unit, table.unit, draws)


def _size(training: str) -> str:
    return "" if training == "all" else training


def _row(
    table: PublishedTable, column: str, training: str, cell: _Cell, cells: dict[str, _Cell]
) -> ComparisonRow:
    other = table.focus if column == table.baseline else table.baseline
    deviation = standard_deviation(cell.scores)
    verdict = judge_number(
        table.status,
        cell.published,
        cell.published_deviation,
        cell.ours,
        table.tolerance,
        _direction(cell, cells.get(other)),
    )
    note = "" if cell.ours is not None else "not run at this size, or the corpus is missing"
    if verdict == "same direction":
        note = f"compared with {other}"
    return ComparisonRow(
        source=table.title,
        kind="number",
        plan=table.plan,
        what=column,
        at=training,
        metric=table.metric,
        status=table.status,
        published=cell.published,
        published_deviation=cell.published_deviation or None,
        ours=cell.ours,
        ours_deviation=deviation if cell.ours is not None else None,
        difference=_difference(cell.ours, cell.published),
        verdict=verdict,
        note=note,
        tolerance=table.tolerance,
    )


def _gain_row(
    table: PublishedTable, training: str, published: float, cells: dict[str, _Cell]
) -> ComparisonRow:
    """The gain of the focus over the baseline, with a test of ours over the draws."""
    focus, base = cells[table.focus], cells[table.baseline]
    ours = None
    if focus.ours is not None and base.ours is not None:
        ours = percentage_gain(focus.ours, base.ours)
    found = _direction(focus, base)
    direction = None
    if ours is not None and found is not None:
        direction = Direction(published, ours, found.p_value)
    return ComparisonRow(
        source=table.title,
        kind="number",
        plan=table.plan,
        what=f"gain of {table.focus} over {table.baseline}, %",
        at=training,
        metric=table.metric,
        status=table.status,
        published=published,
        published_deviation=None,
        ours=ours,
        ours_deviation=None,
        difference=_difference(ours, published),
        verdict=judge_number(table.status, published, 0.0, ours, table.tolerance, direction),
        note="; ".join(_gain_notes(published, focus, base, found)),
        tolerance=table.tolerance,
    )


def _gain_notes(
    published: float, focus: _Cell, base: _Cell, found: Direction | None
) -> Iterator[str]:
    if found is not None and not math.isnan(found.p_value):
        yield f"ours: p = {found.p_value:.2g}, t-test over {len(focus.scores)} draws"
    if focus.published is not None and base.published:
        implied = percentage_gain(focus.published, base.published)
        if abs(implied - published) > _ROUNDING:
            yield f"the printed accuracies give {implied:.2f}"


def _direction(cell: _Cell, other: _Cell | None) -> Direction | None:
    """The difference between two cells, as published and as found."""
    if other is None or other.published is None or other.ours is None:
        return None
    if cell.published is None or cell.ours is None:
        return None
    case = case_of("", cell.scores / cell.unit, other.scores / cell.unit, cell.draws)
    return Direction(cell.published - other.published, cell.ours - other.ours, case.p_value)


def _difference(ours: float | None, published: float | None) -> float | None:
    return None if ours is None or published is None else ours - published
