"""The widgets in which single settings are edited: a switch, a choice, a text or numbers."""

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
from workbench.parameters import Parameter


class Field(QWidget):
    """Edits one setting; `values()` raises a sentence when what is shown is not allowed."""

    edited = Signal()

    def __init__(self, described: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.described = described
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
    """Yes or no; where `sweepable`, half-ticked tries both."""

    def __init__(
        self, described: Parameter, sweepable: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(described, parent)
        self._box = QCheckBox(self)
        self._box.setTristate(sweepable)
        self._box.setAccessibleName(described.label)
        self._box.checkStateChanged.connect(self._note)
        self._add(self._box)
        self.show_values((described.default,))

    def values(self) -> tuple[Any, ...]:
        """What the box says."""
        if self._box.checkState() == Qt.CheckState.PartiallyChecked:
            return (False, True)
        return (self._box.isChecked(),)

    def show_values(self, values: tuple[Any, ...]) -> None:
        """Tick the box, or half-tick it for both."""
        if len(values) > 1 and self._box.isTristate():
            self._box.setCheckState(Qt.CheckState.PartiallyChecked)
        else:
            self._box.setChecked(bool(values[0]))

    def _note(self, state: Qt.CheckState) -> None:
        is_both = state == Qt.CheckState.PartiallyChecked
        self._box.setText(self.tr("both are tried") if is_both else "")
        self.edited.emit()


class ChoiceField(Field):
    """One of a few words; where `sweepable`, several of them."""

    def __init__(
        self, described: Parameter, sweepable: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(described, parent)
        self._several: tuple[Any, ...] = ()
        self._box = _QuietComboBox(self)
        self._box.setAccessibleName(described.label)
        self._box.addItems(list(described.choices))
        self._box.currentIndexChanged.connect(self._note)
        self._add(self._box)
        if sweepable and len(described.choices) > 1:
            self._layout.addWidget(self._make_menu())
        self.show_values((described.default,))

    def values(self) -> tuple[Any, ...]:
        """What is chosen."""
        return self._several or (self._box.currentText(),)

    def show_values(self, values: tuple[Any, ...]) -> None:
        """Choose a word, or several as one more entry of the list."""
        self._box.blockSignals(True)
        if self._box.count() > len(self.described.choices):
            self._box.removeItem(self._box.count() - 1)
        self._several = tuple(values) if len(values) > 1 else ()
        if self._several:
            self._box.addItem(", ".join(map(str, values)))
        self._box.setCurrentText(", ".join(map(str, values)))
        self._box.blockSignals(False)
        self.edited.emit()

    def _make_menu(self) -> QToolButton:
        button = QToolButton(self)
        button.setText("⋯")
        button.setAutoRaise(True)
        button.setAccessibleName(f"Try several: {self.described.label}")
        button.setToolTip("Try several of these")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for word in self.described.choices:
            action = menu.addAction(word)
            action.setCheckable(True)
            action.toggled.connect(lambda _: self._take(menu))
        menu.aboutToShow.connect(lambda: self._tick(menu))
        button.setMenu(menu)
        return button

    def _tick(self, menu: QMenu) -> None:
        for action in menu.actions():
            action.blockSignals(True)
            action.setChecked(action.text() in self.values())
            action.blockSignals(False)

    def _take(self, menu: QMenu) -> None:
        ticked = tuple(one.text() for one in menu.actions() if one.isChecked())
        self.show_values(ticked or (self.described.default,))

    def _note(self, row: int) -> None:
        if row < len(self.described.choices):
            self._several = ()
        self.edited.emit()


class TextField(Field):
    """Free text."""

    def __init__(self, described: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(described, parent)
        self._line = QLineEdit(self)
        self._line.setAccessibleName(described.label)
        self._line.setPlaceholderText(described.help)
        self._line.textChanged.connect(lambda _: self.edited.emit())
        self._add(self._line)
        self.show_values((described.default,))

    def values(self) -> tuple[Any, ...]:
        """What is typed."""
        return (self.described.parse(self._line.text()),)

    def show_values(self, values: tuple[Any, ...]) -> None:
        """Show a text."""
        self._line.setText(str(values[0]))


class NumberField(Field):
    """A number with steppers; several numbers with commas between them are a sweep."""

    def __init__(
        self, described: Parameter, sweepable: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(described, parent)
        self._sweepable = sweepable
        self._named: dict[str, Any] = {}  # words that stand for a value
        self._line = _SteppingLine(self)
        self._line.setAccessibleName(described.label)
        self._line.stepped.connect(self._step)
        self._line.textChanged.connect(lambda _: self.edited.emit())
        self._add(self._line)
        for sign, name, direction in (("−", "Less", -1), ("+", "More", 1)):
            self._add_button(sign, f"{name}: {described.label}", lambda d=direction: self._step(d))
        if sweepable:
            button = self._add_button("⋯", f"Try several values: {described.label}", self.suggest)
            button.setToolTip("Try several values, separated by commas")
        self.show_values((described.default,))

    def values(self) -> tuple[Any, ...]:
        """The number, or the numbers of a sweep."""
        text = self._line.text()
        if text.strip() in self._named:
            return (self._named[text.strip()],)
        if not self._sweepable or not _parts(text):
            return (self.described.parse(text),)
        return tuple(dict.fromkeys(self.described.parse(one) for one in _parts(text)))

    def show_values(self, values: tuple[Any, ...]) -> None:
        """Show one number or several."""
        named = {value: words for words, value in self._named.items()}
        self._line.setText(", ".join(named.get(one) or _written(one) for one in values))

    def name_value(self, value: Any, words: str) -> None:
        """Show these words in place of a number that means something else than it says."""
        shown = self.values()
        self._named[words] = value
        self.show_values(shown)

    def suggest(self) -> None:
        """Make a sweep around the number that is shown."""
        try:
            centre = self.values()[0]
        except ParameterError:
            centre = self.described.default
        around = {self._moved(centre, steps) for steps in (-2, -1, 0, 1, 2)}
        self.show_values(tuple(sorted(around)))

    def _step(self, direction: int) -> None:
        try:
            shown = self.values()
        except ParameterError:
            shown = (self.described.default,)
        self.show_values(tuple(self._stepped(one, direction) for one in shown))

    def _stepped(self, value: Any, direction: int) -> Any:
        if self.described.kind is int and not self.described.logarithmic:
            return self._limited(value + direction)
        return self._moved(value, direction)

    def _moved(self, value: Any, steps: int) -> Any:
        described = self.described
        if described.logarithmic or (described.kind is int and abs(value) > 8):
            return self._limited(value * 2.0**steps)
        if described.low is not None and described.high is not None and described.kind is float:
            return self._limited(value + steps * (described.high - described.low) / 20)
        return self._limited(value + steps)

    def _limited(self, value: float) -> Any:
        low = value if self.described.low is None else max(self.described.low, value)
        limited = low if self.described.high is None else min(self.described.high, low)
        return round(limited) if self.described.kind is int else float(f"{limited:.6g}")

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
    """A line whose up and down keys change the number."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class _QuietComboBox(QComboBox):
    """Leaves the wheel to the page, so that scrolling never changes a setting."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()


def field_for(described: Parameter, sweepable: bool, parent: QWidget | None = None) -> Field:
    """The widget that fits a setting."""
    if described.kind is bool:
        return SwitchField(described, sweepable, parent)
    if described.choices:
        return ChoiceField(described, sweepable, parent)
    if described.kind in (int, float):
        return NumberField(described, sweepable, parent)
    return TextField(described, parent)


def _parts(text: str) -> list[str]:
    return [part for part in text.split(",") if part.strip()]


def _written(value: Any) -> str:
    """Few digits where they say all, so that a value that goes in comes back."""
    short = f"{value:g}" if isinstance(value, float) else str(value)
    return short if float(short) == value else repr(value)
