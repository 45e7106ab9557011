"""A run as a page for readers: pictures first, then tables, then how it was made.

The page is one file without scripts, links or anything from elsewhere; all words from documents,
plans and errors are escaped.
"""

import json
import textwrap
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from workbench.experiments import figures
from workbench.experiments.figures import MetricTableFigure, Rows, ScoreCell, TableLine
from workbench.experiments.figures.trial_scores import metrics_of
from workbench.experiments.plans.toml_text import toml_text
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.reports.html import rows_html, table
from workbench.experiments.reports.report_pictures import pictures_html
from workbench.experiments.reports.style import STYLE
from workbench.experiments.reports.text_tables import plain_text
from workbench.experiments.runs.durable import ANOTHER_PLACE, read_json, write_bytes, writing
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import MissingResultError
from workbench.experiments.scoring.metrics import metric_named

_MOST_LINES = 400
_MOST_PAIRS = 25
_TEXT_WIDTH = 100
_MIXED_MODES = (
    "Transductive and inductive results stand in one table: transductive methods saw the text of "
    "the test documents (never their classes)."
)


@dataclass(frozen=True)
class _Facts:
    """What every part of the page looks at."""

    run: Run
    results: list[TrialResult]
    table: MetricTableFigure | None
    best: TableLine | None
    why_no_table: str


def write_report(run: Run, folder: Path | str) -> Path:
    """Write the page `report.html` into a folder."""
    folder = Path(folder)
    with writing(str(folder), ANOTHER_PLACE):
        folder.mkdir(parents=True, exist_ok=True)
    page = folder / "report.html"
    write_bytes(page, report_html(run).encode("utf-8", "replace"))
    return page


def report_html(run: Run) -> str:
    """The page as text."""
    facts = _facts(run)
    best = None if facts.best is None else facts.best.configuration
    parts = [*_head(facts), *pictures_html(run, best), *_tables(facts), *_making(facts)]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(run.name)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def report_text(run: Run) -> str:
    """The metric table and what to know about it, for the terminal."""
    facts = _facts(run)
    lines = [f"{run.name} ({run.id})", _progress_words(facts), ""]
    if facts.table is None:
        return "\n".join([*lines, facts.why_no_table, ""])
    lines += [plain_text(one) for one in _blocks(facts.table.printed_rows())]
    lines += [textwrap.fill(facts.table.caption(), _TEXT_WIDTH)]
    lines += [textwrap.fill(f"Warning: {one}", _TEXT_WIDTH) for one in _warnings(facts)]
    lines += [f"Failed ({count}): {reason}" for reason, count in _failures(facts).items()]
    return "\n".join(lines) + "\n"


def _blocks(rows: Rows) -> Iterator[Rows]:
    """Tables that fit on a screen: the names of the lines, and as many scores as there is room."""
    # Two spaces stand between columns.
    widths = [2 + max(len(str(row[place])) for row in rows) for place in range(len(rows[0]))]
    names = 2 if rows[0][1:2] == ("Training",) else 1
    start = names
    while start < len(widths):
        end = start + 1
        while (
            end < len(widths) and sum(widths[:names]) + sum(widths[start : end + 1]) <= _TEXT_WIDTH
        ):
            end += 1
        yield [(*row[:names], *row[start:end]) for row in rows]
        start = end


def _facts(run: Run) -> _Facts:
    results = run.results()
    try:
        table = MetricTableFigure.from_run(run)
    except MissingResultError as error:
        return _Facts(run, results, None, None, str(error))
    return _Facts(run, results, table, _best_line(table), "")


def _best_line(table: MetricTableFigure) -> TableLine | None:
    """The best configuration at the largest training size, by the first metric."""
    if not table.metrics:
        return None
    sign = 1 if metric_named(table.metrics[0]).higher_is_better else -1
    known = [one for one in table.lines if one.cells[0].n]
    largest = max((one.training_size for one in known), default=0)
    at_end = [one for one in known if one.training_size >= 0.999 * largest]
    return max(at_end, key=lambda one: sign * one.cells[0].mean, default=None)


def _head(facts: _Facts) -> Iterator[str]:
    run = facts.run
    yield f"<h1>{escape(run.name)}</h1><p class=quiet>{escape(_progress_words(facts))}</p>"
    if facts.best is not None and facts.table is not None:
        cell = facts.best.cells[0].words()
        at = f" with {facts.best.training}" if facts.best.training else ""
        yield (
            f"<p class=lead>Best: <b>{escape(facts.best.configuration)}</b>{escape(at)}, "
            f"{escape(facts.table.titles[0])} <b>{escape(cell)}</b></p>"
        )
    elif facts.why_no_table:
        yield f"<p class=lead>{escape(facts.why_no_table)}</p>"
    warnings = _warnings(facts)
    if warnings:
        items = "".join(f"<li>{escape(one)}</li>" for one in warnings)
        yield f"<ul class=warnings>{items}</ul>"


def _progress_words(facts: _Facts) -> str:
    run = facts.run
    failed = sum(one.error is not None for one in facts.results)
    told = [f"Corpus {run.record.get('corpus', '')}", run.status]
    told.append(f"{len(facts.results)} of {run.total} trials")
    if failed:
        told.append(f"{failed} failed")
    created = str(run.record.get("created", ""))[:16].replace("T", " ")
    return " · ".join([*told, *([created] if created else [])])


def _warnings(facts: _Facts) -> list[str]:
    counted = Counter(sentence for one in facts.results for sentence in one.warnings)
    found = [
        sentence if count == len(facts.results) else f"{sentence} ({count} trials)"
        for sentence, count in counted.most_common(20)
    ]
    modes = {one.mode for one in facts.results if one.error is None}
    return [*found, *([_MIXED_MODES] if {"inductive", "transductive"} <= modes else [])]


def _failures(facts: _Facts) -> Counter[str]:
    return Counter(one.error for one in facts.results if one.error is not None)


def _tables(facts: _Facts) -> Iterator[str]:
    if facts.table is None:
        return
    yield "<h2>Scores</h2>"
    yield _score_table(facts.table)
    yield f"<p class=quiet>{escape(facts.table.caption())}</p>"
    if facts.table.metrics:
        yield from _pairs(facts)


def _score_table(table: MetricTableFigure) -> str:
    header, *rows = table.printed_rows()
    body = []
    for line, row in list(zip(table.lines, rows, strict=True))[:_MOST_LINES]:
        first = len(row) - len(line.cells) - (header[-1] == "Failed")
        kinds = [""] * first + [_kind(one) for one in line.cells]
        kinds += [""] * (len(row) - len(kinds))
        cells = zip(row, kinds, strict=True)
        body.append("".join(f"<td{kind}>{escape(str(one))}</td>" for one, kind in cells))
    left_out = len(rows) - len(body)
    note = f"<p>{left_out} more lines are in the export.</p>" if left_out else ""
    return rows_html([str(one) for one in header], body) + note


def _kind(cell: ScoreCell) -> str:
    return f' class="number {cell.verdict or ""}"'


def _pairs(facts: _Facts) -> Iterator[str]:
    metric = metrics_of(facts.results)[0]
    figure = figures.ComparisonFigure.from_runs([facts.run], metric)
    names = figure.pairs.names
    if not 2 < len(names) <= _MOST_PAIRS:
        return
    if not figure.test:
        return  # nothing could be tested, as the table above says
    signs = {"superior": "▲", "inferior": "▼", "equivalent": "=", "untested": ""}
    rows: list[tuple[Any, ...]] = [("", *(str(n + 1) for n in range(len(names))))]
    for n, (name, verdicts) in enumerate(zip(names, figure.pairs.verdicts, strict=True)):
        marks = ["" if n == m else signs[one] for m, one in enumerate(verdicts)]
        rows.append((f"{n + 1} {name}", *marks))
    told = (
        f"{figure.title}: ▲ the method of the row is significantly better than that of the column, "
        f"▼ worse, = no difference that is more than chance. {figure.caption()}"
    )
    yield f"<h2>Every two methods</h2>{table(rows)}<p class=quiet>{escape(told)}</p>"


def _making(facts: _Facts) -> Iterator[str]:
    failures = _failures(facts)
    if failures:
        rows: list[tuple[Any, ...]] = [("Reason", "Trials"), *failures.most_common(50)]
        yield f"<h2>Failures</h2>{table(rows)}"
    yield "<h2>How it was made</h2>"
    plan = toml_text(read_json(facts.run.folder / "plan.json"))
    yield f"<details><summary>Plan</summary><pre>{escape(plan)}</pre></details>"
    made = json.dumps(dict(facts.run.environment), indent=2, ensure_ascii=False, default=str)
    yield f"<details><summary>Environment</summary><pre>{escape(made)}</pre></details>"
    if facts.run.notes:
        yield f"<h3>Notes</h3><p class=notes>{escape(facts.run.notes)}</p>"
