"""How fast the built program shows its window, against the same sources, and how large it is.

    python tests/benchmarks/packaged.py [FOLDER] [--repeats 9]

FOLDER holds the built program; without it, the build of these sources is taken from the cache or
made. Both are started in turn on a screen of Xvfb, each with a home of its own, and the time runs
until the screen shows something, seen from outside. `--version` is the start without a window.
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
    with redirect_stdout(sys.stderr):  # what a build says is no part of the tables
        program = chosen.folder or cached_build(fingerprint(PROJECT), build)
    commands = {"source": [sys.executable, "-m", "workbench"], "built": [program / "workbench"]}
    load = os.getloadavg()[0]
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as home:
        if screen is None:
            raise SystemExit("There is no Xvfb here.")
        windows: dict[str, list[float]] = {"source": [], "built": []}
        versions: dict[str, list[float]] = {"source": [], "built": []}
        for _ in range(chosen.repeats + 1):  # the first start of each warms the disk
            for name, command in commands.items():
                words = [str(one) for one in command]
                windows[name].append(_seconds_to_window(words, screen, Path(home) / name))
                versions[name].append(_seconds_to_version(words))
    rows = [
        row
        for what, times in (("window", windows), ("`--version`", versions))
        for row in _rows(what, {name: found[1:] for name, found in times.items()})
    ]
    print(markdown_table(("start", "from source, s", "built, s", "times"), rows))
    print(f"\nLoad of the machine before: {load:.1f}, after: {os.getloadavg()[0]:.1f}.\n")
    sizes = [(name, f"{size / 1e6:.1f}") for name, size in largest_parts(program)]
    print(markdown_table(("part", "MB"), [*sizes, ("together", f"{size_of(program) / 1e6:.1f}")]))


def _rows(what: str, times: dict[str, list[float]]) -> list[tuple[str, ...]]:
    found = []
    for word, take in (("best", min), ("median", statistics.median)):
        source, built = take(times["source"]), take(times["built"])
        of = f"{what}, {word} of {len(times['built'])}"
        found.append((of, f"{source:.3f}", f"{built:.3f}", f"{built / source:.2f}"))
    return found


def _seconds_to_window(command: list[str], screen: VirtualScreen, home: Path) -> float:
    home.mkdir(exist_ok=True)
    variables = {**os.environ, "HOME": str(home), "DISPLAY": screen.display}
    for name in ("QT_QPA_PLATFORM", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        variables.pop(name, None)
    _wait(lambda: not screen.shows_something(), "an empty screen")
    began = time.perf_counter()
    process = subprocess.Popen(command, env=variables, cwd=PROJECT, start_new_session=True)
    try:
        _wait(screen.shows_something, "the window")
        return time.perf_counter() - began
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _seconds_to_version(command: list[str]) -> float:
    began = time.perf_counter()
    subprocess.run([*command, "--version"], cwd=PROJECT, check=True, capture_output=True)
    return time.perf_counter() - began


def _wait(condition: object, what: str) -> None:
    end = time.monotonic() + _SECONDS
    while not condition():  # type: ignore[operator]
        if time.monotonic() > end:
            raise SystemExit(f"{what} did not come in {_SECONDS} s.")
        time.sleep(0.002)


if __name__ == "__main__":
    main()
