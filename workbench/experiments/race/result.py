"""What a race found: standings, the winner, an unbiased estimate, what more labels would bring."""

from dataclasses import dataclass
from typing import Any

from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.race import LAST, Standing, standings
from workbench.experiments.plans.race_rounds import configurations_of, outcomes_of
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.race.learning_law import Forecast, Measurement, forecast
from workbench.experiments.runs.run import Run
from workbench.plain_text import per_cent


@dataclass(frozen=True)
class RaceResult:
    """The standings of all methods and, once there is a winner, what to expect of it."""

    standings: tuple[Standing, ...]
    winner: str
    judged_on: int  # held-out documents
    accuracy: float  # on these
    low: float
    high: float
    forecasts: tuple[Forecast, ...]  # with all, twice and four times the labelled documents

    def sentences(self) -> list[str]:
        """What to use, what it will reach, and what more labels would bring."""
        if not self.winner:
            return ["The race has no winner yet; resume it."]
        reached = (
            f"It classifies about {per_cent(self.accuracy, 1)} of new documents correctly "
            f"({per_cent(self.low, 1)} to {per_cent(self.high, 1)}, 95 % interval, "
            f"tested once on {self.judged_on} documents that no choice had seen)."
        )
        return [f"Use {configuration_title(self.winner)}.", reached, self._more()]

    def _more(self) -> str:
        if len(self.forecasts) < 2:
            return "This race does not show what more labelled documents would bring."
        more = self.forecasts[1]
        return (
            f"With twice as many labelled documents ({more.training:,}), expect about "
            f"{per_cent(more.accuracy, 1)} ({per_cent(more.low, 1)} to {per_cent(more.high, 1)})."
        )

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return {
            "winner": self.winner,
            "accuracy": self.accuracy,
            "interval": [self.low, self.high],
            "judged_on": self.judged_on,
            "forecasts": [dict(vars(more)) for more in self.forecasts],
            "standings": [dict(vars(standing)) for standing in self.standings],
            "sentences": self.sentences(),
        }


def race_result(run: Run) -> RaceResult:
    """Read the result of a race from its run, finished or not."""
    return result_of_trials(run.plan, run.results())


def result_of_trials(plan: Plan, results: list[TrialResult]) -> RaceResult:
    """The result of a race from its plan and trials."""
    metric = plan.metrics[0]
    ranked = tuple(standings(configurations_of(plan), outcomes_of(results, metric)))
    last = [result for result in results if result.training == LAST and result.error is None]
    if not last:
        return RaceResult(ranked, "", 0, float("nan"), 0.0, 1.0, ())
    final = last[-1]
    judged = final.scores[metric]
    known = final.training_size + final.test_size
    sizes = [final.training_size, known, 2 * known, 4 * known]
    expected = forecast(_measured(results, final.configuration, metric), sizes)
    # The winner learns from the held-out documents as well, once it was tested on them.
    gain = max(0.0, expected[1].accuracy - expected[0].accuracy) if expected else 0.0
    low, high = exact_interval(judged, final.test_size)
    return RaceResult(
        standings=ranked,
        winner=final.configuration,
        judged_on=final.test_size,
        accuracy=judged,
        low=low,
        high=min(1.0, high + gain),
        forecasts=tuple(expected[1:]),
    )


def exact_interval(share: float, count: int) -> tuple[float, float]:
    """The exact 95 % interval of a share of `count` documents (Clopper, Pearson 1934)."""
    from scipy.special import betaincinv  # late: 0.2 s to import

    right = round(share * count)
    low = betaincinv(right, count - right + 1, 0.025) if right else 0.0
    high = betaincinv(right + 1, count - right, 0.975) if right < count else 1.0
    return float(low), float(high)


def _measured(results: list[TrialResult], name: str, metric: str) -> list[Measurement]:
    return [
        Measurement(result.training_size, result.test_size, result.scores[metric])
        for result in results
        if result.configuration == name and result.error is None
    ]
