"""`workbench reproduce`: repeat a paper and put its numbers beside ours."""

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from workbench.cli.answers import INTERRUPTED, Answer, table
from workbench.cli.run_arguments import add_store, store_of, watched
from workbench.errors import WorkbenchError
from workbench.experiments.reproduction.needs import needs
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.outcome import Outcome, outcome_of
from workbench.experiments.reproduction.pages import write_pages
from workbench.experiments.reproduction.recipe import Recipe, Size
from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.experiments.reproduction.running import run_recipe
from workbench.experiments.reproduction.sentences import number_digits, number_words, with_spread
from workbench.experiments.reproduction.verdicts import Row
from workbench.experiments.running.control import RunControl, RunProgressCallback

_ALL = "all"
_SIZE_WORDS = {
    "slice": "a slice: the numbers mean nothing",
    "quick": "quick size",
    "full": "full size",
}
_EXAMPLES = """examples:
  workbench reproduce --list                     the papers, what they need, what is missing
  workbench reproduce --list --full              the same for the size of the papers
  workbench reproduce hosk --data ~/corpora      the quick size, under three minutes on two cores
  workbench reproduce hosk --full --report page  the whole protocol of the paper, and a page
  workbench reproduce all --report page          every paper, and one page about all of them

Stopped with Ctrl-C, the same command goes on where it stopped.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the recipe, its size and where things are."""
    parser.epilog = _EXAMPLES
    parser.add_argument("recipe", nargs="?", metavar="RECIPE", help="its name, or all")
    parser.add_argument("--list", action="store_true", help="name the recipes and their needs")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--full", action="store_true", help="the size of the paper")
    size.add_argument("--slice", action="store_true", help="a few documents: does it run at all?")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder of corpora")
    parser.add_argument("--report", type=Path, metavar="DIR", help="write pages there")
    parser.add_argument("--workers", type=int, metavar="N", help="default: one per core")
    parser.add_argument("--again", action="store_true", help="run anew what was run before")
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """List the recipes, or repeat one or all of them."""
    if arguments.data is not None:
        _look_in(arguments.data.expanduser().resolve())
    size: Size = "full" if arguments.full else "slice" if arguments.slice else "quick"
    if arguments.list or arguments.recipe is None:
        return _listing(size)
    if arguments.recipe == _ALL:
        return _all_repeated([load_recipe(name, size) for name in recipe_names()], arguments)
    recipe = load_recipe(arguments.recipe, size)
    if hindrance := _hindrance(recipe):
        raise WorkbenchError(hindrance)
    return _repeated(recipe, arguments)


def _look_in(folder: Path) -> None:
    if not folder.is_dir():
        raise WorkbenchError(f"There is no folder {folder}; --data names the folder of corpora.")
    # Workers are processes of their own: they find the folder in the environment.
    os.environ["WORKBENCH_DATA"] = str(folder)


def _all_repeated(recipes: Sequence[Recipe], arguments: argparse.Namespace) -> Answer:
    """Repeat what can be repeated; a recipe without its corpora does not stop the others."""
    hindrances = {one.name: _hindrance(one) for one in recipes}
    if all(hindrances.values()):
        raise WorkbenchError(
            "No recipe can be run. `workbench reproduce --list` tells what is missing."
        )
    answers: list[Answer] = []
    for recipe in recipes:
        if hindrance := hindrances[recipe.name]:
            answers.append(Answer({"recipe": recipe.name, "error": hindrance}, hindrance))
            continue
        answers.append(_repeated(recipe, arguments))
        if answers[-1].exit_code == INTERRUPTED:
            break
    code = max(one.exit_code for one in answers)
    return Answer([one.data for one in answers], "\n\n".join(one.text for one in answers), code)


def _hindrance(recipe: Recipe) -> str:
    """Why nothing of a recipe can be run; empty where something can."""
    missing = [one.problem for one in needs(recipe) if one.problem]
    is_hopeless = len(missing) == len(recipe.corpora())
    return " ".join([f"{recipe.name} cannot be run.", *missing]) if is_hopeless else ""


def _listing(size: Size) -> Answer:
    data, lines, how = [], [], set()
    for name in recipe_names():
        recipe = load_recipe(name, size)
        missing = [one for one in needs(recipe) if one.problem]
        data.append(
            {
                "recipe": name,
                "size": size,
                "title": recipe.title,
                "paper": recipe.paper,
                "needs": [one.corpus for one in needs(recipe)],
                "missing": [{"corpus": one.corpus, "get": one.problem} for one in missing],
            }
        )
        how |= {one.problem for one in missing}
        state = f"missing: {', '.join(one.corpus for one in missing)}" if missing else "ready"
        lines.append((name, recipe.title, ", ".join(recipe.corpora()), state))
    parts = [table(("recipe", "what it repeats", "needs", "state"), lines), *sorted(how)]
    return Answer(data, "\n".join(parts))


def _repeated(recipe: Recipe, arguments: argparse.Namespace) -> Answer:
    missing = [one.problem for one in needs(recipe) if one.problem]
    runs = dict(
        run_recipe(
            recipe,
            store_of(arguments),
            workers=arguments.workers,
            again=arguments.again,
            watch=_watched,
        )
    )
    stopped = any(one.status != "finished" for one in runs.values())
    outcome = outcome_of(recipe, runs)
    data, text = outcome.to_dict(), outcome_text(outcome)
    if arguments.report is not None:
        data["report"] = str(write_pages(outcome, arguments.report))
        text += f"\nReport: {data['report']}"
    if stopped:
        text += "\nStopped; the same command goes on where it stopped."
    return Answer(data, "\n".join([text, *missing]), INTERRUPTED if stopped else 0)


def outcome_text(outcome: Outcome) -> str:
    """The lines of an outcome for the terminal, claims first."""
    recipe = outcome.recipe
    rows = [_line(one) for one in outcome.rows if one.kind != "claim" and one.ours is not None]
    claims = [_claim_lines(one) for one in outcome.rows if one.kind == "claim"]
    counts = ", ".join(f"{number} {name}" for name, number in outcome.counts().items())
    parts = [f"{recipe.title} ({_SIZE_WORDS[recipe.size]})", recipe.paper, "", *claims]
    if rows:
        header = ("table", "method", "at", "published", "ours", "difference", "verdict")
        parts += ["", table(header, rows)]
    if recipe.why and recipe.size != "slice":
        parts += ["", "Why they differ:", *(f"- {one}" for one in recipe.why)]
    failed = OurNumbers(outcome.runs).failures()
    parts += [f"{count} trials failed: {why}" for why, count in failed.items()]
    return "\n".join([*parts, "", counts])


def _line(row: Row) -> tuple[str, ...]:
    digits = number_digits(row.to_dict())
    published = with_spread(row.published, row.published_deviation, digits)
    ours = with_spread(row.ours, row.ours_deviation, digits)
    difference = number_words(row.difference, digits)
    return (row.source, row.what, row.at, published, ours, difference, row.verdict)


def _claim_lines(row: Row) -> str:
    difference = "" if row.difference is None else f"difference {row.difference:+.4f}, "
    return f"{row.verdict.upper()}: {row.source} [{row.plan}] {difference}{row.note}"


@contextmanager
def _watched(_key: str) -> Iterator[tuple[RunProgressCallback | None, RunControl]]:
    with watched() as (progress, control):
        yield progress, control
