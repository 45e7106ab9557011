"""The versions that decide a result: complete, and with the extras that are installed."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from workbench.versions import EXTRAS, LIBRARIES

PROJECT = Path(__file__).resolve().parents[1]
# Required, but without influence on any number: files, processes, messages.
WITHOUT_INFLUENCE = {"filelock", "platformdirs", "psutil", "threadpoolctl", "tomli-w", "tqdm"}


def test_every_required_library_is_listed_or_has_no_influence():
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    required = {Requirement(line).name for line in settings["project"]["dependencies"]}
    listed = {canonicalize_name(name) for name in LIBRARIES}
    assert listed.isdisjoint(WITHOUT_INFLUENCE)
    assert {canonicalize_name(name) for name in required} == listed | WITHOUT_INFLUENCE


def recorded(folder):
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import json, workbench.versions as v; print(json.dumps(v.versions()))",
        ],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_an_extra_is_recorded_once_it_is_installed(tmp_path):
    name = EXTRAS[0]
    before = recorded(tmp_path)
    folder = tmp_path / f"{name}-99.9.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 99.9\n")
    assert before.get(name) != "99.9"
    assert recorded(tmp_path) == {**before, name: "99.9"}
