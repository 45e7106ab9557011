"""Where resources, corpora, runs, caches and preferences live."""

import os
import sys
from pathlib import Path

import platformdirs

from workbench.errors import WorkbenchError

_PROGRAM = "semantic-text-workbench"
_PORTABLE = "workbench-data"
_PORTABLE_FOLDERS = {
    "WORKBENCH_STORE": "runs",
    "WORKBENCH_CACHE": "cache",
    "WORKBENCH_SETTINGS": "settings",
}
_PACKAGE = Path(__file__).resolve().parent


def resources() -> Path:
    """The files that come with the program: in the frozen build, the wheel or the source tree."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    packaged = _PACKAGE / "resources"
    return packaged if packaged.is_dir() else _PACKAGE.parent / "resources"


def runs() -> Path:
    """The folder of run folders, or the one that WORKBENCH_STORE names."""
    return _chosen("WORKBENCH_STORE", Path(platformdirs.user_data_dir(_PROGRAM, False)) / "runs")


def cache() -> Path:
    """What can be computed again: counted corpora and shared preparations."""
    return _chosen("WORKBENCH_CACHE", Path(platformdirs.user_cache_dir(_PROGRAM, False)))


def preferences() -> Path:
    """The folder of the window's settings, or the one that WORKBENCH_SETTINGS names."""
    return _chosen("WORKBENCH_SETTINGS", Path(platformdirs.user_config_dir(_PROGRAM, False)))


def named(name: str | Path) -> Path | None:
    """The file or folder that a person named, None where there is none.

    A name that no system could have (too long, an unknown home) is the name of nothing.
    """
    try:
        path = Path(name).expanduser()
        return path if path.exists() else None
    except (OSError, RuntimeError, ValueError):
        return None


def use_folder_beside_program(is_wanted: bool) -> None:
    """Keep everything beside the program, if that is wanted now or was wanted before.

    Workers inherit the choice; a folder that a variable names stays the one that is used.
    """
    folder = _beside_program()
    if folder is None and is_wanted:
        raise WorkbenchError(
            "--portable is for the program folder; an installed package has no place of its own. "
            "Name folders with WORKBENCH_STORE, WORKBENCH_CACHE and WORKBENCH_SETTINGS instead."
        )
    if folder is None or not (is_wanted or folder.is_dir()):
        return
    try:
        folder.mkdir(exist_ok=True)
    except OSError as problem:
        raise WorkbenchError(
            f"--portable cannot make the folder {folder} ({problem.strerror}). Move the program to "
            "a place where you may write, or start it without --portable."
        ) from None
    for variable, name in _PORTABLE_FOLDERS.items():
        os.environ.setdefault(variable, str(folder / name))


def data() -> Path | None:
    """The folder of known corpora that WORKBENCH_DATA names, if it names one."""
    named = os.environ.get("WORKBENCH_DATA")
    return Path(named) if named else None


def use_data(folder: Path) -> None:
    """Look for known corpora in a folder, also in the processes that this one starts."""
    os.environ["WORKBENCH_DATA"] = str(folder)


def _chosen(variable: str, usual: Path) -> Path:
    named = os.environ.get(variable)
    return Path(named) if named else usual


def _beside_program() -> Path | None:
    """The portable folder: beside the frozen program, or in the source tree."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable).resolve()
        bundles = [one for one in program.parents if one.suffix == ".app"]  # macOS
        return (bundles[-1] if bundles else program).parent / _PORTABLE
    in_wheel = (_PACKAGE / "resources").is_dir()
    return None if in_wheel else _PACKAGE.parent / _PORTABLE
