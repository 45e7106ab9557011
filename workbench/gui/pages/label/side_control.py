"""Connects the panels beside the document with the state of the labelling."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QInputDialog

from workbench.background.labelling import (
    GridDocument,
    class_job,
    cluster_job,
    grid_job,
    halves_job,
    rules_job,
    search_phrase_job,
)
from workbench.corpora.labels import LABEL
from workbench.gui.pages.label.labelling_state import LabellingState
from workbench.gui.pages.label.side_card import CODERS, REVIEW, RULES, SPACE, SideCard
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.number_notation import filled
from workbench.labelling.agreement import agreement
from workbench.labelling.exchange import read_decisions
from workbench.labelling.rules import Rule
from workbench.labelling.settings import SIMILAR
from workbench.labelling.situation import DISAGREEMENTS, GIVEN, SENT, SpaceFrame


class SideControl(QObject):
    """Asks for frames, grids and reports, and carries out what people do there."""

    focus_wanted = Signal()

    def __init__(self, card: SideCard, state: LabellingState, workspace: Workspace) -> None:
        super().__init__(card)
        self._card, self.state, self._workspace = card, state, workspace
        self._theirs: tuple[str, dict[str, str]] | None = None  # a person and their labels
        self.others: list[Path] = []
        state.jobs.framed.connect(self._show_frame)
        state.changed.connect(self._follow)
        state.answered.connect(lambda _: self._renew())
        card.shown.connect(lambda _: self._renew())
        self._connect_space()
        self._connect_others()

    def clear(self) -> None:
        """Begin with another corpus."""
        self._card.space.clear()
        self._card.review.show_documents("", (), ())
        self.others, self._theirs = [], None

    def colours(self) -> list[QColor]:
        """The colours of the classes."""
        return list(map(QColor, self.state.colours()))

    def decided(self) -> str:
        """What this person, another or the corpus says about the document on the screen."""
        record, corpus, shown = self.state.record, self._workspace.corpus, self.state.shown
        if record is None or corpus is None or shown is None:
            return ""
        row, parts = shown.suggestion.row, []
        given = int(corpus.class_index[row])
        if shown.suggestion.kind == SENT and given >= 0:
            parts.append(self.tr("In the corpus: {}.").format(corpus.class_names[given]))
        if labels := record.labels_of(row):
            parts.append(self.tr("You: {}.").format(", ".join(labels)))
        person, theirs = self._theirs or ("", {})
        if shown.suggestion.kind == DISAGREEMENTS and shown.name in theirs:
            parts.append(f"{person}: {theirs[shown.name]}.")
        return " ".join(parts)

    def draw(self) -> None:
        """Ask for a frame if the space is in view."""
        if self._card.panel() == SPACE and self._card.space.isVisible():
            self.state.jobs.draw(self.state.situation(), self._card.space.request())

    def review_cluster(self) -> None:
        """Show the cluster of the document on the screen as a grid."""
        row = self.state.order.row
        job = self.state.jobs.start(cluster_job, self.state.situation(), row)
        if job is not None and row >= 0:
            title = self.tr("The cluster of this document")
            job.finished.connect(lambda rows: self.review(rows, title))

    def review_class(self, number: int) -> None:
        """Show the documents that a class would get as a grid."""
        job = self.state.jobs.start(class_job, self.state.situation(), number)
        if job is not None:
            title = self.tr("Predicted: {}").format(self.state.names[number])
            job.finished.connect(lambda rows: self.review(rows, title))

    def split_class(self, number: int, name: str) -> None:
        """Show the documents of a class in two groups; one is proposed for the new class."""
        record = self.state.record
        if record is None or not name.strip():
            return
        rows = record.rows_of(self.state.names[number])
        if self.state.change(lambda changed: changed.add_class(name)):
            job = self.state.jobs.start(halves_job, rows)
            if job is not None:
                title = self.tr("Press {} to give these documents the class {}")
                title = title.format(len(self.state.names), name)
                job.finished.connect(lambda half: self.review(rows, title, set(rows) - set(half)))

    def review(
        self, rows: Sequence[int], title: str = "", excluded: Sequence[int] | set[int] = ()
    ) -> None:
        """Show documents as a grid."""
        job = self.state.jobs.start(grid_job, self.state.situation(), list(rows))
        if job is None:
            return

        def show(documents: Sequence[GridDocument]) -> None:
            self._card.show_panel(REVIEW)
            words = f"{title}: " if title else ""
            words += self._count(len(documents), len(rows))
            self._card.review.show_documents(words, documents, self.colours(), set(excluded))

        job.finished.connect(show)

    def _count(self, shown: int, all_rows: int) -> str:
        if shown < all_rows:
            return filled(self.tr("the first {:,} of {:,} documents"), shown, all_rows)
        return filled(self.tr("{:,} documents"), shown)

    def ask_phrase(self) -> None:
        """Ask for a word or phrase to search for."""
        title, words = self.tr("Search"), self.tr("Ask about documents that contain:")
        phrase, is_chosen = QInputDialog.getText(self._card, title, words)
        if is_chosen and phrase.strip():
            self.search(phrase.strip())

    def search(self, phrase: str) -> None:
        """Ask about the documents that contain a word or phrase next."""
        job = self.state.jobs.start(search_phrase_job, phrase)
        if job is not None:
            job.finished.connect(lambda rows: self._found(phrase, rows))

    def link_by_key(self, is_apart: bool) -> str:
        """Begin a link at the document on the screen, or end it there; say what happened."""
        row, start = self.state.order.row, self.state.link_start
        if row < 0:
            return ""
        if start < 0 or start == row:
            self.state.link_start = row
            return self.tr("Go to the other document and press the key again.")
        self.state.link_start = -1
        self.state.link([start, row], is_apart)
        return self.tr("The two documents are linked.")

    def _found(self, phrase: str, rows: Sequence[int]) -> None:
        if rows:
            self.state.ask_next(GIVEN, rows)
        else:
            message = self.tr("No document contains “{}”.").format(phrase)
            self._workspace.message_posted.emit(message)
        self.focus_wanted.emit()

    def _follow(self) -> None:
        self._card.space.mark_current(self.state.order.row)
        if self._card.panel() == CODERS:
            self._show_agreement()
        if self.state.record is not None:
            self._card.rules.show_rules(self.state.record.rules, self.state.names)
            count = len(self.state.record.rules)
            self._card.tabs.setTabText(
                RULES, self.tr("Rules ({})").format(count) if count else self.tr("Rules")
            )

    def _renew(self) -> None:
        self.draw()
        if self._card.panel() == RULES:
            self._card.rules.judge()

    def _show_frame(self, frame: SpaceFrame) -> None:
        names = list(zip(self.state.names, self.colours(), strict=True))
        if self.state.record is None or int(frame.classes.max(initial=-1)) >= len(names):
            return  # about classes that are no more
        by_hand = np.zeros(len(frame.classes), dtype=bool)
        decisions = self.state.record.answers()
        by_hand[[row for row, decision in decisions.items() if decision.class_number >= 0]] = True
        self._card.space.show_frame(frame, names, by_hand, self.state.order.row)

    def _connect_space(self) -> None:
        space, state = self._card.space, self.state
        space.frame_wanted.connect(self.draw)
        space.settings_chosen.connect(lambda values: state.use_learner(**values))
        space.point_clicked.connect(state.show_row)
        space.point_clicked.connect(lambda _: self.focus_wanted.emit())
        space.link_drawn.connect(
            lambda first, second, is_apart: state.link([first, second], is_apart)
        )
        space.label_wanted.connect(state.label_all)
        space.link_wanted.connect(state.link)
        space.similar_wanted.connect(lambda row: state.ask_next(SIMILAR, [row]))
        space.left.connect(self.focus_wanted)
        for signal in (space.label_wanted, space.link_wanted, space.read_wanted):
            signal.connect(lambda *_: self.focus_wanted.emit())
        space.read_wanted.connect(lambda rows: state.ask_next(GIVEN, rows))
        space.review_wanted.connect(lambda rows: self.review(rows, self.tr("Lasso")))

    def _connect_others(self) -> None:
        card, state = self._card, self.state
        card.review.labelled.connect(self._label_reviewed)
        card.review.opened.connect(state.show_row)
        card.rules.judged.connect(self._judge)
        card.rules.added.connect(
            lambda phrase, label: state.change(lambda record: record.add_rule(Rule(phrase, label)))
        )
        card.rules.removed.connect(
            lambda phrase, label: state.change(
                lambda record: record.remove_rule(Rule(phrase, label))
            )
        )
        card.coders.file_chosen.connect(self.compare)
        card.coders.documents_wanted.connect(self._decide_again)
        card.coders.document_chosen.connect(lambda name: self._decide_again([name]))
        for panel in (card.review, card.rules, card.coders):
            panel.left.connect(lambda: card.show_panel(SPACE))
            panel.left.connect(self.focus_wanted)

    def _label_reviewed(self, rows: list[int], number: int) -> None:
        if self.state.label_all(rows, number):
            message = self.tr("{:,} documents were given the class {}.")
            message = filled(message, len(rows), self.state.names[number])
            self._workspace.message_posted.emit(message)
            self._card.review.show_documents("", (), ())
            self._card.show_panel(SPACE)
            self.focus_wanted.emit()

    def _judge(self, pairs: list[tuple[str, str]]) -> None:
        job = self.state.jobs.start(rules_job, self.state.situation(), pairs)
        if job is not None:
            job.finished.connect(self._card.rules.show_reports)

    def compare(self, file: Path) -> None:
        """Compare with another person's labelling."""
        record = self.state.record
        if record is None:
            return
        decisions = self.state.attempt(lambda: read_decisions(file))
        if decisions is None:
            return
        latest = {decision.document: decision for decision in decisions}
        theirs = {
            name: decision.label for name, decision in latest.items() if decision.action == LABEL
        }
        self.others.append(file)
        self._theirs = (file.stem, theirs)
        self._show_agreement()

    def _show_agreement(self) -> None:
        """Compare again with the person whose labelling was opened last."""
        if self.state.record is not None and self._theirs is not None:
            person, theirs = self._theirs
            found = agreement(self.state.record.labels(), theirs)
            self._card.coders.show_agreement(found, person)

    def _decide_again(self, names: Sequence[str]) -> None:
        corpus = self._workspace.corpus
        if corpus is None:
            return
        row_of = {name: row for row, name in enumerate(corpus.document_ids)}
        self.state.ask_next(DISAGREEMENTS, [row_of[name] for name in names if name in row_of])
        self.focus_wanted.emit()
