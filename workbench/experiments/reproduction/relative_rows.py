"""Rows for relative measures over corpora, and for a paper's verdict on each pair of models."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from workbench.experiments.reproduction.numbers import OurNumbers, Scores
from workbench.experiments.reproduction.recipe import RelativeTable
from workbench.experiments.reproduction.verdicts import Row, Verdict, judge_number
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.significance import paired_t
from workbench.experiments.scoring.summaries import relative_measures

_FEWEST_FOR_EQUAL = 10
_SIGNS = {"superior": ">", "inferior": "<", "equivalent": "."}


def relative_values(
    numbers: OurNumbers,
    plans: Sequence[str],
    group: str,
    columns: Sequence[str],
    metric: str,
    best_of: int,
) -> Scores:
    """Relative measures, models in rows and corpora in columns; incomplete corpora are left out."""
    table = np.full((len(columns), len(plans)), np.nan)
    for place, plan in enumerate(plans):
        for line, column in enumerate(columns):
            scores = numbers.scores(plan, f"{group} {column}", metric, None, best_of)
            if len(scores):
                table[line, place] = scores.mean()
    complete = table[:, ~np.isnan(table).any(axis=0)]
    return relative_measures(complete, metric_named(metric).higher_is_better)


def relative_rows(table: RelativeTable, numbers: OurNumbers) -> Iterator[Row]:
    """One row per model, then one per pair of models."""
    plans = numbers.plans(table.plans)
    relative = relative_values(
        numbers, plans, table.group, table.columns, table.metric, table.best_of
    )
    sets = relative.shape[1]
    means = relative.mean(axis=1) if sets else np.full(len(table.columns), np.nan)
    for line, column in enumerate(table.columns):
        yield _value_row(table, line, column, means, sets)
    for (first, second), sign in zip(
        combinations(range(len(table.columns)), 2), table.signs.split(), strict=False
    ):
        yield _sign_row(table, (first, second), sign, relative)


def _value_row(table: RelativeTable, line: int, column: str, means: Scores, sets: int) -> Row:
    ours = float(means[line]) if sets else None
    other = table.focus if column == table.baseline else table.baseline
    same_direction = None
    if other and sets:
        place = table.columns.index(other)
        published_order = table.values[line] > table.values[place]
        same_direction = published_order == bool(means[line] > means[place])
    verdict = judge_number(
        table.status, table.values[line], 0.0, ours, 0.0, table.tolerance, same_direction
    )
    return Row(
        source=table.title,
        kind="number",
        plan=f"{sets} sets",
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


def _sign_row(table: RelativeTable, pair: tuple[int, int], sign: str, relative: Scores) -> Row:
    first, second = pair
    verdict: Verdict = "cannot be checked"
    ours, p_value = "", float("nan")
    difference = None
    if relative.shape[1] > 1:
        test = paired_t(relative[first], relative[second])
        ours = _SIGNS[test.conclusion()]
        p_value, difference = test.p_value, test.difference
        verdict = _sign_verdict(table, sign, ours, difference, relative.shape[1])
    return Row(
        source=table.signs_title or f"{table.title}, pairs",
        kind="sign",
        plan=f"{relative.shape[1]} sets",
        what=f"{table.group}: {table.columns[first]} against {table.columns[second]}",
        at="paired t-test over sets",
        metric=table.metric,
        status=table.status,
        published=sign,
        published_deviation=None,
        ours=ours or None,
        ours_deviation=None,
        difference=difference,
        verdict=verdict,
        note=f"p = {p_value:.2g}" if ours else "",
    )


def _sign_verdict(
    table: RelativeTable, sign: str, ours: str, difference: float, sets: int
) -> Verdict:
    if table.status != "printed" or (sign == ours == "." and sets < _FEWEST_FOR_EQUAL):
        return "cannot be checked"  # few sets rarely show a difference
    if ours == sign:
        return "reproduced"
    if sign == "." or (difference > 0) != (sign == ">"):
        return "not reproduced"
    return "same direction"
