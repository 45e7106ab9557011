"""The preferences, and the settings that the window stores between starts."""

import getpass
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from workbench import paths
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import ParameterError
from workbench.gui.state.run_queue import QueueLimits
from workbench.gui.state.settings_file import FORMAT, open_settings, problem_of_writing
from workbench.parameters import parameter, parameters_of

_MOST_RECENT = 12
_LANGUAGES = ("English", "Deutsch", "Türkçe")  # as speakers call them


@dataclass(frozen=True)
class Preferences:
    """Settings for all corpora and runs."""

    theme: str = parameter("system", "Colours", choices=("system", "light", "dark"))
    language: str = parameter(
        "system",
        "Language",
        choices=("system", *_LANGUAGES),
        untranslated=_LANGUAGES,
        help="from the next start; help pages and reports are in English",
    )
    text_size: str = parameter(
        "usual", "Text size", choices=("small", "usual", "large", "very large")
    )
    workers: int = parameter(
        0, "Worker processes", low=0, high=256, help="automatic: one per processor core"
    )
    runs_at_once: int = parameter(
        1, "Simultaneous runs", low=1, high=16, help="they share the worker processes"
    )
    megabytes: int = parameter(
        0,
        "Memory of a worker in megabytes",
        low=0,
        high=1_000_000,
        help="a trial that takes more is stopped and counted as failed; 0: no limit",
    )
    tour_is_offered: bool = parameter(True, "Offer the tour at the start")
    person: str = parameter(
        "",
        "Your name",
        help="stored with each document that you label; empty: the name of the user account",
    )

    def limits(self) -> QueueLimits:
        """What all runs together may use."""
        return QueueLimits(self.workers, self.runs_at_once, self.megabytes)


class WindowSettings:
    """The settings file: preferences, layout of the window, recent corpora, last folder."""

    def __init__(self, file: Path | None = None) -> None:
        file = file or paths.preferences() / "window.ini"
        self._settings, self.problem = open_settings(file)
        self.on_problem: Callable[[str], object] = lambda _: None

    def preferences(self) -> Preferences:
        """The stored preferences; invalid values are replaced by their defaults."""
        values = {}
        for setting in parameters_of(Preferences):
            stored = self._settings.value(f"preferences/{setting.name}")
            try:
                if stored is not None:
                    values[setting.name] = setting.parse(str(stored))
            except ValueError:
                continue
        return Preferences(**values)

    def store_preferences(self, preferences: Preferences) -> None:
        """Store the preferences."""
        for setting in parameters_of(preferences):
            value = getattr(preferences, setting.name)
            stored = value if isinstance(value, str) else str(value).lower()
            self._settings.setValue(f"preferences/{setting.name}", stored)
        self._settings.setValue("format", FORMAT)
        self._settings.sync()
        if problem := problem_of_writing(Path(self._settings.fileName())):
            self.on_problem(problem)

    def person(self) -> str:
        """Who labels documents: the name in the preferences, or that of the user account."""
        return self.preferences().person or _account()

    def stop_offering_tour(self) -> None:
        """Do not offer the tour again."""
        if self.preferences().tour_is_offered:
            self.store_preferences(replace(self.preferences(), tour_is_offered=False))

    def recent(self) -> list[str]:
        """The corpora opened most recently, newest first."""
        stored: Any = self._settings.value("recent", [])
        names = [stored] if isinstance(stored, str) else stored
        return [str(name) for name in names] if isinstance(names, list | tuple) else []

    def remember_corpus(self, name: str, reading: ReadingSettings | None = None) -> None:
        """Put a corpus at the top of the recent ones, with its reading settings."""
        names = [name, *(other for other in self.recent() if other != name)][:_MOST_RECENT]
        kept = {corpus: values for corpus, values in self._readings().items() if corpus in names}
        kept.pop(name, None)
        if reading is not None:
            kept[name] = asdict(reading)
        self._settings.setValue("recent", names)
        self._settings.setValue("recent_readings", json.dumps(kept))

    def remember_facts(self, name: str, **facts: Any) -> None:
        """Store what the list of recent corpora says about one, added to what is stored."""
        stored = {
            corpus: values for corpus, values in self._facts().items() if corpus in self.recent()
        }
        stored[name] = {**self.facts_of(name), **facts}
        self._settings.setValue("recent_facts", json.dumps(stored))

    def facts_of(self, name: str) -> dict[str, Any]:
        """What is known about a recent corpus."""
        facts = self._facts().get(name, {})
        return facts if isinstance(facts, dict) else {}

    def _facts(self) -> dict[str, Any]:
        return self._json("recent_facts")

    def reading_of(self, name: str) -> ReadingSettings | None:
        """The reading settings of a recent corpus; None if they were detected automatically."""
        try:
            reading = ReadingSettings(**self._readings()[name])
            reading.check()
        except (KeyError, TypeError, ParameterError):  # also settings of another version
            return None
        return reading

    def _readings(self) -> dict[str, Any]:
        return self._json("recent_readings")

    def _json(self, name: str) -> dict[str, Any]:
        try:
            values = json.loads(str(self._settings.value(name) or "{}"))
        except (ValueError, RecursionError):
            return {}
        return values if isinstance(values, dict) else {}

    def value(self, name: str) -> object:
        """A stored value, such as the geometry of the window."""
        return self._settings.value(name)

    def store(self, name: str, value: object) -> None:
        """Store a value for the next start."""
        self._settings.setValue(name, value)


def _account() -> str:
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):  # an account without a name
        return ""
