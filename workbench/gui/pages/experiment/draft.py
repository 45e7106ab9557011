"""The plan on the Experiment page, saved while it is edited."""

import json
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from workbench.errors import WorkbenchError
from workbench.experiments.plans.plan import Plan
from workbench.gui.state.preferences import WindowSettings

_NAME = "draft"
_MILLISECONDS_AFTER_A_CHANGE = 1500


class Draft(QObject):
    """Saves the plan shortly after each change, so that the next start can restore it."""

    def __init__(self, settings: WindowSettings, plan: Callable[[], Plan], parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._plan = plan
        self._timer = QTimer(self, singleShot=True, interval=_MILLISECONDS_AFTER_A_CHANGE)
        self._timer.timeout.connect(self.save)

    def save_soon(self) -> None:
        """Save the plan after a short pause."""
        self._timer.start()

    def save(self) -> None:
        """Save the plan, unless it has problems."""
        self._timer.stop()
        try:
            values = self._plan().to_dict()
        except WorkbenchError:
            return  # the last valid plan stays
        self._settings.store(_NAME, json.dumps(values))

    def load(self) -> Plan | None:
        """The plan saved last, if there is one that can be read."""
        try:
            return Plan.from_dict(json.loads(str(self._settings.value(_NAME) or "")))
        except (ValueError, TypeError, KeyError, RecursionError, WorkbenchError):
            return None
