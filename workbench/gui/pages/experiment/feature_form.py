"""The form of features: how many terms are selected matters only where some are."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.parameters import Parameter


class FeatureForm(ParameterForm):
    """Greys the number of terms while no selection is chosen."""

    def __init__(self, described: Iterable[Parameter], parent: QWidget | None = None) -> None:
        super().__init__(described, parent=parent)
        self.values_changed.connect(self._tie)
        self._tie()

    def _tie(self) -> None:
        self.allow("n_terms", self.values().get("selection") != "none")
