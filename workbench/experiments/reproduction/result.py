"""The result of reproducing a paper: rows with verdicts, and how they were computed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from workbench.experiments.reproduction.claim_rows import claim_rows
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.our_tables import our_tables
from workbench.experiments.reproduction.recipe import PaperRecipe
from workbench.experiments.reproduction.recipe_corpora import needs
from workbench.experiments.reproduction.relative_rows import relative_rows
from workbench.experiments.reproduction.table_rows import table_rows
from workbench.experiments.reproduction.verdicts import ComparisonRow, verdict_counts
from workbench.experiments.runs.environment import environment
from workbench.experiments.runs.run import Run

FORMAT = 1
_LONGEST_GAP = timedelta(minutes=1)


@dataclass(frozen=True)
class ReproductionResult:
    """A paper recipe with its runs by key, and one row per published number or claim."""

    recipe: PaperRecipe
    runs: Mapping[str, Run]
    rows: tuple[ComparisonRow, ...]

    def counts(self) -> dict[str, int]:
        """The number of rows with each verdict."""
        return verdict_counts([row.verdict for row in self.rows])

    def missing(self) -> list[str]:
        """How to get the corpora of the plans that were not run."""
        used = {plan.corpus for plan in self.recipe.plans if plan.key in self.runs}
        return [
            need.problem for need in needs(self.recipe) if need.problem and need.corpus not in used
        ]

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON: the rows, and date, version, machine, seeds and runs."""
        environment_values = _environment(self.runs)
        return {
            "format": FORMAT,
            "recipe": self.recipe.name,
            "title": self.recipe.title,
            "paper": self.recipe.paper,
            "size": self.recipe.size,
            "date": datetime.now(UTC).date().isoformat(),
            "versions": environment_values["versions"],
            "commit": environment_values["commit"],
            "machine": {name: environment_values[name] for name in ("machine", "cores", "memory")},
            "verdicts": self.counts(),
            "silent": list(self.recipe.left_open),
            "why": list(self.recipe.why),
            "missing": self.missing(),
            "runs": [_run_values(key, run) for key, run in self.runs.items()],
            "elapsed": elapsed_seconds(self.runs.values()),
            "workers": max(
                (run.record.get("workers") or 0 for run in self.runs.values()), default=0
            ),
            "failures": OurNumbers(self.runs).failures(),
            "rows": [row.to_dict() for row in self.rows],
            "tables": [table.to_dict() for table in our_tables(self.recipe, self.runs)],
            "draws": OurNumbers(self.runs).to_lists(),
        }


def result_of(recipe: PaperRecipe, runs: Mapping[str, Run]) -> ReproductionResult:
    """Compare the published numbers and claims of a recipe with its runs.

    A slice only shows that a recipe runs; its numbers are never judged.
    """
    rows = judged_rows(recipe, OurNumbers(runs))
    if recipe.size == "slice":
        rows = (replace(row, verdict="cannot be checked") for row in rows)
    return ReproductionResult(recipe, runs, tuple(rows))


def judged_rows(recipe: PaperRecipe, numbers: OurNumbers) -> Iterator[ComparisonRow]:
    """A row for each claim and number of a recipe."""
    for claim in recipe.claims:
        yield from claim_rows(claim, numbers)
    for table in recipe.tables:
        yield from table_rows(table, numbers)
    for relative in recipe.relative:
        yield from relative_rows(relative, numbers)


def _environment(runs: Mapping[str, Run]) -> Mapping[str, Any]:
    """The environment of the newest run, which may be older than this program."""
    newest = max(runs.values(), key=lambda run: str(run.record.get("created", "")), default=None)
    return environment() | ({} if newest is None else dict(newest.environment))


def _run_values(key: str, run: Run) -> dict[str, Any]:
    results = run.results()
    return {
        "plan": key,
        "run": run.id,
        "seed": run.plan.seed,
        "trials": len(results),
        "failed": sum(result.error is not None for result in results),
        "seconds": round(sum(result.seconds_total for result in results), 1),
    }


def elapsed_seconds(runs: Iterable[Run]) -> float | None:
    """Elapsed seconds, including short gaps between two runs but no longer pauses."""
    records = [run.record for run in runs]
    if not all(record.get("finished") for record in records):
        return None
    spans = sorted(
        (datetime.fromisoformat(record["created"]), datetime.fromisoformat(record["finished"]))
        for record in records
    )
    total, last = timedelta(), datetime.min.replace(tzinfo=UTC)
    for created, finished in spans:
        # A run with trials retried later ends after the next ones, which then subtract the overlap.
        total += finished - (last if created - last < _LONGEST_GAP else created)
        last = finished
    return round(total.total_seconds(), 1)
