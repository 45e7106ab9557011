"""The form of feature settings."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.parameters import Parameter


class FeatureForm(ParameterForm):
    """Disables the number of terms while no selection is chosen."""

    def __init__(self, parameters: Iterable[Parameter], parent: QWidget | None = None) -> None:
        super().__init__(parameters, parent=parent)
        self.values_changed.connect(self._update_fields)
        self._update_fields()

    def _update_fields(self) -> None:
        self.set_enabled("n_terms", self.values().get("selection") != "none")
