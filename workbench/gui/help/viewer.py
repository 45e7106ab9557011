"""The help viewer: a searchable list of help pages and the text of the selected one."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from workbench.background.plans import describe_methods_job
from workbench.gui.help.pages import HelpPage, find_page, help_pages, search_pages, settings_table
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.widgets.buttons import icon_button
from workbench.gui.widgets.cards import heading
from workbench.gui.widgets.sizes import SMALL, TINY
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import Parameter

_NAME = Qt.ItemDataRole.UserRole
_MINIMUM_WIDTH = 320


class HelpText(QTextBrowser):
    """Shows Markdown; loads no files and opens no addresses."""

    _markdown = ""  # the constructor of the base class reads it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Help page"))
        self.setOpenLinks(False)

    def show_markdown(self, markdown: str) -> None:
        """Show a Markdown text from its beginning."""
        self._markdown = markdown
        self._draw()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: N802, ARG002
        """Load nothing."""
        return None

    def sizeHint(self) -> QSize:  # noqa: N802
        """Wide enough for a formula."""
        return QSize(430, 500)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Redraw the links in the colours of a new theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._markdown:
            position = self.verticalScrollBar().value()
            self._draw()
            self.verticalScrollBar().setValue(position)

    def _draw(self) -> None:
        self.document().setDefaultFont(self.font())
        self.setMarkdown(self._markdown)


class HelpDock(QDockWidget):
    """The list of pages above, the text below; links open help pages only."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help")
        self.setWindowTitle(self.tr("Help"))
        self.setAllowedAreas(
            Qt.DockWidgetArea.RightDockWidgetArea | Qt.DockWidgetArea.LeftDockWidgetArea
        )
        self.setMinimumWidth(_MINIMUM_WIDTH)
        self._jobs = jobs
        self._job: Job | None = None
        self._parameters: Mapping[str, tuple[Parameter, ...]] = {}
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the help"))
        self.search.setAccessibleName(self.tr("Search the help"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Help pages"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = HelpText()
        self.no_match = QLabel(self.tr("No page contains these words."))
        set_text_role(self.no_match, "faint")
        self.no_match.hide()
        self.setTitleBarWidget(self._make_title())
        self._build_layout()
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.currentItemChanged.connect(lambda item, _: self._show_item(item))
        self.text.anchorClicked.connect(lambda address: self._open_link(address))
        close = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        close.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        close.activated.connect(self.hide)
        self._fill("")

    def width_within(self, available: int) -> int:
        """The preferred width, or less if a narrow window leaves less."""
        return max(_MINIMUM_WIDTH, min(self.sizeHint().width(), available))

    def show_page(self, name: str) -> None:
        """Show the viewer with the page of this name."""
        self.show()
        self.raise_()
        self.search.clear()
        for row in range(self.list.count()):
            if self.list.item(row).data(_NAME) == name:
                self.list.setCurrentRow(row)
        self.list.setFocus()

    def _fill(self, query: str) -> None:
        shown = search_pages(query) if query.strip() else help_pages()
        self.list.clear()
        group = ""
        for page in shown:
            if page.group != group and not query.strip():
                group = page.group
                self._add_heading(group)
            item = QListWidgetItem(page.title)
            item.setData(_NAME, page.name)
            self.list.addItem(item)
        self.no_match.setVisible(not shown)
        if query.strip() and shown:
            self.list.setCurrentRow(0)

    def _add_heading(self, group: str) -> None:
        heading = QListWidgetItem(group)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        self.list.addItem(heading)

    def _show_item(self, item: QListWidgetItem | None) -> None:
        page = find_page(str(item.data(_NAME))) if item is not None else None
        if page is not None:
            self._show(page)

    def _show(self, page: HelpPage) -> None:
        settings = ""
        if page.is_method and page.name in self._parameters:
            settings = settings_table(self._parameters[page.name])
        elif page.is_method:
            settings = "\n\n" + self.tr("Loading the settings …")
            self._load_parameters()
        self.text.show_markdown(page.text + settings)

    def _load_parameters(self) -> None:
        if self._job is None:
            self._job = self._jobs.start(describe_methods_job)
            self._job.finished.connect(self._use_parameters)
            self._job.failed.connect(lambda *_: self._reset_job())
            self._job.stopped.connect(self._reset_job)

    def _reset_job(self) -> None:
        self._job = None  # the next page tries again

    def _use_parameters(self, parameters: Mapping[str, tuple[Parameter, ...]]) -> None:
        self._parameters = parameters
        self._show_item(self.list.currentItem())

    def _open_link(self, address: QUrl) -> None:
        page = find_page(address.path()) if address.isRelative() else None
        if page is not None:
            self.show_page(page.name)

    def _make_title(self) -> QWidget:
        """A title and a button in the style of the window; the dock can still be moved by it."""
        close = icon_button("x", self.tr("Close the help (Esc)"), self.hide)
        title = QWidget()
        line = QHBoxLayout(title)
        line.setContentsMargins(SMALL, SMALL, TINY, 0)
        line.addWidget(heading(self.tr("Help")), 1)
        line.addWidget(close)
        return title

    def _build_layout(self) -> None:
        above = QWidget()
        column = QVBoxLayout(above)
        column.setContentsMargins(TINY, TINY, TINY, 0)
        for widget in (self.search, self.no_match, self.list):
            column.addWidget(widget)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(above)
        splitter.addWidget(self.text)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 3)
        splitter.setSizes([190, 480])
        self.setWidget(splitter)
