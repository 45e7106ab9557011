"""Measuring a command in a process of its own: CPU time, wall time, peak memory.

Every variant of a comparison runs in a fresh process, so that neither imports nor caches nor
memory of one help or burden another. Linux and macOS; the numbers come from the system itself.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

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
    """A command that failed, with the end of what it said and whether its time was up."""

    def __init__(self, words: str, code: int = 1, output: str = "") -> None:
        super().__init__(words)
        self.is_late = code == -signal.SIGXCPU
        self.output = output


def measure(command: Sequence[str], environment: Mapping[str, str] | None = None) -> Measurement:
    """Run a command with one thread per library and tell its cost, children included.

    The command is started by a small process of its own: a process begins with the peak of the one
    that started it, and a benchmark that has read a corpus would lend it hundreds of megabytes.
    """
    variables = {**os.environ, **_ONE_THREAD, **(environment or {})}
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "usage.json"
        launch = [sys.executable, "-S", "-E", __file__, str(told), *command]
        done = subprocess.run(
            launch, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=variables
        )
        output = done.stdout.decode("utf-8", "replace")
        usage = json.loads(told.read_text("utf-8")) if told.exists() else {"code": 1}
    if usage["code"] != 0:
        words = f"{' '.join(command)} failed:\n{output[-2000:]}"
        raise MeasurementError(words, usage["code"], output)
    peak = usage["peak"] / _UNITS_PER_MEGABYTE
    return Measurement(usage["cpu"], usage["wall"], peak, output)


def _launch(told: str, command: Sequence[str]) -> None:
    """Run the command as a child and leave what the system says about it in a file."""
    started = time.perf_counter()
    process = os.posix_spawnp(command[0], command, os.environ)
    _, status, usage = os.wait4(process, 0)
    found = {
        "code": os.waitstatus_to_exitcode(status),
        "wall": time.perf_counter() - started,
        "cpu": usage.ru_utime + usage.ru_stime,
        "peak": usage.ru_maxrss,
    }
    Path(told).write_text(json.dumps(found), "utf-8")


def markdown_table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Lay out rows as a Markdown table: names in the first column, numbers in the others."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    lines = [heads, rule, *([str(cell) for cell in row] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


if __name__ == "__main__":
    _launch(sys.argv[1], sys.argv[2:])
