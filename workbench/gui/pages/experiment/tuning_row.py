"""Which of the settings with several values are tuned rather than compared."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget


class TuningRow(QWidget):
    """A box for each setting with several values; nothing is shown while there are none."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted: set[str] = set()
        self._boxes: dict[str, QCheckBox] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 0)
        told = QLabel(
            self.tr(
                "Several values give a line each in the table. Ticked here, the best one is "
                "chosen by cross-validation on the training documents instead:"
            )
        )
        told.setWordWrap(True)
        self._column.addWidget(told)
        self.hide()

    def offer(self, settings: Mapping[str, str]) -> None:
        """Offer these settings (name and words), keeping what was ticked."""
        if list(settings) != list(self._boxes):
            for box in self._boxes.values():
                self._column.removeWidget(box)
                box.deleteLater()
            self._boxes = {name: self._box(name, words) for name, words in settings.items()}
        self.setVisible(bool(settings))

    def tick(self, names: Iterable[str]) -> None:
        """Tick these settings, now or when they are offered."""
        self._wanted = set(names)
        for name, box in self._boxes.items():
            box.setChecked(name in self._wanted)

    def ticked(self) -> set[str]:
        """The settings to be tuned."""
        return {name for name, box in self._boxes.items() if box.isChecked()}

    def _box(self, name: str, words: str) -> QCheckBox:
        box = QCheckBox(self.tr("tune {}").format(words))
        box.setChecked(name in self._wanted)
        box.toggled.connect(lambda on: self._note(name, on))
        self._column.addWidget(box)
        return box

    def _note(self, name: str, on: bool) -> None:
        (self._wanted.add if on else self._wanted.discard)(name)
        self.changed.emit()
