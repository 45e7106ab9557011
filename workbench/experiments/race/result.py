"""What a race found: places, the winner, an honest estimate, and what more labels would bring."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.race import LAST, Standing, standings
from workbench.experiments.plans.race_rounds import configurations_of, outcomes_of
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.race.learning_law import Forecast, Measurement, forecast
from workbench.experiments.runs.run import Run

_Z = 1.959964


@dataclass(frozen=True)
class RaceResult:
    """The places of all methods and, once there is a winner, what to expect of it."""

    places: tuple[Standing, ...]
    winner: str
    judged_on: int  # documents put aside
    accuracy: float  # on these
    low: float
    high: float
    forecasts: tuple[Forecast, ...]  # with all, twice and four times the labelled documents

    def sentences(self) -> list[str]:
        """What to use, what it will reach, and what more labels would bring."""
        if not self.winner:
            return ["The race has no winner yet; resume it."]
        reached = (
            f"It classifies about {self.accuracy:.1%} of new documents correctly "
            f"({self.low:.1%} to {self.high:.1%}, 95 % interval, judged once on {self.judged_on} "
            "documents that no choice had seen)."
        )
        return [f"Use {configuration_title(self.winner)}.", reached, self._more()]

    def _more(self) -> str:
        if len(self.forecasts) < 2:
            return "What more labelled documents would bring cannot be told from this race."
        more = self.forecasts[1]
        return (
            f"With twice as many labelled documents ({more.training:,}), expect about "
            f"{more.accuracy:.1%} ({more.low:.1%} to {more.high:.1%})."
        )

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return {
            "winner": self.winner,
            "accuracy": self.accuracy,
            "interval": [self.low, self.high],
            "judged_on": self.judged_on,
            "forecasts": [dict(vars(more)) for more in self.forecasts],
            "places": [dict(vars(place)) for place in self.places],
            "sentences": self.sentences(),
        }


def race_result(run: Run) -> RaceResult:
    """Read the result of a race from its run, finished or not."""
    return result_of(run.plan, run.results())


def result_of(plan: Plan, results: list[TrialResult]) -> RaceResult:
    """The result of a race from its plan and trials."""
    metric = plan.metrics[0]
    places = tuple(standings(configurations_of(plan), outcomes_of(results, metric)))
    last = [result for result in results if result.training == LAST and result.error is None]
    if not last:
        return RaceResult(places, "", 0, float("nan"), 0.0, 1.0, ())
    final = last[-1]
    judged = final.scores[metric]
    known = final.training_size + final.test_size
    sizes = [final.training_size, known, 2 * known, 4 * known]
    expected = forecast(_measured(results, final.configuration, metric), sizes)
    # The winner learns from the documents put aside as well, once they have judged it.
    gain = max(0.0, expected[1].accuracy - expected[0].accuracy) if expected else 0.0
    low, high = wilson_interval(judged, final.test_size)
    return RaceResult(
        places=places,
        winner=final.configuration,
        judged_on=final.test_size,
        accuracy=judged,
        low=low,
        high=min(1.0, high + gain),
        forecasts=tuple(expected[1:]),
    )


def wilson_interval(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of `count` documents."""
    middle = (share + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    half = _Z / (1 + _Z**2 / count) * sqrt(share * (1 - share) / count + _Z**2 / (4 * count**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def _measured(results: list[TrialResult], name: str, metric: str) -> list[Measurement]:
    return [
        Measurement(result.training_size, result.test_size, result.scores[metric])
        for result in results
        if result.configuration == name and result.error is None
    ]
