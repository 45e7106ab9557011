"""Random actions in the real window, a process each time."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "gui" / "random_actions.py"
ACTIONS = 400  # of one attempt


class Window:
    """Windows with a private store, cache and settings."""

    def __init__(self, folder):
        self.folder = folder

    def attempt(self, chance):
        """Act some hundred times with one seed."""
        home = self.folder / "home"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir()
        names = ("WORKBENCH_CACHE", "WORKBENCH_SETTINGS", "WORKBENCH_STORE")
        private = {name: str(home / name.lower()) for name in names}
        command = [sys.executable, str(SCRIPT), str(home), str(chance.number), str(ACTIONS)]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            env={**os.environ, **private, "QT_QPA_PLATFORM": "offscreen"},
        )
        assert done.returncode == 0, done.stderr[-6000:]
        assert f"{ACTIONS} actions done" in done.stdout
