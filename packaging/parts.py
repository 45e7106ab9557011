"""The parts of the built program: which are added, which are left out, and why."""

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

from workbench.versions import LIBRARIES

Part: TypeAlias = tuple[str, str, str]  # name in the program, source file, type

PROJECT = Path(__file__).resolve().parents[1]
FALLBACK = "fallback"  # the folder of libraries for systems that lack them

# Packages with data files.
WITH_FILES = ("stop_words", "py3langid")
# Their versions are recorded with every run and are part of cache keys.
WITH_VERSION = LIBRARIES

# Never imported by the program; optional for packages that it imports.
# Needed, though they look useless: numpy.f2py (scipy), narwhals (scikit-learn), QtOpenGL and
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
    "pyarrow",  # an extra, larger than the rest of the program
    "pytest",
    "pyqtgraph.examples",
    "pyqtgraph.opengl",
    "readline",  # for the interactive prompt; its licence (GPL) would apply to the whole program
    "setuptools",
    "sklearn.tests",
    "tkinter",
    "tornado",
)

# Qt libraries and plugins that none of our widgets loads.
_UNUSED_QT = re.compile(
    r"PySide6/Qt/(?:lib/libQt6(?:Network|Pdf|Qml\w*|Quick\w*|VirtualKeyboard\w*|EglF[sS]\w*|"
    r"WlShell\w*|WaylandEgl\w*|ShaderTools|Concurrent|Sql)\.|"
    r"plugins/(?:tls|networkinformation|qmltooling|egldeviceintegrations|generic|sqldrivers|"
    r"virtualkeyboard|platforminputcontexts/libqtvirtualkeyboard|imageformats/libqpdf|"
    r"platforms/libq(?:eglfs|linuxfb|minimalegl|vkkhrdisplay|vnc|minimal)|printsupport|"
    r"platformthemes/libqgtk3|wayland-shell-integration/libwl-shell|"
    r"imageformats/libq(?:tiff|webp|tga|wbmp))|"
    r"translations/(?!qtbase_(?:de|tr)\.qm))"  # the languages of the window
)

# Libraries that Qt loads from a Linux desktop, directly or through others; PyInstaller does not
# copy those of OpenGL drivers and of the X server.
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

    One imports all of nltk to set a folder that we never use. On Linux one imports Qt to set the
    folder of its plugins, which our own hook does without importing it.
    """
    linux = ("pyi_rth_pyside6",) if sys.platform.startswith("linux") else ()
    return ("pyi_rth_nltk", *linux)


def is_used(part: Part) -> bool:
    """Whether a collected file is needed in the program."""
    name = part[0].replace("\\", "/")
    return not _UNUSED_QT.search(name) and "/tests/" not in name


def without_unused(parts: Iterable[Part]) -> list[Part]:
    """Leave out the unused parts, and then the libraries that nothing needs."""
    used = [part for part in parts if is_used(part)]
    needed = _needed_libraries(used)
    return [part for part in used if _is_no_library(part) or Path(part[0]).name in needed]


def without_dangling_links(parts: Iterable[Part], others: Iterable[Part]) -> list[Part]:
    """Leave out the links whose target is neither among these parts nor among the others."""
    parts = list(parts)
    names = {part[0] for part in (*parts, *others) if part[2] != "SYMLINK"}
    return [part for part in parts if part[2] != "SYMLINK" or _target(part) in names]


def _target(link: Part) -> str:
    return os.path.normpath(Path(link[0]).parent / link[1])


def _is_no_library(part: Part) -> bool:
    """PyInstaller puts the libraries that others need at the top or beside Qt's."""
    folder, name = Path(part[0]).parent.as_posix(), Path(part[0]).name
    return folder not in (".", "PySide6/Qt/lib") or not re.match(r"lib.*\.so(\.|$)", name)


def _needed_libraries(parts: Iterable[Part]) -> set[str]:
    """The names of the libraries that modules and plugins need, directly or through others."""
    if not sys.platform.startswith("linux"):
        return {Path(part[0]).name for part in parts}
    from PyInstaller.depend.bindepend import get_imports

    files = {Path(name).name: source for name, source, type_ in parts if type_ != "SYMLINK"}
    waiting = [Path(part[0]).name for part in parts if part[2] != "DATA" and _is_no_library(part)]
    waiting += [name for name in files if name.startswith("libpython")]
    needed: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in files and name not in needed:
            needed.add(name)
            waiting += [library for library, _ in get_imports(files[name])]
    return needed


def fallback_libraries() -> list[tuple[str, str]]:
    """On Linux, the system libraries that a bare machine may lack, with their folder."""
    if not sys.platform.startswith("linux"):
        return []
    from PyInstaller.depend.bindepend import resolve_library_path

    paths = [resolve_library_path(library) for library in _SYSTEM_LIBRARIES]
    return [(path, FALLBACK) for path in paths if path]


def lazily_imported() -> list[str]:
    """Every module of the package; pages, commands and methods are imported by name."""
    from PyInstaller.utils.hooks import collect_submodules

    return list(collect_submodules("workbench"))
