"""The experiment page: choose methods, terms and how they are judged, then run."""

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
from workbench.corpora.readers import ReadingSettings
from workbench.errors import ParameterError
from workbench.experiments.plans.first_plan import first_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.trials import unfold
from workbench.experiments.reproduction.recipe import Size
from workbench.gui.pages.experiment.draft import Draft
from workbench.gui.pages.experiment.judging_panel import JudgingPanel
from workbench.gui.pages.experiment.methods_panel import MethodsPanel
from workbench.gui.pages.experiment.paper_dialog import PaperDialog
from workbench.gui.pages.experiment.plan_actions import PlanActions
from workbench.gui.pages.experiment.start_line import StartLine
from workbench.gui.pages.experiment.terms_panel import TermsPanel
from workbench.gui.state.latest_answer import LatestAnswer
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.tabs import Tabs
from workbench.methods.registry import METHODS


class ExperimentPage(QWidget):
    """Edits one plan; what is wrong stands in its foot, beside the button that runs it."""

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._queue = queue
        self._corpus = ""
        self._reading = ReadingSettings()
        self._description = ""
        self._checked: Plan | None = None  # the last plan found sound
        self._run_is_wanted = False
        self._is_filling = False
        self._task: Task | None = None
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name of the experiment"))
        self.name.setPlaceholderText(self.tr("Name of the experiment"))
        self.corpus_label = QLabel()
        self.follow = QPushButton()
        self.actions_row = PlanActions(workspace, self.plan)
        self.methods = MethodsPanel()
        self.terms = TermsPanel(workspace.tasks)
        self.judging = JudgingPanel()
        self._panels: dict[str, MethodsPanel | TermsPanel | JudgingPanel] = {
            self.tr("Methods"): self.methods,
            self.tr("Words and features"): self.terms,
            self.tr("Protocol and metrics"): self.judging,
        }
        self.foot = StartLine()
        self._checking = LatestAnswer(workspace.tasks, check_plan_job, self)
        self._estimating = LatestAnswer(workspace.tasks, estimate_plan_job, self, pause=0)
        self._draft = Draft(workspace.settings, self.plan, self)
        self._build_layout()
        self._connect()
        self.show_plan(self._draft.found() or first_plan(""))
        self.use_open_corpus()
        self._describe()

    def plan(self) -> Plan:
        """The plan on the page, or a sentence about what keeps it from being one."""
        problems = self.problems()
        if problems:
            raise ParameterError(" ".join(problems))
        return Plan(
            name=self.name.text().strip(),
            corpus=self._corpus,
            methods=self.methods.chosen.choices(),
            protocol=self.judging.protocol(),
            reading=self._reading,
            tokens=self.terms.token_settings(),
            features=self.terms.feature_settings(),
            metrics=self.judging.metrics.metrics(),
            seed=self.judging.seed_value(),
            description=self._description,
        )

    def problems(self) -> list[str]:
        """What the page itself sees: an empty name, no corpus, fields with wrong values."""
        found = []
        if not self._corpus:
            found.append(self.tr("Open a corpus first, on the Corpus page."))
        if not self.name.text().strip():
            found.append(self.tr("Give the experiment a name."))
        if not self.methods.chosen.list.count():
            found.append(self.tr("Add at least one method."))
        return [*found, *(one for panel in self._panels.values() for one in panel.problems())]

    def show_plan(self, plan: Plan) -> None:
        """Fill the page from a plan."""
        self._is_filling = True
        self._corpus, self._reading = plan.corpus, plan.reading
        self._description = plan.description
        self.name.setText(plan.name)
        self.terms.show_plan(plan)
        self.methods.chosen.use_features(plan.features)
        self.methods.chosen.show_choices(plan.methods)
        self.judging.show_plan(plan)
        self._is_filling = False
        self._name_corpus()
        self._note_change()
        unknown = [one.method for one in plan.methods if one.method not in METHODS]
        if unknown:
            said = self.tr("Left out, because there is no such method: {}")
            self._workspace.message_said.emit(said.format(", ".join(unknown)))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Check what was left from the last time, now that somebody looks."""
        super().showEvent(event)
        if self._checked is None:
            self._note_change()

    def use_open_corpus(self) -> None:
        """Run the experiment on the corpus that is open."""
        source = self._workspace.source
        if source is None:
            return
        untouched = self.name.text() == first_plan(self._corpus).name
        self._corpus = source.name_or_path
        self._reading = source.reading or ReadingSettings()
        if untouched:
            self.name.setText(first_plan(self._corpus).name)
        self._name_corpus()
        self._note_change()

    def run(self) -> None:
        """Start the experiment as soon as it is known to be sound."""
        self._run_is_wanted = True
        try:
            if self._checked == self.plan():
                self._start()
        except ParameterError:
            self._note_change()

    def repeat_paper(self, name: str, size: Size) -> PaperDialog:
        """Run the recipe of a paper and show its numbers beside ours."""
        dialog = PaperDialog(self._workspace, self._queue, name, size, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def _note_change(self) -> None:
        if self._is_filling:
            return
        problems = self.problems()
        self._draft.note_change()
        self._mark_tabs()
        if self._checked is not None and not problems and self._checked == self.plan():
            return
        self._checked = None
        self._run_is_wanted = False
        self._estimating.drop()
        if problems:
            self._checking.drop()
            self.foot.show_problems(problems)
            return
        self.foot.show_checking()
        if self.isVisible() or self._workspace.source is not None:
            self._checking.ask(self.plan(), self._reading_as_opened())

    def _mark_tabs(self) -> None:
        for row, (title, panel) in enumerate(self._panels.items()):
            wrong = len(panel.problems())
            told = self.tr("{} ({} to correct)").format(title, wrong) if wrong else title
            self.tabs.setTabText(row, told)

    def _take_check(self, problems: tuple[str, ...]) -> None:
        if problems:
            self._run_is_wanted = False
            self.foot.show_problems(problems)
            return
        self._checked = plan = self.plan()
        self.foot.show_sound(len(unfold(plan)))
        if self._run_is_wanted:
            self._start()
        else:
            workers = self._workspace.settings.preferences().workers
            self._estimating.ask(plan, self._reading_as_opened(), workers)

    def _start(self) -> None:
        self._run_is_wanted = False
        self.foot.show_starting()
        self._task = self._workspace.tasks.start(
            create_run_job, self._workspace.store.root, self._checked
        )
        self._task.finished.connect(self._take_run)
        self._task.failed.connect(lambda sentence, _: self.foot.show_problems([sentence]))

    def _take_run(self, run_id: str) -> None:
        self._queue.add_run(run_id)
        self._checked = None
        self._note_change()
        self._workspace.page_wanted.emit("runs")

    def _reading_as_opened(self) -> ReadingSettings | None:
        source = self._workspace.source
        if source is not None and source.name_or_path == self._corpus:
            return source.reading
        return self._reading

    def _name_corpus(self) -> None:
        source = self._workspace.source
        told = self._corpus or self.tr("none is open")
        self.corpus_label.setText(self.tr("Corpus: {}").format(told))
        self.terms.use_corpus(self._corpus, self._reading_as_opened())
        other = source is not None and source.name_or_path != self._corpus
        self.follow.setVisible(other)
        self.follow.setText(self.tr("Use the open corpus instead"))

    def _note_features(self) -> None:
        if not self.terms.problems() and not self._is_filling:
            self.methods.chosen.use_features(self.terms.feature_settings())

    def _describe(self) -> None:
        task = self._workspace.tasks.start(describe_methods_job)
        task.finished.connect(self._take_descriptions)
        task.failed.connect(lambda sentence, _: self.foot.show_problems([sentence]))

    def _take_descriptions(self, described: Any) -> None:
        is_wanted = self._run_is_wanted  # pressed before the methods were described
        self._is_filling = True
        self.methods.chosen.describe(described)
        self._is_filling = False
        self._note_change()
        self._run_is_wanted = is_wanted

    def _connect(self) -> None:
        self.name.textChanged.connect(lambda _: self._note_change())
        self.terms.changed.connect(self._note_features)
        for panel in self._panels.values():
            panel.changed.connect(self._note_change)
        self.follow.clicked.connect(self.use_open_corpus)
        self.foot.run_button.clicked.connect(self.run)
        self.actions_row.plan_opened.connect(self.show_plan)
        self.actions_row.paper_wanted.connect(self.repeat_paper)
        self.actions_row.problem_met.connect(lambda words: self.foot.show_problems([words]))
        self._checking.answered.connect(self._take_check)
        self._checking.failed.connect(lambda words: self.foot.show_problems([words]))
        self._estimating.answered.connect(self.foot.show_cost)
        self._estimating.failed.connect(lambda words: self.foot.show_problems([words]))
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
        below.addWidget(self.follow)
        below.addStretch(1)
        self.tabs = Tabs()
        for title, panel in self._panels.items():
            self.tabs.addTab(panel, title)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(below)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.foot)
