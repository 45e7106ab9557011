"""The private Python environments of the project, with locked or with the newest versions."""

import hashlib
import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path

from system_packages import install_with_apt, may_use_apt

PROJECT = Path(__file__).resolve().parent.parent
PROGRAM_LOCK = PROJECT / "requirements.lock"
CHECKS_LOCK = PROJECT / "requirements-test.lock"


class SetupError(Exception):
    """A problem of the set-up that the user can solve, in a sentence."""


class Environment:
    """A folder with a Python of its own, into which pip installs the project."""

    def __init__(self, folder: Path, is_locked: bool) -> None:
        self.folder = folder
        self.is_locked = is_locked
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def call(self, *arguments: str) -> int:
        """Run Python in the project's folder and return its exit code."""
        return subprocess.call([str(self.python), *arguments], cwd=PROJECT)

    def provide(self, for_checks: bool) -> None:
        """Make the environment and install into it, unless that was done for the same lock."""
        stamps = [self.folder / "set-up", self.folder / "set-up-for-tests"][: 1 + for_checks]
        fingerprint = settings_fingerprint()
        if self.is_locked and self.python.exists() and all_contain(stamps, fingerprint):
            return
        started = time.monotonic()
        self._make()
        for requirements in self._installations(for_checks):
            self.install(requirements)
        for stamp in stamps:
            stamp.write_text(fingerprint, "utf-8")
        print(f"     Ready after {time.monotonic() - started:.0f} s.\n", flush=True)

    def _make(self) -> None:
        if self.python.exists() and has_pip(self.python):
            print(f"Updating the environment in {self.folder.name} …", flush=True)
            return
        print(f"1/2  Making a private Python environment in {self.folder.name} …", flush=True)
        make_environment(self.folder)
        print("2/2  Installing the workbench and its packages (170 MB, once) …", flush=True)

    def _installations(self, for_checks: bool) -> list:
        """What pip has to install, one list of arguments per call."""
        if not self.is_locked:
            newest = ["--upgrade", "--upgrade-strategy", "eager"]
            return [[*newest, "--editable", f"{PROJECT}[gui,cluster]", *dependency_groups()]]
        lock = CHECKS_LOCK if for_checks else PROGRAM_LOCK
        project = ["--no-deps", "--no-build-isolation", "--editable", str(PROJECT)]
        return [["--require-hashes", "--requirement", str(lock)], project]

    def install(self, requirements: list) -> None:
        """Let pip install, with one line of progress per package."""
        pip = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check"]
        lines = []
        with subprocess.Popen(
            [*pip, *requirements],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        ) as process:
            for line in process.stdout:
                lines.append(line.rstrip())
                show_progress(line)
        if process.returncode != 0:
            last = "\n".join(lines[-15:])
            raise SetupError(f"pip could not install everything. Its last lines:\n{last}")


LOCKED = Environment(PROJECT / ".venv", is_locked=True)
NEWEST = Environment(PROJECT / ".venv-newest", is_locked=False)


def settings_fingerprint() -> str:
    """Identify what an installation depends on: settings, lock files, folder and Python."""
    digest = hashlib.sha256(f"{PROJECT} {sys.version_info[:2]}".encode())
    for file in (PROJECT / "pyproject.toml", PROGRAM_LOCK, CHECKS_LOCK):
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def all_contain(files: list, text: str) -> bool:
    """Whether every file exists and contains exactly this text."""
    return all(file.exists() and file.read_text("utf-8") == text for file in files)


def dependency_groups() -> list:
    """The requirements of every dependency group, with the ranges of pyproject.toml."""
    import tomllib  # late: comes with Python 3.11, and an older one must reach the message

    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = settings["dependency-groups"].values()
    return [requirement for group in groups for requirement in group]


def has_pip(python: Path) -> bool:
    """Whether an environment's Python still starts, is new enough and has pip."""
    probe = [str(python), "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"]
    return subprocess.call(probe, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def make_environment(folder: Path) -> None:
    """Make an environment with pip; Debian keeps a part of venv in a package of its own."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info[1]}-venv"
        if not may_use_apt():
            raise SetupError(
                "Python's venv module is incomplete. On Debian or Ubuntu, install it with\n"
                f"    sudo apt-get install {package}"
            )
        install_with_apt([package])
    command = [sys.executable, "-m", "venv", "--clear", str(folder)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise SetupError(f"the environment could not be made:\n{done.stdout}")


def show_progress(line: str) -> None:
    """Show which package pip collects or downloads, shortened."""
    parts = line.split()
    if line.startswith("Collecting"):
        print(f"     {parts[1]}", flush=True)
    elif parts[:1] == ["Downloading"] and "MB" in line:
        print(f"       {' '.join(parts[1:])[:90]}", flush=True)
    elif line.startswith(("Installing collected", "Building")):
        print("     installing …", flush=True)
