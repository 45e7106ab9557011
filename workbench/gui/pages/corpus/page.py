"""The Corpus page: open documents, then see what is in them."""

from collections import Counter
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.background.corpora import overview_job
from workbench.background.history import create_run_job
from workbench.background.thumbnails import thumbnail_job
from workbench.corpora.corpus import Corpus
from workbench.corpora.overview import CorpusOverview
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.plans.recipes import recipe_plan
from workbench.experiments.runs.store import RunSummary
from workbench.gui.pages.corpus.check_up_panel import CheckUpPanel
from workbench.gui.pages.corpus.documents_panel import DocumentsPanel
from workbench.gui.pages.corpus.start_screen import StartScreen
from workbench.gui.pages.corpus.suspects_panel import SuspectsPanel
from workbench.gui.state.jobs import Job
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.buttons import button, make_primary
from workbench.gui.widgets.language import shown_sizes
from workbench.gui.widgets.page_header import PageHeader
from workbench.gui.widgets.sizes import HUGE, LARGE, MEDIUM, WIDE, no_margins
from workbench.gui.widgets.tabs import Tabs
from workbench.gui.widgets.theme import set_text_role

if TYPE_CHECKING:
    from workbench.gui.pages.corpus.overview_panel import (
        OverviewPanel,  # late: 0.4 s, with pyqtgraph
    )

_START, _WAITING, _CORPUS = range(3)
_FINEST = 10_000  # steps of the progress bar


class CorpusPage(QWidget):
    """Start screen, progress while reading, then the corpus itself."""

    undo_changed = Signal()

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace, self._queue = workspace, queue
        self._job: Job | None = None
        self.start = StartScreen(workspace.settings)
        workspace.data_folder_changed.connect(self.start.refresh)
        workspace.sources_requested.connect(self.start.offer_sources)
        self.documents = DocumentsPanel(workspace)
        self.check_up = CheckUpPanel(workspace)
        self.check_up.examined.connect(lambda found: self._show_findings(len(found.findings)))
        self.check_up.document_chosen.connect(self._read_document)
        self.suspects = SuspectsPanel(workspace)
        self._overview: OverviewPanel | None = None
        self._overview_layout = QVBoxLayout()
        self._busy, self._problem, self._bar = QLabel(), QLabel(), QProgressBar()
        self._stack = QStackedWidget()
        for widget in (self.start, self._make_waiting(), self._make_corpus()):
            self._stack.addWidget(widget)
        set_text_role(self._problem, "problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._problem.hide()
        self._problem.setContentsMargins(HUGE, WIDE, HUGE, 0)
        column = QVBoxLayout(self)
        no_margins(column, 0)
        column.addWidget(self._problem)
        column.addWidget(self._stack, 1)
        self.start.corpus_chosen.connect(self.open)
        self.start.file_chosen.connect(self.preview)
        self.start.tour_requested.connect(self.take_tour)
        self.start.papers_requested.connect(self._show_papers)
        self.start.labelling_requested.connect(lambda: workspace.page_requested.emit("label"))
        self.start.folder_chosen.connect(lambda folder: workspace.use_data_folder(Path(folder)))
        workspace.runs_listed.connect(self._count_runs)
        self.start.return_requested.connect(lambda: self._stack.setCurrentIndex(_CORPUS))
        workspace.corpus_opening.connect(self._show_progress)
        workspace.corpus_opened.connect(self._show_corpus)
        workspace.corpus_failed.connect(self._show_problem)

    @property
    def overview(self) -> "OverviewPanel":
        """The overview of the corpus, created when first needed because plots load slowly."""
        if self._overview is None:
            from workbench.gui.pages.corpus.overview_panel import (
                OverviewPanel,  # late: 0.4 s, with pyqtgraph
            )

            self._overview = OverviewPanel(self._workspace.jobs)
            self._overview.save.message_posted.connect(self._workspace.message_posted)
            self._overview_layout.addWidget(self._overview)
        return self._overview

    def deferred_work(self) -> tuple[Callable[[], object], ...]:
        """The creation of the plots, to be done while the program is idle."""
        return self.overview.deferred_work()

    def open(self, name_or_path: str) -> None:
        """Open a known corpus, or a path with the settings used last."""
        reading = self._workspace.settings.reading_of(name_or_path)
        self._workspace.open_corpus(name_or_path, reading)

    def preview(self, path: str) -> None:
        """Show how a file or folder would be read, and open it if that is accepted."""
        from workbench.gui.pages.corpus.import_dialog import ImportDialog  # late: 0.08 s

        dialog = ImportDialog(path, self._workspace.jobs, self, self._workspace.settings)
        dialog.accepted.connect(lambda: self._workspace.open_corpus(path, dialog.settings()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_start(self) -> None:
        """Show the start screen; the open corpus stays open."""
        corpus = self._workspace.corpus
        if corpus is not None:
            self.start.offer_return(corpus.name)
        self._stack.setCurrentIndex(_START)
        self.start.known.setFocus()

    def take_tour(self) -> None:
        """Open the built-in corpus and run the methods of the tour on it."""
        job = self._workspace.jobs.start(
            create_run_job, self._workspace.store.root, recipe_plan("tour")
        )
        job.finished.connect(self._begin_tour)
        job.failed.connect(lambda problem, _: self._show_problem(problem))

    def _show_papers(self) -> None:
        self._workspace.page_requested.emit("experiment")
        self._workspace.gallery_requested.emit()

    def _begin_tour(self, run_id: str) -> None:
        self._workspace.is_for_labelling = False
        self._workspace.open_corpus("tour")
        self._queue.add_run(run_id)
        self._workspace.tour_started.emit(run_id)

    def _make_waiting(self) -> QWidget:
        waiting = QWidget()
        self._busy.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._busy.setTextFormat(Qt.TextFormat.PlainText)
        self._bar.setMaximumWidth(420)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.clicked.connect(self._workspace.jobs.stop)
        column = QVBoxLayout(waiting)
        column.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        for widget in (self._busy, self._bar, cancel):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        return waiting

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Continue what the labelling interrupted."""
        super().showEvent(event)
        self.check_up.go_on()

    def can_undo(self) -> bool:
        """Whether the check-up is shown and a cure was applied."""
        is_shown = self._stack.currentIndex() == _CORPUS
        is_check_up = is_shown and self.tabs.currentWidget() is self.check_up
        return is_check_up and self.check_up.can_undo()

    def undo(self) -> None:
        """Open the corpus as it was before the last cure."""
        self.check_up.undo_cure()

    def _make_corpus(self) -> QWidget:
        corpus = QWidget()
        go_to = self._workspace.page_requested.emit
        self.header = PageHeader()
        self.label = button(self.tr("&Label documents"), lambda: go_to("label"), "tag")
        self.experiment = button(self.tr("&Set up an experiment"), lambda: go_to("experiment"))
        another = button(self.tr("Open &another corpus"), self.show_start, "folder-open")
        self.header.add(another, self.label, self.experiment)
        self.tabs = Tabs()
        overview = QWidget()
        overview.setLayout(self._overview_layout)
        self._overview_layout.setContentsMargins(0, 0, 0, 0)
        self.tabs.addTab(overview, self.tr("Overview"))
        self.tabs.addTab(self.documents, self.tr("Documents"))
        self.tabs.addTab(self.check_up, self.tr("Check-up"))
        self.tabs.addTab(self.suspects, self.tr("Wrong labels"))
        self.tabs.currentChanged.connect(lambda _: self.undo_changed.emit())
        column = QVBoxLayout(corpus)
        column.setContentsMargins(WIDE, LARGE, WIDE, LARGE)
        column.setSpacing(MEDIUM)
        column.addWidget(self.header)
        column.addWidget(self.tabs, 1)
        return corpus

    def _show_progress(self, job: Job) -> None:
        self._problem.hide()
        self._bar.setRange(0, 0)
        self._busy.setText(self.tr("Reading …"))
        self._stack.setCurrentIndex(_WAITING)
        job.progressed.connect(self._move_bar)
        job.stopped.connect(self.show_start)

    def _move_bar(self, done: int, total: int) -> None:
        scale = max(1, total // _FINEST)  # the bar cannot count the bytes of a large file
        self._bar.setRange(0, total // scale)
        self._bar.setValue(done // scale)

    def _show_problem(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.show()
        self.show_start()

    def _show_corpus(self, corpus: Corpus) -> None:
        self.header.say(corpus.name, shown_sizes(len(corpus), len(corpus.class_names)))
        make_primary(self.label, not corpus.class_names)
        make_primary(self.experiment, bool(corpus.class_names))
        self._remember(corpus)
        self.start.refresh()
        self.documents.show_corpus(corpus)
        self.overview.show_nothing(self.tr("Counting terms …"))
        self._name_overview(0)
        self._name_check_up(0)
        self.suspects.show_corpus()
        by_cure = self.check_up.start()
        if not by_cure:
            self.tabs.setCurrentIndex(0)  # where its warnings will appear
        self._stack.setCurrentIndex(_CORPUS)
        self.undo_changed.emit()
        self._start_overview(TokenSettings())

    def _name_check_up(self, findings: int) -> None:
        title = self.tr("Check-up ({})").format(findings) if findings else self.tr("Check-up")
        self.tabs.setTabText(self.tabs.indexOf(self.check_up), title)

    def _show_findings(self, findings: int) -> None:
        self._name_check_up(findings)
        if self._workspace.source is not None:
            name = self._workspace.source.name_or_path
            self._workspace.settings.remember_facts(name, findings=findings)
            self.start.refresh()

    def _remember(self, corpus: Corpus) -> None:
        """Store what the list of recent corpora says about this one."""
        if self._workspace.source is not None:
            self._workspace.settings.remember_facts(
                self._workspace.source.name_or_path,
                documents=len(corpus),
                classes=len(corpus.class_names),
                opened=datetime.now().astimezone().isoformat(timespec="seconds"),
            )

    def _draw_thumbnail(self) -> None:
        """Make the small picture of the corpus for the next start."""
        source, opened = self._workspace.source, self._workspace.opened
        if source is None or opened is None:
            return
        name, settings = source.name_or_path, self._workspace.settings
        job = self._workspace.jobs.start(thumbnail_job, opened.folder)
        job.finished.connect(lambda made: settings.remember_facts(name, points=made.points))

    def _count_runs(self, runs: Iterable[RunSummary]) -> None:
        self.start.show_runs(dict(Counter(run.corpus for run in runs)))

    def _read_document(self, row: int) -> None:
        self.tabs.setCurrentWidget(self.documents)
        self.documents.show_document(row)

    def _name_overview(self, warnings: int) -> None:
        title = self.tr("Overview")
        if warnings:
            several = self.tr("Overview ({} warnings)")
            title = (several if warnings > 1 else self.tr("Overview ({} warning)")).format(warnings)
        self.tabs.setTabText(0, title)

    def _start_overview(self, tokens: TokenSettings) -> None:
        if self._workspace.opened is None:
            return
        self._job = self._workspace.jobs.start(overview_job, self._workspace.opened.folder, tokens)
        self._job.progressed.connect(self.overview.show_progress)
        self._job.finished.connect(self._show_overview)
        self._job.failed.connect(lambda problem, _: self.overview.show_nothing(problem))

    def _show_overview(self, overview: CorpusOverview) -> None:
        if self.sender() is not self._job:
            return  # another corpus has been opened since
        self.overview.show_overview(overview)
        self._name_overview(len(overview.description.warnings))
        self.documents.use_tokens(overview.tokens)
        self._draw_thumbnail()
