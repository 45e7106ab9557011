"""The plan on the experiment page, kept while a person works on it."""

import json
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from workbench.errors import WorkbenchError
from workbench.experiments.plans.plan import Plan
from workbench.gui.state.preferences import WindowSettings

_NAME = "draft"
_MILLISECONDS_AFTER_A_CHANGE = 1500


class Draft(QObject):
    """Stores the plan a moment after a change; the next start finds it, also after a crash."""

    def __init__(self, settings: WindowSettings, plan: Callable[[], Plan], parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._plan = plan
        self._timer = QTimer(self, singleShot=True, interval=_MILLISECONDS_AFTER_A_CHANGE)
        self._timer.timeout.connect(self.keep)

    def note_change(self) -> None:
        """Store the plan soon."""
        self._timer.start()

    def keep(self) -> None:
        """Store the plan as it is, unless something in it is wrong."""
        self._timer.stop()
        try:
            values = self._plan().to_dict()
        except WorkbenchError:
            return  # what was sound before stays
        self._settings.store(_NAME, json.dumps(values))

    def found(self) -> Plan | None:
        """The plan that was stored last."""
        try:
            return Plan.from_dict(json.loads(str(self._settings.value(_NAME) or "")))
        except (ValueError, TypeError, KeyError, WorkbenchError):
            return None
