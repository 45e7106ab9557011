"""Chips beside each other, wrapped into as many lines as they need."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.gui.widgets.sizes import SMALL


class ChipFlow(QWidget):
    """Places its widgets from left to right and begins a new line where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def clear(self) -> None:
        """Remove all chips."""
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()
        self.chips = []
        self.updateGeometry()

    def add(self, chip: QWidget) -> None:
        """Add a chip at the end."""
        chip.setParent(self)
        chip.show()
        self.chips.append(chip)
        self._place(self.width())
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The height depends on how many chips fit into a line."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """The height of all lines."""
        return self._place(width, moves=False)

    def sizeHint(self) -> QSize:  # noqa: N802
        """The lines at the current width."""
        return QSize(self.width(), self._place(max(self.width(), 200), moves=False))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Place the chips again."""
        super().resizeEvent(event)
        self._place(self.width())
        self.setMinimumHeight(self._place(self.width(), moves=False))

    def _place(self, width: int, moves: bool = True) -> int:
        left = top = line = 0
        for chip in self.chips:
            size = chip.sizeHint()
            wide = min(size.width(), max(width, 1))
            if left and left + wide > width:
                left, top, line = 0, top + line + SMALL, 0
            if moves:
                chip.setGeometry(left, top, wide, size.height())
            left, line = left + wide + SMALL, max(line, size.height())
        return top + line
