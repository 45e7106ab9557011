"""Preprocessing and features, with a live preview of the terms they leave."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QGroupBox,
    QHBoxLayout,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.plans import preview_terms_job
from workbench.corpora.readers import ReadingSettings
from workbench.corpora.terms.features import FeatureSettings
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.plans.plan import Plan
from workbench.gui.pages.experiment.feature_form import FeatureForm
from workbench.gui.pages.experiment.term_preview import TermPreviewView
from workbench.gui.state.latest_answer import LatestAnswer
from workbench.gui.state.tasks import TaskRunner
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.parameters import parameters_of

_WIDEST = 640  # of the forms; what is left shows the terms


class TermsPanel(QWidget):
    """Two forms and what comes of them."""

    changed = Signal()

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tokens = ParameterForm(parameters_of(TokenSettings))
        self.features = FeatureForm(parameters_of(FeatureSettings))
        self.preview = TermPreviewView()
        self._corpus: tuple[str, ReadingSettings | None] = ("", None)
        self._question: tuple[Any, ...] | None = None
        self._asking = LatestAnswer(tasks, preview_terms_job, self)
        self._asking.answered.connect(self.preview.show_preview)
        self._asking.failed.connect(self.preview.say)
        self._build_layout()
        for form in (self.tokens, self.features):
            form.values_changed.connect(self._note_change)

    def token_settings(self) -> TokenSettings:
        """The settings of preprocessing; a field that is wrong has its default."""
        return TokenSettings(**self.tokens.values())

    def feature_settings(self) -> FeatureSettings:
        """The settings of features; a field that is wrong has its default."""
        return FeatureSettings(**self.features.values())

    def problems(self) -> list[str]:
        """What stands beside the fields."""
        return [*self.tokens.problems().values(), *self.features.problems().values()]

    def show_plan(self, plan: Plan) -> None:
        """Show the settings of a plan."""
        for form, settings in ((self.tokens, plan.tokens), (self.features, plan.features)):
            form.set_values(
                {one.name: getattr(settings, one.name) for one in parameters_of(settings)}
            )

    def use_corpus(self, name: str, reading: ReadingSettings | None) -> None:
        """Preview this corpus from now on."""
        self._corpus = (name, reading)
        self._ask()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Ask for the preview, now that somebody looks."""
        super().showEvent(event)
        self._ask()

    def _note_change(self) -> None:
        self._ask()
        self.changed.emit()

    def _ask(self) -> None:
        if not self._corpus[0] or not self.isVisible():
            return
        if self.problems():
            self._asking.drop()
            self._question = None
            self.preview.say(self.tr("Correct the settings to see their terms."))
            return
        question = (*self._corpus, self.token_settings(), self.feature_settings())
        if question != self._question:
            self._question = question
            self.preview.say(self.tr("Counting terms …"))
            self._asking.ask(*question)

    def _build_layout(self) -> None:
        forms = QWidget()
        column = QVBoxLayout(forms)
        column.setContentsMargins(4, 4, 8, 4)
        for title, form in (
            (self.tr("Preprocessing"), self.tokens),
            (self.tr("Features"), self.features),
        ):
            box = QGroupBox(title)
            QVBoxLayout(box).addWidget(form)
            column.addWidget(box)
        column.addStretch(1)
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(forms)
        area.setMinimumWidth(380)
        area.setMaximumWidth(_WIDEST)
        both = QSplitter(Qt.Orientation.Horizontal)
        both.setChildrenCollapsible(False)
        both.addWidget(area)
        both.addWidget(self.preview)
        both.setSizes([460, 400])
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.addWidget(both)
