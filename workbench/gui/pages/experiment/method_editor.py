"""One method of an experiment: its name in tables, its settings, its own features."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import MethodChoice
from workbench.gui.pages.experiment.feature_form import FeatureForm
from workbench.gui.pages.experiment.method_help import summary
from workbench.gui.pages.experiment.tuning_row import TuningRow
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.gui.widgets.theme import set_text_role
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter, parameters_of

_WIDEST = 760  # of a form: longer lines are harder to follow


class MethodEditor(QWidget):
    """Edits one `MethodChoice`; until its settings are described it keeps what it was given."""

    changed = Signal()

    def __init__(
        self, choice: MethodChoice, features: FeatureSettings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.method = METHODS[choice.method]
        self._given = choice
        self._usual = features
        self._described: Sequence[Parameter] = ()
        self.form: ParameterForm | None = None
        self.features: ParameterForm | None = None
        self.label = QLineEdit()
        self.label.setAccessibleName(self.tr("Name in tables"))
        self.label.setToolTip(self.tr("How this method is called in tables and pictures"))
        self.tuning = TuningRow()
        self._settings = QGroupBox(self.tr("Settings"))
        self._waiting = QLabel(self.tr("The settings appear in a moment …"))
        self._own = QCheckBox(self.tr("Features of its own, other than the experiment's"))
        self._own_box = QGroupBox(self.tr("Features"))
        self._build_layout()
        self._show_label(choice)
        if choice.features:
            self._own.setChecked(True)
            self._make_features(choice.features)
        self.label.textChanged.connect(lambda _: self.changed.emit())
        self.tuning.changed.connect(self.changed)
        self._own.toggled.connect(self._open_features)

    def choice(self) -> MethodChoice:
        """What is shown; values that are not allowed are left out and named by `problems`."""
        label = self.label.text().strip()
        if self.form is None:
            return replace(self._given, label=label, features=self._own_features())
        several = self.form.sweeps()
        tuned = self.tuning.ticked() & set(several)
        return MethodChoice(
            self.method.name,
            label,
            values=self.form.changed_values(),
            sweeps={name: several[name] for name in several if name not in tuned},
            tune={name: several[name] for name in several if name in tuned},
            features=self._own_features(),
        )

    def problems(self) -> list[str]:
        """What stands beside the fields, with the name of the method."""
        found = {} if self.form is None else self.form.problems()
        if self.features is not None:
            found = {**found, **self.features.problems()}
        return [f"{self.choice().label}: {sentence}" for sentence in found.values()]

    def describe(self, described: Sequence[Parameter]) -> None:
        """Make the form, now that the settings are known."""
        if self.form is not None:
            return
        self._described = described
        self.form = ParameterForm(described, sweepable=True)
        self._waiting.hide()
        layout = self._settings.layout()
        if layout is not None:
            layout.addWidget(self.form)
            layout.addWidget(self.tuning)
        if not described:
            self._waiting.setText(self.tr("This method has no settings."))
            self._waiting.show()
        self.tuning.tick(self._given.tune)
        self.form.set_values({**self._given.values, **self._given.sweeps, **self._given.tune})
        self._offer_tuning()
        self.form.values_changed.connect(self._offer_tuning)
        self.form.values_changed.connect(self.changed)

    def use_features(self, features: FeatureSettings) -> None:
        """Take the experiment's features as the ones to differ from."""
        kept = self._own_features()
        self._usual = features
        self._drop_features()
        if kept:
            self._make_features(kept)

    def _own_features(self) -> Mapping[str, Any]:
        return {} if self.features is None else self.features.changed_values()

    def _make_features(self, values: Mapping[str, Any]) -> None:
        """Forms cost time, so there is one only where a method differs."""
        usual = [
            replace(one, default=getattr(self._usual, one.name))
            for one in parameters_of(self._usual)
        ]
        self.features = FeatureForm(usual)
        self.features.set_values(values)
        self.features.values_changed.connect(self.changed)
        layout = self._own_box.layout()
        if layout is not None:
            layout.addWidget(self.features)
        self._own_box.show()

    def _drop_features(self) -> None:
        if self.features is not None:
            self.features.hide()
            self.features.deleteLater()
            self.features = None
            self._own_box.hide()

    def _open_features(self, on: bool) -> None:
        self._drop_features()
        if on:
            self._make_features({})
        self.changed.emit()

    def _offer_tuning(self) -> None:
        if self.form is not None:
            several = self.form.sweeps()
            self.tuning.offer(
                {one.name: one.label for one in self._described if one.name in several}
            )

    def _show_label(self, choice: MethodChoice) -> None:
        usual = MethodChoice(choice.method, values=choice.values, features=choice.features).label
        self.label.setPlaceholderText(configuration_words(usual))
        self.label.setText("" if choice.label == usual else choice.label)

    def _build_layout(self) -> None:
        title = QLabel(self.method.title)
        set_text_role(title, "title")
        title.setWordWrap(True)
        told = QLabel(summary(self.method.name))
        set_text_role(told, "faint")
        told.setTextFormat(Qt.TextFormat.PlainText)
        told.setWordWrap(True)
        names = QFormLayout()
        names.addRow(self.tr("&Name in tables"), self.label)
        QVBoxLayout(self._settings).addWidget(self._waiting)
        QVBoxLayout(self._own_box)
        self._own_box.hide()
        for box in (self._settings, self._own_box):
            box.setMaximumWidth(_WIDEST)
        self.label.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(self)
        for widget in (title, told):
            column.addWidget(widget)
        column.addLayout(names)
        column.addWidget(self._settings)
        column.addWidget(self._own)
        column.addWidget(self._own_box)
        column.addStretch(1)
