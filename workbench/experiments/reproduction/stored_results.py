"""Stored results judged again by the current rules.

A result that was stored with its single draws is judged like a new one. An older one is judged by
the numbers it has: means, deviations and, for signs, p-values.
"""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, cast

from workbench.experiments.reproduction.claim_rows import above_row, judge_rank, judge_trend
from workbench.experiments.reproduction.claim_verdicts import ClaimCase, judge_claim
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.recipe import Claim, PaperRecipe, Size
from workbench.experiments.reproduction.recipe_files import load_recipe
from workbench.experiments.reproduction.relative_rows import relative_values
from workbench.experiments.reproduction.result import judged_rows
from workbench.experiments.reproduction.stored_means import StoredMeans
from workbench.experiments.reproduction.verdicts import (
    Direction,
    Verdict,
    judge_number,
    judge_sign,
    verdict_counts,
)
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.pairwise import holm

_P_VALUE = re.compile(r"p = ([\d.e+-]+)")
_NO_DRAWS = "stored without its single draws: run it again to have it judged"
Plain = Mapping[str, Any]


def judged_again(stored: Plain) -> dict[str, Any]:
    """A stored result with the current verdicts; `before` are those it was stored with first."""
    recipe = load_recipe(stored["recipe"], cast(Size, stored["size"]))
    if "draws" in stored:
        rows = judged_rows(recipe, OurNumbers.from_stored(stored["draws"]))
        judged = [row.to_dict() for row in rows]
    else:
        judged = list(_judged_rows(recipe, stored))
    verdicts = verdict_counts([row["verdict"] for row in judged])
    before = stored.get("before", stored["verdicts"])
    words = {"why": list(recipe.why), "silent": list(recipe.left_open), "before": before}
    return {**stored, "rows": judged, "verdicts": verdicts, **words}


def _judged_rows(recipe: PaperRecipe, stored: Plain) -> Iterator[dict[str, Any]]:
    means = StoredMeans(recipe, stored["tables"])
    claims = {claim.sentence: claim for claim in recipe.claims}
    rows = stored["rows"]
    for row in rows:
        if row["kind"] == "number":
            verdict, note = _number_verdict(recipe, row, rows), row["note"]
        elif row["kind"] == "sign":
            verdict, note = _sign_verdict(recipe, row, rows)
        else:
            claim = claims.get(row["source"])
            verdict, note = _claim_verdict(claim, row, means)
            note = note if claim is None else claim.with_reason(verdict, note)
        yield {**row, "verdict": verdict, "note": note}
    known = {row["source"] for row in rows}
    for claim in recipe.claims:
        if claim.sentence not in known:
            yield from _later_rows(claim, means)


def _later_rows(claim: Claim, means: StoredMeans) -> Iterator[dict[str, Any]]:
    """The rows of a claim that the recipe did not have when the result was stored."""
    if claim.kind == "above" and not (claim.at or claim.each):
        for plan in means.plans_of(claim):
            if cases := list(_cases(claim, plan, means)):
                yield above_row(claim, [plan], cases).to_dict()


def _number_verdict(recipe: PaperRecipe, row: Plain, rows: Sequence[Plain]) -> Verdict:
    direction = None
    if row["what"].startswith("gain of ") and row["ours"] is not None:
        direction = Direction(row["published"], row["ours"])
    other = _compared_row(recipe, row, rows)
    if other is not None and None not in (row["ours"], other["ours"], row["published"]):
        differences = (row[name] - other[name] for name in ("published", "ours"))
        direction = Direction(*differences)
    return judge_number(
        row["status"],
        row["published"],
        row["published_deviation"] or 0.0,
        row["ours"],
        row["tolerance"] or 0.0,
        direction,
    )


def _compared_row(recipe: PaperRecipe, row: Plain, rows: Sequence[Plain]) -> Plain | None:
    """The row that the paper compares this one with."""
    name = ""
    for table in recipe.tables:
        if table.title == row["source"]:
            name = table.focus if row["what"] == table.baseline else table.baseline
    for relative in recipe.relative:
        if relative.title == row["source"] and row["what"].startswith(f"{relative.group} "):
            own = row["what"].removeprefix(f"{relative.group} ")
            other = relative.focus if own == relative.baseline else relative.baseline
            name = f"{relative.group} {other}"
    at = (row["source"], name, row["at"])
    return next(
        (other for other in rows if (other["source"], other["what"], other["at"]) == at), None
    )


def _sign_verdict(recipe: PaperRecipe, row: Plain, rows: Sequence[Plain]) -> tuple[Verdict, str]:
    group = row["what"].partition(": ")[0]
    family = [
        other
        for other in rows
        if other["source"] == row["source"] and other["what"].startswith(f"{group}: ")
    ]
    p_values = [_p_value(other) for other in family]
    position = family.index(row)
    adjusted = float(holm(p_values)[position])
    published = _published_difference(recipe, row["source"], group, position)
    direction = Direction(published, row["difference"] or 0.0)
    n_corpora = int(row["plan"].split()[0])
    p_value = p_values[position]
    verdict = judge_sign(row["status"], row["published"], n_corpora, p_value, adjusted, direction)
    if math.isnan(p_value):
        return verdict, row["note"]
    return verdict, f"p = {p_value:.2g}, {adjusted:.2g} with Holm's correction"


def _published_difference(recipe: PaperRecipe, source: str, group: str, position: int) -> float:
    for table in recipe.relative:
        if (table.signs_title or f"{table.title}, pairs", table.group) == (source, group):
            first, second = list(combinations(table.values, 2))[position]
            return first - second
    return 0.0


def _p_value(row: Plain) -> float:
    found = _P_VALUE.search(row["note"])
    return float(found[1]) if found else math.nan


def _claim_verdict(claim: Claim | None, row: Plain, means: StoredMeans) -> tuple[Verdict, str]:
    if claim is None or row["ours"] is None:
        return "cannot be checked", row["note"]
    plans = means.plans_of(claim)
    if claim.kind == "rank":
        columns, metric, best_of = claim.columns, claim.metric, claim.best_of
        relative = relative_values(means, plans, claim.group, columns, metric, best_of)
        return judge_rank(claim, relative)[1:]
    chosen = plans if claim.together else [plan for plan in plans if plan == row["plan"]]
    if claim.kind == "trend":
        return _trend_verdict(claim, plans if claim.along == "plans" else chosen, means)
    cases = [case for plan in chosen for case in _cases(claim, plan, means)]
    if claim.at or claim.each or not cases:
        return "cannot be checked", _NO_DRAWS
    return judge_claim(claim.status, cases, claim.allow, claim.at_least, claim.together)


def _cases(claim: Claim, plan: str, means: StoredMeans) -> Iterator[ClaimCase]:
    sign = 1 if metric_named(claim.metric).higher_is_better else -1
    above, below = (
        means.points(plan, label, claim.metric, claim.best_of)
        for label in (claim.method, claim.baseline)
    )
    for size in above:
        if size in below and (not size or not claim.training or size in claim.training):
            mean, deviation = above[size]
            shifted = (mean + sign * claim.allow, deviation)
            name = f"{plan} {size}".rstrip()
            tested = means.case(name, (plan, plan), (shifted, below[size]), sign)
            exact = means.case(name, (plan, plan), (above[size], below[size]), sign)
            yield ClaimCase(
                exact.name, exact.mean, tested.p_value, exact.draws, exact.is_equal, plan=plan
            )


def _trend_verdict(claim: Claim, plans: Sequence[str], means: StoredMeans) -> tuple[Verdict, str]:
    found = {plan: means.points(plan, claim.method, claim.metric, claim.best_of) for plan in plans}
    if claim.along == "plans":
        cells = [(plan, cell) for plan, points in found.items() for cell in points.values()]
    elif claim.along == "training" and plans:
        cells = [(plans[0], cell) for cell in found[plans[0]].values()]
    else:
        cells = []
    if len(cells) < 2:
        return "cannot be checked", _NO_DRAWS
    ends = (cells[-1], cells[0])
    case = means.case(
        "", [plan for plan, _ in ends], [cell for _, cell in ends], -1 if claim.falls else 1
    )
    return judge_trend(claim, [cell[0] for _, cell in cells], case)
