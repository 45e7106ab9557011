"""Checks the plan on the page, estimates its cost and starts it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from workbench.background.history import create_run_job
from workbench.background.plans import check_plan_job, estimate_plan_job
from workbench.corpora.readers.settings import ReadingSettings
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.trials import trial_count
from workbench.experiments.race.entrants import TextVolume, race_plan
from workbench.gui.pages.experiment.run_bar import RunBar
from workbench.gui.state.jobs import Job
from workbench.gui.state.latest_result import LatestResult
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace


class RunStarter(QObject):
    """Shows in the run bar what it finds; a run that is wanted starts once it is checked."""

    problems_found = Signal()
    run_queued = Signal()

    def __init__(
        self, workspace: Workspace, queue: RunQueue, run_bar: RunBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._queue = queue
        self._bar = run_bar
        self._plan: Plan | None = None
        self._reading: ReadingSettings | None = None
        self._checked: Plan | None = None  # the last plan without problems
        self._job: Job | None = None
        self.run_is_requested = False
        self._checks = LatestResult(workspace.jobs, check_plan_job, self)
        self._estimates = LatestResult(workspace.jobs, estimate_plan_job, self, pause=0)
        self._checks.answered.connect(self._show_check)
        self._estimates.answered.connect(run_bar.show_cost)

    def is_checked(self) -> bool:
        """Whether the plan has been found to be without problems."""
        return self._checked is not None

    def note(
        self,
        plan: Plan | None,
        problems: Sequence[str],
        reading: ReadingSettings | None,
        is_shown: bool,
    ) -> None:
        """Check a changed plan; there is none if the page itself found problems."""
        if plan is not None and plan == self._checked:
            return
        self._plan, self._reading, self._checked = plan, reading, None
        self.run_is_requested = False
        self._estimates.drop()
        if plan is None:
            self._checks.drop()
            self._bar.show_problems(problems)
            self.problems_found.emit()
            return
        self._bar.show_checking()
        if is_shown:
            self._checks.ask(plan, reading)

    def run(self, plan: Plan) -> None:
        """Start a plan as soon as it has been checked."""
        self.run_is_requested = True
        if self._checked == plan:
            self._start(plan)

    def race(self) -> None:
        """Let methods race on the open corpus; the plan on the page stays as it is."""
        corpus, source = self._workspace.corpus, self._workspace.source
        if corpus is None or source is None:
            return
        size = TextVolume.of(corpus)
        self._start(race_plan(source.name_or_path, size, reading=source.reading))

    def _show_check(self, problems: tuple[str, ...]) -> None:
        if problems or self._plan is None:
            self.run_is_requested = False
            self._bar.show_problems(problems)
            self.problems_found.emit()
            return
        self._checked = self._plan
        self._bar.show_estimating(trial_count(self._plan))
        if self.run_is_requested:
            self._start(self._plan)
        else:
            workers = self._workspace.settings.preferences().workers
            self._estimates.ask(self._plan, self._reading, workers)

    def _start(self, plan: Plan) -> None:
        self.run_is_requested = False
        self._bar.show_starting()
        self._job = self._workspace.jobs.start(create_run_job, self._workspace.store.root, plan)
        self._job.finished.connect(self._queue_run)
        self._job.failed.connect(lambda problem, _: self._bar.show_problems([problem]))

    def _queue_run(self, run_id: str) -> None:
        self._queue.add_run(run_id)
        self._checked = None
        self.run_queued.emit()
        self._workspace.page_requested.emit("runs")
