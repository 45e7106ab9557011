"""The table of a race: the last round of each method, why it was dropped, and the winner."""

from dataclasses import dataclass
from typing import Self

from workbench.experiments.figures.trial_choice import MissingResultError, require_results
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.race.entrants import winner_plan
from workbench.experiments.race.result import result_of_trials
from workbench.experiments.runs.run import Run


@dataclass(frozen=True)
class RaceLine:
    """A method in a race."""

    title: str
    rounds: int
    score: float  # NaN where it finished no round
    remark: str  # winner, or why it is out


@dataclass(frozen=True)
class RaceFigure:
    """The methods of a race, best first; the experiment is None until there is a winner."""

    lines: tuple[RaceLine, ...]
    sentences: tuple[str, ...]
    experiment: Plan | None

    @classmethod
    def from_run(cls, run: Run) -> Self:
        """Read the standings of a race, finished or not."""
        results = require_results(run)
        if not run.plan.is_race:
            raise MissingResultError(
                "This run is not a race. Choose 'Find the best method' on the Experiment page."
            )
        found = result_of_trials(run.plan, results)
        lines = tuple(
            RaceLine(
                configuration_title(standing.name),
                standing.rounds,
                standing.score,
                "winner" if standing.name == found.winner else standing.reason,
            )
            for standing in found.standings
        )
        experiment = winner_plan(run.plan, found.winner) if found.winner else None
        return cls(lines, tuple(found.sentences()), experiment)

    def rows(self) -> TableRows:
        """One row per method."""
        table: TableRows = [("method", "rounds", "score", "remark")]
        return table + [(line.title, line.rounds, line.score, line.remark) for line in self.lines]
