"""Lines of JSON that a crash may have cut short: the damaged end is dropped, the rest is not."""

import json
import os
from pathlib import Path
from typing import Any

from workbench.experiments.runs.durable import StoreError, writing


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Read every whole line; a damaged end is left out, damage before it is an error."""
    return _whole_lines(path)[0]


def count_trials(path: Path) -> tuple[int, int]:
    """How many trials the whole lines hold and how many of them failed, without reading values.

    Lists of runs ask this of every run. A trial that was tried again counts by its latest line.
    """
    content = path.read_bytes() if path.exists() else b""
    lines = content[: content.rfind(b"\n") + 1].splitlines()
    if lines and _value(lines[-1]) is None:
        lines.pop()
    # A quote inside a value is written as \", so these bytes are names and never somebody's words.
    failed = {line.split(b'", "', 1)[0]: b'"error": null' not in line for line in lines}
    return len(failed), sum(failed.values())


def cut_damaged_end(path: Path) -> int:
    """Cut what a crash left behind the last whole line; say how many bytes were cut."""
    if not path.exists():
        return 0
    _, length = _whole_lines(path)
    excess = path.stat().st_size - length
    if excess:
        with writing(str(path)), path.open("rb+") as file:
            file.truncate(length)
            os.fsync(file.fileno())
    return excess


def _whole_lines(path: Path) -> tuple[list[dict[str, Any]], int]:
    """The values of the whole lines, and how many bytes they take."""
    if not path.exists():
        return [], 0
    try:
        content = path.read_bytes()
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror}.") from error
    found: list[dict[str, Any]] = []
    length = 0
    lines = content.split(b"\n")
    for number, line in enumerate(lines[:-1], start=1):
        values = _value(line)
        if values is None and number == len(lines) - 1 and not lines[-1]:
            break  # the last line: half of it reached the disk
        if values is None:
            raise StoreError(
                f"{path}: line {number} is damaged in the middle of the file; mend or remove "
                "this line, and the run goes on with the trial that it held."
            )
        found.append(values)
        length += len(line) + 1
    return found, length


def _value(line: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except ValueError:
        return None
    return value if isinstance(value, dict) and "key" in value else None
