"""Paper recipes as TOML files, in which each size replaces `$name` by its values."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.plans.recipes import paper_recipes
from workbench.experiments.reproduction.recipe import (
    CLAIM_KINDS,
    SIZES,
    STATUSES,
    Claim,
    PaperPlan,
    PaperRecipe,
    PublishedTable,
    RelativeTable,
    Size,
)
from workbench.toml_text import toml_values

_RECIPE_FIELDS = {
    *("format", "title", "paper", "question", "left_open", "silent", "why", "pictures"),
    *("common", "plans", "tables", "relative", "claims", *SIZES),
}
_ENTRY_FIELDS = ("key", "each", "sizes", "per_class", "draw_seed")
Part = TypeVar("Part", PublishedTable, RelativeTable, Claim)


def recipe_names() -> tuple[str, ...]:
    """The paper recipes that ship with the program, in alphabetical order."""
    return tuple(paper_recipes())


def load_recipe(name: str, size: Size = "quick") -> PaperRecipe:
    """Read a paper recipe for one size, by its name or from a file."""
    shipped = paper_recipes()
    file = shipped.get(name, Path(name))
    if name not in shipped and not file.is_file():
        raise ParameterError(f"There is no recipe {name!r}; there are {', '.join(shipped)}.")
    try:
        values = toml_values(file.read_text("utf-8"))
        return recipe_from_values(file.stem, values, size)
    except (OSError, ValueError) as error:
        raise WorkbenchError(f"The recipe {file} cannot be read: {error}.") from error
    except ParameterError as error:
        raise ParameterError(f"{file.name}: {error}") from error


def recipe_from_values(name: str, values: Mapping[str, Any], size: Size) -> PaperRecipe:
    """Make a paper recipe from plain values; unknown fields are refused."""
    _check_names(
        "the recipe", values, _RECIPE_FIELDS, ("title", "paper", "question", "plans", size)
    )
    filled = {name: fill(part, values[size]) for name, part in values.items() if name not in SIZES}
    return PaperRecipe(
        name=name,
        title=filled["title"],
        paper=filled["paper"],
        question=filled["question"].strip(),
        left_open=tuple(filled.get("left_open", filled.get("silent", ()))),  # "silent" until 0.1.0
        why=tuple(filled.get("why", ())),
        size=size,
        plans=tuple(_plans(filled["plans"], filled.get("common", {}), size)),
        tables=tuple(_table(table) for table in filled.get("tables", ())),
        relative=tuple(_part(RelativeTable, table) for table in filled.get("relative", ())),
        claims=tuple(_part(Claim, claim) for claim in filled.get("claims", ())),
        pictures=filled.get("pictures", {}),
    )


def fill(value: Any, size_values: Mapping[str, Any]) -> Any:
    """Replace each `$name` by the value that a size gives it."""
    if isinstance(value, str) and value.startswith("$"):
        if value[1:] not in size_values:
            raise ParameterError(
                f"{value} is not given by this size; it gives {', '.join(size_values)}."
            )
        return size_values[value[1:]]
    if isinstance(value, Mapping):
        return {name: fill(part, size_values) for name, part in value.items()}
    if isinstance(value, list):
        return [fill(part, size_values) for part in value]
    return value


def _plans(
    entries: Iterable[Mapping[str, Any]], common: Mapping[str, Any], size: Size
) -> Iterable[PaperPlan]:
    for entry in entries:
        if size not in entry.get("sizes", SIZES):
            continue
        for name in entry.get("each", [""]):
            yield _plan({**common, **entry}, common, name)


def _plan(values: Mapping[str, Any], common: Mapping[str, Any], name: Any) -> PaperPlan:
    plan = {field: part for field, part in values.items() if field not in _ENTRY_FIELDS}
    for field in ("reading", "tokens", "features", "protocol"):
        if field in plan and field in common:  # a plan only states what differs
            plan[field] = {**common[field], **plan[field]}
    key, corpus = (str(values[field]).replace("{}", str(name)) for field in ("key", "corpus"))
    per_class = values.get("per_class", 0)
    return PaperPlan(
        key=key,
        corpus=corpus,
        values={**plan, "corpus": corpus},
        per_class=int(name) if per_class == "{}" else per_class,
        draw_seed=values.get("draw_seed", 0),
    )


def _table(values: Mapping[str, Any]) -> PublishedTable:
    rows = {training: tuple(map(str, line)) for training, line in values["rows"].items()}
    table = _part(PublishedTable, {**values, "rows": rows})
    for training, line in rows.items():
        if len(line) != len(table.columns):
            raise ParameterError(
                f"{table.title}, {training}: {len(line)} numbers for {len(table.columns)} columns."
            )
    if table.gains and len(table.gains) != len(rows):
        raise ParameterError(f"{table.title}: {len(table.gains)} gains for {len(rows)} lines.")
    return table


def _part(kind: type[Part], values: Mapping[str, Any]) -> Part:
    allowed = {field.name for field in fields(kind)}
    _check_names(kind.__name__, values, allowed, ())
    part = kind(**{field: _hashable(value) for field, value in values.items()})
    if part.status not in STATUSES:
        raise ParameterError(f"status = {part.status!r} must be one of {', '.join(STATUSES)}.")
    if isinstance(part, Claim) and part.kind not in CLAIM_KINDS:
        raise ParameterError(f"kind = {part.kind!r} must be one of {', '.join(CLAIM_KINDS)}.")
    return part


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _check_names(
    where: str, values: Mapping[str, Any], allowed: Iterable[str], required: Iterable[str]
) -> None:
    unknown = [name for name in values if name not in set(allowed)]
    if unknown:
        raise ParameterError(f"{where} has no field {unknown[0]!r}.")
    missing = [name for name in required if name not in values]
    if missing:
        raise ParameterError(f"{where} must have {' and '.join(missing)}.")
