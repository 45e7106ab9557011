"""Choose trials of a run by configuration, training size, key or stored array."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.errors import WorkbenchError
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run
from workbench.plain_text import begun

_NOTES = "notes"
_MOST_NOTES, _LONGEST_NOTES = 20, 600  # sentences of a method, and their characters
Wanted = str | None  # a configuration, training size or trial; None: the figure chooses


class MissingResultError(WorkbenchError):
    """Something that a run does not have; the message says why and what would provide it."""


def ordered_configurations(run: Run, results: Sequence[TrialResult]) -> list[str]:
    """The configurations with a result, in the order of the plan, swept values ascending."""
    positions = {label: number for number, label in enumerate(run.record.get("methods", ()))}
    by_name = {result.configuration: result for result in results}

    def position(name: str) -> tuple[Any, ...]:
        result = by_name[name]
        swept = tuple(_sortable(value) for value in result.swept.values())
        return positions.get(result.label, len(positions)), result.label, swept

    return sorted(by_name, key=position)


def choose_trials(
    run: Run,
    results: Sequence[TrialResult],
    configuration: str | None = None,
    training: str | None = None,
) -> list[TrialResult]:
    """The finished trials of one configuration at one training size (the largest if unnamed)."""
    finished = [result for result in results if result.error is None]
    if not finished:
        raise MissingResultError(_no_trial_message(run, results))
    names = ordered_configurations(run, finished)
    wanted = names[0] if configuration is None else configuration
    chosen = [result for result in finished if result.configuration == wanted]
    if not chosen:
        raise MissingResultError(_no_configuration_message(results, wanted, names))
    largest = max(chosen, key=lambda result: result.training_size).training
    size = largest if training is None else training
    at_size = [result for result in chosen if result.training == size]
    if not at_size:
        sizes = ", ".join(dict.fromkeys(result.training for result in chosen))
        raise MissingResultError(
            f"{configuration_title(wanted)} has no trial with {size!r}; there are {sizes}."
        )
    return sorted(at_size, key=lambda result: (result.repeat, result.fold))


def method_notes(run: Run, results: Sequence[TrialResult]) -> list[str]:
    """What each method says of its result at the largest training size, after its name."""
    noted = [result for result in results if _NOTES in result.arrays and result.error is None]
    largest_last = sorted(noted, key=lambda result: result.training_size)
    by_name = {result.configuration: result for result in largest_last}
    lines = []
    for name in ordered_configurations(run, noted):
        sentences = _stored_notes(run, by_name[name].key)
        if sentences:
            lines.append(f"{configuration_title(name)}: {sentences}")
    return lines


def _stored_notes(run: Run, key: str) -> str:
    try:
        notes = run.arrays(key, (_NOTES,)).get(_NOTES, ())
    except StoreError:  # the scores are useful even if the arrays are damaged
        return ""
    sentences = " ".join(str(note) for note in np.ravel(notes)[:_MOST_NOTES])
    return begun(sentences, _LONGEST_NOTES)


def trial_with(
    run: Run,
    name: str,
    needs: str,
    configuration: Wanted = None,
    training: Wanted = None,
    key: Wanted = None,
) -> tuple[TrialResult, dict[str, NDArray[Any]]]:
    """The first trial that stored an array, with its arrays.

    `needs` says which methods store it, for the message if no trial has it.
    """
    results = run.results()
    if key is not None:
        candidates = [result for result in results if result.key == key]
    elif configuration is None:
        candidates = sorted(
            (result for result in results if name in result.arrays and result.error is None),
            key=lambda result: (-result.training_size, result.repeat, result.fold),
        )
    else:
        candidates = choose_trials(run, results, configuration, training)
    for result in candidates:
        if name in result.arrays:
            arrays = run.arrays(result.key)
            if name in arrays:
                return result, arrays
    if not any(result.error is None for result in results):
        raise MissingResultError(_no_trial_message(run, results))
    raise MissingResultError(needs + _configurations_with(run, results, name))


def _configurations_with(run: Run, results: Sequence[TrialResult], name: str) -> str:
    having = [result for result in results if name in result.arrays and result.error is None]
    titles = ", ".join(map(configuration_title, ordered_configurations(run, having)))
    return f" In this run it is available for {titles}." if titles else ""


def require_results(run: Run) -> list[TrialResult]:
    """The results of a run; raises `MissingResultError` if no trial has finished."""
    results = run.results()
    if not any(result.error is None for result in results):
        raise MissingResultError(_no_trial_message(run, results))
    return results


def _no_configuration_message(
    results: Sequence[TrialResult], wanted: str, names: Sequence[str]
) -> str:
    errors = [result.error for result in results if result.configuration == wanted]
    if errors:
        title = configuration_title(wanted)
        return f"All {len(errors)} trials of {title} failed; the first error was: {errors[0]}"
    return f"No configuration is called {wanted!r}; there are {', '.join(names)}."


def _no_trial_message(run: Run, results: Sequence[TrialResult]) -> str:
    if results:
        return (
            f"All {len(results)} trials of {run.name!r} failed; "
            f"the first error was: {results[0].error}"
        )
    return f"{run.name!r} has no finished trial yet; start or resume the run."


def _sortable(value: Any) -> tuple[int, float, str]:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return (0, float(value), "") if is_number else (1, 0.0, str(value))
