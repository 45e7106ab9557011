"""The window: pages on the left, the page in the middle, the run queue always below."""

import importlib
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QMessageBox,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.gui.help.tour import Tour
from workbench.gui.shell.commands import Commands
from workbench.gui.shell.focus_mark import FocusMark
from workbench.gui.shell.idle import IdleWork
from workbench.gui.shell.menus import Menus
from workbench.gui.shell.queue_bar import QueueBar
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.theme import PAGE_LIST_STYLE

_MARGINS = 24  # beside the list, the page and a dock


@dataclass(frozen=True)
class Page:
    """A page by name; its module is imported when the page is first shown."""

    name: str
    title: str
    widget: str  # the class in the module `page` of the folder of that name
    help: str

    @property
    def module(self) -> str:
        """The name by which the module is imported."""
        return f"workbench.gui.pages.{self.name}.page"


PAGES = (
    Page("corpus", "Corpus", "CorpusPage", "Open documents and see what is in them"),
    Page("experiment", "Experiment", "ExperimentPage", "Choose methods and run them"),
    Page("runs", "Runs", "RunsPage", "What runs, what ran, what failed"),
    Page("results", "Results", "ResultsPage", "Tables and pictures of one run"),
    Page("comparison", "Comparison", "ComparisonPage", "Several runs side by side"),
)


class _Room(QWidget):
    """The room of the pages: as large as there is, or as the page in front needs at least.

    A layout would ask every page at each change of a word, and for its preferred height.
    """

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__()
        self._stack = stack
        stack.setParent(self)
        stack.currentChanged.connect(lambda _: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """What the page in front needs."""
        page = self._stack.currentWidget()
        return QSize() if page is None else page.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Give all of it to the page."""
        super().resizeEvent(event)
        self._stack.setGeometry(self.rect())


class MainWindow(QMainWindow):
    """Puts pages, queue and menus together; knows nothing of what pages do."""

    def __init__(self, workspace: Workspace, queue: RunQueue) -> None:
        super().__init__()
        self.workspace = workspace
        self.queue = queue
        self._pages: dict[str, QWidget] = {}
        self._restored: set[str] = set()  # places of splitters
        self.idle = IdleWork(self)
        self.setWindowTitle(self.tr("Semantic Text Workbench"))
        self.setMinimumSize(900, 600)
        self.setAcceptDrops(True)
        self._list = self._make_list()
        self._stack = QStackedWidget()
        self.commands = Commands(self, self, workspace, queue)
        self.focus_mark = FocusMark(self)
        self.tour = Tour(workspace, queue, self.bring, self.commands.take_tour, self)
        self._build_layout()
        titles = {one.name: self.tr(one.title) for one in PAGES}
        self.menus = Menus(self.menuBar(), self.commands, queue, titles)
        workspace.page_wanted.connect(self.show_page)
        workspace.message_said.connect(lambda text: self.statusBar().showMessage(text, 8000))
        workspace.corpus_opened.connect(lambda corpus: self._name_corpus(corpus.name))
        self._restore_layout()
        self.show_page(PAGES[0].name)

    def show_page(self, name: str) -> None:
        """Bring a page to the front, making it if this is its first time."""
        page = self.page(name)
        self._stack.setCurrentWidget(page)
        self._list.setCurrentRow([one.name for one in PAGES].index(name))

    def page(self, name: str) -> Any:
        """The widget of a page, made on demand."""
        if name not in self._pages:
            described = next(one for one in PAGES if one.name == name)
            factory = getattr(importlib.import_module(described.module), described.widget)
            self._pages[name] = made = factory(self.workspace, self.queue, self)
            self._stack.addWidget(made)
            self._restore_splitters(name)
            if hasattr(made, "view_made"):
                made.view_made.connect(lambda: self._restore_splitters(name))
        return self._pages[name]

    def prepare_pages(self) -> None:
        """Make every page ahead of its first visit, a piece at a time."""
        # numpy.ma: numpy itself loads it at the first quantile, which would be felt.
        modules = [
            "workbench.gui.pages.corpus.overview",
            "numpy.ma",
            *(one.module for one in PAGES),
        ]
        pieces = [partial(self._prepare, one.name) for one in PAGES]
        self.idle.begin(modules, pieces)

    def _prepare(self, name: str) -> Any:
        page = self.page(name)
        return page.pieces() if hasattr(page, "pieces") else None

    def bring(self, name: str) -> Any:
        """Bring a page to the front and give its widget."""
        self.show_page(name)
        return self.page(name)

    def room_for_help(self) -> int:
        """What the page in front can spare of the width."""
        page = self._stack.currentWidget()
        return self.width() - self._list.width() - page.minimumSizeHint().width() - _MARGINS

    def page_in_view(self) -> str:
        """The name of the page that is shown."""
        shown = self._stack.currentWidget()
        return next(name for name, page in self._pages.items() if page is shown)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Anything that lies on a disk may be dropped, on whatever page."""
        if _local_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Open what was dropped: documents, a plan or an exported run."""
        for file in _local_files(event)[:1]:
            self.commands.open_anything(file)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Ask once if runs are in progress; finished trials are kept in any case."""
        if self.queue.is_busy() and not self._may_close():
            event.ignore()
            return
        self._store_layout()
        self.idle.close()
        self.queue.close()
        self.workspace.close()
        event.accept()

    def _may_close(self) -> bool:
        answer = QMessageBox.question(
            self,
            self.tr("Runs are in progress"),
            self.tr(
                "Finished trials are kept and the runs can be resumed at the next start. Close now?"
            ),
        )
        return answer == QMessageBox.StandardButton.Yes

    def _make_list(self) -> QListWidget:
        pages = QListWidget()
        pages.setObjectName("pages")
        pages.setStyleSheet(PAGE_LIST_STYLE)
        pages.setAccessibleName(self.tr("Pages"))
        pages.setFixedWidth(150)
        pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for page in PAGES:
            item = QListWidgetItem(page.title)
            item.setToolTip(page.help)
            pages.addItem(item)
        pages.currentRowChanged.connect(lambda row: self.show_page(PAGES[row].name))
        return pages

    def _build_layout(self) -> None:
        upper = QWidget()
        row = QHBoxLayout(upper)
        row.setContentsMargins(6, 6, 6, 0)
        row.addWidget(self._list)
        row.addWidget(self._scrolled(), 1)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(upper, 1)
        column.addWidget(self.tour.strip)
        column.addWidget(QueueBar(self.queue, self.workspace))
        self.setCentralWidget(whole)

    def _scrolled(self) -> QScrollArea:
        """Beside the help, a narrow window has less room than some pages need."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # nothing to see there, so nowhere to stop
        area.setWidget(_Room(self._stack))
        return area

    def _store_layout(self) -> None:
        settings = self.workspace.settings
        settings.store("geometry", self.saveGeometry())
        for name, page in self._pages.items():
            for splitter in page.findChildren(QSplitter):
                if sum(splitter.sizes()):  # it was shown at least once
                    settings.store(_place_of(splitter, name), splitter.saveState())

    def _restore_splitters(self, name: str) -> None:
        for splitter in self._pages[name].findChildren(QSplitter):
            place = _place_of(splitter, name)
            if place in self._restored:
                continue
            self._restored.add(place)
            state = self.workspace.settings.value(place)
            orientation = splitter.orientation()
            if isinstance(state, QByteArray):
                splitter.restoreState(state)
                splitter.setOrientation(orientation)  # which belongs to the page, not to memory

    def _restore_layout(self) -> None:
        geometry = self.workspace.settings.value("geometry")
        if not (isinstance(geometry, QByteArray) and self.restoreGeometry(geometry)):
            self.resize(QSize(1280, 820))

    def _name_corpus(self, name: str) -> None:
        self.setWindowTitle(f"{name} – " + self.tr("Semantic Text Workbench"))


def _place_of(splitter: QSplitter, page: str) -> str:
    """A name for a splitter that stays the same from start to start: what it stands in."""
    names, parent = [], splitter.parentWidget()
    while parent is not None and not isinstance(parent, QMainWindow):
        names.append(type(parent).__name__)
        parent = parent.parentWidget()
    return f"splitters/{page}/{'.'.join(names)}"


def _local_files(event: QDropEvent) -> list[str]:
    return [one.toLocalFile() for one in event.mimeData().urls() if one.isLocalFile()]
