"""The folders of resources, corpora, runs, caches and preferences."""

import os
import sys
from pathlib import Path

import platformdirs

from workbench.errors import WorkbenchError

_PROGRAM = "semantic-text-workbench"
_PORTABLE = "workbench-data"
_PORTABLE_NAMES = {
    "WORKBENCH_STORE": "runs",
    "WORKBENCH_CACHE": "cache",
    "WORKBENCH_SETTINGS": "settings",
}
_PACKAGE = Path(__file__).resolve().parent


def resources() -> Path:
    """The folder of the files that ship with the program, as a build, a wheel or a source tree."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    packaged = _PACKAGE / "resources"
    return packaged if packaged.is_dir() else _PACKAGE.parent / "resources"


def runs() -> Path:
    """The store: WORKBENCH_STORE, or the default folder of the user."""
    return _folder("WORKBENCH_STORE", Path(platformdirs.user_data_dir(_PROGRAM, False)) / "runs")


def cache() -> Path:
    """The folder for data that can be computed again: counted corpora and preparations."""
    return _folder("WORKBENCH_CACHE", Path(platformdirs.user_cache_dir(_PROGRAM, False)))


def preferences() -> Path:
    """The folder of the preferences: WORKBENCH_SETTINGS, or the default folder of the user."""
    return _folder("WORKBENCH_SETTINGS", Path(platformdirs.user_config_dir(_PROGRAM, False)))


def existing_path(name: str | Path) -> Path | None:
    """The file or folder of this name, or None if it does not exist.

    Invalid names (too long, an unknown home folder) do not exist either.
    """
    try:
        path = Path(name).expanduser()
        return path if path.exists() else None
    except (OSError, RuntimeError, ValueError):
        return None


def check_target(target: Path, *sources: str | Path) -> None:
    """Refuse to write a result over a file that it is made from, which would be lost."""
    written = existing_path(target)
    for source in sources:
        read = existing_path(source) if source else None
        if written is not None and read is not None and written.samefile(read):
            raise WorkbenchError(
                f"{target} is a file that this is made from; writing would replace it. "
                "Choose another name."
            )


def check_ordinary(path: Path) -> None:
    """Refuse a pipe or a device, which could be read or waited for without end."""
    try:
        is_other = path.exists() and not path.is_file() and not path.is_dir()
    except (OSError, ValueError):
        return  # opening it gives the reason
    if is_other:
        raise WorkbenchError(f"{path} is a pipe or a device; name an ordinary file instead.")


def use_portable_folder(is_portable: bool) -> None:
    """Keep all files beside the program, if requested now or at an earlier start.

    The choice is stored in environment variables, which workers inherit; those already set win.
    """
    folder = _portable_folder()
    if folder is None and is_portable:
        raise WorkbenchError(
            "--portable works only for the stand-alone program, not for an installed package. "
            "Set WORKBENCH_STORE, WORKBENCH_CACHE and WORKBENCH_SETTINGS to folders instead."
        )
    if folder is None or not (is_portable or folder.is_dir()):
        return
    try:
        folder.mkdir(exist_ok=True)
    except OSError as problem:
        raise WorkbenchError(
            f"--portable cannot create the folder {folder} ({problem.strerror}). Move the program "
            "to a folder with write permission, or start it without --portable."
        ) from None
    for variable, name in _PORTABLE_NAMES.items():
        os.environ.setdefault(variable, str(folder / name))


def data() -> Path | None:
    """The folder of known corpora: WORKBENCH_DATA, or None if it is not set."""
    folder = os.environ.get("WORKBENCH_DATA")
    return Path(folder) if folder else None


def use_data_folder(folder: Path) -> None:
    """Look for known corpora in a folder, in this process and in those it starts."""
    os.environ["WORKBENCH_DATA"] = str(folder)


def _folder(variable: str, default: Path) -> Path:
    folder = os.environ.get(variable)
    return Path(folder) if folder else default


def _portable_folder() -> Path | None:
    """The folder beside the frozen program or in the source tree; None for a wheel."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable).resolve()
        bundles = [folder for folder in program.parents if folder.suffix == ".app"]  # macOS
        return (bundles[-1] if bundles else program).parent / _PORTABLE
    in_wheel = (_PACKAGE / "resources").is_dir()
    return None if in_wheel else _PACKAGE.parent / _PORTABLE
