"""The five steps of CONTRIBUTING.md, done to the letter in a copy of the project."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PARTS = ("workbench", "resources", "tests", "pyproject.toml")
LIST_END = "\n)\n\nMETHODS:"
# The window's faces of a method: the form, the catalogue to choose from, and the help.
SHOWN = """
import sys
from PySide6.QtWidgets import QApplication
application = QApplication(sys.argv)
from workbench.gui.pages.experiment.method_catalogue import MethodCatalogue
from workbench.gui.help_pages import matching
from workbench.gui.parameter_form import ParameterForm
from workbench.methods.registry import METHODS
method = METHODS["rocchio"]
form = ParameterForm(method.parameters, sweepable=True)
assert form.values() == {"share": 0.25}, form.values()
catalogue = MethodCatalogue()
catalogue.choose("rocchio")
assert catalogue.current() == "rocchio"
pages = matching("rocchio share")
assert pages[0].name == "rocchio" and "less a share" in pages[0].text, pages
print("shown")
"""


@pytest.fixture(scope="module")
def steps():
    text = (PROJECT / "CONTRIBUTING.md").read_text("utf-8")
    part = text.partition("## Add a method in five steps")[2].partition("\n## Build the program")[0]
    found = re.findall(r"\*\*(\d)\. .*?\n```\w+\n(.*?)```", part, re.DOTALL)
    assert [number for number, _ in found] == list("12345")
    commands = re.findall(r"\n```\n(python .*?)```", part, re.DOTALL)
    files = re.findall(r"`((?:workbench|tests|resources)/[\w/.]+)`", part)
    return [block for _, block in found], commands[-1].splitlines(), files


@pytest.fixture(scope="module")
def copy(tmp_path_factory, steps):
    """The project with the five steps done."""
    folder = tmp_path_factory.mktemp("copy")
    for name in PARTS:
        source = PROJECT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder)
    blocks, _, files = steps
    for place, (block, name) in enumerate(zip(blocks, files, strict=True)):
        file = folder / name
        if place == 1:
            before = file.read_text("utf-8")
            assert before.count(LIST_END) == 1
            block = before.replace(LIST_END, f"\n{block.rstrip()}{LIST_END}")
        else:
            assert not file.exists(), f"{name} is there already"
        file.write_text(block, encoding="utf-8")
    return folder


def call(copy, *arguments):
    private = {f"WORKBENCH_{one}": str(copy / one) for one in ("STORE", "CACHE", "SETTINGS")}
    environment = {**os.environ, **private, "PYTHONPATH": str(copy), "PYTHONSAFEPATH": "1"}
    environment.pop("PYTEST_XDIST_WORKER", None)
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_commands_below_the_steps_work(copy, steps):
    for line in steps[1]:
        words = shlex.split(line)
        arguments = words[1:] if words[0] == "python" else ["-m", *words]
        assert call(copy, *arguments)
    told = json.loads(call(copy, "-m", "workbench", "show", "latest", "--json"))
    assert (told["status"], told["failed"]) == ("finished", 0)
    swept = [one for name, one in told["scores"].items() if name.startswith("rocchio share=")]
    assert len(swept) == 3, told["scores"]
    assert len({one["accuracy"]["mean"] for one in swept}) == 3, "the example's setting is idle"


def test_the_method_is_listed_with_its_settings(copy):
    listed = json.loads(call(copy, "-m", "workbench", "methods", "--json"))
    assert "rocchio" in [one["name"] for one in listed]
    told = call(copy, "-m", "workbench", "methods", "rocchio")
    assert "share" in told
    assert "Share of the other classes" in told


def test_the_window_shows_it_in_the_form_the_list_and_the_help(copy):
    assert call(copy, "-c", SHOWN).strip().endswith("shown")


def test_the_code_of_the_steps_is_as_the_project_wants_it(copy, steps):
    files = [copy / name for name in steps[2] if name.endswith(".py")]
    call(copy, "-m", "ruff", "check", *map(str, files))
    call(copy, "-m", "ruff", "format", "--check", *map(str, files))
    call(copy, "-m", "mypy", "--cache-dir", str(copy / "types"), str(files[0]))
