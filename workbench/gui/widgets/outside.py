"""Opening files with other programs of the desktop, which must not inherit what is ours alone."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

# Set by the loader of the built program; a browser that obeyed them would load our libraries.
_OURS = ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "FONTCONFIG_FILE")


def open_outside(file: Path | str) -> bool:
    """Show a file with the program that the desktop has for it."""
    with as_it_was():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(file)))


def usual_variables(variables: Mapping[str, str], own: str) -> dict[str, str]:
    """The variables as a person has them: without those that lead into the program's folder."""
    usual = dict(variables)
    for name in _OURS:
        before = usual.pop(f"{name}_ORIG", None)  # the loader keeps what it replaces
        if usual.get(name, "").startswith(own):
            del usual[name]
            if before is not None:
                usual[name] = before
    return usual


@contextmanager
def as_it_was() -> Iterator[None]:
    """Have the usual variables for a moment."""
    ours = dict(os.environ)
    own = getattr(sys, "_MEIPASS", None)
    if own is None:
        yield
        return
    try:
        os.environ.clear()
        os.environ.update(usual_variables(ours, own))
        yield
    finally:
        os.environ.clear()
        os.environ.update(ours)
