"""Preprocessing and feature settings, with a live preview of the terms they keep."""

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
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.features import FeatureSettings
from workbench.corpora.terms.languages.nltk_data import NLTK_PACKAGES, missing_sentence
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.plans.plan import Plan
from workbench.gui.pages.experiment.feature_form import FeatureForm
from workbench.gui.pages.experiment.nltk_download import NltkDownload
from workbench.gui.pages.experiment.term_preview import TermPreviewPanel
from workbench.gui.pages.experiment.token_form import TokenForm
from workbench.gui.state.jobs import JobRunner
from workbench.gui.state.latest_result import LatestResult
from workbench.gui.widgets.cards import Card
from workbench.gui.widgets.sizes import WIDE
from workbench.parameters import parameters_of

_WIDEST = 640  # of the forms; the rest of the width shows the terms


class TermsPanel(QWidget):
    """Two forms and a preview."""

    changed = Signal()

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tokens = TokenForm(parameters_of(TokenSettings))
        self.features = FeatureForm(parameters_of(FeatureSettings))
        self.preview = TermPreviewPanel()
        self._corpus: tuple[str, ReadingSettings | None] = ("", None)
        self._request: tuple[Any, ...] | None = None
        self._previews = LatestResult(jobs, preview_terms_job, self)
        self.download = NltkDownload(jobs)
        self.download.downloaded.connect(self._ask_again)
        self.download.failed.connect(self.preview.show_message)
        self._previews.answered.connect(self._show_preview)
        self._previews.failed.connect(self._show_problem)
        self._build_layout()
        for form in (self.tokens, self.features):
            form.values_changed.connect(self._note_change)

    def token_settings(self) -> TokenSettings:
        """The preprocessing settings; an invalid field has its default."""
        return TokenSettings(**self.tokens.values())

    def feature_settings(self) -> FeatureSettings:
        """The feature settings; an invalid field has its default."""
        return FeatureSettings(**self.features.values())

    def problems(self) -> list[str]:
        """The problems in both forms."""
        return [*self.tokens.problems().values(), *self.features.problems().values()]

    def show_plan(self, plan: Plan) -> None:
        """Show the settings of a plan."""
        for form, settings in ((self.tokens, plan.tokens), (self.features, plan.features)):
            values = {
                field.name: getattr(settings, field.name) for field in parameters_of(settings)
            }
            form.set_values(values)

    def use_corpus(self, name: str, reading: ReadingSettings | None) -> None:
        """Preview the terms of this corpus."""
        self._corpus = (name, reading)
        self._update_preview()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Update the preview, which is not computed while hidden."""
        super().showEvent(event)
        self._update_preview()

    def _note_change(self) -> None:
        self._update_preview()
        self.changed.emit()

    def _show_preview(self, preview: Any) -> None:
        self.download.offer("")
        self.preview.show_preview(preview)

    def _show_problem(self, problem: str) -> None:
        """Show why there is no preview, and offer the data that the stemmer needs."""
        self.preview.show_message(problem)
        stemmer = self.token_settings().stemmer
        is_missing = stemmer in NLTK_PACKAGES and problem == missing_sentence(stemmer)
        self.download.offer(stemmer if is_missing else "")

    def _ask_again(self) -> None:
        self._request = None
        self._update_preview()

    def _update_preview(self) -> None:
        if not self._corpus[0] or not self.isVisible():
            return
        if self.problems():
            self._previews.drop()
            self._request = None
            self.preview.show_message(self.tr("Correct the settings to see the terms."))
            return
        request = (*self._corpus, self.token_settings(), self.feature_settings())
        if request != self._request:
            self._request = request
            self.download.offer("")
            self.preview.show_message(self.tr("Counting terms …"))
            self._previews.ask(*request)

    def _build_layout(self) -> None:
        card = Card()
        card.add(self.preview, 1)
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
            if form is self.tokens:
                column.addWidget(self.download)
        column.addStretch(1)
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(forms)
        area.setMinimumWidth(max(380, forms.minimumSizeHint().width() + WIDE))
        area.setMaximumWidth(_WIDEST)
        both = QSplitter(Qt.Orientation.Horizontal)
        both.setChildrenCollapsible(False)
        both.addWidget(area)
        both.addWidget(card)
        both.setSizes([460, 400])
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.addWidget(both)
