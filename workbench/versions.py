"""The versions that decide a result: the program, Python and the libraries it computes with."""

import platform
from contextlib import suppress
from functools import cache

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
    "pypdf",
    "striprtf",
    "PyYAML",
)
# Extras of which the same is true; recorded where they are installed.
EXTRAS = ("jieba", "onnxruntime", "tokenizers")


@cache
def versions() -> dict[str, str]:
    """The version of everything that numbers may depend on."""
    from importlib import metadata  # late: 0.02 s to import

    found = {"workbench": workbench.__version__, "python": platform.python_version()}
    found |= {name: metadata.version(name) for name in LIBRARIES}
    for name in EXTRAS:
        with suppress(metadata.PackageNotFoundError):
            found[name] = metadata.version(name)
    return found
