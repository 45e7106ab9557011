"""The versions that decide a result: the program, Python and the libraries it computes with."""

import platform
from functools import cache
from importlib import metadata

import workbench

# Read and count texts, compute methods and scores; recorded with runs and part of cache keys.
LIBRARIES = (
    "numpy",
    "scipy",
    "scikit-learn",
    "nltk",
    "regex",
    "PyStemmer",
    "stop-words",
    "py3langid",
    "charset-normalizer",
    "pypdf",
    "striprtf",
)


@cache
def versions() -> dict[str, str]:
    """The version of everything that numbers may depend on."""
    libraries = {name: metadata.version(name) for name in LIBRARIES}
    return {"workbench": workbench.__version__, "python": platform.python_version(), **libraries}
