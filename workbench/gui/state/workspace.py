"""What the pages share: the open corpus, the run in view, and who wants to see what."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from workbench import paths
from workbench.background.corpora import OpenedCorpus, open_corpus_job
from workbench.background.history import list_runs_job
from workbench.corpora.corpus import Corpus
from workbench.corpora.readers import ReadingSettings
from workbench.corpora.storage import load_corpus
from workbench.experiments.plans.plan import Plan
from workbench.experiments.runs.store import RunStore
from workbench.gui.state.preferences import WindowSettings
from workbench.gui.state.tasks import Task, TaskRunner


@dataclass(frozen=True)
class CorpusSource:
    """Where the open corpus came from: a known name or a path, and how it was read."""

    name_or_path: str
    reading: ReadingSettings | None = None


class Workspace(QObject):
    """The state of the window; pages know it and never each other."""

    corpus_opening = Signal(object)  # Task, for its progress and its end
    corpus_opened = Signal(object)  # Corpus
    corpus_failed = Signal(str)
    data_moved = Signal()  # known corpora are looked for elsewhere
    plan_proposed = Signal(object)  # Plan, for the experiment page
    run_chosen = Signal(str)  # run id, for the results page
    runs_compared = Signal(list)  # run ids, for the comparison page
    runs_listed = Signal(object)  # tuple of RunSummary, the newest first
    tour_begun = Signal(str)  # run id
    page_wanted = Signal(str)
    message_said = Signal(str)

    def __init__(
        self, store: RunStore, settings: WindowSettings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.store = store
        self.settings = settings
        self.tasks = TaskRunner(self)
        self.corpus: Corpus | None = None
        self.source: CorpusSource | None = None
        self.opened: OpenedCorpus | None = None
        self._listing: Task | None = None
        folder = settings.value("data_folder")
        if folder and paths.data() is None:  # a folder that the environment names goes first
            paths.use_data(Path(str(folder)))

    def use_data(self, folder: Path) -> None:
        """Look for known corpora in a folder, now and at the next start."""
        paths.use_data(folder)
        self.settings.store("data_folder", str(folder))
        self.data_moved.emit()

    def open_corpus(self, name_or_path: str, reading: ReadingSettings | None = None) -> Task:
        """Read a corpus in the background and make it the open one."""
        source = CorpusSource(name_or_path, reading)
        task = self.tasks.start(open_corpus_job, name_or_path, reading)
        task.finished.connect(lambda opened: self._take(source, opened))
        task.failed.connect(lambda sentence, _: self.corpus_failed.emit(sentence))
        self.corpus_opening.emit(task)
        return task

    def propose(self, plan: Plan) -> None:
        """Show a plan on the experiment page, which has to be there before it can listen."""
        self.page_wanted.emit("experiment")
        self.plan_proposed.emit(plan)

    def show_run(self, run_id: str) -> None:
        """Show a run on the results page."""
        self.page_wanted.emit("results")
        self.run_chosen.emit(run_id)

    def compare(self, run_ids: list[str]) -> None:
        """Show several runs on the comparison page."""
        self.page_wanted.emit("comparison")
        self.runs_compared.emit(run_ids)

    def list_runs(self) -> None:
        """Look at the stored runs in the background; `runs_listed` has them."""
        self._listing = self.tasks.start(list_runs_job, self.store.root)
        self._listing.finished.connect(self.runs_listed)
        self._listing.failed.connect(lambda sentence, _: self.message_said.emit(sentence))

    def close(self) -> None:
        """End what is under way."""
        self.tasks.close()

    def _take(self, source: CorpusSource, opened: OpenedCorpus) -> None:
        self.corpus = load_corpus(opened.folder)
        self.source = source
        self.opened = opened
        self.settings.remember_corpus(source.name_or_path, source.reading)
        self.corpus_opened.emit(self.corpus)
