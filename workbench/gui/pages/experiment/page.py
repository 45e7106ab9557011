"""The Experiment page: choose methods, terms, protocol and metrics, then run."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.background.plans import describe_methods_job
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import ParameterError
from workbench.experiments.plans.first_plan import first_plan, renamed_for
from workbench.experiments.plans.plan import Plan
from workbench.experiments.reproduction.recipe import Size
from workbench.gui.pages.experiment.corpus_line import CorpusLine
from workbench.gui.pages.experiment.draft import Draft
from workbench.gui.pages.experiment.evaluation_panel import EvaluationPanel
from workbench.gui.pages.experiment.fixes import fixed_plan, missing_step
from workbench.gui.pages.experiment.methods_panel import MethodsPanel
from workbench.gui.pages.experiment.paper_dialog import PaperDialog
from workbench.gui.pages.experiment.plan_actions import PlanActions
from workbench.gui.pages.experiment.run_bar import RunBar
from workbench.gui.pages.experiment.run_starter import RunStarter
from workbench.gui.pages.experiment.terms_panel import TermsPanel
from workbench.gui.state.history import History
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.cards import column, row
from workbench.gui.widgets.page_header import title_field
from workbench.gui.widgets.sizes import LARGE, MEDIUM, SMALL, TINY, WIDE
from workbench.gui.widgets.tabs import Tabs
from workbench.methods.registry import METHODS


class ExperimentPage(QWidget):
    """Edits one plan; its problems are shown below its name, a solution beside them."""

    undo_changed = Signal()

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._queue = queue
        self._corpus = ""
        self._reading = ReadingSettings()
        self._description = ""
        self._is_filling = False
        self._history: History[Plan] = History()
        self._removed = ""  # the title of the method removed last
        self.name = title_field(self.tr("Name of the experiment"))
        self._corpus_line = CorpusLine()
        self.corpus_label, self.follow_button = self._corpus_line.label, self._corpus_line.follow
        self.actions_row = PlanActions(workspace, self.plan)
        self.methods = MethodsPanel()
        self.terms = TermsPanel(workspace.jobs)
        self.evaluation = EvaluationPanel()
        self._panels: dict[str, MethodsPanel | TermsPanel | EvaluationPanel] = {
            self.tr("Methods"): self.methods,
            self.tr("Terms and features"): self.terms,
            self.tr("Protocol and metrics"): self.evaluation,
        }
        self.run_bar = RunBar()
        self.starter = RunStarter(workspace, queue, self.run_bar, self)
        self.draft = Draft(workspace.settings, self.plan, self)
        self._build_layout()
        self._connect()
        self.show_plan(self.draft.load() or first_plan(""))
        self.use_open_corpus()
        self._load_parameters()

    def plan(self) -> Plan:
        """The plan on the page, or a `ParameterError` with its problems."""
        problems = self.problems()
        if problems:
            raise ParameterError(" ".join(problems))
        return Plan(
            name=self.name.text().strip(),
            corpus=self._corpus,
            methods=self.methods.chosen.choices(),
            protocol=self.evaluation.protocol(),
            reading=self._reading,
            tokens=self.terms.token_settings(),
            features=self.terms.feature_settings(),
            metrics=self.evaluation.metrics.metrics(),
            seed=self.evaluation.seed_value(),
            description=self._description,
        )

    def problems(self) -> list[str]:
        """The problems that the page itself detects: no name, no corpus, invalid fields."""
        problems = []
        if not self._corpus:
            problems.append(self.tr("Open a corpus first, on the Corpus page."))
        if not self.name.text().strip():
            problems.append(self.tr("Give the experiment a name."))
        if not self.methods.chosen.list.count():
            problems.append(self.tr("Add at least one method."))
        for panel in self._panels.values():
            problems += panel.problems()
        return problems

    def new_plan(self) -> None:
        """Start a new plan on the same corpus; Ctrl+Z brings the last one back."""
        self.show_plan(first_plan(self._corpus, self._reading))
        self._select_name()

    def duplicate_plan(self) -> None:
        """Go on with a copy of the plan under another name."""
        self.name.setText(self.tr("{} (copy)").format(self.name.text().strip()))
        self._select_name()

    def _select_name(self) -> None:
        self.name.setFocus()
        self.name.selectAll()

    def can_undo(self) -> bool:
        """Whether a change of the plan can be undone."""
        return self._history.can_undo()

    def can_redo(self) -> bool:
        """Whether a change that was undone can be repeated."""
        return self._history.can_redo()

    def undo(self) -> None:
        """Undo the last change of the plan."""
        self._return_to(self._history.undo())
        if self._removed:  # the offer to undo this is still shown
            self._workspace.message_posted.emit(self.tr("{} was restored.").format(self._removed))
            self._removed = ""

    def redo(self) -> None:
        """Repeat the change that was undone."""
        self._return_to(self._history.redo())

    def _return_to(self, plan: Plan | None) -> None:
        if plan is not None:
            position = self.methods.chosen.list.currentRow()
            self.show_plan(plan)
            self.methods.chosen.list.setCurrentRow(min(position, len(plan.methods) - 1))
            self.undo_changed.emit()

    def show_plan(self, plan: Plan) -> None:
        """Fill the page from a plan."""
        self._is_filling = True
        self._corpus, self._reading = plan.corpus, plan.reading
        self._description = plan.description
        self.name.setText(plan.name)
        self.terms.show_plan(plan)
        self.methods.chosen.use_features(plan.features)
        self.methods.chosen.show_choices(plan.methods)
        self.evaluation.show_plan(plan)
        self._is_filling = False
        self._name_methods()
        self._name_corpus()
        self._note_change()
        unknown = [choice.method for choice in plan.methods if choice.method not in METHODS]
        if unknown:
            left_out = self.tr("Unknown methods were left out: {}").format(", ".join(unknown))
            self._workspace.message_posted.emit(left_out)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Check the plan, unless that has been done."""
        super().showEvent(event)
        if not self.starter.is_checked():
            self._note_change()

    def use_open_corpus(self) -> None:
        """Use the open corpus for the experiment."""
        source = self._workspace.source
        if source is None:
            return
        self.name.setText(renamed_for(self.name.text(), self._corpus, source.name_or_path))
        self._corpus = source.name_or_path
        self._reading = source.reading or ReadingSettings()
        self.run_bar.race_button.setEnabled(True)
        self._name_corpus()
        self._note_change()

    def run(self) -> None:
        """Start the experiment as soon as it has been checked."""
        if self.problems():
            self._note_change()
        else:
            self.starter.run(self.plan())

    def reproduce_paper(self, name: str, size: Size) -> PaperDialog:
        """Run a paper recipe and show the published numbers beside ours."""
        dialog = PaperDialog(self._workspace, self._queue, name, size, self)
        dialog.show()
        return dialog

    def _note_change(self) -> None:
        if self._is_filling:
            return
        problems = self.problems()
        plan = None if problems else self.plan()
        if plan is not None:
            self._history.note(plan)
            self.undo_changed.emit()
        self.draft.save_soon()
        self._mark_tabs()
        is_shown = self.isVisible() or self._workspace.source is not None
        self.starter.note(plan, problems, self._reading_as_opened(), is_shown)

    def _mark_tabs(self) -> None:
        for position, (title, panel) in enumerate(self._panels.items()):
            count = len(panel.problems())
            text = self.tr("{} ({} to correct)").format(title, count) if count else title
            self.tabs.setTabText(position, text)

    def _offer_fix(self) -> None:
        """Offer what would solve the problem, where there is one way."""
        go_to = self._workspace.page_requested.emit
        if (step := missing_step(self._corpus, self._workspace)) is not None:
            self.run_bar.offer_fix(step[0], lambda: go_to(step[1]), is_next_step=True)
        elif not self.problems() and (fix := fixed_plan(self.plan())) is not None:
            self.run_bar.offer_fix(fix[0], lambda: self.show_plan(fix[1]))

    def _reading_as_opened(self) -> ReadingSettings | None:
        source = self._workspace.source
        if source is not None and source.name_or_path == self._corpus:
            return source.reading
        return self._reading

    def _name_corpus(self) -> None:
        self._corpus_line.show_corpus(self._corpus, self._workspace.source)
        self.terms.use_corpus(self._corpus, self._reading_as_opened())

    def _offer_undo(self, title: str) -> None:
        self._removed, removed = title, self.tr("{} was removed.").format(title)
        self._workspace.message_offered.emit(removed, self.tr("Undo"), self.undo)

    def _update_features(self) -> None:
        if not self.terms.problems() and not self._is_filling:
            self.methods.chosen.use_features(self.terms.feature_settings())

    def _name_methods(self) -> None:
        """Let the form of features say what suits the chosen methods."""
        self.terms.features.use_methods(self.methods.chosen.choices())

    def _load_parameters(self) -> None:
        job = self._workspace.jobs.start(describe_methods_job)
        job.finished.connect(self._set_parameters)
        job.failed.connect(lambda problem, _: self.run_bar.show_problems([problem]))

    def _set_parameters(self, parameters: Any) -> None:
        is_requested = self.starter.run_is_requested  # Run may have been pressed before
        self._is_filling = True
        self.methods.chosen.describe(parameters)
        self.methods.catalogue.describe(parameters)
        self._is_filling = False
        self._note_change()
        self.starter.run_is_requested = is_requested

    def _connect(self) -> None:
        self.name.textChanged.connect(lambda _: self._note_change())
        self.terms.changed.connect(self._update_features)
        for panel in self._panels.values():
            panel.changed.connect(self._note_change)
        self.methods.changed.connect(self._name_methods)
        self.follow_button.clicked.connect(self.use_open_corpus)
        self.methods.chosen.removed.connect(self._offer_undo)
        self.actions_row.new_requested.connect(self.new_plan)
        self.actions_row.duplicate_requested.connect(self.duplicate_plan)
        self.run_bar.run_button.clicked.connect(self.run)
        self.run_bar.race_button.clicked.connect(lambda _: self.starter.race())
        self.actions_row.plan_opened.connect(self.show_plan)
        self.actions_row.paper_chosen.connect(self.reproduce_paper)
        self.actions_row.problem_found.connect(
            lambda problem: self.run_bar.show_problems([problem])
        )
        self.starter.problems_found.connect(self._offer_fix)
        self.starter.run_queued.connect(self._note_change)
        self._workspace.corpus_opened.connect(lambda _: self.use_open_corpus())
        self._workspace.plan_proposed.connect(self.show_plan)
        self._workspace.new_plan_requested.connect(self.new_plan)
        self._workspace.gallery_requested.connect(self.actions_row.show_gallery)

    def _build_layout(self) -> None:
        head = row(
            column(self.name, self._corpus_line, spacing=TINY),
            self.actions_row,
            self.run_bar.race_button,
            self.run_bar.run_button,
            spacing=MEDIUM,
        )
        head.setStretch(0, 1)
        self.tabs = Tabs()
        for title, panel in self._panels.items():
            self.tabs.addTab(panel, title)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(WIDE, LARGE, WIDE, LARGE)
        whole.setSpacing(SMALL)
        whole.addLayout(head)
        whole.addWidget(self.run_bar)
        whole.addWidget(self.tabs, 1)
