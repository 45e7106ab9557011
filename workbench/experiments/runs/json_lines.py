"""Lines of JSON, one per trial: an end damaged by a crash is dropped, the rest is kept."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from workbench.experiments.runs.damage import DamageError, reporting_damage
from workbench.experiments.runs.durable import writing


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """Read every complete line; a damaged end is left out, damage before it is an error."""
    return (values for values, _ in _complete_lines(path))


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
    length = sum(length for _, length in _complete_lines(path))
    excess = path.stat().st_size - length
    if excess:
        with writing(str(path)), path.open("rb+") as file:
            file.truncate(length)
            os.fsync(file.fileno())
    return excess


def _complete_lines(path: Path) -> Iterator[tuple[dict[str, Any], int]]:
    """The values of the complete lines with their lengths in bytes, one after the other."""
    if not path.exists():
        return
    damaged = 0
    with reporting_damage(path), path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if damaged:  # and not only the end of the file, partly written
                raise DamageError(path, f"is damaged in line {damaged}, in the middle of the file")
            values = _value(line) if line.endswith(b"\n") else None
            if values is None:
                damaged = number
            else:
                yield values, len(line)


def _value(line: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and "key" in value else None
