"""A newcomer who follows one run from the command to the report rarely turns back."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
TRACE = (
    "import json, sys; sys.path.insert(0, 'tests')\n"
    "from walk import folders_in_the_readme, returns, walk_through_a_run\n"
    "walk = walk_through_a_run()\n"
    "print(json.dumps({'stops': walk.stops, 'folders': walk.folders(),\n"
    "    'returns': returns(walk.folders()), 'on_disk': returns(walk.folders_on_disk()),\n"
    "    'named': sorted(folders_in_the_readme())}))"
)


@pytest.fixture(scope="module")
def walk():
    done = subprocess.run(
        [sys.executable, "-c", TRACE], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout.splitlines()[-1])


def test_a_run_returns_rarely_into_a_folder_that_it_has_left(walk):
    assert len(walk["stops"]) > 100
    assert walk["returns"] <= 12, walk["folders"]


def test_the_readme_names_the_folders_of_the_walk_and_no_others(walk):
    assert {"cli", "plans", "running", "reports"} < set(walk["named"])
    assert set(walk["folders"]) == set(walk["named"]) - {"views"}  # the window draws the same run


def test_contributing_states_both_counts(walk):
    text = " ".join((PROJECT / "CONTRIBUTING.md").read_text("utf-8").split())
    stated = re.search(r"turns back (\d+) times .*?\(at most (\d+) .*? on disk it is (\d+)", text)
    assert stated is not None
    assert walk["returns"] <= int(stated[1]) <= int(stated[2]) == 12
    assert abs(walk["on_disk"] - int(stated[3])) <= 2
