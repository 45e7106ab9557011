"""Tables as text: CSV, JSON, Markdown and LaTeX, safe to open in any program.

A table is a list of rows of words and numbers; the first row is the header.
"""

import csv
import io
import json
import math
import re
from collections.abc import Iterable, Sequence
from typing import IO, Any

import numpy as np

Row = Sequence[Any]
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")
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
_SCORE = re.compile(r"–|-?[\d.]+( ± [\d.]+)?( [▲▼])?")  # a number with its spread and mark
_MARKDOWN = "\\`*_{}[]<>#|~$!"


def csv_text(rows: Iterable[Row]) -> str:
    """A table for spreadsheets: no cell is taken for a formula, numbers stay numbers."""
    text = io.StringIO(newline="")
    write_csv(rows, text)
    return text.getvalue()


def write_csv(rows: Iterable[Row], file: IO[str]) -> None:
    """Write a table row by row, for tables that are too long to hold."""
    csv.writer(file).writerows([csv_cell(one) for one in row] for row in rows)


def csv_cell(value: Any) -> str | int | float:
    """A cell that a spreadsheet shows and never computes."""
    if type(value) is int or (type(value) is str and value.isascii() and value[:1].isalnum()):
        return value  # nearly all cells of long tables
    plain = _plain(value)
    if isinstance(plain, str) and plain.startswith(_FORMULA_STARTS) and not _is_number(plain):
        return f"'{plain}"
    return plain


def json_text(rows: Sequence[Row]) -> str:
    """A list with one object per row, named by the header; holes are null."""
    header, *body = [[_plain(one) for one in row] for row in rows]
    names = [str(one) for one in header]
    records = [
        {name: None if one == "" else one for name, one in zip(names, row, strict=True)}
        for row in body
    ]
    return json.dumps(records, ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def markdown_text(rows: Sequence[Row]) -> str:
    """A table for a README or a note."""
    header, *body = [[_markdown(one) for one in row] for row in rows]
    rule = ["---:" if _column_has_numbers(rows, place) else "---" for place in range(len(header))]
    lines = [f"| {' | '.join(row)} |" for row in (header, rule, *body)]
    return "\n".join(lines) + "\n"


def latex_text(rows: Sequence[Row], caption: str = "") -> str:
    """A table for a paper, with the rules of the booktabs package (marks need amssymb)."""
    header, *body = [[_latex(one) for one in row] for row in rows]
    columns = "".join("r" if _column_has_numbers(rows, c) else "l" for c in range(len(header)))
    lines = [
        r"\begin{table}",
        r"\centering",
        *([rf"\caption{{{_latex(caption)}}}"] if caption else []),
        rf"\begin{{tabular}}{{{columns}}}",
        r"\toprule",
        " & ".join(header) + r" \\",
        r"\midrule",
        *(" & ".join(row) + r" \\" for row in body),
        r"\bottomrule",
        r"\end{tabular}",
        r"\end{table}",
    ]
    return "\n".join(lines) + "\n"


def plain_text(rows: Sequence[Row]) -> str:
    """A table for the terminal, columns side by side."""
    shown = [[_words(one) for one in row] for row in rows]
    widths = [max(len(row[place]) for row in shown) for place in range(len(shown[0]))]
    numeric = [_column_has_numbers(rows, place) for place in range(len(widths))]

    def line(row: list[str]) -> str:
        cells = zip(row, widths, numeric, strict=True)
        padded = [one.rjust(w) if right else one.ljust(w) for one, w, right in cells]
        return "  ".join(padded).rstrip()

    rule = "  ".join("─" * width for width in widths)
    return "\n".join([line(shown[0]), rule, *map(line, shown[1:])]) + "\n"


def _plain(value: Any) -> str | int | float:
    """Python's own numbers and words; what is not a finite number is empty."""
    if isinstance(value, np.generic):
        value = value.item()
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float) else _storable(str(value))


def _storable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def _is_number(text: str) -> bool:
    try:
        return math.isfinite(float(text)) and text.isascii() and text == text.strip()
    except ValueError:
        return False


def _words(value: Any) -> str:
    value = _plain(value)
    if isinstance(value, float):
        return f"{value:.6g}"
    return " ".join(str(value).split())


def _markdown(value: Any) -> str:
    text = _words(value)
    if not isinstance(value, str):
        return text
    return "".join(f"\\{one}" if one in _MARKDOWN else one for one in text)


def _latex(value: Any) -> str:
    return "".join(_LATEX.get(one, one) for one in _words(value))


def _column_has_numbers(rows: Sequence[Row], place: int) -> bool:
    cells = [_plain(row[place]) for row in rows[1:]]
    known = [one for one in cells if one != ""]
    return bool(known) and all(
        isinstance(one, int | float) or _SCORE.fullmatch(one) is not None for one in known
    )
