"""Plans as TOML and JSON files, read strictly: what is not understood is refused in a sentence."""

import json
import math
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, TypeVar

from workbench import paths
from workbench.corpora.features import FeatureSettings
from workbench.corpora.readers import ReadingSettings
from workbench.corpora.tokens import TokenSettings
from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.plan import DEFAULT_METRICS, FORMAT, Grid, MethodChoice, Plan
from workbench.experiments.protocols import Protocol, make_protocol, protocol_values
from workbench.parameters import check_values, parameters_of

_MOST_VALUES = 10_000
_PLAN_KINDS: dict[str, tuple[type, str]] = {
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
_CHOICE_KINDS: dict[str, tuple[type, str]] = {
    "method": (str, "the name of a method"),
    "label": (str, "a text"),
    "values": (dict, "a table of settings"),
    "sweeps": (dict, "a table of lists or ranges"),
    "tune": (dict, "a table of lists or ranges"),
    "features": (dict, "a table of settings"),
}
Settings = TypeVar("Settings", ReadingSettings, TokenSettings, FeatureSettings)


def load_plan(path: Path | str) -> Plan:
    """Read a plan from a TOML or JSON file."""
    path = Path(path)
    try:
        text = path.read_text("utf-8")
        values = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise WorkbenchError(f"The plan {path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WorkbenchError(
            f"{path} is not text, and a plan is a TOML or JSON file. The command for an exported "
            "run is: workbench export FILE.zip --to store"
        ) from error
    except (ValueError, RecursionError) as error:
        raise WorkbenchError(f"The plan {path} is not valid: {error}.") from error
    try:
        return _beside(plan_from_values(values), path.parent)
    except ParameterError as error:
        raise ParameterError(f"{path.name}: {error}") from error


def _beside(plan: Plan, folder: Path) -> Plan:
    """A corpus file named in a plan file is looked for beside it first."""
    from workbench.corpora.catalogue import find_known

    there = paths.named(folder / plan.corpus)
    if there is not None and plan.corpus and find_known(plan.corpus) is None:
        return replace(plan, corpus=str(there))
    return plan


def save_plan(plan: Plan, path: Path | str) -> None:
    """Write a plan; the ending of the name chooses TOML or JSON."""
    path = Path(path)
    values = plan_values(plan)
    text = json.dumps(values, indent=1, ensure_ascii=False) + "\n"
    if path.suffix == ".toml":
        from workbench.experiments.planning.toml_text import toml_text

        text = toml_text(values)
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise WorkbenchError(f"The plan {path} cannot be written: {error.strerror}.") from error


def plan_values(plan: Plan) -> dict[str, Any]:
    """Plain values, settings that equal their defaults left out of the methods alone."""
    return {
        "format": plan.format,
        "name": plan.name,
        "description": plan.description,
        "corpus": plan.corpus,
        "seed": plan.seed,
        "metrics": list(plan.metrics),
        "reading": settings_values(plan.reading),
        "tokens": settings_values(plan.tokens),
        "features": settings_values(plan.features),
        "protocol": protocol_values(plan.protocol),
        "methods": [_choice_values(one) for one in plan.methods],
    }


def plan_from_values(values: Mapping[str, Any]) -> Plan:
    """Make a plan; a newer format, an unknown name or a wrong kind is refused."""
    found = values.get("format", FORMAT) if isinstance(values, Mapping) else FORMAT
    if isinstance(found, int) and found > FORMAT:
        raise ParameterError(
            f"format = {found} is newer than {FORMAT}, the newest this program reads; "
            "update the program."
        )
    if isinstance(found, int) and found < 1:
        raise ParameterError(f"format = {found} must be {FORMAT}.")
    _check_kinds("the plan", values, _PLAN_KINDS, required=("name", "corpus", "methods"))
    metrics = values.get("metrics", DEFAULT_METRICS)
    _check_names("metrics", metrics)
    return Plan(
        name=values["name"],
        corpus=values["corpus"],
        methods=tuple(_choice(one) for one in values["methods"]),
        protocol=_protocol(values.get("protocol", {})),
        reading=settings_from(ReadingSettings, "reading", values.get("reading", {})),
        tokens=settings_from(TokenSettings, "tokens", values.get("tokens", {})),
        features=settings_from(FeatureSettings, "features", values.get("features", {})),
        metrics=tuple(metrics),
        seed=values.get("seed", 0),
        description=values.get("description", ""),
        format=found,
    )


def settings_values(settings: Any) -> dict[str, Any]:
    """Name every described setting with its value."""
    return {one.name: getattr(settings, one.name) for one in parameters_of(settings)}


def settings_from(kind: type[Settings], field_name: str, values: Mapping[str, Any]) -> Settings:
    """Make settings from plain values, each checked against its description."""
    try:
        check_values(kind, values)
    except ParameterError as error:
        raise ParameterError(f"{field_name}: {error}") from None
    return kind(**values)


def grid(field_name: str, values: Mapping[str, Any]) -> Grid:
    """Read lists and ranges: {from, to, step} adds and {from, to, factor} multiplies."""
    return {name: _grid_values(f"{field_name}.{name}", one) for name, one in values.items()}


def _grid_values(field_name: str, values: Any) -> tuple[Any, ...]:
    if isinstance(values, Mapping):
        values = _range_values(field_name, values)
    if not isinstance(values, Sequence) or isinstance(values, str) or not values:
        raise ParameterError(
            f"{field_name} = {values!r} must be a list with at least one value, "
            "or a range such as {from = 1, to = 100, factor = 10}."
        )
    if len(set(map(repr, values))) != len(values):
        raise ParameterError(f"{field_name} = {list(values)!r} must not name a value twice.")
    return tuple(values)


def _range_values(field_name: str, limits: Mapping[str, Any]) -> list[float]:
    names = set(limits)
    numbers = all(
        isinstance(one, int | float) and not isinstance(one, bool) for one in limits.values()
    )
    if names not in ({"from", "to", "step"}, {"from", "to", "factor"}) or not numbers:
        raise ParameterError(
            f"{field_name} = {dict(limits)!r} must have from, to and either step or factor."
        )
    low, high = limits["from"], limits["to"]
    try:
        steps = _steps(field_name, limits)
    except ParameterError:
        raise
    except (OverflowError, ValueError):  # inf, nan, or a step that is too small for the range
        steps = -1
    if not 0 <= steps <= _MOST_VALUES:
        raise ParameterError(
            f"{field_name} = {dict(limits)!r} must give 1 to {_MOST_VALUES} values."
        )
    if "step" in limits:
        return [_tidy(low + n * limits["step"], limits.values()) for n in range(steps + 1)]
    found = [_tidy(low * limits["factor"] ** n, limits.values()) for n in range(steps + 1)]
    return [one for one in found if one <= high * (1 + 1e-9)]


def _steps(field_name: str, limits: Mapping[str, Any]) -> int:
    low, high = float(limits["from"]), float(limits["to"])
    if "step" in limits and limits["step"] > 0:
        return math.floor((high - low) / float(limits["step"]) + 1e-9)
    if "factor" in limits and limits["factor"] > 1 and low > 0 and high > 0:
        return math.floor(math.log(high / low) / math.log(float(limits["factor"])) + 1e-9)
    raise ParameterError(
        f"{field_name} = {dict(limits)!r} must have a step above 0, "
        "or a factor above 1 with from and to above 0."
    )


def _tidy(value: float, limits: Any) -> Any:
    """0.1 + 2 * 0.1 is 0.3 to a person; whole numbers stay whole."""
    whole = all(isinstance(one, int) for one in limits)
    return round(value) if whole else float(f"{value:.12g}")


def _protocol(values: Mapping[str, Any]) -> Protocol:
    named = {"kind": "learning curve", **values}
    try:
        return make_protocol(**named)
    except ParameterError as error:
        raise ParameterError(f"protocol: {error}") from None
    except TypeError:
        raise ParameterError(f"protocol = {values!r} must be a table with a kind.") from None


def _choice(values: Any) -> MethodChoice:
    if isinstance(values, str):
        values = {"method": values}
    _check_kinds("methods", values, _CHOICE_KINDS, required=("method",))
    return MethodChoice(
        method=values["method"],
        label=values.get("label", ""),
        values=dict(values.get("values", {})),
        sweeps=grid("methods.sweeps", values.get("sweeps", {})),
        tune=grid("methods.tune", values.get("tune", {})),
        features=dict(values.get("features", {})),
    )


def _choice_values(choice: MethodChoice) -> dict[str, Any]:
    values = {one.name: getattr(choice, one.name) for one in fields(choice)}
    for name in ("sweeps", "tune"):
        values[name] = {one: list(several) for one, several in values[name].items()}
    return {name: value for name, value in values.items() if value}


def _check_kinds(
    where: str, values: Any, kinds: dict[str, tuple[type, str]], required: tuple[str, ...]
) -> None:
    if not isinstance(values, Mapping):
        raise ParameterError(f"{where} = {values!r} must be a table.")
    for name, value in values.items():
        if name not in kinds:
            raise ParameterError(f"{where} has no field {name!r}; it may have {', '.join(kinds)}.")
        kind, words = kinds[name]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise ParameterError(f"{name} = {value!r} must be {words}.")
    missing = [name for name in required if not values.get(name)]
    if missing:
        raise ParameterError(f"{where} must name {' and '.join(missing)}.")


def _check_names(field_name: str, names: Any) -> None:
    for one in names:
        if not isinstance(one, str):
            raise ParameterError(f"{field_name} = {one!r} must be a name.")
