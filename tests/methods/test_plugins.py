"""Packages with methods may be damaged in any way: the rest goes on, and a sentence says why."""

import sys

import pytest

from workbench.methods.plugins import read_plugins
from workbench.methods.registry import Method

IMPORT = "from workbench.methods.registry import Method\n"
BROKEN = {
    "ends": ("import sys; sys.exit(3)", "3"),
    "unusual": ("class Odd(BaseException): pass\nraise Odd('odd')", "odd"),
    "silent": ("raise ValueError", "ValueError"),
    "long": ("raise ValueError('one\\ntwo ' + 'x' * 9999)", "one two x"),
    "numbers": (
        IMPORT + "OFFER = Method([], 'b', 'c', 'cluster', 'd:e')",
        "needs texts",
    ),
    "tasks": (
        IMPORT + "OFFER = Method('a', 'b', 'c', 'sing', 'd:e')",
        "a task of classify",
    ),
    "loop": ("class Odd(list):\n    def __iter__(self): raise OSError('no')\nOFFER = Odd()", "no"),
}
SOUND = IMPORT + "print('a greeting')\nOFFER = Method('a', 'b', 'c', 'cluster', 'd:E')"


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Put a package with an entry point on the search path, and forget it afterwards."""
    before = set(sys.modules)

    def install_package(name, code, entry="offer = {}:OFFER"):
        folder = tmp_path / f"plugged_{name}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: plugged-{name}\n", "utf-8")
        declared = f"[workbench.methods]\n{entry.format('plugged_' + name)}\n"
        (folder / "entry_points.txt").write_text(declared, "utf-8")
        (tmp_path / f"plugged_{name}.py").write_text(code, "utf-8")

    monkeypatch.syspath_prepend(tmp_path)
    yield install_package
    for name in set(sys.modules) - before:
        if name.startswith("plugged_"):
            del sys.modules[name]


@pytest.mark.parametrize("name", BROKEN)
def test_a_package_that_fails_is_left_out_with_a_reason(install, name):
    code, reason = BROKEN[name]
    install(name, code)
    install("sound", SOUND)
    offers, (problem,) = read_plugins(Method)
    assert [origin for origin, _ in offers] == ["plugged-sound"]
    assert problem.startswith(f"The methods of plugged-{name} cannot be used: ")
    assert reason in problem
    assert len(problem) < 400
    assert "\n" not in problem


@pytest.mark.parametrize("entry", ["x = = = y:", "[[[", "= ", "x = no.such.module:OFFER"])
def test_a_damaged_list_of_entry_points_harms_no_other_package(install, entry):
    install("damaged", "", entry)
    install("sound", SOUND)
    offers, _ = read_plugins(Method)
    assert [origin for origin, _ in offers] == ["plugged-sound"]


def test_what_a_package_prints_is_not_part_of_an_answer(install, capsys):
    install("sound", SOUND)
    read_plugins(Method)
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "a greeting\n")
