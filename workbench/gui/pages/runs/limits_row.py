"""What all runs together may use: worker processes, runs at once, memory."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from workbench.experiments.running.executors import usual_workers
from workbench.gui.state.run_queue import QueueLimits
from workbench.gui.widgets.cards import secondary
from workbench.gui.widgets.sizes import MEDIUM, no_margins

_ARROWS = 56  # pixels of the buttons and margins of a number


class LimitsRow(QWidget):
    """Three numbers, which take effect at once."""

    limits_chosen = Signal(object)  # QueueLimits

    def __init__(self, limits: QueueLimits) -> None:
        super().__init__()
        self._limits = limits
        automatic = self.tr("automatic ({})").format(usual_workers())
        self.workers = self._number(self.tr("Worker processes"), 0, 256, automatic)
        self.at_once = self._number(self.tr("Simultaneous runs"), 1, 16, "")
        self.megabytes = self._number(
            self.tr("Memory of a worker"), 0, 1_000_000, self.tr("no limit"), self.tr(" MB")
        )
        self.megabytes.setSingleStep(256)
        line = QHBoxLayout(self)
        no_margins(line, MEDIUM)
        for field in (self.workers, self.at_once, self.megabytes):
            title = secondary(field.accessibleName())
            title.setWordWrap(False)
            line.addWidget(title)
            line.addWidget(field)
        line.addStretch(1)
        self.show_limits(limits)
        for field in (self.workers, self.at_once, self.megabytes):
            field.valueChanged.connect(lambda _: self._choose())

    def show_limits(self, limits: QueueLimits) -> None:
        """Show limits that were chosen elsewhere."""
        self._limits = limits
        values = (limits.workers, limits.runs_at_once, limits.megabytes)
        for field, value in zip((self.workers, self.at_once, self.megabytes), values, strict=True):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)

    def _choose(self) -> None:
        self._limits = replace(
            self._limits,
            workers=self.workers.value(),
            runs_at_once=self.at_once.value(),
            megabytes=self.megabytes.value(),
        )
        self.limits_chosen.emit(self._limits)

    def _number(self, name: str, low: int, high: int, lowest: str, unit: str = "") -> QSpinBox:
        field = QSpinBox()
        field.setAccessibleName(name)
        field.setRange(low, high)
        field.setSpecialValueText(lowest)
        field.setSuffix(unit)
        field.setKeyboardTracking(False)
        text = field.fontMetrics().horizontalAdvance(lowest) + _ARROWS
        field.setMinimumWidth(max(84, text))
        return field
