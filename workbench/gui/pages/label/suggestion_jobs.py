"""Keeps the helper process of the Label page busy with the latest decisions, one job at a time."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.background.labelling import count_terms_job, space_job, suggest_job
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.widgets.number_notation import filled
from workbench.labelling.situation import Situation, SpaceRequest, SuggestionRequest


class SuggestionJobs(QObject):
    """Suggestions come first; while a job runs, only the latest request of each kind is kept."""

    answered = Signal(object)  # ShownSuggestions
    framed = Signal(object)  # SpaceFrame
    began = Signal()  # to prepare a corpus
    progressed = Signal()  # while a corpus is prepared
    failed = Signal(str)

    def __init__(
        self, runner: JobRunner, counter: JobRunner, parent: QObject | None = None
    ) -> None:
        """`counter` counts the terms in another process, after whatever counts them already."""
        super().__init__(parent)
        self._runner, self._counter = runner, counter
        self._is_counted, self._share = False, 0.0  # of the terms
        self._job: Job | None = None
        self._folder: Path | None = None
        self._strategy = ""  # of the suggestions that are computed
        self._waiting: tuple[Situation, SuggestionRequest] | None = None
        self._request: tuple[Situation, SpaceRequest] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a job is running."""
        return self._job is not None

    def preparation(self) -> str:
        """What is done before the first suggestion."""
        if self._is_counted:
            return self.tr("comparing the documents with each other …")
        return filled(self.tr("counting terms … {:.0%}"), self._share)

    def use_corpus(self, folder: Path | None) -> None:
        """Ask about another corpus from now on; answers about the old one are ignored."""
        self._folder, self._job, self._waiting, self._request = folder, None, None, None
        self._is_counted, self._share = False, 0.0

    def ask(self, situation: Situation, request: SuggestionRequest) -> None:
        """Ask for the state after the decisions."""
        self._waiting = situation, request
        self._go_on()

    def draw(self, situation: Situation, request: SpaceRequest) -> None:
        """Ask for a frame of the space, when no suggestion is wanted."""
        self._request = situation, request
        self._go_on()

    def start(self, function: Callable[..., Any], *arguments: Any) -> Job | None:
        """Start another job about the corpus."""
        if self._folder is None:
            return None
        job = self._runner.start(function, self._folder, *arguments)
        job.failed.connect(lambda message, _: self.failed.emit(message))
        return job

    def _go_on(self) -> None:
        if self._folder is None or self._job is not None:
            return
        if not self._is_counted:
            self._count()
        elif self._waiting is not None:
            (situation, request), self._waiting = self._waiting, None
            self._strategy = request.strategy
            self._begin(self.answered, suggest_job, situation, request)
        elif self._request is not None:
            (situation, shown), self._request = self._request, None
            self._begin(self.framed, space_job, situation, shown)

    def _count(self) -> None:
        self.began.emit()
        self._runner.warm_up()
        self._job = job = self._counter.start(count_terms_job, self._folder)
        job.progressed.connect(lambda done, total: self._note_share(job, done / max(1, total)))
        job.ended.connect(lambda: self._note_counted(job))

    def _note_share(self, job: Job, share: float) -> None:
        if job is self._job:
            self._share = share
            self.progressed.emit()

    def _note_counted(self, job: Job) -> None:
        """Go on even if the counting failed: the first job fails in turn and says why."""
        if job is self._job:
            self._job, self._is_counted = None, True
            self._go_on()
            self.progressed.emit()

    def _begin(self, signal: Any, function: Callable[..., Any], *arguments: Any) -> None:
        self._job = job = self._runner.start(function, self._folder, *arguments)
        job.finished.connect(lambda found: self._finish(job, signal, found))
        job.failed.connect(lambda message, _: self._fail(job, message))

    def _finish(self, job: Job, signal: Any, found: object) -> None:
        if job is not self._job:
            return  # about another corpus
        self._job = None
        newer, strategy = self._waiting, self._strategy
        self._go_on()
        if signal is self.answered and newer is not None and newer[1].strategy != strategy:
            return  # about documents that are no longer wanted
        signal.emit(found)

    def _fail(self, job: Job, message: str) -> None:
        if job is self._job:
            self._job = self._waiting = self._request = None
            self.failed.emit(message)
