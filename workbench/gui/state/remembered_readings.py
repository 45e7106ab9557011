"""The reading settings chosen for files, remembered for the same file and for similar ones."""

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import ParameterError
from workbench.gui.state.preferences import WindowSettings

if TYPE_CHECKING:
    from workbench.corpora.readers.preview import CorpusPreview

_KEY = "readings_of_shapes"
_MOST_KEPT = 100


def shape_key(path: str, preview: "CorpusPreview") -> str:
    """The key of all files with the same format and the same columns; empty without columns."""
    if not preview.names:
        return ""
    described = (preview.format, Path(path).suffix.lower(), preview.result.shape)
    return hashlib.blake2b(repr(described).encode(), digest_size=12).hexdigest()


class RememberedReadings:
    """Remembers what was chosen in the import dialog, by file and by the shape of the file."""

    def __init__(self, settings: WindowSettings) -> None:
        self._settings = settings

    def of_file(self, path: str) -> ReadingSettings | None:
        """The settings with which a recent file was opened."""
        reading = self._settings.reading_of(path)
        return reading if reading is not None and _changed(reading) else None

    def of_shape(self, key: str, path: str = "") -> tuple[ReadingSettings, str] | None:
        """The settings for files of a shape, and the other file they were chosen for, if any."""
        stored = self._stored().get(key)
        if not isinstance(stored, dict):
            return None
        try:
            reading = ReadingSettings(**stored["settings"])
            reading.check()
            is_own = bool(path) and stored.get("path") == _resolved(path)
            return reading, "" if is_own else str(stored["file"])
        except (KeyError, TypeError, ParameterError):  # settings of another version
            return None

    def remember(self, key: str, path: str, reading: ReadingSettings) -> None:
        """Keep a choice for files of a shape; settings that are all detected need no memory."""
        if not key:
            return
        stored = self._stored()
        stored.pop(key, None)
        if _changed(reading):
            stored[key] = {
                "file": Path(path).name,
                "path": _resolved(path),
                "settings": _changed(reading),
            }
        kept = dict(list(stored.items())[-_MOST_KEPT:])
        self._settings.store(_KEY, json.dumps(kept))

    def _stored(self) -> dict[str, Any]:
        try:
            stored = json.loads(str(self._settings.value(_KEY) or "{}"))
        except (ValueError, RecursionError):
            return {}
        return stored if isinstance(stored, dict) else {}


def _resolved(path: str) -> str:
    return str(Path(path).expanduser().resolve())


def _changed(reading: ReadingSettings) -> dict[str, Any]:
    default = asdict(ReadingSettings())
    return {name: value for name, value in asdict(reading).items() if value != default[name]}
