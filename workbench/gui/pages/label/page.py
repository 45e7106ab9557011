"""The Label page: read a document, press a key, see what follows."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from workbench.background.labelling import ShownSuggestions
from workbench.corpora.corpus import Corpus
from workbench.gui.pages.label.actions import CORPUS, MODEL, REPORT, LabelActions
from workbench.gui.pages.label.class_cards import ClassCards
from workbench.gui.pages.label.class_changes import change_class
from workbench.gui.pages.label.guide import LabelGuide
from workbench.gui.pages.label.key_line import KeyLine, shifted_digit
from workbench.gui.pages.label.labelling_state import LabellingState
from workbench.gui.pages.label.page_layout import nothing_to_label, page_content
from workbench.gui.pages.label.progress_cards import EstimateCard, ProgressCard
from workbench.gui.pages.label.question_card import CLUSTER, SEARCH, QuestionCard
from workbench.gui.pages.label.side_card import SPACE, SideCard
from workbench.gui.pages.label.side_control import SideControl
from workbench.gui.state.run_queue import RunQueue
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.page_header import PageHeader
from workbench.gui.widgets.sizes import no_margins
from workbench.labelling.settings import SIMILAR
from workbench.labelling.situation import SUSPECTS

_TALL = 720  # pixels from which there is room for keys and neighbours


class LabelPage(QWidget):
    """Combines the document, the classes, the space and the progress."""

    def __init__(
        self, workspace: Workspace, _queue: RunQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Label documents"))
        self.header = PageHeader(self.tr("Label"))
        self.card, self.classes = QuestionCard(), ClassCards()
        self.estimate, self.progress = EstimateCard(), ProgressCard()
        self.side, self.keys, self.guide = SideCard(), KeyLine(), LabelGuide()
        self.actions_row = LabelActions(self)
        self.state = LabellingState(workspace, self)
        self.side_control = SideControl(self.side, self.state, workspace)
        self.stack = QStackedWidget()
        self.empty = nothing_to_label(workspace.open_for_labelling, self.try_out)
        self._build_layout()
        self._connect()
        self._show_corpus(workspace.corpus)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Label, accept, skip or move by a key; there is no dialog in the way."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.state.undo()
            return
        allowed = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~allowed:
            super().keyPressEvent(event)
            return
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        handle = self._handle_shifted if is_shifted else self._handle
        if not handle(event.key(), event):
            super().keyPressEvent(event)

    def label(self, number: int) -> None:
        """Give the document, or the documents of the grid, a class and go on."""
        if not self.state.names:
            self.classes.start_naming()
        elif number >= len(self.state.names):
            message = self.tr("There is no class {} yet; press N to name one.")
            self._workspace.message_posted.emit(message.format(number + 1))
        elif self.side.is_reviewing():
            self.side.review.label(number)
        else:
            self.state.label(number)

    def accept(self) -> None:
        """Give the shown document the suggested class."""
        if self.side.is_reviewing():
            self.side.review.accept()
        elif self.state.suggested() >= 0:
            self.state.label(self.state.suggested())

    def try_out(self) -> None:
        """Open the built-in posts without classes and begin the tour of labelling."""
        self._workspace.open_corpus("posts").finished.connect(lambda _: self.guide.start())

    def find_similar(self) -> None:
        """Ask about documents similar to the shown one from now on."""
        self.card.choose_strategy(SIMILAR)
        self.state.ask_next(SIMILAR)

    def _handle(self, key: int, event: QKeyEvent) -> bool:
        acts: dict[int, Callable[[], Any]] = {
            Qt.Key.Key_Space: self.accept,
            Qt.Key.Key_Left: self.state.go_back,
            Qt.Key.Key_S: self.state.skip,
            Qt.Key.Key_U: lambda: self.state.skip(cannot_tell=True),
            Qt.Key.Key_F: self.find_similar,
            Qt.Key.Key_N: self.classes.start_naming,
            Qt.Key.Key_F2: self._rename_suggested,
            Qt.Key.Key_Slash: self.side_control.ask_phrase,
            Qt.Key.Key_Escape: self.setFocus,
            Qt.Key.Key_PageDown: lambda: self.card.scroll_text(1),
            Qt.Key.Key_PageUp: lambda: self.card.scroll_text(-1),
            Qt.Key.Key_Question: self.keys.toggle,
        }
        letter = event.text().casefold()
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

    def _handle_shifted(self, key: int, event: QKeyEvent) -> bool:
        acts: dict[int, Callable[[], Any]] = {
            Qt.Key.Key_G: self.side_control.review_cluster,
            Qt.Key.Key_M: lambda: self._link(is_apart=False),
            Qt.Key.Key_C: lambda: self._link(is_apart=True),
            Qt.Key.Key_R: self.side.show_rules,
            Qt.Key.Key_S: lambda: self.side.show_panel(SPACE),
            Qt.Key.Key_Question: self.keys.toggle,
        }
        if key in acts:
            acts[key]()
            return True
        if event.text() == "/":
            self.side_control.ask_phrase()
            return True
        digit = shifted_digit(event)
        if digit is not None:
            self.state.add_label(digit)
        return digit is not None

    def _link(self, is_apart: bool) -> None:
        self._workspace.message_posted.emit(self.side_control.link_by_key(is_apart))

    def _choose_strategy(self, name: str) -> None:
        if name == SEARCH:
            self.side_control.ask_phrase()
        elif name == CLUSTER:
            self.side_control.review_cluster()
        else:
            self.state.ask_next(name, self.state.chosen if name == "given" else ())
            self.setFocus()

    def _show_current(self) -> None:
        record, shown = self.state.record, self.state.shown
        if record is None:
            return
        colours = self.side_control.colours()
        self.classes.show_classes(record.names, record.counts(), colours)
        self.card.choose_strategy(self.state.strategy)
        self._say_state()
        if shown is None:
            busy = self.tr("Reading the documents; classes can be named meanwhile …")
            done = self.tr("All documents are done.")
            self.card.show_nothing(busy if self.state.jobs.is_busy else done)
            self.classes.suggest(-1)
            return
        self.card.show_document(shown, record.names, colours, self.state.given_class())
        self.classes.suggest(self.state.suggested())
        self.guide.follow(len(record.names), len(record.labels()))

    def _show_answer(self, state: ShownSuggestions) -> None:
        if self.state.record is not None:
            self.estimate.show_answer(state.answer)
            self.progress.show_answer(state.answer, len(self.state.record.labels()))

    def _say_state(self) -> None:
        record, corpus = self.state.record, self._workspace.corpus
        if record is None or corpus is None:
            return
        parts = [
            filled(self.tr("{:,} labelled by you"), len(record.labels())),
            self.tr("{} classes").format(len(record.names)),
        ]
        if self.state.seconds:
            parts.append(filled(self.tr("answer in {:.2f} s"), self.state.seconds))
        elif self.state.answer is None and self.state.jobs.is_busy:
            parts.append(self.state.jobs.preparation())
        title = filled(self.tr("Label: {}, {:,} documents"), corpus.name, len(corpus))
        self.header.say(title, " · ".join(parts))

    def _show_corpus(self, corpus: Corpus | None) -> None:
        self.estimate.clear()
        self.progress.clear()
        self.side_control.clear()
        self.stack.setCurrentIndex(0 if corpus is None else 1)
        self.state.open(corpus)
        self._say_state()
        if not self.state.take_up_request() and self.isVisible():
            self.state.refresh()

    def showEvent(self, event: Any) -> None:  # noqa: N802
        """Begin when the page is first shown, so that no other page waits for it."""
        super().showEvent(event)
        self.setFocus()
        if self.state.record is not None and self.state.shown is None:
            self.state.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the room of a low window for the document."""
        super().resizeEvent(event)
        self._fit_height()

    def _fit_height(self) -> None:
        is_tall = self.height() >= _TALL
        self.keys.show_few(is_tall)
        self.card.neighbours.show_most(4 if is_tall else 2)
        self.estimate.show_curve(is_tall or not self.guide.isVisible())
        for card in (self.estimate, self.progress):
            card.setVisible(is_tall or self.side.panel() == SPACE)

    def _rename_suggested(self) -> None:
        if self.state.names:
            self.classes.start_renaming(max(0, self.state.suggested()))

    def _rename_class(self, number: int, name: str) -> None:
        if 0 <= number < len(self.state.names):
            self.state.change(lambda record: record.rename(record.names[number], name))

    def _advise(self, about: str) -> None:
        if about == "suspects":
            self.card.choose_strategy(SUSPECTS)
            self.state.ask_next(SUSPECTS)
        elif about in self.state.names:
            self.side_control.review_class(self.state.names.index(about))

    def _export(self, kind: str, file: Path) -> None:
        record, opened = self.state.record, self._workspace.opened
        if record is None or opened is None:
            return
        teacher = self.state.learner.teacher
        more: dict[str, tuple[Any, ...]] = {
            CORPUS: (teacher,),
            MODEL: (teacher,),
            REPORT: (tuple(self.side_control.others), teacher),
        }
        arguments = (opened.folder, record.path, file, *more.get(kind, ()))
        self.actions_row.export(kind, self._workspace, *arguments)

    def _use_labels(self) -> None:
        if self.state.record is not None and self.state.record.path.exists():
            self.actions_row.open_labelled(self._workspace, self.state.record.path)

    def _connect(self) -> None:
        self._workspace.corpus_opened.connect(self._show_corpus)
        self._workspace.corpus_failed.connect(self.state.drop_request)
        self._workspace.labelling_requested.connect(lambda _: self.state.take_up_request())
        self.state.changed.connect(self._show_current)
        self.state.jobs.progressed.connect(self._say_state)
        self.state.answered.connect(self._show_answer)
        self.state.decided.connect(self.progress.count_key)
        self.side_control.focus_wanted.connect(self.setFocus)
        self.side.shown.connect(lambda _: self._fit_height())
        self.classes.chosen.connect(self.label)
        self.classes.class_named.connect(
            lambda name: self.state.change(lambda record: record.add_class(name))
        )
        self.classes.class_renamed.connect(self._rename_class)
        self.classes.entry_chosen.connect(
            lambda number, entry: change_class(self, self.side_control, number, entry)
        )
        self.classes.left.connect(self.setFocus)
        self.card.accepted.connect(self.accept)
        self.card.strategy_chosen.connect(self._choose_strategy)
        self.card.neighbour_chosen.connect(self.state.show_row)
        self.progress.advised.connect(self._advise)
        self.actions_row.undo.clicked.connect(lambda _: self.state.undo())
        self.actions_row.rules.clicked.connect(lambda _: self.side.show_rules())
        self.actions_row.export_chosen.connect(self._export)
        self.actions_row.use.clicked.connect(lambda _: self._use_labels())
        shortcut = QShortcut(QKeySequence.StandardKey.Undo, self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.state.undo)

    def _build_layout(self) -> None:
        actions = self.actions_row
        self.header.add(actions.undo, actions.rules, actions.export_button, actions.use)
        heads = [self.guide, self.header]
        left, below = [self.card, self.classes], [self.estimate, self.progress]
        self.stack.addWidget(self.empty)
        self.stack.addWidget(page_content(heads, left, self.side, below, self.keys))
        around = QVBoxLayout(self)
        no_margins(around, 0)
        around.addWidget(self.stack)
