"""The comparison page: any runs side by side."""

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

from workbench.background.comparison import compared_facts_job, comparison_job
from workbench.background.figures import RunFacts
from workbench.gui.pages.comparison.run_list import RunList
from workbench.gui.pages.comparison.tabs import COMPARISON_TABS
from workbench.gui.plots.figure_tab import FigureTab
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.tabs import Tabs
from workbench.gui.widgets.theme import set_text_role


class ComparisonPage(QWidget):
    """Ticked runs on the left; metric, training size and two methods choose what tabs draw."""

    view_made = Signal()

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._ids: list[str] = []
        self._shown: tuple[str, ...] = ()
        self._task: Task | None = None
        self.runs = RunList(workspace)
        self.metric_choice = self._chooser(self.tr("Metric"))
        self.training = self._chooser(self.tr("Training size"))
        self.first = self._chooser(self.tr("First method"))
        self.second = self._chooser(self.tr("Second method"))
        self._pair = QWidget()
        self._problem = QLabel()
        set_text_role(self._problem, "problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._problem.hide()
        self.tabs = Tabs()
        self._tabs = {one.figure: self._make_tab(one) for one in COMPARISON_TABS}
        self.tabs.currentChanged.connect(lambda _: self._show_choosers())
        self._build_layout()
        self._show_choosers()
        self.runs.runs_ticked.connect(self._compare)
        workspace.runs_compared.connect(self.runs.tick)
        queue.ended.connect(lambda *_: self.runs.refresh() if self.isVisible() else None)

    def pieces(self) -> tuple[Callable[[], None], ...]:
        """What is left to make, for a moment when nobody waits."""
        return tuple(one.prepare for one in self._tabs.values())

    def runs_shown(self) -> tuple[str, ...]:
        """The ids of the runs whose names are in the choosers."""
        return self._shown

    def tab(self, figure: str) -> FigureTab:
        """The tab of one kind of figure."""
        return self._tabs[figure]

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Look which runs there are."""
        super().showEvent(event)
        self.runs.refresh()

    def _compare(self, run_ids: list[str]) -> None:
        self._ids = run_ids
        self._problem.hide()
        if not run_ids:
            for tab in self._tabs.values():
                tab.forget()
            return
        self._task = task = self._workspace.tasks.start(compared_facts_job, self._folders())
        task.finished.connect(lambda facts: self._take_facts(run_ids, facts))
        task.failed.connect(lambda sentence, _: self._refuse(sentence))

    def _folders(self) -> tuple[Path, ...]:
        return tuple(self._workspace.store.root / one for one in self._ids)

    def _refuse(self, sentence: str) -> None:
        self._problem.setText(sentence)
        self._problem.show()

    def _take_facts(self, run_ids: list[str], facts: tuple[RunFacts, ...]) -> None:
        if run_ids != self._ids:
            return  # other runs were ticked since
        _fill(self.metric_choice, _shared_metrics(facts), 0)
        self._offer_sizes(facts)
        several = len(facts) > 1
        methods = [
            (configuration_words(f"{name} ({one.name})" if several else name), (one.id, name))
            for one in facts
            for name in one.configurations
        ]
        _fill(self.first, methods, 0)
        _fill(self.second, methods, 1)
        self._shown = tuple(run_ids)
        self._want()

    def _offer_sizes(self, facts: tuple[RunFacts, ...]) -> None:
        """Where the largest sizes differ, methods are compared at one that all runs have."""
        sizes = _shared_sizes(facts)
        is_alike = len({one.trainings[-1:] for one in facts}) == 1
        if not is_alike:
            self.training.clear()  # what was chosen before would be unfair here
        entries = [(self.tr("Largest size"), ""), *((one, one) for one in sizes)]
        _fill(self.training, entries, 0 if is_alike else len(sizes))
        self._show_choosers()

    def _want(self) -> None:
        if not self._ids:
            return
        chosen = {
            "metric": self.metric_choice.currentData(),
            "training": self.training.currentData() or None,
            "first": self.first.currentData(),
            "second": self.second.currentData(),
        }
        for one in COMPARISON_TABS:
            options = {name: chosen[name] for name in one.chosen_by if chosen[name] is not None}
            introduce = partial(self._introduce, chosen["first"], chosen["second"])
            self._tabs[one.figure].want(self._folders(), options, introduce)

    def _introduce(self, first: tuple[str, str], second: tuple[str, str], view: Any) -> None:
        if hasattr(view, "use_folders") and first is not None and second is not None:
            root = self._workspace.store.root
            view.use_folders(root / first[0], root / second[0])

    def _make_tab(self, one: Any) -> FigureTab:
        tab = FigureTab(
            one.figure,
            one.make,
            self._workspace.tasks,
            explanation=self.tr(one.explanation),
            job=comparison_job,
            empty=self.tr("Tick one or more runs on the left."),
        )
        tab.view_made.connect(self.view_made)
        tab.said.connect(self._workspace.message_said)
        self.tabs.addTab(tab, self.tr(one.title))
        self.tabs.setTabToolTip(self.tabs.count() - 1, self.tr(one.help))
        return tab

    def _show_choosers(self) -> None:
        chosen_by = COMPARISON_TABS[self.tabs.currentIndex()].chosen_by
        self.metric_choice.setVisible("metric" in chosen_by and self.metric_choice.count() > 0)
        self.training.setVisible("training" in chosen_by and self.training.count() > 1)
        self._pair.setVisible("first" in chosen_by)

    def _chooser(self, name: str) -> QComboBox:
        chooser = QComboBox()
        chooser.setAccessibleName(name)
        chooser.setToolTip(name)
        chooser.setMinimumContentsLength(14)
        chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        chooser.activated.connect(lambda _: self._want())
        return chooser

    def _build_layout(self) -> None:
        pair = QHBoxLayout(self._pair)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.addWidget(self.first, 1)
        pair.addWidget(QLabel(self.tr("compared with")))
        pair.addWidget(self.second, 1)
        row = QHBoxLayout()
        row.addWidget(self.metric_choice)
        row.addWidget(self.training)
        row.addWidget(self._pair)
        row.addStretch(1)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self._problem)
        column.addWidget(self.tabs, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.runs)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([210, 800])
        whole = QVBoxLayout(self)
        whole.addWidget(splitter)


def _shared_metrics(facts: tuple[RunFacts, ...]) -> list[tuple[str, Any]]:
    """The metrics that all runs have, or those of the first where they share none."""
    shared = [
        (title, name)
        for name, title in facts[0].metrics
        if all(name in dict(one.metrics) for one in facts)
    ]
    return shared or [(title, name) for name, title in facts[0].metrics]


def _shared_sizes(facts: tuple[RunFacts, ...]) -> list[str]:
    """The training sizes that all runs have, the smallest first."""
    first, *others = (one.trainings for one in facts)
    return [size for size in first if size and all(size in one for one in others)]


def _fill(chooser: QComboBox, entries: list[tuple[str, Any]], usual: int) -> None:
    kept = chooser.currentData()
    chooser.clear()
    for words, value in entries:
        chooser.addItem(words, value)
    values = [value for _, value in entries]
    chooser.setCurrentIndex(values.index(kept) if kept in values else min(usual, len(values) - 1))
