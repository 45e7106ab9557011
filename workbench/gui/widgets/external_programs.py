"""Opens files with other programs, without the environment variables of the built program."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

# Set by the loader of the built program; other programs would load its libraries.
_LOADER_VARIABLES = ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "FONTCONFIG_FILE")


def open_externally(file: Path | str) -> bool:
    """Open a file with the default program of the desktop."""
    with original_environment():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(file)))


def original_variables(variables: Mapping[str, str], program: str) -> dict[str, str]:
    """The environment variables without those that point into the folder of the program."""
    original = dict(variables)
    for name in _LOADER_VARIABLES:
        replaced = original.pop(f"{name}_ORIG", None)  # saved by the loader
        if original.get(name, "").startswith(program):
            del original[name]
            if replaced is not None:
                original[name] = replaced
    return original


@contextmanager
def original_environment() -> Iterator[None]:
    """Restore the original environment variables within a `with` block."""
    current = dict(os.environ)
    program = getattr(sys, "_MEIPASS", None)
    if program is None:
        yield
        return
    try:
        os.environ.clear()
        os.environ.update(original_variables(current, program))
        yield
    finally:
        os.environ.clear()
        os.environ.update(current)
