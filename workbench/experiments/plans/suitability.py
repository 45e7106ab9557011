"""Whether the features of a plan suit its methods."""

from collections.abc import Iterator

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.methods.registry import METHODS


def unsuited_features(plan: Plan) -> tuple[str, ...]:
    """A sentence for each method and setting that do not suit each other; the plan still runs."""
    return tuple(
        dict.fromkeys(sentence for choice in plan.methods for sentence in _of(plan, choice))
    )


def _of(plan: Plan, choice: MethodChoice) -> Iterator[str]:
    if choice.method not in METHODS:
        return
    features: FeatureSettings = plan.features_of(choice)
    yield from METHODS[choice.method].unsuited(features.weighting, features.length).values()
