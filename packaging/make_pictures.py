"""Make the screenshots of the README: ``python packaging/make_pictures.py [FOLDER]``.

They are `workbench pictures` in one size and one theme, under the names that the README uses.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

_PROJECT = Path(__file__).resolve().parents[1]
_SIZE, _THEME = "1440x900", "light"
_MOST_SECONDS = 1200  # half a minute of work; each step has a limit of its own
SCENES = {
    "start": "start",
    "corpus": "corpus",
    "experiment-methods": "experiment",
    "results-learning-curve": "learning-curve",
    "results-confusion": "results",
    "comparison-table": "comparison",
}


def main(arguments: Sequence[str]) -> int:
    """Draw the scenes and copy them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=_PROJECT / "resources" / "pictures")
    target: Path = parser.parse_args(arguments).folder
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "workbench", "pictures", folder, "--sizes", _SIZE]
        choices = ["--themes", _THEME, "--only", ",".join(SCENES)]
        subprocess.run([*command, *choices], cwd=_PROJECT, check=True, timeout=_MOST_SECONDS)
        for scene, name in SCENES.items():
            shutil.copy(Path(folder) / f"{scene}-{_SIZE}-{_THEME}.png", target / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
