"""One method of an experiment: its name in tables, its settings, its own features."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
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
from workbench.gui.widgets.cards import heading
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.gui.widgets.sizes import MEDIUM, SMALL, TINY
from workbench.gui.widgets.theme import set_text_role
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter, parameters_of

_WIDEST = 760  # of a form; longer lines are harder to read


class MethodEditor(QWidget):
    """Edits one `MethodChoice`, which stays as it is until the parameters are known."""

    changed = Signal()

    def __init__(
        self, choice: MethodChoice, features: FeatureSettings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.method = METHODS[choice.method]
        self._initial = choice
        self._default_features = features
        self._parameters: Sequence[Parameter] = ()
        self.form: ParameterForm | None = None
        self.features: ParameterForm | None = None
        self.label = QLineEdit()
        self.label.setAccessibleName(self.tr("Name in tables"))
        self.label.setToolTip(self.tr("Name of this method in tables and pictures"))
        self.tuning = TuningRow()
        self._settings = QWidget()
        self._waiting = QLabel(self.tr("Loading settings …"))
        self.own_features = QCheckBox(self.tr("Use other features for this method"))
        self._own_box = QWidget()
        self._build_layout()
        self._show_label(choice)
        if choice.features:
            self.own_features.setChecked(True)
            self._make_features(choice.features)
        self.label.textChanged.connect(lambda _: self.changed.emit())
        self.tuning.changed.connect(self.changed)
        self.own_features.toggled.connect(self._toggle_features)

    def choice(self) -> MethodChoice:
        """The choice as shown; invalid values are left out and reported by `problems`."""
        label = self.label.text().strip()
        if self.form is None:
            return replace(self._initial, label=label, features=self._own_features())
        sweeps = self.form.sweeps()
        tuned = self.tuning.ticked() & set(sweeps)
        return MethodChoice(
            self.method.name,
            label,
            values=self.form.changed_values(),
            sweeps={name: sweeps[name] for name in sweeps if name not in tuned},
            tune={name: sweeps[name] for name in sweeps if name in tuned},
            features=self._own_features(),
        )

    def problems(self) -> list[str]:
        """The problems in the settings, each with the label of the method."""
        problems = {} if self.form is None else self.form.problems()
        if self.features is not None:
            problems = {**problems, **self.features.problems()}
        title = shown_title(self.choice().label)
        return [f"{title}: {problem}" for problem in problems.values()]

    def describe(self, parameters: Sequence[Parameter]) -> None:
        """Create the form of these parameters, unless there is one."""
        if self.form is not None:
            return
        self._parameters = parameters
        self.form = ParameterForm(parameters, sweepable=True)
        self._waiting.hide()
        layout = self._settings.layout()
        if layout is not None:
            layout.addWidget(self.form)
            layout.addWidget(self.tuning)
        if not parameters:
            self._waiting.setText(self.tr("This method has no settings."))
            self._waiting.show()
        self.tuning.tick(self._initial.tune)
        self.form.set_values({**self._initial.values, **self._initial.sweeps, **self._initial.tune})
        self._offer_tuning()
        self.form.values_changed.connect(self._offer_tuning)
        self.form.values_changed.connect(self.changed)

    def use_features(self, features: FeatureSettings) -> None:
        """Set the features of the experiment, which this method may override."""
        kept = self._own_features()
        self._default_features = features
        self._drop_features()
        if kept:
            self._make_features(kept)

    def _own_features(self) -> Mapping[str, Any]:
        return {} if self.features is None else self.features.changed_values()

    def _make_features(self, values: Mapping[str, Any]) -> None:
        """Create the form of features, which is slow and therefore done only if needed."""
        defaults = self._default_features
        self.features = FeatureForm(
            replace(parameter, default=getattr(defaults, parameter.name))
            for parameter in parameters_of(defaults)
        )
        self.features.use_methods([MethodChoice(self.method.name)])
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

    def _toggle_features(self, on: bool) -> None:
        self._drop_features()
        if on:
            self._make_features({})
        self.changed.emit()

    def _offer_tuning(self) -> None:
        if self.form is not None:
            swept = self.form.sweeps()
            self.tuning.offer(
                {
                    setting.name: setting.label
                    for setting in self._parameters
                    if setting.name in swept
                }
            )

    def _show_label(self, choice: MethodChoice) -> None:
        default = MethodChoice(choice.method, values=choice.values, features=choice.features).label
        self.label.setPlaceholderText(shown_title(default))
        self.label.setText("" if choice.label == default else choice.label)

    def _build_layout(self) -> None:
        title = QLabel(translated(self.method.title))
        set_text_role(title, "title")
        title.setWordWrap(True)
        idea = QLabel(translated(summary(self.method.name)))
        set_text_role(idea, "faint")
        idea.setTextFormat(Qt.TextFormat.PlainText)
        idea.setWordWrap(True)
        names = QFormLayout()
        names.addRow(self.tr("&Name in tables"), self.label)
        _section(self._settings, self.tr("Settings")).addWidget(self._waiting)
        _section(self._own_box, self.tr("Features"))
        self._own_box.hide()
        for box in (self._settings, self._own_box):
            box.setMaximumWidth(_WIDEST)
        self.label.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(self)
        column.setContentsMargins(TINY, TINY, SMALL, 0)
        for widget in (title, idea):
            column.addWidget(widget)
        column.addLayout(names)
        column.addWidget(self._settings)
        column.addWidget(self.own_features)
        column.addWidget(self._own_box)
        column.addStretch(1)


def _section(box: QWidget, title: str) -> QVBoxLayout:
    column = QVBoxLayout(box)
    column.setContentsMargins(0, MEDIUM, 0, 0)
    column.addWidget(heading(title))
    return column
