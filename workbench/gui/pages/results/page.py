"""The results page: tables and pictures of one run."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.background.figures import RunFacts, run_facts_job
from workbench.gui.pages.results.run_actions import RunActions
from workbench.gui.pages.results.tabs import TABS
from workbench.gui.plots.figure_tab import FigureTab
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.tabs import Tabs
from workbench.gui.widgets.theme import set_text_role


class ResultsPage(QWidget):
    """Chooses a method and a training size; the tabs draw."""

    view_made = Signal()

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._folder: Path | None = None
        self._facts: RunFacts | None = None
        self._wished = ""  # a method to look at as soon as the run is known
        self._task: Task | None = None
        self._title = QLabel(self.tr("No run chosen yet"))
        set_text_role(self._title, "title")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self.configuration = self._chooser(self.tr("Method"))
        self.training = self._chooser(self.tr("Training size"))
        self.metric_choice = self._chooser(self.tr("Metric"))
        self.run_actions = RunActions(workspace)
        self.tabs = Tabs()
        self.tabs.setUsesScrollButtons(True)
        self._tabs: dict[str, FigureTab] = {}
        for one in TABS:
            tab = FigureTab(
                one.figure, one.make, workspace.tasks, explanation=self.tr(one.explanation)
            )
            tab.view_made.connect(self.view_made)
            tab.other_wanted.connect(self.choose_configuration)
            tab.said.connect(workspace.message_said)
            self._tabs[one.figure] = tab
            self.tabs.addTab(tab, self.tr(one.title))
            self.tabs.setTabToolTip(self.tabs.count() - 1, self.tr(one.help))
        self._build_layout()
        workspace.run_chosen.connect(self.show_run)
        queue.ended.connect(lambda run_id, *_: self._refresh(run_id))

    def show_run(self, run_id: str) -> None:
        """Show a run from the beginning."""
        self.run_actions.setEnabled(False)  # until it is known what they would act on
        self._folder = self._workspace.store.root / run_id
        self._task = self._workspace.tasks.start(run_facts_job, self._folder)
        self._task.finished.connect(self._take_facts)
        self._task.failed.connect(lambda sentence, _: self._title.setText(sentence))

    def choose_configuration(self, name: str) -> bool:
        """Look at another method, now or once the run is known; tell whether that is a change."""
        place = self.configuration.findData(name)
        if place >= 0 and place == self.configuration.currentIndex():
            return False
        self._wished = name if place < 0 else ""
        if place >= 0:
            self.configuration.setCurrentIndex(place)
            self._want()
        return True

    def pieces(self) -> tuple[Callable[[], None], ...]:
        """What is left to make, for a moment when nobody waits."""
        return tuple(one.prepare for one in self._tabs.values())

    def run_shown(self) -> str:
        """The id of the run whose names are in the choosers."""
        return "" if self._facts is None else self._facts.id

    def tab(self, figure: str) -> FigureTab:
        """The tab of one kind of figure."""
        return self._tabs[figure]

    def _refresh(self, run_id: str) -> None:
        if self._folder is not None and self._folder.name == run_id:
            self.show_run(run_id)

    def _take_facts(self, facts: RunFacts) -> None:
        self._facts = facts
        failed = self.tr(", {} failed").format(len(facts.failures)) if facts.failures else ""
        done = self.tr("{:,} of {:,} trials").format(facts.done, facts.total)
        self._title.setText(f"{facts.name} · {facts.status} · {done}{failed}")
        self._title.setToolTip("")
        _fill(self.configuration, [(configuration_words(one), one) for one in facts.configurations])
        _fill(self.training, [(one or self.tr("all"), one) for one in facts.trainings], last=True)
        _fill(self.metric_choice, [(title, name) for name, title in facts.metrics])
        wished, self._wished = self.configuration.findData(self._wished), ""
        if wished >= 0:
            self.configuration.setCurrentIndex(wished)
        self.run_actions.use_run(facts)
        self._want()

    def _want(self) -> None:
        if self._folder is None or self._facts is None:
            return
        chosen = {
            "configuration": self.configuration.currentData(),
            "training": self.training.currentData(),
            "metric": self.metric_choice.currentData(),
        }
        for one in TABS:
            options: dict[str, Any] = {
                name: chosen[name] for name in one.chosen_by if chosen[name] is not None
            }
            introduce = partial(_introduce, folder=self._folder, options=options, facts=self._facts)
            having = self._facts.having.get(one.needs, ())
            instead = "" if chosen["configuration"] in having else next(iter(having), "")
            self._tabs[one.figure].want(self._folder, options, introduce, instead)

    def _chooser(self, name: str) -> QComboBox:
        chooser = QComboBox()
        chooser.setAccessibleName(name)
        chooser.setToolTip(name)
        chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        chooser.setMinimumWidth(60)  # beside the help there is less room than names want
        chooser.activated.connect(lambda _: self._want())
        return chooser

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        for chooser in (self.configuration, self.training, self.metric_choice):
            row.addWidget(chooser)
        row.addStretch(1)
        row.addWidget(self.run_actions)
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addLayout(row)
        column.addWidget(self.tabs, 1)


def _introduce(view: Any, folder: Path, options: dict[str, Any], facts: RunFacts) -> None:
    if hasattr(view, "use_run"):
        view.use_run(folder, options, facts)


def _fill(chooser: QComboBox, entries: list[tuple[str, str]], last: bool = False) -> None:
    kept = chooser.currentData()
    chooser.clear()
    for words, value in entries:
        chooser.addItem(words, value)
    place = chooser.findData(kept)
    chooser.setCurrentIndex(place if place >= 0 else (len(entries) - 1 if last else 0))
