"""The help beside the page: a list of pages that can be searched, and the page itself."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDockWidget,
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
from workbench.gui.help.pages import HelpPage, find_page, help_pages, matching, settings_table
from workbench.gui.state.tasks import Task, TaskRunner
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import Parameter

_NAME = Qt.ItemDataRole.UserRole
_LEAST_WIDTH = 320


class HelpText(QTextBrowser):
    """Shows our own Markdown; loads no pictures, opens no addresses."""

    _markdown = ""  # also while the base class is being made

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Help page"))
        self.setOpenLinks(False)

    def show_markdown(self, markdown: str) -> None:
        """Show a page from its beginning."""
        self._markdown = markdown
        self._draw()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: N802, ARG002
        """Nothing is ever fetched."""
        return None

    def sizeHint(self) -> QSize:  # noqa: N802
        """Wide enough for a formula."""
        return QSize(430, 500)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Take the colours of links from the theme, also after it changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._markdown:
            place = self.verticalScrollBar().value()
            self._draw()
            self.verticalScrollBar().setValue(place)

    def _draw(self) -> None:
        self.document().setDefaultFont(self.font())
        self.setMarkdown(self._markdown)


class HelpDock(QDockWidget):
    """Pages on top, text below; links lead from page to page and nowhere else."""

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help")
        self.setWindowTitle(self.tr("Help"))
        self.setAllowedAreas(
            Qt.DockWidgetArea.RightDockWidgetArea | Qt.DockWidgetArea.LeftDockWidgetArea
        )
        self.setMinimumWidth(_LEAST_WIDTH)
        self._tasks = tasks
        self._task: Task | None = None
        self._parameters: Mapping[str, tuple[Parameter, ...]] = {}
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the help"))
        self.search.setAccessibleName(self.tr("Search the help"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Pages of the help"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = HelpText()
        self._none = QLabel(self.tr("No page holds these words."))
        set_text_role(self._none, "faint")
        self._none.hide()
        self._build_layout()
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.currentItemChanged.connect(lambda item, _: self._show_item(item))
        self.text.anchorClicked.connect(lambda address: self._follow(address))
        close = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        close.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        close.activated.connect(self.hide)
        self._fill("")

    def width_beside(self, room: int) -> int:
        """As wide as it likes to be, or what a page leaves of a narrow window."""
        return max(_LEAST_WIDTH, min(self.sizeHint().width(), room))

    def show_page(self, name: str) -> None:
        """Show a page by its name, and the dock with it."""
        self.show()
        self.raise_()
        self.search.clear()
        for row in range(self.list.count()):
            if self.list.item(row).data(_NAME) == name:
                self.list.setCurrentRow(row)
        self.list.setFocus()

    def _fill(self, words: str) -> None:
        shown = matching(words) if words.strip() else help_pages()
        self.list.clear()
        group = ""
        for page in shown:
            if page.group != group and not words.strip():
                group = page.group
                self._add_heading(group)
            item = QListWidgetItem(page.title)
            item.setData(_NAME, page.name)
            self.list.addItem(item)
        self._none.setVisible(not shown)
        if words.strip() and shown:
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
            settings = "\n\n" + self.tr("Looking up the settings …")
            self._describe()
        self.text.show_markdown(page.text + settings)

    def _describe(self) -> None:
        if self._task is None:
            self._task = self._tasks.start(describe_methods_job)
            self._task.finished.connect(self._take)
            self._task.failed.connect(lambda *_: self._forget())
            self._task.stopped.connect(self._forget)

    def _forget(self) -> None:
        self._task = None  # asked again with the next page

    def _take(self, described: Mapping[str, tuple[Parameter, ...]]) -> None:
        self._parameters = described
        self._show_item(self.list.currentItem())

    def _follow(self, address: QUrl) -> None:
        page = find_page(address.path()) if address.isRelative() else None
        if page is not None:
            self.show_page(page.name)

    def _build_layout(self) -> None:
        above = QWidget()
        column = QVBoxLayout(above)
        column.setContentsMargins(4, 4, 4, 0)
        for widget in (self.search, self._none, self.list):
            column.addWidget(widget)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(above)
        splitter.addWidget(self.text)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 3)
        splitter.setSizes([190, 480])
        self.setWidget(splitter)
