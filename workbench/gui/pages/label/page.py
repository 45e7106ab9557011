"""The Label page: read a document, press a key, see what follows."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from workbench.background.labelling import DeskState
from workbench.corpora.corpus import Corpus
from workbench.errors import WorkbenchError
from workbench.gui.pages.label.actions import LabelActions, labelling_path
from workbench.gui.pages.label.class_bar import ClassBar
from workbench.gui.pages.label.deck import Deck
from workbench.gui.pages.label.desk_tasks import DeskTasks
from workbench.gui.pages.label.empty_state import EmptyState
from workbench.gui.pages.label.key_list import KeyList
from workbench.gui.pages.label.progress_panel import ProgressPanel
from workbench.gui.pages.label.question_card import QuestionCard
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.theme import set_text_role
from workbench.labelling.desk import Wanted
from workbench.labelling.questions import SIMILAR
from workbench.labelling.record import Record

_AHEAD = 5  # documents that are ready before they are asked for


class LabelPage(QWidget):
    """Combines the document, the classes and the progress; all work is done in the background."""

    def __init__(
        self, workspace: Workspace, _queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._record: Record | None = None
        self._deck = Deck()
        self._similar_to: tuple[int, ...] = ()
        self._asked = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = QLabel()
        set_text_role(self.title, "title")
        self.state = QLabel()
        set_text_role(self.state, "faint")
        self.card, self.classes, self.progress = QuestionCard(), ClassBar(), ProgressPanel()
        self.actions_row, self.help_keys = LabelActions(), KeyList()
        self.tasks = DeskTasks(workspace.label_tasks, self)
        self.stack = QStackedWidget()
        self.empty = EmptyState()
        self._build_layout()
        self._connect()
        self._show_corpus(workspace.corpus)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Label, accept, skip or move by a key; there is no dialog in the way."""
        if event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        ):
            super().keyPressEvent(event)
            return
        if not self._handle(event.key(), event.text().casefold()):
            super().keyPressEvent(event)

    def label(self, number: int) -> None:
        """Give the shown document a class and go on."""
        shown = self._deck.current
        if shown is not None and self._has_class(number):
            row, kind = shown.suggestion.row, shown.suggestion.kind
            self._decide(lambda record: record.label(row, record.names[number], kind))

    def accept(self) -> None:
        """Give the shown document the suggested class."""
        shown = self._deck.current
        if shown is not None and not self.card.accept.isHidden():
            self.label(shown.suggestion.classes[0][0])

    def skip(self, cannot_tell: bool = False) -> None:
        """Set the document aside."""
        row = self._deck.row
        self._decide(lambda record: record.skip(row, cannot_tell))

    def undo(self) -> None:
        """Take the latest decision back and show its document again."""
        if self._record is not None:
            row = self._try(self._record.undo)
            if row is not None:
                self._deck.go_back(row)
                self._refresh()

    def go_back(self) -> None:
        """Show the previous document again, to label it anew."""
        if self._deck.go_back():
            self._refresh()

    def find_similar(self) -> None:
        """Ask about documents similar to the shown one from now on."""
        self.card.strategy.setCurrentIndex(self.card.strategy.findData(SIMILAR))
        self._choose_strategy(SIMILAR)

    def _handle(self, key: int, letter: str) -> bool:
        acts: dict[int, Callable[[], Any]] = {
            Qt.Key.Key_Space: self.accept,
            Qt.Key.Key_Left: self.go_back,
            Qt.Key.Key_S: self.skip,
            Qt.Key.Key_U: lambda: self.skip(cannot_tell=True),
            Qt.Key.Key_F: self.find_similar,
            Qt.Key.Key_N: self.classes.start_naming,
            Qt.Key.Key_F2: self._rename_suggested,
            Qt.Key.Key_PageDown: lambda: self.card.scroll_text(1),
            Qt.Key.Key_PageUp: lambda: self.card.scroll_text(-1),
            Qt.Key.Key_Question: self.help_keys.toggle,
        }
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.label(key - Qt.Key.Key_1)
        elif key in acts:
            acts[key]()
        else:
            number = self.classes.by_letter(letter) if letter.isalpha() else None
            if number is None:
                return False
            self.label(number)
        return True

    def _decide(self, change: Callable[[Record], None]) -> None:
        """Write a decision, show the next document at once and ask for new suggestions."""
        record = self._record
        if record is None or self._deck.current is None:
            return

        def written() -> bool:
            change(record)
            return True

        if self._try(written):
            self._deck.go_on()
            self._refresh()

    def _try(self, change: Any) -> Any:
        try:
            return change()
        except WorkbenchError as problem:
            self._workspace.message_posted.emit(str(problem))
            return None

    def _refresh(self) -> None:
        """Show what is known and ask for the rest."""
        if self._record is None:
            return
        strategy = self.card.strategy.currentData()
        wanted = Wanted(strategy, _AHEAD, self._deck.row, self._similar_to)
        self._asked = monotonic()
        self.tasks.ask(self._record.answers(), len(self._record.names), wanted)
        self._show_current()

    def _receive(self, state: DeskState) -> None:
        if self._record is None:
            return
        self._deck.renew(state, self._record.answers())
        self._show_current()
        self.progress.show_answer(state.answer, self._record.names, self._record.counts())
        self._show_state(self.tr("answer in {:.1f} s").format(monotonic() - self._asked))

    def _show_current(self) -> None:
        if self._record is None:
            return
        self.classes.show_classes(self._record.names, self._record.counts())
        shown = self._deck.current
        if shown is None:
            busy = self.tr("Reading the documents; classes can be named meanwhile …")
            done = self.tr("All documents are done.")
            self.card.show_nothing(busy if self.tasks.is_busy else done)
            self.classes.suggest(-1)
            return
        self.card.show_document(shown, self._record.names)
        best = shown.suggestion.classes
        self.classes.suggest(best[0][0] if best and not self.card.accept.isHidden() else -1)

    def _show_state(self, answer: str = "") -> None:
        if self._record is None:
            return
        done = self.tr("{:,} labelled by you").format(sum(self._record.counts()))
        classes = self.tr("{} classes").format(len(self._record.names))
        self.state.setText(" · ".join(filter(None, (done, classes, answer))))

    def _show_corpus(self, corpus: Corpus | None) -> None:
        opened = self._workspace.opened
        self._record, self._deck, self._similar_to = None, Deck(), ()
        self.progress.clear()
        self.stack.setCurrentIndex(0 if corpus is None else 1)
        self.tasks.use_corpus(None if opened is None else opened.folder)
        if corpus is None:
            return
        self.title.setText(self.tr("Label: {}, {:,} documents").format(corpus.name, len(corpus)))
        self._record = self._try(lambda: Record(corpus, labelling_path(self._workspace, corpus)))
        self._show_state()
        if self.isVisible():
            self._refresh()

    def showEvent(self, event: Any) -> None:  # noqa: N802
        """Begin when the page is first shown, so that nobody else waits for it."""
        super().showEvent(event)
        self.setFocus()
        if self._record is not None and self._deck.current is None:
            self._refresh()

    def _has_class(self, number: int) -> bool:
        return self._record is not None and 0 <= number < len(self._record.names)

    def _rename_suggested(self) -> None:
        shown = self._deck.current
        best = () if shown is None else shown.suggestion.classes
        if self._record is not None and self._record.names:
            self.classes.start_renaming(best[0][0] if best else 0)

    def _name_class(self, name: str) -> None:
        if self._record is not None:
            record = self._record
            self._try(lambda: record.add_class(name))
            self._refresh()
            self._show_state()

    def _rename_class(self, number: int, name: str) -> None:
        if self._record is not None and self._has_class(number):
            record = self._record
            self._try(lambda: record.rename(record.names[number], name))
            self._refresh()

    def _choose_strategy(self, _name: str) -> None:
        self._similar_to = () if self._deck.row < 0 else (self._deck.row,)
        self._deck.forget_following()
        self._refresh()
        self.setFocus()

    def _export(self, file: Path) -> None:
        opened = self._workspace.opened
        if self._record is not None and opened is not None:
            self.actions_row.export(self._workspace, opened.folder, self._record.path, file)

    def _connect(self) -> None:
        self._workspace.corpus_opened.connect(self._show_corpus)
        self.tasks.answered.connect(self._receive)
        self.tasks.failed.connect(self._workspace.message_posted)
        self.classes.chosen.connect(self.label)
        self.classes.class_named.connect(self._name_class)
        self.classes.class_renamed.connect(self._rename_class)
        self.classes.left.connect(self.setFocus)
        self.card.accepted.connect(self.accept)
        self.card.strategy_chosen.connect(self._choose_strategy)
        self.actions_row.undo.clicked.connect(self.undo)
        self.actions_row.file_chosen.connect(self._export)
        self.actions_row.use.clicked.connect(self._use_labels)
        self.empty.corpus_wanted.connect(lambda: self._workspace.page_requested.emit("corpus"))
        shortcut = QShortcut(QKeySequence.StandardKey.Undo, self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.undo)

    def _use_labels(self) -> None:
        source = self._workspace.source
        if source is not None and self._record is not None and self._record.path.exists():
            self.actions_row.open_labelled(self._workspace, source, self._record.path)

    def _build_layout(self) -> None:
        heading, names = QHBoxLayout(), QVBoxLayout()
        names.addWidget(self.title)
        names.addWidget(self.state)
        heading.addLayout(names, 1)
        heading.addWidget(self.actions_row)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.card, 1)
        column.addWidget(self.classes)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(self.progress)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 1)
        split.setSizes([760, 320])
        desk = QWidget()
        whole = QVBoxLayout(desk)
        whole.addLayout(heading)
        whole.addWidget(split, 1)
        whole.addWidget(self.help_keys)
        self.stack.addWidget(self.empty)
        self.stack.addWidget(desk)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.stack)
