"""The start screen: available corpora, recent corpora, and buttons to open others."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.corpora.catalogue import find_local
from workbench.corpora.known_corpora import CATALOGUE
from workbench.gui.state.preferences import WindowSettings
from workbench.gui.widgets.phrases import plain_tooltip
from workbench.gui.widgets.theme import set_text_role

_NAME = Qt.ItemDataRole.UserRole


class StartScreen(QWidget):
    """Offers corpora: a click selects one; Enter, a double click or the button opens it."""

    corpus_chosen = Signal(str)  # a known name, or a path opened before
    file_chosen = Signal(str)  # a path to preview first
    tour_requested = Signal()
    return_requested = Signal()

    def __init__(self, settings: WindowSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.known = self._make_list(self.tr("Available corpora"))
        self.recent = self._make_list(self.tr("Recent corpora"))
        self._no_recent = _hint(self.tr("Corpora that you open are listed here."))
        set_text_role(self._no_recent, "faint")
        self.open_button = QPushButton(self.tr("O&pen"))
        self.open_button.setToolTip(self.tr("Open the selected corpus (Enter)"))
        self.open_button.clicked.connect(self._open_chosen)
        self.return_button = QPushButton()
        self.return_button.clicked.connect(self.return_requested)
        self.return_button.hide()
        self._build_layout()
        self.refresh()

    def refresh(self) -> None:
        """List the available and the recent corpora."""
        self.known.clear()
        for known in CATALOGUE.values():
            if find_local(known) is not None:
                text = f"{known.title}\n{known.documents:,} documents, {known.classes} classes"
                _add(self.known, text, known.name)
        self.recent.clear()
        for name in self._settings.recent():
            folder = "" if name in CATALOGUE else f"\n{Path(name).parent}"
            _add(self.recent, f"{Path(name).name}{folder}", name)
        self._no_recent.setVisible(not self.recent.count())
        self.recent.setVisible(bool(self.recent.count()))
        self._update_selection()

    def offer_return(self, name: str) -> None:
        """Offer to return to the open corpus."""
        self.return_button.setText(self.tr("&Back to {}").format(name.replace("&", "&&")))
        self.return_button.show()

    def choose_file(self) -> None:
        """Ask for a file to open."""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open file"), self._last_folder())
        self._choose(path)

    def choose_folder(self) -> None:
        """Ask for a folder to open."""
        self._choose(
            QFileDialog.getExistingDirectory(self, self.tr("Open folder"), self._last_folder())
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Open with Enter on every platform; Qt itself does so only on some."""
        if (
            isinstance(watched, QListWidget)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            self._open_chosen()
            return True
        return super().eventFilter(watched, event)

    def _open_chosen(self) -> None:
        chosen = [*self.known.selectedItems(), *self.recent.selectedItems()]
        if chosen:
            self.corpus_chosen.emit(chosen[0].data(_NAME))

    def _update_selection(self) -> None:
        """Keep at most one corpus selected in both lists together."""
        sender = self.sender()
        for changed, other in ((self.known, self.recent), (self.recent, self.known)):
            if sender is changed and changed.selectedItems():
                other.blockSignals(True)
                other.clearSelection()
                other.blockSignals(False)
        chosen = self.known.selectedItems() or self.recent.selectedItems()
        self.open_button.setEnabled(bool(chosen))

    def _build_layout(self) -> None:
        title = QLabel(self.tr("Open a corpus"))
        set_text_role(title, "title")
        column = QVBoxLayout(self)
        column.addWidget(title)
        column.addWidget(
            _hint(
                self.tr(
                    "A folder with one subfolder or one file per class, an archive, a table, a "
                    "database, a mailbox, or a JSON, Reuters, ARFF or matrix file; texts may be "
                    "PDF, Word, OpenDocument, EPUB, RTF, HTML or mail. Drop it here or choose one:"
                )
            )
        )
        column.addLayout(self._make_buttons())
        row = QHBoxLayout()
        row.addWidget(_boxed(self.tr("Available corpora"), self.known), 3)
        row.addWidget(_boxed(self.tr("Recent corpora"), self._no_recent, self.recent), 2)
        column.addLayout(row, 1)
        column.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignRight)

    def _make_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        tour = self.tr("Try five methods on the built-in corpus, with explanations")
        for text, tooltip, action in (
            (self.tr("Open fi&le …"), self.tr("Ctrl+O"), self.choose_file),
            (self.tr("Open f&older …"), self.tr("Ctrl+Shift+O"), self.choose_folder),
            (self.tr("Take the &tour"), tour, self.tour_requested.emit),
        ):
            button = QPushButton(text)
            button.setToolTip(tooltip)
            button.clicked.connect(lambda _=False, act=action: act())
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.return_button)
        return row

    def _make_list(self, name: str) -> QListWidget:
        corpora = QListWidget()
        corpora.setAccessibleName(name)
        corpora.setAlternatingRowColors(True)
        corpora.setSpacing(1)
        corpora.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        corpora.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        corpora.installEventFilter(self)
        corpora.itemSelectionChanged.connect(self._update_selection)
        corpora.itemDoubleClicked.connect(lambda _: self._open_chosen())
        return corpora

    def _choose(self, path: str) -> None:
        if path:
            self._settings.store("last_folder", str(Path(path).parent))
            self.file_chosen.emit(path)

    def _last_folder(self) -> str:
        return str(self._settings.value("last_folder") or "")


def _hint(text: str) -> QLabel:
    hint = QLabel(text)
    hint.setWordWrap(True)
    hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return hint


def _add(corpora: QListWidget, text: str, value: str) -> None:
    item = QListWidgetItem(text)
    item.setData(_NAME, value)
    item.setToolTip(plain_tooltip(value))
    corpora.addItem(item)


def _boxed(title: str, *contents: QWidget) -> QGroupBox:
    box = QGroupBox(title)
    column = QVBoxLayout(box)
    for widget in contents:
        column.addWidget(widget)
    return box
