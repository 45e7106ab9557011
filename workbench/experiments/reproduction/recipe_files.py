"""Recipe files: TOML with `$name` places that each size fills, read strictly."""

import tomllib
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
    PublishedTable,
    Recipe,
    RecipePlan,
    RelativeTable,
    Size,
)

_WHOLE = {
    *("format", "title", "paper", "question", "silent", "why", "pictures"),
    *("common", "plans", "tables", "relative", "claims", *SIZES),
}
_OWN_OF_PLAN = ("key", "each", "sizes", "per_class", "draw_seed")
Part = TypeVar("Part", PublishedTable, RelativeTable, Claim)


def recipe_names() -> tuple[str, ...]:
    """The recipes of papers that come with the program, in alphabetical order."""
    return tuple(paper_recipes())


def load_recipe(name: str, size: Size = "quick") -> Recipe:
    """Read a recipe for one size by its name or from a file."""
    known = paper_recipes()
    file = known.get(name, Path(name))
    if name not in known and not file.is_file():
        raise ParameterError(f"There is no recipe {name!r}; there are {', '.join(known)}.")
    try:
        values = tomllib.loads(file.read_text("utf-8"))
        return recipe_from_values(file.stem, values, size)
    except (OSError, ValueError) as error:
        raise WorkbenchError(f"The recipe {file} cannot be read: {error}.") from error
    except ParameterError as error:
        raise ParameterError(f"{file.name}: {error}") from error


def recipe_from_values(name: str, values: Mapping[str, Any], size: Size) -> Recipe:
    """Make a recipe from plain values; what is not understood is refused."""
    _check_names("the recipe", values, _WHOLE, ("title", "paper", "question", "plans", size))
    filled = {one: fill(part, values[size]) for one, part in values.items() if one not in SIZES}
    return Recipe(
        name=name,
        title=filled["title"],
        paper=filled["paper"],
        question=filled["question"].strip(),
        silent=tuple(filled.get("silent", ())),
        why=tuple(filled.get("why", ())),
        size=size,
        plans=tuple(_plans(filled["plans"], filled.get("common", {}), size)),
        tables=tuple(_table(one) for one in filled.get("tables", ())),
        relative=tuple(_part(RelativeTable, one) for one in filled.get("relative", ())),
        claims=tuple(_part(Claim, one) for one in filled.get("claims", ())),
        pictures=filled.get("pictures", {}),
    )


def fill(value: Any, places: Mapping[str, Any]) -> Any:
    """Put the values of a size where `$name` stands."""
    if isinstance(value, str) and value.startswith("$"):
        if value[1:] not in places:
            raise ParameterError(
                f"{value} is not given by this size; it gives {', '.join(places)}."
            )
        return places[value[1:]]
    if isinstance(value, Mapping):
        return {name: fill(one, places) for name, one in value.items()}
    if isinstance(value, list):
        return [fill(one, places) for one in value]
    return value


def _plans(
    listed: Iterable[Mapping[str, Any]], common: Mapping[str, Any], size: Size
) -> Iterable[RecipePlan]:
    for one in listed:
        if size not in one.get("sizes", SIZES):
            continue
        for name in one.get("each", [""]):
            yield _plan({**common, **one}, common, name)


def _plan(values: Mapping[str, Any], common: Mapping[str, Any], name: Any) -> RecipePlan:
    plan = {one: part for one, part in values.items() if one not in _OWN_OF_PLAN}
    for one in ("reading", "tokens", "features", "protocol"):
        if one in plan and one in common:  # a plan states its differences
            plan[one] = {**common[one], **plan[one]}
    key, corpus = (str(values[one]).replace("{}", str(name)) for one in ("key", "corpus"))
    per_class = values.get("per_class", 0)
    return RecipePlan(
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
    allowed = {one.name for one in fields(kind)}
    _check_names(kind.__name__, values, allowed, ())
    made = kind(**{one: _hashable(part) for one, part in values.items()})
    if made.status not in STATUSES:
        raise ParameterError(f"status = {made.status!r} must be one of {', '.join(STATUSES)}.")
    if isinstance(made, Claim) and made.kind not in CLAIM_KINDS:
        raise ParameterError(f"kind = {made.kind!r} must be one of {', '.join(CLAIM_KINDS)}.")
    return made


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _check_names(
    where: str, values: Mapping[str, Any], allowed: Iterable[str], required: Iterable[str]
) -> None:
    unknown = [one for one in values if one not in set(allowed)]
    if unknown:
        raise ParameterError(f"{where} has no field {unknown[0]!r}.")
    missing = [one for one in required if one not in values]
    if missing:
        raise ParameterError(f"{where} must have {' and '.join(missing)}.")
