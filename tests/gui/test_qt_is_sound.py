"""A Qt binding that loses references to None kills the program after some thousand calls."""

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


def test_the_versions_known_to_be_bad_are_excluded():
    settings = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    window = settings["project"]["optional-dependencies"]["gui"]
    allowed = next(one for one in map(Requirement, window) if "PySide6" in one.name).specifier
    assert "6.12.0" not in allowed
    assert "6.11.3" not in allowed
    assert "6.10.3" in allowed
