"""The start screen: what to do, recent corpora and available ones."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from workbench.corpora.catalogue import find_local
from workbench.corpora.known_corpora import CATALOGUE
from workbench.gui.pages.corpus.card_grid import CardGrid
from workbench.gui.pages.corpus.thumbnails import thumbnail
from workbench.gui.state.preferences import WindowSettings
from workbench.gui.widgets.buttons import button, pop_up
from workbench.gui.widgets.cards import ActionCard, Card, row, secondary
from workbench.gui.widgets.empty_state import EmptyState
from workbench.gui.widgets.icons import icon
from workbench.gui.widgets.language import shown_count, shown_sizes, translated
from workbench.gui.widgets.phrases import plain_tooltip
from workbench.gui.widgets.rows import CHIP, FACTS, TONE, show_rows_in
from workbench.gui.widgets.sizes import HUGE, LARGE, TINY, WIDE
from workbench.gui.widgets.theme import set_text_role

_NAME = Qt.ItemDataRole.UserRole


class StartScreen(QWidget):
    """Offers what to do first; a click or Enter on a corpus opens it."""

    corpus_chosen = Signal(str)  # a known name, or a path opened before
    file_chosen = Signal(str)  # a path to preview first
    tour_requested = Signal()
    papers_requested = Signal()
    labelling_requested = Signal()
    folder_chosen = Signal(str)  # of known corpora
    return_requested = Signal()

    def __init__(self, settings: WindowSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._runs: dict[str, int] = {}
        self.known = self._make_list(self.tr("Available corpora"))
        self.recent = self._make_list(self.tr("Recent corpora"))
        self.return_button = QPushButton()
        self.return_button.clicked.connect(self.return_requested)
        self.return_button.hide()
        self.cards = self._make_cards()
        self._build_layout()
        self.refresh()

    def refresh(self) -> None:
        """List the available and the recent corpora."""
        self.known.clear()
        for known in CATALOGUE.values():
            if find_local(known) is not None:
                built_in = self.tr(" · built in") if known.is_built_in else ""
                facts = shown_sizes(known.documents, known.classes) + built_in
                item = _add(self.known, translated(known.title), known.name, facts)
                item.setIcon(icon("database", "secondary"))
        self.recent.clear()
        for name in self._settings.recent():
            self._add_recent(name)
        self._recent_stack.setCurrentIndex(1 if self.recent.count() else 0)

    def show_runs(self, runs: dict[str, int]) -> None:
        """Say how many runs each corpus has."""
        if runs != self._runs:
            self._runs = runs
            self.refresh()

    def offer_return(self, name: str) -> None:
        """Offer to return to the open corpus."""
        self.return_button.setText(self.tr("&Back to {}").format(name.replace("&", "&&")))
        self.return_button.show()

    def sources(self) -> QMenu:
        """Whether documents are in a folder or in one file; no dialog of the system offers both."""
        menu = QMenu(self)
        menu.addAction(icon("folder"), self.tr("A folder …")).triggered.connect(self.choose_folder)
        menu.addAction(icon("files"), self.tr("A file …")).triggered.connect(self.choose_file)
        return menu

    def offer_sources(self) -> None:
        """Ask what to open, unless a corpus is just being read."""
        card = self.cards[0]
        if self.isVisible():
            pop_up(self.sources(), card.mapToGlobal(card.rect().center()))

    def choose_file(self) -> None:
        """Ask for a file to open."""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open file"), self._last_folder())
        self._choose(path)

    def choose_folder(self) -> None:
        """Ask for a folder to open."""
        self._choose(
            QFileDialog.getExistingDirectory(self, self.tr("Open folder"), self._last_folder())
        )

    def choose_data_folder(self) -> None:
        """Ask for the folder that contains known corpora."""
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder of corpora"))
        if folder:
            self.folder_chosen.emit(folder)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Open with Enter on every platform; Qt itself does so only on some."""
        if (
            isinstance(watched, QListWidget)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and watched.currentItem() is not None
        ):
            self._open(watched.currentItem())
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw the pictures in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_recent_stack"):
            self.refresh()

    def _add_recent(self, name: str) -> None:
        facts = self._settings.facts_of(name)
        known = CATALOGUE.get(name)
        title = translated(known.title) if known is not None else Path(name).name
        item = _add(self.recent, title, name, self._facts_text(name, facts))
        points = facts.get("points") or ()
        picture = thumbnail(points, self.palette(), self.devicePixelRatioF())
        item.setData(Qt.ItemDataRole.DecorationRole, picture)
        findings = facts.get("findings")
        if findings is not None:
            chip = shown_count(findings, "finding") if findings else self.tr("no findings")
            item.setData(CHIP, chip)
            item.setData(TONE, "warning" if findings else "good")

    def _facts_text(self, name: str, facts: dict[str, object]) -> str:
        parts = []
        if "documents" in facts:
            sizes = (int(str(facts[name])) for name in ("documents", "classes"))
            parts.append(shown_sizes(*sizes))
        if self._runs.get(name):
            parts.append(shown_count(self._runs[name], "run"))
        if "opened" in facts:
            parts.append(self.tr("opened {}").format(_day(str(facts["opened"]))))
        return " · ".join(parts) or str(Path(name).parent)

    def _open(self, item: QListWidgetItem) -> None:
        self.corpus_chosen.emit(item.data(_NAME))

    def _make_cards(self) -> list[ActionCard]:
        offers = {
            ActionCard(
                "folder-open",
                self.tr("Open a corpus"),
                self.tr("A folder or a file: table, archive, PDF, mail, JSON and more"),
            ): self.offer_sources,
            ActionCard(
                "tag",
                self.tr("Label documents"),
                self.tr("Give documents their classes by key, with suggestions"),
            ): self.labelling_requested.emit,
            ActionCard(
                "flask-conical",
                self.tr("Take the tour"),
                self.tr("A built-in corpus, five methods, about a minute"),
            ): self.tour_requested.emit,
            ActionCard(
                "book-open",
                self.tr("Reproduce a paper"),
                self.tr("Published tables beside ours, on real corpora"),
            ): self.papers_requested.emit,
        }
        for card, action in offers.items():
            card.clicked.connect(action)
        return list(offers)

    def _build_layout(self) -> None:
        title = QLabel(self.tr("What would you like to do?"))
        set_text_role(title, "title")
        lead = secondary(self.tr("Drop a file or folder anywhere in this window."))
        set_text_role(lead, "lead")
        texts = QVBoxLayout()
        texts.setSpacing(TINY)
        texts.addWidget(title)
        texts.addWidget(lead)
        head = row(texts, self.return_button)
        head.setStretch(0, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(HUGE, WIDE, HUGE, WIDE)
        whole.setSpacing(LARGE)
        whole.addLayout(head)
        whole.addWidget(CardGrid(self.cards))
        lists = row(self._make_recent(), self._make_known(), spacing=LARGE)
        lists.setStretch(0, 3)
        lists.setStretch(1, 2)
        whole.addLayout(lists, 1)

    def _make_recent(self) -> Card:
        card = Card(self.tr("Recent"))
        empty = EmptyState(
            "files",
            self.tr("No corpus opened yet"),
            self.tr("Corpora that you open are listed here, each with a picture of its documents."),
        )
        empty.offer(self.tr("Open a folder …"), self.choose_folder, "folder-open", False)
        self._recent_stack = QStackedLayout()
        self._recent_stack.addWidget(empty)
        self._recent_stack.addWidget(self.recent)
        card.add(self._recent_stack, 1)
        return card

    def _make_known(self) -> Card:
        card = Card(self.tr("Available corpora"))
        card.add(self.known, 1)
        card.add(
            secondary(self.tr("20 Newsgroups, Reuters-21578 and others: choose their folder."))
        )
        folder = button(self.tr("Choose a folder of corpora …"), self.choose_data_folder, "folder")
        card.add(row(folder, 1))
        return card

    def _make_list(self, name: str) -> QListWidget:
        corpora = QListWidget()
        corpora.setAccessibleName(name)
        show_rows_in(corpora)
        corpora.installEventFilter(self)
        corpora.itemClicked.connect(self._open)
        return corpora

    def _choose(self, path: str) -> None:
        if path:
            self._settings.store("last_folder", str(Path(path).parent))
            self.file_chosen.emit(path)

    def _last_folder(self) -> str:
        return str(self._settings.value("last_folder") or "")


def _add(corpora: QListWidget, title: str, value: str, facts: str) -> QListWidgetItem:
    item = QListWidgetItem(title)
    item.setData(_NAME, value)
    item.setData(FACTS, facts)
    item.setToolTip(plain_tooltip(value))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}, {facts}")
    corpora.addItem(item)
    return item


def _day(stamp: str) -> str:
    """A date relative to today, such as yesterday."""
    try:
        opened = datetime.fromisoformat(stamp)
    except ValueError:
        return stamp
    days = (datetime.now().astimezone().date() - opened.date()).days
    if days < 1:
        return translated("today")
    return translated("yesterday" if days == 1 else f"{days} days ago")
