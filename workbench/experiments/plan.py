"""Plans: what to run; the form edits a plan, a recipe holds one and a run begins with one."""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from workbench.corpora.features import FeatureSettings
from workbench.corpora.readers import ReadingSettings
from workbench.corpora.tokens import TokenSettings
from workbench.experiments.protocols import LearningCurve, Protocol

FORMAT = 1
DEFAULT_METRICS = ("accuracy", "f1_macro")

Grid = Mapping[str, tuple[Any, ...]]


@dataclass(frozen=True)
class MethodChoice:
    """A method of a plan: fixed values, swept values, tuned values and its own features.

    Each combination of swept values is a configuration with its own line in the table. Tuned
    values are chosen by inner cross-validation on the training documents of each split; among
    equals the usual value is taken, or else the one nearest to the middle of the grid.
    `features` holds the feature settings in which this method differs from the plan.
    """

    method: str
    label: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    sweeps: Grid = field(default_factory=dict)
    tune: Grid = field(default_factory=dict)
    features: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.label:
            object.__setattr__(self, "label", self._usual_label())

    def configurations(self) -> tuple[dict[str, Any], ...]:
        """Every combination of the swept values."""
        names = list(self.sweeps)
        combinations = itertools.product(*(self.sweeps[name] for name in names))
        return tuple(dict(zip(names, one, strict=True)) for one in combinations)

    def _usual_label(self) -> str:
        told = [*self.values.items(), *self.features.items()]
        return " ".join([self.method, *(f"{name}={value}" for name, value in told)])


@dataclass(frozen=True)
class Plan:
    """A corpus, how it is read and counted, the methods, the protocol, the metrics, the seed."""

    name: str
    corpus: str
    methods: tuple[MethodChoice, ...]
    protocol: Protocol = field(default_factory=LearningCurve)
    reading: ReadingSettings = field(default_factory=ReadingSettings)
    tokens: TokenSettings = field(default_factory=TokenSettings)
    features: FeatureSettings = field(default_factory=FeatureSettings)
    metrics: tuple[str, ...] = DEFAULT_METRICS
    seed: int = 0
    description: str = ""
    format: int = FORMAT

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON and TOML."""
        from workbench.experiments.planning.plan_files import plan_values

        return plan_values(self)

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> "Plan":
        """Read plain values; anything not understood is refused with a sentence."""
        from workbench.experiments.planning.plan_files import plan_from_values

        return plan_from_values(values)

    def features_of(self, choice: MethodChoice) -> FeatureSettings:
        """The feature settings of one method: the plan's with its own differences."""
        return replace(self.features, **choice.features)


def load_plan(path: Path | str) -> Plan:
    """Read a plan from a TOML or JSON file."""
    from workbench.experiments.planning import plan_files

    return plan_files.load_plan(path)


def save_plan(plan: Plan, path: Path | str) -> None:
    """Write a plan; the ending of the name chooses TOML or JSON."""
    from workbench.experiments.planning import plan_files

    plan_files.save_plan(plan, path)


def check(plan: Plan) -> tuple[str, ...]:
    """Sentences about what is wrong with a plan; none if all is well."""
    from workbench.experiments import checks

    return checks.check(plan)
