"""Readers: one small module per format, chosen by looking at the content.

`read_corpus` opens anything that `detect_format` knows; `columns_of` shows how a table would be
read. Only `WorkbenchError`s leave these functions, except what a progress callback raises.
"""

import importlib
from typing import TYPE_CHECKING, Any

from workbench.corpora.readers.settings import FORMATS, ReadingSettings

if TYPE_CHECKING:
    from workbench.corpora.readers.detection import detect_format
    from workbench.corpora.readers.preview import TablePreview, columns_of
    from workbench.corpora.readers.reading import READERS, read_corpus

__all__ = [
    "FORMATS",
    "READERS",
    "ReadingSettings",
    "TablePreview",
    "columns_of",
    "detect_format",
    "read_corpus",
]

# The command line needs the settings at every start, and the readers only when it reads.
_LOADED_WHEN_USED = {
    "READERS": "reading",
    "TablePreview": "preview",
    "columns_of": "preview",
    "detect_format": "detection",
    "read_corpus": "reading",
}


def __getattr__(name: str) -> Any:
    if name not in _LOADED_WHEN_USED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_LOADED_WHEN_USED[name]}"), name)
