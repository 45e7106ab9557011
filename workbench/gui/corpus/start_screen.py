"""The first thing a person sees: corpora that are here, recent ones, and open buttons."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
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

from workbench.corpora.catalogue import CATALOGUE, find_local
from workbench.gui.preferences import Memory
from workbench.gui.words import plain_tip


class StartScreen(QWidget):
    """Offers corpora; reads nothing itself."""

    corpus_chosen = Signal(str)  # a known name, or a path opened before
    file_chosen = Signal(str)  # a path to look at first
    tour_wanted = Signal()

    def __init__(self, memory: Memory, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._memory = memory
        self._known = _chooser(self.tr("Known corpora"))
        self._recent = _chooser(self.tr("Recent corpora"))
        column = QVBoxLayout(self)
        title = QLabel(self.tr("Open a corpus"))
        title.setObjectName("title")
        hint = QLabel(
            self.tr(
                "A folder per class, an archive, a table, JSON, Reuters, CLUTO, svmlight or ARFF "
                "file. Drop it here, or choose:"
            )
        )
        hint.setWordWrap(True)
        column.addWidget(title)
        column.addWidget(hint)
        column.addLayout(self._make_buttons())
        row = QHBoxLayout()
        row.addWidget(_boxed(self.tr("Corpora that are here"), self._known), 3)
        row.addWidget(_boxed(self.tr("Recent"), self._recent), 2)
        column.addLayout(row, 1)
        for chooser in (self._known, self._recent):
            chooser.itemActivated.connect(
                lambda item: self.corpus_chosen.emit(item.data(Qt.ItemDataRole.UserRole))
            )
            chooser.itemClicked.connect(
                lambda item: self.corpus_chosen.emit(item.data(Qt.ItemDataRole.UserRole))
            )
        self.refresh()

    def refresh(self) -> None:
        """Look again at what is here."""
        self._known.clear()
        for known in CATALOGUE.values():
            if find_local(known) is not None:
                words = f"{known.title}\n{known.documents:,} documents, {known.classes} classes"
                _add(self._known, words, known.name)
        self._recent.clear()
        for name in self._memory.recent():
            place = "" if name in CATALOGUE else f"\n{Path(name).parent}"
            _add(self._recent, f"{Path(name).name}{place}", name)

    def choose_file(self) -> None:
        """Let a person choose a file."""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open file"), self._last_folder())
        self._offer(path)

    def choose_folder(self) -> None:
        """Let a person choose a folder."""
        self._offer(
            QFileDialog.getExistingDirectory(self, self.tr("Open folder"), self._last_folder())
        )

    def _make_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for text, action in (
            (self.tr("Open &file …"), self.choose_file),
            (self.tr("Open f&older …"), self.choose_folder),
        ):
            button = QPushButton(text)
            button.clicked.connect(action)
            row.addWidget(button)
        tour = QPushButton(self.tr("Take the &tour"))
        tour.setToolTip(self.tr("Run the built-in corpus through four methods, explained"))
        tour.clicked.connect(self.tour_wanted)
        row.addWidget(tour)
        row.addStretch(1)
        return row

    def _offer(self, path: str) -> None:
        if path:
            self._memory.store("last_folder", str(Path(path).parent))
            self.file_chosen.emit(path)

    def _last_folder(self) -> str:
        return str(self._memory.value("last_folder") or "")


def _chooser(name: str) -> QListWidget:
    chooser = QListWidget()
    chooser.setAccessibleName(name)
    chooser.setAlternatingRowColors(True)
    chooser.setSpacing(1)
    return chooser


def _add(chooser: QListWidget, words: str, value: str) -> None:
    item = QListWidgetItem(words)
    item.setData(Qt.ItemDataRole.UserRole, value)
    item.setToolTip(plain_tip(value))
    chooser.addItem(item)


def _boxed(title: str, content: QWidget) -> QGroupBox:
    box = QGroupBox(title)
    QVBoxLayout(box).addWidget(content)
    return box
