"""The Experiment page: choose methods, terms, protocol and metrics, then run."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.background.history import create_run_job
from workbench.background.plans import check_plan_job, describe_methods_job, estimate_plan_job
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import ParameterError
from workbench.experiments.plans.first_plan import first_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.trials import unfold
from workbench.experiments.race.entrants import CorpusSize, race_plan
from workbench.experiments.reproduction.recipe import Size
from workbench.gui.pages.experiment.draft import Draft
from workbench.gui.pages.experiment.evaluation_panel import EvaluationPanel
from workbench.gui.pages.experiment.methods_panel import MethodsPanel
from workbench.gui.pages.experiment.paper_dialog import PaperDialog
from workbench.gui.pages.experiment.plan_actions import PlanActions
from workbench.gui.pages.experiment.run_bar import RunBar
from workbench.gui.pages.experiment.terms_panel import TermsPanel
from workbench.gui.state.latest_result import LatestResult
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.tabs import Tabs
from workbench.methods.registry import METHODS


class ExperimentPage(QWidget):
    """Edits one plan; its problems are shown at the bottom, beside the Run button."""

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._queue = queue
        self._corpus = ""
        self._reading = ReadingSettings()
        self._description = ""
        self._checked: Plan | None = None  # the last plan without problems
        self._run_is_wanted = False
        self._is_filling = False
        self._task: Task | None = None
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name of the experiment"))
        self.name.setPlaceholderText(self.tr("Name of the experiment"))
        self.corpus_label = QLabel()
        self.follow_button = QPushButton()
        self.actions_row = PlanActions(workspace, self.plan)
        self.methods = MethodsPanel()
        self.terms = TermsPanel(workspace.tasks)
        self.evaluation = EvaluationPanel()
        self._panels: dict[str, MethodsPanel | TermsPanel | EvaluationPanel] = {
            self.tr("Methods"): self.methods,
            self.tr("Terms and features"): self.terms,
            self.tr("Protocol and metrics"): self.evaluation,
        }
        self.run_bar = RunBar()
        self._checks = LatestResult(workspace.tasks, check_plan_job, self)
        self._estimates = LatestResult(workspace.tasks, estimate_plan_job, self, pause=0)
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
            message = self.tr("Unknown methods were left out: {}")
            self._workspace.message_posted.emit(message.format(", ".join(unknown)))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Check the plan, unless that has been done."""
        super().showEvent(event)
        if self._checked is None:
            self._note_change()

    def use_open_corpus(self) -> None:
        """Use the open corpus for the experiment."""
        source = self._workspace.source
        if source is None:
            return
        has_default_name = self.name.text() == first_plan(self._corpus).name
        self._corpus = source.name_or_path
        self._reading = source.reading or ReadingSettings()
        if has_default_name:
            self.name.setText(first_plan(self._corpus).name)
        self.run_bar.race_button.setEnabled(True)
        self._name_corpus()
        self._note_change()

    def run(self) -> None:
        """Start the experiment as soon as it has been checked."""
        self._run_is_wanted = True
        try:
            if self._checked == self.plan():
                self._start()
        except ParameterError:
            self._note_change()

    def race(self) -> None:
        """Let methods race on the open corpus; the plan on the page stays as it is."""
        corpus, source = self._workspace.corpus, self._workspace.source
        if corpus is None or source is None:
            return
        size = CorpusSize(len(corpus), sum(map(len, corpus.texts)))
        self._create_run(race_plan(source.name_or_path, size, reading=source.reading))

    def repeat_paper(self, name: str, size: Size) -> PaperDialog:
        """Run a paper recipe and show the published numbers beside ours."""
        dialog = PaperDialog(self._workspace, self._queue, name, size, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def _note_change(self) -> None:
        if self._is_filling:
            return
        problems = self.problems()
        self.draft.save_soon()
        self._mark_tabs()
        if self._checked is not None and not problems and self._checked == self.plan():
            return
        self._checked = None
        self._run_is_wanted = False
        self._estimates.drop()
        if problems:
            self._checks.drop()
            self.run_bar.show_problems(problems)
            return
        self.run_bar.show_checking()
        if self.isVisible() or self._workspace.source is not None:
            self._checks.ask(self.plan(), self._reading_as_opened())

    def _mark_tabs(self) -> None:
        for row, (title, panel) in enumerate(self._panels.items()):
            count = len(panel.problems())
            text = self.tr("{} ({} to correct)").format(title, count) if count else title
            self.tabs.setTabText(row, text)

    def _show_check(self, problems: tuple[str, ...]) -> None:
        if problems:
            self._run_is_wanted = False
            self.run_bar.show_problems(problems)
            return
        self._checked = plan = self.plan()
        self.run_bar.show_estimating(len(unfold(plan)))
        if self._run_is_wanted:
            self._start()
        else:
            workers = self._workspace.settings.preferences().workers
            self._estimates.ask(plan, self._reading_as_opened(), workers)

    def _start(self) -> None:
        self._run_is_wanted = False
        self._create_run(self._checked)

    def _create_run(self, plan: Plan | None) -> None:
        self.run_bar.show_starting()
        self._task = self._workspace.tasks.start(create_run_job, self._workspace.store.root, plan)
        self._task.finished.connect(self._queue_run)
        self._task.failed.connect(lambda problem, _: self.run_bar.show_problems([problem]))

    def _queue_run(self, run_id: str) -> None:
        self._queue.add_run(run_id)
        self._checked = None
        self._note_change()
        self._workspace.page_requested.emit("runs")

    def _reading_as_opened(self) -> ReadingSettings | None:
        source = self._workspace.source
        if source is not None and source.name_or_path == self._corpus:
            return source.reading
        return self._reading

    def _name_corpus(self) -> None:
        source = self._workspace.source
        name = self._corpus or self.tr("none")
        self.corpus_label.setText(self.tr("Corpus: {}").format(name))
        self.terms.use_corpus(self._corpus, self._reading_as_opened())
        is_other = source is not None and source.name_or_path != self._corpus
        self.follow_button.setVisible(is_other)
        self.follow_button.setText(self.tr("Use the open corpus instead"))

    def _update_features(self) -> None:
        if not self.terms.problems() and not self._is_filling:
            self.methods.chosen.use_features(self.terms.feature_settings())

    def _name_methods(self) -> None:
        """Let the form of features say what suits the chosen methods."""
        self.terms.features.use_methods(self.methods.chosen.choices())

    def _load_parameters(self) -> None:
        task = self._workspace.tasks.start(describe_methods_job)
        task.finished.connect(self._set_parameters)
        task.failed.connect(lambda problem, _: self.run_bar.show_problems([problem]))

    def _set_parameters(self, parameters: Any) -> None:
        is_wanted = self._run_is_wanted  # Run may have been pressed before
        self._is_filling = True
        self.methods.chosen.describe(parameters)
        self._is_filling = False
        self._note_change()
        self._run_is_wanted = is_wanted

    def _connect(self) -> None:
        self.name.textChanged.connect(lambda _: self._note_change())
        self.terms.changed.connect(self._update_features)
        for panel in self._panels.values():
            panel.changed.connect(self._note_change)
        self.methods.changed.connect(self._name_methods)
        self.follow_button.clicked.connect(self.use_open_corpus)
        self.run_bar.run_button.clicked.connect(self.run)
        self.run_bar.race_button.clicked.connect(self.race)
        self.actions_row.plan_opened.connect(self.show_plan)
        self.actions_row.paper_chosen.connect(self.repeat_paper)
        self.actions_row.problem_found.connect(
            lambda problem: self.run_bar.show_problems([problem])
        )
        self._checks.answered.connect(self._show_check)
        self._estimates.answered.connect(self.run_bar.show_cost)
        self._workspace.corpus_opened.connect(lambda _: self.use_open_corpus())
        self._workspace.plan_proposed.connect(self.show_plan)

    def _build_layout(self) -> None:
        self.corpus_label.setTextFormat(Qt.TextFormat.PlainText)
        self.corpus_label.setMaximumWidth(420)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.actions_row)
        below = QHBoxLayout()
        below.addWidget(self.corpus_label)
        below.addWidget(self.follow_button)
        below.addStretch(1)
        self.tabs = Tabs()
        for title, panel in self._panels.items():
            self.tabs.addTab(panel, title)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(below)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.run_bar)
