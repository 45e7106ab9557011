"""Recipes: plans that come with the program, and the recipes of papers made of several plans."""

from pathlib import Path

from workbench import paths
from workbench.errors import ParameterError
from workbench.experiments.plans.files import load_plan
from workbench.experiments.plans.plan import Plan


def recipes() -> dict[str, Path]:
    """Every recipe that is one plan by name, in alphabetical order."""
    return {one.stem: one for one in _files() if not _is_of_paper(one)}


def paper_recipes() -> dict[str, Path]:
    """Every recipe that repeats a paper with several plans by name, in alphabetical order."""
    return {one.stem: one for one in _files() if _is_of_paper(one)}


def recipe_plan(name: str) -> Plan:
    """The plan of a recipe."""
    known = recipes()
    if name not in known:
        raise ParameterError(f"There is no recipe {name!r}; there are {', '.join(known)}.")
    return load_plan(known[name])


def _files() -> list[Path]:
    return sorted((paths.resources() / "recipes").glob("*.toml"))


def _is_of_paper(file: Path) -> bool:
    return "\n[[plans]]" in file.read_text("utf-8")
