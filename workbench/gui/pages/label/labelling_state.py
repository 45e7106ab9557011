"""The state of the Label page: the record, the document shown, the learner, what is next."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.background.labelling import ShownDocument, ShownSuggestions
from workbench.corpora.corpus import Corpus
from workbench.errors import WorkbenchError
from workbench.gui.pages.label.document_order import DocumentOrder, documents_meanwhile
from workbench.gui.pages.label.suggestion_jobs import SuggestionJobs
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.number_notation import filled
from workbench.labelling.record import DecisionRecord
from workbench.labelling.settings import CHECK, SIMILAR, STRATEGIES, USEFUL, LearnerSettings
from workbench.labelling.situation import (
    ASKED_AGAIN,
    DISAGREEMENTS,
    GIVEN,
    SENT,
    SUSPECTS,
    Situation,
    SuggestionRequest,
)
from workbench.palette import kept_colours

_LOOKED_AGAIN = 500  # milliseconds between two looks at a method that learns in the background
_AHEAD = 5  # documents that are ready before they are asked for
REVIEW = "review"


class LabellingState(QObject):
    """Every change goes through the record first; suggestions follow from the background."""

    changed = Signal()  # the record or the document on the screen
    answered = Signal(object)  # ShownSuggestions
    decided = Signal()  # a document

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self.record: DecisionRecord | None = None
        self.order = DocumentOrder()
        self.learner = LearnerSettings()
        self.strategy, self.chosen = USEFUL, tuple[int, ...]()
        self.answer: ShownSuggestions | None = None
        self.seconds = 0.0  # that the latest answer took
        self.link_start = -1  # the document that a link by keys begins at
        self._asked = 0.0
        self.jobs = SuggestionJobs(workspace.label_jobs, workspace.jobs, self)
        self.jobs.began.connect(workspace.labelling_began)
        self.jobs.answered.connect(self._receive)
        self.jobs.failed.connect(workspace.message_posted)
        self._look_again = QTimer(self, singleShot=True, interval=_LOOKED_AGAIN)
        self._look_again.timeout.connect(self._follow_fit)

    def open(self, corpus: Corpus | None) -> None:
        """Begin with a corpus, or continue its labelling."""
        opened = self._workspace.opened
        self.record, self.order, self.answer = None, DocumentOrder(), None
        self.strategy, self.chosen, self.link_start = USEFUL, (), -1
        self.seconds = 0.0
        self.jobs.use_corpus(None if opened is None else opened.folder)
        if corpus is not None:
            labelling = self._workspace.labelling(corpus)
            self.record = self.attempt(lambda: DecisionRecord(corpus, labelling))
            if self.record is not None and labelling.is_about_changed(corpus):
                self._workspace.message_posted.emit(
                    self.tr("The documents have changed since this labelling began.")
                )

    @property
    def names(self) -> list[str]:
        """The classes."""
        return [] if self.record is None else self.record.names

    @property
    def shown(self) -> ShownDocument | None:
        """The document on the screen."""
        return self.order.current

    def colours(self) -> list[str]:
        """The colours of the classes: chosen by the person, or the next of the palette."""
        chosen = {} if self.record is None else self.record.colours
        return list(kept_colours(self.names, chosen).values())

    def situation(self) -> Situation:
        """All that was decided."""
        if self.record is None:
            return Situation(learner=self.learner)
        record, rules = (
            self.record,
            tuple((rule.contains, rule.label) for rule in self.record.rules),
        )
        names, links = tuple(record.names), record.links()
        return Situation(record.answers(), names, links, rules, self.learner)

    def suggested(self) -> int:
        """The suggested class of the document on the screen; −1 where none may be shown."""
        shown = self.shown
        if shown is None or not shown.suggestion.classes or shown.suggestion.kind == CHECK:
            return -1
        return shown.suggestion.classes[0][0]

    def label(self, number: int) -> None:
        """Give the shown document a class and go on."""
        shown = self.shown
        if shown is None or self.record is None or not 0 <= number < len(self.names):
            return
        suggested = self.suggested()
        word = self.names[suggested] if suggested >= 0 else ""
        row, kind = shown.suggestion.row, shown.suggestion.kind
        self._decide(lambda record: record.label(row, record.names[number], kind, word))

    def add_label(self, number: int) -> None:
        """Give the shown document a further class, and stay."""
        row = self.order.row
        if row >= 0 and 0 <= number < len(self.names):
            self.change(lambda record: record.add_label(row, record.names[number]))

    def skip(self, cannot_tell: bool = False) -> None:
        """Set the document aside."""
        row = self.order.row
        self._decide(lambda record: record.skip(row, cannot_tell))

    def label_all(self, rows: Sequence[int], number: int) -> bool:
        """Give many documents a class in one change; say whether it was done."""
        if not rows or not 0 <= number < len(self.names):
            return False
        done = self.change(lambda record: record.label_all(rows, record.names[number], REVIEW))
        self._pass_answered()
        return done

    def link(self, rows: Sequence[int], is_apart: bool) -> bool:
        """Link the first document with each of the others."""
        return self.change(lambda record: record.link(list(rows), is_apart))

    def undo(self, is_redo: bool = False) -> None:
        """Undo the latest change, or repeat the one undone, and show its document again."""
        record = self.record
        if record is None:
            return
        record.person = self._workspace.settings.person()
        row = self.attempt(record.redo if is_redo else record.undo)
        if row is not None:
            if row >= 0 and row != self.order.row:
                self.order.go_back(row)
            self.refresh()

    def go_back(self) -> None:
        """Show the previous document again, to label it anew."""
        if self.order.go_back():
            self.refresh()

    def show_row(self, row: int) -> None:
        """Show a document that the person chose."""
        if row != self.order.row:
            self.order.await_row(row)
            self.refresh()

    def ask_next(self, strategy: str, rows: Sequence[int] = ()) -> None:
        """Ask for other documents from now on."""
        if strategy == SIMILAR and not rows:
            rows = () if self.order.row < 0 else (self.order.row,)
        self.strategy, self.chosen = strategy, tuple(int(row) for row in rows)
        self.order.forget_following()
        if strategy == GIVEN or strategy in ASKED_AGAIN:
            self.order.drop_current()
        self.refresh()

    def take_up_request(self) -> bool:
        """Ask about the documents that another page sent; say whether there are any.

        A request about another corpus opens that one first and is handled afterwards.
        """
        request, source = self._workspace.label_request, self._workspace.source
        if request is None:
            return False
        if source is None or source.name_or_path != request.corpus:
            self._workspace.open_corpus(request.corpus, request.reading)
            return False
        self._workspace.label_request = None
        rows = [] if self.record is None else self.record.rows_named(request.document_ids)
        if rows:
            self.ask_next(SENT, rows)
            message = self.tr("Documents from the results come next: {:,} ({}).")
            message = filled(message, len(rows), request.reason)
        else:
            message = self.tr("The open corpus contains none of these documents.")
        self._workspace.message_posted.emit(message)
        return bool(rows)

    def drop_request(self, problem: str) -> None:
        """The corpus of sent documents could not be opened."""
        if self._workspace.label_request is not None:
            self._workspace.label_request = None
            self._workspace.message_posted.emit(problem)

    def use_learner(self, **values: Any) -> None:
        """Use another teacher, or another graph."""
        learner = self.attempt(lambda: replace(self.learner, **values))
        if learner is not None:
            self.learner = learner
            self.refresh()

    def change(self, change: Callable[[DecisionRecord], Any]) -> bool:
        """Write a change and ask for new suggestions; say whether it was written."""
        if not self._write(change):
            return False
        self.refresh()
        return True

    def attempt(self, action: Callable[[], Any]) -> Any:
        """Do something that may be refused; a refusal is shown."""
        try:
            return action()
        except WorkbenchError as problem:
            self._workspace.message_posted.emit(str(problem))
            return None

    def refresh(self) -> None:
        """Show what is known and ask for the rest."""
        if self.record is None:
            return
        if self.answer is None and self.strategy in STRATEGIES and self.order.current is None:
            corpus, answers = self._workspace.corpus, self.record.answers()
            self.order.fill([] if corpus is None else documents_meanwhile(corpus, answers, _AHEAD))
        request = SuggestionRequest(self.strategy, _AHEAD, self.order.wanted_row, self.chosen)
        self._asked = monotonic()
        self.jobs.ask(self.situation(), request)
        self.changed.emit()

    def _decide(self, change: Callable[[DecisionRecord], Any]) -> None:
        """Write a decision about the shown document and show the next one at once."""
        if self.order.current is None:
            return
        row = self.order.row
        if self._write(change):
            if self.strategy == SUSPECTS:
                self.chosen = (*self.chosen, row)
            elif self.strategy in (DISAGREEMENTS, GIVEN, SENT):
                self._tick_off(row)
            self.order.go_on()
            self.decided.emit()
            self.refresh()

    def _write(self, change: Callable[[DecisionRecord], Any]) -> bool:
        """Write a change under the name of the person; say whether it was written."""
        record = self.record
        if record is None:
            return False
        record.person = self._workspace.settings.person()

        def written() -> bool:
            change(record)
            return True

        return bool(self.attempt(written))

    def _tick_off(self, row: int) -> None:
        """Count a chosen document as done; after the last one the most useful come next."""
        before, self.chosen = self.chosen, tuple(other for other in self.chosen if other != row)
        if before and not self.chosen:
            self.strategy = USEFUL
            self._workspace.message_posted.emit(
                self.tr("The chosen documents are done; the most useful ones come next.")
            )

    def _pass_answered(self) -> None:
        if self.record is not None and self.order.row in self.record.answers():
            self.order.go_on()
            self.refresh()

    def _receive(self, state: ShownSuggestions) -> None:
        if self.record is None:
            return
        # The documents are compared before the first answer, which says nothing about a key.
        self.seconds = 0.0 if self.answer is None else monotonic() - self._asked
        self.answer = state
        self.order.renew(state, self.record.answers())
        is_done = self.order.current is None and not state.answer.is_fitting
        if is_done and self.strategy not in STRATEGIES:  # no chosen or doubtful document is left
            message = self.tr("There is no such document left; the most useful ones come next.")
            self._workspace.message_posted.emit(message)
            self.ask_next(USEFUL)
        self.changed.emit()
        self.answered.emit(state)
        if state.answer.is_fitting:
            self._look_again.start()

    def _follow_fit(self) -> None:
        """Ask again while a method learns in the background, unless a key did so meanwhile."""
        if not self.jobs.is_busy:
            self.refresh()
