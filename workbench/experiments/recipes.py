"""Recipes: plans that come with the program."""

from pathlib import Path

from workbench import paths
from workbench.errors import ParameterError
from workbench.experiments.plan import Plan, load_plan


def recipes() -> dict[str, Path]:
    """Every recipe by name, in alphabetical order."""
    return {one.stem: one for one in sorted((paths.resources() / "recipes").glob("*.toml"))}


def recipe_plan(name: str) -> Plan:
    """The plan of a recipe."""
    known = recipes()
    if name not in known:
        raise ParameterError(f"There is no recipe {name!r}; there are {', '.join(known)}.")
    return load_plan(known[name])
