"""Set up the workbench and start it, or run its checks; needs nothing but Python.

python3 packaging/start.py                 opens the window, or runs the tour without a display
python3 packaging/start.py test            lint, types, import contracts, tests, built program
python3 packaging/start.py test --newest   the same with the newest versions of every package
python3 packaging/start.py fuzz            random damage with new seeds; --minutes 10
python3 packaging/start.py build           the program that needs no Python, tested, in dist/
python3 packaging/start.py list …          any command of the workbench, as in `workbench list`
python3 packaging/start.py --help          this text; nothing is set up
"""

import os
import shutil
import subprocess
import sys

from checks import run_checks
from environment import LOCKED, NEWEST, PROJECT, SetupError
from fuzz import run_fuzz
from system_packages import provide_system_packages

OLDEST_PYTHON = (3, 11)
NEWER_PYTHONS = ("python3.13", "python3.12", "python3.11", "python3.14")


def main() -> int:
    """Set up what is missing, then run the command."""
    command, options = sys.argv[1:2], sys.argv[2:]
    if command in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    use_supported_python()
    for_checks = command in (["test"], ["build"], ["fuzz"])
    environment = NEWEST if command == ["test"] and "--newest" in options else LOCKED
    try:
        provide_system_packages(for_checks, has_display())
        environment.provide(for_checks)
    except SetupError as problem:
        print(f"\nSet-up stopped: {problem}", file=sys.stderr)
        return 1
    return run(environment, command, options)


def run(environment, command: list, options: list) -> int:
    """Run a command in an environment that is set up, and return its exit code."""
    if command == ["test"]:
        return run_checks(environment, [option for option in options if option != "--newest"])
    if command == ["fuzz"]:
        return run_fuzz(environment, options)
    if command == ["build"]:
        return environment.call("packaging/build.py", *options)
    if command:
        return workbench(environment, *command, *options)
    return workbench(environment) if has_display() else run_tour(environment)


def workbench(environment, *arguments: str) -> int:
    """Start the program in the current folder, without importing modules from that folder."""
    return subprocess.call([str(environment.python), "-P", "-m", "workbench", *arguments])


def run_tour(environment) -> int:
    """Run the built-in experiment, print its table and write its report."""
    print("There is no display (DISPLAY and WAYLAND_DISPLAY are not set), so the built-in")
    print("experiment runs here instead of the window.\n", flush=True)
    code = workbench(environment, "run", "tour", "--report", str(PROJECT / "report"))
    print("\nTo open the window, run this again on a desktop, over `ssh -X`, or with a virtual")
    print("screen: xvfb-run python3 packaging/start.py")
    return code


def use_supported_python() -> None:
    """Run this script again with a newer Python of this machine if this one is too old."""
    if sys.version_info >= OLDEST_PYTHON:
        return
    for name in NEWER_PYTHONS:
        newer = shutil.which(name)
        if newer:
            sys.exit(subprocess.call([newer, *sys.argv]))
    oldest = ".".join(str(number) for number in OLDEST_PYTHON)
    sys.exit(f"Python {oldest} or newer is needed; this is {sys.version.split()[0]}.")


def has_display() -> bool:
    """Whether a window could be shown."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # the running command was interrupted too and has reported it
        sys.exit(130)
