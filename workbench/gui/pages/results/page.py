"""The Results page: the overview, tables and plots of one run."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from workbench.background.figures import RunFacts, run_facts_job
from workbench.gui.pages.results.grouped_tabs import GroupedTabs
from workbench.gui.pages.results.overview_links import OverviewLinks
from workbench.gui.pages.results.run_actions import RunActions
from workbench.gui.pages.results.tabs import TABS
from workbench.gui.plots.figure_tab import FigureTab
from workbench.gui.plots.tab_description import TabDescription
from workbench.gui.state.jobs import Job
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.empty_state import EmptyState
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.page_header import PageHeader
from workbench.gui.widgets.sizes import LARGE, MEDIUM
from workbench.plain_text import size_words

_PAUSE = 2000  # milliseconds between two updates of a running race


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
        self._chosen: dict[str, str | None] = {}  # method, training size and metric of the page
        self._job: Job | None = None
        self._begins = False  # whether another run begins with its overview
        self.header = PageHeader(self.tr("Results"))
        self.empty = self._make_empty_state()
        self.configuration = self._make_choice(self.tr("Method"), "configuration")
        self.training = self._make_choice(self.tr("Training size"), "training")
        self.metric_choice = self._make_choice(self.tr("Metric"), "metric")
        self.run_actions = RunActions(workspace)
        self.tabs = GroupedTabs()
        self._links = OverviewLinks(self, workspace)
        self._tabs: dict[str, FigureTab] = {}
        self._descriptions: dict[QWidget, TabDescription] = {}
        for description in TABS:
            self._add_tab(description)
        self._build_layout()
        self.tabs.hide()
        self.tabs.changed.connect(lambda _: self._follow_tab())
        self._show_choices()
        workspace.run_chosen.connect(self.show_run)
        queue.ended.connect(lambda run_id, *_: self._refresh(run_id))
        self._pause = QTimer(self, singleShot=True)
        queue.progressed.connect(lambda run_id, _: self._follow(run_id))

    def show_run(self, run_id: str) -> None:
        """Show a run."""
        self.run_actions.setEnabled(False)  # until the run has been read
        self._begins = run_id != self.run_shown()
        if self._facts is None:
            self.empty.say(self.tr("Reading the run …"), "")
        self._folder = self._workspace.store.root / run_id
        self._job = self._workspace.jobs.start(run_facts_job, self._folder)
        self._job.finished.connect(self._use_facts)
        self._job.failed.connect(lambda problem, _: self._say_problem(problem))

    def choose_configuration(self, name: str) -> bool:
        """Show another method, now or once the run is known; return whether it is another one."""
        if self._facts is not None and name in self._facts.configurations:
            is_another, self._requested = name != self._chosen.get("configuration"), ""
            self._choose("configuration", name)
            return is_another
        self._requested = name
        return True

    def show_trial(self, configuration: str, training: str) -> None:
        """Choose a method and a training size."""
        self._chosen.update(configuration=configuration, training=training)
        self._show_choices()
        self._request_figures()

    def show_training(self, training: str) -> None:
        """Say which training size a view shows, where the view itself has changed it."""
        self._chosen["training"] = training
        self.training.setCurrentIndex(self.training.findData(training))

    def deferred_work(self) -> tuple[Callable[[], None], ...]:
        """The creation of the views, to be done while the program is idle."""
        return tuple(tab.prepare for tab in self._tabs.values())

    def run_shown(self) -> str:
        """The id of the run whose methods are offered."""
        return "" if self._facts is None else self._facts.id

    @property
    def facts(self) -> RunFacts | None:
        """What is known about the run."""
        return self._facts

    def tab(self, figure: str) -> FigureTab:
        """The tab of one kind of figure."""
        return self._tabs[figure]

    def _add_tab(self, description: TabDescription) -> None:
        tab = FigureTab(
            description.figure,
            description.make,
            self._workspace.jobs,
            explanation=translated(description.explanation),
            has_card=description.has_card,
        )
        tab.view_made.connect(self.view_made)
        tab.view_made.connect(partial(self._connect_view, tab))
        tab.alternative_chosen.connect(self.choose_configuration)
        tab.message_posted.connect(self._workspace.message_posted)
        self._tabs[description.figure] = tab
        self._descriptions[tab] = description
        title, explanation = translated(description.title), translated(description.help)
        self.tabs.add(description.group, tab, title, explanation)

    def _connect_view(self, tab: FigureTab) -> None:
        view = tab.view
        if hasattr(view, "plan_proposed"):
            view.plan_proposed.connect(self._workspace.propose)
        if hasattr(view, "use_workspace"):
            view.use_workspace(self._workspace)
        if hasattr(view, "training_shown"):
            view.training_shown.connect(self.show_training)
        self._links.connect_view(view)

    def _follow(self, run_id: str) -> None:
        """Show the table of a race while it runs, but not more often than it can be read."""
        is_shown = self._folder is not None and self._folder.name == run_id
        if is_shown and self._tabs["race"].isVisible() and not self._pause.isActive():
            self._pause.start(_PAUSE)
            self.show_run(run_id)

    def _follow_tab(self) -> None:
        self._begins = False  # this tab was requested, so it stays
        self.tabs.show()
        self.empty.hide()
        self._show_choices()

    def _refresh(self, run_id: str) -> None:
        """Show a run that has ended, if no other one was chosen."""
        if self._folder is None or self._folder.name == run_id:
            self.show_run(run_id)

    def _say_problem(self, problem: str) -> None:
        self.header.say(problem)
        self.empty.say(self.tr("No run is selected"), problem)

    def _use_facts(self, facts: RunFacts) -> None:
        begins = self._begins
        self._facts = facts
        self._workspace.selection.use_source(facts.id)
        failed = self.tr(", {} failed").format(len(facts.failures)) if facts.failures else ""
        done = filled(self.tr("{:,} of {:,} trials"), facts.done, facts.total)
        self.header.say(
            facts.name, f"{translated(facts.context)} · {translated(facts.status)}, {done}{failed}"
        )
        self._keep("configuration", facts.configurations)
        self._keep("training", facts.trainings, last=True)
        self._keep("metric", [name for name, _ in facts.metrics])
        if self._requested in facts.configurations:
            self._chosen["configuration"] = self._requested
        self._requested = ""
        self.tabs.offer([self._tabs[name] for name in facts.figures])
        if not facts.figures:
            self._say_why_empty(facts)
        elif begins:
            self.tabs.setCurrentWidget(self._tabs[facts.figures[0]])
        self._show_choices()
        self.run_actions.use_run(facts)
        self._request_figures()

    def _say_why_empty(self, facts: RunFacts) -> None:
        """Say why there is no view: no trial has finished, or all failed."""
        if facts.failures:
            self.empty.say(self.tr("All trials failed"), facts.failures[0][1])
        else:
            reason = self.tr("Views appear as soon as a trial has finished.")
            self.empty.say(self.tr("No finished trial yet"), reason)
        self.tabs.hide()
        self.empty.show()

    def _make_empty_state(self) -> EmptyState:
        state = EmptyState(
            "chart-column",
            self.tr("No run is selected"),
            self.tr("Choose a run to see what won, what was confused, and what to try next."),
        )
        request = self._workspace.page_requested
        state.offer(self.tr("Show the runs"), lambda: request.emit("runs"))
        state.offer(
            self.tr("Set up an experiment"), lambda: request.emit("experiment"), is_primary=False
        )
        return state

    def _keep(self, name: str, values: Any, last: bool = False) -> None:
        """Keep what was chosen where the run has it, and choose the first or last otherwise."""
        if self._chosen.get(name) not in values:
            self._chosen[name] = (values[-1] if last else values[0]) if values else None

    def _choose(self, name: str, value: str | None) -> None:
        if value != self._chosen.get(name):  # else what is open in a view stays open
            self._chosen[name] = value
            self._show_choices()
            self._request_figures()

    def _show_choices(self) -> None:
        """Show the boxes that act on the current tab, filled with what it has."""
        description, facts = self._descriptions[self.tabs.currentWidget()], self._facts
        boxes = {
            "configuration": self.configuration,
            "training": self.training,
            "metric": self.metric_choice,
        }
        entries: dict[str, list[tuple[str, str]]] = {name: [] for name in boxes}
        if facts is not None:
            names = self._configurations_for(description, facts)
            entries["configuration"] = [(shown_title(name), name) for name in names]
            everything = self.tr("all")
            entries["training"] = [(size_words(size, everything), size) for size in facts.trainings]
            entries["metric"] = [(translated(title), name) for name, title in facts.metrics]
        options = self._options_for(description)
        for name, box in boxes.items():
            _fill(box, entries[name], options.get(name, self._chosen.get(name)))
            box.setVisible(name in description.choices and len(entries[name]) > 1)

    def _configurations_for(self, tab: TabDescription, facts: RunFacts) -> tuple[str, ...]:
        return facts.configurations_with.get(tab.needs, ()) if tab.needs else facts.configurations

    def _options_for(self, tab: TabDescription) -> dict[str, Any]:
        """What the tab shows: the choices of the page, or the first method that has the figure."""
        options = {name: self._chosen.get(name) for name in tab.choices}
        if self._facts is not None and "configuration" in options:
            names = self._configurations_for(tab, self._facts)
            if options["configuration"] not in names:
                options["configuration"] = names[0] if names else None
        return {name: value for name, value in options.items() if value is not None}

    def _request_figures(self) -> None:
        if self._folder is None or self._facts is None:
            return
        for tab in TABS:
            if tab.figure not in self._facts.figures:
                self._tabs[tab.figure].clear()
                continue
            options = self._options_for(tab)
            set_up = partial(_set_up, folder=self._folder, options=options, facts=self._facts)
            chosen = {name: value for name, value in options.items() if name in tab.chosen_by}
            self._tabs[tab.figure].request(self._folder, chosen, set_up)

    def _make_choice(self, name: str, key: str) -> QComboBox:
        choice = QComboBox()
        choice.setAccessibleName(name)
        choice.setToolTip(name)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setMinimumWidth(60)  # names may be wider than the window beside the help
        choice.setMaximumWidth(260)
        choice.activated.connect(lambda _: self._choose(key, choice.currentData()))
        return choice

    def _build_layout(self) -> None:
        self.header.add(self.run_actions)
        for choice in (self.configuration, self.training, self.metric_choice):
            self.tabs.tools.addWidget(choice)
        column = QVBoxLayout(self)
        column.setContentsMargins(LARGE, LARGE, LARGE, MEDIUM)
        column.setSpacing(MEDIUM)
        for widget, stretch in ((self.header, 0), (self.tabs, 1), (self.empty, 1)):
            column.addWidget(widget, stretch)


def _set_up(view: Any, folder: Path, options: dict[str, Any], facts: RunFacts) -> None:
    if hasattr(view, "use_run"):
        view.use_run(folder, options, facts)


def _fill(choice: QComboBox, entries: list[tuple[str, str]], chosen: str | None) -> None:
    present = [(choice.itemText(row), choice.itemData(row)) for row in range(choice.count())]
    if present != entries:
        choice.clear()
        for title, value in entries:
            choice.addItem(title, value)
    choice.setCurrentIndex(max(choice.findData(chosen), 0) if entries else -1)
