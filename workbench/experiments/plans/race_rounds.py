"""The trials of a race that are still to be run, given the results so far."""

from collections.abc import Iterable

from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.race import Outcome, Race, next_round, rounds
from workbench.experiments.plans.splits import Split
from workbench.experiments.plans.titles import configuration_name
from workbench.experiments.plans.trials import Trial, TrialResult, unfold_on


def configurations_of(plan: Plan) -> list[str]:
    """The names of all configurations of a plan, in its order."""
    return [
        configuration_name(choice.label, swept)
        for choice in plan.methods
        for swept in choice.configurations()
    ]


def outcomes_of(results: Iterable[TrialResult], metric: str) -> dict[str, Outcome]:
    """What the results say about each configuration."""
    scores: dict[str, dict[Split, float]] = {}
    seconds: dict[str, float] = {}
    failed: set[str] = set()
    for result in results:
        name = result.configuration
        seconds[name] = seconds.get(name, 0.0) + result.seconds_total
        found = scores.setdefault(name, {})
        if result.error is not None or metric not in result.scores:
            failed.add(name)
        else:
            found[Split(result.training, result.repeat, result.fold)] = result.scores[metric]
    return {name: Outcome(found, seconds[name], name in failed) for name, found in scores.items()}


def trials_to_run(plan: Plan, results: Iterable[TrialResult], workers: int) -> tuple[Trial, ...]:
    """The trials of the round that the race is in, without those that are stored."""
    stored = list(results)
    outcomes = outcomes_of(stored, plan.metrics[0])
    budget = 60.0 * plan.protocol.minutes * workers if isinstance(plan.protocol, Race) else 0.0
    number, names = next_round(configurations_of(plan), outcomes, budget)
    wanted, keys = set(names), {result.key for result in stored}
    return tuple(
        trial
        for trial in unfold_on(plan, rounds()[number])
        if configuration_name(trial.label, trial.swept) in wanted and trial.key not in keys
    )


def most_trials(plan: Plan) -> int:
    """The number of trials of a race that is not stopped by its time."""
    names = len(configurations_of(plan))
    second = min(names, max(4, -(-names // 2)))
    return 2 * (names + second + min(second, 3)) + 1
