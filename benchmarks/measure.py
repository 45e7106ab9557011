"""Measuring a command in a process of its own: CPU time, wall time, peak memory.

Every variant of a comparison runs in a fresh process, so that neither imports nor caches nor
memory of one help or burden another. Linux and macOS; the numbers come from the system itself.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

_ONE_THREAD = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL")}
_UNITS_PER_MEGABYTE = 1e6 if sys.platform == "darwin" else 1e6 / 1024  # bytes; KiB on Linux


@dataclass(frozen=True)
class Measurement:
    """What a command cost and what it printed."""

    cpu: float
    wall: float
    peak_mb: float
    output: str = ""


class MeasurementError(Exception):
    """A command that failed, with the end of what it said."""


def measure(command: Sequence[str], environment: Mapping[str, str] | None = None) -> Measurement:
    """Run a command with one thread per library and tell its cost, children included."""
    variables = {**os.environ, **_ONE_THREAD, **(environment or {})}
    started = time.perf_counter()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=variables
    ) as process:
        output = process.stdout.read() if process.stdout else ""
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.perf_counter() - started
    if process.returncode != 0:
        raise MeasurementError(f"{' '.join(command)} failed:\n{output[-2000:]}")
    cpu = usage.ru_utime + usage.ru_stime
    return Measurement(cpu, wall, usage.ru_maxrss / _UNITS_PER_MEGABYTE, output)


def markdown_table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Lay out rows as a Markdown table: names in the first column, numbers in the others."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    lines = [heads, rule, *([str(cell) for cell in row] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
