"""A newcomer who follows one run from the command to the report rarely turns back."""

import json
import subprocess
import sys
from pathlib import Path

FOLDERS = {"cli", "plans", "running", "corpora", "methods", "scoring", "runs", "figures", "reports"}
TRACE = (
    "import json, sys; sys.path.insert(0, 'tests'); from walk import walk_through_a_run\n"
    "walk = walk_through_a_run()\n"
    "print(json.dumps([walk.stops, walk.folders(), walk.returns()]))"
)


def test_a_run_returns_rarely_into_a_folder_that_it_has_left():
    done = subprocess.run(
        [sys.executable, "-c", TRACE],
        cwd=Path(__file__).resolve().parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    stops, folders, returns = json.loads(done.stdout.splitlines()[-1])
    assert len(stops) > 100
    assert set(folders) == FOLDERS  # the folders that the README names for the flow of a run
    assert returns <= 12, folders
