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
        name=f"First look at {Path(corpus).name}" if corpus else "First look",
        corpus=corpus,
        reading=reading or ReadingSettings(),
        methods=tuple(MethodChoice(name) for name in _METHODS),
        protocol=LearningCurve(sizes="5%, 20%, 50%", repeats=5),
        seed=1,
    )
