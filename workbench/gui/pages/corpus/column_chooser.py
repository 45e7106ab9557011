"""The choice of the columns of a table: text, class, identifier and split."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

if TYPE_CHECKING:
    from workbench.corpora.readers.preview import CorpusPreview


COLUMNS = ("text_column", "class_column", "id_column", "split_column")


class ColumnChooser(QWidget):
    """One list of columns per role; the first entry uses the detected column."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self.boxes: dict[str, QComboBox] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        titles = (self.tr("Text"), self.tr("Class"), self.tr("Identifier"), self.tr("Split"))
        for row, (role, title) in enumerate(zip(COLUMNS, titles, strict=True)):
            box = QComboBox()
            box.setAccessibleName(self.tr("{} column").format(title))
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(20)
            box.addItem("", "")
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
            self.boxes[role] = box
            label = QLabel(title)
            label.setBuddy(box)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        text = self.boxes["text_column"]
        text.setEditable(True)
        text.setToolTip(self.tr("Separate several columns with commas to join them"))
        text.editTextChanged.connect(lambda _: self.changed.emit())

    def values(self) -> dict[str, Any]:
        """The chosen column of each role; empty where the detected one is used."""
        return {role: self._value(box) for role, box in self.boxes.items()}

    def choose(self, role: str, name: str) -> None:
        """Choose a column for a role; an empty name means the detected one."""
        box = self.boxes[role]
        if name and box.findData(name) < 0 and not box.isEditable():
            box.addItem(name, name)  # the preview that lists the columns is still to come
        self._choose(box, name)

    def show_preview(self, preview: "CorpusPreview") -> None:
        """Fill the lists with the columns of a table and show which were detected."""
        for role, box in self.boxes.items():
            chosen = self._value(box)
            box.blockSignals(True)
            if preview.names != self._names:
                box.clear()
                box.addItem("", "")
                for name in preview.names:
                    box.addItem(name, name)
            box.setItemText(0, self._detected_text(role, str(getattr(preview, role))))
            self._choose(box, chosen)
            line = box.lineEdit()
            if line is not None and not line.hasFocus():
                line.setCursorPosition(0)  # a long name is read from its beginning
            box.blockSignals(False)
        self._names = preview.names

    def _detected_text(self, role: str, name: str) -> str:
        if name:
            return self.tr("detected: {}").format(name)
        defaults = {"id_column": self.tr("row number"), "split_column": self.tr("none")}
        return defaults.get(role, self.tr("not detected"))

    def _choose(self, box: QComboBox, value: str) -> None:
        row = box.findData(value)
        if row >= 0:
            box.setCurrentIndex(row)
        elif box.isEditable():
            box.setEditText(value)
        else:
            box.setCurrentIndex(0)

    def _value(self, box: QComboBox) -> str:
        shown = box.currentText()
        if box.isEditable() and shown != box.itemText(box.currentIndex()):
            return shown.strip()
        return str(box.currentData() or "")
