"""The model of the table of runs, which searches and sorts thousands of runs quickly."""

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
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.phrases import corpus_title, plain_tooltip, score_words

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Column:
    """A column: its title, its text and its sort key."""

    title: str
    text: Callable[[RunSummary], str]
    sort_key: Callable[[RunSummary], Any]
    is_editable: bool = False


def _time_text(stamp: str) -> str:
    try:
        return datetime.fromisoformat(stamp).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return stamp


def _trials_text(run: RunSummary) -> str:
    failed = f", {run.failed} failed" if run.failed else ""
    return translated(f"{run.done:,} of {run.total:,}{failed}")


COLUMNS = (
    Column("Name", lambda run: run.name or run.id, lambda run: (run.name or run.id).casefold()),
    Column("Status", lambda run: run.status, lambda run: run.status),
    Column("Trials", _trials_text, lambda run: (run.done, run.total)),
    Column("Best", lambda _: "", lambda _: ""),  # filled by the table
    Column("Created", lambda run: _time_text(run.created), lambda run: (run.created, run.id)),
    Column("Corpus", lambda run: corpus_title(run.corpus), lambda run: run.corpus.casefold()),
    Column(
        "Methods",
        lambda run: ", ".join(map(shown_title, run.methods)),
        lambda run: run.methods,
    ),
    Column("Tags", lambda run: ", ".join(run.tags), lambda run: run.tags, is_editable=True),
    Column("Notes", lambda run: run.notes, lambda run: run.notes.casefold(), is_editable=True),
)
NAME, STATUS, TRIALS, BEST, CREATED, CORPUS, METHODS, TAGS, NOTES = range(len(COLUMNS))

# Computed once, because Qt asks for the flags of every selected cell.
_READ = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
_EDITED = _READ | Qt.ItemFlag.ItemIsEditable
_IS_EDITABLE = tuple(column.is_editable for column in COLUMNS)


class RunTable(QAbstractTableModel):
    """Runs in a chosen order; tags and notes are edited in place."""

    annotated = Signal(str, str, object)  # run id, "tags" or "notes", new value

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: dict[str, RunSummary] = {}
        self._shown: list[RunSummary] = []
        self._rows: dict[str, int] = {}
        self._search_texts: dict[str, str] = {}
        self._search: list[str] = []
        self._order = (CREATED, Qt.SortOrder.DescendingOrder)
        self._queue_status: dict[str, str] = {}
        self._best: dict[str, BestScore] = {}

    def show_runs(self, runs: Iterable[RunSummary]) -> None:
        """Show these runs."""
        before, self._all = self._all, {run.id: run for run in runs}
        for run in self._all.values():
            if before.get(run.id) != run:
                self._search_texts[run.id] = _search_text(run)
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

    def find(self, run_id: str) -> RunSummary | None:
        """A run by its id, shown or not."""
        return self._all.get(run_id)

    def remove(self, run_ids: Sequence[str]) -> None:
        """Remove runs from the table."""
        for run_id in run_ids:
            self._all.pop(run_id, None)
        self._arrange()

    def show_queue(self, running: Sequence[str], waiting: Sequence[str]) -> None:
        """Show which runs are running and which are waiting."""
        self._queue_status = {
            **dict.fromkeys(waiting, "waiting"),
            **dict.fromkeys(running, "running"),
        }
        self._notify(0, len(self._shown) - 1)

    def show_progress(self, run_id: str, progress: RunProgress) -> None:
        """Show the progress of a run."""
        changed = {"done": progress.done, "total": progress.total, "failed": progress.failed}
        self._replace(run_id, **changed)

    def show_best(self, scores: Mapping[str, BestScore]) -> None:
        """Show the best scores of some runs, without sorting again."""
        self._best.update(scores)
        self._notify(0, len(self._shown) - 1)

    def is_sorted_by(self, column: int) -> bool:
        """Whether the table is sorted by a column."""
        return self._order[0] == column

    def sort_again(self) -> None:
        """Sort again by the same column."""
        self._arrange()

    def status(self, run: RunSummary) -> str:
        """The status of a run, including its status in the queue."""
        idle = "not started" if run.status == "queued" else run.status
        return translated(self._queue_status.get(run.id, idle))

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
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return translated(COLUMNS[section].title)
        if role == Qt.ItemDataRole.InitialSortOrderRole and section in (BEST, CREATED, TRIALS):
            return Qt.SortOrder.DescendingOrder
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Tags and notes can be edited, unless the run cannot be read."""
        return _EDITED if _IS_EDITABLE[index.column()] and self._can_edit(index.row()) else _READ

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell, or its tooltip."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._cell(self._shown[index.row()], index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            run = self._shown[index.row()]
            tooltip = run.corpus if index.column() == CORPUS else self._cell(run, index.column())
            if index.column() == BEST and run.id in self._best:
                tooltip = _best_tooltip(self._best[run.id])
            return plain_tooltip(run.problem or tooltip)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Store edited tags or notes."""
        if role != Qt.ItemDataRole.EditRole or not COLUMNS[index.column()].is_editable:
            return False
        run_id, text = self._shown[index.row()].id, str(value).strip()
        tags = tuple(dict.fromkeys(tag.strip() for tag in text.split(",") if tag.strip()))
        name, edited = ("tags", tags) if index.column() == TAGS else ("notes", text)
        self._replace(run_id, **{name: edited})
        self.annotated.emit(run_id, name, edited)
        return True

    def _cell(self, run: RunSummary, column: int) -> str:
        if column == STATUS:
            return self.status(run)
        if column == BEST and run.id in self._best:
            best = self._best[run.id]
            return f"{translated(best.metric)} {score_words(best.mean)}"
        return COLUMNS[column].text(run)

    def _sort_key(self, run: RunSummary) -> Any:
        """The sort key of a run; runs without a score come last in either order."""
        column, order = self._order
        if column != BEST:
            return COLUMNS[column].sort_key(run)
        best = self._best.get(run.id)
        last = float("inf") if order == Qt.SortOrder.AscendingOrder else float("-inf")
        return last if best is None else best.mean

    def _can_edit(self, row: int) -> bool:
        return not self._shown[row].problem

    def _arrange(self) -> None:
        order = self._order[1]
        texts = self._search_texts
        shown = [
            run for run in self._all.values() if all(word in texts[run.id] for word in self._search)
        ]
        shown.sort(key=self._sort_key, reverse=order == Qt.SortOrder.DescendingOrder)
        self.beginResetModel()
        self._shown = shown
        self._rows = {run.id: row for row, run in enumerate(shown)}
        self.endResetModel()

    def _replace(self, run_id: str, **changes: Any) -> None:
        if run_id not in self._all:
            return
        self._all[run_id] = changed = replace(self._all[run_id], **changes)
        self._search_texts[run_id] = _search_text(changed)
        row = self.row_of(run_id)
        if row >= 0:
            self._shown[row] = changed
            self._notify(row, row)

    def _notify(self, first: int, last: int) -> None:
        if last >= first:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))


def _best_tooltip(best: BestScore) -> str:
    parts = (translated(best.metric), shown_title(best.configuration), best.training)
    return " · ".join(part for part in parts if part)


def _search_text(run: RunSummary) -> str:
    return " ".join([run.id, *run.methods, *(column.text(run) for column in COLUMNS)]).casefold()
