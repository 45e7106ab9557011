"""The five steps of CONTRIBUTING.md, carried out literally in a copy of the project."""

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
LIST_END = "\n)\n\n\ndef _with_plugins"
# Where the window shows a method: the form, the catalogue and the help.
SHOWN = """
import sys
from PySide6.QtWidgets import QApplication
application = QApplication(sys.argv)
from workbench.gui.pages.experiment.method_catalogue import MethodCatalogue
from workbench.gui.help.pages import search_pages
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.methods.registry import METHODS
method = METHODS["rocchio"]
form = ParameterForm(method.parameters, sweepable=True)
assert form.values() == {"share": 0.25}, form.values()
catalogue = MethodCatalogue()
catalogue.select("rocchio")
assert catalogue.current() == "rocchio"
pages = search_pages("rocchio share")
assert pages[0].name == "rocchio" and "less a share" in pages[0].text, pages
print("shown")
"""


@pytest.fixture(scope="module")
def steps():
    text = (PROJECT / "CONTRIBUTING.md").read_text("utf-8")
    part = text.partition("## Add a method in five steps")[2].partition("\n## Build the program")[0]
    blocks = re.findall(r"\*\*(\d)\. .*?\n```\w+\n(.*?)```", part, re.DOTALL)
    assert [number for number, _ in blocks] == list("12345")
    commands = re.findall(r"\n```\n(python .*?)```", part, re.DOTALL)
    files = re.findall(r"`((?:workbench|tests|resources)/[\w/.]+)`", part)
    return [block for _, block in blocks], commands[-1].splitlines(), files


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
    for step, (block, name) in enumerate(zip(blocks, files, strict=True)):
        file = folder / name
        if step == 1:
            before = file.read_text("utf-8")
            assert before.count(LIST_END) == 1
            block = before.replace(LIST_END, f"\n{block.rstrip()}{LIST_END}")
        else:
            assert not file.exists(), f"{name} exists already"
        file.write_text(block, encoding="utf-8")
    return folder


def test_the_glossary_has_at_most_forty_words():
    text = (PROJECT / "CONTRIBUTING.md").read_text("utf-8")
    table = text.partition("## Glossary")[2].partition("##")[0]
    rows = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)[1:]
    words = [word for row in rows for word in row.split(", ")]
    assert 30 < len(words) <= 40
    assert len(words) == len(set(words))


def call(copy, *arguments):
    private = {f"WORKBENCH_{name}": str(copy / name) for name in ("STORE", "CACHE", "SETTINGS")}
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
    run = json.loads(call(copy, "-m", "workbench", "show", "latest", "--json"))
    assert (run["status"], run["failed"]) == ("finished", 0)
    swept = [scores for name, scores in run["scores"].items() if name.startswith("rocchio share=")]
    assert len(swept) == 3, run["scores"]
    assert len({scores["accuracy"]["mean"] for scores in swept}) == 3, (
        "the setting of the example has no effect"
    )


def test_the_method_is_listed_with_its_settings(copy):
    listed = json.loads(call(copy, "-m", "workbench", "methods", "--json"))
    assert "rocchio" in [method["name"] for method in listed]
    description = call(copy, "-m", "workbench", "methods", "rocchio")
    assert "share" in description
    assert "Share of the other classes" in description


def test_the_window_shows_it_in_the_form_the_list_and_the_help(copy):
    assert call(copy, "-c", SHOWN).strip().endswith("shown")


def test_the_code_of_the_steps_passes_the_checks_of_the_project(copy, steps):
    files = [copy / name for name in steps[2] if name.endswith(".py")]
    call(copy, "-m", "ruff", "check", *map(str, files))
    call(copy, "-m", "ruff", "format", "--check", *map(str, files))
    call(copy, "-m", "mypy", "--cache-dir", str(copy / "types"), str(files[0]))
