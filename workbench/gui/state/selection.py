"""The documents that are selected, shared by every view, list and reader of a run."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

Rows = NDArray[np.int64]


class DocumentSelection(QObject):
    """Selected documents as rows of a corpus, and the one that is read."""

    changed = Signal()  # other documents are selected
    retitled = Signal()  # the same documents, under other words
    focused = Signal(int)  # the document that is read; -1: none

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source: object = None
        self.documents: Rows = np.empty(0, dtype=np.int64)
        self.title = ""  # how the documents came together
        self.focus = -1

    def __len__(self) -> int:
        return len(self.documents)

    def __bool__(self) -> bool:
        return bool(len(self.documents))

    def use_source(self, source: object) -> None:
        """Begin with nothing selected where the rows are those of another corpus."""
        if source != self._source:
            self._source = source
            self.clear()

    def select(self, documents: Iterable[int], title: str = "") -> None:
        """Select these documents in place of the current ones."""
        rows = _rows(documents)
        if np.array_equal(rows, self.documents):
            if title not in ("", self.title):
                self.title = title
                self.retitled.emit()
            return
        self.documents, self.title = rows, title
        if self.focus not in self:
            self.focus = -1
        self.changed.emit()

    def toggle(self, documents: Iterable[int]) -> None:
        """Add documents, or remove them if all of them are selected."""
        rows = _rows(documents)
        inside = np.isin(rows, self.documents).all()
        join = np.setdiff1d if inside else np.union1d
        self.select(join(self.documents, rows), self.title)

    def clear(self) -> None:
        """Select nothing."""
        self.select((), "")

    def read(self, document: int) -> None:
        """Say which document is read now; -1 if none."""
        if document != self.focus:
            self.focus = document
            self.focused.emit(document)

    def contains(self, documents: Rows) -> NDArray[np.bool_]:
        """Which of some documents are selected."""
        return np.isin(documents, self.documents)

    def __contains__(self, document: int) -> bool:
        position = int(np.searchsorted(self.documents, document))
        return position < len(self.documents) and int(self.documents[position]) == document


def _rows(documents: Iterable[int]) -> Rows:
    """Documents in order and without repetition; an array that is so already stays as it is."""
    rows: Rows = (
        documents.astype(np.int64, copy=False)
        if isinstance(documents, np.ndarray)
        else np.fromiter(documents, dtype=np.int64)
    )
    return rows if (np.diff(rows) > 0).all() else np.unique(rows)
