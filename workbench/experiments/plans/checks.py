"""The problems of a plan as sentences, found before anything runs."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.storage import open_cached
from workbench.errors import ParameterError, WorkbenchError, bounded
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.splits import SplitFacts
from workbench.experiments.plans.trials import (
    configuration_count,
    repeated_key,
    trial_count,
)
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.methods.registry import METHODS
from workbench.parameters import check_parameters, check_values

_MOST_TRIALS = 1_000_000
_MOST_CONFIGURATIONS = 10_000  # each is looked at on every split to find what it shares


def check_plan(plan: Plan) -> tuple[str, ...]:
    """The problems of a plan: sentences with the name, the value and what is allowed."""
    problems = [*_check_fields(plan), *_check_metrics(plan)]
    if not problems:
        problems += _check_trials(plan)
    for choice in plan.methods:
        problems += _check_choice(plan, choice)
    return tuple(map(bounded, problems))


def _check_fields(plan: Plan) -> Iterator[str]:
    if not plan.name.strip():
        yield "The plan has no name; enter one."
    if not plan.corpus.strip():
        yield "The plan has no corpus; choose a known corpus or a path."
    if not plan.methods:
        yield "The plan has no method; choose at least one."
    if not 0 <= plan.seed < 2**63:
        yield f"The seed {plan.seed} must be a whole number from 0 to {2**63 - 1}."
    for name in ("reading", "tokens", "features", "protocol"):
        yield from _problems(name, check_parameters, getattr(plan, name))
    yield from _problems("protocol", lambda protocol: protocol.splits(), plan.protocol)
    labels = Counter(choice.label.casefold() for choice in plan.methods)
    for label, times in labels.items():
        if times > 1:
            yield f"The name {label!r} is used {times} times; give each method its own."


def _check_metrics(plan: Plan) -> Iterator[str]:
    if not plan.metrics:
        yield f"The plan has no metric; choose at least one of {', '.join(METRICS)}."
    for name, times in Counter(plan.metrics).items():
        if times > 1:
            yield f"The metric {name!r} is listed {times} times; list it once."
        if name not in METRICS:
            yield f"The metric {name!r} must be one of {', '.join(METRICS)}."
        elif plan.protocol.clusters and METRICS[name].task == "classify":
            usable = _metrics_except("classify")
            title = METRICS[name].title
            yield f"The metric “{title}” is for classes, not clusters; use {usable}."
        elif not plan.protocol.clusters and METRICS[name].task == "cluster":
            usable = _metrics_except("cluster")
            title = METRICS[name].title
            yield f"The metric “{title}” is for clusters, not classes; use {usable}."


def _metrics_except(task: str) -> str:
    return ", ".join(metric.title for metric in METRICS.values() if metric.task != task)


def _check_choice(plan: Plan, choice: MethodChoice) -> Iterator[str]:
    if choice.method not in METHODS:
        yield f"The method {choice.method!r} must be one of {', '.join(METHODS)}."
        return
    method = METHODS[choice.method]
    clusters = method.task == "cluster"
    if clusters != plan.protocol.clusters:
        kind = plan.protocol.kind
        yield (
            f"{method.title} finds clusters and cannot be used with the protocol {kind!r}; "
            "choose another method or protocol."
            if clusters
            else f"{method.title} needs classes and cannot be used with the protocol {kind!r}; "
            "choose another method or protocol."
        )
    yield from _check_settings(choice)
    yield from _problems(
        f"{choice.label}: features",
        lambda values: check_values(plan.features, values),
        choice.features,
    )
    if clusters and _selects_by_class(plan, choice):
        yield (
            f"{choice.label}: the selection of terms needs classes, which clustering does not use; "
            "choose 'none' or 'document frequency'."
        )
    if clusters and choice.tune:
        yield f"{choice.label}: tuning needs classes, which clustering does not use; sweep instead."


def _check_settings(choice: MethodChoice) -> Iterator[str]:
    method = METHODS[choice.method]
    parameters = {parameter.name: parameter for parameter in method.parameters}
    used = Counter([*choice.values, *choice.sweeps, *choice.tune])
    for name, times in used.items():
        if name not in parameters:
            yield (
                f"{choice.label}: there is no setting {name!r}; "
                f"{method.title} has {', '.join(parameters) or 'none'}."
            )
        elif times > 1:
            label = parameters[name].label
            yield f"{choice.label}: “{label}” must be fixed, swept or tuned, not several of these."
    grids = (choice.sweeps, choice.tune)
    tried = list(choice.values.items())
    tried += [(name, value) for grid in grids for name in grid for value in grid[name]]
    for name, value in tried:
        if name in parameters:
            yield from _problems(choice.label, parameters[name].check, value)
    if any(not values for grid in grids for values in grid.values()):
        yield f"{choice.label}: a swept or tuned setting must have at least one value."


def _check_trials(plan: Plan) -> Iterator[str]:
    number = trial_count(plan)
    if number > _MOST_TRIALS:  # they may not fit into memory
        yield f"The plan has {number} trials; at most {_MOST_TRIALS} are allowed."
        return
    configurations = configuration_count(plan)
    if configurations > _MOST_CONFIGURATIONS:
        yield (
            f"The plan has {configurations} configurations; at most {_MOST_CONFIGURATIONS} are "
            "allowed. Sweep over fewer values."
        )
        return
    shared = repeated_key(plan)
    if shared:
        yield f"Two trials would be the same ({shared}); list no training size and no value twice."


def _selects_by_class(plan: Plan, choice: MethodChoice) -> bool:
    chosen = choice.features.get("selection", plan.features.selection)
    return chosen not in ("none", "document frequency")


def _problems(name: str, action: Any, value: Any) -> Iterator[str]:
    try:
        action(value)
    except ParameterError as error:
        yield f"{name}: {error}"


def check_corpus(plan: Plan) -> tuple[str, ...]:
    """The problems of a plan that show only in its corpus; opens the corpus."""
    try:
        check_splits(plan, open_cached(plan.corpus, plan.reading, paths.cache()))
    except WorkbenchError as error:
        return (str(error),)
    return ()


def check_splits(plan: Plan, corpus: Corpus) -> None:
    """Raise an error if the corpus cannot be divided; checks one split of each training size."""
    facts = SplitFacts(corpus.class_index, corpus.given_split, plan.seed)
    for split in {split.training: split for split in plan.protocol.splits()}.values():
        plan.protocol.rows(split, facts)
