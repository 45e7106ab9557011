"""The corpus page: open documents, then see what is in them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.background.corpora import overview_job
from workbench.background.history import create_run_job
from workbench.corpora.corpus import Corpus
from workbench.corpora.overview import CorpusOverview
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.plans.recipes import recipe_plan
from workbench.gui.pages.corpus.documents import DocumentsView
from workbench.gui.pages.corpus.import_dialog import ImportDialog
from workbench.gui.pages.corpus.start_screen import StartScreen
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.tasks import Task
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.tabs import Tabs
from workbench.gui.widgets.theme import set_text_role

if TYPE_CHECKING:
    from workbench.gui.pages.corpus.overview import OverviewView  # late: 0.4 s, with pyqtgraph

_START, _WAITING, _CORPUS = range(3)
_FINEST = 10_000  # steps of the progress bar


class CorpusPage(QWidget):
    """Start screen, progress while reading, then the corpus itself."""

    def __init__(
        self, workspace: Workspace, queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._queue = queue
        self._task: Task | None = None
        self.start = StartScreen(workspace.settings)
        workspace.data_moved.connect(self.start.refresh)
        self.documents = DocumentsView(workspace)
        self._overview: OverviewView | None = None
        self._place_of_overview = QVBoxLayout()
        self._busy = QLabel()
        self._bar = QProgressBar()
        self._problem = QLabel()
        self._stack = QStackedWidget()
        for widget in (self.start, self._make_waiting(), self._make_corpus()):
            self._stack.addWidget(widget)
        set_text_role(self._problem, "problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._problem.hide()
        column = QVBoxLayout(self)
        column.addWidget(self._problem)
        column.addWidget(self._stack, 1)
        self.start.corpus_chosen.connect(self.open)
        self.start.file_chosen.connect(self.offer)
        self.start.tour_wanted.connect(self.take_tour)
        self.start.return_wanted.connect(lambda: self._stack.setCurrentIndex(_CORPUS))
        workspace.corpus_opening.connect(self._show_progress)
        workspace.corpus_opened.connect(self._show_corpus)
        workspace.corpus_failed.connect(self._show_problem)

    @property
    def overview(self) -> "OverviewView":
        """The pictures of the corpus, made when first needed: the plots take time to load."""
        if self._overview is None:
            from workbench.gui.pages.corpus.overview import (
                OverviewView,  # late: 0.4 s, with pyqtgraph
            )

            self._overview = OverviewView(self._workspace.tasks)
            self._overview.save.said.connect(self._workspace.message_said)
            self._place_of_overview.addWidget(self._overview)
        return self._overview

    def pieces(self) -> tuple[Callable[[], object], ...]:
        """What is left to make, for a moment when nobody waits."""
        return self.overview.pieces()

    def open(self, name_or_path: str) -> None:
        """Open a known corpus, or a path as it was opened last."""
        reading = self._workspace.settings.reading_of(name_or_path)
        self._workspace.open_corpus(name_or_path, reading)

    def offer(self, path: str) -> None:
        """Show how a file or folder would be read, then open it."""
        dialog = ImportDialog(path, self._workspace.tasks, self)
        dialog.accepted.connect(lambda: self._workspace.open_corpus(path, dialog.settings()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_start(self) -> None:
        """Offer corpora again; the open one stays open."""
        corpus = self._workspace.corpus
        if corpus is not None:
            self.start.offer_return(corpus.name)
        self._stack.setCurrentIndex(_START)
        self.start.known.setFocus()

    def take_tour(self) -> None:
        """Open the built-in corpus and run it through the methods of the tour."""
        task = self._workspace.tasks.start(
            create_run_job, self._workspace.store.root, recipe_plan("tour")
        )
        task.finished.connect(self._begin_tour)
        task.failed.connect(lambda sentence, _: self._show_problem(sentence))

    def _begin_tour(self, run_id: str) -> None:
        self._workspace.open_corpus("tour")
        self._queue.add_run(run_id)
        self._workspace.tour_begun.emit(run_id)

    def _make_waiting(self) -> QWidget:
        waiting = QWidget()
        self._busy.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._busy.setTextFormat(Qt.TextFormat.PlainText)
        self._bar.setMaximumWidth(420)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.setMaximumWidth(120)
        cancel.clicked.connect(self._workspace.tasks.stop)
        column = QVBoxLayout(waiting)
        column.addStretch(1)
        column.addWidget(self._busy)
        column.addWidget(self._bar, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(cancel, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        return waiting

    def _make_corpus(self) -> QWidget:
        corpus = QWidget()
        self._title = QLabel()
        set_text_role(self._title, "title")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        another = QPushButton(self.tr("Open &another corpus"))
        another.clicked.connect(self.show_start)
        onward = QPushButton(self.tr("&Set up an experiment →"))
        onward.clicked.connect(lambda: self._workspace.page_wanted.emit("experiment"))
        row = QHBoxLayout()
        row.addWidget(self._title, 1)
        row.addWidget(another)
        row.addWidget(onward)
        self.tabs = Tabs()
        overview = QWidget()
        overview.setLayout(self._place_of_overview)
        self._place_of_overview.setContentsMargins(0, 0, 0, 0)
        self.tabs.addTab(overview, self.tr("Overview"))
        self.tabs.addTab(self.documents, self.tr("Documents"))
        column = QVBoxLayout(corpus)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.tabs, 1)
        return corpus

    def _show_progress(self, task: Task) -> None:
        self._problem.hide()
        self._bar.setRange(0, 0)
        self._busy.setText(self.tr("Reading …"))
        self._stack.setCurrentIndex(_WAITING)
        task.progressed.connect(self._move_bar)
        task.stopped.connect(self.show_start)

    def _move_bar(self, done: int, total: int) -> None:
        scale = max(1, total // _FINEST)  # bytes of a large file are more than a bar can count
        self._bar.setRange(0, total // scale)
        self._bar.setValue(done // scale)

    def _show_problem(self, sentence: str) -> None:
        self._problem.setText(sentence)
        self._problem.show()
        self.show_start()

    def _show_corpus(self, corpus: Corpus) -> None:
        self._title.setText(self.tr("{}: {:,} documents").format(corpus.name, len(corpus)))
        self.start.refresh()
        self.documents.show_corpus(corpus)
        self.overview.show_nothing(self.tr("Counting terms …"))
        self._name_overview(0)
        self.tabs.setCurrentIndex(0)  # where its warnings will stand
        self._stack.setCurrentIndex(_CORPUS)
        self._look_at(TokenSettings())

    def _name_overview(self, warnings: int) -> None:
        words = (
            self.tr("Overview ({} warnings)") if warnings > 1 else self.tr("Overview ({} warning)")
        )
        self.tabs.setTabText(0, words.format(warnings) if warnings else self.tr("Overview"))

    def _look_at(self, tokens: TokenSettings) -> None:
        if self._workspace.opened is None:
            return
        self._task = self._workspace.tasks.start(
            overview_job, self._workspace.opened.folder, tokens
        )
        self._task.progressed.connect(self.overview.show_progress)
        self._task.finished.connect(self._show_overview)
        self._task.failed.connect(lambda sentence, _: self.overview.show_nothing(sentence))

    def _show_overview(self, found: CorpusOverview) -> None:
        if self.sender() is not self._task:
            return  # another corpus was opened meanwhile
        self.overview.show_overview(found)
        self._name_overview(len(found.description.warnings))
        self.documents.use_tokens(found.tokens)
