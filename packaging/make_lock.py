"""Lock the version and the hashes of every package, for Python 3.11 and newer on every system.

    python packaging/make_lock.py             keep locked versions that pyproject.toml still allows
    python packaging/make_lock.py --upgrade   take the newest versions that pyproject.toml allows

`requirements.lock` holds what the program needs, `requirements-test.lock` that and what the checks
need. Both are made by uv in an environment of its own; pip alone installs them.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
OLDEST_PYTHON = "3.11"
PROGRAM = ("--extra", "gui", "--extra", "cluster", "--group", "editable")
CHECKS = ("--group", "test", "--group", "package")
OPTIONS = (
    "--universal",
    "--generate-hashes",
    "--no-annotate",
    "--no-config",
    "--quiet",
    "--custom-compile-command",
    "python packaging/make_lock.py",
)


def main(arguments: Sequence[str]) -> int:
    """Write both lock files; the program's versions are those that the checks are run with."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions")
    upgrade = ["--upgrade"] if parser.parse_args(arguments).upgrade else []
    with tempfile.TemporaryDirectory() as folder:
        uv = install_uv(Path(folder))
        write_lock(uv, "requirements-test.lock", *PROGRAM, *CHECKS, *upgrade)
        write_lock(uv, "requirements.lock", *PROGRAM, "--constraints", "requirements-test.lock")
    return 0


def install_uv(folder: Path) -> Path:
    """Install uv into an environment of its own."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)
    return programs / "uv"


def write_lock(uv: Path, name: str, *choices: str) -> None:
    """Resolve the chosen dependencies of pyproject.toml into one lock file."""
    command = [uv, "pip", "compile", "pyproject.toml", "--python-version", OLDEST_PYTHON]
    subprocess.run([*command, *OPTIONS, *choices, "--output-file", name], cwd=PROJECT, check=True)
    print(f"{name} is written.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
