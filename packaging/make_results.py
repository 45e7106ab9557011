"""Keep the results of recipes, make RESULTS.md: ``python packaging/make_results.py [RECIPE …]``.

Without a name nothing is run and RESULTS.md is made again from resources/recipes/results/*.json.
``--full`` runs the size of the papers. Runs are kept in the usual store and taken up where they
stopped; corpora are looked for in the folder that WORKBENCH_DATA names.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.experiments.reproduction.outcome import outcome_of
from workbench.experiments.reproduction.recipe import Size
from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.experiments.reproduction.running import run_recipe
from workbench.experiments.reproduction.sentences import number_digits, number_words, with_spread
from workbench.experiments.reproduction.verdicts import VERDICTS
from workbench.experiments.runs.store import RunStore
from workbench.experiments.scoring.metrics import metric_named

_ROOT = Path(__file__).resolve().parents[1]
_RESULTS = _ROOT / "resources" / "recipes" / "results"
_HEAD = """# Results: the papers repeated

Made by `python packaging/make_results.py` from `resources/recipes/results`; nothing here is typed
by hand. A number is *reproduced* where it differs by no more than its *margin*: the largest of the
tolerance of its table, the published deviation and ours. It has the *same direction* where the
comparison that the paper makes with it comes out the same way. A sign between two models (`<`
worse, `>` better, `.` equivalent) is ours by a paired t-test over the sets, p < 0.05. A claim is
*reproduced* where what is asked holds at every place and by more than chance (paired t-test over
places and splits, p < 0.05, five splits or more), and has the *same direction* where it holds on
average; that a method is not worse is *reproduced* where it stays within the margin that is asked
at every place. Numbers known from memory alone are never judged. Repeat any of this with
`workbench reproduce RECIPE` (quick) or `workbench reproduce RECIPE --full`.
"""


def main(arguments: Sequence[str]) -> int:
    """Run what is named, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("recipes", nargs="*", metavar="RECIPE", help="names, or all")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--again", action="store_true", help="run anew what was run before")
    parser.add_argument("--to", type=Path, default=_ROOT / "RESULTS.md")
    chosen = parser.parse_args(arguments)
    names = recipe_names() if "all" in chosen.recipes else chosen.recipes
    for name in names:
        _store(name, "full" if chosen.full else "quick", chosen.workers, chosen.again)
    chosen.to.write_text(page(_RESULTS), "utf-8")
    return 0


def _store(name: str, size: Size, workers: int | None, again: bool) -> None:
    recipe = load_recipe(name, size)
    runs = dict(run_recipe(recipe, RunStore(), workers=workers, again=again))
    outcome = outcome_of(recipe, runs)
    _RESULTS.mkdir(parents=True, exist_ok=True)
    ending = "" if size == "quick" else f"-{size}"
    text = json.dumps(outcome.to_dict(), indent=1, ensure_ascii=False)
    (_RESULTS / f"{name}{ending}.json").write_text(text + "\n", "utf-8")
    print(name, size, outcome.counts())


def page(folder: Path) -> str:
    """The page of all stored results."""
    outcomes = [json.loads(one.read_text("utf-8")) for one in sorted(folder.glob("*.json"))]
    parts = [_HEAD, _overview(outcomes)]
    for one in outcomes:
        parts += _section(one)
    return "\n".join(parts).rstrip() + "\n"


def _overview(outcomes: Sequence[Mapping[str, Any]]) -> str:
    lines = [
        (f"[{one['recipe']}](#{one['recipe']}-{one['size']})", one["size"], one["date"],
         *(one["verdicts"][verdict] for verdict in VERDICTS))
        for one in outcomes
    ]  # fmt: skip
    return _markdown(("recipe", "size", "date", *VERDICTS), lines)


def _section(outcome: Mapping[str, Any]) -> Iterator[str]:
    seeds = sorted({one["seed"] for one in outcome["runs"]})
    machine = outcome["machine"]
    yield f"## {outcome['recipe']} {outcome['size']}\n"
    yield f"{outcome['title']}. {outcome['paper']}\n"
    yield (
        f"Version {outcome['versions']['workbench']}, seed {', '.join(map(str, seeds))}, "
        f"{sum(one['trials'] for one in outcome['runs'])} trials {_cost(outcome)}, "
        f"{machine['cores']} cores, {machine['machine']}.\n"
    )
    claims = [one for one in outcome["rows"] if one["kind"] == "claim"]
    yield _markdown(
        ("claim", "asked", "where", "difference", "verdict", "evidence"),
        [(one["source"], one["published"], one["plan"], number_words(one["difference"]),
          one["verdict"], one["note"])
         for one in claims],
    )  # fmt: skip
    numbers = [
        one for one in outcome["rows"] if one["kind"] == "number" and one["ours"] is not None
    ]
    if numbers:
        header = ("table", "method", "at", "published", "ours", "difference", "margin", "verdict")
        yield _markdown(header, [_number_line(one) for one in numbers])
        yield from _tolerances(numbers)
    signs = [one for one in outcome["rows"] if one["kind"] == "sign" and one["ours"]]
    if signs:
        yield _markdown(("table", "pair", "published", "ours", "verdict"), map(_sign_line, signs))
    for table in outcome.get("tables", ()):
        yield from _table_of_all(table)
    for heading, name in (("Why they differ", "why"), ("Where the paper is silent", "silent")):
        yield f"{heading}:\n\n" + "\n".join(f"- {one}" for one in outcome[name]) + "\n"


def _table_of_all(table: Mapping[str, Any]) -> Iterator[str]:
    """Every method that was run, with what the paper did not print."""
    chosen = f", best {table['best_of']} of the swept values" if table["best_of"] > 1 else ""
    yield f"{metric_named(table['metric']).title}, {table['where']}{chosen}:\n"
    lines = [
        (label, *("–" if one is None else f"{one[0]:.4f}" for one in cells))
        for label, cells in table["rows"].items()
    ]
    yield _markdown(("method", *table["columns"]), lines)


def _cost(outcome: Mapping[str, Any]) -> str:
    """By the clock where that is known; what other work did meanwhile is in it."""
    elapsed = outcome.get("elapsed")
    if not elapsed:
        return f"in {sum(one['seconds'] for one in outcome['runs']):.0f} seconds of one worker"
    workers = outcome["workers"]
    return f"in {elapsed:.0f} seconds with {workers} worker{'s' if workers > 1 else ''}"


def _tolerances(numbers: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    found = {one["source"]: one["tolerance"] for one in numbers if one["tolerance"]}
    if found:
        told = "; ".join(f"{source} {tolerance:g}" for source, tolerance in found.items())
        yield f"Tolerances, in the unit of each table: {told}.\n"


def _sign_line(row: Mapping[str, Any]) -> tuple[str, ...]:
    signs = (f"`{row[one]}`" for one in ("published", "ours"))
    return (row["source"], row["what"], *signs, row["verdict"])


def _number_line(row: Mapping[str, Any]) -> tuple[str, ...]:
    digits = number_digits(row)
    published = with_spread(row["published"], row["published_deviation"], digits)
    if row["status"] != "printed":
        published += f" ({row['status']})"
    ours = with_spread(row["ours"], row["ours_deviation"], digits)
    difference = number_words(row["difference"], digits)
    margins = (row[one] or 0.0 for one in ("tolerance", "published_deviation", "ours_deviation"))
    margin = number_words(max(margins), digits) if row["status"] == "printed" else "–"
    where = (row["source"], row["what"], row["at"])
    return (*where, published, ours, difference, margin, row["verdict"])


def _markdown(header: Sequence[str], lines: Iterable[Sequence[Any]]) -> str:
    cells = [header, ["---"] * len(header), *lines]
    rows = ("| " + " | ".join(str(one).replace("|", "/") for one in line) + " |" for line in cells)
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
