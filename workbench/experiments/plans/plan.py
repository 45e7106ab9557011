"""Plans: what to run; the form edits a plan, a recipe is one and a run begins with one."""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Self, TypeVar

from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.features import FeatureSettings, suited
from workbench.corpora.terms.kinds import EVERY_KIND, RUNNING_KINDS, WITH_RUNNING
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError
from workbench.experiments.plans.grids import Grid, grid
from workbench.experiments.plans.protocols import (
    LearningCurve,
    Protocol,
    make_protocol,
    protocol_values,
)
from workbench.experiments.scoring.metric_definitions import OTHER_NAMES
from workbench.methods.registry import METHODS, method_named
from workbench.parameters import check_values, parameters_of, quoted

FORMAT = 2
# What an absent setting means in older formats; their plans give the same numbers as before.
_FORMAT_1 = {
    "tokens": {"tokeniser": "words"},
    "features": {"weighting": "tf-idf", "length": "L2"},
}
DEFAULT_METRICS = ("accuracy", "f1_macro")

_PLAN_TYPES: dict[str, tuple[type, str]] = {
    "name": (str, "a text"),
    "corpus": (str, "the name of a known corpus or a path"),
    "methods": (list, "a list of methods"),
    "protocol": (dict, "a table with a kind"),
    "reading": (dict, "a table of settings"),
    "tokens": (dict, "a table of settings"),
    "features": (dict, "a table of settings"),
    "metrics": (list, "a list of names"),
    "seed": (int, "a whole number"),
    "description": (str, "a text"),
    "format": (int, "a whole number"),
}
_CHOICE_TYPES: dict[str, tuple[type, str]] = {
    "method": (str, "the name of a method"),
    "label": (str, "a text"),
    "values": (dict, "a table of settings"),
    "sweeps": (dict, "a table of lists or ranges"),
    "tune": (dict, "a table of lists or ranges"),
    "features": (dict, "a table of settings"),
}
Settings = TypeVar("Settings", ReadingSettings, TokenSettings, FeatureSettings)


@dataclass(frozen=True)
class MethodChoice:
    """A method of a plan: fixed values, swept values, tuned values and its own features.

    Each combination of swept values is a configuration with its own row in tables. Tuned values
    are chosen by inner cross-validation on the training documents of each split; of several that
    score the same the default is taken, or else the one nearest to the middle of the grid.
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
            object.__setattr__(self, "label", self._default_label())

    def configurations(self) -> tuple[dict[str, Any], ...]:
        """Every combination of the swept values."""
        names = list(self.sweeps)
        combinations = itertools.product(*(self.sweeps[name] for name in names))
        return tuple(dict(zip(names, values, strict=True)) for values in combinations)

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON and TOML; empty ones are left out."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        for name in ("sweeps", "tune"):
            values[name] = {setting: list(tried) for setting, tried in values[name].items()}
        return {name: value for name, value in values.items() if value}

    @classmethod
    def from_dict(cls, values: Any) -> Self:
        """Read plain values, or just the name of a method."""
        if isinstance(values, str):
            values = {"method": values}
        _check_types("methods", values, _CHOICE_TYPES, required=("method",))
        return cls(
            method=values["method"],
            label=values.get("label", ""),
            values=_needed_values(values["method"], values.get("values", {})),
            sweeps=grid("methods.sweeps", values.get("sweeps", {})),
            tune=grid("methods.tune", values.get("tune", {})),
            features=dict(values.get("features", {})),
        )

    def _default_label(self) -> str:
        settings = [*self.values.items(), *self.features.items()]
        return " ".join([self.method, *(f"{name}={value}" for name, value in settings)])


def _needed_values(method: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values without a seed that nothing is drawn with: older versions had some."""
    is_unneeded = method in METHODS and METHODS[method].is_deterministic
    return {name: value for name, value in values.items() if name != "seed" or not is_unneeded}


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

    @property
    def is_race(self) -> bool:
        """Whether later trials depend on the results of earlier ones."""
        return self.protocol.kind == "race"

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON and TOML."""
        return {
            "format": self.format,
            "name": self.name,
            "description": self.description,
            "corpus": self.corpus,
            "seed": self.seed,
            "metrics": list(self.metrics),
            "reading": _settings_values(self.reading),
            "tokens": _settings_values(self.tokens),
            "features": _settings_values(self.features),
            "protocol": protocol_values(self.protocol),
            "methods": [choice.to_dict() for choice in self.methods],
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Read plain values; a newer format, an unknown name or a wrong type is refused."""
        plan_format = _format_of(values)
        _check_types("the plan", values, _PLAN_TYPES, required=("name", "corpus", "methods"))
        if plan_format < FORMAT:
            values = _brought_up_to_date(values)
        metrics = values.get("metrics", DEFAULT_METRICS)
        _check_names("metrics", metrics)
        return cls(
            name=values["name"],
            corpus=values["corpus"],
            methods=tuple(MethodChoice.from_dict(choice) for choice in values["methods"]),
            protocol=_protocol(values.get("protocol", {})),
            reading=_settings_from(ReadingSettings, "reading", values.get("reading", {})),
            tokens=_settings_from(TokenSettings, "tokens", values.get("tokens", {})),
            features=_settings_from(FeatureSettings, "features", values.get("features", {})),
            metrics=tuple(OTHER_NAMES.get(name.lower(), name) for name in metrics),
            seed=values.get("seed", 0),
            description=values.get("description", ""),
        )

    def features_of(self, choice: MethodChoice, of_numbers: bool = False) -> FeatureSettings:
        """The feature settings of one method: the plan's, its own, and what suits it.

        The values of numeric data stay as they are: idf would favour columns with zeros.
        """
        method = method_named(choice.method)
        chosen = replace(self.features, **choice.features)
        weighting = method.weightings[0]
        if of_numbers and weighting not in ("counts", "binary"):
            weighting = "counts"
        if method.reads_running_words and chosen.kinds == EVERY_KIND and not of_numbers:
            chosen = replace(chosen, kinds=WITH_RUNNING)
        return suited(chosen, weighting, method.lengths[0])

    @property
    def counted_tokens(self) -> TokenSettings:
        """How texts are counted: with running words beside the terms if a method reads them."""
        kinds = {self.features_of(choice).kinds for choice in self.methods}
        reads = not kinds.isdisjoint(RUNNING_KINDS)
        return replace(self.tokens, also_running=True) if reads else self.tokens


def _format_of(values: Any) -> int:
    plan_format = values.get("format", FORMAT) if isinstance(values, Mapping) else FORMAT
    if isinstance(plan_format, int) and plan_format > FORMAT:
        raise ParameterError(
            f"format = {plan_format} is newer than {FORMAT}, the newest this program reads; "
            "update the program."
        )
    if isinstance(plan_format, int) and plan_format < 1:
        raise ParameterError(f"format = {plan_format} must be {FORMAT}.")
    return plan_format


def _brought_up_to_date(values: Mapping[str, Any]) -> dict[str, Any]:
    """A plan of format 1 with the settings that it did not have to name."""
    named = {name: {**settings, **values.get(name, {})} for name, settings in _FORMAT_1.items()}
    return {**values, **named}


def _settings_values(settings: Any) -> dict[str, Any]:
    """Every setting by name."""
    return {
        parameter.name: getattr(settings, parameter.name) for parameter in parameters_of(settings)
    }


def _settings_from(
    settings: type[Settings], field_name: str, values: Mapping[str, Any]
) -> Settings:
    """Make settings from plain values, each checked against its description."""
    try:
        check_values(settings, values)
    except ParameterError as error:
        raise ParameterError(f"{field_name}: {error}") from None
    return settings(**values)


def _protocol(values: Mapping[str, Any]) -> Protocol:
    try:
        return make_protocol(**{"kind": "learning curve", **values})
    except ParameterError as error:
        raise ParameterError(f"protocol: {error}") from None
    except TypeError:
        raise ParameterError(f"protocol = {quoted(values)} must be a table with a kind.") from None


def _check_types(
    where: str, values: Any, types: dict[str, tuple[type, str]], required: tuple[str, ...]
) -> None:
    if not isinstance(values, Mapping):
        raise ParameterError(f"{where} = {quoted(values)} must be a table.")
    for name, value in values.items():
        if name not in types:
            raise ParameterError(f"{where} has no field {name!r}; it may have {', '.join(types)}.")
        value_type, description = types[name]
        if not isinstance(value, value_type) or isinstance(value, bool):
            raise ParameterError(f"{name} = {quoted(value)} must be {description}.")
    missing = [name for name in required if not values.get(name)]
    if missing:
        raise ParameterError(f"{where} must name {' and '.join(missing)}.")


def _check_names(field_name: str, names: Any) -> None:
    for name in names:
        if not isinstance(name, str):
            raise ParameterError(f"{field_name} = {quoted(name)} must be a name.")
