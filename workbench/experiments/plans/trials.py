"""Trials: one fit and one test each, with stable keys; the unit of progress, storage and resume."""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from math import prod
from typing import Any, Self

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import Clustering, GivenSplit
from workbench.experiments.plans.splits import Split
from workbench.experiments.plans.titles import configuration_name
from workbench.methods.registry import METHODS

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

    def result(self, **details: Any) -> "TrialResult":
        """A result with the identity of this trial and the given details."""
        mode = METHODS[self.method].mode
        unmeasured = {"training_size": 0, "test_size": 0, "mode": mode}
        return TrialResult(
            key=self.key,
            method=self.method,
            label=self.label,
            values=dict(self.values),
            swept=dict(self.swept),
            training=self.split.training,
            repeat=self.split.repeat,
            fold=self.split.fold,
            seed=self.seed,
            **{**unmeasured, **details},
        )


@dataclass(frozen=True)
class TrialResult:
    """The result of one trial: scores, or the error if it failed.

    `label` and `swept` together name the configuration. `training` is the size as the
    protocol names it ("5%", "100", "200 pairs", "given" or empty) and `training_size` the number of
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
    seconds_features: float = 0.0  # for learning features; 0 where they were shared
    seconds_fit: float = 0.0
    seconds_prepare: float = 0.0  # of the shared preparation, whichever trial did it
    seconds_predict: float = 0.0
    seconds_score: float = 0.0
    seconds_total: float = 0.0  # including preparing, scoring and storing
    peak_bytes: int = 0
    error: str | None = None
    warnings: tuple[str, ...] = ()
    arrays: tuple[str, ...] = ()
    chosen: Mapping[str, Any] = field(default_factory=dict)  # tuned values

    @property
    def configuration(self) -> str:
        """The label with the swept values: one row of a table."""
        return configuration_name(self.label, self.swept)

    def to_dict(self) -> dict[str, Any]:
        """Plain values for one line of JSON; unlike `asdict`, without copying them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Read what `to_dict` wrote; unknown names are left out."""
        names = {field.name for field in fields(cls)}
        plain = {name: value for name, value in values.items() if name in names}
        for name in ("warnings", "arrays"):
            plain[name] = tuple(plain.get(name, ()))
        return cls(**plain)


def trial_count(plan: Plan) -> int:
    """The number of trials of a plan, without making them."""
    splits = plan.protocol.splits()
    first = sum(split.repeat == 0 for split in splits)
    return sum(
        prod(len(tried) for tried in choice.sweeps.values())
        * (first if _is_run_once(plan, choice) else len(splits))
        for choice in plan.methods
    )


def configuration_count(plan: Plan) -> int:
    """The number of methods with swept values, without making them."""
    return sum(prod(len(tried) for tried in choice.sweeps.values()) for choice in plan.methods)


def unfold(plan: Plan) -> tuple[Trial, ...]:
    """List the trials of a plan, those that share a split next to each other."""
    return tuple(each_trial(plan))


def each_trial(plan: Plan) -> Iterator[Trial]:
    """The trials of a plan in the same order, one after the other: a million fill the memory."""
    return _trials_on(plan, plan.protocol.splits())


def unfold_on(plan: Plan, splits: Sequence[Split]) -> tuple[Trial, ...]:
    """List the trials of a plan on some of its splits."""
    return tuple(_trials_on(plan, splits))


def _trials_on(plan: Plan, splits: Sequence[Split]) -> Iterator[Trial]:
    configurations = [
        (position, choice, swept, _is_run_once(plan, choice))
        for position, choice in enumerate(plan.methods)
        for swept in choice.configurations()
    ]
    return (
        _trial(plan, position, choice, swept, split)
        for split in splits
        for position, choice, swept, is_run_once in configurations
        if split.repeat == 0 or not is_run_once
    )


def repeated_key(plan: Plan) -> str:
    """A key that two trials would share, or an empty text; without making the trials."""
    splits = [_file_name(split.name) for split in plan.protocol.splits()]
    names = [
        _file_name(configuration_name(choice.label, swept))
        for choice in plan.methods
        for swept in choice.configurations()
    ]
    for name, times in Counter(names).items():
        if times > 1:
            return f"{name}@{splits[0]}"
    for split, times in Counter(splits).items():
        if times > 1 and names:
            return f"{names[0]}@{split}"
    return ""


def _is_run_once(plan: Plan, choice: MethodChoice) -> bool:
    """Whether every repeat would give the same result: same documents, nothing drawn at random."""
    method = METHODS.get(choice.method)
    return (
        method is not None
        and method.is_deterministic
        and not choice.tune  # each repeat draws folds of its own
        and isinstance(plan.protocol, Clustering | GivenSplit)
    )


def seed_from(*parts: object) -> int:
    """A seed that depends on the given parts alone, in every process and version."""
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
    """Keep the characters that every file system can store; add a hash where any was lost."""
    plain = re.sub(r"[^a-z0-9.%=+-]", "_", text.lower())[:_LONGEST_KEY]
    if plain == text.replace(" ", "_"):
        return plain
    return f"{plain}-{hashlib.blake2b(text.encode(), digest_size=4).hexdigest()}"
