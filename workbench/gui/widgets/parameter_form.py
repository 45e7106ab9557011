"""A form generated from parameters, with one row each and problems shown below the field."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from workbench.errors import ParameterError
from workbench.gui.widgets.cards import WrappedLabel
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.parameter_fields import Field, field_for
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import Parameter

_WIDEST = 560  # pixels; wider forms are harder to read
_LABEL_WIDTH = 112


class ParameterForm(QWidget):
    """Shows and edits values; if `sweepable`, a setting may have several values."""

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
        for number, parameter in enumerate(parameters):
            row = _Row(parameter, sweepable, self)
            row.place(grid, 2 * number)
            row.field.edited.connect(self.values_changed)
            self._rows[parameter.name] = row

    def values(self) -> dict[str, Any]:
        """The valid single values, including defaults."""
        return {name: row.values()[0] for name, row in self._rows.items() if len(row.values()) == 1}

    def changed_values(self) -> dict[str, Any]:
        """The single values that differ from their defaults."""
        return {
            name: value
            for name, value in self.values().items()
            if value != self._rows[name].parameter.default
        }

    def sweeps(self) -> dict[str, tuple[Any, ...]]:
        """The settings with several values."""
        return {name: row.values() for name, row in self._rows.items() if len(row.values()) > 1}

    def problems(self) -> dict[str, str]:
        """The problems that are shown, by name of the setting."""
        return {name: row.problem() for name, row in self._rows.items() if row.problem()}

    def set_values(self, values: Mapping[str, Any]) -> None:
        """Show values, or tuples of values for sweeps; unknown names are ignored."""
        for name, value in values.items():
            if name in self._rows:
                self._rows[name].show(value if isinstance(value, tuple | list) else (value,))
        self.values_changed.emit()

    def reset(self) -> None:
        """Show the defaults."""
        self.set_values({name: row.parameter.default for name, row in self._rows.items()})

    def set_enabled(self, name: str, is_enabled: bool) -> None:
        """Enable a setting, or disable it while it has no effect."""
        self._rows[name].set_enabled(is_enabled)

    def show_note(self, name: str, note: str) -> None:
        """Say something beside a setting that is valid; a problem takes precedence."""
        self._rows[name].show_note(note)

    def note(self, name: str) -> str:
        """What is said beside a setting."""
        return self._rows[name].note

    def show_only(self, names: Collection[str]) -> None:
        """Show these settings and hide the others, which keep their values."""
        for name, row in self._rows.items():
            row.set_visible(name in names)

    def field(self, name: str) -> Field:
        """The field of a setting."""
        return self._rows[name].field


class _Row:
    """The label, field, reset button and problem of one setting."""

    def __init__(self, parameter: Parameter, sweepable: bool, parent: QWidget) -> None:
        self.parameter = parameter
        self.field: Field = field_for(parameter, sweepable, parent)
        self._label = WrappedLabel(translated(parameter.label), parent)
        self._label.setBuddy(self.field)
        self._label.setMinimumWidth(_LABEL_WIDTH)
        self._label.setToolTip(_tooltip(parameter))
        self.note = ""
        self._problem = QLabel(parent)
        set_text_role(self._problem, "problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._problem.hide()
        self._reset = QToolButton(parent)
        self._reset.setText("↺")
        self._reset.setAutoRaise(True)
        self._reset.setToolTip(parent.tr("Reset to {}").format(translated(str(parameter.default))))
        self._reset.setAccessibleName(parent.tr("Reset {}").format(translated(parameter.label)))
        self._reset.clicked.connect(lambda: self.show((parameter.default,), announce=True))
        self.field.setAccessibleName(translated(parameter.label))
        self.field.setToolTip(_tooltip(parameter))
        self.field.edited.connect(self._check)
        self._check()

    def place(self, grid: QGridLayout, row: int) -> None:
        self._label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        grid.addWidget(self._label, row, 0)
        grid.addWidget(self.field, row, 1)
        grid.addWidget(self._reset, row, 2)
        grid.addWidget(self._problem, row + 1, 1, 1, 2)

    def set_visible(self, is_visible: bool) -> None:
        for widget in (self._label, self.field, self._reset):
            widget.setVisible(is_visible)
        self._problem.setVisible(is_visible and bool(self._problem.text()))

    def show_note(self, note: str) -> None:
        self.note = note
        self._check()

    def set_enabled(self, is_enabled: bool) -> None:
        for widget in (self._label, self.field):
            widget.setEnabled(is_enabled)

    def values(self) -> tuple[Any, ...]:
        try:
            return self.field.values()
        except ParameterError:
            return ()

    def problem(self) -> str:
        try:
            self.field.values()
        except ParameterError as problem:
            return translated(_in_words(str(problem), self.parameter))
        return ""

    def show(self, values: tuple[Any, ...] | list[Any], announce: bool = False) -> None:
        self.field.show_values(tuple(values))
        self._check()
        if announce:
            self.field.edited.emit()

    def _check(self) -> None:
        problem = self.problem()
        set_text_role(self._problem, "problem" if problem else "faint")
        self._problem.setText(problem or self.note)
        self._problem.setVisible(bool(problem or self.note))
        self._reset.setEnabled(self.values() != (self.parameter.default,))


def _tooltip(parameter: Parameter) -> str:
    allowed = parameter.allowed_text()
    lines = [parameter.help, f"Allowed: {allowed}", f"Default: {parameter.default}"]
    return "\n".join(translated(line) for line in lines if line)


def _in_words(problem: str, parameter: Parameter) -> str:
    """A problem with the label that the form shows instead of the name that plans store."""
    begin, between = f"{parameter.name} = ", f" ({parameter.label}) must be "
    if not problem.startswith(begin) or between not in problem:
        return problem
    value, _, allowed = problem[len(begin) :].partition(between)
    typed = value.strip("'").removesuffix(".0")
    return f"{parameter.label} must be {allowed.rstrip('.')}, not {typed}."
