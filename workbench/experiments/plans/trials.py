"""Trials: one fit and one test each, with stable keys; the unit of progress, storage and resume."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Self

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.splits import Split

_LONGEST_KEY = 120


@dataclass(frozen=True)
class Trial:
    """One method with one set of values on one split."""

    key: str
    choice: int  # position in plan.methods
    method: str
    label: str
    values: Mapping[str, Any]  # fixed and swept settings
    swept: Mapping[str, Any]  # those of them that the plan sweeps over
    split: Split
    seed: int


@dataclass(frozen=True)
class TrialResult:
    """What one trial gave: scores, or the reason why there are none.

    `label` and `swept` together name the configuration. `training` is the size in the words of
    the protocol ("5%", "100", "200 pairs", "given" or empty) and `training_size` the number of
    labelled documents learnt from (or of constraints).
    """

    key: str
    method: str
    label: str
    values: Mapping[str, Any]
    swept: Mapping[str, Any]
    training: str
    training_size: int
    test_size: int
    repeat: int
    fold: int
    seed: int
    mode: str  # "inductive", "transductive" or "clustering"
    scores: Mapping[str, float] = field(default_factory=dict)
    seconds_features: float = 0.0  # of learning features here; 0 where they were shared
    seconds_fit: float = 0.0
    seconds_prepare: float = 0.0  # of shared work, whichever trial did it
    seconds_predict: float = 0.0
    seconds_score: float = 0.0
    seconds_total: float = 0.0  # with preparing, scoring and storing
    peak_bytes: int = 0
    error: str | None = None
    warnings: tuple[str, ...] = ()
    arrays: tuple[str, ...] = ()
    chosen: Mapping[str, Any] = field(default_factory=dict)  # tuned values

    @property
    def configuration(self) -> str:
        """The label with the swept values: one line of a table."""
        return configuration_name(self.label, self.swept)

    def to_dict(self) -> dict[str, Any]:
        """Plain values for one line of JSON; `asdict` would copy each of them on the way."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Read what `to_dict` wrote; names that are not known are left out."""
        known = {one.name for one in fields(cls)}
        plain = {name: value for name, value in values.items() if name in known}
        for name in ("warnings", "arrays"):
            plain[name] = tuple(plain.get(name, ()))
        return cls(**plain)


def configuration_name(label: str, swept: Mapping[str, Any]) -> str:
    """Name a configuration: the label, then each swept value."""
    return " ".join([label, *(f"{name}={value_words(value)}" for name, value in swept.items())])


def value_words(value: Any) -> str:
    """A value in few characters, the same for the same value."""
    return f"{value:g}" if isinstance(value, float) and float(f"{value:g}") == value else str(value)


def unfold(plan: Plan) -> tuple[Trial, ...]:
    """List the trials of a plan, those that share a split next to each other."""
    return unfold_on(plan, plan.protocol.splits())


def unfold_on(plan: Plan, splits: Sequence[Split]) -> tuple[Trial, ...]:
    """List the trials of a plan on some of its splits."""
    configurations = [
        (position, choice, swept)
        for position, choice in enumerate(plan.methods)
        for swept in choice.configurations()
    ]
    return tuple(
        _trial(plan, position, choice, swept, split)
        for split in splits
        for position, choice, swept in configurations
    )


def seed_from(*parts: object) -> int:
    """A seed that depends on the given words alone, in every process and version."""
    digest = hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=4).digest()
    return int.from_bytes(digest, "little") >> 1


def _trial(
    plan: Plan, position: int, choice: MethodChoice, swept: Mapping[str, Any], split: Split
) -> Trial:
    name = configuration_name(choice.label, swept)
    key = f"{_file_name(name)}@{_file_name(split.name)}"
    return Trial(
        key=key,
        choice=position,
        method=choice.method,
        label=choice.label,
        values={**choice.values, **swept},
        swept=dict(swept),
        split=split,
        seed=seed_from(plan.seed, key),
    )


def _file_name(text: str) -> str:
    """Keep what every file system can store; add a hash where something was lost."""
    plain = re.sub(r"[^a-z0-9.%=+-]", "_", text.lower())[:_LONGEST_KEY]
    if plain == text.replace(" ", "_"):
        return plain
    return f"{plain}-{hashlib.blake2b(text.encode(), digest_size=4).hexdigest()}"
