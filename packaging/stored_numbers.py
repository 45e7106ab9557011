"""Single numbers from the stored results of the papers and the tables of the benchmarks."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).resolve().parents[1]
_RESULTS = _ROOT / "resources" / "results"
_MEASURED = _ROOT / "tests" / "benchmarks" / "results"


class OutdatedClaimError(ValueError):
    """A sentence of the help whose words no longer follow from the results."""


def require(holds: bool, sentence: str) -> None:
    """Refuse a sentence whose words do not hold."""
    if not holds:
        raise OutdatedClaimError(f"No longer true: {sentence}")


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f}"


def signed(points: float) -> str:
    """A difference in points with its sign."""
    return f"{points:+.1f}".replace("-", "−")


def means(result: str, where: str, label: str, metric: str = "accuracy") -> dict[str, float]:
    """The means of a method in a table of a stored result, by column."""
    for table in tables(result):
        if (table["where"], table["metric"]) == (where, metric) and label in table["rows"]:
            cells = zip(table["columns"], table["rows"][label], strict=True)
            return {column: cell[0] for column, cell in cells if cell}
    raise OutdatedClaimError(f"{result} has no {metric} of {label} in {where!r}.")


@cache
def tables(result: str) -> list[dict[str, Any]]:
    """The tables of a stored result of the papers."""
    return json.loads((_RESULTS / f"{result}.json").read_text("utf-8"))["tables"]


@cache
def measured(benchmark: str, corpus: str, row: str) -> dict[str, float]:
    """The numbers of a row in the table of a corpus that a benchmark has written, by column."""
    text = (_MEASURED / f"{benchmark}.md").read_text("utf-8")
    lines = text.partition(f"**{corpus}**")[2].partition("\n**")[0].splitlines()
    rows = {cells[0]: cells[1:] for cells in map(_cells, lines) if len(cells) > 1}
    if row not in rows:
        raise OutdatedClaimError(f"{benchmark}.md has no {row} in {corpus}.")
    # "94.0 (2)" has two draws, "94.0 *" was measured earlier, "**94.0**" is the best.
    numbers = (cell.partition(" ")[0].strip("*") for cell in rows[row])
    pairs = zip(rows[""], numbers, strict=True)
    return {column: float(number) for column, number in pairs if number != "–"}


def table_of(benchmark: str) -> list[list[str]]:
    """The rows of the first table that a benchmark has written, without its heading."""
    lines = (_MEASURED / f"{benchmark}.md").read_text("utf-8").splitlines()
    return [_cells(line) for line in lines if line.startswith("| ")][2:]


@cache
def kept(benchmark: str) -> dict[str, Any]:
    """What a benchmark keeps as JSON."""
    return json.loads((_MEASURED / f"{benchmark}.json").read_text("utf-8"))


@cache
def draws_of(benchmark: str, corpus: str) -> int:
    """The number of draws in the title of the table of a corpus."""
    text = (_MEASURED / f"{benchmark}.md").read_text("utf-8")
    return int(text.partition(f"**{corpus}**, ")[2].partition(" draw")[0])


def sentence_of(benchmark: str, pattern: str) -> str:
    """The number that a benchmark has written in a sentence below its table."""
    found = re.search(pattern, (_MEASURED / f"{benchmark}.md").read_text("utf-8"))
    if found is None:
        raise OutdatedClaimError(f"{benchmark}.md has no {pattern!r}.")
    return found[1]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
