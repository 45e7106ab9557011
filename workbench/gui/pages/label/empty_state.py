"""What the Label page shows while no corpus is open."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.gui.widgets.theme import set_text_role


class EmptyState(QWidget):
    """Says what the page is for and leads to the corpora."""

    corpus_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = QLabel(self.tr("Label documents"))
        set_text_role(title, "title")
        text = QLabel(
            self.tr(
                "Open documents, with or without classes. Name two classes, then give documents "
                "their class by a key: the most useful ones are asked first, suggestions follow "
                "after every key, and random checks say how good they are."
            )
        )
        text.setWordWrap(True)
        text.setFixedWidth(520)
        self.button = QPushButton(self.tr("&Open a corpus"))
        self.button.clicked.connect(self.corpus_wanted)
        column = QVBoxLayout(self)
        column.addStretch(1)
        for widget in (title, text, self.button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
