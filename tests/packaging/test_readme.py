"""What the README mentions exists: pictures, commands, folders."""

import re
from pathlib import Path

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
