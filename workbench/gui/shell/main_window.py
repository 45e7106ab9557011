"""The main window: the navigation, and beside it the current page."""

import importlib
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
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
from workbench.gui.shell.navigation import Navigation
from workbench.gui.shell.queue_bar import QueueBar
from workbench.gui.shell.resume_offer import ResumeOffer
from workbench.gui.shell.undo import UndoKeys
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.sizes import no_margins
from workbench.gui.widgets.toasts import Toast

# The settings file identifies splitters by class names, some of which differ in version 0.1.0.
_STORED_NAMES = {"_PageArea": "_Room", "DocumentsPanel": "DocumentsView"}
_MARGINS = 24  # pixels around the list, the page and the help


@dataclass(frozen=True)
class Page:
    """A page of the window; its module is imported when the page is first shown."""

    name: str
    title: str
    widget: str  # the name of its class
    icon: str
    help: str

    @property
    def module(self) -> str:
        """The import path of the module."""
        return f"workbench.gui.pages.{self.name}.page"


PAGES = (
    Page("corpus", "Corpus", "CorpusPage", "folder", "Open a corpus and examine its documents"),
    Page("label", "Label", "LabelPage", "tag", "Give documents their classes by hand"),
    Page(
        "experiment", "Experiment", "ExperimentPage", "flask-conical", "Choose methods and run them"
    ),
    Page("runs", "Runs", "RunsPage", "list", "Queue and history of the runs"),
    Page("results", "Results", "ResultsPage", "chart-column", "Tables and plots of one run"),
    Page("comparison", "Compare", "ComparisonPage", "git-compare-arrows", "Compare several runs"),
)


class _PageArea(QWidget):
    """Gives the current page all the space, and at least its minimum size.

    A layout would compute the size of every page whenever a text changes.
    """

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__()
        self._stack = stack
        stack.setParent(self)
        stack.currentChanged.connect(lambda _: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """The minimum size of the current page."""
        page = self._stack.currentWidget()
        return QSize() if page is None else page.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Resize the pages."""
        super().resizeEvent(event)
        self._stack.setGeometry(self.rect())


class MainWindow(QMainWindow):
    """Combines pages, queue and menus; independent of the content of the pages."""

    def __init__(self, workspace: Workspace, queue: RunQueue) -> None:
        super().__init__()
        self._closes_unasked = False
        self.workspace = workspace
        self.queue = queue
        self._pages: dict[str, QWidget] = {}
        self._restored: set[str] = set()  # keys of splitters
        self.idle = IdleWork(self)
        self.setWindowTitle(self.tr("Semantic Text Workbench"))
        self.setAcceptDrops(True)
        titles = [(translated(page.title), page.icon, translated(page.help)) for page in PAGES]
        self.navigation = Navigation(titles, QueueBar(queue, workspace))
        self.navigation.page_chosen.connect(lambda row: self.show_page(PAGES[row].name))
        self.page_list = self.navigation.list
        self._stack = QStackedWidget()
        self.commands = Commands(self, self, workspace, queue)
        self.focus_mark = FocusMark(self)
        self.tour = Tour(workspace, queue, self.show_page, self.commands.take_tour, self)
        self._build_layout()
        self.toast = Toast(self)
        self.menus = Menus(self.menuBar(), self.commands, queue, self._titles())
        ResumeOffer(queue, workspace, self)
        self._watch_undo()
        workspace.page_requested.connect(self.show_page)
        workspace.message_posted.connect(self.toast.show_message)
        workspace.message_offered.connect(self.toast.show_message)
        workspace.corpus_opened.connect(lambda corpus: self._show_corpus_name(corpus.name))
        self._restore_layout()
        self.show_page(PAGES[0].name)
        self.menus.follow_pages()

    def _titles(self) -> dict[str, str]:
        return {page.name: translated(page.title) for page in PAGES}

    def _watch_undo(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            UndoKeys(application, self)

    def show_page(self, name: str) -> Any:
        """Show a page and return its widget."""
        widget = self.page(name)
        self._stack.setCurrentWidget(widget)
        self.page_list.setCurrentRow([page.name for page in PAGES].index(name))
        self.commands.changed.emit()
        return widget

    def page(self, name: str) -> Any:
        """The widget of a page, created on demand."""
        if name not in self._pages:
            page = next(page for page in PAGES if page.name == name)
            factory = getattr(importlib.import_module(page.module), page.widget)
            self._pages[name] = widget = factory(self.workspace, self.queue, self)
            self._stack.addWidget(widget)
            self._restore_splitters(name)
            if hasattr(widget, "undo_changed"):
                widget.undo_changed.connect(self.commands.changed)
            if hasattr(widget, "view_made"):
                widget.view_made.connect(lambda: self._restore_splitters(name))
        return self._pages[name]

    def prepare_pages(self) -> None:
        """Create every page before its first visit, a piece at a time."""
        # numpy imports numpy.ma at the first quantile, which would block the window.
        modules = [
            "workbench.gui.pages.corpus.overview_panel",
            "workbench.gui.pages.corpus.import_dialog",
            "numpy.ma",
            *(page.module for page in PAGES),
        ]
        pieces = [partial(self._prepare, page.name) for page in PAGES]
        self.idle.start(modules, pieces)

    def _prepare(self, name: str) -> Any:
        page = self.page(name)
        return page.deferred_work() if hasattr(page, "deferred_work") else None

    def width_for_help(self) -> int:
        """The width that the current page leaves for the help."""
        page = self._stack.currentWidget()
        return self.width() - self.navigation.width() - page.minimumSizeHint().width() - _MARGINS

    def page_in_view(self) -> str:
        """The name of the page that is shown."""
        shown = self._stack.currentWidget()
        return next(name for name, page in self._pages.items() if page is shown)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Accept any local file, on every page."""
        if _local_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Open the dropped file: documents, a plan or an exported run."""
        for file in _local_files(event)[:1]:
            self.commands.open_anything(file)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Ask for confirmation while runs are in progress."""
        if not self._closes_unasked and self.queue.is_busy() and not self._may_close():
            event.ignore()
            return
        self._store_layout()
        self.idle.close()
        self.queue.close()
        self.workspace.close()
        event.accept()

    def close_unasked(self) -> None:
        """Close the window without a question, because the system ends the program."""
        self._closes_unasked = True
        QApplication.closeAllWindows()
        QApplication.quit()

    def _may_close(self) -> bool:
        answer = QMessageBox.question(
            self,
            self.tr("Runs are in progress"),
            self.tr(
                "Finished trials are kept. The runs can be resumed at the next start. Close now?"
            ),
        )
        return answer == QMessageBox.StandardButton.Yes

    def _build_layout(self) -> None:
        pages = QWidget()
        column = QVBoxLayout(pages)
        no_margins(column, 0)
        column.addWidget(self._scrolled(), 1)
        column.addWidget(self.tour.strip)
        whole = QWidget()
        row = QHBoxLayout(whole)
        no_margins(row, 0)
        row.addWidget(self.navigation)
        row.addWidget(pages, 1)
        self.setCentralWidget(whole)

    def _scrolled(self) -> QScrollArea:
        """The pages in a scroll area, because a narrow window may be too small beside the help."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the pages take the focus themselves
        area.setWidget(_PageArea(self._stack))
        return area

    def _store_layout(self) -> None:
        settings = self.workspace.settings
        settings.store("geometry", self.saveGeometry())
        for name, page in self._pages.items():
            for splitter in page.findChildren(QSplitter):
                if sum(splitter.sizes()):  # shown at least once
                    settings.store(splitter_key(splitter, name), splitter.saveState())

    def _restore_splitters(self, name: str) -> None:
        for splitter in self._pages[name].findChildren(QSplitter):
            key = splitter_key(splitter, name)
            if key in self._restored:
                continue
            self._restored.add(key)
            state = self.workspace.settings.value(key)
            orientation = splitter.orientation()
            if isinstance(state, QByteArray):
                splitter.restoreState(state)
                splitter.setOrientation(orientation)  # chosen by the page, not restored

    def _restore_layout(self) -> None:
        geometry = self.workspace.settings.value("geometry")
        if not (isinstance(geometry, QByteArray) and self.restoreGeometry(geometry)):
            self.resize(QSize(1280, 820))
        self._fit_screen()

    def _fit_screen(self) -> None:
        """Stay within the screen, which may be small at a large scale factor."""
        screen = self.screen().availableGeometry()
        frame = 32  # pixels of the title bar, which is not known before the window is shown
        room = QSize(screen.width(), screen.height() - frame)
        self.setMinimumSize(QSize(900, 560).boundedTo(room))
        if self.width() > room.width() or self.height() > room.height():
            self.resize(self.size().boundedTo(room))
            self.move(screen.topLeft())

    def _show_corpus_name(self, name: str) -> None:
        self.setWindowTitle(f"{name} – " + self.tr("Semantic Text Workbench"))


def splitter_key(splitter: QSplitter, page: str) -> str:
    """The settings key of a splitter, made from the classes of its parents."""
    names, parent = [], splitter.parentWidget()
    while parent is not None and not isinstance(parent, QMainWindow):
        name = type(parent).__name__
        names.append(_STORED_NAMES.get(name, name))
        parent = parent.parentWidget()
    return f"splitters/{page}/{'.'.join(names)}"


def _local_files(event: QDropEvent) -> list[str]:
    return [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
