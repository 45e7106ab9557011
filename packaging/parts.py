"""What the built program consists of: what is added, what is left out, and why."""

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

Part: TypeAlias = tuple[str, str, str]  # the name in the program, the file here, the kind

PROJECT = Path(__file__).resolve().parents[1]
FALLBACK = "fallback"  # the folder of libraries that are used where the system has none

# Packages that carry files beside their modules.
WITH_FILES = ("stop_words", "py3langid")
# Their versions are written into every run.
WITH_VERSION = ("numpy", "scipy", "scikit-learn", "nltk", "PyStemmer")

# Never imported by the program, though something it imports would like to have them.
# Not here, though they look useless: numpy.f2py (scipy), narwhals (scikit-learn), QtOpenGL and
# QtOpenGLWidgets (pyqtgraph).
UNUSED_MODULES = (
    "IPython",
    "PIL",
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "dask",
    "distributed",
    "hypothesis",
    "matplotlib",
    "mypy",
    "nltk.app",
    "nltk.draw",
    "nltk.test",
    "numpy.tests",
    "pandas",
    "pytest",
    "pyqtgraph.examples",
    "pyqtgraph.opengl",
    "readline",  # for typing at Python's prompt; its licence (GPL) would reach further than ours
    "setuptools",
    "sklearn.tests",
    "tkinter",
    "tornado",
    "yaml",
)

# Qt libraries and plugins that no widget of ours loads.
_UNUSED_QT = re.compile(
    r"PySide6/Qt/(?:lib/libQt6(?:Network|Pdf|Qml\w*|Quick\w*|VirtualKeyboard\w*|EglF[sS]\w*|"
    r"WlShell\w*|WaylandEgl\w*|ShaderTools|Concurrent|Sql)\.|"
    r"plugins/(?:tls|networkinformation|qmltooling|egldeviceintegrations|generic|sqldrivers|"
    r"virtualkeyboard|platforminputcontexts/libqtvirtualkeyboard|imageformats/libqpdf|"
    r"platforms/libq(?:eglfs|linuxfb|minimalegl|vkkhrdisplay|vnc|minimal)|printsupport|"
    r"platformthemes/libqgtk3|wayland-shell-integration/libwl-shell|"
    r"imageformats/libq(?:tiff|webp|tga|wbmp))|"
    r"translations/)"
)

# What Qt loads from a Linux desktop and what those load in their turn; PyInstaller leaves the
# drivers' side of OpenGL and the X server's side of xcb to the system.
_SYSTEM_LIBRARIES = (
    "libGL.so.1",
    "libEGL.so.1",
    "libGLX.so.0",
    "libGLdispatch.so.0",
    "libOpenGL.so.0",
    "libxcb.so.1",
    "libwayland-client.so.0",
    "libwayland-cursor.so.0",
    "libwayland-egl.so.1",
)


def unwanted_hooks() -> tuple[str, ...]:
    """Hooks of PyInstaller that would run at every start, also of the command line and workers.

    One imports all of nltk to name a folder that we never use. On Linux one imports Qt to tell it
    where its plugins are, which our own hook does without importing it.
    """
    linux = ("pyi_rth_pyside6",) if sys.platform.startswith("linux") else ()
    return ("pyi_rth_nltk", *linux)


def is_used(part: Part) -> bool:
    """Tell whether a collected file is wanted in the program."""
    name = part[0].replace("\\", "/")
    return not _UNUSED_QT.search(name) and "/tests/" not in name


def without_unused(parts: Iterable[Part]) -> list[Part]:
    """Leave out what no part of the program loads, and then the libraries that nothing needs."""
    used = [one for one in parts if is_used(one)]
    needed = _needed_libraries(used)
    return [one for one in used if _is_no_library(one) or Path(one[0]).name in needed]


def without_dangling_links(parts: Iterable[Part], others: Iterable[Part]) -> list[Part]:
    """Leave out links to what was left out, among these and the others."""
    parts = list(parts)
    names = {one[0] for one in (*parts, *others) if one[2] != "SYMLINK"}
    return [one for one in parts if one[2] != "SYMLINK" or _target(one) in names]


def _target(link: Part) -> str:
    return os.path.normpath(Path(link[0]).parent / link[1])


def _is_no_library(part: Part) -> bool:
    """Libraries that PyInstaller found by following needs lie at the top or beside Qt's."""
    folder, name = Path(part[0]).parent.as_posix(), Path(part[0]).name
    return folder not in (".", "PySide6/Qt/lib") or not re.match(r"lib.*\.so(\.|$)", name)


def _needed_libraries(parts: Iterable[Part]) -> set[str]:
    """The names of libraries that modules and plugins need, directly or through others."""
    if not sys.platform.startswith("linux"):
        return {Path(one[0]).name for one in parts}
    from PyInstaller.depend.bindepend import get_imports

    here = {Path(name).name: source for name, source, kind in parts if kind != "SYMLINK"}
    waiting = [Path(one[0]).name for one in parts if one[2] != "DATA" and _is_no_library(one)]
    waiting += [name for name in here if name.startswith("libpython")]
    needed: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in here and name not in needed:
            needed.add(name)
            waiting += [one for one, _ in get_imports(here[name])]
    return needed


def fallback_libraries() -> list[tuple[str, str]]:
    """On Linux, the system libraries that a bare machine may lack, for their own folder."""
    if not sys.platform.startswith("linux"):
        return []
    from PyInstaller.depend.bindepend import resolve_library_path

    found = [resolve_library_path(one) for one in _SYSTEM_LIBRARIES]
    return [(path, FALLBACK) for path in found if path]


def lazily_imported() -> list[str]:
    """Every module of the package; pages, commands and methods are imported by name."""
    from PyInstaller.utils.hooks import collect_submodules

    return list(collect_submodules("workbench"))
