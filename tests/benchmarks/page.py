"""Run benchmarks, store their output, and put their tables on the page README.md here.

    python tests/benchmarks/page.py                      insert the stored tables again
    python tests/benchmarks/page.py text_to_matrix ...   run these first

Nothing in these tables is written by hand; notes below them may be.
"""

import datetime
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

from workbench import __version__

_HERE = Path(__file__).resolve().parent
_README = _HERE / "README.md"
_RESULTS = _HERE / "results"
_PLACE = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end of table -->)", re.DOTALL)


def run(name: str) -> None:
    """Run a benchmark and store its tables with the date, the versions and the machine."""
    print(f"{name} …", flush=True)
    command = [sys.executable, str(_HERE / f"{name}.py")]
    if (_HERE / name).is_dir():  # measured separately before, because it takes an hour
        command = [sys.executable, str(_HERE / name / "compare.py"), "--kept"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    circumstances = (
        f"Measured on {datetime.date.today():%Y-%m-%d} with version {__version__}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.system()}."
    )
    _RESULTS.mkdir(exist_ok=True)
    (_RESULTS / f"{name}.md").write_text(f"{printed.strip()}\n\n{circumstances}\n", "utf-8")


def paste() -> None:
    """Put every stored table between its marks in the README."""
    _README.write_text(pasted(_README.read_text("utf-8")), "utf-8")


def pasted(text: str) -> str:
    """The text of the README with every stored table between its marks."""
    return _PLACE.sub(_kept, text)


def _kept(position: re.Match[str]) -> str:
    file = _RESULTS / f"{position[2]}.md"
    content = file.read_text("utf-8") if file.exists() else "Not measured yet.\n"
    return f"{position[1]}{content}{position[3]}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        run(name)
    paste()
