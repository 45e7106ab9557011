"""The state that pages share: the open corpus, the store and requests between pages."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from workbench import paths
from workbench.background.corpora import OpenedCorpus, open_corpus_job
from workbench.background.history import list_runs_job
from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import load_corpus
from workbench.experiments.plans.plan import Plan
from workbench.experiments.runs.store import RunStore
from workbench.gui.state.preferences import WindowSettings
from workbench.gui.state.tasks import Task, TaskRunner


@dataclass(frozen=True)
class CorpusSource:
    """The origin of the open corpus: a known name or a path, and its reading settings."""

    name_or_path: str
    reading: ReadingSettings | None = None


class Workspace(QObject):
    """The state of the window; pages communicate only through it."""

    corpus_opening = Signal(object)  # Task
    corpus_opened = Signal(object)  # Corpus
    corpus_failed = Signal(str)
    data_folder_changed = Signal()  # the folder of known corpora
    plan_proposed = Signal(object)  # Plan, for the experiment page
    run_chosen = Signal(str)  # run id, for the results page
    runs_compared = Signal(list)  # run ids, for the comparison page
    runs_listed = Signal(object)  # tuple of RunSummary, newest first
    tour_started = Signal(str)  # run id
    page_requested = Signal(str)
    message_posted = Signal(str)

    def __init__(
        self, store: RunStore, settings: WindowSettings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.store = store
        self.settings = settings
        self.tasks = TaskRunner(self)
        self.long_tasks = TaskRunner(self)  # which no other job should wait for
        self.label_tasks = TaskRunner(self)  # whose process keeps the desk between key presses
        self.corpus: Corpus | None = None
        self.source: CorpusSource | None = None
        self.opened: OpenedCorpus | None = None
        self._listing: Task | None = None
        folder = settings.value("data_folder")
        if folder and paths.data() is None:  # the environment variable takes precedence
            paths.use_data_folder(Path(str(folder)))

    def use_data_folder(self, folder: Path) -> None:
        """Look for known corpora in a folder, now and after the next start."""
        paths.use_data_folder(folder)
        self.settings.store("data_folder", str(folder))
        self.data_folder_changed.emit()

    def open_corpus(self, name_or_path: str, reading: ReadingSettings | None = None) -> Task:
        """Read a corpus in the background and make it the open corpus."""
        source = CorpusSource(name_or_path, reading)
        task = self.tasks.start(open_corpus_job, name_or_path, reading)
        task.finished.connect(lambda opened: self._set_corpus(source, opened))
        task.failed.connect(lambda sentence, _: self.corpus_failed.emit(sentence))
        self.corpus_opening.emit(task)
        return task

    def propose(self, plan: Plan) -> None:
        """Show a plan on the experiment page, which must exist to receive the signal."""
        self.page_requested.emit("experiment")
        self.plan_proposed.emit(plan)

    def show_run(self, run_id: str) -> None:
        """Show a run on the results page."""
        self.page_requested.emit("results")
        self.run_chosen.emit(run_id)

    def compare(self, run_ids: list[str]) -> None:
        """Show several runs on the comparison page."""
        self.page_requested.emit("comparison")
        self.runs_compared.emit(run_ids)

    def list_runs(self) -> None:
        """List the stored runs in the background and emit `runs_listed`."""
        self._listing = self.tasks.start(list_runs_job, self.store.root)
        self._listing.finished.connect(self.runs_listed)
        self._listing.failed.connect(lambda sentence, _: self.message_posted.emit(sentence))

    def close(self) -> None:
        """Stop all tasks."""
        self.label_tasks.close()
        self.long_tasks.close()
        self.tasks.close()

    def _set_corpus(self, source: CorpusSource, opened: OpenedCorpus) -> None:
        self.corpus = load_corpus(opened.folder)
        self.source = source
        self.opened = opened
        self.settings.remember_corpus(source.name_or_path, source.reading)
        self.corpus_opened.emit(self.corpus)
