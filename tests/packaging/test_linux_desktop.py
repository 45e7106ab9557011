"""The menu entry and the MIME types of Linux, as a desktop reads them."""

import configparser
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
LINUX = PROJECT / "packaging" / "linux"
NAME = "semantic-text-workbench"
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux")


@pytest.fixture
def program(tmp_path):
    """A built program in a folder whose name has special characters of shells and sed."""
    folder = tmp_path / "my R&D | programs" / "workbench"
    shutil.copytree(LINUX, folder / "desktop")
    shutil.copy(PROJECT / "resources" / "icons" / "workbench.svg", folder / "desktop")
    return folder


def add_to_menu(program, share, *arguments):
    script = program / "desktop" / "add-to-menu.sh"
    variables = {"PATH": os.environ["PATH"], "HOME": str(share), "XDG_DATA_HOME": str(share)}
    subprocess.run(["sh", script, *arguments], env=variables, check=True, capture_output=True)


def test_the_menu_entry_starts_the_program_in_its_folder(program, tmp_path):
    add_to_menu(program, tmp_path / "share")
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(tmp_path / "share" / "applications" / f"{NAME}.desktop", "utf-8")
    values = entry["Desktop Entry"]
    assert values["Exec"] == f'"{program / "workbench"}" open %f'
    assert (tmp_path / "share/icons/hicolor/scalable/apps" / f"{values['Icon']}.svg").is_file()


def test_remove_deletes_every_file(program, tmp_path):
    add_to_menu(program, tmp_path / "share")
    add_to_menu(program, tmp_path / "share", "--remove")
    remaining = [file.name for file in (tmp_path / "share").rglob(f"*{NAME}*") if file.is_file()]
    assert remaining == []


@pytest.mark.skipif(shutil.which("update-mime-database") is None, reason="no shared-mime-info")
def test_plans_and_exported_runs_are_recognised(program, tmp_path):
    add_to_menu(program, tmp_path / "share")
    shutil.copy(PROJECT / "tests/packaging/kept/0.1.0/run.zip", tmp_path / "anything.zip")
    shutil.copy(PROJECT / "tests/packaging/kept/0.1.0/plan.toml", tmp_path / "plan.toml")
    code = (
        "import sys\n"
        "from PySide6.QtCore import QMimeDatabase\n"
        "for file in sys.argv[1:]: print(QMimeDatabase().mimeTypeForFile(file).name())\n"
    )
    files = [str(tmp_path / "anything.zip"), str(tmp_path / "plan.toml")]
    done = subprocess.run(
        [sys.executable, "-c", code, *files],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "share")},
        capture_output=True,
        text=True,
        check=True,
    )
    kinds = done.stdout.split()
    assert kinds[1] == f"application/x-{NAME}-plan"
    # Qt looks into a file only where its ending says nothing; file managers look first.
    assert kinds[0] in (f"application/x-{NAME}-run", "application/zip")
