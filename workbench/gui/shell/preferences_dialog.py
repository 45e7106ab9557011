"""The Preferences dialog."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from workbench.experiments.running.executors import usual_workers
from workbench.gui.state.preferences import Preferences, WindowSettings
from workbench.gui.widgets.parameter_fields import NumberField
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.parameters import parameters_of


class PreferencesDialog(QDialog):
    """Edits the preferences, which are stored when the dialog is accepted."""

    preferences_chosen = Signal(object)  # Preferences

    def __init__(self, settings: WindowSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(self.tr("Preferences"))
        self.setMinimumWidth(440)
        self.form = ParameterForm(parameters_of(Preferences))
        automatic = self.tr("automatic ({})").format(usual_workers())
        for name, text in (("workers", automatic), ("megabytes", self.tr("no limit"))):
            field = self.form.field(name)
            if isinstance(field, NumberField):
                field.name_value(0, text)
        self.form.set_values(vars(settings.preferences()))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.form.values_changed.connect(self._refresh_button)
        column = QVBoxLayout(self)
        column.addWidget(self.form)
        column.addStretch(1)
        column.addWidget(self.buttons)

    def accept(self) -> None:
        """Store and announce the chosen preferences."""
        if self.form.problems():
            return
        chosen = Preferences(**self.form.values())
        self._settings.store_preferences(chosen)
        self.preferences_chosen.emit(chosen)
        super().accept()

    def _refresh_button(self) -> None:
        button = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        button.setEnabled(not self.form.problems())
