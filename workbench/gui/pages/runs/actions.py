"""The buttons below the history; each is enabled where the marked runs allow it."""

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from workbench.experiments.runs.store import RunSummary

_AROUND = 12  # pixels beside the words of a button
RESUMABLE = ("interrupted", "cancelled", "failed", "not started")


class HistoryActions(QWidget):
    """Open, compare, resume, retry, duplicate and delete; the page does the work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.open = self._button(row, self.tr("&Open"), "", self.tr("See its result (Enter)"))
        self.compare = self._button(row, self.tr("Co&mpare"), "", "")
        self.resume = self._button(row, self.tr("&Resume"), "", "")
        self.retry = self._button(row, self.tr("Re&try failed trials"), "", "")
        self.duplicate = self._button(row, self.tr("D&uplicate"), "Ctrl+D", "")
        self.delete = self._button(row, self.tr("De&lete"), "", self.tr("Delete"))
        row.addStretch(1)
        self.bring = QPushButton(self.tr("&Import run …"))  # which is about none of these
        self.compare.setToolTip(self.tr("Mark two or more runs, then see them side by side"))
        self.retry.setToolTip(
            self.tr("Run the trials that failed once more; those that succeeded are kept")
        )
        self.duplicate.setToolTip(
            self.tr("Take its plan to the Experiment page, to change and run again (Ctrl+D)")
        )
        self.allow([], [])

    def allow(self, runs: Sequence[RunSummary], statuses: Sequence[str]) -> None:
        """Enable what can be done with these runs."""
        readable = [one for one in runs if not one.problem]
        is_one = len(runs) == 1 and bool(readable)
        self.open.setEnabled(is_one and readable[0].done > 0)
        self.compare.setEnabled(len(readable) >= 2 and len(readable) == len(runs))
        self.resume.setEnabled(bool(runs) and all(one in RESUMABLE for one in statuses))
        is_idle = bool(runs) and not any(one in ("running", "waiting") for one in statuses)
        failed = bool(readable) and all(one.failed > 0 for one in readable)
        self.retry.setEnabled(is_idle and failed and len(readable) == len(runs))
        self.duplicate.setEnabled(is_one)
        self.delete.setEnabled(is_idle)

    def _button(self, row: QHBoxLayout, words: str, keys: str, tip: str) -> QPushButton:
        button = QPushButton(words)
        if keys:
            button.setShortcut(QKeySequence(keys))
        if tip or keys:
            button.setToolTip(tip or keys)
        needed = button.fontMetrics().horizontalAdvance(words) + _AROUND
        button.setMinimumWidth(needed)  # beside the help there is little room
        row.addWidget(button)
        return button
