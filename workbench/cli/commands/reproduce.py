"""`workbench reproduce`: reproduce the experiments of a paper and compare the results."""

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from workbench.cli.answers import INTERRUPTED, Answer, text_table
from workbench.cli.run_arguments import add_store, run_monitor, store_from
from workbench.errors import WorkbenchError
from workbench.experiments.reproduction.number_texts import (
    number_digits,
    number_text,
    with_deviation,
)
from workbench.experiments.reproduction.numbers import OurNumbers
from workbench.experiments.reproduction.pages import write_pages
from workbench.experiments.reproduction.recipe import PaperRecipe, Size
from workbench.experiments.reproduction.recipe_corpora import needs
from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.experiments.reproduction.result import ReproductionResult, result_of
from workbench.experiments.reproduction.running import run_recipe
from workbench.experiments.reproduction.verdicts import ComparisonRow
from workbench.experiments.running.control import RunControl, RunProgressCallback

_ALL = "all"
_HINT = "The option `--data FOLDER` names another folder of corpora."
_SIZE_TITLES = {
    "slice": "a slice: the numbers mean nothing",
    "quick": "quick size",
    "full": "full size",
}
_EXAMPLES = """examples:
  workbench reproduce --list                     the papers, the corpora they need, what is missing
  workbench reproduce --list --full              the same for the full size
  workbench reproduce hosk --data ~/corpora      the quick size, under three minutes on two cores
  workbench reproduce hosk --full --report page  the full protocol of the paper, with a report
  workbench reproduce all --report page          every paper, with one report about all of them

After Ctrl-C, the same command continues where it stopped.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the recipe, its size and the folders."""
    parser.epilog = _EXAMPLES
    parser.add_argument(
        "recipe", nargs="?", metavar="RECIPE", help="name of a paper recipe, or all"
    )
    parser.add_argument(
        "--list", action="store_true", help="list the paper recipes and their corpora"
    )
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--full", action="store_true", help="run the full size, as in the paper")
    size.add_argument(
        "--slice", action="store_true", help="run a few documents only, to see whether it runs"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of the corpora")
    parser.add_argument("--report", type=Path, metavar="DIR", help="folder for the report")
    parser.add_argument(
        "--workers", type=int, metavar="N", help="worker processes (default: one per core)"
    )
    parser.add_argument("--again", action="store_true", help="ignore earlier runs and start again")
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """List the paper recipes, or run one or all of them."""
    if arguments.data is not None:
        _use_data(arguments.data.expanduser().resolve())
    size: Size = "full" if arguments.full else "slice" if arguments.slice else "quick"
    if arguments.list or arguments.recipe is None:
        return _list(size)
    if arguments.recipe == _ALL:
        return _run_all([load_recipe(name, size) for name in recipe_names()], arguments)
    recipe = load_recipe(arguments.recipe, size)
    if obstacle := _obstacle(recipe):
        raise WorkbenchError(f"{obstacle} {_HINT}")
    return _run_one(recipe, arguments)


def _use_data(folder: Path) -> None:
    if not folder.is_dir():
        raise WorkbenchError(
            f"There is no folder {folder}; --data must name the folder of the corpora."
        )
    # Workers are separate processes, which read the environment.
    os.environ["WORKBENCH_DATA"] = str(folder)


def _run_all(recipes: Sequence[PaperRecipe], arguments: argparse.Namespace) -> Answer:
    """Run every recipe whose corpora are available."""
    obstacles = {recipe.name: _obstacle(recipe) for recipe in recipes}
    if all(obstacles.values()):
        raise WorkbenchError(
            "No recipe can be run. `workbench reproduce --list` lists the missing corpora."
        )
    answers: list[Answer] = []
    for recipe in recipes:
        if obstacle := obstacles[recipe.name]:
            answers.append(Answer({"recipe": recipe.name, "error": obstacle}, obstacle))
            continue
        answers.append(_run_one(recipe, arguments))
        if answers[-1].exit_code == INTERRUPTED:
            break
    code = max(answer.exit_code for answer in answers)
    return Answer(
        [answer.data for answer in answers], "\n\n".join(answer.text for answer in answers), code
    )


def _obstacle(recipe: PaperRecipe) -> str:
    """Why no plan of a recipe can be run; empty if at least one can."""
    missing = [need.problem for need in needs(recipe) if need.problem]
    all_missing = len(missing) == len(recipe.corpora())
    return " ".join([f"{recipe.name} cannot be run.", *missing]) if all_missing else ""


def _list(size: Size) -> Answer:
    data, lines, problems = [], [], set()
    for name in recipe_names():
        recipe = load_recipe(name, size)
        missing = [need for need in needs(recipe) if need.problem]
        data.append(
            {
                "recipe": name,
                "size": size,
                "title": recipe.title,
                "paper": recipe.paper,
                "needs": [need.corpus for need in needs(recipe)],
                "missing": [{"corpus": need.corpus, "get": need.problem} for need in missing],
            }
        )
        problems |= {need.problem for need in missing}
        state = f"missing: {', '.join(need.corpus for need in missing)}" if missing else "ready"
        lines.append((name, recipe.title, ", ".join(recipe.corpora()), state))
    parts = [text_table(("recipe", "title", "corpora", "status"), lines), *sorted(problems)]
    return Answer(data, "\n".join([*parts, _HINT] if problems else parts))


def _run_one(recipe: PaperRecipe, arguments: argparse.Namespace) -> Answer:
    missing = [need.problem for need in needs(recipe) if need.problem]
    runs = dict(
        run_recipe(
            recipe,
            store_from(arguments),
            workers=arguments.workers,
            again=arguments.again,
            watch=_monitor,
        )
    )
    is_stopped = any(run.status != "finished" for run in runs.values())
    result = result_of(recipe, runs)
    data, text = result.to_dict(), result_text(result)
    if arguments.report is not None:
        data["report"] = str(write_pages(result, arguments.report))
        text += f"\nReport: {data['report']}"
    if is_stopped:
        text += "\nStopped; the same command continues where it stopped."
    return Answer(data, "\n".join([text, *missing]), INTERRUPTED if is_stopped else 0)


def result_text(result: ReproductionResult) -> str:
    """The result as text for the terminal, claims first."""
    recipe = result.recipe
    rows = [_table_row(row) for row in result.rows if row.kind != "claim" and row.ours is not None]
    claims = [_claim_line(row) for row in result.rows if row.kind == "claim"]
    counts = ", ".join(f"{number} {name}" for name, number in result.counts().items())
    parts = [f"{recipe.title} ({_SIZE_TITLES[recipe.size]})", recipe.paper, "", *claims]
    if rows:
        header = ("table", "method", "at", "published", "ours", "difference", "verdict")
        parts += ["", text_table(header, rows)]
    if recipe.why and recipe.size != "slice":
        parts += ["", "Why they differ:", *(f"- {reason}" for reason in recipe.why)]
    failed = OurNumbers(result.runs).failures()
    parts += [f"{count} trials failed: {reason}" for reason, count in failed.items()]
    return "\n".join([*parts, "", counts])


def _table_row(row: ComparisonRow) -> tuple[str, ...]:
    digits = number_digits(row.to_dict())
    published = with_deviation(row.published, row.published_deviation, digits)
    ours = with_deviation(row.ours, row.ours_deviation, digits)
    difference = number_text(row.difference, digits)
    return (row.source, row.what, row.at, published, ours, difference, row.verdict)


def _claim_line(row: ComparisonRow) -> str:
    difference = "" if row.difference is None else f"difference {row.difference:+.4f}, "
    return f"{row.verdict.upper()}: {row.source} [{row.plan}] {difference}{row.note}"


@contextmanager
def _monitor(_key: str) -> Iterator[tuple[RunProgressCallback | None, RunControl]]:
    with run_monitor() as (progress, control):
        yield progress, control
