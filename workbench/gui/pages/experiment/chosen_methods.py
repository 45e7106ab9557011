"""The methods of an experiment: a list and one editor per method."""

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
from workbench.gui.widgets.language import shown_title
from workbench.gui.widgets.phrases import plain_tooltip
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter


class ChosenMethods(QWidget):
    """The list of methods; `editors` shows the settings of the selected one."""

    changed = Signal()
    removed = Signal(str)  # the title of a method
    current_changed = Signal(str)  # the name of the method, empty when there is none

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parameters: Mapping[str, Sequence[Parameter]] = {}
        self._features = FeatureSettings()
        self.editors = QStackedWidget()
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Methods of this experiment"))
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.duplicate_button = QPushButton(self.tr("&Duplicate"))
        self.remove_button = QPushButton(self.tr("Re&move"))
        row = QHBoxLayout()
        row.addWidget(self.duplicate_button)
        row.addWidget(self.remove_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        self.list.currentRowChanged.connect(self._show_editor)
        self.duplicate_button.clicked.connect(self.duplicate)
        self.remove_button.clicked.connect(self.remove)
        shortcut = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self.remove)

    def choices(self) -> tuple[MethodChoice, ...]:
        """The methods in the order of the list."""
        return tuple(editor.choice() for editor in self._all())

    def problems(self) -> list[str]:
        """The problems in the settings of all methods."""
        return [problem for editor in self._all() for problem in editor.problems()]

    def show_choices(self, choices: Iterable[MethodChoice]) -> None:
        """Show these methods in place of the current ones; unknown methods are left out."""
        while self.editors.count():
            self._remove_row(0)
        for choice in choices:
            if choice.method in METHODS:
                self._insert(choice)
        self.list.setCurrentRow(0)
        self.changed.emit()

    def add(self, choice: MethodChoice) -> None:
        """Add a method at the end, under an unused label, and show it."""
        used = {existing.label.casefold() for existing in self.choices()}
        numbered = (f"{choice.label} {number}" for number in range(2, 1000))
        label = next(name for name in (choice.label, *numbered) if name.casefold() not in used)
        self._insert(replace(choice, label=label))
        self.list.setCurrentRow(self.list.count() - 1)
        self.changed.emit()

    def duplicate(self) -> None:
        """Add a copy of the selected method."""
        editor = self.current()
        if editor is not None:
            self.add(editor.choice())

    def remove(self) -> None:
        """Remove the selected method; the undo of the page restores it."""
        editor = self.current()
        if editor is not None:
            title = shown_title(editor.choice().label)
            self._remove_row(self.list.currentRow())
            self.changed.emit()
            self.removed.emit(title)

    def current(self) -> MethodEditor | None:
        """The editor of the selected method."""
        row = self.list.currentRow()
        return self._all()[row] if row >= 0 else None

    def describe(self, parameters: Mapping[str, Sequence[Parameter]]) -> None:
        """Set the parameters of every method, for the editors of present and later methods."""
        self._parameters = parameters
        for editor in self._all():
            editor.describe(parameters[editor.method.name])

    def use_features(self, features: FeatureSettings) -> None:
        """Set the features of the experiment, which a method may override."""
        if features != self._features:
            self._features = features
            for editor in self._all():
                editor.use_features(features)

    def _all(self) -> list[MethodEditor]:
        areas = [self.editors.widget(row) for row in range(self.editors.count())]
        widgets = [area.widget() for area in areas if isinstance(area, QScrollArea)]
        return [widget for widget in widgets if isinstance(widget, MethodEditor)]

    def _insert(self, choice: MethodChoice, row: int | None = None) -> None:
        editor = MethodEditor(choice, self._features)
        if choice.method in self._parameters:
            editor.describe(self._parameters[choice.method])
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(editor)
        row = self.list.count() if row is None else row
        self.list.blockSignals(True)  # list and stack change together
        self.editors.insertWidget(row, area)
        self.list.insertItem(row, shown_title(choice.label))
        self.list.blockSignals(False)
        editor.changed.connect(self._update_rows)
        self._name_rows()

    def _remove_row(self, row: int) -> None:
        area = self.editors.widget(row)
        if area is None:
            return
        self.list.blockSignals(True)  # list and stack change together
        self.editors.removeWidget(area)
        area.deleteLater()
        self.list.takeItem(row)
        self.list.blockSignals(False)
        self._show_editor(self.list.currentRow())

    def _update_rows(self) -> None:
        self._name_rows()
        self.changed.emit()

    def _name_rows(self) -> None:
        for row, editor in enumerate(self._all()):
            choice = editor.choice()
            count = prod(len(values) for values in choice.sweeps.values())
            suffix = self.tr(" (× {})").format(count) if count > 1 else ""
            self.list.item(row).setText(f"{shown_title(choice.label)}{suffix}")
            self.list.item(row).setToolTip(plain_tooltip(editor.method.title))

    def _show_editor(self, row: int) -> None:
        self.editors.setCurrentIndex(row)
        editor = self.current()
        for button in (self.duplicate_button, self.remove_button):
            button.setEnabled(editor is not None)
        self.current_changed.emit("" if editor is None else editor.method.name)
