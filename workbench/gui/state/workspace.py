"""The state that pages share: the open corpus, the store and requests between pages."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from workbench import paths
from workbench.background.corpora import OpenedCorpus, open_corpus_job
from workbench.background.history import list_runs_job
from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import Labelling
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import load_corpus
from workbench.experiments.plans.plan import Plan
from workbench.experiments.runs.store import RunStore
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.state.preferences import WindowSettings
from workbench.gui.state.selection import DocumentSelection
from workbench.labelling.labelling_files import labelling_file, labelling_of

_IDLE_LIMIT = 10_000  # milliseconds without a job after which a process that is rarely used ends


@dataclass(frozen=True)
class CorpusSource:
    """The origin of the open corpus: a known name or a path, and its reading settings."""

    name_or_path: str
    reading: ReadingSettings | None = None


@dataclass(frozen=True)
class LabelRequest:
    """Documents to label next: the corpus they belong to, their names, and why."""

    corpus: str
    document_ids: tuple[str, ...]
    reason: str = ""
    reading: ReadingSettings | None = None  # how the corpus is read, if it is not open


class Workspace(QObject):
    """The state of the window; pages communicate only through it."""

    corpus_opening = Signal(object)  # Job
    corpus_opened = Signal(object)  # Corpus
    corpus_failed = Signal(str)
    data_folder_changed = Signal()  # the folder of known corpora
    plan_proposed = Signal(object)  # Plan, for the Experiment page
    run_chosen = Signal(str)  # run id, for the Results page
    runs_compared = Signal(list)  # run ids, for the Compare page
    runs_listed = Signal(object)  # tuple of RunSummary, newest first
    tour_started = Signal(str)  # run id
    page_requested = Signal(str)
    new_plan_requested = Signal()  # on the Experiment page
    gallery_requested = Signal()  # the gallery of recipes, on the Experiment page
    message_posted = Signal(str)
    sources_requested = Signal()  # a folder or a file, on the start screen
    labelling_began = Signal()  # the documents are being prepared for suggestions
    labelling_requested = Signal(object)  # LabelRequest, for the Label page
    new_documents_requested = Signal(str)  # configuration of the run in view
    message_offered = Signal(str, str, object)  # message, title of an action, the action

    def __init__(
        self, store: RunStore, settings: WindowSettings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.store = store
        self.settings = settings
        settings.on_problem = self.message_posted.emit
        self.jobs = JobRunner(self)
        # Which no other job should wait for.
        self.long_jobs = JobRunner(self, idle_limit=_IDLE_LIMIT)
        self.label_jobs = JobRunner(self)  # whose process keeps the graph between key presses
        # Projections, which can be cancelled.
        self.map_jobs = JobRunner(self, idle_limit=_IDLE_LIMIT)
        self.corpus: Corpus | None = None
        self.source: CorpusSource | None = None
        self.opened: OpenedCorpus | None = None
        self.selection = DocumentSelection(self)  # of the run in view
        self.is_for_labelling = False  # whether the next corpus is opened to be labelled
        self.label_request: LabelRequest | None = None  # until the Label page has taken it up
        self._listing: Job | None = None
        folder = settings.value("data_folder")
        if folder and paths.data() is None:  # the environment variable takes precedence
            paths.use_data_folder(Path(str(folder)))

    def use_data_folder(self, folder: Path) -> None:
        """Look for known corpora in a folder, now and after the next start."""
        paths.use_data_folder(folder)
        self.settings.store("data_folder", str(folder))
        self.data_folder_changed.emit()

    def open_corpus(self, name_or_path: str, reading: ReadingSettings | None = None) -> Job:
        """Read a corpus in the background and make it the open corpus."""
        source = CorpusSource(name_or_path, reading)
        job = self.jobs.start(open_corpus_job, name_or_path, reading)
        job.finished.connect(lambda opened: self._set_corpus(source, opened))
        job.failed.connect(lambda sentence, _: self.corpus_failed.emit(sentence))
        self.corpus_opening.emit(job)
        return job

    def open_for_labelling(self) -> None:
        """Ask on the Corpus page what to open, and show the Label page once it is open."""
        self.is_for_labelling = True
        self.page_requested.emit("corpus")
        self.sources_requested.emit()

    def propose(self, plan: Plan) -> None:
        """Show a plan on the Experiment page, which must exist to receive the signal."""
        self.page_requested.emit("experiment")
        self.plan_proposed.emit(plan)

    def show_run(self, run_id: str) -> None:
        """Show a run on the Results page."""
        self.page_requested.emit("results")
        self.run_chosen.emit(run_id)

    def compare(self, run_ids: list[str]) -> None:
        """Show several runs on the Compare page."""
        self.page_requested.emit("comparison")
        self.runs_compared.emit(run_ids)

    def send_to_labelling(self, request: LabelRequest) -> None:
        """Show documents on the Label page, which must exist to receive the signal."""
        self.page_requested.emit("label")
        self.label_request = request
        self.labelling_requested.emit(request)

    def list_runs(self) -> None:
        """List the stored runs in the background and emit `runs_listed`."""
        self._listing = self.jobs.start(list_runs_job, self.store.root)
        self._listing.finished.connect(self.runs_listed)
        self._listing.failed.connect(lambda sentence, _: self.message_posted.emit(sentence))

    def labelling(self, corpus: Corpus) -> Labelling:
        """The labelling of the open corpus: the one on top of it, or one beside the runs."""
        place = "" if self.source is None else self.source.name_or_path
        reading = None if self.source is None else self.source.reading
        named = "" if reading is None else reading.labelling
        folder = self.store.root.parent / "labellings"
        path = Path(named) if named else labelling_file(folder, corpus, place)
        return labelling_of(corpus, path, place)

    def close(self) -> None:
        """Stop all jobs."""
        self.label_jobs.close()
        self.map_jobs.close()
        self.long_jobs.close()
        self.jobs.close()

    def _set_corpus(self, source: CorpusSource, opened: OpenedCorpus) -> None:
        self.corpus = load_corpus(opened.folder, check=False)  # the job has checked it
        self.source = source
        self.opened = opened
        self.settings.remember_corpus(source.name_or_path, source.reading)
        self.corpus_opened.emit(self.corpus)
        if self.is_for_labelling:
            self.is_for_labelling = False
            self.page_requested.emit("label")
