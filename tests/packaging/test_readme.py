"""What the README promises is there: pictures, commands, folders."""

import re
from pathlib import Path

from workbench.__main__ import _WINDOW_COMMANDS
from workbench.cli import COMMANDS

PROJECT = Path(__file__).parents[2]
TEXT = (PROJECT / "README.md").read_text("utf-8")


def test_every_file_that_is_linked_exists():
    linked = re.findall(r"\]\(([^)#:]+)\)", TEXT)
    assert len(linked) >= 5
    assert [one for one in linked if not (PROJECT / one).is_file()] == []


def test_every_command_exists():
    named = set(re.findall(r"^workbench (\w+)", TEXT, re.MULTILINE))
    assert len(named) > 10
    assert named <= set(COMMANDS) | set(_WINDOW_COMMANDS)


def test_every_section_of_a_newcomer_is_there():
    wanted = ("Install", "The first picture", "Five minutes", "Where files are kept", "Uninstall")
    sections = re.findall(r"^## (.+)$", TEXT, re.MULTILINE)
    places = [sections.index(one) for one in wanted]
    assert places == sorted(places)


def test_the_folders_are_those_that_are_used(monkeypatch):
    from workbench import paths

    for variable in ("STORE", "CACHE", "SETTINGS"):
        monkeypatch.delenv(f"WORKBENCH_{variable}")
    for variable in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(variable, raising=False)
    if Path("/etc/os-release").exists():  # the table shows Linux
        for folder in (paths.runs().parent, paths.cache(), paths.preferences()):
            assert f"`~/{folder.relative_to(Path.home())}`" in TEXT
