"""The first thing a person sees: corpora that are here, recent ones, and open buttons."""

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
from workbench.gui.widgets.phrases import plain_tip
from workbench.gui.widgets.theme import set_text_role

_NAME = Qt.ItemDataRole.UserRole


class StartScreen(QWidget):
    """Offers corpora; a click chooses, Enter, a double click or the button opens."""

    corpus_chosen = Signal(str)  # a known name, or a path opened before
    file_chosen = Signal(str)  # a path to look at first
    tour_wanted = Signal()
    return_wanted = Signal()

    def __init__(self, settings: WindowSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.known = self._chooser(self.tr("Known corpora"))
        self.recent = self._chooser(self.tr("Recent corpora"))
        self._no_recent = _hint(self.tr("What you open is listed here the next time."))
        set_text_role(self._no_recent, "faint")
        self.open_button = QPushButton(self.tr("O&pen"))
        self.open_button.setToolTip(self.tr("Open the chosen corpus (Enter)"))
        self.open_button.clicked.connect(self._open_chosen)
        self.return_button = QPushButton()
        self.return_button.clicked.connect(self.return_wanted)
        self.return_button.hide()
        self._build_layout()
        self.refresh()

    def refresh(self) -> None:
        """Look again at what is here."""
        self.known.clear()
        for known in CATALOGUE.values():
            if find_local(known) is not None:
                words = f"{known.title}\n{known.documents:,} documents, {known.classes} classes"
                _add(self.known, words, known.name)
        self.recent.clear()
        for name in self._settings.recent():
            place = "" if name in CATALOGUE else f"\n{Path(name).parent}"
            _add(self.recent, f"{Path(name).name}{place}", name)
        self._no_recent.setVisible(not self.recent.count())
        self.recent.setVisible(bool(self.recent.count()))
        self._note_choice()

    def offer_return(self, name: str) -> None:
        """Offer to go back to the corpus that is open."""
        self.return_button.setText(self.tr("&Back to {}").format(name.replace("&", "&&")))
        self.return_button.show()

    def choose_file(self) -> None:
        """Let a person choose a file."""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open file"), self._last_folder())
        self._offer(path)

    def choose_folder(self) -> None:
        """Let a person choose a folder."""
        self._offer(
            QFileDialog.getExistingDirectory(self, self.tr("Open folder"), self._last_folder())
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Enter opens on every platform; Qt leaves it out on some."""
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

    def _note_choice(self) -> None:
        """At most one corpus is chosen, in whichever list."""
        sender = self.sender()
        for one, other in ((self.known, self.recent), (self.recent, self.known)):
            if sender is one and one.selectedItems():
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
                    "A folder per class, an archive, a table, JSON, Reuters, CLUTO, svmlight or "
                    "ARFF file. Drop it here, or choose:"
                )
            )
        )
        column.addLayout(self._make_buttons())
        row = QHBoxLayout()
        row.addWidget(_boxed(self.tr("Corpora that are here"), self.known), 3)
        row.addWidget(_boxed(self.tr("Recent"), self._no_recent, self.recent), 2)
        column.addLayout(row, 1)
        column.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignRight)

    def _make_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        tour = self.tr("Run the built-in corpus through five methods, explained")
        for text, tip, action in (
            (self.tr("Open fi&le …"), self.tr("Ctrl+O"), self.choose_file),
            (self.tr("Open f&older …"), self.tr("Ctrl+Shift+O"), self.choose_folder),
            (self.tr("Take the &tour"), tour, self.tour_wanted.emit),
        ):
            button = QPushButton(text)
            button.setToolTip(tip)
            button.clicked.connect(lambda _=False, act=action: act())
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.return_button)
        return row

    def _chooser(self, name: str) -> QListWidget:
        chooser = QListWidget()
        chooser.setAccessibleName(name)
        chooser.setAlternatingRowColors(True)
        chooser.setSpacing(1)
        chooser.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        chooser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        chooser.installEventFilter(self)
        chooser.itemSelectionChanged.connect(self._note_choice)
        chooser.itemDoubleClicked.connect(lambda _: self._open_chosen())
        return chooser

    def _offer(self, path: str) -> None:
        if path:
            self._settings.store("last_folder", str(Path(path).parent))
            self.file_chosen.emit(path)

    def _last_folder(self) -> str:
        return str(self._settings.value("last_folder") or "")


def _hint(words: str) -> QLabel:
    hint = QLabel(words)
    hint.setWordWrap(True)
    hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return hint


def _add(chooser: QListWidget, words: str, value: str) -> None:
    item = QListWidgetItem(words)
    item.setData(_NAME, value)
    item.setToolTip(plain_tip(value))
    chooser.addItem(item)


def _boxed(title: str, *contents: QWidget) -> QGroupBox:
    box = QGroupBox(title)
    column = QVBoxLayout(box)
    for one in contents:
        column.addWidget(one)
    return box
