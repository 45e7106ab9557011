"""The Label page: read a document, press a key, see what follows."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QStackedWidget, QVBoxLayout, QWidget

from workbench.background.labelling import ShownSuggestions
from workbench.corpora.corpus import Corpus
from workbench.gui.pages.label.actions import LabelActions, ResultsControl
from workbench.gui.pages.label.class_cards import ClassCards
from workbench.gui.pages.label.class_changes import change_class
from workbench.gui.pages.label.guide import LabelGuide
from workbench.gui.pages.label.key_line import KeyLine
from workbench.gui.pages.label.labelling_state import LabellingState
from workbench.gui.pages.label.page_keys import CLASS_DIGITS, handle_key
from workbench.gui.pages.label.page_layout import LOWEST, nothing_to_label, page_content
from workbench.gui.pages.label.progress_cards import EstimateCard, ProgressCard
from workbench.gui.pages.label.question_card import CLUSTER, SEARCH, QuestionCard
from workbench.gui.pages.label.side_card import CODERS, RULES, SPACE, SideCard
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

    undo_changed = Signal()

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
        ResultsControl(self.actions_row, self.side_control, workspace)
        self.stack = QStackedWidget()
        self.empty = nothing_to_label(workspace.open_for_labelling, self.try_out)
        self._build_layout()
        self._connect()
        self._show_corpus(workspace.corpus)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Label, accept, skip or move by a key; there is no dialog in the way."""
        if not handle_key(self, event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Digits label documents even where a box of choices has the focus."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and event.text() in CLASS_DIGITS and handle_key(self, event):  # type: ignore[attr-defined, arg-type]
            return True
        return super().eventFilter(watched, event)

    def label(self, number: int) -> None:
        """Give the document, or the documents of the grid, a class and go on."""
        if not self.state.names:
            self.classes.start_naming()
        elif number >= len(self.state.names):
            message = self.tr("There is no class {} yet; press N to name one.")
            self._workspace.message_posted.emit(message.format(number + 1))
        elif self.side.is_reviewing():
            self.side.review.label(number)
        elif self.side.lassoed():
            self.side.space.lassoed.label(number)
        else:
            self.state.label(number)

    def can_undo(self) -> bool:
        """Whether a decision can be undone."""
        return self.state.record is not None and self.state.record.steps[0] > 0

    def can_redo(self) -> bool:
        """Whether a decision was undone."""
        return self.state.record is not None and self.state.record.steps[1] > 0

    def undo(self) -> None:
        """Undo the latest decision."""
        self.state.undo()

    def redo(self) -> None:
        """Repeat the decision that was undone."""
        self.state.undo(is_redo=True)

    def accept(self) -> None:
        """Give the shown document the suggested class."""
        if self.side.is_reviewing():
            self.side.review.accept()
        elif self.state.suggested() >= 0:
            self.state.label(self.state.suggested())
        elif self.state.names and self.state.shown is not None:
            message = self.tr("There is no suggestion here; press the key of a class.")
            self._workspace.message_posted.emit(message)

    def try_out(self) -> None:
        """Open the built-in posts without classes and begin the tour of labelling."""
        opened = self._workspace.open_corpus("posts").finished
        opened.connect(lambda _: self.guide.start())
        opened.connect(lambda _: self._take_focus())

    def find_similar(self) -> None:
        """Ask about documents similar to the shown one from now on."""
        self.card.choose_strategy(SIMILAR)
        self.state.ask_next(SIMILAR)

    def leave(self) -> None:
        """Clear what was lassoed and return to the document."""
        self.side.space.lassoed.clear()
        self.setFocus()

    def link(self, is_apart: bool) -> None:
        """Begin or end a link at the document on the screen."""
        self._workspace.message_posted.emit(self.side_control.link_by_key(is_apart))

    def _choose_strategy(self, name: str) -> None:
        if name == SEARCH:
            self.side_control.ask_phrase()
        elif name == CLUSTER:
            self.side_control.review_cluster()
        else:
            self.state.ask_next(name, self.state.chosen if name == "given" else ())
            self._take_focus()

    def _show_current(self) -> None:
        record, shown = self.state.record, self.state.shown
        if record is None:
            return
        colours = self.side_control.colours()
        self.classes.show_classes(record.names, record.counts(), colours, record.notes)
        self.progress.show_labels(len(record.labels()))
        self.card.choose_strategy(self.state.strategy)
        self._say_state()
        self.actions_row.undo.setEnabled(self.can_undo())
        self.undo_changed.emit()
        if shown is None:
            busy = self.tr("Reading the documents; classes can be named meanwhile …")
            done = self.tr("All documents are done.")
            self.card.show_nothing(busy if self.state.jobs.is_busy else done)
            self.classes.suggest(-1)
            return
        is_early = self.state.answer is None and sum(map(bool, record.counts())) > 1
        decided = self.side_control.decided()
        self.card.show_document(shown, record.names, colours, decided, is_early)
        self.classes.suggest(self.state.suggested())
        self.guide.follow(len(record.names), len(record.labels()))

    def _show_answer(self, state: ShownSuggestions) -> None:
        if self.state.record is not None:
            self.estimate.show_answer(state.answer)
            self.progress.show_advice(state.answer)

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
        if self.actions_row.writing:
            parts.insert(0, self.actions_row.writing)
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
            self._take_focus()
            self.state.refresh()

    def showEvent(self, event: Any) -> None:  # noqa: N802
        """Begin when the page is first shown, so that no other page waits for it."""
        super().showEvent(event)
        self._take_focus()
        if self.state.record is not None and self.state.shown is None:
            self.state.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """After a click on the page what is typed still names the first classes."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self._take_focus()

    def _take_focus(self) -> None:
        """Keys label documents; where there are no two classes yet, they name them."""
        if self.is_beginning():
            self.classes.start_naming()
        else:
            self.setFocus()

    def is_beginning(self) -> bool:
        """Whether there are fewer than two classes, so that nothing can be learnt yet."""
        return self.state.record is not None and len(self.state.names) < 2

    def _leave_field(self) -> None:
        """After a document was labelled with the mouse Ctrl+Z is for it, not for a name."""
        if self.classes.field.hasFocus():
            self.setFocus()

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
            card.setMinimumHeight(LOWEST if is_tall else 0)  # a curve that comes moves nothing
            card.setVisible(self.side.panel() in (SPACE, *((RULES, CODERS) if is_tall else ())))

    def rename(self) -> None:
        """Rename the class that has the focus, or the suggested one."""
        if self.state.names:
            number = self.classes.focused()
            self.classes.start_renaming(max(0, self.state.suggested() if number < 0 else number))

    def _rename_class(self, number: int, name: str) -> None:
        if 0 <= number < len(self.state.names):
            self.state.change(lambda record: record.rename(record.names[number], name))

    def _advise(self, about: str) -> None:
        if about == "suspects":
            self.card.choose_strategy(SUSPECTS)
            self.state.ask_next(SUSPECTS)
        elif about in self.state.names:
            self.side_control.review_class(self.state.names.index(about))

    def _connect(self) -> None:
        self._workspace.corpus_opened.connect(self._show_corpus)
        self._workspace.corpus_failed.connect(self.state.drop_request)
        self._workspace.labelling_requested.connect(lambda _: self.state.take_up_request())
        self.state.changed.connect(self._show_current)
        self.state.jobs.progressed.connect(self._say_state)
        self.state.answered.connect(self._show_answer)
        self.state.decided.connect(self.progress.count_key)
        self.state.decided.connect(self._leave_field)
        self.classes.left.connect(self.setFocus)
        for signal in (self.side_control.focus_wanted, self.guide.left):
            signal.connect(self._take_focus)
        self.side.shown.connect(lambda _: self._fit_height())
        self.classes.chosen.connect(self.label)
        self.classes.class_named.connect(
            lambda name: self.state.change(lambda record: record.add_class(name))
        )
        self.classes.class_renamed.connect(self._rename_class)
        self.classes.entry_chosen.connect(
            lambda *entry: change_class(self, self.side_control, *entry)
        )
        self.card.accepted.connect(self.accept)
        self.card.strategy_chosen.connect(self._choose_strategy)
        self.card.neighbour_chosen.connect(self.state.show_row)
        self.progress.advised.connect(self._advise)
        self.actions_row.undo.clicked.connect(lambda _: self.undo())
        self.actions_row.rules.clicked.connect(lambda _: self.side.show_rules())
        self.actions_row.said.connect(self._workspace.message_posted)
        self.actions_row.began_or_ended.connect(self._say_state)
        for box in (self.card.strategy, *self.side.space.findChildren(QComboBox)):
            box.installEventFilter(self)

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
