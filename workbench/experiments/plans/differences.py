"""What is different between two plans, in words."""

from collections.abc import Iterator
from typing import Any

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.titles import configuration_title, short_label, value_words
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter, parameters_of

_PARTS = {"reading": "Reading", "tokens": "Terms", "features": "Features"}


def plan_differences(first: Plan, second: Plan) -> tuple[str, ...]:
    """Sentences that say how the second plan differs from the first; none if they do the same."""
    return (
        *_simple("Corpus", first.corpus, second.corpus),
        *_methods(first, second),
        *_protocol(first.protocol, second.protocol),
        *(
            line
            for part, title in _PARTS.items()
            for line in _settings(title, getattr(first, part), getattr(second, part))
        ),
        *_metrics(first, second),
        *_simple("Seed", first.seed, second.seed),
    )


def _simple(title: str, before: object, after: object) -> Iterator[str]:
    if before != after:
        yield f"{title}: {before} → {after}"


def _methods(first: Plan, second: Plan) -> Iterator[str]:
    before = {choice.label: choice for choice in first.methods}
    after = {choice.label: choice for choice in second.methods}
    for label in after.keys() - before.keys():
        yield f"Method added: {configuration_title(label)}"
    for label in before.keys() - after.keys():
        yield f"Method removed: {configuration_title(label)}"
    for label in before:
        if label in after:
            yield from _choice(before[label], after[label])


def _choice(before: MethodChoice, after: MethodChoice) -> Iterator[str]:
    title = configuration_title(before.label)
    method = METHODS.get(before.method)
    settings = {setting.name: setting for setting in method.parameters} if method else {}
    for part in ("values", "sweeps", "tune", "features"):
        old, new = getattr(before, part), getattr(after, part)
        for name in sorted({*old, *new}):
            if old.get(name) != new.get(name):
                words = [_words(values.get(name), settings.get(name)) for values in (old, new)]
                yield f"{title}: {short_label(name)}: {' → '.join(words)}"


def _protocol(before: Any, after: Any) -> Iterator[str]:
    if type(before) is not type(after):
        yield f"Protocol: {before.kind} → {after.kind}"
    else:
        yield from _settings("Protocol", before, after)


def _settings(title: str, before: Any, after: Any) -> Iterator[str]:
    for setting in parameters_of(before):
        old, new = getattr(before, setting.name), getattr(after, setting.name)
        if old != new:
            yield f"{title}: {setting.label}: {_words(old, setting)} → {_words(new, setting)}"


def _metrics(first: Plan, second: Plan) -> Iterator[str]:
    for name in second.metrics:
        if name not in first.metrics:
            yield f"Metric added: {METRICS[name].title if name in METRICS else name}"
    for name in first.metrics:
        if name not in second.metrics:
            yield f"Metric removed: {METRICS[name].title if name in METRICS else name}"


def _words(value: object, setting: Parameter | None = None) -> str:
    if setting is not None and value in setting.choices:
        return setting.title_of(str(value))
    if value is None:
        return "usual"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (tuple, list)):
        return ", ".join(map(value_words, value))
    return value_words(value) or "none"
