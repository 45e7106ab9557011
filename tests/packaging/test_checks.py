"""The checks: which are run, which tests get a second try, and how examples are drawn again."""

import re
import shutil
import subprocess
import sys

import pytest

from .conftest import PROJECT, load_script

UNSTEADY = """
from pathlib import Path

import pytest

{mark}
@pytest.mark.parametrize("name", {names})
def test_passes_the_second_time(name):
    file = Path(__file__).with_name(name)
    is_second = file.exists()
    file.touch()
    assert is_second
"""
PROCESSES = "@pytest.mark.processes"
NEVER_PASSES = "\n@pytest.mark.processes\ndef test_never_passes():\n    assert False\n"
SETTINGS = "[pytest]\nmarkers =\n    processes: real processes\n"


class RecordingEnvironment:
    """Records what is called instead of calling it."""

    def __init__(self):
        self.calls = []

    def call(self, *arguments):
        self.calls.append(arguments)
        return 0


class FolderEnvironment:
    """Calls this Python in a folder."""

    def __init__(self, folder):
        self.folder = folder

    def call(self, *arguments):
        return subprocess.call([sys.executable, *arguments], cwd=self.folder)


@pytest.fixture
def checks(monkeypatch, tmp_path):
    module = load_script("checks")
    monkeypatch.setattr(module, "PROJECT", tmp_path)
    return module


@pytest.fixture
def run(checks, monkeypatch, tmp_path, capfd):
    """Runs the check of a test file alone; gives the exit code and the last line."""
    monkeypatch.setattr(checks, "CHECKS", {"tests": ["-m", "pytest", "-q", "-n", "0"]})
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # loading them takes longest
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    (tmp_path / "pytest.ini").write_text(SETTINGS)

    def run(text):
        (tmp_path / "test_it.py").write_text(text)
        code = checks.run_checks(FolderEnvironment(tmp_path), [])
        return code, capfd.readouterr().out.splitlines()[-1]

    return run


def test_the_built_program_is_left_out_where_some_tests_are_chosen(checks):
    environment = RecordingEnvironment()
    checks.run_checks(environment, [])
    everything = len(environment.calls)
    assert everything == len(checks.CHECKS)
    checks.run_checks(environment, ["-k", "lsi"])
    left_out = {"fuzz", "program"} & set(checks.CHECKS)
    assert len(environment.calls) - everything == len(checks.CHECKS) - len(left_out)
    assert sum("-k" in arguments for arguments in environment.calls) == 1


def test_two_tests_with_processes_get_a_second_try_and_the_last_line_names_them(run):
    code, last = run(UNSTEADY.format(mark=PROCESSES, names=["a", "b"]))
    assert code == 0
    assert last.startswith("All checks passed (0 min). Passed at the second try: test_it.py::")
    assert "[a]" in last
    assert "[b]" in last


@pytest.mark.parametrize(
    "text",
    [
        UNSTEADY.format(mark="", names=["a"]),
        UNSTEADY.format(mark=PROCESSES, names=["a", "b", "c"]),
        UNSTEADY.format(mark=PROCESSES, names=["a"]) + NEVER_PASSES,
        UNSTEADY.format(mark=PROCESSES, names=["a"]) + NEVER_PASSES.replace(PROCESSES, ""),
        "import no_such_module\n",
    ],
    ids=["unmarked", "three", "fails again", "one unmarked", "broken"],
)
def test_any_other_failure_fails_the_check(run, text):
    assert run(text) == (1, "Failed: tests (0 min).")


def test_failures_of_earlier_runs_are_not_repeated(run, tmp_path):
    assert run(NEVER_PASSES)[0] == 1
    code, last = run(UNSTEADY.format(mark=PROCESSES, names=["a"]))
    assert (code, last.count("test_it.py")) == (0, 1)


FAILING_PROPERTY = """
from hypothesis import given, settings
from hypothesis import strategies as st

@settings(database=None)
@given(st.lists(st.integers(0, 10**9), min_size=3, max_size=3))
def test_property(numbers):
    with open("examples.txt", "a") as file:
        file.write(f"{numbers}\\n")

def test_fails():
    assert False
"""


def test_the_printed_seed_draws_the_same_examples_also_in_workers(tmp_path, monkeypatch):
    monkeypatch.delenv("WORKBENCH_TEST_SEED", raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin,_hypothesis_pytestplugin")
    shutil.copy(PROJECT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "test_it.py").write_text(FAILING_PROPERTY)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")

    def drawn(*options):
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        examples = (tmp_path / "examples.txt").read_text("utf-8")
        (tmp_path / "examples.txt").unlink()
        return examples, re.findall(r"examples: (--hypothesis-seed=\d+)", done.stdout)

    first, seeds = drawn("-n", "1")
    assert len(seeds) == 2, "in the header, and again where a test fails"
    assert len(set(seeds)) == 1
    assert drawn("-n", "0", "-q", seeds[0]) == (first, seeds[:1])
    assert drawn("-n", "0", "-q") != (first, seeds[:1])
    monkeypatch.setenv("WORKBENCH_TEST_SEED", "5")
    assert drawn("-n", "0", "-q")[1] == ["--hypothesis-seed=5"]


def test_a_commit_is_checked_with_the_same_seed_and_another_commit_with_another(checks, tmp_path):
    def commit():
        options = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        command = ["git", *options, "commit", "--quiet", "--allow-empty", "-m", "a"]
        subprocess.run(command, cwd=tmp_path, check=True)
        return checks.commit_seed()

    assert checks.commit_seed() == "", "no repository"
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    first = commit()
    assert checks.commit_seed() == first
    assert first.isdigit()
    assert commit() != first
