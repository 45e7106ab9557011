"""The set-up script, in parts that need no installation."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "start.py"


@pytest.fixture
def start():
    spec = importlib.util.spec_from_file_location("start", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_needs_nothing_but_the_standard_library():
    code = f"import sys, runpy; runpy.run_path({str(SCRIPT)!r}, run_name='looked-at')"
    done = subprocess.run([sys.executable, "-S", "-I", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_help_is_printed_and_nothing_is_set_up(start, monkeypatch, capsys, asked):
    def refuse(*_, **__):
        raise AssertionError("something was set up")

    for name in ("provide_system_libraries", "provide_environment", "call"):
        monkeypatch.setattr(start, name, refuse)
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), asked])
    assert start.main() == 0
    assert "packaging/start.py test" in capsys.readouterr().out


def test_build_sets_up_what_it_needs_and_builds(start, monkeypatch):
    done = []
    for name in ("provide_system_libraries", "provide_environment"):
        monkeypatch.setattr(start, name, lambda testing: done.append(testing))
    monkeypatch.setattr(start, "call", lambda *words: done.append(words) or 0)
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), "build", "--no-archive"])
    assert start.main() == 0
    assert done == [True, True, ("packaging/build.py", "--no-archive")]
    assert (SCRIPT.parent / "build.py").is_file()


def test_files_are_looked_for_where_the_person_is(start, monkeypatch, tmp_path):
    """Not in the project's folder, and modules that lie there are not taken for the program's."""
    (tmp_path / "letters.csv").write_text("text,class\nfirst words,a\nother words,b\n", "utf-8")
    (tmp_path / "json.py").write_text("raise SystemExit('the wrong module')", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(start, "PYTHON", sys.executable)
    assert start.workbench("describe", "letters.csv") == 0


def test_a_library_that_is_not_there_is_named_by_its_package(start, monkeypatch):
    monkeypatch.setattr(start, "QT_LIBRARIES", {"libc.so.6": "libc6", "libnever.so.1": "never1"})
    assert "never1" in start.missing_packages(testing=False)
    assert "libc6" not in start.missing_packages(testing=False)


def test_a_machine_without_fonts_gets_one(start, monkeypatch, tmp_path):
    monkeypatch.setattr(start, "FONT_FOLDERS", (str(tmp_path),))
    assert "fonts-dejavu-core" in start.missing_packages(testing=False)
    (tmp_path / "sans.ttf").touch()
    assert "fonts-dejavu-core" not in start.missing_packages(testing=False)


def test_without_root_the_line_to_run_is_printed(start, monkeypatch, capsys):
    monkeypatch.setattr(start, "QT_LIBRARIES", {"libnever.so.1": "never1"})
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("DISPLAY", ":0")
    start.provide_system_libraries(testing=False)
    line = "sudo apt-get install -y --no-install-recommends never1"
    assert (line in capsys.readouterr().out) == sys.platform.startswith("linux")


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
    monkeypatch.setattr(start, "KNOWN_NEWER", ())
    with pytest.raises(SystemExit, match=r"Python 3\.11 or newer is needed"):
        start.use_new_enough_python()


def test_a_changed_pyproject_is_a_reason_to_install_again(start, monkeypatch, tmp_path):
    monkeypatch.setattr(start, "PROJECT", tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project]")
    before = start.fingerprint_of_settings()
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    assert start.fingerprint_of_settings() != before


def test_an_environment_of_older_settings_is_kept_and_brought_up_to_date(
    start, monkeypatch, tmp_path, capsys
):
    monkeypatch.setattr(start, "ENVIRONMENT", tmp_path)
    monkeypatch.setattr(start, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(start, "works", lambda _: True)
    installed = []
    monkeypatch.setattr(start, "install", installed.append)
    (tmp_path / "set-up").write_text("of older settings")
    start.provide_environment(testing=False)
    assert "up to date" in capsys.readouterr().out
    start.provide_environment(testing=False)  # nothing to do
    assert installed == [start.requirements(testing=False)]
    start.provide_environment(testing=True)  # more is needed
    assert len(installed) == 2


def test_the_test_set_up_includes_the_test_tools(start):
    for tool in ("pytest", "pyinstaller"):
        assert any(one.startswith(tool) for one in start.requirements(testing=True))
        assert not any(one.startswith(tool) for one in start.requirements(testing=False))


def test_the_built_program_is_left_out_where_somebody_looks_at_some_tests(start, monkeypatch):
    called = []
    monkeypatch.setattr(start, "call", lambda *words: called.append(words) or 0)
    start.run_checks([])
    everything = len(called)
    assert everything == len(start.CHECKS)
    start.run_checks(["-k", "lsi"])
    linux = sys.platform.startswith("linux")
    assert len(called) - everything == len(start.CHECKS) - linux
    assert sum("-k" in words for words in called) == 1


def test_tools_of_the_checks_are_asked_for_by_their_packages(start, monkeypatch):
    monkeypatch.setattr(start, "TOOLS", {"sh": "dash", "no-such-tool": "a-package"})
    monkeypatch.setattr(start, "has_shared_python", lambda _: False)
    wanted = start.missing_packages(testing=True)
    assert "a-package" in wanted
    assert "dash" not in wanted
    assert f"libpython3.{sys.version_info[1]}" in wanted
    assert "a-package" not in start.missing_packages(testing=False)


UNSTEADY = """
from pathlib import Path

def test_second_time_good():
    mark = Path(__file__).with_name("mark")
    seen = mark.exists()
    mark.touch()
    assert seen

def test_never_good():
    assert {always}
"""


@pytest.mark.parametrize("always", [True, False])
def test_a_test_that_passes_alone_is_named_and_one_that_fails_again_fails(
    start, monkeypatch, tmp_path, capsys, always
):
    monkeypatch.setattr(start, "PROJECT", tmp_path)
    (tmp_path / "test_it.py").write_text(UNSTEADY.format(always=always))
    assert start.tests_pass(["-m", "pytest", "-q"], []) is always
    shown = capsys.readouterr().out
    assert ("UNSTEADY, please mend: test_it.py::test_second_time_good" in shown) is always


def test_many_failures_get_no_second_chance(start, monkeypatch, tmp_path):
    monkeypatch.setattr(start, "PROJECT", tmp_path)
    monkeypatch.setattr(start, "MOST_UNSTEADY", 0)
    (tmp_path / "test_it.py").write_text(UNSTEADY.format(always=True))
    assert not start.tests_pass(["-m", "pytest", "-q"], [])
