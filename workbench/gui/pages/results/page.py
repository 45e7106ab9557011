"""The Results page: tables and pictures of one run."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.background.figures import RunFacts, run_facts_job
from workbench.experiments.plans.titles import configuration_title
from workbench.gui.pages.results.run_actions import RunActions
from workbench.gui.pages.results.tabs import TABS
from workbench.gui.plots.figure_tab import FigureTab
from workbench.gui.plots.tab_description import TabDescription
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.tabs import Tabs
from workbench.gui.widgets.theme import set_text_role

_PAUSE = 2000  # milliseconds between two looks at a race that runs


class ResultsPage(QWidget):
    """Selects a method, a training size and a metric; the tabs show the figures."""

    view_made = Signal()

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._folder: Path | None = None
        self._facts: RunFacts | None = None
        self._requested = ""  # a method to show as soon as the run is known
        self._task: Task | None = None
        self._title = QLabel(self.tr("No run selected"))
        set_text_role(self._title, "title")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self.configuration = self._make_choice(self.tr("Method"))
        self.training = self._make_choice(self.tr("Training size"))
        self.metric_choice = self._make_choice(self.tr("Metric"))
        self.run_actions = RunActions(workspace)
        self.tabs = Tabs()
        self.tabs.setUsesScrollButtons(True)
        self._tabs: dict[str, FigureTab] = {}
        for description in TABS:
            self._add_tab(description)
        self._build_layout()
        workspace.run_chosen.connect(self.show_run)
        queue.ended.connect(lambda run_id, *_: self._refresh(run_id))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        queue.progressed.connect(lambda run_id, _: self._follow(run_id))

    def show_run(self, run_id: str) -> None:
        """Show a run."""
        self.run_actions.setEnabled(False)  # until the run has been read
        self._folder = self._workspace.store.root / run_id
        self._task = self._workspace.tasks.start(run_facts_job, self._folder)
        self._task.finished.connect(self._use_facts)
        self._task.failed.connect(lambda problem, _: self._title.setText(problem))

    def choose_configuration(self, name: str) -> bool:
        """Show another method, now or once the run is known; return whether it is another one."""
        index = self.configuration.findData(name)
        if index >= 0 and index == self.configuration.currentIndex():
            return False
        self._requested = name if index < 0 else ""
        if index >= 0:
            self.configuration.setCurrentIndex(index)
            self._request_figures()
        return True

    def deferred_work(self) -> tuple[Callable[[], None], ...]:
        """The creation of the views, to be done while the program is idle."""
        return tuple(tab.prepare for tab in self._tabs.values())

    def run_shown(self) -> str:
        """The id of the run whose methods are offered."""
        return "" if self._facts is None else self._facts.id

    def tab(self, figure: str) -> FigureTab:
        """The tab of one kind of figure."""
        return self._tabs[figure]

    def _add_tab(self, description: TabDescription) -> None:
        tab = FigureTab(
            description.figure,
            description.make,
            self._workspace.tasks,
            explanation=self.tr(description.explanation),
        )
        tab.view_made.connect(self.view_made)
        tab.view_made.connect(partial(self._connect_view, tab))
        tab.alternative_chosen.connect(self.choose_configuration)
        tab.message_posted.connect(self._workspace.message_posted)
        self._tabs[description.figure] = tab
        self.tabs.addTab(tab, self.tr(description.title))
        self.tabs.setTabToolTip(self.tabs.count() - 1, self.tr(description.help))

    def _connect_view(self, tab: FigureTab) -> None:
        if hasattr(tab.view, "plan_proposed"):
            tab.view.plan_proposed.connect(self._workspace.propose)

    def _follow(self, run_id: str) -> None:
        """Show the table of a race while it runs, but not more often than it can be read."""
        is_shown = self._folder is not None and self._folder.name == run_id
        if is_shown and self._tabs["race"].isVisible() and not self._pause.isActive():
            self._pause.start(_PAUSE)
            self.show_run(run_id)

    def _refresh(self, run_id: str) -> None:
        if self._folder is not None and self._folder.name == run_id:
            self.show_run(run_id)

    def _use_facts(self, facts: RunFacts) -> None:
        self._facts = facts
        failed = self.tr(", {} failed").format(len(facts.failures)) if facts.failures else ""
        done = self.tr("{:,} of {:,} trials").format(facts.done, facts.total)
        self._title.setText(f"{facts.name} · {facts.status} · {done}{failed}")
        self._title.setToolTip("")
        methods = [(configuration_title(name), name) for name in facts.configurations]
        sizes = [(size or self.tr("all"), size) for size in facts.trainings]
        _fill(self.configuration, methods)
        _fill(self.training, sizes, last=True)
        _fill(self.metric_choice, [(title, name) for name, title in facts.metrics])
        requested, self._requested = self.configuration.findData(self._requested), ""
        if requested >= 0:
            self.configuration.setCurrentIndex(requested)
        self.run_actions.use_run(facts)
        self._request_figures()

    def _request_figures(self) -> None:
        if self._folder is None or self._facts is None:
            return
        chosen = {
            "configuration": self.configuration.currentData(),
            "training": self.training.currentData(),
            "metric": self.metric_choice.currentData(),
        }
        for tab in TABS:
            options: dict[str, Any] = {
                name: chosen[name] for name in tab.chosen_by if chosen[name] is not None
            }
            set_up = partial(_set_up, folder=self._folder, options=options, facts=self._facts)
            names = self._facts.configurations_with.get(tab.needs, ())
            alternative = "" if chosen["configuration"] in names else next(iter(names), "")
            self._tabs[tab.figure].request(self._folder, options, set_up, alternative)

    def _make_choice(self, name: str) -> QComboBox:
        choice = QComboBox()
        choice.setAccessibleName(name)
        choice.setToolTip(name)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setMinimumWidth(60)  # names may be wider than the window beside the help
        choice.activated.connect(lambda _: self._request_figures())
        return choice

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        for choice in (self.configuration, self.training, self.metric_choice):
            row.addWidget(choice)
        row.addStretch(1)
        row.addWidget(self.run_actions)
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addLayout(row)
        column.addWidget(self.tabs, 1)


def _set_up(view: Any, folder: Path, options: dict[str, Any], facts: RunFacts) -> None:
    if hasattr(view, "use_run"):
        view.use_run(folder, options, facts)


def _fill(choice: QComboBox, entries: list[tuple[str, str]], last: bool = False) -> None:
    kept = choice.currentData()
    choice.clear()
    for title, value in entries:
        choice.addItem(title, value)
    index = choice.findData(kept)
    choice.setCurrentIndex(index if index >= 0 else (len(entries) - 1 if last else 0))
