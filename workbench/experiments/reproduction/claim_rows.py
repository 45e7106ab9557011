"""Rows for the claims of a paper: one method above another, a trend, a rank."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np

from workbench.experiments.plans.titles import short_label, value_words
from workbench.experiments.reproduction.claim_verdicts import (
    ClaimCase,
    case_of,
    judge_claim,
    p_value,
)
from workbench.experiments.reproduction.numbers import OurNumbers, Scores
from workbench.experiments.reproduction.recipe import Claim
from workbench.experiments.reproduction.relative_rows import relative_values
from workbench.experiments.reproduction.verdicts import ALPHA, ComparisonRow, Verdict
from workbench.experiments.scoring.comparisons import Draws
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.significance import paired_t


def claim_rows(claim: Claim, numbers: OurNumbers) -> Iterator[ComparisonRow]:
    """The rows of a claim: one per plan, or one for all plans together."""
    if claim.kind == "rank":
        yield _rank_row(claim, numbers)
        return
    if claim.kind == "trend" and claim.along == "plans":
        yield _trend_row(claim, "", _points_over_plans(claim, numbers), Draws(0.0))
        return
    plans = plans_of(claim, numbers)
    if claim.kind == "trend":
        for plan in plans:
            yield _trend_row(claim, plan, _points(claim, plan, numbers), numbers.draws(plan))
        return
    groups = [plans] if claim.together else [[plan] for plan in plans]
    for group in groups or [list(claim.plans)]:
        cases = [case for plan in group for case in _cases(claim, plan, numbers)]
        yield above_row(claim, group, cases)


def plans_of(claim: Claim, numbers: OurNumbers) -> list[str]:
    """The keys of the plans of a claim; a key that ends in * names every plan with that prefix."""
    keys: list[str] = []
    for pattern in claim.plans:
        matches = numbers.plans(pattern[:-1]) if pattern.endswith("*") else (pattern,)
        keys += [key for key in matches if key not in keys]
    return keys


def _cases(claim: Claim, plan: str, numbers: OurNumbers) -> Iterator[ClaimCase]:
    sign = 1 if metric_named(claim.metric).higher_is_better else -1
    sizes = numbers.trainings(plan)
    chosen = [size for size in claim.training or sizes if size in sizes]
    for training, at in product(chosen, _settings(claim, plan, numbers)):
        above, below = (
            numbers.scores(plan, label, claim.metric, training, claim.best_of, at)
            for label in (claim.method, claim.baseline)
        )
        if len(above) and len(below):
            value = value_words(at[claim.each]) if claim.each else ""
            name = " ".join(part for part in (plan, training, value) if part)
            draws = numbers.draws(plan, training)
            yield case_of(name, above, below, draws, sign=sign, allow=claim.allow, plan=plan)


def _settings(claim: Claim, plan: str, numbers: OurNumbers) -> list[Mapping[str, Any]]:
    """The swept values to compare: those the claim names, or each that both methods have."""
    if not claim.each:
        return [claim.at]
    ours, theirs = (
        {scores.swept[claim.each] for scores in numbers.swept(plan, label, claim.metric)}
        for label in (claim.method, claim.baseline)
    )
    return [{**claim.at, claim.each: value} for value in sorted(ours & theirs)]


def above_row(claim: Claim, plans: Sequence[str], cases: Sequence[ClaimCase]) -> ComparisonRow:
    """The row of a claim that one method is above another."""
    verdict, note = judge_claim(
        claim.status, cases, claim.allow, claim.at_least, claim.together and len(plans) > 1
    )
    listed = "; ".join(f"{case.name}: {case.means}" for case in cases[:4])
    return _row(
        claim,
        ", ".join(plans) if len(plans) < 4 else f"{len(plans)} plans",
        published=_published_order(claim),
        ours=(listed + (" …" if len(cases) > 4 else "")) or None,
        difference=float(np.mean([case.mean for case in cases])) if cases else None,
        verdict=verdict,
        note=note,
    )


def _published_order(claim: Claim) -> str:
    if claim.allow:
        return f"{claim.method} not below {claim.baseline} (by more than {claim.allow:g})"
    by = f" by {claim.at_least:g} or more" if claim.at_least else ""
    return f"{claim.method} above {claim.baseline}{by}"


_Points = list[tuple[str, Scores]]


def _points(claim: Claim, plan: str, numbers: OurNumbers) -> _Points:
    if claim.along == "training":
        points = [
            (training, numbers.scores(plan, claim.method, claim.metric, training, claim.best_of))
            for training in numbers.trainings(plan)
            if not claim.training or training in claim.training
        ]
        return [(name, scores) for name, scores in points if len(scores)]
    return [
        (value_words(configuration.swept[claim.along]), configuration.scores)
        for configuration in numbers.swept(plan, claim.method, claim.metric)
        if claim.along in configuration.swept and not np.isnan(configuration.scores).all()
    ]


def _points_over_plans(claim: Claim, numbers: OurNumbers) -> _Points:
    points = [
        (plan, numbers.scores(plan, claim.method, claim.metric, None, claim.best_of))
        for plan in plans_of(claim, numbers)
    ]
    return [(name, scores) for name, scores in points if len(scores)]


def _trend_row(claim: Claim, plan: str, points: _Points, draws: Draws) -> ComparisonRow:
    """The first and the last point are tested; reproduced if every step has the direction too."""
    means = [(name, float(np.nanmean(scores))) for name, scores in points]
    verdict: Verdict = "cannot be checked"
    note, difference = "fewer than two points were run", None
    if len(points) > 1:
        sign = -1 if claim.falls else 1
        ends = case_of("", points[-1][1], points[0][1], draws, sign=sign)
        difference = sign * ends.mean
        verdict, note = judge_trend(claim, [value for _, value in means], ends)
    return _row(
        claim,
        plan or "all plans",
        published=_published_trend(claim, means),
        ours="; ".join(f"{name}: {value:.4f}" for name, value in means) or None,
        difference=difference,
        verdict=verdict,
        note=note,
    )


def judge_trend(claim: Claim, means: Sequence[float], ends: ClaimCase) -> tuple[Verdict, str]:
    """Judge a trend by the test of its ends and by its steps."""
    steps = np.diff(means) * (-1 if claim.falls else 1)
    good = int((steps >= -claim.allow).sum())
    verb = "fall" if claim.falls else "rise"
    tested = f"p = {ends.p_value:.2g}, {ends.draws} draws"
    if math.isnan(ends.p_value):
        tested = f"{ends.draws} {'draw is' if ends.draws == 1 else 'draws are'} too few for a test"
    note = f"{good} of {len(steps)} steps {verb}{_allowance(claim)}; first and last: {tested}"
    if ends.is_equal:
        verdict: Verdict = "no effect"
    elif ends.mean <= 0 or ends.p_value >= ALPHA:
        verdict = "not reproduced"
    elif math.isnan(ends.p_value):
        verdict = "cannot be checked"
    else:
        verdict = "reproduced" if good == len(steps) else "same direction"
    return (verdict if claim.status == "printed" else "cannot be checked"), note


def _allowance(claim: Claim) -> str:
    opposite = "rise" if claim.falls else "fall"
    return f" or {opposite} by no more than {claim.allow:g}" if claim.allow else ""


def _published_trend(claim: Claim, points: Sequence[tuple[str, float]]) -> str:
    verb = "falls" if claim.falls else "rises"
    others = {"training": "training size", "plans": "documents"}
    along = others.get(claim.along) or short_label(claim.along)
    if claim.along == "training" and any(name.endswith(" pairs") for name, _ in points):
        along = "number of pairs"
    return f"{metric_named(claim.metric).title} of {claim.method} {verb} with {along}"


def _rank_row(claim: Claim, numbers: OurNumbers) -> ComparisonRow:
    plans = plans_of(claim, numbers)
    relative = relative_values(
        numbers, plans, claim.group, claim.columns, claim.metric, claim.best_of
    )
    ours, verdict, note = judge_rank(claim, relative)
    return _row(
        claim,
        f"{relative.shape[1]} corpora",
        published=f"{claim.group} {claim.method} among the first {claim.at_most}",
        ours=ours,
        difference=None,
        verdict=verdict,
        note=note,
    )


def judge_rank(claim: Claim, relative: Scores) -> tuple[str | None, Verdict, str]:
    """The rank of a method by its mean over the corpora, judged by the test of its lead."""
    if not relative.shape[1]:
        return None, "cannot be checked", "no corpus was run with every model"
    columns, means = claim.columns, relative.mean(axis=1)
    order = [columns[column] for column in np.argsort(-means, kind="stable")]
    rank = order.index(claim.method) + 1
    note = ", ".join(f"{model} {means[columns.index(model)]:.3f}" for model in order)
    p = _lead(claim, relative, [columns.index(model) for model in order])
    note += "; too few corpora for a test" if math.isnan(p) else f"; p = {p:.2g} against the next"
    is_led = rank <= claim.at_most
    verdict: Verdict = "reproduced" if is_led and p < ALPHA else "not reproduced"
    if claim.status != "printed" or (is_led and math.isnan(p)):
        verdict = "cannot be checked"
    return f"rank {rank}", verdict, note


def _lead(claim: Claim, relative: Scores, order: Sequence[int]) -> float:
    """The p-value of the method against the first model that would take its claimed rank."""
    others = [model for model in order if claim.columns[model] != claim.method]
    if len(others) < claim.at_most:
        return math.nan
    own = relative[claim.columns.index(claim.method)]
    return p_value(paired_t(own, relative[others[claim.at_most - 1]]))


def _row(
    claim: Claim,
    plan: str,
    *,
    published: str,
    ours: str | None,
    difference: float | None,
    verdict: Verdict,
    note: str,
) -> ComparisonRow:
    return ComparisonRow(
        source=claim.sentence,
        kind="claim",
        plan=plan,
        what=claim.method,
        at=", ".join(claim.training),
        metric=claim.metric,
        status=claim.status,
        published=published,
        published_deviation=None,
        ours=ours,
        ours_deviation=None,
        difference=difference,
        verdict=verdict,
        note=claim.with_reason(verdict, note),
    )
