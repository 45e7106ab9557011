"""HTML pages: one per recipe with published numbers beside ours, and an index of all recipes."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.experiments.reports.html import page_html, rows_html, table_html
from workbench.experiments.reproduction.number_texts import (
    number_digits,
    number_text,
    with_deviation,
)
from workbench.experiments.reproduction.our_tables import OurTable, our_tables
from workbench.experiments.reproduction.page_pictures import pictures_html
from workbench.experiments.reproduction.result import ReproductionResult
from workbench.experiments.reproduction.verdicts import VERDICTS
from workbench.experiments.runs.durable import CHOOSE_ANOTHER_FOLDER, write_bytes, writing
from workbench.plain_text import html_text

_VERDICT_STYLES = {"reproduced": "superior", "not reproduced": "inferior"}
_METHOD = (
    "A number is reproduced where it differs by no more than the stated tolerance or the published "
    "deviation; it has the same direction where the paper's comparison with it has the same sign "
    "and at least half the published size, or a test that supports it. A claim is reproduced where "
    "it holds and is significant everywhere it was checked (five draws or more, Holm's "
    "correction), and has the same direction where it holds on average and is significant "
    "somewhere. A claim that a method is not worse must exclude a loss beyond the stated margin. "
    "No effect: both have the same score at every draw. Numbers quoted from memory are shown but "
    "never judged."
)
_ALL_NUMBERS = (
    "Mean and standard deviation over splits, the best of each column in colour. For a swept "
    "setting the value with the best score on the actual classes is shown, as in the papers; this "
    "favours methods with such a setting."
)
_SLICE = (
    "This run used a slice of a few documents, to check that the recipe runs; ignore its numbers."
)


def write_pages(result: ReproductionResult, folder: Path | str) -> Path:
    """Write the page and the rows of a recipe, then the index of all recipes in the folder."""
    folder = Path(folder)
    name = result.recipe.name
    data = result.to_dict()
    page = folder / f"{name}.html"
    with writing(str(folder), CHOOSE_ANOTHER_FOLDER):
        folder.mkdir(parents=True, exist_ok=True)
        write_bytes(folder / f"{name}.json", json.dumps(data, indent=1).encode())
        write_bytes(page, result_html(result, data).encode("utf-8", "replace"))
        write_bytes(
            folder / "index.html", index_html(_stored_results(folder)).encode("utf-8", "replace")
        )
    return page


def result_html(result: ReproductionResult, data: Mapping[str, Any]) -> str:
    """The page of one recipe."""
    parts = [
        *_head(data, result.recipe.question),
        *_claims(data["rows"]),
        *_numbers(data["rows"]),
        *pictures_html(result),
        *_all_numbers(list(our_tables(result.recipe, result.runs))),
        *_reasons(data),
        *_environment(data),
    ]
    return page_html(result.recipe.title, parts)


def index_html(results: Sequence[Mapping[str, Any]]) -> str:
    """The index of several recipes: the verdicts of each, and every claim."""
    header = ["Recipe", "Size", "Date", *(verdict.capitalize() for verdict in VERDICTS)]
    lines = []
    for result in results:
        link = f'<a href="{html_text(result["recipe"])}.html">{html_text(result["title"])}</a>'
        counts = "".join(
            f"<td class=number>{result['verdicts'].get(verdict, 0)}</td>" for verdict in VERDICTS
        )
        lines.append(f"<td>{link}</td><td>{result['size']}</td><td>{result['date']}</td>{counts}")
    parts = [
        "<h1>Paper reproductions</h1>",
        f"<p>{html_text(_METHOD)}</p>",
        rows_html(header, lines),
    ]
    for result in results:
        parts.append(
            f"<h2>{html_text(result['title'])}</h2><p class=quiet>{html_text(result['paper'])}</p>"
        )
        parts += _claim_table(result["rows"])
        parts += [f"<p>{html_text(sentence)}</p>" for sentence in result["why"]]
    return page_html("Paper reproductions", parts)


def _stored_results(folder: Path) -> list[Mapping[str, Any]]:
    """What `write_pages` wrote into the folder; other files are ignored."""
    results: list[Mapping[str, Any]] = []
    for page in sorted(folder.glob("*.html")):
        try:
            values = json.loads(page.with_suffix(".json").read_text("utf-8"))
        except (OSError, ValueError):
            continue
        if isinstance(values, dict) and values.get("recipe") == page.stem and "verdicts" in values:
            results.append(values)
    return results


def _head(data: Mapping[str, Any], question: str) -> Iterator[str]:
    yield '<p class=quiet><a href="index.html">Paper reproductions</a></p>'
    yield f"<h1>{html_text(data['title'])}</h1><p class=quiet>{html_text(data['paper'])}</p>"
    yield f"<p class=lead>{html_text(question)}</p>"
    counts = ", ".join(f"<b>{number}</b> {name}" for name, number in data["verdicts"].items())
    yield f"<p>{html_text(data['size'].capitalize())} size, {data['date']}: {counts}.</p>"
    warnings = [*([_SLICE] if data["size"] == "slice" else []), *data["missing"]]
    warnings += [f"{count} trials failed: {why}" for why, count in data["failures"].items()]
    if warnings:
        items = "".join(f"<li>{html_text(warning)}</li>" for warning in warnings)
        yield f"<ul class=warnings>{items}</ul>"
    yield f"<p class=quiet>{html_text(_METHOD)}</p>"


def _claims(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    claims = list(_claim_table(rows))
    if claims:
        yield "<h2>What the paper claims</h2>"
        yield from claims


def _claim_table(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    claims = [row for row in rows if row["kind"] == "claim"]
    if not claims:
        return
    lines = [
        f"<td>{html_text(row['source'])}</td><td>{html_text(row['plan'])}</td>"
        f"<td>{html_text(row['ours'] or '–')}</td>"
        f"<td class=number>{number_text(row['difference'])}</td>"
        f"{_verdict(row)}<td>{html_text(row['note'])}</td>"
        for row in claims
    ]
    yield rows_html(["Claim", "Where", "Ours", "Difference", "Verdict", "Note"], lines)


def _numbers(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for source in dict.fromkeys(row["source"] for row in rows if row["kind"] != "claim"):
        of_source = [row for row in rows if row["source"] == source and row["kind"] != "claim"]
        run = [row for row in of_source if row["ours"] is not None]
        yield f"<h2>{html_text(source)}</h2>"
        yield rows_html(
            ["Method", "At", "Published", "Ours", "Difference", "Verdict", "Note"],
            [_number_line(row) for row in run],
        )
        tolerances = {row["tolerance"] for row in of_source if row["tolerance"]}
        if tolerances:
            yield f"<p class=quiet>Tolerance: {max(tolerances):g}.</p>"
        left_out = len(of_source) - len(run)
        if left_out:
            yield f"<p class=quiet>{left_out} further numbers of this table were not run.</p>"


def _number_line(row: Mapping[str, Any]) -> str:
    digits = number_digits(row)
    published = with_deviation(row["published"], row["published_deviation"], digits)
    if row["status"] != "printed":
        published = f"{published} ({row['status']})"
    ours = with_deviation(row["ours"], row["ours_deviation"], digits)
    return (
        f"<td>{html_text(row['what'])}</td><td>{html_text(row['at'])}</td>"
        f"<td class=number>{html_text(published)}</td><td class=number>{html_text(ours)}</td>"
        f"<td class=number>{html_text(number_text(row['difference'], digits))}</td>"
        f"{_verdict(row)}<td>{html_text(row['note'])}</td>"
    )


def _all_numbers(tables: Sequence[OurTable]) -> Iterator[str]:
    """Every method that was run, whether or not the paper has numbers for it."""
    if not tables:
        return
    yield "<h2>All our numbers</h2>"
    yield f"<p class=quiet>{html_text(_ALL_NUMBERS)}</p>"
    for shown in tables:
        yield f"<h3>{html_text(shown.title)}</h3>"
        yield rows_html(
            ["Method", *shown.columns], [_table_line(shown, *line) for line in shown.rows]
        )
        if shown.best_of > 1:
            yield f"<p class=quiet>The best {shown.best_of} swept values are averaged.</p>"


def _table_line(table: OurTable, label: str, cells: Sequence[tuple[float, float] | None]) -> str:
    parts = [f"<td>{html_text(label)}</td>"]
    for column, cell in enumerate(cells):
        text = "–" if cell is None else with_deviation(*cell, 4)
        is_best = cell is not None and cell[0] == table.best(column)
        parts.append(f'<td class="number{" superior" if is_best else ""}">{html_text(text)}</td>')
    return "".join(parts)


def _verdict(row: Mapping[str, Any]) -> str:
    return f'<td class="{_VERDICT_STYLES.get(row["verdict"], "")}">{html_text(row["verdict"])}</td>'


def _reasons(data: Mapping[str, Any]) -> Iterator[str]:
    for heading, sentences in (
        ("Why they differ", "why"),
        ("What the paper leaves open", "silent"),
    ):
        if data[sentences]:
            items = "".join(f"<li>{html_text(sentence)}</li>" for sentence in data[sentences])
            yield f"<h2>{heading}</h2><ul>{items}</ul>"


def _environment(data: Mapping[str, Any]) -> Iterator[str]:
    header = ("Plan", "Run", "Seed", "Trials", "Failed", "Seconds")
    lines: list[tuple[Any, ...]] = [header]
    lines += [tuple(run[name.lower()] for name in header) for run in data["runs"]]
    versions = ", ".join(f"{name} {number}" for name, number in data["versions"].items())
    yield f"<h2>How it was made</h2>{table_html(lines)}<p class=quiet>{html_text(versions)}</p>"
