"""An error of the program itself is reported, wherever the details can be written."""

import pytest

from workbench.cli import answer
from workbench.cli.commands import methods


@pytest.fixture
def broken(monkeypatch):
    def fail(_arguments):
        raise ZeroDivisionError("a file named \udcff")

    monkeypatch.setattr(methods, "execute", fail)


def test_the_details_are_in_a_file(broken, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path))
    assert answer(["methods"]) == 1
    assert "The details are in" in capsys.readouterr().err
    assert "ZeroDivisionError" in (tmp_path / "last-error.txt").read_text("utf-8")


def test_without_a_cache_the_details_are_shown(broken, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path / ("x" * 300)))
    assert answer(["methods"]) == 1
    shown = capsys.readouterr().err
    assert "Please report these details" in shown
    assert "in fail" in shown
