"""Every check that has to pass, in the order of the time that it takes."""

import json
import os
import subprocess
import sys
import time

from environment import PROJECT, Environment

CHECKS = {
    "lint": ["-m", "ruff", "check", "."],
    "format": ["-m", "ruff", "format", "--check", "."],
    "types": ["-m", "mypy"],
    "imports": ["-c", "from importlinter.cli import lint_imports_command as lint; lint()"],
    "tests": ["-m", "pytest", "-m", "not slow", "-n", "2", "--dist", "loadfile"],
    "fuzz": ["-m", "tests.faults.campaign", "--minutes", "1"],
    "program": ["packaging/build.py", "--no-archive"],
}
if not sys.platform.startswith("linux"):
    del CHECKS["program"]  # the settings of its spec for other systems are untested
    del CHECKS["fuzz"]  # it measures memory as Linux does
MOST_REPEATED = 2  # tests that may fail at the first try
NO_TESTS_COLLECTED = 5  # pytest's exit code
SEED = "WORKBENCH_TEST_SEED"  # of property tests and random damage


def run_checks(environment: Environment, pytest_options: list) -> int:
    """Run every check, also after a failure; with options for pytest, all but the last two."""
    started = time.monotonic()
    os.environ.setdefault(SEED, commit_seed())
    failed, repeated = [], []
    for name, arguments in CHECKS.items():
        if pytest_options and name in ("fuzz", "program"):
            continue
        print(f"== {name}", flush=True)
        if name != "tests" or pytest_options:
            options = pytest_options if name == "tests" else []
            passed = environment.call(*arguments, *options) == 0
        else:
            passed, repeated = run_tests(environment, arguments)
        failed += [] if passed else [name]
    print(summary(failed, repeated, (time.monotonic() - started) / 60))
    return 1 if failed else 0


def commit_seed() -> str:
    """A number from the commit: every commit gets new examples, and the same ones each time."""
    command = ["git", "rev-parse", "--short=8", "HEAD"]
    try:
        done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True)
        return str(int(done.stdout.strip()[:8], 16))
    except (OSError, ValueError):
        return ""  # no git or no commit: tests draw a seed of their own


def summary(failed: list, repeated: list, minutes: float) -> str:
    """The last line of the check."""
    result = "Failed: " + ", ".join(failed) if failed else "All checks passed"
    second = f" Passed at the second try: {', '.join(repeated)}." if repeated else ""
    return f"{result} ({minutes:.0f} min).{second}"


def run_tests(environment: Environment, arguments: list) -> tuple:
    """Whether the tests pass, and the names of those that passed at the second try.

    Tests that use real processes, windows or clocks depend on the load of the machine. Up to two
    tests with the marker `processes` are run a second time, alone; no other test is.
    """
    failures = PROJECT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    failures.unlink(missing_ok=True)  # it also names tests that failed in earlier runs
    if environment.call(*arguments) == 0:
        return True, []
    names = sorted(json.loads(failures.read_text("utf-8"))) if failures.exists() else []
    if not 0 < len(names) <= MOST_REPEATED or not all_use_processes(environment, names):
        return False, []
    print("== second try: " + ", ".join(names), flush=True)
    passed = environment.call("-m", "pytest", "-n", "0", *names) == 0
    return passed, names if passed else []


def all_use_processes(environment: Environment, names: list) -> bool:
    """Whether each of these tests has the marker `processes`."""
    unmarked = ["-m", "pytest", "-n", "0", "--collect-only", "-q", "-m", "not processes"]
    return environment.call(*unmarked, *names) == NO_TESTS_COLLECTED
