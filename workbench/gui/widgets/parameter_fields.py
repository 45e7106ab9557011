"""The fields that edit single settings: a switch, a choice, a text or numbers."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from workbench.errors import ParameterError
from workbench.gui.widgets.language import shown_choice, translated
from workbench.parameters import Parameter


class Field(QWidget):
    """Edits one setting; `values()` raises an error if the content is invalid."""

    edited = Signal()

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.parameter = parameter
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def values(self) -> tuple[Any, ...]:
        """The value, or the values of a sweep."""
        raise NotImplementedError

    def show_values(self, values: tuple[Any, ...]) -> None:
        """Show a value, or the values of a sweep."""
        raise NotImplementedError

    def _add(self, editor: QWidget) -> None:
        self._layout.addWidget(editor, 1)
        self.setFocusProxy(editor)


class SwitchField(Field):
    """Yes or no; if `sweepable`, the third state tries both."""

    def __init__(
        self, parameter: Parameter, sweepable: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parameter, parent)
        self._box = QCheckBox(self)
        self._box.setTristate(sweepable)
        self._box.setAccessibleName(translated(parameter.label))
        self._box.checkStateChanged.connect(self._update)
        self._add(self._box)
        self.show_values((parameter.default,))

    def values(self) -> tuple[Any, ...]:
        """The state of the box."""
        if self._box.checkState() == Qt.CheckState.PartiallyChecked:
            return (False, True)
        return (self._box.isChecked(),)

    def show_values(self, values: tuple[Any, ...]) -> None:
        """Tick the box, or set its third state for both values."""
        if len(values) > 1 and self._box.isTristate():
            self._box.setCheckState(Qt.CheckState.PartiallyChecked)
        else:
            self._box.setChecked(bool(values[0]))

    def _update(self, state: Qt.CheckState) -> None:
        is_both = state == Qt.CheckState.PartiallyChecked
        self._box.setText(self.tr("both are tried") if is_both else "")
        self.edited.emit()


class ChoiceField(Field):
    """One of a few choices; if `sweepable`, several of them."""

    def __init__(
        self, parameter: Parameter, sweepable: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parameter, parent)
        self._sweep: tuple[Any, ...] = ()
        self._box = _QuietComboBox(self)
        self._box.setAccessibleName(translated(parameter.label))
        for choice in parameter.choices:
            self._box.addItem(shown_choice(parameter, choice), choice)
        self._box.currentIndexChanged.connect(self._update)
        self._add(self._box)
        if sweepable and len(parameter.choices) > 1:
            self._layout.addWidget(self._make_menu())
        self.show_values((parameter.default,))

    def values(self) -> tuple[Any, ...]:
        """The chosen value or values."""
        return self._sweep or (self._box.currentData(),)

    def show_values(self, values: tuple[Any, ...]) -> None:
        """Choose a value, or add an entry for several values."""
        self._box.blockSignals(True)
        if self._box.count() > len(self.parameter.choices):
            self._box.removeItem(self._box.count() - 1)
        self._sweep = tuple(values) if len(values) > 1 else ()
        if self._sweep:
            shown = ", ".join(shown_choice(self.parameter, value) for value in values)
            self._box.addItem(shown, values)
        last = self._box.count() - 1
        self._box.setCurrentIndex(last if self._sweep else self._box.findData(values[0]))
        self._box.blockSignals(False)
        self.edited.emit()

    def _make_menu(self) -> QToolButton:
        button = QToolButton(self)
        button.setText("⋯")
        button.setAutoRaise(True)
        button.setAccessibleName(
            self.tr("Try several values: {}").format(translated(self.parameter.label))
        )
        button.setToolTip(self.tr("Try several values"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for choice in self.parameter.choices:
            action = menu.addAction(shown_choice(self.parameter, choice))
            action.setData(choice)
            action.setCheckable(True)
            action.toggled.connect(lambda _: self._use_ticked(menu))
        menu.aboutToShow.connect(lambda: self._tick_values(menu))
        button.setMenu(menu)
        return button

    def _tick_values(self, menu: QMenu) -> None:
        for action in menu.actions():
            action.blockSignals(True)
            action.setChecked(action.data() in self.values())
            action.blockSignals(False)

    def _use_ticked(self, menu: QMenu) -> None:
        ticked = tuple(action.data() for action in menu.actions() if action.isChecked())
        self.show_values(ticked or (self.parameter.default,))

    def _update(self, row: int) -> None:
        if row < len(self.parameter.choices):
            self._sweep = ()
        self.edited.emit()


class TextField(Field):
    """Free text."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self._line = QLineEdit(self)
        self._line.setAccessibleName(translated(parameter.label))
        self._line.setPlaceholderText(translated(parameter.help))
        self._line.textChanged.connect(lambda _: self.edited.emit())
        self._add(self._line)
        self.show_values((parameter.default,))

    def values(self) -> tuple[Any, ...]:
        """The typed text."""
        return (self.parameter.parse(self._line.text()),)

    def show_values(self, values: tuple[Any, ...]) -> None:
        """Show a text."""
        self._line.setText(str(values[0]))


class NumberField(Field):
    """A number with step buttons; several numbers separated by commas are a sweep."""

    def __init__(
        self, parameter: Parameter, sweepable: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parameter, parent)
        self._sweepable = sweepable
        self._named: dict[str, Any] = {}  # text shown in place of a value
        self._line = _SteppingLine(self)
        self._line.setAccessibleName(translated(parameter.label))
        self._line.stepped.connect(self._step)
        self._line.textChanged.connect(lambda _: self.edited.emit())
        self._add(self._line)
        label = translated(parameter.label)
        signs = (("−", self.tr("Less: {}"), -1), ("+", self.tr("More: {}"), 1))
        for sign, name, direction in signs:
            self._add_button(sign, name.format(label), lambda d=direction: self._step(d))
        if sweepable:
            name = self.tr("Try several values: {}").format(label)
            button = self._add_button("⋯", name, self.suggest_sweep)
            button.setToolTip(self.tr("Try several values, separated by commas"))
        self.show_values((parameter.default,))

    def values(self) -> tuple[Any, ...]:
        """The number, or the numbers of a sweep."""
        text = self._line.text()
        if text.strip() in self._named:
            return (self._named[text.strip()],)
        if not self._sweepable or not _parts(text):
            return (self.parameter.parse(text),)
        return tuple(dict.fromkeys(self.parameter.parse(part) for part in _parts(text)))

    def show_values(self, values: tuple[Any, ...]) -> None:
        """Show one number or several."""
        named = {value: text for text, value in self._named.items()}
        self._line.setText(", ".join(named.get(value) or _number_text(value) for value in values))

    def name_value(self, value: Any, text: str) -> None:
        """Show a text in place of a number with a special meaning."""
        shown = self.values()
        self._named[text] = value
        self.show_values(shown)

    def suggest_sweep(self) -> None:
        """Show a sweep around the current number."""
        try:
            centre = self.values()[0]
        except ParameterError:
            centre = self.parameter.default
        self.show_values(tuple(sorted({self._moved(centre, steps) for steps in range(-2, 3)})))

    def _step(self, direction: int) -> None:
        try:
            shown = self.values()
        except ParameterError:
            shown = (self.parameter.default,)
        self.show_values(tuple(self._stepped(value, direction) for value in shown))

    def _stepped(self, value: Any, direction: int) -> Any:
        if self.parameter.kind is int and not self.parameter.logarithmic:
            return self._limited(value + direction)
        return self._moved(value, direction)

    def _moved(self, value: Any, steps: int) -> Any:
        parameter = self.parameter
        if parameter.logarithmic or (parameter.kind is int and abs(value) > 8):
            return self._limited(value * 2.0**steps)
        if parameter.low is not None and parameter.high is not None and parameter.kind is float:
            return self._limited(value + steps * (parameter.high - parameter.low) / 20)
        return self._limited(value + steps)

    def _limited(self, value: float) -> Any:
        low = value if self.parameter.low is None else max(self.parameter.low, value)
        limited = low if self.parameter.high is None else min(self.parameter.high, low)
        return round(limited) if self.parameter.kind is int else float(f"{limited:.6g}")

    def _add_button(self, text: str, name: str, action: Any) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setAutoRaise(True)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys do the same
        button.clicked.connect(lambda: action())
        self._layout.addWidget(button)
        return button


class _SteppingLine(QLineEdit):
    """A line edit whose up and down keys change the number."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class _QuietComboBox(QComboBox):
    """Ignores the mouse wheel, so that scrolling the page never changes a setting."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()


def field_for(parameter: Parameter, sweepable: bool, parent: QWidget | None = None) -> Field:
    """Create the field for a setting."""
    if parameter.kind is bool:
        return SwitchField(parameter, sweepable, parent)
    if parameter.choices:
        return ChoiceField(parameter, sweepable, parent)
    if parameter.kind in (int, float):
        return NumberField(parameter, sweepable, parent)
    return TextField(parameter, parent)


def _parts(text: str) -> list[str]:
    return [part for part in text.split(",") if part.strip()]


def _number_text(value: Any) -> str:
    """The number with few digits, or with all of them if they are needed to be exact."""
    short = f"{value:g}" if isinstance(value, float) else str(value)
    return short if float(short) == value else repr(value)
