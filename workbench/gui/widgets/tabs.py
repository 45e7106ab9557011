"""Tabs with a name for assistive technology; the style draws their keyboard focus."""

from PySide6.QtWidgets import QTabWidget, QWidget


class Tabs(QTabWidget):
    """A tab widget whose bar has a name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabBar().setAccessibleName(self.tr("Tabs"))
