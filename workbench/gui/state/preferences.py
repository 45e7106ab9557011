"""What a person prefers, and what the window remembers from one start to the next."""

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from workbench import paths
from workbench.corpora.readers import ReadingSettings
from workbench.errors import ParameterError
from workbench.gui.state.settings_file import FORMAT, open_settings
from workbench.parameters import parameter, parameters_of

_MOST_RECENT = 12


@dataclass(frozen=True)
class Preferences:
    """Choices that hold for every corpus and every run."""

    theme: str = parameter("system", "Colours", choices=("system", "light", "dark"))
    workers: int = parameter(
        0, "Worker processes", low=0, high=256, help="automatic: one for each processor core"
    )
    tour_is_offered: bool = parameter(True, "Offer the tour at the start")


class WindowSettings:
    """The settings file: preferences, the window's layout, recent corpora, the last folder."""

    def __init__(self, file: Path | None = None) -> None:
        place = file or paths.preferences() / "window.ini"
        self._settings, self.problem = open_settings(place)

    def preferences(self) -> Preferences:
        """The stored preferences; what cannot be understood has its default."""
        values = {}
        for one in parameters_of(Preferences):
            stored = self._settings.value(f"preferences/{one.name}")
            try:
                values[one.name] = one.default if stored is None else one.parse(str(stored))
            except ValueError:
                values[one.name] = one.default
        return Preferences(**values)

    def store_preferences(self, preferences: Preferences) -> None:
        """Keep the preferences."""
        for one in parameters_of(preferences):
            value = getattr(preferences, one.name)
            self._settings.setValue(f"preferences/{one.name}", str(value).lower())
        self._settings.setValue("format", FORMAT)
        self._settings.sync()

    def refuse_tour(self) -> None:
        """Offer the tour no more."""
        if self.preferences().tour_is_offered:
            self.store_preferences(replace(self.preferences(), tour_is_offered=False))

    def recent(self) -> list[str]:
        """The corpora opened last, the newest first."""
        stored: Any = self._settings.value("recent", [])
        return [stored] if isinstance(stored, str) else [str(one) for one in stored or []]

    def remember_corpus(self, name: str, reading: ReadingSettings | None = None) -> None:
        """Put a corpus at the top of the recent ones, with how it was read."""
        names = [name, *(one for one in self.recent() if one != name)][:_MOST_RECENT]
        kept = {one: values for one, values in self._readings().items() if one in names}
        kept.pop(name, None)
        if reading is not None:
            kept[name] = asdict(reading)
        self._settings.setValue("recent", names)
        self._settings.setValue("recent_readings", json.dumps(kept))

    def reading_of(self, name: str) -> ReadingSettings | None:
        """How a recent corpus was read; nothing where that was found out from the file itself."""
        try:
            reading = ReadingSettings(**self._readings()[name])
            reading.check()
        except (KeyError, TypeError, ParameterError):  # also what another version wrote
            return None
        return reading

    def _readings(self) -> dict[str, Any]:
        try:
            found = json.loads(str(self._settings.value("recent_readings") or "{}"))
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    def value(self, name: str) -> object:
        """Something the window stored, such as its geometry."""
        return self._settings.value(name)

    def store(self, name: str, value: object) -> None:
        """Keep something for the next start."""
        self._settings.setValue(name, value)
