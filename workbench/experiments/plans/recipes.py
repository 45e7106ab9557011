"""Recipes, plans that ship with the program, and paper recipes, made of several plans."""

from pathlib import Path

from workbench import paths
from workbench.errors import ParameterError
from workbench.experiments.plans.files import load_plan
from workbench.experiments.plans.plan import Plan


def recipes() -> dict[str, Path]:
    """The file of each recipe by name, in alphabetical order."""
    return {file.stem: file for file in _files() if not _is_paper_recipe(file)}


def paper_recipes() -> dict[str, Path]:
    """The file of each paper recipe by name, in alphabetical order."""
    return {file.stem: file for file in _files() if _is_paper_recipe(file)}


def recipe_plan(name: str) -> Plan:
    """The plan of a recipe."""
    files = recipes()
    if name not in files:
        raise ParameterError(f"There is no recipe {name!r}; there are {', '.join(files)}.")
    return load_plan(files[name])


def _files() -> list[Path]:
    return sorted((paths.resources() / "recipes").glob("*.toml"), key=lambda file: file.stem)


def _is_paper_recipe(file: Path) -> bool:
    return "\n[[plans]]" in file.read_text("utf-8")
