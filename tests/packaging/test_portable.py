"""--portable: every file beside the program, in a copy of the source tree."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from workbench import paths
from workbench.errors import WorkbenchError

PROJECT = Path(__file__).parents[2]
PLAN = """
format = 1
name = "Small"
corpus = "ratings"
seed = 1
metrics = ["accuracy"]
[protocol]
kind = "random splits"
share = 0.5
repeats = 2
[[methods]]
method = "multinomial-naive-bayes"
"""


@pytest.fixture
def tree(tmp_path):
    """A program folder of its own, as after unpacking."""
    ignored = shutil.ignore_patterns("__pycache__")
    for name in ("workbench", "resources"):
        shutil.copytree(PROJECT / name, tmp_path / "program" / name, ignore=ignored)
    (tmp_path / "home").mkdir()
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    return tmp_path


def call(tree, *arguments):
    kept = ("PATH", "LANG", "SYSTEMROOT")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    environment |= {"HOME": str(tree / "home"), "PYTHONPATH": str(tree / "program")}
    return subprocess.run(
        [sys.executable, "-P", "-m", "workbench", *arguments],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
    )


def files_of(folder):
    return {file.relative_to(folder).parts[0] for file in folder.rglob("*") if file.is_file()}


def test_everything_is_kept_beside_the_program_and_found_at_the_next_start(tree):
    done = call(tree, "--portable", "run", "plan.toml", "--workers", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert files_of(tree / "home") == set()
    assert files_of(tree / "program" / "workbench-data") == {"cache", "runs"}
    again = call(tree, "list", "--json")  # as by a double click, without --portable
    assert [run["status"] for run in json.loads(again.stdout)] == ["finished"]


def test_without_portable_nothing_is_written_beside_the_program(tree):
    done = call(tree, "run", "plan.toml", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert not (tree / "program" / "workbench-data").exists()
    assert files_of(tree / "home") == {".cache", ".local"}


def test_an_installed_package_refuses_portable_in_a_sentence(tree):
    (tree / "program" / "resources").rename(tree / "program" / "workbench" / "resources")
    done = call(tree, "--portable", "list")
    assert done.returncode == 1
    assert "--portable works only for the stand-alone program" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_written_is_named(tree, monkeypatch):
    (tree / "program" / "workbench-data").write_text("a file is in the way", encoding="utf-8")
    done = call(tree, "--portable", "list")
    assert done.returncode == 1
    assert "workbench-data" in done.stderr


def test_folders_of_environment_variables_take_precedence(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "workbench"))
    monkeypatch.setenv("WORKBENCH_STORE", "mine")
    monkeypatch.delenv("WORKBENCH_CACHE")
    monkeypatch.setenv("WORKBENCH_SETTINGS", "also mine")
    paths.use_portable_folder(True)
    assert paths.runs() == Path("mine")
    assert paths.cache() == tmp_path / "workbench-data" / "cache"
    assert paths.preferences() == Path("also mine")


def test_on_macos_the_portable_folder_is_beside_the_bundle(tmp_path, monkeypatch):
    program = tmp_path / "Semantic Text Workbench.app" / "Contents" / "MacOS" / "workbench"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.delenv("WORKBENCH_STORE")
    paths.use_portable_folder(True)
    assert paths.runs() == tmp_path / "workbench-data" / "runs"


def test_a_missing_target_is_reported(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "missing" / "workbench"))
    with pytest.raises(WorkbenchError, match="cannot create the folder"):
        paths.use_portable_folder(True)
