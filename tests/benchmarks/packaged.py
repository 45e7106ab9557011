"""Time until the built program shows its window, compared with the sources, and its size.

    python tests/benchmarks/packaged.py [FOLDER] [--repeats 9]

FOLDER contains the built program; without it, the build of these sources is taken from the cache
or made. Both are started in turn on a virtual screen (Xvfb), each with its own home folder, and
timed until the screen is no longer empty. `--version` is the start without a window.
"""

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import redirect_stdout
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT / "packaging"))

from build import build  # noqa: E402
from build_cache import cached_build, fingerprint  # noqa: E402
from build_size import largest_parts, size_of  # noqa: E402
from measure import markdown_table  # noqa: E402
from virtual_screen import VirtualScreen, virtual_screen  # noqa: E402

_SECONDS = 60


def main() -> None:
    """Start both in turn and print the times, their ratio and the sizes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--repeats", type=int, default=9)
    chosen = parser.parse_args()
    with redirect_stdout(sys.stderr):  # the output of a build is not part of the tables
        program = chosen.folder or cached_build(fingerprint(PROJECT), build)
    commands = {"source": [sys.executable, "-m", "workbench"], "built": [program / "workbench"]}
    load = os.getloadavg()[0]
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as home:
        if screen is None:
            raise SystemExit("Xvfb is not installed.")
        windows: dict[str, list[float]] = {"source": [], "built": []}
        versions: dict[str, list[float]] = {"source": [], "built": []}
        for _ in range(chosen.repeats + 1):  # the first start of each fills the disk cache
            for name, command in commands.items():
                arguments = [str(part) for part in command]
                windows[name].append(_seconds_to_window(arguments, screen, Path(home) / name))
                versions[name].append(_seconds_to_version(arguments))
    rows = [
        row
        for what, times in (("window", windows), ("`--version`", versions))
        for row in _rows(what, {name: measured[1:] for name, measured in times.items()})
    ]
    print(markdown_table(("start", "from source, s", "built, s", "times"), rows))
    print(f"\nLoad of the machine before: {load:.1f}, after: {os.getloadavg()[0]:.1f}.\n")
    sizes = [(name, f"{size / 1e6:.1f}") for name, size in largest_parts(program)]
    print(markdown_table(("part", "MB"), [*sizes, ("together", f"{size_of(program) / 1e6:.1f}")]))


def _rows(what: str, times: dict[str, list[float]]) -> list[tuple[str, ...]]:
    rows = []
    for word, choose in (("best", min), ("median", statistics.median)):
        source, built = choose(times["source"]), choose(times["built"])
        label = f"{what}, {word} of {len(times['built'])}"
        rows.append((label, f"{source:.3f}", f"{built:.3f}", f"{built / source:.2f}"))
    return rows


def _seconds_to_window(command: list[str], screen: VirtualScreen, home: Path) -> float:
    home.mkdir(exist_ok=True)
    variables = {**os.environ, "HOME": str(home), "DISPLAY": screen.display}
    for name in ("QT_QPA_PLATFORM", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        variables.pop(name, None)
    _wait(lambda: not screen.shows_something(), "an empty screen")
    started = time.perf_counter()
    process = subprocess.Popen(command, env=variables, cwd=PROJECT, start_new_session=True)
    try:
        _wait(screen.shows_something, "the window")
        return time.perf_counter() - started
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _seconds_to_version(command: list[str]) -> float:
    started = time.perf_counter()
    subprocess.run([*command, "--version"], cwd=PROJECT, check=True, capture_output=True)
    return time.perf_counter() - started


def _wait(condition: object, what: str) -> None:
    end = time.monotonic() + _SECONDS
    while not condition():  # type: ignore[operator]
        if time.monotonic() > end:
            raise SystemExit(f"{what} did not appear within {_SECONDS} s.")
        time.sleep(0.002)


if __name__ == "__main__":
    main()
