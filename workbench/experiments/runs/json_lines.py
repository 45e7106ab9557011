"""Lines of JSON, one per trial: an end damaged by a crash is dropped, the rest is kept."""

import json
import os
from pathlib import Path
from typing import Any

from workbench.experiments.runs.damage import DamageError, reporting_damage
from workbench.experiments.runs.durable import writing


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Read every complete line; a damaged end is left out, damage before it is an error."""
    return _complete_lines(path)[0]


def parsed_lines(path: Path) -> list[tuple[int, dict[str, Any] | None]]:
    """The number of every line with its values; None where the line is damaged."""
    content = path.read_bytes() if path.exists() else b""
    lines = enumerate(content.split(b"\n"), start=1)
    return [(number, _value(line)) for number, line in lines if line.strip()]


def count_trials(path: Path) -> tuple[int, int]:
    """How many trials the complete lines hold and how many of these failed.

    Lists of runs call this for every run, so the values are not parsed. A trial that was tried
    again counts by its latest line.
    """
    content = path.read_bytes() if path.exists() else b""
    lines = content[: content.rfind(b"\n") + 1].splitlines()
    if lines and _value(lines[-1]) is None:
        lines.pop()
    # A quote inside a value is escaped as \", so these bytes are keys and never part of a value.
    failed = {line.split(b'", "', 1)[0]: b'"error": null' not in line for line in lines}
    return len(failed), sum(failed.values())


def cut_damaged_end(path: Path) -> int:
    """Cut what a crash left after the last complete line, and return the bytes cut."""
    if not path.exists():
        return 0
    _, length = _complete_lines(path)
    excess = path.stat().st_size - length
    if excess:
        with writing(str(path)), path.open("rb+") as file:
            file.truncate(length)
            os.fsync(file.fileno())
    return excess


def _complete_lines(path: Path) -> tuple[list[dict[str, Any]], int]:
    """The values of the complete lines, and their length in bytes."""
    if not path.exists():
        return [], 0
    with reporting_damage(path):
        content = path.read_bytes()
    records: list[dict[str, Any]] = []
    length = 0
    lines = content.split(b"\n")
    for number, line in enumerate(lines[:-1], start=1):
        values = _value(line)
        if values is None and number == len(lines) - 1 and not lines[-1]:
            break  # the last line, only partly written
        if values is None:
            raise DamageError(path, f"is damaged in line {number}, in the middle of the file")
        records.append(values)
        length += len(line) + 1
    return records, length


def _value(line: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and "key" in value else None
