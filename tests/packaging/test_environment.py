"""The environments of the set-up script: what is installed, from where, and when again."""

import sys

import pytest

from .conftest import load_script


@pytest.fixture
def module(monkeypatch, tmp_path):
    """The script in a project of its own with empty settings and lock files."""
    module = load_script("environment")
    monkeypatch.setattr(module, "PROJECT", tmp_path)
    for constant, name in (
        ("PROGRAM_LOCK", "requirements.lock"),
        ("CHECKS_LOCK", "requirements-test.lock"),
    ):
        monkeypatch.setattr(module, constant, tmp_path / name)
        (tmp_path / name).touch()
    (tmp_path / "pyproject.toml").write_text('[dependency-groups]\ntest = ["pytest>=8"]\n')
    return module


@pytest.fixture
def installed(module, monkeypatch):
    """What pip would have installed; an environment exists without being made."""
    calls = []
    monkeypatch.setattr(module.Environment, "install", lambda _, words: calls.append(words))
    monkeypatch.setattr(module, "make_environment", lambda _: None)
    monkeypatch.setattr(module, "has_pip", lambda _: True)
    return calls


def environment_of(module, folder, is_locked=True):
    folder.mkdir()
    environment = module.Environment(folder, is_locked)
    environment.python.parent.mkdir()
    environment.python.touch()
    return environment


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements.lock", "requirements-test.lock"])
def test_changed_settings_or_locks_are_a_reason_to_install_again(
    module, installed, tmp_path, name, capsys
):
    environment = environment_of(module, tmp_path / ".venv")
    environment.provide(for_checks=False)
    environment.provide(for_checks=False)  # nothing to do
    assert len(installed) == 2  # the lock, then the project
    (tmp_path / name).write_text("# changed\n")
    environment.provide(for_checks=False)
    assert len(installed) == 4
    assert "Updating the environment in .venv" in capsys.readouterr().out


def test_the_checks_need_more_than_the_program(module, installed, tmp_path):
    environment = environment_of(module, tmp_path / ".venv")
    environment.provide(for_checks=False)
    environment.provide(for_checks=True)
    locks = [tmp_path / "requirements.lock", tmp_path / "requirements-test.lock"]
    assert [words[-1] for words in installed[::2]] == [str(lock) for lock in locks]
    assert all(words[0] == "--require-hashes" for words in installed[::2])
    assert all({"--no-deps", "--no-build-isolation"} <= set(words) for words in installed[1::2])
    environment.provide(for_checks=False)
    environment.provide(for_checks=True)
    assert len(installed) == 4


def test_the_newest_versions_are_looked_for_at_every_start(module, installed, tmp_path):
    environment = environment_of(module, tmp_path / ".venv-newest", is_locked=False)
    environment.provide(for_checks=True)
    environment.provide(for_checks=True)
    assert len(installed) == 2
    assert "--upgrade" in installed[0]
    assert installed[0][-2:] == [f"{tmp_path}[gui,cluster]", "pytest>=8"]
    assert not any("lock" in word for word in installed[0])


def test_pip_explains_why_it_could_not_install(module, tmp_path):
    environment = module.Environment(tmp_path, is_locked=True)
    environment.python = sys.executable
    (tmp_path / "wrong.lock").write_text("pytest==8.0.0\n")
    with pytest.raises(module.SetupError, match=r"(?s)pip could not install.*pytest==8\.0\.0"):
        environment.install(["--no-index", "--require-hashes", "-r", str(tmp_path / "wrong.lock")])
