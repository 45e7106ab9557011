"""The set-up script: its commands, the Python and the system packages that it needs."""

import os
import subprocess
import sys

import pytest

from .conftest import PACKAGING, load_script

SCRIPT = PACKAGING / "start.py"


class FakeEnvironment:
    """Records what is set up and called."""

    python = sys.executable

    def __init__(self):
        self.calls = []

    def provide(self, for_checks):
        self.calls.append(for_checks)

    def call(self, *arguments):
        self.calls.append(arguments)
        return 0


@pytest.fixture
def start(monkeypatch):
    """The script with nothing to install."""
    module = load_script("start")
    monkeypatch.setattr(module, "provide_system_packages", lambda *_: None)
    for name in ("LOCKED", "NEWEST"):
        monkeypatch.setattr(module, name, FakeEnvironment())
    return module


@pytest.fixture
def system():
    return load_script("system_packages")


def test_the_set_up_script_needs_only_the_standard_library():
    command = [sys.executable, "-S", "-E", str(SCRIPT), "--help"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_is_printed_and_nothing_is_set_up(start, monkeypatch, capsys, option):
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), option])
    assert start.main() == 0
    assert "packaging/start.py test" in capsys.readouterr().out
    assert start.LOCKED.calls == start.NEWEST.calls == []


def test_build_sets_up_what_it_needs_and_builds(start, monkeypatch):
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), "build", "--no-archive"])
    assert start.main() == 0
    assert start.LOCKED.calls == [True, ("packaging/build.py", "--no-archive")]
    assert (PACKAGING / "build.py").is_file()


@pytest.mark.parametrize(
    ("options", "is_newest"),
    [([], False), (["-k", "lsi"], False), (["--newest"], True), (["--newest", "-k", "lsi"], True)],
)
def test_the_newest_versions_are_tested_in_an_environment_of_their_own(
    start, monkeypatch, options, is_newest
):
    checked = []
    monkeypatch.setattr(start, "run_checks", lambda *arguments: checked.append(arguments) or 0)
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), "test", *options])
    assert start.main() == 0
    used, unused = (start.NEWEST, start.LOCKED) if is_newest else (start.LOCKED, start.NEWEST)
    assert checked == [(used, [option for option in options if option != "--newest"])]
    assert (used.calls, unused.calls) == ([True], [])


def test_files_are_looked_for_in_the_current_folder(start, monkeypatch, tmp_path):
    """Not in the project's folder; and modules in the current folder are not imported."""
    (tmp_path / "letters.csv").write_text("text,class\nfirst words,a\nother words,b\n", "utf-8")
    (tmp_path / "json.py").write_text("raise SystemExit('the wrong module')", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert start.workbench(start.LOCKED, "describe", "letters.csv") == 0


@pytest.mark.parametrize(
    ("display", "wayland", "expected"), [("", "", False), (":0", "", True), ("", "wayland-0", True)]
)
def test_a_display_is_x_or_wayland(start, monkeypatch, display, wayland, expected):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setenv("WAYLAND_DISPLAY", wayland)
    assert start.has_display() is expected


def test_an_older_python_is_refused_in_a_sentence(start, monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    monkeypatch.setattr(start, "NEWER_PYTHONS", ())
    with pytest.raises(SystemExit, match=r"Python 3\.11 or newer is needed"):
        start.use_supported_python()


def test_a_missing_library_is_named_by_its_package(system, monkeypatch):
    monkeypatch.setattr(system, "QT_LIBRARIES", {"libc.so.6": "libc6", "libnever.so.1": "never1"})
    assert "never1" in system.missing_packages(for_checks=False)
    assert "libc6" not in system.missing_packages(for_checks=False)


def test_a_machine_without_fonts_gets_one(system, monkeypatch, tmp_path):
    monkeypatch.setattr(system, "FONT_FOLDERS", (str(tmp_path),))
    assert "fonts-dejavu-core" in system.missing_packages(for_checks=False)
    (tmp_path / "sans.ttf").touch()
    assert "fonts-dejavu-core" not in system.missing_packages(for_checks=False)


def test_without_root_the_command_is_printed(system, monkeypatch, capsys):
    monkeypatch.setattr(system, "QT_LIBRARIES", {"libnever.so.1": "never1"})
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    system.provide_system_packages(for_checks=False, has_display=True)
    line = "sudo apt-get install -y --no-install-recommends never1"
    assert (line in capsys.readouterr().out) == sys.platform.startswith("linux")


def test_the_tools_of_the_checks_are_named_by_their_packages(system, monkeypatch):
    monkeypatch.setattr(system, "TOOLS", {"sh": "dash", "no-such-tool": "a-package"})
    monkeypatch.setattr(system, "has_shared_python", lambda _: False)
    packages = system.missing_packages(for_checks=True)
    assert "a-package" in packages
    assert "dash" not in packages
    assert f"libpython3.{sys.version_info[1]}" in packages
    assert "a-package" not in system.missing_packages(for_checks=False)
