"""The lock files: complete, within the ranges of pyproject.toml, and without private addresses."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .conftest import PROJECT

SETTINGS = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
EXTRAS = SETTINGS["project"]["optional-dependencies"]
GROUPS = SETTINGS["dependency-groups"]
PROGRAM = [*SETTINGS["project"]["dependencies"], *EXTRAS["gui"], *EXTRAS["cluster"]]
WANTED = {
    "requirements.lock": [*PROGRAM, *GROUPS["editable"]],
    "requirements-test.lock": [*PROGRAM, *(line for group in GROUPS.values() for line in group)],
}
PYTHONS = [f"3.{minor}" for minor in (11, 12, 13)]
SYSTEMS = ("linux", "darwin", "win32")


def entries(name):
    """The requirement and the hashes of every entry of a lock file."""
    text = (PROJECT / name).read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(Requirement(line.partition("--hash")[0]), line.split("--hash=")[1:]) for line in lines]


def versions(name, python="3.11", system="linux"):
    """The version of every package that is installed with this Python on this system."""
    machine = {"python_version": python, "python_full_version": f"{python}.9"}
    machine |= {"sys_platform": system, "platform_system": system.capitalize()}
    chosen = [
        line for line, _ in entries(name) if line.marker is None or line.marker.evaluate(machine)
    ]
    names = [canonicalize_name(line.name) for line in chosen]
    assert len(names) == len(set(names))
    return {name: str(line.specifier)[2:] for name, line in zip(names, chosen, strict=True)}


@pytest.mark.parametrize("name", WANTED)
def test_every_entry_is_one_version_with_hashes(name):
    for line, hashes in entries(name):
        assert re.fullmatch(r"==[\w.]+", str(line.specifier)), line
        assert hashes, line
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}\s*", digest) for digest in hashes), line


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", WANTED)
def test_every_requirement_is_locked_within_its_range(name, python, system):
    locked = versions(name, python, system)
    for line in map(Requirement, WANTED[name]):
        assert line.specifier.contains(locked[canonicalize_name(line.name)]), line


@pytest.mark.parametrize("python", PYTHONS)
def test_the_checks_are_run_with_the_versions_of_the_program(python):
    program = versions("requirements.lock", python)
    checks = versions("requirements-test.lock", python)
    assert program.items() <= checks.items()
    assert not {"pytest", "pyinstaller", "mypy"} & set(program)


@pytest.mark.parametrize("name", WANTED)
def test_no_registry_and_no_folder_is_named(name):
    text = (PROJECT / name).read_text("utf-8")
    lines = [line for line in text.splitlines() if "packaging/make_lock.py" not in line]
    assert not re.search(r"://|/|\\\w|--(extra-)?index|--find", "\n".join(lines))


def test_every_declared_python_is_locked():
    declared = [
        line.rpartition(" ")[2]
        for line in SETTINGS["project"]["classifiers"]
        if line.startswith("Programming Language :: Python :: 3.")
    ]
    assert declared == PYTHONS[: len(declared)]
    assert SETTINGS["project"]["requires-python"] == f">={PYTHONS[0]}"
