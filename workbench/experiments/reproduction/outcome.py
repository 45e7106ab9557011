"""What repeating a recipe gave: lines with verdicts, and what they were made with."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from workbench.experiments.reproduction.claim_rows import claim_rows
from workbench.experiments.reproduction.needs import needs
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.our_tables import our_tables
from workbench.experiments.reproduction.recipe import Recipe
from workbench.experiments.reproduction.relative_rows import relative_rows
from workbench.experiments.reproduction.table_rows import table_rows
from workbench.experiments.reproduction.verdicts import VERDICTS, Row
from workbench.experiments.runs.environment import environment
from workbench.experiments.runs.run import Run

FORMAT = 1
_LONGEST_GAP = timedelta(minutes=1)


@dataclass(frozen=True)
class Outcome:
    """A recipe with its runs by key and one line per published number or claim."""

    recipe: Recipe
    runs: Mapping[str, Run]
    rows: tuple[Row, ...]

    def counts(self) -> dict[str, int]:
        """How many lines have each verdict."""
        found = Counter(one.verdict for one in self.rows)
        return {one: found[one] for one in VERDICTS}

    def missing(self) -> list[str]:
        """How to get what a plan that was not run needs; what was run is there."""
        ran = {one.corpus for one in self.recipe.plans if one.key in self.runs}
        return [one.problem for one in needs(self.recipe) if one.problem and one.corpus not in ran]

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON: the lines, and date, version, machine, seeds and runs."""
        made = _environment(self.runs)
        return {
            "format": FORMAT,
            "recipe": self.recipe.name,
            "title": self.recipe.title,
            "paper": self.recipe.paper,
            "size": self.recipe.size,
            "date": datetime.now(UTC).date().isoformat(),
            "versions": made["versions"],
            "commit": made["commit"],
            "machine": {one: made[one] for one in ("machine", "cores", "memory")},
            "verdicts": self.counts(),
            "silent": list(self.recipe.silent),
            "why": list(self.recipe.why),
            "missing": self.missing(),
            "runs": [_run_values(key, run) for key, run in self.runs.items()],
            "elapsed": _elapsed(self.runs.values()),
            "workers": max(
                (one.record.get("workers") or 0 for one in self.runs.values()), default=0
            ),
            "failures": OurNumbers(self.runs).failures(),
            "rows": [one.to_dict() for one in self.rows],
            "tables": [one.to_dict() for one in our_tables(self.recipe, self.runs)],
        }


def outcome_of(recipe: Recipe, runs: Mapping[str, Run]) -> Outcome:
    """Put the published numbers and claims of a recipe beside what its runs gave.

    A slice shows that a recipe runs; whatever its numbers are, they are no evidence.
    """
    rows = _rows(recipe, OurNumbers(runs))
    if recipe.size == "slice":
        rows = (replace(one, verdict="cannot be checked") for one in rows)
    return Outcome(recipe, runs, tuple(rows))


def _rows(recipe: Recipe, numbers: OurNumbers) -> Iterator[Row]:
    for claim in recipe.claims:
        yield from claim_rows(claim, numbers)
    for table in recipe.tables:
        yield from table_rows(table, numbers)
    for relative in recipe.relative:
        yield from relative_rows(relative, numbers)


def _environment(runs: Mapping[str, Run]) -> Mapping[str, Any]:
    """What the newest run was made with; a run may be older than this program."""
    newest = max(runs.values(), key=lambda one: str(one.record.get("created", "")), default=None)
    return environment() | ({} if newest is None else dict(newest.environment))


def _run_values(key: str, run: Run) -> dict[str, Any]:
    results = run.results()
    return {
        "plan": key,
        "run": run.id,
        "seed": run.plan.seed,
        "trials": len(results),
        "failed": sum(one.error is not None for one in results),
        "seconds": round(sum(one.seconds_total for one in results), 1),
    }


def _elapsed(runs: Iterable[Run]) -> float | None:
    """Seconds by the clock, with what was read between two runs, but not a longer pause."""
    records = [one.record for one in runs]
    if not all(one.get("finished") for one in records):
        return None
    spans = sorted(
        (datetime.fromisoformat(one["created"]), datetime.fromisoformat(one["finished"]))
        for one in records
    )
    total, last = timedelta(), datetime.min.replace(tzinfo=UTC)
    for created, finished in spans:
        # A run with trials retried later ends after the next ones: what it adds they take away.
        total += finished - (last if created - last < _LONGEST_GAP else created)
        last = finished
    return round(total.total_seconds(), 1)
