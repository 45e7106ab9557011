"""The selected documents: a list, the text of one, and what can be done with all of them."""

from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QItemSelectionModel, QModelIndex, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from workbench.background.figures import RunFacts
from workbench.background.selections import (
    document_ids_job,
    document_names_job,
    selection_words_job,
    similar_documents_job,
    write_documents_job,
)
from workbench.experiments.figures import SelectionWordsFigure
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.state.selection import DocumentSelection, Rows
from workbench.gui.state.workspace import LabelRequest, Workspace
from workbench.gui.widgets.cards import secondary
from workbench.gui.widgets.document_list import DocumentList
from workbench.gui.widgets.language import shown_count
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.sizes import SMALL

_MOST_LISTED, _MOST_SIMILAR, _WORDS_SHOWN = 2_000, 50, 20


class SelectedDocuments(QWidget):
    """Follows the selection of the window; actions work on the whole selection."""

    words_found = Signal(object)  # SelectionWordsFigure

    def __init__(self, jobs: JobRunner, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._started: dict[str, Job] = {}
        self._workspace: Workspace | None = None
        self._folder: Path | None = None
        self._facts: RunFacts | None = None
        self._listed: list[int] = []
        self._hint = hint or self.tr("Click or draw around documents to list them here.")
        self.documents = DocumentList(jobs, self._hint)
        self.words = QPushButton(self.tr("&Words"))
        self.words.setToolTip(self.tr("The words that distinguish these documents from the rest"))
        self.similar = QPushButton(self.tr("S&imilar"))
        self.similar.setToolTip(self.tr("Select the documents most similar to these"))
        self.more = QPushButton(self.tr("&More"))
        self.answer = secondary("")
        self.answer.hide()
        self.words.clicked.connect(lambda _: self.find_words())
        self.similar.clicked.connect(lambda _: self.find_similar())
        self.menu = QMenu(self)
        self._fill_menu(self.menu)
        self.more.setMenu(self.menu)
        self.documents.list.selectionModel().currentChanged.connect(self._read)
        self._build_layout()
        self._enable()

    def use_workspace(self, workspace: Workspace) -> None:
        """Follow the selection of the window."""
        self._workspace = workspace
        workspace.selection.changed.connect(self._show_selection)
        workspace.selection.retitled.connect(self._list_again)
        workspace.selection.focused.connect(self._show_focus)
        self._show_selection()  # made while the view did not exist yet

    def use_run(self, folder: Path, facts: RunFacts) -> None:
        """Read documents of this run."""
        if folder != self._folder:
            self._folder = folder
            self._listed = []
            self.documents.use_run(folder)
        self._facts = facts
        self._show_selection()

    def make_menu(self) -> QMenu:
        """A menu with everything that can be done with the selection."""
        menu = QMenu(self)
        menu.addAction(self.tr("Words of this selection")).triggered.connect(
            lambda _: self.find_words()
        )
        menu.addAction(self.tr("Similar documents")).triggered.connect(
            lambda _: self.find_similar()
        )
        menu.addSeparator()
        self._fill_menu(menu)
        for action in menu.actions():
            action.setEnabled(bool(self._selection()))
        return menu

    def find_words(self) -> None:
        """Say which words distinguish the selection from the rest."""
        self._say(self.tr("Comparing words …"))
        self._start("words", selection_words_job, self._rows(), done=self._show_words)

    def find_similar(self) -> None:
        """Select the documents most similar to the selection."""
        arguments = (self._rows(), _MOST_SIMILAR)
        self._start("similar", similar_documents_job, *arguments, done=self._select_similar)

    def send_to_labelling(self) -> None:
        """Show the selected documents on the Label page."""
        self._start("ids", document_ids_job, self._rows(), done=self._send)

    def save_table(self, file: str) -> None:
        """Write the selected documents as CSV."""
        path = Path(file if file.endswith(".csv") else f"{file}.csv")
        self._start("table", write_documents_job, self._rows(), path, done=self._say_saved)

    def _fill_menu(self, menu: QMenu) -> None:
        for title, act in (
            (self.tr("Send to labelling"), self.send_to_labelling),
            (self.tr("Copy names"), self.documents.copy.click),
            (self.tr("Save as CSV …"), self._choose_file),
            (self.tr("Clear the selection"), self._clear),
        ):
            menu.addAction(title).triggered.connect(lambda _=False, act=act: act())

    def _selection(self) -> DocumentSelection | None:
        return None if self._workspace is None else self._workspace.selection

    def _rows(self) -> Rows:
        selection = self._selection()
        return np.empty(0, dtype=np.int64) if selection is None else selection.documents

    def _start(self, name: str, function: Any, *arguments: Any, done: Any) -> None:
        if self._folder is None or not len(self._rows()):
            return
        self._started[name] = job = self._jobs.start(function, self._folder, *arguments)
        job.finished.connect(lambda found: done(found) if self._started[name] is job else None)
        job.failed.connect(lambda problem, _: self._say(problem))

    def _show_selection(self) -> None:
        rows = self._rows()[:_MOST_LISTED].tolist()
        self._enable()
        if rows == self._listed:
            return
        self._listed = rows
        self._say("")
        if not rows:
            self.documents.show_documents((), (), self._hint)
            return
        self._start("names", document_names_job, rows, done=lambda names: self._list(rows, names))

    def _list_again(self) -> None:
        self._listed = []
        self._show_selection()

    def _list(self, rows: list[int], names: list[str]) -> None:
        if rows != self._listed:
            return
        selection = self._selection()
        title = shown_count(len(self._rows()), "document")
        if selection is not None and selection.title:
            title += f" · {selection.title}"
        if len(rows) < len(self._rows()):
            title += filled(self.tr(", the first {:,} listed"), len(rows))
        self.documents.show_documents(rows, names, title)
        if selection is not None:
            self._show_focus(selection.focus)

    def _show_focus(self, document: int) -> None:
        """Show the document that was clicked elsewhere."""
        if document in self._listed and self.documents.names.rowCount() == len(self._listed):
            index = self.documents.names.index(self._listed.index(document), 0)
            if index != self.documents.list.currentIndex():
                model = self.documents.list.selectionModel()
                model.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
                self.documents.list.scrollTo(index)

    def _read(self, index: QModelIndex) -> None:
        selection = self._selection()
        if selection is not None and 0 <= index.row() < len(self._listed):
            selection.read(self._listed[index.row()])

    def _show_words(self, figure: SelectionWordsFigure) -> None:
        words = ", ".join(word.word for word in figure.words[:_WORDS_SHOWN])
        none = self.tr("No word is more frequent here than in the rest.")
        self._say(self.tr("Typical words: {}").format(words) if words else none)
        stems = (f"{word.word} ({word.term})" for word in figure.words)
        self.answer.setToolTip(", ".join(stems))
        self.words_found.emit(figure)

    def _select_similar(self, found: np.ndarray) -> None:
        selection = self._selection()
        if selection is not None:
            selection.select(found, self.tr("most similar documents"))

    def _send(self, names: tuple[str, ...]) -> None:
        if self._workspace is not None and self._facts is not None:
            reason = self.tr("selected in the results")
            corpus, reading = self._facts.corpus, self._facts.reading
            self._workspace.send_to_labelling(LabelRequest(corpus, names, reason, reading))

    def _say_saved(self, path: Path) -> None:
        if self._workspace is not None:
            self._workspace.message_posted.emit(self.tr("Saved: {}").format(path))

    def _say(self, message: str) -> None:
        self.answer.setText(message)
        self.answer.setToolTip("")
        self.answer.setVisible(bool(message))

    def _clear(self) -> None:
        selection = self._selection()
        if selection is not None:
            selection.clear()

    def _enable(self) -> None:
        for button in (self.words, self.similar, self.more):
            button.setEnabled(len(self._rows()) > 0)

    def _choose_file(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save documents"), "documents.csv", "CSV (*.csv)"
        )
        if name:
            self.save_table(name)

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        for button in (self.words, self.similar, self.more):
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.documents, 1)
        column.addWidget(self.answer)
        column.addLayout(row)
