"""What the README mentions exists: pictures, commands, folders."""

import re
from pathlib import Path

import pytest

from workbench.__main__ import WINDOW_COMMANDS
from workbench.cli import COMMANDS

PROJECT = Path(__file__).parents[2]
TEXT = (PROJECT / "README.md").read_text("utf-8")


def test_every_file_that_is_linked_exists():
    linked = re.findall(r"\]\(([^)#:]+)\)", TEXT)
    assert len(linked) >= 5
    assert [file for file in linked if not (PROJECT / file).is_file()] == []


def test_every_command_exists():
    commands = set(re.findall(r"^workbench (\w+)", TEXT, re.MULTILINE))
    assert len(commands) > 10
    assert commands <= set(COMMANDS) | set(WINDOW_COMMANDS)


def test_the_sections_for_newcomers_are_in_order():
    expected = ("Install", "Five minutes", "Where files are kept", "Uninstall")
    sections = re.findall(r"^## (.+)$", TEXT, re.MULTILINE)
    positions = [sections.index(section) for section in expected]
    assert positions == sorted(positions)


def test_the_folders_are_those_in_use(monkeypatch):
    from workbench import paths

    for variable in ("STORE", "CACHE", "SETTINGS"):
        monkeypatch.delenv(f"WORKBENCH_{variable}")
    for variable in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(variable, raising=False)
    if Path("/etc/os-release").exists():  # the table shows Linux
        for folder in (paths.runs().parent, paths.cache(), paths.preferences()):
            assert f"`~/{folder.relative_to(Path.home())}`" in TEXT


def test_the_papers_and_their_authors_are_those_of_the_recipes():
    from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names

    papers = {load_recipe(name, "quick").paper.partition(":")[0] for name in recipe_names()}
    assert len(papers) == 5
    assert "**Implements five papers**" in TEXT
    surnames = {paper.partition(",")[0].split()[-1] for paper in papers}
    assert [name for name in surnames if name not in TEXT] == []


def test_the_named_peers_are_measured_and_the_papers_lose_somewhere():
    import json

    folder = PROJECT / "tests" / "benchmarks" / "results"
    tasks = json.loads((folder / "peers.json").read_text("utf-8")).values()
    scripts = {key.partition("/")[0] for results in tasks for key in results}
    assert {"scikit_learn", "orange", "weka"} <= scripts
    assert "loses by" in (folder / "peers.md").read_text("utf-8")


def test_the_size_of_the_built_program_is_the_measured_one():
    measured = (PROJECT / "tests" / "benchmarks" / "results" / "packaged.md").read_text("utf-8")
    together = float(re.search(r"\| together \| ([\d.]+) \|", measured)[1])
    stated = int(re.search(r"about \d+ MB packed, (\d+) MB unpacked", " ".join(TEXT.split()))[1])
    assert stated == pytest.approx(together, rel=0.03)
