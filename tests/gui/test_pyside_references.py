"""The installed PySide6 does not lose references to None, which would crash the program."""

import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

CALLS = 20_000
PROBE = f"""
import sys
from PySide6.QtCore import QObject
thing = QObject()
before = sys.getrefcount(None)
for _ in range({CALLS}):
    thing.setObjectName("name")
print(before - sys.getrefcount(None))
"""


def test_calls_that_return_nothing_keep_the_references_to_none():
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert abs(int(done.stdout)) < CALLS / 100


def test_defective_versions_are_excluded():
    settings = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    window = settings["project"]["optional-dependencies"]["gui"]
    requirements = map(Requirement, window)
    pyside = next(requirement for requirement in requirements if "PySide6" in requirement.name)
    allowed = pyside.specifier
    assert "6.12.0" not in allowed
    assert "6.11.3" not in allowed
    assert "6.10.3" in allowed
