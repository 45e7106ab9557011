"""Readers: one module per format, chosen by the content of the file.

`read_corpus` reads every format that `detect_format` recognises; `preview_corpus` shows how a file
would be read. These functions raise only `WorkbenchError`s and what a progress callback raises.
"""

import importlib
from typing import TYPE_CHECKING, Any

from workbench.corpora.readers.settings import FORMATS, ReadingSettings

if TYPE_CHECKING:
    from workbench.corpora.readers.detection import detect_format
    from workbench.corpora.readers.preview import CorpusPreview, preview_corpus
    from workbench.corpora.readers.reading import READERS, read_corpus

__all__ = [
    "FORMATS",
    "READERS",
    "CorpusPreview",
    "ReadingSettings",
    "detect_format",
    "preview_corpus",
    "read_corpus",
]

# The command line needs the settings at every start, the readers only to read a corpus.
_LOADED_ON_ACCESS = {
    "READERS": "reading",
    "CorpusPreview": "preview",
    "preview_corpus": "preview",
    "detect_format": "detection",
    "read_corpus": "reading",
}


def __getattr__(name: str) -> Any:
    if name not in _LOADED_ON_ACCESS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_LOADED_ON_ACCESS[name]}"), name)
