"""Store results of paper recipes and make their pages.

    python packaging/make_results.py [RECIPE …]

Without a name nothing is run and the pages in resources/results are made again from the stored
results there. ``--full`` runs the size of the papers, ``--plan`` one plan of a stored result, which
keeps its other plans. Runs are kept in the usual store and resumed where they stopped; corpora are
looked for in the folder that WORKBENCH_DATA names.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.experiments.reproduction.number_texts import (
    number_digits,
    number_text,
    with_deviation,
)
from workbench.experiments.reproduction.our_tables import draws_text
from workbench.experiments.reproduction.recipe import Size
from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.experiments.reproduction.stored_means import StoredMeans
from workbench.experiments.reproduction.stored_results import judged_again
from workbench.experiments.reproduction.swept_tables import swept_tables
from workbench.experiments.reproduction.verdicts import VERDICTS
from workbench.experiments.scoring.metrics import metric_named

sys.path.insert(0, str(Path(__file__).resolve().parent))
from help_claims import write_help
from result_tables import markdown, table_of_corpora, table_of_times
from store_results import store

_BEFORE = ("reproduced", "same direction")
_ROOT = Path(__file__).resolve().parents[1]
_RESULTS = _ROOT / "resources" / "results"
# The page of each recipe: one per paper.
_PAGES = {
    "term-clusters": "term-clusters",
    "spectral-clustering": "spectral-learning",
    "spectral-classification": "spectral-learning",
    "constrained-clustering": "spectral-learning",
    "adaptive-sprinkling": "adaptive-sprinkling",
    "hybrid-models": "hybrid-models",
    "hybrid-estimates": "hybrid-models",
    "spectral-settings": "spectral-learning",
    "hosk": "hosk",
    "hosk-settings": "hosk",
}
_HEAD = """# Results: the papers reproduced

Made by `python packaging/make_results.py` from the stored results in this folder; nothing here is
typed by hand, and every verdict is computed again from the stored numbers. A number is
*reproduced* if it differs by no more than its *margin*, the larger of the tolerance of its table
and the published deviation; our own deviation does not count. It has the *same direction* if the
difference that the paper makes with it has the same sign and at least half the published size, or
the same sign and a test that supports it. A sign between two models (`<` worse, `>` better, `.`
equivalent) is tested over the corpora, with Holm's correction over all pairs; "equivalent" has to
survive the test without the correction, on ten corpora or more. A claim is *reproduced* if it
holds everywhere it is made and a test supports it everywhere (five draws or more, corrected for
the documents that draws share and, by Holm, for several cases); it has the *same direction* if the
difference has the claimed sign in every case and a test supports it in one of them, or if half of
the claimed gain is found as well. A claim that a method is not worse must exclude a loss beyond the
stated margin. A rank is *reproduced* if a test over the corpora supports the lead over the next
model. *No effect*: both methods have the same score at every draw, because the setting switches the
method off. With fewer than five draws there is no test, and what has the right sign *cannot be
checked*. Results stored without their single draws are tested by means and deviations (Welch).
Numbers that are not printed in the available text of a paper are never judged. Reproduce any of
this with `workbench reproduce RECIPE` (quick) or `workbench reproduce RECIPE --full`.

*Before* is the number of "reproduced" and "same direction" by the rules used until November 2026:
our own deviation widened the margin, a direction ignored sizes, and claims had a pooled t-test
without a correction or none.
"""


def main(arguments: Sequence[str]) -> int:
    """Run what is named, then write the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("recipes", nargs="*", metavar="RECIPE", help="names, or all")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--again", action="store_true", help="run again what was run before")
    parser.add_argument("--plan", action="append", default=[], help="run this plan alone")
    parser.add_argument("--to", type=Path, default=_RESULTS, help="the folder of the pages")
    chosen = parser.parse_args(arguments)
    names = recipe_names() if "all" in chosen.recipes else chosen.recipes
    for name in names:
        size: Size = "full" if chosen.full else "quick"
        recipe = load_recipe(name, size)
        store(recipe, chosen.plan, _RESULTS, workers=chosen.workers, again=chosen.again)
    for name, text in pages(_RESULTS).items():
        (chosen.to / name).write_text(text, "utf-8")
    if chosen.to == _RESULTS:
        write_help()
    return 0


def pages(folder: Path) -> dict[str, str]:
    """The text of every page by the name of its file: a summary and one page per paper."""
    results = [_judged(file) for file in sorted(folder.glob("*.json"))]
    made = {"README.md": f"{_HEAD}\n{_overview(results)}"}
    for name in dict.fromkeys(_PAGES.values()):
        of_paper = [result for result in results if _PAGES[result["recipe"]] == name]
        sections = [part for result in of_paper for part in _section(result)]
        sections += table_of_corpora(folder / "corpora" / f"{name}.json")
        sections += table_of_times(folder / "times" / f"{name}.json")
        made[f"{name}.md"] = "\n".join([_paper_head(of_paper), *sections]).rstrip() + "\n"
    return made


def _judged(file: Path) -> dict[str, Any]:
    """A stored result by the current rules, with the sentences of the current recipe."""
    stored = json.loads(file.read_text("utf-8"))
    recipe = load_recipe(stored["recipe"], stored["size"])
    return {**judged_again(stored), "why": recipe.why, "silent": recipe.left_open}


def _paper_head(results: Sequence[Mapping[str, Any]]) -> str:
    main = next(
        (found for found in results if found["recipe"] == _PAGES[found["recipe"]]), results[0]
    )
    paper = main["paper"].partition(", table")[0]
    return f"# {paper}\n\n[All papers and what the verdicts mean](README.md)\n"


def _overview(results: Sequence[Mapping[str, Any]]) -> str:
    lines = [
        (f"[{result['recipe']}]({_PAGES[result['recipe']]}.md#{result['recipe']}-{result['size']})",
         result["size"], result["date"], *_before(result),
         *(result["verdicts"][verdict] for verdict in VERDICTS))
        for result in results
    ]  # fmt: skip
    before = tuple(f"before: {verdict}" for verdict in _BEFORE)
    return markdown(("recipe", "size", "date", *before, *VERDICTS), lines)


def _before(result: Mapping[str, Any]) -> list[Any]:
    """The verdicts by the earlier rules; recipes added since then have none."""
    before = result["before"]
    return [before.get(verdict, 0) if before else "–" for verdict in _BEFORE]


def _section(result: Mapping[str, Any]) -> Iterator[str]:
    seeds = sorted({run["seed"] for run in result["runs"]})
    machine = result["machine"]
    yield f"## {result['recipe']} {result['size']}\n"
    yield f"{result['title']}. {result['paper']}\n"
    yield (
        f"Version {result['versions']['workbench']}, seed {', '.join(map(str, seeds))}, "
        f"{sum(run['trials'] for run in result['runs'])} trials {_cost(result)}, "
        f"{machine['cores']} cores, {machine['machine']}.\n"
    )
    if result["before"]:
        yield f"Before and after the stricter rules: {_before_and_after(result)}.\n"
    claims = [row for row in result["rows"] if row["kind"] == "claim"]
    yield markdown(
        ("claim", "comparison", "where", "difference", "verdict", "note"),
        [(row["source"], row["published"], row["plan"], number_text(row["difference"]),
          row["verdict"], row["note"])
         for row in claims],
    )  # fmt: skip
    numbers = [row for row in result["rows"] if row["kind"] == "number" and row["ours"] is not None]
    if numbers:
        header = ("table", "method", "at", "published", "ours", "difference", "margin", "verdict")
        yield markdown(header, [_number_line(row) for row in numbers])
        yield from _tolerances(numbers)
        yield from _differences(numbers)
    signs = [row for row in result["rows"] if row["kind"] == "sign" and row["ours"]]
    if signs:
        yield markdown(("table", "pair", "published", "ours", "verdict"), map(_sign_line, signs))
    for table in result.get("tables", ()):
        yield from _table_of_all(table, _draws(result, table))
    for swept in swept_tables(result):
        yield f"{swept.title}:\n"
        yield markdown(swept.header, swept.lines)
    for heading, name in (("Why they differ", "why"), ("What the paper leaves open", "silent")):
        yield f"{heading}:\n\n" + "\n".join(f"- {sentence}" for sentence in result[name]) + "\n"


def _before_and_after(result: Mapping[str, Any]) -> str:
    before, after = result["before"], result["verdicts"]
    return ", ".join(f"{name} {before.get(name, 0)} → {after[name]}" for name in VERDICTS)


def _draws(result: Mapping[str, Any], table: Mapping[str, Any]) -> str:
    """How many draws the cells of a table are means of; by the recipe where none were stored."""
    plans = {run["plan"] for run in result["runs"]}
    plans &= {table["where"], *table["columns"]} | {
        f"{table['where']} {column}" for column in table["columns"]
    }
    if "draws" not in result:
        means = StoredMeans(load_recipe(result["recipe"], result["size"]), ())
        return draws_text({means.draws(plan) for plan in plans})
    return draws_text(
        {
            len(drawn["scores"].get(table["metric"], ()))
            for drawn in result["draws"]
            if drawn["plan"] in plans and drawn["label"] in table["rows"]
        }
    )


def _table_of_all(table: Mapping[str, Any], draws: str) -> Iterator[str]:
    """Every method that was run, with what the paper did not print."""
    chosen = f", best {table['best_of']} of the swept values" if table["best_of"] > 1 else ""
    yield f"{metric_named(table['metric']).title}, {table['where']}{chosen}, {draws}:\n"
    lines = [
        (label, *("–" if cell is None else f"{cell[0]:.4f}" for cell in cells))
        for label, cells in table["rows"].items()
    ]
    yield markdown(("method", *table["columns"]), lines)


def _cost(result: Mapping[str, Any]) -> str:
    """The elapsed time where it is known, during which the machine may have done other work."""
    elapsed = result.get("elapsed")
    if not elapsed:
        return f"in {sum(run['seconds'] for run in result['runs']):.0f} seconds of one worker"
    workers = result["workers"]
    busy = result.get("load", 0.0) > result["machine"]["cores"] + 1
    other = f" on a busy machine (load {result['load']:g})" if busy else ""
    return f"in {elapsed:.0f} seconds with {workers} worker{'s' if workers > 1 else ''}{other}"


def _tolerances(numbers: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    found = {row["source"]: row["tolerance"] for row in numbers if row["tolerance"]}
    if found:
        listed = "; ".join(f"{source} {tolerance:g}" for source, tolerance in found.items())
        yield f"Tolerances, in the unit of each table: {listed}.\n"


def _differences(numbers: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """How far our numbers are from the printed ones, table by table; gains are left out."""
    found: dict[str, list[float]] = {}
    for row in numbers:
        if row["status"] == "printed" and not row["what"].startswith("gain of "):
            found.setdefault(row["source"], []).append(abs(row["difference"]))
    lines = [
        (source, len(values), f"{sum(values) / len(values):.4g}", f"{max(values):.4g}")
        for source, values in found.items()
    ]
    if lines:
        header = ("table", "numbers", "mean absolute difference", "largest absolute difference")
        yield markdown(header, lines)


def _sign_line(row: Mapping[str, Any]) -> tuple[str, ...]:
    signs = (f"`{row[name]}`" for name in ("published", "ours"))
    return (row["source"], row["what"], *signs, row["verdict"])


def _number_line(row: Mapping[str, Any]) -> tuple[str, ...]:
    digits = number_digits(row)
    published = with_deviation(row["published"], row["published_deviation"], digits)
    if row["status"] != "printed":
        published += f" ({row['status']})"
    ours = with_deviation(row["ours"], row["ours_deviation"], digits)
    difference = number_text(row["difference"], digits)
    margins = (row[name] or 0.0 for name in ("tolerance", "published_deviation"))
    margin = number_text(max(margins), digits) if row["status"] == "printed" else "–"
    where = (row["source"], row["what"], row["at"])
    return (*where, published, ours, difference, margin, row["verdict"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
