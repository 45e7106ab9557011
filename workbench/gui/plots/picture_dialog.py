"""The dialog that asks how a picture is to be saved."""

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from workbench.gui.plots.picture_options import PictureOptions
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.number_notation import number_locale

_PRESETS = {  # names and widths in millimetres
    "As on the screen": 0.0,
    "One column of a paper (84 mm)": 84.0,
    "Two columns of a paper (174 mm)": 174.0,
    "A slide (254 mm)": 254.0,
}


class PictureDialog(QDialog):
    """Size in millimetres, text size in points, with or without a title."""

    def __init__(self, name: str, aspect: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save picture"))
        self._aspect = aspect  # height by width, as on the screen
        self._name = name
        self.preset = QComboBox()
        for title, width in _PRESETS.items():
            self.preset.addItem(translated(title), width)
        self.picture_width = self._box(0, 1000, self.tr(" mm"))
        self.picture_height = self._box(0, 1000, self.tr(" mm"))
        for box in (self.picture_width, self.picture_height):
            box.setSpecialValueText(translated("As on the screen"))  # in place of 0
        self.font_points = self._box(4, 40, self.tr(" pt"))
        self.font_points.setValue(8)
        self.has_title = QCheckBox(self.tr("Write the title above the picture"))
        self.preset.activated.connect(lambda _: self._use_preset())
        form = QFormLayout()
        form.addRow(self.tr("Made for"), self.preset)
        form.addRow(self.tr("Width"), self.picture_width)
        form.addRow(self.tr("Height"), self.picture_height)
        form.addRow(self.tr("Text size"), self.font_points)
        form.addRow("", self.has_title)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)
        self._use_preset()

    def options(self) -> PictureOptions:
        """What was chosen."""
        return PictureOptions(
            self.picture_width.value(),
            self.picture_height.value(),
            self.font_points.value(),
            self.has_title.isChecked(),
            self._name,
        )

    def _use_preset(self) -> None:
        width = float(self.preset.currentData())
        self.picture_width.setValue(width)
        self.picture_height.setValue(width * self._aspect)
        for box in (self.picture_width, self.picture_height, self.font_points):
            box.setEnabled(width > 0)

    def _box(self, low: float, high: float, unit: str) -> QDoubleSpinBox:
        box = QDoubleSpinBox()
        box.setLocale(number_locale())
        box.setRange(low, high)
        box.setDecimals(1)
        box.setSuffix(unit)
        return box
