"""Rows for relative measures over corpora, and for a paper's verdict on each pair of models."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Protocol

import numpy as np

from workbench.experiments.reproduction.claim_verdicts import p_value
from workbench.experiments.reproduction.numbers import OurNumbers, Scores
from workbench.experiments.reproduction.recipe import RelativeTable
from workbench.experiments.reproduction.verdicts import (
    ComparisonRow,
    Direction,
    judge_number,
    judge_sign,
)
from workbench.experiments.scoring.comparisons import Comparison
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.pairwise import holm
from workbench.experiments.scoring.significance import paired_t
from workbench.experiments.scoring.summaries import relative_measures

_SIGNS = {"superior": ">", "inferior": "<", "equivalent": "."}


class HasScores(Protocol):
    """What gives the scores of a method in a plan: new numbers or stored means."""

    def scores(
        self, plan: str, label: str, metric: str, training: str | None = None, best_of: int = 1
    ) -> Scores:
        """One score per draw, or the mean alone."""


def relative_values(
    numbers: HasScores,
    plans: Sequence[str],
    group: str,
    columns: Sequence[str],
    metric: str,
    best_of: int,
) -> Scores:
    """Relative measures, models in rows and corpora in columns; incomplete corpora are left out."""
    table = np.full((len(columns), len(plans)), np.nan)
    for position, plan in enumerate(plans):
        for line, column in enumerate(columns):
            scores = numbers.scores(plan, f"{group} {column}", metric, None, best_of)
            if len(scores):
                table[line, position] = scores.mean()
    complete = table[:, ~np.isnan(table).any(axis=0)]
    return relative_measures(complete, metric_named(metric).higher_is_better)


def relative_rows(table: RelativeTable, numbers: OurNumbers) -> Iterator[ComparisonRow]:
    """One row per model, then one per pair of models."""
    plans = numbers.plans(table.plans)
    relative = relative_values(
        numbers, plans, table.group, table.columns, table.metric, table.best_of
    )
    for line, column in enumerate(table.columns):
        yield _value_row(table, line, column, relative)
    pairs = list(combinations(range(len(table.columns)), 2))
    tests = [paired_t(relative[first], relative[second]) for first, second in pairs]
    adjusted = holm([p_value(test) for test in tests])
    for position, sign in enumerate(table.signs.split()):
        yield _sign_row(table, pairs[position], sign, tests[position], float(adjusted[position]))


def _value_row(table: RelativeTable, line: int, column: str, relative: Scores) -> ComparisonRow:
    n_corpora = relative.shape[1]
    ours = float(relative[line].mean()) if n_corpora else None
    other = table.focus if column == table.baseline else table.baseline
    direction = None
    if other and n_corpora:
        position = table.columns.index(other)
        test = paired_t(relative[line], relative[position])
        published = table.values[line] - table.values[position]
        direction = Direction(published, test.difference, p_value(test))
    verdict = judge_number(table.status, table.values[line], 0.0, ours, table.tolerance, direction)
    return ComparisonRow(
        source=table.title,
        kind="number",
        plan=f"{n_corpora} corpora",
        what=f"{table.group} {column}",
        at="relative measure",
        metric=table.metric,
        status=table.status,
        published=table.values[line],
        published_deviation=None,
        ours=ours,
        ours_deviation=None,
        difference=None if ours is None else ours - table.values[line],
        verdict=verdict,
        note=f"compared with {other}" if verdict == "same direction" else "",
        tolerance=table.tolerance,
    )


def _sign_row(
    table: RelativeTable, pair: tuple[int, int], sign: str, test: Comparison, adjusted: float
) -> ComparisonRow:
    first, second = pair
    ours = _SIGNS[test.conclusion()] if test.has_enough_pairs else None
    direction = Direction(table.values[first] - table.values[second], test.difference)
    return ComparisonRow(
        source=table.signs_title or f"{table.title}, pairs",
        kind="sign",
        plan=f"{test.n} corpora",
        what=f"{table.group}: {table.columns[first]} against {table.columns[second]}",
        at="paired t-test over corpora",
        metric=table.metric,
        status=table.status,
        published=sign,
        published_deviation=None,
        ours=ours,
        ours_deviation=None,
        difference=test.difference if test.n else None,
        verdict=judge_sign(table.status, sign, test.n, p_value(test), adjusted, direction),
        note=f"p = {test.p_value:.2g}, {adjusted:.2g} with Holm's correction" if ours else "",
    )
