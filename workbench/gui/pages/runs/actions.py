"""The buttons below the history, enabled according to the selected runs."""

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from workbench.experiments.runs.store import RunSummary

_PADDING = 16  # pixels beside the text of a button
RESUMABLE = ("interrupted", "cancelled", "failed", "not started")


class HistoryActions(QWidget):
    """Buttons to open, compare, resume, retry, duplicate and delete runs; the page acts on them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.open = self._button(row, self.tr("&Open"), "", self.tr("Show its results (Enter)"))
        self.compare = self._button(row, self.tr("Co&mpare"), "", "")
        self.resume = self._button(row, self.tr("&Resume"), "", "")
        self.retry = self._button(row, self.tr("Re&try failed trials"), "", "")
        self.duplicate = self._button(row, self.tr("D&uplicate"), "Ctrl+D", "")
        delete = self.tr("Delete the selected runs (Delete)")
        self.delete = self._button(row, self.tr("De&lete"), "", delete)
        row.addStretch(1)
        self.import_button = QPushButton(self.tr("&Import run …"))  # does not need a selection
        self.compare.setToolTip(self.tr("Compare two or more selected runs"))
        self.retry.setToolTip(self.tr("Run the failed trials again; successful trials are kept"))
        self.duplicate.setToolTip(self.tr("Copy its plan to the Experiment page (Ctrl+D)"))
        self.enable_for([], [])

    def enable_for(self, runs: Sequence[RunSummary], statuses: Sequence[str]) -> None:
        """Enable the actions that are possible with these runs."""
        readable = [run for run in runs if not run.problem]
        is_single = len(runs) == 1 and bool(readable)
        self.open.setEnabled(is_single and readable[0].done > 0)
        self.compare.setEnabled(len(readable) >= 2 and len(readable) == len(runs))
        self.resume.setEnabled(bool(runs) and all(status in RESUMABLE for status in statuses))
        is_idle = bool(runs) and not any(status in ("running", "waiting") for status in statuses)
        have_failed = bool(readable) and all(run.failed > 0 for run in readable)
        self.retry.setEnabled(is_idle and have_failed and len(readable) == len(runs))
        self.duplicate.setEnabled(is_single)
        self.delete.setEnabled(is_idle)

    def _button(self, row: QHBoxLayout, text: str, keys: str, tooltip: str) -> QPushButton:
        button = QPushButton(text)
        if keys:
            button.setShortcut(QKeySequence(keys))
        if tooltip or keys:
            button.setToolTip(tooltip or keys)
        width = button.fontMetrics().horizontalAdvance(text) + _PADDING
        button.setMinimumWidth(width)  # no wider, because the help may be open beside it
        row.addWidget(button)
        return button
