"""Random clicks, keys, texts and drags in the real window end in no exception and no hang."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.fuzz, pytest.mark.processes, pytest.mark.timeout(900)]

SCRIPT = Path(__file__).with_name("random_actions.py")
FIRST_SEED = int(os.environ.get("WORKBENCH_FIRST_SEED", "0"))
ACTIONS = 10 * int(os.environ.get("WORKBENCH_SEEDS", "25"))  # of each seed


@pytest.mark.parametrize("number", range(2))
def test_random_actions_break_nothing(number, tmp_path):
    names = ("WORKBENCH_CACHE", "WORKBENCH_SETTINGS", "WORKBENCH_STORE")
    private = {name: str(tmp_path / name.lower()) for name in names}
    command = [sys.executable, str(SCRIPT), str(tmp_path), str(FIRST_SEED + number), str(ACTIONS)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        errors="replace",
        env={**os.environ, **private, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 0, done.stderr[-6000:]
    assert f"{ACTIONS} actions done" in done.stdout
