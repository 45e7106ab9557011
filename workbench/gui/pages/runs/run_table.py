"""The model behind the history of runs: searched and sorted here, so that 2,000 runs stay quick."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from workbench.background.history import BestScore
from workbench.experiments.running.control import RunProgress
from workbench.experiments.runs.store import RunSummary
from workbench.gui.widgets.method_names import configuration_words
from workbench.gui.widgets.phrases import corpus_words, plain_tip

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Column:
    """One column: its title, its text and what it is sorted by."""

    title: str
    words: Callable[[RunSummary], str]
    order: Callable[[RunSummary], Any]
    is_edited: bool = False


def _time_words(stamp: str) -> str:
    try:
        return datetime.fromisoformat(stamp).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return stamp


def _trial_words(run: RunSummary) -> str:
    failed = f", {run.failed} failed" if run.failed else ""
    return f"{run.done} of {run.total}{failed}"


COLUMNS = (
    Column("Name", lambda run: run.name or run.id, lambda run: (run.name or run.id).casefold()),
    Column("Status", lambda run: run.status, lambda run: run.status),
    Column("Trials", _trial_words, lambda run: (run.done, run.total)),
    Column("Corpus", lambda run: corpus_words(run.corpus), lambda run: run.corpus.casefold()),
    Column(
        "Methods",
        lambda run: ", ".join(map(configuration_words, run.methods)),
        lambda run: run.methods,
    ),
    Column("Best", lambda _: "", lambda _: ""),  # known to the table alone
    Column("Made", lambda run: _time_words(run.created), lambda run: (run.created, run.id)),
    Column("Tags", lambda run: ", ".join(run.tags), lambda run: run.tags, is_edited=True),
    Column("Notes", lambda run: run.notes, lambda run: run.notes.casefold(), is_edited=True),
)
NAME, STATUS, TRIALS, CORPUS, METHODS, BEST, MADE, TAGS, NOTES = range(len(COLUMNS))

# Qt asks for the flags of every marked cell, so they are ready.
_READ = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
_EDITED = _READ | Qt.ItemFlag.ItemIsEditable
_IS_EDITED = tuple(one.is_edited for one in COLUMNS)


class RunTable(QAbstractTableModel):
    """Some runs in some order; tags and notes are edited in place."""

    annotated = Signal(str, str, object)  # run id, "tags" or "notes", what was written

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: dict[str, RunSummary] = {}
        self._shown: list[RunSummary] = []
        self._rows: dict[str, int] = {}
        self._words: dict[str, str] = {}
        self._search: list[str] = []
        self._order = (MADE, Qt.SortOrder.DescendingOrder)
        self._waiting: dict[str, str] = {}
        self._best: dict[str, BestScore] = {}

    def show_runs(self, runs: Iterable[RunSummary]) -> None:
        """Show these runs."""
        before, self._all = self._all, {one.id: one for one in runs}
        for one in self._all.values():
            if before.get(one.id) != one:
                self._words[one.id] = _searched(one)
        self._arrange()

    def search(self, text: str) -> None:
        """Show the runs that contain every word."""
        self._search = text.casefold().split()
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        self._order = (column, order)
        self._arrange()

    def runs(self) -> tuple[RunSummary, ...]:
        """The runs that are shown, from top to bottom."""
        return tuple(self._shown)

    def run(self, row: int) -> RunSummary:
        """The run in a row."""
        return self._shown[row]

    def row_of(self, run_id: str) -> int:
        """The row of a run, or -1."""
        return self._rows.get(run_id, -1)

    def known(self, run_id: str) -> RunSummary | None:
        """A run by its id, shown or not."""
        return self._all.get(run_id)

    def remove(self, run_ids: Sequence[str]) -> None:
        """Show these runs no more."""
        for one in run_ids:
            self._all.pop(one, None)
        self._arrange()

    def mark_queue(self, current: str | None, waiting: Sequence[str]) -> None:
        """Say which runs are under way and which stand in line."""
        self._waiting = dict.fromkeys(waiting, "waiting")
        if current is not None:
            self._waiting[current] = "running"
        self._tell(0, len(self._shown) - 1)

    def note_progress(self, run_id: str, progress: RunProgress) -> None:
        """Show how far a run is."""
        changed = {"done": progress.done, "total": progress.total, "failed": progress.failed}
        self._replace(run_id, **changed)

    def note_best(self, scores: Mapping[str, BestScore]) -> None:
        """Show the best scores of some runs, where they stand now."""
        self._best.update(scores)
        self._tell(0, len(self._shown) - 1)

    def is_sorted_by(self, column: int) -> bool:
        """Tell whether a column decides the order."""
        return self._order[0] == column

    def sort_again(self) -> None:
        """Sort by what is known now."""
        self._arrange()

    def status(self, run: RunSummary) -> str:
        """The status of a run in words that tell what can be done."""
        idle = "not started" if run.status == "queued" else run.status
        return self._waiting.get(run.id, idle)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """How many runs are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """How many columns there are."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self.tr(COLUMNS[section].title)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Tags and notes can be edited, unless the run cannot be read."""
        return _EDITED if _IS_EDITED[index.column()] and self._can_edit(index.row()) else _READ

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell, or its tip."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._cell(self._shown[index.row()], index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            run = self._shown[index.row()]
            told = run.corpus if index.column() == CORPUS else self._cell(run, index.column())
            if index.column() == BEST and run.id in self._best:
                told = _best_tip(self._best[run.id])
            return plain_tip(run.problem or told)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Take what a person wrote as tags or notes."""
        if role != Qt.ItemDataRole.EditRole or not COLUMNS[index.column()].is_edited:
            return False
        run_id, text = self._shown[index.row()].id, str(value).strip()
        tags = tuple(dict.fromkeys(one.strip() for one in text.split(",") if one.strip()))
        name, written = ("tags", tags) if index.column() == TAGS else ("notes", text)
        self._replace(run_id, **{name: written})
        self.annotated.emit(run_id, name, written)
        return True

    def _cell(self, run: RunSummary, column: int) -> str:
        if column == STATUS:
            return self.status(run)
        if column == BEST and run.id in self._best:
            return f"{self._best[run.id].mean:.4f}"
        return COLUMNS[column].words(run)

    def _place(self, run: RunSummary) -> Any:
        """What a run is sorted by; runs without a score come after those that have one."""
        column, order = self._order
        if column != BEST:
            return COLUMNS[column].order(run)
        best = self._best.get(run.id)
        last = float("inf") if order == Qt.SortOrder.AscendingOrder else float("-inf")
        return last if best is None else best.mean

    def _can_edit(self, row: int) -> bool:
        return not self._shown[row].problem

    def _arrange(self) -> None:
        order = self._order[1]
        words = self._words
        found = [
            run for run in self._all.values() if all(one in words[run.id] for one in self._search)
        ]
        found.sort(key=self._place, reverse=order == Qt.SortOrder.DescendingOrder)
        self.beginResetModel()
        self._shown = found
        self._rows = {one.id: row for row, one in enumerate(found)}
        self.endResetModel()

    def _replace(self, run_id: str, **changes: Any) -> None:
        if run_id not in self._all:
            return
        self._all[run_id] = changed = replace(self._all[run_id], **changes)
        self._words[run_id] = _searched(changed)
        row = self.row_of(run_id)
        if row >= 0:
            self._shown[row] = changed
            self._tell(row, row)

    def _tell(self, first: int, last: int) -> None:
        if last >= first:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))


def _best_tip(best: BestScore) -> str:
    at = f" at {best.training}" if best.training else ""
    return f"{best.metric} of {configuration_words(best.configuration)}{at}"


def _searched(run: RunSummary) -> str:
    return " ".join([run.id, *run.methods, *(one.words(run) for one in COLUMNS)]).casefold()
