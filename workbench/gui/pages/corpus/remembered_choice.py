"""The line of the import dialog that says where its settings come from."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget


class RememberedChoice(QWidget):
    """Says that earlier settings are used, and offers the detected ones instead."""

    forgotten = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = QLabel()
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.detect = QPushButton(self.tr("Use &detected settings"))
        self.detect.clicked.connect(self.forgotten)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.detect)
        self.hide()

    def show_origin(self, file: str) -> None:
        """Name the file for which the settings were chosen; empty for this file itself."""
        own = self.tr("Settings as when this file was last opened.")
        other = self.tr("Settings as for {}, which has the same columns.").format(file)
        self.sentence.setText(other if file else own)
        self.show()
