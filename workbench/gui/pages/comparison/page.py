"""The Compare page: several runs side by side."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.background.comparison import comparison_job, runs_facts_job
from workbench.background.figures import RunFacts
from workbench.gui.pages.comparison.run_list import RunList
from workbench.gui.pages.comparison.tabs import COMPARISON_TABS
from workbench.gui.plots.figure_tab import FigureTab
from workbench.gui.plots.tab_description import TabDescription
from workbench.gui.state.jobs import Job
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.buttons import button
from workbench.gui.widgets.cards import Card, column, row
from workbench.gui.widgets.empty_state import EmptyState
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.page_header import PageHeader
from workbench.gui.widgets.sizes import LARGE, MEDIUM, WIDE
from workbench.gui.widgets.tabs import Tabs
from workbench.gui.widgets.theme import set_text_role
from workbench.plain_text import size_words


class ComparisonPage(QWidget):
    """Ticked runs on the left; metric, training size and two methods select the figures."""

    view_made = Signal()

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._ids: list[str] = []
        self._shown: tuple[str, ...] = ()
        self._job: Job | None = None
        self.runs = RunList(workspace)
        self.metric_choice = self._make_choice(self.tr("Metric"))
        self.training = self._make_choice(self.tr("Training size"))
        self.first = self._make_choice(self.tr("First method"))
        self.second = self._make_choice(self.tr("Second method"))
        self._pair = QWidget()
        self._problem = QLabel()
        set_text_role(self._problem, "problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._problem.hide()
        self.tabs = Tabs()
        self._tabs = {tab.figure: self._make_tab(tab) for tab in COMPARISON_TABS}
        self.tabs.currentChanged.connect(lambda _: self._show_choices())
        self._build_layout()
        self._show_choices()
        self.runs.runs_ticked.connect(self._compare)
        workspace.runs_compared.connect(self.runs.tick)
        queue.ended.connect(lambda *_: self.runs.refresh() if self.isVisible() else None)

    def deferred_work(self) -> tuple[Callable[[], None], ...]:
        """The creation of the views, to be done while the program is idle."""
        return tuple(tab.prepare for tab in self._tabs.values())

    def runs_shown(self) -> tuple[str, ...]:
        """The ids of the runs whose methods are offered."""
        return self._shown

    def tab(self, figure: str) -> FigureTab:
        """The tab of one kind of figure."""
        return self._tabs[figure]

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Read the list of runs."""
        super().showEvent(event)
        self.runs.refresh()

    def _compare(self, run_ids: list[str]) -> None:
        self._ids = run_ids
        self._problem.hide()
        if not run_ids:
            for tab in self._tabs.values():
                tab.clear()
            return
        self._job = job = self._workspace.jobs.start(runs_facts_job, self._folders())
        job.finished.connect(lambda facts: self._use_facts(run_ids, facts))
        job.failed.connect(lambda problem, _: self._show_problem(problem))

    def _folders(self) -> tuple[Path, ...]:
        return tuple(self._workspace.store.root / run_id for run_id in self._ids)

    def _show_problem(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.show()

    def _use_facts(self, run_ids: list[str], facts: tuple[RunFacts, ...]) -> None:
        if run_ids != self._ids:
            return  # other runs have been ticked since
        _fill(self.metric_choice, _shared_metrics(facts), 0)
        self._offer_sizes(facts)
        has_several = len(facts) > 1
        methods = [
            (shown_title(f"{name} ({run.name})" if has_several else name), (run.id, name))
            for run in facts
            for name in run.configurations
        ]
        _fill(self.first, methods, 0)
        _fill(self.second, methods, 1)
        self._shown = tuple(run_ids)
        names = ", ".join(run.name for run in facts)
        self.header.say(self.tr("Compare runs"), names)
        self._request_figures()

    def _offer_sizes(self, facts: tuple[RunFacts, ...]) -> None:
        """Offer the training sizes; if the largest differ, preset one that all runs have."""
        sizes = _shared_sizes(facts)
        is_same = len({run.trainings[-1:] for run in facts}) == 1
        if not is_same:
            self.training.clear()  # drop the previous choice, which would not be comparable here
        entries = [(self.tr("Largest size"), ""), *((size_words(size), size) for size in sizes)]
        _fill(self.training, entries, 0 if is_same else len(sizes))
        self._show_choices()

    def _request_figures(self) -> None:
        if not self._ids:
            return
        chosen = {
            "metric": self.metric_choice.currentData(),
            "training": self.training.currentData() or None,
            "first": self.first.currentData(),
            "second": self.second.currentData(),
        }
        for tab in COMPARISON_TABS:
            options = {name: chosen[name] for name in tab.chosen_by if chosen[name] is not None}
            set_up = partial(self._set_up, chosen["first"], chosen["second"])
            self._tabs[tab.figure].request(self._folders(), options, set_up)

    def _set_up(self, first: tuple[str, str], second: tuple[str, str], view: Any) -> None:
        if hasattr(view, "use_folders") and first is not None and second is not None:
            root = self._workspace.store.root
            view.use_folders(root / first[0], root / second[0])

    def _make_tab(self, description: TabDescription) -> FigureTab:
        tab = FigureTab(
            description.figure,
            description.make,
            self._workspace.jobs,
            explanation=translated(description.explanation),
            function=comparison_job,
            empty=self.tr("Tick one or more runs on the left."),
        )
        tab.view_made.connect(self.view_made)
        tab.message_posted.connect(self._workspace.message_posted)
        self.tabs.addTab(tab, translated(description.title))
        self.tabs.setTabToolTip(self.tabs.count() - 1, translated(description.help))
        return tab

    def _show_choices(self) -> None:
        chosen_by = COMPARISON_TABS[self.tabs.currentIndex()].chosen_by
        self.metric_choice.setVisible("metric" in chosen_by and self.metric_choice.count() > 0)
        self.training.setVisible("training" in chosen_by and self.training.count() > 1)
        self._pair.setVisible("first" in chosen_by)

    def _make_choice(self, name: str) -> QComboBox:
        choice = QComboBox()
        choice.setAccessibleName(name)
        choice.setToolTip(name)
        choice.setMinimumContentsLength(14)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.activated.connect(lambda _: self._request_figures())
        return choice

    def _build_layout(self) -> None:
        pair = QHBoxLayout(self._pair)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.addWidget(self.first, 1)
        pair.addWidget(QLabel(self.tr("compared with")))
        pair.addWidget(self.second, 1)
        choices = row(self.metric_choice, self.training, self._pair, 1)
        right = QWidget()
        right.setLayout(column(choices, self._problem, self.tabs, spacing=MEDIUM))
        self.card = Card(self.tr("Runs"))
        self.card.add(self.runs, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.card)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([268, 800])
        self.header = PageHeader(
            self.tr("Compare runs"),
            self.tr("Tick one or more runs to see their methods side by side"),
        )
        go_to = self._workspace.page_requested.emit
        self.header.add(button(self.tr("Runs"), lambda: go_to("runs"), "list"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(WIDE, LARGE, WIDE, LARGE)
        whole.setSpacing(MEDIUM)
        whole.addWidget(self.header)
        whole.addWidget(splitter, 1)
        whole.addWidget(self._make_empty(), 1)
        self.runs.listed.connect(self._show_number)
        self._splitter = splitter
        self._show_number(0)

    def _make_empty(self) -> EmptyState:
        go_to = self._workspace.page_requested.emit
        self._empty = EmptyState(
            "git-compare-arrows",
            self.tr("No run has results yet"),
            self.tr("Compare methods, settings or corpora once two experiments have run."),
        )
        self._empty.offer(
            self.tr("Set up an experiment"), lambda: go_to("experiment"), "flask-conical"
        )
        return self._empty

    def _show_number(self, runs: int) -> None:
        """Show the runs, or what to do while there are none."""
        self._splitter.setVisible(runs > 0)
        self._empty.setVisible(runs == 0)


def _shared_metrics(facts: tuple[RunFacts, ...]) -> list[tuple[str, Any]]:
    """The metrics that all runs have, or those of the first where they share none."""
    shared = [
        (translated(title), name)
        for name, title in facts[0].metrics
        if all(name in dict(run.metrics) for run in facts)
    ]
    every = [(translated(title), name) for name, title in facts[0].metrics]
    return shared or every


def _shared_sizes(facts: tuple[RunFacts, ...]) -> list[str]:
    """The training sizes that all runs have, the smallest first."""
    first, *others = (run.trainings for run in facts)
    return [size for size in first if size and all(size in sizes for sizes in others)]


def _fill(choice: QComboBox, entries: list[tuple[str, Any]], default: int) -> None:
    kept = choice.currentData()
    choice.clear()
    for title, value in entries:
        choice.addItem(title, value)
    values = [value for _, value in entries]
    choice.setCurrentIndex(values.index(kept) if kept in values else min(default, len(values) - 1))
