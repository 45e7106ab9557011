"""The order in which one run meets the modules of the package, from the command to the report.

    python tests/walk.py

Runs the built-in tour with a report in one thread and traces calls between modules. A stop is the
first call of a module; a return is a change into a folder that was already left. Folders are those
of the data flow in the README, so `corpora` and `methods` count as one folder each with all that is
in them; the number for the folders on disk is printed beside it. Modules beside the folders
(parameters, paths, errors …) are not counted.
"""

import os
import re
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

PACKAGE = Path(__file__).resolve().parents[1] / "workbench"
COMMAND = ("run", "tour", "--executor", "thread", "--workers", "1", "--report")


class Walk:
    """The modules of the package in the order of their first call."""

    def __init__(self) -> None:
        self.stops: list[str] = []
        self._known: set[str] = set()

    def trace(self, frame: FrameType, event: str, _argument: Any) -> None:
        """Note the module of a call; made for `sys.setprofile`."""
        file = frame.f_code.co_filename
        if event != "call" or file in self._known or _is_importing(frame):
            return
        self._known.add(file)
        path = Path(file)
        if path.is_relative_to(PACKAGE):
            self.stops.append(path.relative_to(PACKAGE).as_posix())

    def folders(self) -> list[str]:
        """The folder of the data flow for each stop, once per change."""
        return _changes([_folder_in_the_flow(stop) for stop in self.stops if "/" in stop])

    def folders_on_disk(self) -> list[str]:
        """The folder that each stop lies in, once per change."""
        return _changes([stop.rpartition("/")[0] for stop in self.stops if "/" in stop])


def returns(folders: list[str]) -> int:
    """How often a walk through folders comes back into one that it had left."""
    return len(folders) - len(set(folders))


def folders_in_the_readme() -> set[str]:
    """The folders that the README's sentence about the flow of a run names."""
    text = (PACKAGE.parent / "README.md").read_text("utf-8")
    sentence = text[text.index("A run flows through `cli`") :].partition(";")[0]
    return set(re.findall(r"`(\w+)`", sentence))


def _changes(folders: list[str]) -> list[str]:
    pairs = zip(folders, ["", *folders], strict=False)
    return [name for name, before in pairs if name != before]


def _folder_in_the_flow(stop: str) -> str:
    """`corpora` and `methods` as a whole, each part of `experiments`."""
    parts = stop.split("/")
    return parts[1] if parts[0] == "experiments" else parts[0]


def _is_importing(frame: FrameType | None) -> bool:
    """Whether a call is part of an import: what modules do then is not part of the run."""
    while frame is not None:
        if frame.f_code.co_name == "<module>" and frame.f_globals.get("__name__") != "__main__":
            return True
        frame = frame.f_back
    return False


def walk_through_a_run() -> Walk:
    """Trace the tour in this process."""
    walk = Walk()
    with tempfile.TemporaryDirectory() as folder:
        for name in ("STORE", "CACHE", "SETTINGS"):
            os.environ[f"WORKBENCH_{name}"] = str(Path(folder, name.lower()))
        from workbench.__main__ import main

        sys.argv = ["workbench", *COMMAND, str(Path(folder, "report"))]
        threading.setprofile(walk.trace)
        sys.setprofile(walk.trace)
        try:
            main()
        finally:
            sys.setprofile(None)
            threading.setprofile(None)  # type: ignore[arg-type]
    return walk


if __name__ == "__main__":
    found = walk_through_a_run()
    for number, stop in enumerate(found.stops, 1):
        print(f"{number:3} {stop}")
    for rule, folders in (
        ("folders of the data flow", found.folders()),
        ("folders on disk", found.folders_on_disk()),
    ):
        print(f"{rule}: {len(found.stops)} modules, {len(folders)} changes of folder,", end=" ")
        print(f"{returns(folders)} returns into a folder already left")
