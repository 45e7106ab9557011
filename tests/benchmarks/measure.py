"""Measuring a command in a process of its own: CPU time, wall time, peak memory.

Every variant of a comparison runs in a fresh process, so that imports, caches and
memory of one do not affect another. Linux and macOS; the numbers come from the operating system.
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
    """The cost of a command and its output."""

    cpu: float
    wall: float
    peak_mb: float
    output: str = ""


class MeasurementError(Exception):
    """A failed command, with the end of its output and whether it ran out of time."""

    def __init__(self, message: str, code: int = 1, output: str = "") -> None:
        super().__init__(message)
        self.is_late = code == -signal.SIGXCPU
        self.output = output


def measure(command: Sequence[str], environment: Mapping[str, str] | None = None) -> Measurement:
    """Measure a command with one thread per library, child processes included.

    The command is started by a small process of its own: its peak memory starts with that of
    the process that started it, which may be hundreds of megabytes after reading a corpus.
    """
    variables = {**os.environ, **_ONE_THREAD, **(environment or {})}
    with tempfile.TemporaryDirectory() as folder:
        usage_file = Path(folder) / "usage.json"
        launch = [sys.executable, "-S", "-E", __file__, str(usage_file), *command]
        done = subprocess.run(
            launch, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=variables
        )
        output = done.stdout.decode("utf-8", "replace")
        usage = json.loads(usage_file.read_text("utf-8")) if usage_file.exists() else {"code": 1}
    if usage["code"] != 0:
        message = f"{' '.join(command)} failed:\n{output[-2000:]}"
        raise MeasurementError(message, usage["code"], output)
    peak = usage["peak"] / _UNITS_PER_MEGABYTE
    return Measurement(usage["cpu"], usage["wall"], peak, output)


def _launch(usage_file: str, command: Sequence[str]) -> None:
    """Run the command as a child process and write its resource usage to a file."""
    started = time.perf_counter()
    process = os.posix_spawnp(command[0], command, os.environ)
    _, status, usage = os.wait4(process, 0)
    values = {
        "code": os.waitstatus_to_exitcode(status),
        "wall": time.perf_counter() - started,
        "cpu": usage.ru_utime + usage.ru_stime,
        "peak": usage.ru_maxrss,
    }
    Path(usage_file).write_text(json.dumps(values), "utf-8")


def markdown_table(header: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Format rows as a Markdown table: names in the first column, numbers in the others."""
    rule = ["---", *["---:"] * (len(header) - 1)]
    lines = [header, rule, *([str(cell) for cell in row] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


if __name__ == "__main__":
    _launch(sys.argv[1], sys.argv[2:])
