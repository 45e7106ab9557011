"""The answer of a command: data for programs, text for people, an exit code."""

import io
import json
import math
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.plain_text import terminal_text

WRONG_USAGE = 2
INTERRUPTED = 130  # as shells report a program stopped by Ctrl-C


class OutputError(Exception):
    """The answer could not be written to standard output."""


@dataclass(frozen=True)
class Answer:
    """The same answer twice: `data` for --json and `text` to read."""

    data: Any
    text: str
    exit_code: int = 0


def print_answer(answer: Answer, as_json: bool) -> int:
    """Print an answer; problems go to standard error unless JSON was requested."""
    is_problem = answer.exit_code in (1, WRONG_USAGE)
    try:
        if as_json:
            text = json.dumps(
                _without_nan(answer.data),
                ensure_ascii=not _is_unicode(sys.stdout),
                indent=2,
                allow_nan=False,
            )
            print(terminal_text(text), flush=True)
        else:
            print(
                terminal_text(answer.text),
                file=sys.stderr if is_problem else sys.stdout,
                flush=True,
            )
    except BrokenPipeError:
        raise
    except OSError as problem:
        raise OutputError(f"the answer could not be written: {problem.strerror}.") from problem
    return answer.exit_code


def _without_nan(data: Any) -> Any:
    """Replace NaN and infinity by null, because JSON has neither."""
    if isinstance(data, float) and not math.isfinite(data):
        return None
    if isinstance(data, dict):
        return {name: _without_nan(value) for name, value in data.items()}
    return [_without_nan(value) for value in data] if isinstance(data, list | tuple) else data


def escape_unsupported_output() -> None:
    """Escape characters that the terminal cannot show instead of raising an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def hides_progress() -> bool | None:
    """True where standard error is closed; None lets tqdm look whether it is a terminal."""
    return True if sys.stderr is None else None


def _is_unicode(stream: Any) -> bool:
    # The escapes written by the stream are not valid JSON beyond 16 bits.
    return (getattr(stream, "encoding", None) or "").lower().replace("-", "").startswith("utf")


def text_table(header: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Lay out rows in columns; numbers are right-aligned, words left-aligned."""
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
    """A text on one line: line ends and tabs become spaces, other control characters escapes."""
    return terminal_text(re.sub(r"[\r\n\t]", " ", text))


def _is_number(text: str) -> bool:
    return text.replace(",", "").replace(".", "").replace("-", "").replace("%", "").isdigit()
