"""A form made from the descriptions of settings: one row each, checked beside the field."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from workbench.errors import ParameterError
from workbench.gui.widgets.parameter_fields import Field, field_for
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import Parameter

_WIDEST = 560  # longer lines are harder to follow


class ParameterForm(QWidget):
    """Shows and edits values; a number may become a sweep where `sweepable`."""

    values_changed = Signal()

    def __init__(
        self,
        parameters: Iterable[Parameter],
        sweepable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rows: dict[str, _Row] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        self.setMaximumWidth(_WIDEST)
        for number, described in enumerate(parameters):
            row = _Row(described, sweepable, self)
            row.place(grid, 2 * number)
            row.field.edited.connect(self.values_changed)
            self._rows[described.name] = row

    def values(self) -> dict[str, Any]:
        """The valid single values, the defaults included."""
        return {name: row.values()[0] for name, row in self._rows.items() if len(row.values()) == 1}

    def changed_values(self) -> dict[str, Any]:
        """The single values that differ from their default."""
        return {
            name: value
            for name, value in self.values().items()
            if value != self._rows[name].described.default
        }

    def sweeps(self) -> dict[str, tuple[Any, ...]]:
        """The settings with several values."""
        return {name: row.values() for name, row in self._rows.items() if len(row.values()) > 1}

    def problems(self) -> dict[str, str]:
        """The sentences that stand beside fields now."""
        return {name: row.problem() for name, row in self._rows.items() if row.problem()}

    def set_values(self, values: Mapping[str, Any]) -> None:
        """Show values, or tuples of values for sweeps; names not in the form are ignored."""
        for name, value in values.items():
            if name in self._rows:
                self._rows[name].show(value if isinstance(value, tuple | list) else (value,))
        self.values_changed.emit()

    def reset(self) -> None:
        """Show the defaults."""
        self.set_values({name: row.described.default for name, row in self._rows.items()})

    def allow(self, name: str, on: bool) -> None:
        """Let a setting be edited, or grey it because another one leaves it without effect."""
        self._rows[name].allow(on)

    def show_only(self, names: Collection[str]) -> None:
        """Show these settings; the others keep their values out of sight."""
        for name, row in self._rows.items():
            row.set_visible(name in names)

    def field(self, name: str) -> Field:
        """The widget in which a setting is edited."""
        return self._rows[name].field


class _Row:
    """The label, field, reset button and sentence of one setting."""

    def __init__(self, described: Parameter, sweepable: bool, parent: QWidget) -> None:
        self.described = described
        self.field: Field = field_for(described, sweepable, parent)
        self._label = QLabel(described.label, parent)
        self._label.setBuddy(self.field)
        self._label.setToolTip(_tip(described))
        self._problem = QLabel(parent)
        set_text_role(self._problem, "problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._problem.hide()
        self._reset = QToolButton(parent)
        self._reset.setText("↺")
        self._reset.setAutoRaise(True)
        self._reset.setToolTip(f"Back to {described.default}")
        self._reset.setAccessibleName(f"Reset {described.label}")
        self._reset.clicked.connect(lambda: self.show((described.default,), announce=True))
        self.field.setAccessibleName(described.label)
        self.field.setToolTip(_tip(described))
        self.field.edited.connect(self._check)
        self._check()

    def place(self, grid: QGridLayout, row: int) -> None:
        self._label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        grid.addWidget(self._label, row, 0)
        grid.addWidget(self.field, row, 1)
        grid.addWidget(self._reset, row, 2)
        grid.addWidget(self._problem, row + 1, 1, 1, 2)

    def set_visible(self, on: bool) -> None:
        for widget in (self._label, self.field, self._reset):
            widget.setVisible(on)
        self._problem.setVisible(on and bool(self.problem()))

    def allow(self, on: bool) -> None:
        for widget in (self._label, self.field):
            widget.setEnabled(on)

    def values(self) -> tuple[Any, ...]:
        try:
            return self.field.values()
        except ParameterError:
            return ()

    def problem(self) -> str:
        try:
            self.field.values()
        except ParameterError as problem:
            return str(problem)
        return ""

    def show(self, values: tuple[Any, ...] | list[Any], announce: bool = False) -> None:
        self.field.show_values(tuple(values))
        self._check()
        if announce:
            self.field.edited.emit()

    def _check(self) -> None:
        problem = self.problem()
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self._reset.setEnabled(self.values() != (self.described.default,))


def _tip(described: Parameter) -> str:
    allowed = described.allowed_words()
    lines = [described.help, f"Allowed: {allowed}", f"Default: {described.default}"]
    return "\n".join(line for line in lines if line)
