"""The report of a run as text for the terminal."""

import textwrap
from collections.abc import Iterator

from workbench.experiments.figures import TableRows
from workbench.experiments.reports.report_facts import ReportFacts
from workbench.experiments.reports.text_tables import plain_text
from workbench.experiments.runs.run import Run

_WIDTH = 100


def report_text(run: Run) -> str:
    """The table of scores with its caption, notes of the methods, warnings and failures."""
    facts = ReportFacts.of(run)
    lines = [f"{run.name} ({run.id})", facts.state(), ""]
    if facts.table is None:
        return "\n".join([*lines, facts.problem, ""])
    lines += [plain_text(rows) for rows in _narrow_tables(facts.table.printed_rows())]
    lines += [textwrap.fill(facts.table.caption(), _WIDTH)]
    lines += [textwrap.fill(note, _WIDTH) for note in facts.table.notes]
    lines += [textwrap.fill(f"Warning: {sentence}", _WIDTH) for sentence in facts.warnings()]
    lines += [f"Failed ({count}): {reason}" for reason, count in facts.failures().items()]
    return "\n".join(lines) + "\n"


def _narrow_tables(rows: TableRows) -> Iterator[TableRows]:
    """Tables that fit on a screen: the names of the lines, and as many scores as have space."""
    # Two spaces separate the columns.
    widths = [2 + max(len(str(row[column])) for row in rows) for column in range(len(rows[0]))]
    names = 2 if rows[0][1:2] == ("Training",) else 1
    start = names
    while start < len(widths):
        end = start + 1
        while end < len(widths) and sum(widths[:names]) + sum(widths[start : end + 1]) <= _WIDTH:
            end += 1
        yield [(*row[:names], *row[start:end]) for row in rows]
        start = end
