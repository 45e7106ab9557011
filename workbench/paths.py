"""Where resources, corpora, runs, caches and preferences live."""

import os
import sys
from pathlib import Path

import platformdirs

_PROGRAM = "semantic-text-workbench"
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


def data() -> Path | None:
    """The folder of known corpora that WORKBENCH_DATA names, if it names one."""
    named = os.environ.get("WORKBENCH_DATA")
    return Path(named) if named else None


def _chosen(variable: str, usual: Path) -> Path:
    named = os.environ.get(variable)
    return Path(named) if named else usual
