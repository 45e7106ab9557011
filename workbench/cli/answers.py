"""What a command gives back: data for programs, text for people, an exit code."""

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

INTERRUPTED = 130  # as shells count a program stopped by Ctrl-C


@dataclass(frozen=True)
class Answer:
    """The same answer twice: `data` for --json and `text` to read."""

    data: Any
    text: str
    exit_code: int = 0


def print_answer(answer: Answer, as_json: bool) -> int:
    """Print an answer; what went wrong goes to standard error unless JSON was asked for."""
    if as_json:
        print(json.dumps(answer.data, ensure_ascii=False, indent=2))
    else:
        print(answer.text, file=sys.stderr if answer.exit_code == 1 else sys.stdout)
    return answer.exit_code


def table(header: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Lay out rows in columns; numbers stand right, words left."""
    cells = [list(header), *([_cell(value) for value in row] for row in rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(header))]
    numeric = [
        len(cells) > 1 and all(_is_number(row[column]) for row in cells[1:] if row[column])
        for column in range(len(header))
    ]
    lines = [_line(row, widths, numeric) for row in cells]
    return "\n".join([lines[0], "  ".join("-" * width for width in widths), *lines[1:]])


def _line(row: Sequence[str], widths: Sequence[int], numeric: Sequence[bool]) -> str:
    padded = (
        value.rjust(width) if right else value.ljust(width)
        for value, width, right in zip(row, widths, numeric, strict=True)
    )
    return "  ".join(padded).rstrip()


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}"
    return printable(str(value))


def printable(text: str) -> str:
    """Keep a document's control characters from reaching the terminal."""
    return "".join(one if one.isprintable() else " " for one in text)


def _is_number(text: str) -> bool:
    return text.replace(",", "").replace(".", "").replace("-", "").replace("%", "").isdigit()
