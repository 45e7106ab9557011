"""Which trials of a run are meant: by configuration, training size, key or stored array."""

from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

from workbench.errors import WorkbenchError
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run


class MissingResultError(WorkbenchError):
    """Something that a run cannot give; the sentence says why and what would give it."""


def configurations_of(run: Run, results: Sequence[TrialResult]) -> list[str]:
    """The configurations with a result, in the order of the plan, swept values ascending."""
    labels = {name: place for place, name in enumerate(run.record.get("methods", ()))}
    first = {one.configuration: one for one in results}

    def place(name: str) -> tuple[Any, ...]:
        result = first[name]
        swept = tuple(_sortable(value) for value in result.swept.values())
        return labels.get(result.label, len(labels)), result.label, swept

    return sorted(first, key=place)


def choose_trials(
    run: Run,
    results: Sequence[TrialResult],
    configuration: str | None = None,
    training: str | None = None,
) -> list[TrialResult]:
    """The finished trials of one configuration at one training size (the largest if unnamed)."""
    finished = [one for one in results if one.error is None]
    if not finished:
        raise MissingResultError(_no_trial_sentence(run, results))
    names = configurations_of(run, finished)
    wanted = names[0] if configuration is None else configuration
    chosen = [one for one in finished if one.configuration == wanted]
    if not chosen:
        known = ", ".join(names)
        raise MissingResultError(f"No finished trial is called {wanted!r}; there are {known}.")
    largest = max(chosen, key=lambda one: one.training_size).training
    size = largest if training is None else training
    at_size = [one for one in chosen if one.training == size]
    if not at_size:
        sizes = ", ".join(dict.fromkeys(one.training for one in chosen))
        raise MissingResultError(f"{wanted} has no trial with {size!r}; there are {sizes}.")
    return sorted(at_size, key=lambda one: (one.repeat, one.fold))


def trial_with(
    run: Run,
    name: str,
    needs: str,
    configuration: str | None = None,
    training: str | None = None,
    key: str | None = None,
) -> tuple[TrialResult, dict[str, NDArray[Any]]]:
    """The first trial that stored an array, with its arrays; `needs` says what would give it."""
    results = run.results()
    if key is not None:
        candidates = [one for one in results if one.key == key]
    elif configuration is None:
        candidates = sorted(
            (one for one in results if name in one.arrays and one.error is None),
            key=lambda one: (-one.training_size, one.repeat, one.fold),
        )
    else:
        candidates = choose_trials(run, results, configuration, training)
    for one in candidates:
        if name in one.arrays:
            arrays = run.arrays(one.key)
            if name in arrays:
                return one, arrays
    if not any(one.error is None for one in results):
        raise MissingResultError(_no_trial_sentence(run, results))
    raise MissingResultError(needs + _who_has_it(run, results, name))


def _who_has_it(run: Run, results: Sequence[TrialResult], name: str) -> str:
    having = [one for one in results if name in one.arrays and one.error is None]
    names = ", ".join(configurations_of(run, having))
    return f" In this run they are {names}: choose one of them." if names else ""


def require_results(run: Run) -> list[TrialResult]:
    """The results of a run, or a sentence where there is no finished trial."""
    results = run.results()
    if not any(one.error is None for one in results):
        raise MissingResultError(_no_trial_sentence(run, results))
    return results


def _no_trial_sentence(run: Run, results: Sequence[TrialResult]) -> str:
    if results:
        return (
            f"All {len(results)} trials of {run.name!r} failed; the first said: {results[0].error}"
        )
    return f"{run.name!r} has no finished trial yet; start or resume the run."


def _sortable(value: Any) -> tuple[int, float, str]:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return (0, float(value), "") if is_number else (1, 0.0, str(value))
