"""The choice of settings that are tuned rather than compared."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget


class TuningRow(QWidget):
    """A box for each setting with several values; hidden while there are none."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: set[str] = set()
        self._boxes: dict[str, QCheckBox] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 0)
        explanation = QLabel(
            self.tr(
                "Each value gives a row in the table. Tick a setting to choose its best value by "
                "cross-validation on the training documents instead:"
            )
        )
        explanation.setWordWrap(True)
        self._column.addWidget(explanation)
        self.hide()

    def offer(self, settings: Mapping[str, str]) -> None:
        """Offer these settings (label by name), keeping the ticks."""
        if list(settings) != list(self._boxes):
            for box in self._boxes.values():
                self._column.removeWidget(box)
                box.deleteLater()
            self._boxes = {name: self._make_box(name, label) for name, label in settings.items()}
        self.setVisible(bool(settings))

    def tick(self, names: Iterable[str]) -> None:
        """Tick these settings, now or when they are offered."""
        self._names = set(names)
        for name, box in self._boxes.items():
            box.setChecked(name in self._names)

    def ticked(self) -> set[str]:
        """The settings to be tuned."""
        return {name for name, box in self._boxes.items() if box.isChecked()}

    def _make_box(self, name: str, label: str) -> QCheckBox:
        box = QCheckBox(self.tr("Tune: {}").format(label))
        box.setChecked(name in self._names)
        box.toggled.connect(lambda on: self._toggle(name, on))
        self._column.addWidget(box)
        return box

    def _toggle(self, name: str, on: bool) -> None:
        (self._names.add if on else self._names.discard)(name)
        self.changed.emit()
