"""A good plan to begin with: a strong baseline against two methods that use semantics."""

from pathlib import Path

from workbench.corpora.readers.settings import ReadingSettings
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve

_METHODS = ("linear-svm", "adaptive-sprinkled-lsi", "spectral-classification")


def first_plan(corpus: str, reading: ReadingSettings | None = None) -> Plan:
    """Few sizes and only the repeats that a test needs, so that the first result comes soon.

    An empty corpus is allowed. The methods need neither much memory nor special features on a
    corpus of any size.
    """
    return Plan(
        name=f"First look at {_title(corpus)}" if corpus else "First look",
        corpus=corpus,
        reading=reading or ReadingSettings(),
        methods=tuple(MethodChoice(name) for name in _METHODS),
        protocol=LearningCurve(sizes="5%, 20%, 50%", repeats=5),
        seed=1,
    )


def renamed_for(name: str, before: str, after: str) -> str:
    """The name of a plan that is used for another corpus: it names that one, not the last."""
    if before == after:
        return name
    old, new = _title(before), _title(after)
    if name in ("", first_plan("").name, first_plan(before).name):
        return first_plan(after).name
    if old and old in name:
        return name.replace(old, new)
    return name if new in name else f"{name} on {new}"


def _title(corpus: str) -> str:
    return Path(corpus).name
