"""Tables as text: CSV, JSON, Markdown and LaTeX, safe to open in any program.

A table is a list of rows of text and numbers; the first row is the header.
"""

import csv
import io
import json
import math
import re
from collections.abc import Iterable, Sequence
from typing import IO, Any

import numpy as np

from workbench.experiments.figures.trial_scores import BestText
from workbench.plain_text import spreadsheet_text, terminal_text

Row = Sequence[Any]
_LATEX = {
    "\\": r"\textbackslash{}",
    "&": r"\&",
    "%": r"\%",
    "$": r"\$",
    "#": r"\#",
    "_": r"\_",
    "{": r"\{",
    "}": r"\}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    "±": r"$\pm$",
    "–": "--",
    "▲": r"$\blacktriangle$",
    "▼": r"$\blacktriangledown$",
}
# A number or share with its deviation and mark, also with a decimal comma.
_SCORE = re.compile(r"–|-?[\d.,]+( ± [\d.,]+)?( ?%)?( [▲▼].*)?")
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # of a number, not a hyphen
_MARKDOWN = "\\`*_{}[]<>#|~$!"


def csv_text(rows: Iterable[Row]) -> str:
    """A table for spreadsheets: no cell becomes a formula, numbers stay numbers."""
    text = io.StringIO(newline="")
    write_csv(rows, text)
    return text.getvalue()


def write_csv(rows: Iterable[Row], file: IO[str]) -> None:
    """Write a table row by row, for tables too long for memory."""
    csv.writer(file).writerows([csv_cell(value) for value in row] for row in rows)


def csv_cell(value: Any) -> str | int | float:
    """A cell that a spreadsheet shows and never evaluates."""
    if type(value) is int or (type(value) is str and value.isascii() and value[:1].isalnum()):
        return value  # nearly all cells of long tables
    plain = plain_value(value)
    return spreadsheet_text(plain) if isinstance(plain, str) else plain


def json_table_text(rows: Sequence[Row]) -> str:
    """A list with one object per row, with the header as keys; missing values are null."""
    header, *body = [[plain_value(value) for value in row] for row in rows]
    names = [str(name) for name in header]
    records = [
        {name: None if value == "" else value for name, value in zip(names, row, strict=True)}
        for row in body
    ]
    return json.dumps(records, ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def markdown_text(rows: Sequence[Row]) -> str:
    """A table for a README or a note."""
    header, *body = [[_markdown(value) for value in row] for row in rows]
    rule = ["---:" if _is_numeric(rows, column) else "---" for column in range(len(header))]
    lines = [f"| {' | '.join(row)} |" for row in (header, rule, *body)]
    return "\n".join(lines) + "\n"


def latex_text(rows: Sequence[Row], caption: str = "") -> str:
    """A table for a paper; it shrinks where it is wider than the text."""
    header, *body = [[_latex(value) for value in row] for row in rows]
    columns = "".join("r" if _is_numeric(rows, column) else "l" for column in range(len(header)))
    lines = [
        r"% Needs \usepackage{booktabs, graphicx, amssymb} in the preamble.",
        r"\begin{table}",
        r"\centering",
        *([rf"\caption{{{_latex(caption)}}}"] if caption else []),
        r"\resizebox{\ifdim\width>\linewidth\linewidth\else\width\fi}{!}{%",
        rf"\begin{{tabular}}{{{columns}}}",
        r"\toprule",
        " & ".join(header) + r" \\",
        r"\midrule",
        *(" & ".join(row) + r" \\" for row in body),
        r"\bottomrule",
        r"\end{tabular}}",
        r"\end{table}",
    ]
    return "\n".join(lines) + "\n"


def plain_text(rows: Sequence[Row]) -> str:
    """A table for the terminal, with aligned columns."""
    shown = [[_text(value) for value in row] for row in rows]
    widths = [max(len(row[column]) for row in shown) for column in range(len(shown[0]))]
    numeric = [_is_numeric(rows, column) for column in range(len(widths))]

    def line(row: list[str]) -> str:
        cells = zip(row, widths, numeric, strict=True)
        padded = [text.rjust(width) if right else text.ljust(width) for text, width, right in cells]
        return "  ".join(padded).rstrip()

    rule = "  ".join("─" * width for width in widths)
    return "\n".join([line(shown[0]), rule, *map(line, shown[1:])]) + "\n"


def plain_value(value: Any) -> str | int | float:
    """A number of Python or text; a number that is not finite is empty."""
    if isinstance(value, np.generic):
        value = value.item()
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float) else _storable(str(value))


def _storable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def _text(value: Any) -> str:
    value = plain_value(value)
    if isinstance(value, float):
        return f"{value:.6g}"
    return terminal_text(" ".join(str(value).split()))


def _markdown(value: Any) -> str:
    text = _text(value)
    if not isinstance(value, str):
        return text
    escaped = "".join(f"\\{letter}" if letter in _MARKDOWN else letter for letter in text)
    return f"**{escaped}**" if isinstance(value, BestText) else escaped


def _latex(value: Any) -> str:
    escaped = "".join(_LATEX.get(letter, letter) for letter in _text(value))
    escaped = _MINUS.sub("$-$", escaped)
    return rf"\textbf{{{escaped}}}" if isinstance(value, BestText) else escaped


def _is_numeric(rows: Sequence[Row], column: int) -> bool:
    cells = [plain_value(row[column]) for row in rows[1:]]
    filled = [cell for cell in cells if cell != ""]
    return bool(filled) and all(
        isinstance(cell, int | float) or _SCORE.fullmatch(cell) is not None for cell in filled
    )
