"""The methods of an experiment: a list, and an editor for each."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import prod

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import MethodChoice
from workbench.gui.pages.experiment.method_editor import MethodEditor
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.phrases import plain_tip
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter


class ChosenMethods(QWidget):
    """The list; `editors` is the stack that shows the marked method."""

    changed = Signal()
    current_changed = Signal(str)  # the name of the method, empty when there is none

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._described: Mapping[str, Sequence[Parameter]] = {}
        self._features = FeatureSettings()
        self.editors = QStackedWidget()
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Methods of this experiment"))
        self.duplicate_button = QPushButton(self.tr("&Duplicate"))
        self.remove_button = QPushButton(self.tr("Re&move"))
        self.undo_button = QPushButton(self.tr("Undo"))
        self.undo_button.setToolTip(self.tr("Bring back the method removed last (Ctrl+Z)"))
        self.undo_button.hide()
        self._removed: list[tuple[int, MethodChoice]] = []
        row = QHBoxLayout()
        row.addWidget(self.duplicate_button)
        row.addWidget(self.remove_button)
        row.addWidget(self.undo_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        self.list.currentRowChanged.connect(self._show_editor)
        self.duplicate_button.clicked.connect(self.duplicate)
        self.remove_button.clicked.connect(self.remove)
        self.undo_button.clicked.connect(self.undo)
        undo = QKeySequence(QKeySequence.StandardKey.Undo)
        for keys, action in ((QKeySequence(Qt.Key.Key_Delete), self.remove), (undo, self.undo)):
            shortcut = QShortcut(keys, self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(action)

    def choices(self) -> tuple[MethodChoice, ...]:
        """The methods in the order of the list."""
        return tuple(one.choice() for one in self._all())

    def problems(self) -> list[str]:
        """What stands beside the fields of all methods."""
        return [sentence for one in self._all() for sentence in one.problems()]

    def show_choices(self, choices: Iterable[MethodChoice]) -> None:
        """Show these methods instead of those that are there; unknown ones are left out."""
        while self.editors.count():
            self._take_out(0)
        for choice in choices:
            if choice.method in METHODS:
                self._put_in(choice)
        self._removed.clear()
        self.undo_button.hide()
        self.list.setCurrentRow(0)
        self.changed.emit()

    def add(self, choice: MethodChoice) -> None:
        """Add a method at the end, under a name that is free, and show it."""
        taken = {one.label.casefold() for one in self.choices()}
        numbered = (f"{choice.label} {number}" for number in range(2, 1000))
        free = next(one for one in (choice.label, *numbered) if one.casefold() not in taken)
        self._put_in(replace(choice, label=free))
        self.list.setCurrentRow(self.list.count() - 1)
        self.changed.emit()

    def duplicate(self) -> None:
        """Add the marked method once more, to be changed."""
        editor = self.current()
        if editor is not None:
            self.add(editor.choice())

    def remove(self) -> None:
        """Take the marked method out; `undo` brings it back."""
        editor = self.current()
        if editor is not None:
            self._removed.append((self.list.currentRow(), editor.choice()))
            self.undo_button.show()
            self._take_out(self.list.currentRow())
            self.changed.emit()

    def undo(self) -> None:
        """Bring back the method that was removed last, where it was."""
        if not self._removed:
            return
        row, choice = self._removed.pop()
        self.undo_button.setVisible(bool(self._removed))
        self._put_in(choice, min(row, self.list.count()))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._show_editor(self.list.currentRow())
        self.changed.emit()

    def current(self) -> MethodEditor | None:
        """The editor of the marked method."""
        row = self.list.currentRow()
        return self._all()[row] if row >= 0 else None

    def describe(self, described: Mapping[str, Sequence[Parameter]]) -> None:
        """Take the descriptions of settings, for these methods and those to come."""
        self._described = described
        for editor in self._all():
            editor.describe(described[editor.method.name])

    def use_features(self, features: FeatureSettings) -> None:
        """Take the experiment's features as the ones that methods may differ from."""
        if features != self._features:
            self._features = features
            for editor in self._all():
                editor.use_features(features)

    def _all(self) -> list[MethodEditor]:
        areas = [self.editors.widget(row) for row in range(self.editors.count())]
        found = [one.widget() for one in areas if isinstance(one, QScrollArea)]
        return [one for one in found if isinstance(one, MethodEditor)]

    def _put_in(self, choice: MethodChoice, row: int | None = None) -> None:
        editor = MethodEditor(choice, self._features)
        if choice.method in self._described:
            editor.describe(self._described[choice.method])
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(editor)
        place = self.list.count() if row is None else row
        self.list.blockSignals(True)  # list and stack change together
        self.editors.insertWidget(place, area)
        self.list.insertItem(place, configuration_words(choice.label))
        self.list.blockSignals(False)
        editor.changed.connect(self._note_change)
        self._name_rows()

    def _take_out(self, row: int) -> None:
        area = self.editors.widget(row)
        if area is None:
            return
        self.list.blockSignals(True)  # list and stack change together
        self.editors.removeWidget(area)
        area.deleteLater()
        self.list.takeItem(row)
        self.list.blockSignals(False)
        self._show_editor(self.list.currentRow())

    def _note_change(self) -> None:
        self._name_rows()
        self.changed.emit()

    def _name_rows(self) -> None:
        for row, editor in enumerate(self._all()):
            choice = editor.choice()
            lines = prod(len(one) for one in choice.sweeps.values())
            several = self.tr(" (× {})").format(lines) if lines > 1 else ""
            self.list.item(row).setText(f"{configuration_words(choice.label)}{several}")
            self.list.item(row).setToolTip(plain_tip(editor.method.title))

    def _show_editor(self, row: int) -> None:
        self.editors.setCurrentIndex(row)
        editor = self.current()
        for button in (self.duplicate_button, self.remove_button):
            button.setEnabled(editor is not None)
        self.current_changed.emit("" if editor is None else editor.method.name)
