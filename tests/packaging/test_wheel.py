"""The wheel and the source archive: complete, and enough for an empty environment."""

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = [pytest.mark.packaging, pytest.mark.timeout(1200)]
PROJECT = Path(__file__).parents[2]
RESOURCES = sorted(
    file.relative_to(PROJECT / "resources").as_posix()
    for file in (PROJECT / "resources").rglob("*")
    if file.is_file() and not file.name.startswith(".")
)
OFFSCREEN = "This plugin does not support propagateSizeHints()"


def run(*command, **details):
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, **details)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Both archives; the wheel is made from the source archive, as an installer would."""
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "build", "--outdir", folder, "--no-isolation", PROJECT)
    (wheel,) = folder.glob("*.whl")
    (source,) = folder.glob("*.tar.gz")
    return wheel, source


@pytest.fixture(scope="module")
def environment(tmp_path_factory, built):
    """An empty environment with the wheel, without the window."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", built[0])
    return programs


@pytest.fixture
def private(tmp_path):
    """Environment variables of a user with an empty home folder."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    folders = {f"WORKBENCH_{name}": str(tmp_path / name) for name in ("STORE", "CACHE", "SETTINGS")}
    return {**variables, **folders, "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}


def test_wheel_and_source_archive_contain_every_resource(built):
    wheel, source = built
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert [file for file in RESOURCES if f"workbench/resources/{file}" not in packed] == []
    with tarfile.open(source) as archive:
        unpacked = {file.partition("/")[2] for file in archive.getnames()}
    assert [file for file in RESOURCES if f"resources/{file}" not in unpacked] == []
    assert {"pyproject.toml", "README.md", "LICENSE", "CONTRIBUTING.md"} <= unpacked
    assert {"packaging/workbench.spec", "packaging/start.py", "requirements.lock"} <= unpacked


def test_the_core_works_without_the_window(environment, private, tmp_path):
    workbench = environment / "workbench"
    assert run(workbench, "--version", env=private, cwd=tmp_path).stdout.startswith("workbench ")
    listed = run(workbench, "methods", "--json", env=private, cwd=tmp_path)
    assert len(json.loads(listed.stdout)) > 20
    done = run(workbench, "run", "tour", "--workers", "2", "--json", env=private, cwd=tmp_path)
    shown = json.loads(done.stdout)
    assert (shown["status"], shown["failed"], done.stderr) == ("finished", 0, "")
    without = subprocess.run([workbench], env=private, cwd=tmp_path, capture_output=True, text=True)
    assert without.returncode == 1
    assert "semantic-text-workbench[gui]" in without.stderr
    assert "Traceback" not in without.stderr


def test_with_the_extra_for_the_window_it_opens_and_runs(environment, built, private, tmp_path):
    run(environment / "python", "-m", "pip", "install", "--quiet", f"{built[0]}[gui]")
    done = run(environment / "workbench", "check", tmp_path / "out", env=private, cwd=tmp_path)
    assert "checked: the window works" in done.stdout
    assert done.stderr.replace(OFFSCREEN, "").strip() == ""
    assert (tmp_path / "out" / "results.png").stat().st_size > 10_000
