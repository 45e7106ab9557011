"""Pages for readers: one per recipe, published numbers beside ours, and one of all recipes."""

import json
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from workbench.experiments.reports.html import rows_html, table
from workbench.experiments.reports.style import STYLE
from workbench.experiments.reproduction.our_tables import OurTable, our_tables
from workbench.experiments.reproduction.outcome import Outcome
from workbench.experiments.reproduction.page_pictures import pictures_html
from workbench.experiments.reproduction.sentences import number_digits, number_words, with_spread
from workbench.experiments.reproduction.verdicts import VERDICTS
from workbench.experiments.runs.durable import write_bytes, writing

_KINDS = {"reproduced": "superior", "not reproduced": "inferior"}
_HOW = (
    "A number is reproduced where it differs by no more than the stated tolerance, the published "
    "deviation or ours; it has the same direction where the comparison that the paper makes with "
    "it comes out the same way. A claim is reproduced where it holds at every place and by more "
    "than chance (paired t-test over five or more places and splits, p < 0.05), and has the same "
    "direction where it holds on average; that a method is not worse is reproduced where it stays "
    "within the stated margin at every place. Numbers known from memory alone are shown and never "
    "judged."
)
_ALL = (
    "Mean and standard deviation over splits, the best of each column in colour. Of a swept "
    "setting the value that is best by the true classes is taken, as the papers do: that flatters "
    "methods with such a setting."
)
_SLICE = "A slice of a few documents, made to see that the recipe runs: its numbers mean nothing."


def write_pages(outcome: Outcome, folder: Path | str) -> Path:
    """Write the page and the lines of a recipe, then the page of all recipes in the folder."""
    folder = Path(folder)
    with writing(str(folder)):
        folder.mkdir(parents=True, exist_ok=True)
    name = outcome.recipe.name
    data = outcome.to_dict()
    write_bytes(folder / f"{name}.json", json.dumps(data, indent=1).encode())
    page = folder / f"{name}.html"
    write_bytes(page, outcome_html(outcome, data).encode("utf-8", "replace"))
    write_bytes(folder / "index.html", all_html(_outcomes(folder)).encode("utf-8", "replace"))
    return page


def outcome_html(outcome: Outcome, data: Mapping[str, Any]) -> str:
    """The page of one recipe."""
    parts = [
        *_head(data, outcome.recipe.question),
        *_claims(data["rows"]),
        *_numbers(data["rows"]),
        *pictures_html(outcome),
        *_everything(list(our_tables(outcome.recipe, outcome.runs))),
        *_reasons(data),
        *_making(data),
    ]
    return _page(outcome.recipe.title, parts)


def all_html(outcomes: Sequence[Mapping[str, Any]]) -> str:
    """The page of several recipes: verdicts of each, and every claim."""
    header = ["Recipe", "Size", "Date", *(one.capitalize() for one in VERDICTS)]
    lines = []
    for one in outcomes:
        link = f'<a href="{escape(one["recipe"])}.html">{escape(one["title"])}</a>'
        counts = "".join(
            f"<td class=number>{one['verdicts'][verdict]}</td>" for verdict in VERDICTS
        )
        lines.append(f"<td>{link}</td><td>{one['size']}</td><td>{one['date']}</td>{counts}")
    parts = ["<h1>Papers repeated</h1>", f"<p>{escape(_HOW)}</p>", rows_html(header, lines)]
    for one in outcomes:
        parts.append(f"<h2>{escape(one['title'])}</h2><p class=quiet>{escape(one['paper'])}</p>")
        parts += _claim_table(one["rows"])
        parts += [f"<p>{escape(sentence)}</p>" for sentence in one["why"]]
    return _page("Papers repeated", parts)


def _outcomes(folder: Path) -> list[Mapping[str, Any]]:
    """What `write_pages` left in the folder; other people's files are none of ours."""
    found: list[Mapping[str, Any]] = []
    for page in sorted(folder.glob("*.html")):
        try:
            values = json.loads(page.with_suffix(".json").read_text("utf-8"))
        except (OSError, ValueError):
            continue
        if isinstance(values, dict) and values.get("recipe") == page.stem and "verdicts" in values:
            found.append(values)
    return found


def _page(title: str, parts: Sequence[str]) -> str:
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _head(data: Mapping[str, Any], question: str) -> Iterator[str]:
    yield '<p class=quiet><a href="index.html">Papers repeated</a></p>'
    yield f"<h1>{escape(data['title'])}</h1><p class=quiet>{escape(data['paper'])}</p>"
    yield f"<p class=lead>{escape(question)}</p>"
    counts = ", ".join(f"<b>{number}</b> {name}" for name, number in data["verdicts"].items())
    yield f"<p>{escape(data['size'].capitalize())} size, {data['date']}: {counts}.</p>"
    warnings = [*([_SLICE] if data["size"] == "slice" else []), *data["missing"]]
    warnings += [f"{count} trials failed: {why}" for why, count in data["failures"].items()]
    if warnings:
        items = "".join(f"<li>{escape(one)}</li>" for one in warnings)
        yield f"<ul class=warnings>{items}</ul>"
    yield f"<p class=quiet>{escape(_HOW)}</p>"


def _claims(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    found = list(_claim_table(rows))
    if found:
        yield "<h2>What the paper claims</h2>"
        yield from found


def _claim_table(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    claims = [one for one in rows if one["kind"] == "claim"]
    if not claims:
        return
    lines = [
        f"<td>{escape(one['source'])}</td><td>{escape(one['plan'])}</td>"
        f"<td>{escape(one['ours'] or '–')}</td>"
        f"<td class=number>{number_words(one['difference'])}</td>"
        f"{_verdict(one)}<td>{escape(one['note'])}</td>"
        for one in claims
    ]
    yield rows_html(["Claim", "Where", "Ours", "Difference", "Verdict", "Evidence"], lines)


def _numbers(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for source in dict.fromkeys(one["source"] for one in rows if one["kind"] != "claim"):
        of_source = [one for one in rows if one["source"] == source and one["kind"] != "claim"]
        run = [one for one in of_source if one["ours"] is not None]
        yield f"<h2>{escape(source)}</h2>"
        yield rows_html(
            ["Method", "At", "Published", "Ours", "Difference", "Verdict", "Note"],
            [_number_line(one) for one in run],
        )
        tolerances = {one["tolerance"] for one in of_source if one["tolerance"]}
        if tolerances:
            yield f"<p class=quiet>Tolerance: {max(tolerances):g}.</p>"
        left_out = len(of_source) - len(run)
        if left_out:
            yield f"<p class=quiet>{left_out} more numbers of this table are not in this size.</p>"


def _number_line(row: Mapping[str, Any]) -> str:
    digits = number_digits(row)
    published = with_spread(row["published"], row["published_deviation"], digits)
    if row["status"] != "printed":
        published = f"{published} ({row['status']})"
    ours = with_spread(row["ours"], row["ours_deviation"], digits)
    return (
        f"<td>{escape(row['what'])}</td><td>{escape(row['at'])}</td>"
        f"<td class=number>{escape(published)}</td><td class=number>{escape(ours)}</td>"
        f"<td class=number>{escape(number_words(row['difference'], digits))}</td>"
        f"{_verdict(row)}<td>{escape(row['note'])}</td>"
    )


def _everything(tables: Sequence[OurTable]) -> Iterator[str]:
    """Every method that was run, also where nothing published can stand beside it."""
    if not tables:
        return
    yield "<h2>All our numbers</h2>"
    yield f"<p class=quiet>{escape(_ALL)}</p>"
    for one in tables:
        yield f"<h3>{escape(one.title)}</h3>"
        yield rows_html(["Method", *one.columns], [_table_line(one, *line) for line in one.rows])
        if one.best_of > 1:
            yield f"<p class=quiet>The best {one.best_of} swept values are averaged.</p>"


def _table_line(table: OurTable, label: str, cells: Sequence[tuple[float, float] | None]) -> str:
    parts = [f"<td>{escape(label)}</td>"]
    for column, cell in enumerate(cells):
        words = "–" if cell is None else with_spread(*cell, 4)
        is_best = cell is not None and cell[0] == table.best(column)
        parts.append(f'<td class="number{" superior" if is_best else ""}">{escape(words)}</td>')
    return "".join(parts)


def _verdict(row: Mapping[str, Any]) -> str:
    return f'<td class="{_KINDS.get(row["verdict"], "")}">{escape(row["verdict"])}</td>'


def _reasons(data: Mapping[str, Any]) -> Iterator[str]:
    for heading, sentences in (("Why they differ", "why"), ("Where the paper is silent", "silent")):
        if data[sentences]:
            items = "".join(f"<li>{escape(one)}</li>" for one in data[sentences])
            yield f"<h2>{heading}</h2><ul>{items}</ul>"


def _making(data: Mapping[str, Any]) -> Iterator[str]:
    header = ("Plan", "Run", "Seed", "Trials", "Failed", "Seconds")
    lines: list[tuple[Any, ...]] = [header]
    lines += [tuple(one[name.lower()] for name in header) for one in data["runs"]]
    versions = ", ".join(f"{name} {number}" for name, number in data["versions"].items())
    yield f"<h2>How it was made</h2>{table(lines)}<p class=quiet>{escape(versions)}</p>"
