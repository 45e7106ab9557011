"""What is wrong with a plan, in sentences, before anything runs."""

from collections import Counter
from collections.abc import Iterator
from math import prod
from typing import Any

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.storage import open_cached
from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.splits import SplitFacts
from workbench.experiments.plans.trials import unfold
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.methods.registry import METHODS
from workbench.parameters import check_parameters, check_values

_MOST_TRIALS = 1_000_000


def check_plan(plan: Plan) -> tuple[str, ...]:
    """Sentences that name the field, the value and what is allowed; none if all is well."""
    problems = [*_check_whole(plan), *_check_metrics(plan)]
    for choice in plan.methods:
        problems += _check_choice(plan, choice)
    if not problems:
        problems += _check_keys(plan)
    return tuple(problems)


def _check_whole(plan: Plan) -> Iterator[str]:
    if not plan.name.strip():
        yield "name = '' must not be empty."
    if not plan.corpus.strip():
        yield "corpus = '' must be the name of a known corpus or a path."
    if not plan.methods:
        yield "methods = () must name at least one method."
    if not 0 <= plan.seed < 2**63:
        yield f"seed = {plan.seed} must be a whole number from 0 to {2**63 - 1}."
    for name in ("reading", "tokens", "features", "protocol"):
        yield from _sentences(name, lambda one: check_parameters(one), getattr(plan, name))
    yield from _sentences("protocol", lambda one: one.splits(), plan.protocol)
    labels = Counter(one.label.casefold() for one in plan.methods)
    for label, times in labels.items():
        if times > 1:
            yield f"methods.label = {label!r} is used {times} times; give each method its own."


def _check_metrics(plan: Plan) -> Iterator[str]:
    if not plan.metrics:
        yield f"metrics = () must name at least one of {', '.join(METRICS)}."
    for name, times in Counter(plan.metrics).items():
        if times > 1:
            yield f"metrics = {name!r} is named {times} times; once is enough."
        if name not in METRICS:
            yield f"metrics = {name!r} must be one of {', '.join(METRICS)}."
        elif plan.protocol.clusters and METRICS[name].task == "classify":
            usable = [one for one, metric in METRICS.items() if metric.task != "classify"]
            yield f"metrics = {name!r} judges classes, not clusters; use {', '.join(usable)}."
        elif not plan.protocol.clusters and METRICS[name].task == "cluster":
            usable = [one for one, metric in METRICS.items() if metric.task != "cluster"]
            yield f"metrics = {name!r} judges clusters, not classes; use {', '.join(usable)}."


def _check_choice(plan: Plan, choice: MethodChoice) -> Iterator[str]:
    if choice.method not in METHODS:
        yield f"methods.method = {choice.method!r} must be one of {', '.join(METHODS)}."
        return
    method = METHODS[choice.method]
    clusters = method.task == "cluster"
    if clusters != plan.protocol.clusters:
        does = "groups" if clusters else "classifies"
        yield (
            f"methods.method = {choice.method!r} {does} documents and cannot be judged by "
            f"protocol = {plan.protocol.kind!r}."
        )
    yield from _check_settings(choice)
    yield from _sentences(
        f"{choice.label}: features", lambda one: check_values(plan.features, one), choice.features
    )
    if clusters and _selects_by_class(plan, choice):
        yield (
            f"{choice.label}: features.selection needs classes, which clustering may not see; "
            "choose 'none' or 'document frequency'."
        )
    if clusters and choice.tune:
        yield f"{choice.label}: tune needs classes, which clustering may not see; use sweeps."


def _check_settings(choice: MethodChoice) -> Iterator[str]:
    method = METHODS[choice.method]
    described = {one.name: one for one in method.parameters}
    used = Counter([*choice.values, *choice.sweeps, *choice.tune])
    for name, times in used.items():
        if name not in described:
            yield (
                f"{choice.label}: there is no setting {name!r}; "
                f"{choice.method} has {', '.join(described) or 'none'}."
            )
        elif times > 1:
            yield f"{choice.label}: {name} must be a value, a sweep or tuned, not several of these."
    tried = [(name, value) for name, value in choice.values.items()]
    tried += [
        (name, one) for grid in (choice.sweeps, choice.tune) for name in grid for one in grid[name]
    ]
    for name, value in tried:
        if name in described:
            yield from _sentences(choice.label, described[name].check, value)
    if any(not grid[name] for grid in (choice.sweeps, choice.tune) for name in grid):
        yield f"{choice.label}: a sweep or a grid must have at least one value."


def _check_keys(plan: Plan) -> Iterator[str]:
    combinations = sum(
        prod(len(values) for values in choice.sweeps.values()) for choice in plan.methods
    )
    number = combinations * len(plan.protocol.splits())  # before they are made: they may not fit
    if number > _MOST_TRIALS:
        yield f"The plan has {number} trials; at most {_MOST_TRIALS} are run."
        return
    trials = unfold(plan)
    twice = [key for key, times in Counter(one.key for one in trials).items() if times > 1]
    if twice:
        yield f"Two trials would have the key {twice[0]!r}; name no size or value twice."


def _selects_by_class(plan: Plan, choice: MethodChoice) -> bool:
    chosen = choice.features.get("selection", plan.features.selection)
    return chosen not in ("none", "document frequency")


def _sentences(name: str, action: Any, value: Any) -> Iterator[str]:
    try:
        action(value)
    except ParameterError as error:
        yield f"{name}: {error}"


def check_corpus(plan: Plan) -> tuple[str, ...]:
    """What is wrong with a plan that only its corpus can tell; opens the corpus."""
    try:
        check_splits(plan, open_cached(plan.corpus, plan.reading, paths.cache()))
    except WorkbenchError as error:
        return (str(error),)
    return ()


def check_splits(plan: Plan, corpus: Corpus) -> None:
    """Raise a sentence if the corpus has not what the protocol divides: one split of each size."""
    facts = SplitFacts(corpus.class_index, corpus.given_split, plan.seed)
    for split in {one.training: one for one in plan.protocol.splits()}.values():
        plan.protocol.rows(split, facts)
