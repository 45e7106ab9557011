"""Which column is which: lists of the columns that were found, the found ones marked."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from workbench.corpora.readers import TablePreview

COLUMNS = ("text_column", "class_column", "id_column", "split_column")


class ColumnChoice(QWidget):
    """One list per role; the first entry leaves the choice to the program."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self.boxes: dict[str, QComboBox] = {}
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        titles = (self.tr("Text"), self.tr("Class"), self.tr("Identifier"), self.tr("Split"))
        for role, title in zip(COLUMNS, titles, strict=True):
            box = QComboBox()
            box.setAccessibleName(self.tr("Column of: {}").format(title))
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(20)
            box.addItem("", "")
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
            self.boxes[role] = box
            form.addRow(title, box)
        text = self.boxes["text_column"]
        text.setEditable(True)
        text.setToolTip(self.tr("Several columns with commas between them are joined"))
        text.editTextChanged.connect(lambda _: self.changed.emit())

    def values(self) -> dict[str, Any]:
        """The chosen column of each role; empty where the program finds it."""
        return {role: self._value(box) for role, box in self.boxes.items()}

    def show_preview(self, found: TablePreview) -> None:
        """Fill the lists with the columns of a table and say which were found."""
        for role, box in self.boxes.items():
            chosen = self._value(box)
            box.blockSignals(True)
            if found.names != self._names:
                box.clear()
                box.addItem("", "")
                for name in found.names:
                    box.addItem(name, name)
            box.setItemText(0, self._found_words(role, str(getattr(found, role))))
            self._choose(box, chosen)
            box.blockSignals(False)
        self._names = found.names

    def _found_words(self, role: str, name: str) -> str:
        if name:
            return self.tr("found: {}").format(name)
        usual = {"id_column": self.tr("row number"), "split_column": self.tr("none")}
        return usual.get(role, self.tr("not found"))

    def _choose(self, box: QComboBox, value: str) -> None:
        place = box.findData(value)
        if place >= 0:
            box.setCurrentIndex(place)
        elif box.isEditable():
            box.setEditText(value)
        else:
            box.setCurrentIndex(0)

    def _value(self, box: QComboBox) -> str:
        shown = box.currentText()
        if box.isEditable() and shown != box.itemText(box.currentIndex()):
            return shown.strip()
        return str(box.currentData() or "")
